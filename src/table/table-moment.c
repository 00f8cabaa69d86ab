/* table-moment.c - see table-moment.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-moment.h"

#include <glib/gi18n.h>

gboolean
table_moment_has_forecast (const TableMoment *moment)
{
  return moment->setup->game->forecast != NULL && !table_state (moment->state)->finished
         && !table_state (moment->state)->on_pad;
}

gboolean
table_moment_may_foresee (const TableMoment *moment)
{
  return moment->setup->aids == TABLE_AIDS_OPEN && table_moment_has_forecast (moment);
}

guint
table_best (const gint32 *scores, guint players, gboolean fewest)
{
  gint32 best = 0;
  guint found = 0;

  for (guint i = 0; i < TABLE_MAX_PLAYERS; i++)
    {
      if (!((players >> i) & 1) || (found != 0 && (fewest ? scores[i] > best : scores[i] < best)))
        continue;
      found = found != 0 && scores[i] == best ? found | 1u << i : 1u << i;
      best = scores[i];
    }
  return found;
}

guint
table_moment_leaders (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const guint winners = game->winners != NULL ? game->winners (moment->state) : 0;

  return winners != 0 ? winners
                      : table_best (table_state (moment->state)->ledger.scores, table_state_there (moment->state),
                                    table_game_fewest_win (game, moment->state));
}

guint
table_moment_winners (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;

  return game->winners != NULL ? game->winners (moment->state) : table_moment_leaders (moment);
}

guint
table_moment_rank (const TableMoment *moment, guint player)
{
  const gint32 *scores = table_state (moment->state)->ledger.scores;
  const gboolean fewest = table_game_fewest_win (moment->setup->game, moment->state);
  const guint leaders = table_moment_leaders (moment);
  guint rank = 1;

  for (guint i = 0; i < moment->setup->n_players && !((leaders >> player) & 1); i++)
    if ((leaders >> i) & 1 || (fewest ? scores[i] < scores[player] : scores[i] > scores[player]))
      rank++;
  return rank;
}

char *
table_leaders_tell (const TableMoment *moment)
{
  const TableSetup *setup = moment->setup;
  guint leaders = table_moment_leaders (moment);
  guint n = 0, seen = 0;
  gint32 score = 0;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < setup->n_players; i++)
    n += (leaders >> i) & 1;
  for (guint i = 0; i < setup->n_players; i++)
    {
      if (!((leaders >> i) & 1))
        continue;
      seen++;
      if (seen > 1)
        g_string_append (names, seen == n ? _ (" and ") : ", ");
      g_string_append (names, table_name_said (&setup->players[i]));
      score = table_state (moment->state)->ledger.scores[i];
    }
  /* A game of Catan that the table stops has no winner. */
  if (table_moment_winners (moment) == 0)
    return g_strdup_printf (n > 1
                                ? ngettext ("%s lead with %d point", "%s lead with %d points", (gulong) ABS (score))
                                : ngettext ("%s leads with %d point", "%s leads with %d points", (gulong) ABS (score)),
                            names->str, score);
  if (n > 1)
    return g_strdup_printf (
        ngettext ("%s share the win with %d point", "%s share the win with %d points", (gulong) ABS (score)),
        names->str, score);
  return g_strdup_printf (ngettext ("%s wins with %d point", "%s wins with %d points", (gulong) ABS (score)),
                          names->str, score);
}
