/* carc-luck.c - the kinds of luck, and the ties that the Arbitress judged: who won them, and what she took from whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

const TableLuckKind carc_luck_kinds[CARC_N_LUCK_KINDS] = {
  [CARC_LUCK_DRAWN] = { .word = "drawn",
                        .title = N_ ("Luck of the tiles"),
                        .note = N_ ("Points that each tile drawn could bring at its best place, as a simple player "
                                    "judges, above the average of all tiles that could have been drawn then."),
                        .expects = TRUE,
                        .sided = TRUE },
  [CARC_LUCK_TIES] = { .word = "ties",
                       .title = N_ ("Ties won"),
                       .note = N_ ("Of the ties that the Arbitress judged; if several players win one, each gets a "
                                   "part of it. Expected: each tied player is equally likely to win."),
                       .expects = TRUE },
  [CARC_LUCK_TAKEN] = { .word = "taken",
                        .title = N_ ("Points that the Arbitress took"),
                        .note = N_ (
                            "What the player would have got for these features by the base rule, where all tied "
                            "players score, and did not get. What this changed later is not counted.") },
};

void
carc_luck_rows (gconstpointer data, GArray *rows)
{
  const CarcState *state = data;
  TableLuckRow won = { &carc_luck_kinds[CARC_LUCK_TIES] }, taken = { &carc_luck_kinds[CARC_LUCK_TAKEN] };
  for (guint i = 0; i < state->n_ties; i++)
    {
      const CarcTie *tie = &state->ties[i];
      const double share = 1. / carc_ones (tie->tied);
      for (guint player = 0; player < state->rules->n_players; player++)
        {
          if (!(tie->tied >> player & 1))
            continue;
          won.got[player] += tie->winners >> player & 1 ? 1. / carc_ones (tie->winners) : 0;
          won.expected[player] += share;
          won.spread[player] += share * (1 - share);
          taken.got[player] += tie->lost[player];
        }
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    won.spread[player] = sqrt (won.spread[player]);
  g_array_append_val (rows, won);
  g_array_append_val (rows, taken);
}
