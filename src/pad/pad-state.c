/* pad-state.c - makes, copies, frees, checks and reads a state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad-state.h"

#include "table/table-moment.h"
#include "table/table-stock.h"

PadState *
pad_state_new (PadRules *rules)
{
  PadState *state = g_new0 (PadState, 1);
  state->rules = pad_rules_ref (rules);
  state->player = state->last = -1;
  state->n_turns = 1;
  state->on_pad = TRUE;
  state->ask = PAD_ASK_SCORE;
  return state;
}

PadState *
pad_state_copy (const PadState *state)
{
  PadState *copy = g_memdup2 (state, sizeof *state);
  pad_rules_ref (copy->rules);
  copy->stock = table_stock_ref (state->stock);
  copy->effects = NULL;
  copy->ledger = (TableLedger){ 0 };
  table_ledger_copy (&copy->ledger, &state->ledger);
  return copy;
}

void
pad_state_free (PadState *state)
{
  if (state == NULL)
    return;
  pad_rules_unref (state->rules);
  table_ledger_clear (&state->ledger);
  table_stock_clear ((GArray **) &state->stock);
  g_free (state);
}

gboolean
pad_state_validate (const PadState *state, TableRefusal *why)
{
  for (guint i = 0; i < state->ledger.n_lines; i++)
    if (state->ledger.lines[i].turn < 1 || state->ledger.lines[i].turn > state->n_turns)
      return table_refuse (why, "line %u is in row %u of %u", i, state->ledger.lines[i].turn, state->n_turns);
  if (state->away >= (1u << state->rules->n_players) - 1)
    return table_refuse (why, "nobody is there");
  for (guint i = 0; i < state->rules->n_players; i++)
    if (state->written[i] > PAD_SUM_MAX || ABS (state->ledger.scores[i]) > state->written[i])
      return table_refuse (why, "%d points do not come from %d", state->ledger.scores[i], state->written[i]);
  if (state->finished != (state->ask == PAD_ASK_NOTHING))
    return table_refuse (why, "the game is over, and something is asked");
  return table_ledger_validate (&state->ledger) || table_refuse (why, "the scores are not the sum of the ledger");
}

guint
pad_next (const PadState *state)
{
  const guint n = state->rules->n_players;
  guint first = (guint) (state->last + 1) % n;
  while (!table_is_there (state->away, first))
    first = (first + 1) % n;
  for (guint i = 0; i < n && state->rules->rounds; i++)
    if (state->n_scores[(first + i) % n] == 0 && table_is_there (state->away, (first + i) % n))
      return (first + i) % n;
  return first;
}

guint
pad_leaders (const PadState *state)
{
  const guint there = table_there (state->rules, state->away);
  const guint best = table_best (state->ledger.scores, there, state->rules->lowest);
  return best != there ? best : 0;
}

guint
pad_open_turn (const PadState *state, guint player)
{
  return state->rules->rounds ? state->n_turns : state->n_scores[player] + 1u;
}

guint
pad_played (const PadState *state)
{
  for (guint i = state->ledger.n_lines; i-- > 0;)
    if (state->ledger.lines[i].kind == PAD_LINE_SCORE && state->ledger.lines[i].turn == state->n_turns)
      return state->n_turns;
  return state->n_turns - 1u;
}

guint
pad_rows (const PadState *state)
{
  guint rows = MAX (state->finished ? pad_played (state) : state->n_turns, 1);
  for (guint i = 0; i < state->rules->n_players && !state->finished; i++)
    if (table_is_there (state->away, i))
      rows = MAX (rows, MIN (pad_open_turn (state, i), PAD_TURNS_MAX));
  return rows;
}

PadCell
pad_cell (const PadState *state, guint turn, guint player)
{
  PadCell cell = { 0 };
  for (guint i = 0; i < state->ledger.n_lines; i++)
    {
      const TableLine *line = &state->ledger.lines[i];
      if (line->player != (int) player || line->turn != turn || line->kind != PAD_LINE_SCORE)
        continue;
      cell.n++;
      cell.points += line->points;
      cell.last = line;
    }
  return cell;
}
