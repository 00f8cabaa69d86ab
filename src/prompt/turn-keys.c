/* turn-keys.c - what a key means at each step of the prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <string.h>
#include <glib/gi18n.h>

static FlowAnswer
move (TurnFlow *flow, int dx, int dy)
{
  int from_x = flow->x, from_y = flow->y, best = -1, least = G_MAXINT;
  const TurnChoice *now = flow->base.cursor >= 0 ? turn_flow_choice (flow, (guint) flow->base.cursor) : NULL;

  if (flow->choices->len == 0)
    return FLOW_PASSED;
  if (now != NULL && now->on_map)
    from_x = now->x, from_y = now->y;
  else if (flow->base.step == TURN_HER || flow->base.step == TURN_RACER)
    {
      CarcCellXY figure = turn_flow_figure (flow);

      from_x = figure.x, from_y = figure.y;
    }

  for (guint i = 0; i < flow->choices->len; i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);
      int way = flow_way (choice->x - from_x, choice->y - from_y, dx, dy);

      if (choice->on_map && way < least)
        {
          least = way;
          best = (int) i;
        }
    }
  if (best >= 0)
    flow->base.cursor = best;
  return FLOW_TAKEN;
}

static FlowAnswer
arrow (TurnFlow *flow, gunichar key)
{
  int dx = (key == FLOW_KEY_RIGHT) - (key == FLOW_KEY_LEFT);
  int dy = (key == FLOW_KEY_DOWN) - (key == FLOW_KEY_UP);

  switch (flow->base.step)
    {
    case TURN_TILE:
    case TURN_WORDS:
    case TURN_OVER: return FLOW_PASSED;
    case TURN_SPOT:
    case TURN_HER:
    case TURN_RACER:
    case TURN_FIGURE:
    case TURN_CELL: return move (flow, dx, dy);
    default: return flow_key_list (FLOW (flow), dx + dy);
    }
}

static FlowAnswer
edge (TurnFlow *flow, gunichar key)
{
  gsize length = strlen (flow->base.typed);

  if (length >= 4)
    return FLOW_TAKEN;
  flow->base.typed[length] = (char) key;
  flow->base.typed[length + 1] = '\0';
  turn_choices_typed (flow);
  flow->base.problem[0] = '\0';
  if (flow->choices->len == 1)
    return turn_flow_choose (flow, 0);
  if (flow->choices->len == 0)
    {
      g_autofree char *sentence = g_strdup_printf (_ ("No tile that is left lies like “%s”"), flow->base.typed);

      flow->base.typed[length] = '\0';
      turn_choices_typed (flow);
      flow_refuse (FLOW (flow), sentence);
    }
  return FLOW_TAKEN;
}

FlowAnswer
turn_flow_key (TurnFlow *flow, gunichar key, gboolean shift)
{
  g_return_val_if_fail (flow != NULL, FLOW_PASSED);

  if (key == FLOW_KEY_ESCAPE)
    return turn_flow_clear (flow);
  if (flow->base.step == TURN_WORDS)
    return FLOW_PASSED;
  if (key == FLOW_KEY_BACK)
    return turn_flow_back (flow);
  if (key == FLOW_KEY_SPACE)
    return turn_flow_rotate (flow);
  if (key == FLOW_KEY_ENTER)
    return flow->base.cursor >= 0 ? turn_flow_choose (flow, (guint) flow->base.cursor) : FLOW_PASSED;
  if (key >= FLOW_KEY_LEFT && key <= FLOW_KEY_DOWN)
    return arrow (flow, key);
  if (key == '?')
    return flow->base.step == TURN_MORE || flow->state == NULL ? FLOW_PASSED : flow_go (FLOW (flow), TURN_MORE);
  if (key > 0x7e || !g_ascii_isalnum ((char) key))
    return FLOW_PASSED;

  if (flow->rest[0] != '\0' && flow->base.step == TURN_SPOT)
    {
      /* Edges typed after they were already clear are no answer to the next question. */
      if (key == (gunichar) flow->rest[0])
        {
          memmove (flow->rest, flow->rest + 1, strlen (flow->rest));
          return FLOW_TAKEN;
        }
    }
  if (flow->base.step == TURN_TILE && strchr ("cfri", (int) key) != NULL && !shift)
    return edge (flow, key);
  /* Edges that were begun are left for a label. */
  return flow_key_label (FLOW (flow), flow->base.step == TURN_TILE ? "" : flow->base.typed, key, shift);
}
