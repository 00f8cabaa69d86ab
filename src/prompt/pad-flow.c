/* pad-flow.c - the prompt of the score pad: its rows say everything but the words around them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pad-flow.h"

#include <glib/gi18n.h>

static char *
ask_words (gconstpointer state)
{
  return pad_game.ask_tell (state);
}

static char *
ask_over (gconstpointer state)
{
  return g_strdup (_ ("The game is over"));
}

static char *
preview (ActFlow *flow, const ActChoice *choice)
{
  return NULL;
}

/* In rounds, the question says which round it is. */
static char *
ask (ActFlow *flow)
{
  const PadState *state = act_flow_state (flow);
  const TableOperand *operand = act_flow_operand (flow);
  g_autofree char *round = NULL;

  if (operand == NULL || operand->type != &table_operand_player || act_flow_act (flow)->rare || !state->rules->rounds)
    return NULL;
  round = pad_turn_tell (state, state->n_turns);
  /* Translators: the round, and what is asked: "Round 3: Who?" */
  return g_strdup_printf (_ ("%s: %s"), round, _ (operand->ask));
}

static char *
hint (ActFlow *flow)
{
  const PadState *state = act_flow_state (flow);
  const TableOperand *operand = act_flow_operand (flow);

  if (operand == NULL || operand->type != &table_operand_player || act_flow_act (flow)->rare)
    return NULL;
  /* Translators: a player's name */
  return g_strdup_printf (_ ("Enter for %s, a number or a letter for another player; ? for corrections, notes and the "
                             "end"),
                          table_name_said (&state->rules->players[pad_next (state)]));
}

static const ActFlowGame game = {
  .table = &pad_game,
  .ask_menu = ask_words,
  .ask_over = ask_over,
  .preview = preview,
  .board_labels = FLOW_LETTERS,
  .ask = ask,
  .hint = hint,
};

ActFlow *
pad_flow_new (void)
{
  return act_flow_new (&game);
}
