/* carc-river.c - the expansion The River.  Its tiles are laid first, from the spring to the ends, each at an open end
 * of the river.  Two bends one after the other never turn the same way.  All sets with a river make one river of it: it
 * has one spring, and an end for each of its branches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-river.h"

#include <string.h>

#include "carcassonne/carc-rooms.h"
#include "table/table-intl.h"

/* The number of river tiles in the stack, and of those with each order. */
static guint
count_left (const CarcState *state, guint orders[CARC_N_ORDERS])
{
  guint n = 0;
  memset (orders, 0, CARC_N_ORDERS * sizeof *orders);
  for (guint i = 0; i < state->rules->n_river; i++)
    {
      const guint tile = state->rules->river[i];
      n += state->remaining[tile];
      orders[state->rules->tiles[tile].order] += state->remaining[tile];
    }
  return n;
}

static gboolean
is_any_left (const CarcState *state)
{
  for (guint i = 0; i < state->rules->n_river; i++)
    if (state->remaining[state->rules->river[i]] > 0)
      return TRUE;
  return FALSE;
}

static const CarcRulingRow rulings[] = {
  { CARC_R1,
    "R1",
    N_ ("The River"),
    N_ ("How does the river keep clear of itself?"),
    2,
    { { "bends", N_ ("Two bends one after the other never turn the same way, and it never runs into a tile.") },
      { "room",
        N_ ("Also, no tile may lie beside the cell where it goes on, nor on the three cells beyond that one.") } } },
};

static guint
river_sides (const CarcTile *tile)
{
  guint n = 0;
  for (guint side = 0; side < 4; side++)
    n += tile->cells[0][0].edges[side] == CARC_EDGE_RIVER;
  return n;
}

/* Takes springs out of the game, except the one that it starts from; then, while there are more ends than branches,
 * ends that are laid last.  Those of a later set stay. */
static void
leave_out (CarcRules *rules, guint branches)
{
  guint ends = 0;
  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->tiles[i].river && rules->tiles[i].start && i != rules->start_tile && i != rules->spring_tile)
      rules->counts[i] = 0;
    else if (rules->tiles[i].river && !rules->tiles[i].start && river_sides (&rules->tiles[i]) == 1)
      ends += rules->counts[i];
  for (guint system = 0; system < carc_n_systems; system++)
    for (guint i = 0; i < rules->n_tiles; i++)
      while (ends > branches && rules->counts[i] > 0 && rules->tiles[i].order == CARC_ORDER_LAST
             && strcmp (rules->tiles[i].set, carc_systems[system]->name) == 0)
        {
          rules->counts[i]--;
          ends--;
        }
}

/* Refuses a game in which the river could have too many open ends at once.  Each tile that forks adds some. */
static gboolean
river_compile (CarcRules *rules, const TableSetup *setup, TableRefusal *why)
{
  guint ends = 1;
  for (guint i = 0; i < rules->n_tiles; i++)
    {
      const guint sides = river_sides (&rules->tiles[i]);
      ends += sides > 2 ? rules->counts[i] * (sides - 2) : 0;
      if (rules->tiles[i].river)
        rules->river[rules->n_river++] = (guint16) i;
    }
  leave_out (rules, ends);
  if (ends > CARC_RIVER_ENDS_MAX)
    return table_refuse (why, _ ("the river could have %u open ends, more than the %d this program can follow"), ends,
                         CARC_RIVER_ENDS_MAX);
  return TRUE;
}

/* Adds an open end for each side by which the river leaves the cell: all sides except those by which it comes in (`in`,
 * bit per side).  `from` is the direction in which it came, -1 on the starting tile. */
static void
flow_on (CarcState *state, guint16 slot, guint in, int from)
{
  CarcRiver *river = carc_river_edit (state);
  const CarcCell *cell = carc_slot_cell (state, slot);
  for (guint side = 0; side < 4; side++)
    if (cell->edges[side] == CARC_EDGE_RIVER && !((in >> side) & 1) && river->n_ends < CARC_RIVER_ENDS_MAX)
      river->ends[river->n_ends++] = (CarcRiverEnd){ .slot = state->slots[slot].neighbour[side],
                                                     .dir = (guint8) side,
                                                     .last_turn = (guint8) (from < 0 ? 0 : (side - (guint) from) & 3) };
  river->running = river->n_ends > 0 && is_any_left (state);
}

/* The spring is the start, or lies beside it. */
static guint16
spring_slot (const CarcState *state)
{
  const CarcRules *rules = state->rules;
  return rules->spring_tile == CARC_NONE ? 0 : carc_slot_at (state, rules->spring_x, rules->spring_y);
}

static void
river_begin (CarcState *state, gboolean in_play)
{
  if (in_play)
    flow_on (state, spring_slot (state), 0, -1);
}

/* Follows the river onto the tile just laid.  By agreement, a tile that does not continue the river may be laid at an
 * end: the river stops there.  And a tile of the river may be laid elsewhere: then it is not a part of the river. */
static void
river_laid (CarcState *state)
{
  CarcRiver *river = carc_river_edit (state);
  guint n = 0, in = 0;
  int from = -1;
  gboolean reached = FALSE;
  for (guint i = 0; river->running && i < river->n_ends; i++)
    {
      const CarcRiverEnd end = river->ends[i];
      const guint side = (end.dir + 2u) % 4;
      if (end.slot != state->turn.slot)
        {
          river->ends[n++] = end;
          continue;
        }
      reached = TRUE;
      if (carc_slot_cell (state, end.slot)->edges[side] != CARC_EDGE_RIVER)
        continue;
      in |= 1u << side;
      from = end.dir;
    }
  if (!reached)
    return;
  river->n_ends = (guint8) n;
  if (in)
    flow_on (state, state->turn.slot, in, from);
  else
    river->running = n > 0 && is_any_left (state);
}

/* While the river is unfinished, only its tiles may be drawn, in their order. */
static gboolean
river_may_draw (const CarcState *state, guint tile, TableRefusal *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  guint orders[CARC_N_ORDERS];
  const guint left = carc_river_of (state)->running ? count_left (state, orders) : 0;
  if (left == 0)
    return TRUE;
  if (!t->river)
    return table_refuse (why, _ ("the river is laid first: %u of its tiles are left"), left);
  if (t->order != CARC_ORDER_FIRST && orders[CARC_ORDER_FIRST])
    return table_refuse (why, _ ("the river's fork is laid first"));
  if (t->order == CARC_ORDER_LAST && left > orders[CARC_ORDER_LAST])
    return table_refuse (why, _ ("the river's end is laid last: %u other tiles of it are left"),
                         left - orders[CARC_ORDER_LAST]);
  return TRUE;
}

static gboolean
say_ends (const CarcState *state, int x, int y, TableRefusal *why)
{
  const CarcRiver *river = carc_river_of (state);
  g_autoptr (GString) ends = NULL;
  if (why == NULL)
    return FALSE;
  ends = g_string_new (NULL);
  for (guint i = 0; i < river->n_ends; i++)
    {
      const CarcSlot *slot = &state->slots[river->ends[i].slot];
      g_string_append_printf (ends, "%s%d,%d", i ? _ (" or ") : "", slot->x, slot->y);
    }
  return table_refuse (why, _ ("the river goes on at %s, not at %d,%d"), ends->str, x, y);
}

static gboolean
is_end (const CarcRiver *river, guint16 slot)
{
  for (guint i = 0; i < river->n_ends; i++)
    if (river->ends[i].slot == slot)
      return TRUE;
  return FALSE;
}

/* R1 room: is there no tile beside the cell behind this side, and none on the three cells beyond it? */
static gboolean
has_room (const CarcState *state, int x, int y, guint side)
{
  static const gint8 dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  for (int far = 1; far <= 2; far++)
    for (int across = -1; across <= 1; across++)
      if ((far > 1 || across != 0)
          && carc_slot_placed (state, carc_slot_at (state, x + far * dx[side] + across * dy[side],
                                                    y + far * dy[side] + across * dx[side])))
        return FALSE;
  return TRUE;
}

static gboolean
river_guards (const CarcState *state, guint tile)
{
  return carc_river_of (state)->running && is_any_left (state);
}

static gboolean
river_may_lay (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  const CarcRiver *river = carc_river_of (state);
  const CarcCell *cell = &state->rules->tiles[tile].cells[rot][0];
  const CarcRiverEnd *end = NULL;
  guint in = 0;
  for (guint i = 0; i < river->n_ends; i++)
    if (state->slots[river->ends[i].slot].x == x && state->slots[river->ends[i].slot].y == y)
      {
        end = &river->ends[i];
        in |= 1u << ((end->dir + 2) % 4);
      }
  if (end == NULL && why == NULL)
    return FALSE; /* most places are not at an end: the tiles need not be counted for them */
  if (!river_may_draw (state, tile, why))
    return FALSE;
  if (end == NULL)
    return say_ends (state, x, y, why);
  for (guint side = 0; side < 4; side++)
    {
      const guint turn = (side - end->dir) & 3;
      if (cell->edges[side] != CARC_EDGE_RIVER || (in >> side) & 1)
        continue;
      if (turn && turn == end->last_turn)
        return table_refuse (why, _ ("the river may not turn the same way twice in a row"));
      const guint16 next = state->slots[end->slot].neighbour[side];
      if (carc_slot_placed (state, next))
        return table_refuse (why, _ ("the river would run into a tile beyond %d,%d"), x, y);
      if (is_end (river, next))
        return table_refuse (why, _ ("two branches of the river would meet beyond %d,%d"), x, y);
      if (carc_rule (state, CARC_R1) == CARC_R1_ROOM && !has_room (state, x, y, side))
        return table_refuse (why, _ ("the river needs more room beyond %d,%d"), x, y);
    }
  return TRUE;
}

static const char *const tile_names[] = {
  N_ ("spring"),
  N_ ("river's end"),
  N_ ("river between two cities"),
  N_ ("river, city and bridge"),
  N_ ("cloister at the river"),
  N_ ("bridge"),
  N_ ("straight river"),
  N_ ("river bend with a city"),
  N_ ("river bend with a road"),
  N_ ("river bend"),
};

static const TableHelp help[] = {
  { .heading = N_ ("The River, The River II"),
    .text = N_ ("River tiles are laid first, from the spring to the lakes. While they last, only they "
                "are offered.") },
};

const CarcSystem carc_river = {
  .id = CARC_SYSTEM_RIVER,
  .name = "river",
  .title = N_ ("The River"),
  .description = N_ ("Laid before anything else"),
  CARC_ROWS (help),
  .by = CARC_BY_SET,
  .shelf = 2,
  .most = 1,
  CARC_ROWS (tile_names),
  .part_size = sizeof (CarcRiver),
  .compile = river_compile,
  .begin = river_begin,
  CARC_ROWS (rulings),
  .may_lay = river_may_lay,
  .in_order = TRUE,
  .guards = river_guards,
  .allows_draw = river_may_draw,
  .laid = river_laid,
};
