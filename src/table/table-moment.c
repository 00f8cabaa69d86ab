/* table-moment.c - see table-moment.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-moment.h"

const TableLedger *
table_moment_ledger (const TableMoment *moment)
{
  return table_game_ledger (moment->setup->game, moment->state);
}

gboolean
table_moment_finished (const TableMoment *moment)
{
  return table_game_finished (moment->setup->game, moment->state);
}

gboolean
table_moment_has_forecast (const TableMoment *moment)
{
  return moment->setup->game->forecast != NULL && !table_moment_finished (moment)
         && !table_game_on_pad (moment->setup->game, moment->state);
}

gboolean
table_moment_may_foresee (const TableMoment *moment)
{
  return moment->setup->aids == TABLE_AIDS_OPEN && table_moment_has_forecast (moment);
}

guint
table_best (const gint32 *scores, guint n, gboolean fewest)
{
  gint32 best = scores[0];
  guint found = 0;

  for (guint i = 1; i < n; i++)
    best = fewest ? MIN (best, scores[i]) : MAX (best, scores[i]);
  for (guint i = 0; i < n; i++)
    found |= (guint) (scores[i] == best) << i;
  return found;
}

guint
table_moment_leaders (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const guint winners = game->winners != NULL ? game->winners (moment->state) : 0;

  return winners != 0 ? winners
                      : table_best (table_moment_ledger (moment)->scores, moment->setup->n_players,
                                    table_game_fewest_win (game, moment->state));
}

guint
table_moment_winners (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;

  return game->winners != NULL ? game->winners (moment->state) : table_moment_leaders (moment);
}
