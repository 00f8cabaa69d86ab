/* turn-keys.c - what a key means at each step of the prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n.h>

void
turn_flow_point (TurnFlow *flow, int choice)
{
  g_return_if_fail (flow != NULL && choice < (int) flow->choices->len);

  flow->cursor = choice;
}

static TurnAnswer
move (TurnFlow *flow, int dx, int dy)
{
  int from_x = flow->x, from_y = flow->y, best = -1, least = G_MAXINT;
  const TurnChoice *now = flow->cursor >= 0 ? turn_flow_choice (flow, (guint) flow->cursor) : NULL;

  if (flow->choices->len == 0)
    return TURN_PASSED;
  if (now != NULL && now->on_map)
    from_x = now->x, from_y = now->y;
  else if (flow->step == TURN_HER)
    from_x = flow->laid->arbitress.x, from_y = flow->laid->arbitress.y;

  for (guint i = 0; i < flow->choices->len; i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);
      int along = (choice->x - from_x) * dx + (choice->y - from_y) * dy;
      int aside = abs ((choice->x - from_x) * dy) + abs ((choice->y - from_y) * dx);

      if (choice->on_map && along > 0 && along + 2 * aside < least)
        {
          least = along + 2 * aside;
          best = (int) i;
        }
    }
  if (best >= 0)
    flow->cursor = best;
  return TURN_TAKEN;
}

static TurnAnswer
arrow (TurnFlow *flow, gunichar key)
{
  int dx = (key == TURN_KEY_RIGHT) - (key == TURN_KEY_LEFT);
  int dy = (key == TURN_KEY_DOWN) - (key == TURN_KEY_UP);
  int n = (int) flow->choices->len;

  switch (flow->step)
    {
    case TURN_TILE:
    case TURN_WORDS:
    case TURN_OVER:
      return TURN_PASSED;
    case TURN_SPOT:
    case TURN_HER:
    case TURN_RACER:
    case TURN_FIGURE:
    case TURN_CELL:
      return move (flow, dx, dy);
    default:
      if (n > 0)
        flow->cursor = flow->cursor < 0 ? 0 : (flow->cursor + dx + dy + n) % n;
      return TURN_TAKEN;
    }
}

static TurnAnswer
edge (TurnFlow *flow, gunichar key)
{
  gsize length = strlen (flow->typed);

  if (length >= 4)
    return TURN_TAKEN;
  flow->typed[length] = (char) key;
  flow->typed[length + 1] = '\0';
  turn_choices_typed (flow);
  flow->problem[0] = '\0';
  if (flow->choices->len == 1)
    return turn_flow_choose (flow, 0);
  if (flow->choices->len == 0)
    {
      g_autofree char *sentence = g_strdup_printf (_("No tile that is left lies like “%s”"), flow->typed);

      flow->typed[length] = '\0';
      turn_choices_typed (flow);
      turn_flow_refuse (flow, sentence);
    }
  return TURN_TAKEN;
}

/* A letter or digit that is part of a choice's label. */
static TurnAnswer
label (TurnFlow *flow, gunichar key, gboolean shift)
{
  char typed[sizeof flow->typed];
  gboolean edges = flow->step == TURN_TILE && flow->typed[0] != '\0';
  gboolean part = FALSE;

  g_snprintf (typed, sizeof typed, "%s%c", edges ? "" : flow->typed, (char) key);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < flow->choices->len; i++)
      {
        const TurnChoice *choice = turn_flow_choice (flow, i);

        /* Where Shift means nothing for this label, it does not matter. */
        if (choice->label[0] == '\0' || (choice->shift != shift && pass == 0) || (pass == 1 && choice->shift))
          continue;
        if (g_str_equal (choice->label, typed))
          return turn_flow_choose (flow, i);
        if (g_str_has_prefix (choice->label, typed))
          part = TRUE;
      }
  if (part)
    {
      g_strlcpy (flow->typed, typed, sizeof flow->typed);
      flow->problem[0] = '\0';
      return TURN_TAKEN;
    }
  if (flow->typed[0] != '\0' && !edges)
    {
      flow->typed[0] = '\0';
      return TURN_TAKEN;
    }
  return TURN_PASSED;
}

TurnAnswer
turn_flow_key (TurnFlow *flow, gunichar key, gboolean shift)
{
  g_return_val_if_fail (flow != NULL, TURN_PASSED);

  if (key == TURN_KEY_ESCAPE)
    return turn_flow_clear (flow);
  if (flow->step == TURN_WORDS)
    return TURN_PASSED;
  if (key == TURN_KEY_BACK)
    return turn_flow_back (flow);
  if (key == TURN_KEY_SPACE)
    return turn_flow_rotate (flow);
  if (key == TURN_KEY_ENTER)
    return flow->cursor >= 0 ? turn_flow_choose (flow, (guint) flow->cursor) : TURN_PASSED;
  if (key >= TURN_KEY_LEFT && key <= TURN_KEY_DOWN)
    return arrow (flow, key);
  if (key == '?')
    return flow->step == TURN_MORE || flow->state == NULL ? TURN_PASSED : turn_flow_go (flow, TURN_MORE);
  if (key > 0x7e || !g_ascii_isalnum ((char) key))
    return TURN_PASSED;

  if (flow->rest[0] != '\0' && flow->step == TURN_SPOT)
    {
      /* Edges typed after they were already clear are no answer to the next question. */
      if (key == (gunichar) flow->rest[0])
        {
          memmove (flow->rest, flow->rest + 1, strlen (flow->rest));
          return TURN_TAKEN;
        }
    }
  if (flow->step == TURN_TILE && strchr ("cfri", (int) key) != NULL && !shift)
    return edge (flow, key);
  return label (flow, key, shift);
}
