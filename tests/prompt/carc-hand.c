/* carc-hand.c - finds the answers at Carcassonne's prompt that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-hand.h"

#include "carcassonne/carc-operands.h"

/* The entry as the prompt makes it: a spot names the first side of its feature, and a path names only the goal. */
static CarcEntry
as_prompted (ActFlow *flow, const CarcEntry *given)
{
  const CarcState *laid = act_flow_inside (flow), *state = laid != NULL ? laid : act_flow_state (flow);
  const gboolean big = laid != NULL && laid->turn.n_slots > 1;
  CarcEntry entry = *given;

  if (entry.n_path > 1)
    entry.path[0] = entry.path[entry.n_path - 1];
  for (guint i = 1; i < CARC_PATH_MAX; i++)
    entry.path[i] = (CarcCellXY){ 0, 0 };
  entry.n_path = MIN (entry.n_path, 1);
  for (guint i = 0; (laid != NULL || entry.has_cell) && i < state->n_nodes; i++)
    {
      const CarcSegment *segment = carc_node_segment (state, (guint16) i);
      const CarcSlot *slot = &state->slots[state->nodes[i].slot];
      const guint bits = segment->kind == CARC_FARM ? segment->halves : segment->sides;
      const gboolean here = entry.has_cell ? slot->x == entry.cell_x && slot->y == entry.cell_y
                                           : slot == &state->slots[state->turn.slot] || big;

      if (!here || segment->kind != given->spot.kind
          || (segment->kind != CARC_CLOISTER && given->spot.at < 8 && ((bits >> given->spot.at) & 1) == 0))
        continue;
      if (given->spot.at < 8)
        entry.spot = carc_segment_spot (segment);
      if (big)
        entry.at = (CarcAt){ .spot = entry.spot, .has_cell = TRUE, .cell_x = slot->x, .cell_y = slot->y };
      else if (laid != NULL && entry.act == CARC_ACT_FOLLOWER)
        entry.at = (CarcAt){ .spot = entry.spot };
      return entry;
    }
  return entry;
}

/* Among tiles that are found by their edges: the tile as it lies; -1: it is not among them. */
static int
find_as_it_lies (ActFlow *flow, const CarcEntry *entry)
{
  const CarcRules *rules = ((const CarcState *) act_flow_state (flow))->rules;

  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const gint32 rots = choice->offer.value[1];

      if (choice->act == NULL && choice->offer.value[0] == entry->tile
          && (rots == 0 || (rots >> (entry->rot % rules->tiles[entry->tile].turns) & 1) != 0))
        return (int) i;
    }
  return -1;
}

int
carc_hand_next (ActFlow *flow, const CarcEntry *given)
{
  const CarcRules *rules = ((const CarcState *) act_flow_state (flow))->rules;
  const TableOperand *operand = act_flow_operand (flow);
  CarcEntry entry = as_prompted (flow, given);
  CarcGhost ghost;

  /* The prompt finds out that a tile fits nowhere, or has an icon, only after it was chosen. */
  if (operand != NULL && operand->type == &carc_operand_tile
      && (entry.kind == CARC_ENTRY_DISCARD || entry.kind == CARC_ENTRY_AGAIN || entry.kind == CARC_ENTRY_WHEEL))
    {
      if (entry.kind == CARC_ENTRY_AGAIN)
        entry.tile = (gint16) rules->lake_tile;
      entry.kind = CARC_ENTRY_PLACE;
    }
  if (act_flow_asks_inside (flow) && carc_flow_ghost (flow, &ghost))
    {
      const guint turns = rules->tiles[entry.tile].turns;

      if ((guint) ghost.rot % turns != entry.rot % turns)
        return CARC_HAND_TURNS;
    }
  return carc_flow_is_finding (flow) ? find_as_it_lies (flow, &entry) : act_flow_answer (flow, &entry);
}

CarcHandStep
carc_hand_step (ActFlow *flow)
{
  const TableOperand *operand = act_flow_operand (flow);
  const ActChoice *first = flow_n_choices (FLOW (flow)) > 0 ? act_flow_choice (flow, 0) : NULL;
  const TableOperandType *type = operand != NULL ? operand->type : NULL;

  switch (flow_asks (FLOW (flow)))
    {
    case FLOW_ASKS_NOTHING: return STEP_OVER;
    case FLOW_ASKS_WORDS: return STEP_WORDS;
    case FLOW_ASKS_MORE: return STEP_OTHER;
    case FLOW_ASKS_CHOICE: break;
    }
  if (operand == NULL)
    return ((const CarcState *) act_flow_state (flow))->ask == CARC_ASK_RACE ? STEP_RACE : STEP_OTHER;
  return type == NULL                         ? STEP_ACT
         : type == &carc_operand_tile         ? STEP_TILE
         : type == &carc_operand_place        ? (first != NULL && first->act == NULL ? STEP_SPOT : STEP_NOWHERE)
         : type == &carc_operand_cell         ? STEP_GOAL
         : type == &carc_operand_players      ? STEP_JUDGE
         : type == &carc_operand_ordinal      ? STEP_ORDER
         : type == &carc_operand_standing     ? STEP_FIGURE
         : first != NULL && first->whole_cell ? STEP_CELL
                                              : STEP_OTHER;
}
