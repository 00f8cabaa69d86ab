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
table_moment_may_foresee (const TableMoment *moment)
{
  return moment->setup->game->forecast != NULL && moment->setup->aids == TABLE_AIDS_OPEN
         && !table_moment_finished (moment) && !table_game_on_pad (moment->setup->game, moment->state);
}

guint
table_moment_leaders (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const gint32 *scores = table_moment_ledger (moment)->scores;
  guint leaders = game->winners != NULL ? game->winners (moment->state) : 0;
  const gboolean fewest = game->fewest_win != NULL && game->fewest_win (moment->state);
  gint32 best = scores[0];

  if (leaders != 0)
    return leaders;
  for (guint i = 1; i < moment->setup->n_players; i++)
    best = fewest ? MIN (best, scores[i]) : MAX (best, scores[i]);
  for (guint i = 0; i < moment->setup->n_players; i++)
    leaders |= (guint) (scores[i] == best) << i;
  return leaders;
}
