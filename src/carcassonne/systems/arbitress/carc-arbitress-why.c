/* carc-arbitress-why.c - answers about the Arbitress: where she stands, and whom she favours in each tie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress, 1 and 2.
 */
#include "carc-arbitress.h"
#include "carcassonne/carc-query.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

gboolean
carc_arbitress_answer (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why)
{
  const CarcState *state = moment->state;
  const CarcArbitress *she = carc_arbitress_of (state);
  if (query->query.kind != CARC_QUERY_ARBITRESS)
    return TRUE;
  g_auto (CarcOutlook) outlook;
  carc_outlook_init (&outlook, moment);
  table_answer_title (answer, g_strdup (_ ("the Arbitress")));
  table_answer_say (answer, TABLE_SAYS_WHOLE, -1, g_strdup_printf (_ ("she stands on %d,%d"), she->x, she->y));
  guint n = 0;
  for (guint i = state->finished ? 0 : state->n_ties; i < outlook.end->n_ties; i++)
    {
      const CarcTie *tie = &outlook.end->ties[i];
      g_autofree char *told = carc_tie_tell (outlook.end, tie);
      if (!tie->final)
        continue;
      table_answer_say (answer, TABLE_SAYS_DISTANCE, -1,
                        g_strdup_printf (_ ("%s at %d,%d: %s"), carc_node_name (outlook.end, tie->feature), tie->cell_x,
                                         tie->cell_y, told))
          ->expected = !state->finished;
      table_answer_mark (answer, TABLE_MARK_TIE, -1, (int) i);
      table_rulings_join (&answer->rulings, &tie->rulings);
      n++;
    }
  if (n == 0)
    table_answer_say (answer, TABLE_SAYS_KNOWN, -1, g_strdup (_ ("there is no tie that she would judge now")));
  table_answer_say (
      answer, TABLE_SAYS_RULE, -1,
      g_strdup (_ ("The Arbitress, 1. Place a tile: of the players who are tied, the one whose follower is "
                   "nearest to her gets the points; if that is equal, the one with fewer points")));
  return TRUE;
}
