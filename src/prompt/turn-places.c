/* turn-places.c - where the tile in hand may be put.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "turn-flow-private.h"

static gboolean
all_free (const CarcState *state, int x, int y, guint w, guint h)
{
  for (guint j = 0; j < h; j++)
    for (guint i = 0; i < w; i++)
      if (carc_slot_placed (state, carc_slot_at (state, x + (int) i, y + (int) j)))
        return FALSE;
  return TRUE;
}

static void
add_place (GArray *places, int x, int y, guint rots)
{
  TurnChoice choice = { .pick = TURN_PICK_PLACE, .on_map = TRUE, .rots = (guint8) rots, .rot = -1, .index = -1 };

  choice.x = choice.place_x = (gint16) x;
  choice.y = choice.place_y = (gint16) y;
  for (guint i = 0; i < places->len; i++)
    {
      TurnChoice *other = &g_array_index (places, TurnChoice, i);

      if (other->place_x == x && other->place_y == y)
        {
          other->rots |= (guint8) rots;
          return;
        }
    }
  g_array_append_val (places, choice);
}

/* Every way to put the tile down beside what lies there, whether it fits or not. */
static void
fill_blind_places (TurnFlow *flow, GArray *places, guint mask)
{
  const CarcState *state = flow->state;
  const CarcTile *tile = &state->rules->tiles[flow->tile];

  for (guint r = 0; r < state->n_rim; r++)
    {
      const CarcSlot *slot = &state->slots[state->rim[r]];

      for (guint rot = 0; rot < 4; rot++)
        {
          guint w = rot % 2 == 0 ? tile->w : tile->h, h = rot % 2 == 0 ? tile->h : tile->w;

          if ((mask & (1u << rot)) == 0)
            continue;
          for (guint j = 0; j < h; j++)
            for (guint i = 0; i < w; i++)
              if (all_free (state, slot->x - (int) i, slot->y - (int) j, w, h))
                add_place (places, slot->x - (int) i, slot->y - (int) j, 1u << rot);
        }
    }
}

guint
turn_choices_places (TurnFlow *flow, GArray *places)
{
  const CarcTile *tile = &flow->state->rules->tiles[flow->tile];
  guint mask = flow->fixed_rot >= 0 ? 1u << flow->fixed_rot : (1u << tile->turns) - 1;

  if (turn_flow_blind (flow))
    fill_blind_places (flow, places, mask);
  else
    {
      guint max = CARC_MAX_SLOTS;
      CarcPlace *found = g_new (CarcPlace, max);
      guint n = MIN (carc_places (flow->state, (guint) flow->tile, found, max), max);

      for (guint i = 0; i < n; i++)
        if ((found[i].rots & mask) != 0)
          add_place (places, found[i].x, found[i].y, found[i].rots & mask);
      g_free (found);
    }

  /* A big tile is seen by its middle: its north-west cell may lie far from what it touches. */
  for (guint i = 0; i < places->len; i++)
    {
      TurnChoice *choice = &g_array_index (places, TurnChoice, i);

      choice->x = (gint16) (choice->place_x + (tile->w - 1) / 2);
      choice->y = (gint16) (choice->place_y + (tile->h - 1) / 2);
    }
  return places->len;
}
