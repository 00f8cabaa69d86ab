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
         && !table_moment_finished (moment);
}

guint
table_moment_leaders (const TableMoment *moment)
{
  const TableGame *game = moment->setup->game;
  const gint32 *scores = table_moment_ledger (moment)->scores;
  guint leaders = game->winners != NULL ? game->winners (moment->state) : 0;
  gint32 most = G_MININT32;

  for (guint i = 0; leaders == 0 && i < moment->setup->n_players; i++)
    most = MAX (most, scores[i]);
  for (guint i = 0; most > G_MININT32 && i < moment->setup->n_players; i++)
    leaders |= (guint) (scores[i] == most) << i;
  return leaders;
}
