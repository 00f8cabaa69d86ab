/* carc-pad.c - the table goes on without tiles: from then on it counts by itself, and enters only points.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The map and all points stay as they are.  Nothing more is scored by the rules, not even at the end.
 */
#include "carc-rooms.h"

#include "table/table-intl.h"
#include "table/table-pad.h"

gboolean
carc_pad_apply (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  state->on_pad = TRUE;
  state->again = FALSE;
  state->ask = CARC_ASK_PAD;
  state->asked = state->player;
  return TRUE;
}

/* Who can get points?  The points so far of a snapshot belong also to those who have left: they keep theirs. */
static guint
scorers (const CarcState *state)
{
  return table_there (state->rules, state->ask == CARC_ASK_SNAPSHOT ? 0 : state->away);
}

gboolean
carc_pad_apply_score (gpointer data, gconstpointer given, TableRefusal *why)
{
  CarcState *state = data;
  const CarcEntry *entry = given;
  TableLine line = table_pad_line (state, entry, CARC_LINE_PAD, CARC_BECAUSE_COUNTED);
  if (!(scorers (state) >> entry->player & 1))
    return table_refuse_away (state->rules, (guint) entry->player, why);
  carc_add_term (&line, entry->number, 1, CARC_NOUN_POINT);
  table_pad_book (state, entry, &line);
  return TRUE;
}

void
carc_pad_end (CarcState *state)
{
  state->finished = TRUE;
  state->ask = CARC_ASK_NOTHING;
}

void
carc_pad_offer_players (gconstpointer state, gconstpointer given, const TableAct *act, const TableOperand *operand,
                        GArray *offers)
{
  table_offer_players (state, scorers (state), offers);
}

/* What the rules score is offered, and what the table named itself. */
void
carc_pad_offer (gconstpointer data, gconstpointer given, const TableAct *act, const TableOperand *operand,
                GArray *offers)
{
  const CarcState *state = data;
  guint32 kinds = (1u << CARC_N_USUAL_LINES) - 1;
  for (guint i = 0; i < state->ledger.n_lines; i++)
    kinds |= 1u << state->ledger.lines[i].kind;
  table_pad_offer (&carc_game, state, kinds & ~(1u << CARC_LINE_PAD | 1u << CARC_LINE_CORRECTION), offers);
}

/* ---- words ---- */

char *
carc_pad_title (const CarcState *state, const TableLine *line)
{
  return table_score_title (&state->ledger, line);
}
