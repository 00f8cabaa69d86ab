/* turn-again.c - an old turn entered anew: the prompt is answered as it was, up to the act.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow.h"

static gboolean
take (TurnFlow *flow, TurnStep step, const CarcEntry *entry)
{
  if (turn_flow_step (flow) != step)
    return FALSE;
  for (guint i = 0; i < turn_flow_n_choices (flow); i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);

      if (step == TURN_TILE ? choice->index == entry->tile : choice->place_x == entry->x && choice->place_y == entry->y)
        return turn_flow_choose (flow, i) == FLOW_TAKEN;
    }
  return FALSE;
}

void
turn_flow_follow (TurnFlow *flow, const CarcEntry *entry)
{
  TurnGhost ghost;

  g_return_if_fail (flow != NULL && entry != NULL);

  if (entry->kind != CARC_ENTRY_PLACE || entry->agreed || !take (flow, TURN_TILE, entry))
    return;
  /* A tile that fits one place only does not ask for it. */
  if (turn_flow_step (flow) == TURN_SPOT && !take (flow, TURN_SPOT, entry))
    {
      turn_flow_clear (flow);
      return;
    }
  for (guint turns = 0; turns < 4 && turn_flow_ghost (flow, &ghost) && ghost.rot != entry->rot; turns++)
    turn_flow_rotate (flow);
}
