/* carc-river.c - The River: laid first, spring to end, each stretch to the last, no two bends the same way in a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-river.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

static gboolean
is_river (const CarcState *state, guint tile)
{
  return strcmp (state->rules->tiles[tile].set, "river") == 0;
}

static guint
stretches_left (const CarcState *state)
{
  guint n = 0;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    if (is_river (state, i))
      n += state->remaining[i];
  return n;
}

/* The side by which the river leaves a cell that it enters by `in`; -1 when it ends there. */
static int
way_out (const CarcCell *cell, int in)
{
  for (int side = 0; side < 4; side++)
    if (side != in && cell->edges[side] == CARC_EDGE_RIVER)
      return side;
  return -1;
}

static void
flow_on (CarcState *state, guint16 slot, int in)
{
  CarcRiver *river = carc_river_edit (state);
  int out = way_out (carc_slot_cell (state, slot), in);
  river->last_turn = (gint8) (in < 0 || out < 0 ? 0 : (out - (in + 2) + 8) % 4);
  river->running = out >= 0 && stretches_left (state) > 0;
  if (out < 0)
    return;
  river->dir = (gint16) out;
  river->end = state->slots[slot].neighbour[out];
}

static void
begin (CarcState *state, gboolean in_play)
{
  carc_river_edit (state)->end = CARC_NONE;
  if (in_play)
    flow_on (state, 0, -1);
}

/* By agreement a tile may lie at the river's end that stops it, or one of the river elsewhere, which is no
 * part of it. */
static void
laid (CarcState *state)
{
  CarcRiver *river = carc_river_edit (state);
  int in = (river->dir + 2) % 4;
  if (!river->running || state->turn.slot != river->end)
    return;
  if (carc_slot_cell (state, state->turn.slot)->edges[in] == CARC_EDGE_RIVER)
    flow_on (state, state->turn.slot, in);
  else
    river->running = FALSE;
}

static gboolean
may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  guint left = carc_river_of (state)->running ? stretches_left (state) : 0;
  if (left && !is_river (state, tile))
    return table_refuse (why, _ ("the river is laid first: %u of its tiles are left"), left);
  return TRUE;
}

static gboolean
may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  const CarcRiver *river = carc_river_of (state);
  const CarcTile *t = &state->rules->tiles[tile];
  if (!river->running || stretches_left (state) == 0)
    return TRUE;
  if (!may_draw (state, tile, why))
    return FALSE;
  if (t->order && stretches_left (state) > 1)
    return table_refuse (why, _ ("the river's end is laid last: %u other tiles of it are left"),
                         stretches_left (state) - 1);
  const CarcSlot *end = &state->slots[river->end];
  if (end->x != x || end->y != y)
    return table_refuse (why, _ ("the river goes on at %d,%d, not at %d,%d"), end->x, end->y, x, y);
  int out = way_out (&t->cells[rot][0], (river->dir + 2) % 4);
  if (out < 0)
    return TRUE;
  int turn = (out - river->dir + 4) % 4;
  if (turn && turn == river->last_turn)
    return table_refuse (why, _ ("the river may not turn the same way twice in a row"));
  if (carc_slot_placed (state, end->neighbour[out]))
    return table_refuse (why, _ ("the river would run into a tile beyond %d,%d"), x, y);
  return TRUE;
}

const CarcSystem carc_river = {
  .id = CARC_SYSTEM_RIVER,
  .name = "river",
  .title = N_ ("The River"),
  .description = N_ ("Laid before anything else"),
  .by = CARC_BY_SET,
  .most = 1,
  .part_size = sizeof (CarcRiver),
  .begin = begin,
  .may_lay = may_lay,
  .may_draw = may_draw,
  .laid = laid,
};
