/* turn-flow.c - the prompt as a state machine: keys and picks in, one step at a time, an entry out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"
#include "carcassonne/carc-race.h"
#include "carcassonne/carc-arbitress.h"

#include <string.h>
#include <glib/gi18n.h>

static FlowAnswer take (TurnFlow *flow, const TurnChoice *given);

TurnFlow *
turn_flow_new (void)
{
  TurnFlow *flow = g_new0 (TurnFlow, 1);

  flow->choices = g_array_new (FALSE, TRUE, sizeof (TurnChoice));
  flow_init (FLOW (flow), &turn_flow_face);
  flow->base.step = TURN_OVER;
  return flow;
}

void
turn_flow_free (TurnFlow *flow)
{
  if (flow == NULL)
    return;
  g_array_unref (flow->choices);
  g_clear_pointer (&flow->laid, carc_state_free);
  flow_finish (FLOW (flow));
  g_free (flow);
}

gboolean
turn_flow_blind (const TurnFlow *flow)
{
  return flow->command == TURN_DO_AGREED || flow->aids == TABLE_AIDS_TOURNAMENT;
}

CarcCellXY
turn_flow_figure (const TurnFlow *flow)
{
  const CarcState *laid = flow->laid;
  const CarcSlot *slot;

  if (flow->base.step == TURN_HER)
    return (CarcCellXY){ carc_arbitress_of (laid)->x, carc_arbitress_of (laid)->y };
  slot = &laid->slots[laid->figures[carc_race_of (laid)->racer[laid->player]].slot];
  return (CarcCellXY){ slot->x, slot->y };
}

void
turn_flow_enter (TurnFlow *flow, TurnStep step)
{
  flow->base.step = step;
  flow->base.typed[0] = '\0';
  if (step == TURN_TILE)
    flow->rest[0] = '\0';
  if (step == TURN_TILE || step == TURN_SPOT || step == TURN_NOWHERE)
    g_clear_pointer (&flow->laid, carc_state_free);
  if (step == TURN_ORDER)
    flow->n_order = 0;
  turn_choices_fill (flow);
}

static TurnStep
first_step (const TurnFlow *flow)
{
  if (flow->state == NULL || flow->state->finished)
    return TURN_OVER;
  switch (flow->state->ask)
    {
    case CARC_ASK_TILE: return TURN_TILE;
    case CARC_ASK_RACE: return TURN_RACE;
    case CARC_ASK_JUDGE: return TURN_JUDGE;
    case CARC_ASK_ORDER: return TURN_ORDER;
    case CARC_ASK_NOTHING:
    case CARC_N_ASKS: break;
    }
  return TURN_OVER;
}

static void
begin (TurnFlow *flow)
{
  g_array_set_size (flow->base.past, 0);
  flow->command = TURN_DO_TURN;
  flow->tile = flow->fixed_rot = flow->who = flow->figure = -1;
  flow->judged = 0;
  flow->base.problem[0] = '\0';
  turn_flow_enter (flow, first_step (flow));
}

void
turn_flow_set_state (TurnFlow *flow, const CarcState *state, TableAids aids)
{
  g_return_if_fail (flow != NULL);

  g_clear_pointer (&flow->laid, carc_state_free);
  flow->state = state;
  flow->aids = aids;
  begin (flow);
}

/* The entry is complete with this choice. */
static FlowAnswer
finish (TurnFlow *flow, const TurnChoice *choice)
{
  CarcEntry entry;
  gboolean whole = turn_entry (flow, choice, &entry);

  g_assert (whole);
  return flow_ready (FLOW (flow), carc_entry_print (flow->state->rules, &entry));
}

/* ---- tile, spot, turn ---- */

static gboolean
lay (TurnFlow *flow)
{
  TableRefusal why;

  g_clear_pointer (&flow->laid, carc_state_free);
  flow->laid = carc_lay (flow->state, (guint) flow->tile, flow->x, flow->y, (guint) flow->rot, FALSE, &why);
  /* Where nobody agreed on anything, the first reason stands. */
  if (flow->laid == NULL && turn_flow_blind (flow))
    flow->laid = carc_lay (flow->state, (guint) flow->tile, flow->x, flow->y, (guint) flow->rot, TRUE,
                           flow->command == TURN_DO_AGREED ? &why : NULL);
  if (flow->laid == NULL)
    flow_refuse (FLOW (flow), why.sentence);
  return flow->laid != NULL;
}

/* The tile in the first of its turns after `from` that can lie there: the lake does not lie where it does not fit, even
 * where all others do. */
static gboolean
lay_next (TurnFlow *flow, int from)
{
  for (int i = 1; i <= 4; i++)
    if (flow->rots & (1u << ((from + i) % 4)))
      {
        flow->rot = (from + i) % 4;
        if (lay (flow))
          {
            flow->base.problem[0] = '\0';
            return TRUE;
          }
      }
  return FALSE;
}

static FlowAnswer
take_place (TurnFlow *flow, const TurnChoice *choice, gboolean asked)
{
  flow->x = choice->place_x;
  flow->y = choice->place_y;
  flow->rots = choice->rots;
  if (!lay_next (flow, 3))
    return FLOW_TAKEN;
  /* A spot nobody was asked for is no step to go back to. */
  if (asked)
    return flow_go (FLOW (flow), TURN_ACT);
  turn_flow_enter (flow, TURN_ACT);
  return FLOW_TAKEN;
}

static FlowAnswer
take_tile (TurnFlow *flow, const TurnChoice *choice)
{
  g_autoptr (GArray) places = g_array_new (FALSE, TRUE, sizeof (TurnChoice));
  guint n;

  flow->tile = choice->index;
  flow->fixed_rot = choice->rot;
  flow->rest[0] = '\0';
  if (flow->command == TURN_DO_DISCARD)
    return finish (flow, &(TurnChoice){ .pick = TURN_PICK_DISCARD });
  if (choice->rot >= 0)
    {
      char code[5];

      turn_tile_code (&flow->state->rules->tiles[flow->tile], (guint) choice->rot, code);
      g_strlcpy (flow->rest, code + MIN (strlen (flow->base.typed), 4), sizeof flow->rest);
    }

  n = turn_choices_places (flow, places);
  if (n == 0 && flow->fixed_rot >= 0 && carc_fits_somewhere (flow->state, (guint) flow->tile))
    {
      flow_refuse (FLOW (flow), _ ("It fits, but nowhere lying like that"));
      turn_flow_enter (flow, TURN_TILE);
      return FLOW_TAKEN;
    }
  if (n == 0)
    return flow_go (FLOW (flow), TURN_NOWHERE);
  /* While edges may still be typed, the next key must not be an act. */
  if (n == 1 && flow->rest[0] == '\0')
    {
      g_array_append_val (flow->base.past, flow->base.step);
      return take_place (flow, &g_array_index (places, TurnChoice, 0), FALSE);
    }
  return flow_go (FLOW (flow), TURN_SPOT);
}

FlowAnswer
turn_flow_rotate (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  if (flow->base.step != TURN_ACT || (flow->rots & (flow->rots - 1)) == 0)
    return FLOW_PASSED;
  lay_next (flow, flow->rot);
  turn_choices_fill (flow);
  return FLOW_TAKEN;
}

/* ---- acts ---- */

static FlowAnswer
take_act (TurnFlow *flow, const TurnChoice *choice)
{
  flow->act = *choice;
  if (flow->command == TURN_DO_AGREED)
    return flow_go (FLOW (flow), TURN_WORDS);
  return finish (flow, choice);
}

static FlowAnswer
take_player (TurnFlow *flow, const TurnChoice *choice)
{
  if (flow->base.step == TURN_JUDGE)
    {
      flow->judged ^= (guint8) (1u << choice->index);
      turn_choices_fill (flow);
      return FLOW_TAKEN;
    }
  flow->who = choice->index;
  return flow_go (FLOW (flow), flow->command == TURN_DO_DEPLOY ? TURN_CELL : TURN_WORDS);
}

static FlowAnswer
take_feature (TurnFlow *flow, const TurnChoice *choice)
{
  if (choice->chosen)
    return FLOW_TAKEN;
  flow->order[flow->n_order++] = (guint8) choice->index;
  if (flow->n_order + 1 >= flow->state->n_order)
    return finish (flow, &(TurnChoice){ .pick = TURN_PICK_DONE });
  turn_choices_fill (flow);
  return FLOW_TAKEN;
}

static FlowAnswer
take_figure (TurnFlow *flow, const TurnChoice *choice)
{
  if (flow->base.step == TURN_LIFT)
    return take_act (flow, choice);
  if (flow->base.step == TURN_RACE)
    return finish (flow, choice);
  flow->figure = choice->index;
  return flow_go (FLOW (flow), TURN_WORDS);
}

FlowAnswer
turn_flow_command (TurnFlow *flow, TurnCommand command)
{
  TurnStep first = TURN_WORDS;

  g_return_val_if_fail (flow != NULL && command < TURN_N_COMMANDS, FLOW_PASSED);

  if (flow->state == NULL)
    return FLOW_PASSED;
  flow->base.problem[0] = '\0';
  if (command == TURN_DO_AGREED && flow->base.step == TURN_NOWHERE)
    first = TURN_SPOT;
  else if (command == TURN_DO_AGREED || command == TURN_DO_DISCARD || command == TURN_DO_TURN)
    first = TURN_TILE;
  else if (command == TURN_DO_POINTS || command == TURN_DO_DEPLOY || command == TURN_DO_PLAYER)
    first = TURN_WHO;
  else if (command == TURN_DO_RETURN)
    first = TURN_FIGURE;
  flow->command = command;
  return flow_go (FLOW (flow), first);
}

static FlowAnswer
take_claim (TurnFlow *flow, const TurnChoice *choice)
{
  if (flow->base.step != TURN_SEGMENT)
    return take_act (flow, choice);
  flow->act = *choice;
  return flow_go (FLOW (flow), TURN_WORDS);
}

static FlowAnswer
take (TurnFlow *flow, const TurnChoice *given)
{
  TurnChoice choice = *given; /* the list changes under it */

  flow->base.problem[0] = '\0';
  switch (choice.pick)
    {
    case TURN_PICK_TILE: return take_tile (flow, &choice);
    case TURN_PICK_PLACE: return take_place (flow, &choice, TRUE);
    case TURN_PICK_NONE:
    case TURN_PICK_ENTER:
    case TURN_PICK_GOAL: return take_act (flow, &choice);
    case TURN_PICK_CLAIM: return take_claim (flow, &choice);
    case TURN_PICK_ARBITRESS: return flow_go (FLOW (flow), TURN_HER);
    case TURN_PICK_RACER: return flow_go (FLOW (flow), TURN_RACER);
    case TURN_PICK_LIFT: return flow_go (FLOW (flow), TURN_LIFT);
    case TURN_PICK_FIGURE: return take_figure (flow, &choice);
    case TURN_PICK_PLAYER: return take_player (flow, &choice);
    case TURN_PICK_FEATURE: return take_feature (flow, &choice);
    case TURN_PICK_CELL:
      flow->cell_x = choice.x;
      flow->cell_y = choice.y;
      return flow_go (FLOW (flow), TURN_SEGMENT);
    case TURN_PICK_COMMAND: return turn_flow_command (flow, (TurnCommand) choice.index);
    case TURN_PICK_DISCARD:
    case TURN_PICK_AGAIN:
    case TURN_PICK_DECLINE:
    case TURN_PICK_JOIN:
    case TURN_PICK_DONE: return finish (flow, &choice);
    }
  return FLOW_PASSED;
}

FlowAnswer
turn_flow_choose (TurnFlow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow->choices->len, FLOW_PASSED);

  return take (flow, &g_array_index (flow->choices, TurnChoice, choice));
}

FlowAnswer
turn_flow_words (TurnFlow *flow, const char *text)
{
  g_autofree char *stripped = NULL;
  TableRefusal why;
  char *line;

  g_return_val_if_fail (flow != NULL && text != NULL, FLOW_PASSED);

  if (flow->base.step != TURN_WORDS)
    return FLOW_PASSED;
  flow->base.problem[0] = '\0';
  stripped = g_strstrip (g_strdup (text));
  line = turn_words_line (flow, stripped, &why);
  if (line != NULL)
    return flow_ready (FLOW (flow), line);
  flow_refuse (FLOW (flow), why.sentence);
  return FLOW_TAKEN;
}

/* ---- going back ---- */

gboolean
turn_flow_can_back (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, FALSE);
  return flow->base.past->len > 0 || flow->base.typed[0] != '\0' || flow->judged != 0 || flow->n_order != 0;
}

FlowAnswer
turn_flow_back (TurnFlow *flow)
{
  GArray *past;

  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  past = flow->base.past;
  flow->base.problem[0] = '\0';
  if (flow->base.typed[0] != '\0')
    {
      flow_back_step (FLOW (flow));
      if (flow->base.step == TURN_TILE)
        turn_choices_typed (flow);
      return FLOW_TAKEN;
    }
  if (flow->n_order > 0 && flow->base.step == TURN_ORDER)
    {
      flow->n_order--;
      turn_choices_fill (flow);
      return FLOW_TAKEN;
    }
  if (past->len == 1 || (past->len > 1 && g_array_index (past, guint, past->len - 1) == TURN_MORE))
    flow->command = TURN_DO_TURN;
  return flow_back_step (FLOW (flow));
}

FlowAnswer
turn_flow_clear (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  if (!turn_flow_can_back (flow) && flow->base.problem[0] == '\0')
    return FLOW_PASSED;
  g_clear_pointer (&flow->laid, carc_state_free);
  begin (flow);
  return FLOW_TAKEN;
}

/* ---- reading ---- */

TurnStep
turn_flow_step (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, TURN_OVER);
  return flow->base.step;
}

guint
turn_flow_n_choices (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, 0);
  return flow->choices->len;
}

const TurnChoice *
turn_flow_choice (TurnFlow *flow, guint choice)
{
  g_return_val_if_fail (flow != NULL && choice < flow->choices->len, NULL);
  return &g_array_index (flow->choices, TurnChoice, choice);
}

const char *
turn_flow_rest (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, "");
  return flow->rest;
}

const CarcState *
turn_flow_laid (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, NULL);
  return flow->laid;
}

gboolean
turn_flow_ghost (TurnFlow *flow, TurnGhost *ghost)
{
  g_return_val_if_fail (flow != NULL && ghost != NULL, FALSE);

  if (flow->laid == NULL)
    return FALSE;
  *ghost = (TurnGhost){ .tile = flow->tile, .x = flow->x, .y = flow->y, .rot = flow->rot };
  for (guint rot = 0; rot < 4; rot++)
    ghost->n_rots += (flow->rots >> rot) & 1;
  return TRUE;
}

int
turn_flow_tile (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, -1);
  return flow->base.step == TURN_TILE ? -1 : flow->tile;
}

guint
turn_flow_player (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL && flow->state != NULL, 0);
  return carc_asked (flow->state);
}

guint
turn_flow_subject (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, 0);
  return flow->base.step == TURN_SEGMENT && flow->who >= 0 ? (guint) flow->who : turn_flow_player (flow);
}

TableAids
turn_flow_aids (TurnFlow *flow)
{
  g_return_val_if_fail (flow != NULL, TABLE_AIDS_OPEN);
  return flow->aids;
}
