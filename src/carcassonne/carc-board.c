/* carc-board.c - cells and features: laying a tile takes about the same time in the first turn and in the last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every placed cell has a slot on each of its sides, placed or open.  An open slot has a need, the edges that may meet
 * it, so one comparison shows whether a tile fits.  A feature is a ring of nodes.  When two features meet, the nodes of
 * the smaller one get the root of the larger one.  Only where a piece joins roads can they be cut again: then the
 * features there are found anew from their edges (carc_board_join ()).
 *
 * By agreement a tile can lie beside any other.  Features join only across edges of one kind: across others a city or a
 * road keeps its open side, so it is never completed, and farms stay apart.
 */
#include <string.h>

#include "carc-needs.h"
#include "carc-rooms.h"
#include "carc-tile-words.h"
#include "table/table-intl.h"

/* The index in the hash table at which the search for a cell begins.  The cells of a row are side by side.  The rows
 * begin far apart, so that even the rows of a very long table do not overlap. */
static inline guint
hash_of (const CarcState *state, int x, int y)
{
  return (guint) x + state->hash_row * (guint) y;
}

/* The slot at a cell, CARC_NONE if there is none.  The search ends at an empty place or at the cell itself.  One branch
 * checks both, and the processor nearly always predicts it correctly. */
static inline guint16
slot_at (const CarcState *state, int x, int y)
{
  for (guint h = hash_of (state, x, y);; h++)
    {
      guint16 slot = state->hash[h & state->hash_mask];
      const CarcSlot *there = &state->slots[carc_slot_index (slot)];
      const int other = ((there->x ^ x) | (there->y ^ y)) & -(slot != CARC_NONE);
      if (other == 0)
        return slot;
    }
}

guint16
carc_slot_at (const CarcState *state, int x, int y)
{
  return slot_at (state, x, y);
}

static const gint8 side_dx[4] = { 0, 1, 0, -1 }, side_dy[4] = { -1, 0, 1, 0 };

static void
put_hash (CarcState *state, guint16 slot)
{
  guint h = hash_of (state, state->slots[slot].x, state->slots[slot].y);
  while (state->hash[h & state->hash_mask] != CARC_NONE)
    h++;
  state->hash[h & state->hash_mask] = slot;
}

/* The hash table is copied with the state, so it is kept short: it grows only when it is half full. */
static void
size_hash (CarcState *state, guint size)
{
  /* The distance between rows is the golden section of the size of the table, made odd: so only after many rows does a
   * row begin near another one again. */
  guint row = (guint) (size * .618) | 1;
  state->hash_mask = (guint16) (size - 1);
  state->hash_row = (guint16) row;
  memset (state->hash, 0xff, size * sizeof *state->hash);
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    put_hash (state, slot);
}

/* Adds a slot to the rim.  Needs are compared eight at a time, so those after the last one are 0, which no tile
 * fits. */
static void
grow_rim (CarcState *state, guint16 index)
{
  const CarcSlot *slot = &state->slots[index];
  if (state->n_rim % CARC_NEEDS_AT_ONCE == 0)
    memset (&state->needs[state->n_rim], 0, CARC_NEEDS_AT_ONCE * sizeof *state->needs);
  state->rim[state->n_rim] = index;
  state->rim_at[state->n_rim][0] = slot->x;
  state->rim_at[state->n_rim][1] = slot->y;
  state->needs[state->n_rim++] = CARC_NEED_ANY;
}

/* Removes a slot from the rim; the last one takes its place. */
static void
shrink_rim (CarcState *state, guint16 index)
{
  const guint16 place = state->slots[index].rim, end = --state->n_rim, last = state->rim[end];
  state->rim[place] = last;
  state->rim_at[place][0] = state->rim_at[end][0];
  state->rim_at[place][1] = state->rim_at[end][1];
  state->needs[place] = state->needs[end];
  state->needs[end] = 0;
  state->slots[last].rim = place;
}

static guint16
new_slot (CarcState *state, int x, int y)
{
  g_assert (state->n_slots < CARC_MAX_SLOTS);
  if (2u * state->n_slots > state->hash_mask && state->hash_mask + 1u < G_N_ELEMENTS (state->hash))
    size_hash (state, 2 * (state->hash_mask + 1u));
  guint16 index = state->n_slots++;
  CarcSlot *slot = &state->slots[index];
  *slot = (CarcSlot){ .x = (gint16) x, .y = (gint16) y, .tile = CARC_NONE, .cloister = CARC_NONE, .player = -1 };
  slot->rim = state->n_rim;
  grow_rim (state, index);
  for (guint side = 0; side < 4; side++)
    {
      guint16 other = slot_at (state, x + side_dx[side], y + side_dy[side]);
      slot->neighbour[side] = other;
      state->slots[carc_slot_index (other)].neighbour[(side + 2) % 4] = index;
    }
  put_hash (state, index);
  return index;
}

void
carc_board_begin (CarcState *state)
{
  const CarcRules *rules = state->rules;
  size_hash (state, 512);
  state->n_entries = CARC_NO_ENTRY;
  carc_board_lay (state, rules->start_tile, rules->start_x, rules->start_y, (guint) rules->start_rot);
  if (rules->spring_tile != CARC_NONE)
    carc_board_lay (state, rules->spring_tile, rules->spring_x, rules->spring_y, (guint) rules->spring_rot);
  state->n_entries = 0;
  for (guint i = 0; i < state->n_slots; i++)
    state->slots[i].player = -1;
  /* Nobody can ever claim a feature that is complete on a starting tile of several cells, so it counts as scored. */
  for (guint i = 0; i < state->n_nodes; i++)
    state->nodes[i].scored = state->nodes[i].feature == i && state->nodes[i].open == 0
                             && state->nodes[i].kind != CARC_FARM;
  state->last_slot = CARC_NONE;
  memset (&state->turn, 0, sizeof state->turn);
  state->turn.slot = CARC_NONE;
}

/* ---- fitting ---- */

static const char *
edge_name (guint nibble)
{
  return nibble & 1 ? _ ("city") : nibble & 2 ? _ ("road") : nibble & 4 ? _ ("field") : _ ("river");
}

static gboolean
say_mismatch (const CarcSlot *slot, guint16 needs, guint16 mask, TableRefusal *why)
{
  for (guint side = 0; side < 4; side++)
    {
      guint mine = (mask >> (4 * side)) & 0xf, need = (needs >> (4 * side)) & 0xf;
      if (need != 0xf && !(mine & need))
        return table_refuse (why, _ ("the tile does not fit at %d,%d: %s meets %s on the %s side"), slot->x, slot->y,
                             edge_name (mine), edge_name (need), _ (carc_side_names[side]));
    }
  return TRUE;
}

/* The systems in play that can refuse this tile now: a bit for each index in rules->playing.  Most tiles have none, so
 * the search for places is quick for them. */
static guint64
guards_of (const CarcState *state, guint tile)
{
  guint64 guards = 0;
  for (CARC_EACH_WITH (left, state->rules, may_lay))
    {
      const CarcSystem *system = carc_with (state->rules, left);
      if (state->ask == CARC_ASK_SNAPSHOT && !system->in_order)
        continue;
      if (system->guards == NULL || system->guards (state, tile))
        guards |= left & -left;
    }
  return guards;
}

static gboolean
systems_allow (const CarcState *state, guint64 guards, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  for (; guards != 0; guards &= guards - 1)
    if (!carc_with (state->rules, guards)->may_lay (state, tile, x, y, rot, why))
      return FALSE;
  return TRUE;
}

/* Do its edges fit there, and touch something? */
static gboolean
edges_fit (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  const CarcTile *t = &state->rules->tiles[tile];
  guint w = carc_tile_w (t, rot), h = carc_tile_h (t, rot);
  gboolean touches = FALSE;
  for (guint part = 0; part < w * h; part++)
    {
      int cx = x + (int) (part % w), cy = y + (int) (part / w);
      guint16 slot = carc_slot_at (state, cx, cy);
      if (carc_slot_placed (state, slot))
        return table_refuse (why, _ ("%d,%d is taken"), cx, cy);
      if (slot == CARC_NONE)
        continue;
      touches = TRUE;
      /* A side that meets another cell of the same tile is not compared: the need allows every edge there. */
      for (guint side = 0; side < 4; side++)
        {
          const guint16 needs = state->needs[state->slots[slot].rim];
          guint need = (needs >> (4 * side)) & 0xf;
          if (need != 0xf && !(t->cells[rot][part].mask >> (4 * side) & need))
            return say_mismatch (&state->slots[slot], needs, t->cells[rot][part].mask, why);
        }
    }
  return touches || table_refuse (why, _ ("at %d,%d the tile touches no other"), x, y);
}

/* Does the tile fit there by its edges, or with a bridge, and do the systems in play allow it?  x, y: its north-west
 * cell. */
static gboolean
board_fits (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  CarcMend mend;
  return (carc_mend (state, tile, x, y, rot, &mend) || edges_fit (state, tile, x, y, rot, why))
         && systems_allow (state, guards_of (state, tile), tile, x, y, rot, why);
}

gboolean
carc_board_suits (const CarcState *state, guint tile, int x, int y, guint rot)
{
  guint64 guards = 0;
  for (CARC_EACH_WITH (left, state->rules, may_lay))
    if (carc_with (state->rules, left)->by_place)
      guards |= left & -left;
  CarcMend mend;
  return (edges_fit (state, tile, x, y, rot, NULL) || carc_mend (state, tile, x, y, rot, &mend))
         && systems_allow (state, guards, tile, x, y, rot, NULL);
}

gboolean
carc_place_check (const CarcState *state, guint tile, int x, int y, guint rot, TableRefusal *why)
{
  g_return_val_if_fail (tile < state->rules->n_tiles && rot < 4, FALSE);
  if (state->rules->counts[tile] == 0)
    return table_refuse (why, _ ("no tile %s is left"), state->rules->tiles[tile].id);
  if (state->remaining[tile] == 0)
    return table_refuse (why,
                         ngettext ("no tile %s is left: the only one is on the table or put aside",
                                   "no tile %s is left: all %u are on the table or put aside",
                                   state->rules->counts[tile]),
                         state->rules->tiles[tile].id, state->rules->counts[tile]);
  if (!carc_is_left (state, tile))
    return table_refuse (why, _ ("no tile %s can be drawn: the stack is empty"), state->rules->tiles[tile].id);
  return board_fits (state, tile, x, y, rot, why);
}

/* This slot is the cell `part` in a block of cells of width `w`: is a cell beside it, and before it, a slot, too?
 * Mostly one is, and this needs no search. */
static inline gboolean
follows_slot (const CarcSlot *slot, guint w, guint part)
{
  return (part % w > 0 && slot->neighbour[3] != CARC_NONE) || (part >= w && slot->neighbour[0] != CARC_NONE);
}

/* In a block at x,y, is no cell before the cell `part` a slot? */
static gboolean
is_first_slot (const CarcState *state, int x, int y, int w, guint part)
{
  for (guint earlier = 0; earlier < part; earlier++)
    if (carc_slot_at (state, x + (int) earlier % w, y + (int) earlier / w) != CARC_NONE)
      return FALSE;
  return TRUE;
}

/* What the cells of a block of w by h cells at x,y need, row by row; one that is not a slot accepts every edge.  FALSE:
 * one of them is taken, or none is a slot. */
static gboolean
find_needs (const CarcState *state, int x, int y, int w, int h, guint16 *needs)
{
  gboolean touches = FALSE;
  for (int row = y; row < y + h; row++)
    for (int column = x; column < x + w; column++)
      {
        const guint16 slot = carc_slot_at (state, column, row);
        if (carc_slot_placed (state, slot))
          return FALSE;
        touches |= slot != CARC_NONE;
        *needs++ = slot == CARC_NONE ? CARC_NEED_ANY : state->needs[state->slots[slot].rim];
      }
  return touches;
}

/* The same comparison as in board_fits (): does each side share a kind of edge with the need, or does the
 * need allow all kinds? */
static inline gboolean
meets_need (guint mask, guint need)
{
  const guint shared = mask & need, pairs = shared | shared >> 1, all = need & need >> 1;
  return ((pairs | pairs >> 2 | (all & all >> 2)) & 0x1111) == 0x1111;
}

static gboolean
meets_needs (const CarcCell *cells, const guint16 *needs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!meets_need (cells[i].mask, needs[i]))
      return FALSE;
  return TRUE;
}

/* Does one of the rotations from `way` on, every `ways`-th, fit what the cell `part` of the block needs? */
static gboolean
part_fits (const CarcTile *t, guint way, guint ways, guint part, guint need)
{
  for (guint rot = way; rot < t->turns; rot += ways)
    if (meets_need (t->cells[rot][part].mask, need))
      return TRUE;
  return FALSE;
}

static guint
big_turns (const CarcState *state, guint64 guards, guint tile, int x, int y)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const guint ways = t->w == t->h ? 1 : 2; /* it can lie upright and across */
  guint16 needs[CARC_CELLS_MAX];
  guint turns = 0;
  for (guint way = 0; way < ways; way++)
    if (find_needs (state, x, y, carc_tile_w (t, way), carc_tile_h (t, way), needs))
      for (guint rot = way; rot < t->turns; rot += ways)
        if (meets_needs (t->cells[rot], needs, (guint) t->w * t->h)
            && systems_allow (state, guards, tile, x, y, rot, NULL))
          turns |= 1u << rot;
  return turns;
}

/* Big tiles: tries every cell of the tile on every open slot.  A place is listed once, by the first cell of the tile
 * that is on a slot.  If a tile that is not square fits upright and across at one place, it is listed once too.  Stops
 * after `enough` places. */
static guint
big_places (const CarcState *state, guint tile, CarcPlace *places, guint max, guint enough)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const guint upright = t->w == t->h ? 0xf : 0x5, ways = t->w == t->h ? 1 : 2;
  const guint64 guards = guards_of (state, tile);
  guint n = 0;
  for (guint r = 0; r < state->n_rim && n < enough; r++)
    for (guint part = 0; part < (guint) t->w * t->h; part++)
      for (guint across = 0; across < ways; across++)
        {
          const CarcSlot *slot = &state->slots[state->rim[r]];
          int w = carc_tile_w (t, across);
          int x = slot->x - (int) part % w, y = slot->y - (int) part / w;
          if (follows_slot (slot, (guint) w, part) || !part_fits (t, across, ways, part, state->needs[r])
              || !is_first_slot (state, x, y, w, part))
            continue;
          guint turns = big_turns (state, guards, tile, x, y);
          if (turns == 0 || ((turns & upright) == 0) != across)
            continue;
          if (n < max)
            places[n] = (CarcPlace){ (gint16) x, (gint16) y, (guint8) turns };
          n++;
        }
  return n;
}

/* Those of the rotations that the system allows. */
static guint
turns_by (const CarcSystem *system, const CarcState *state, guint tile, const CarcSlot *slot, guint turns)
{
  if (system->turns_alike)
    return system->may_lay (state, tile, slot->x, slot->y, (guint) __builtin_ctz (turns), NULL) ? turns : 0;
  for (guint rot = 0; rot < 4; rot++)
    if ((turns & (1u << rot)) && !system->may_lay (state, tile, slot->x, slot->y, rot, NULL))
      turns &= ~(1u << rot);
  return turns;
}

/* Those of the rotations that all these systems allow.  The last one is asked first: an abbey's system forbids nearly
 * every cell, and the Cult takes longer to see that it forbids none. */
static guint
allowed_turns (const CarcState *state, guint64 guards, guint tile, const CarcSlot *slot, guint turns)
{
  for (guint64 last; turns != 0 && guards != 0; guards &= ~last)
    {
      last = table_bit (63 - (guint) __builtin_clzll (guards));
      turns = turns_by (carc_with (state->rules, last), state, tile, slot, turns);
    }
  return turns;
}

/* The rim is compared in blocks, so that the cells of one that the tile fits are the bits of a number. */
#define BLOCK 64

/* Compares the tile with one block of the rim, beginning with the cell at index `from`.  `fits` gets the rotations that
 * fit each cell.  Returns a bit for each cell that the tile fits. */
static inline guint64
fit_block (const CarcState *state, const CarcTile *t, guint from, guint16 fits[BLOCK])
{
  const guint16 *needs = &state->needs[from];
  const guint n = MIN (BLOCK, state->n_rim - from);
  guint64 some = 0;
  if (t->any)
    for (guint i = 0; i < n; i += CARC_NEEDS_AT_ONCE)
      some |= (guint64) carc_needs_fit_any (&needs[i], t->masks, &fits[i]) << i;
  else
    for (guint i = 0; i < n; i += CARC_NEEDS_AT_ONCE)
      some |= (guint64) carc_needs_fit_quick (&needs[i], t->masks, &fits[i]) << i;
  return some;
}

/* Adds the rotations that fit with a bridge. */
static guint64
mend_block (const CarcState *state, guint tile, guint from, guint64 some, guint16 fits[BLOCK])
{
  const guint n = MIN (BLOCK, state->n_rim - from);
  for (guint i = 0; i < n; i++)
    {
      const guint mended = carc_mend_turns (state, tile, state->rim[from + i]);
      if (mended == 0)
        continue;
      fits[i] = (guint16) ((some >> i & 1 ? fits[i] : 0) | mended);
      some |= table_bit (i);
    }
  return some;
}

/* Stops when there are `enough` places.  `mend`: also those where the tile fits only with a bridge. */
static inline guint
find_places (const CarcState *state, guint tile, gboolean mend, CarcPlace *places, guint max, guint enough)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const guint different = (1u << t->turns) - 1;
  guint n = 0;
  if (t->w * t->h > 1)
    return big_places (state, tile, places, max, enough);
  const guint64 guards = guards_of (state, tile);
  mend = mend && carc_mends (state);
  for (guint from = 0; from < state->n_rim; from += BLOCK)
    {
      guint16 fits[BLOCK];
      guint64 left = fit_block (state, t, from, fits);
      if (mend)
        left = mend_block (state, tile, from, left, fits);
      for (; left != 0 && n < enough; left &= left - 1)
        {
          const guint i = (guint) __builtin_ctzll (left), r = from + i;
          guint turns = fits[i] & different;
          if (guards && (turns = allowed_turns (state, guards, tile, &state->slots[state->rim[r]], turns)) == 0)
            continue;
          if (n < max)
            places[n] = (CarcPlace){ state->rim_at[r][0], state->rim_at[r][1], (guint8) turns };
          n++;
        }
    }
  return n;
}

guint
carc_places (const CarcState *state, guint tile, CarcPlace *places, guint max)
{
  return find_places (state, tile, TRUE, places, max, G_MAXUINT);
}

gboolean
carc_first_place (const CarcState *state, guint tile, CarcPlace *place)
{
  return find_places (state, tile, TRUE, place, 1, 1) > 0;
}

gboolean
carc_must_be_laid (const CarcState *state, guint tile, CarcPlace *place)
{
  return find_places (state, tile, FALSE, place, 1, 1) > 0;
}

gboolean
carc_fits_somewhere (const CarcState *state, guint tile)
{
  CarcPlace place;
  return carc_first_place (state, tile, &place);
}

/* ---- laying ---- */

/* The kept feature gets the marks of the other one. */
static void
join_marks (CarcState *state, guint16 keep, guint16 melt)
{
  const guint16 more = state->nodes[melt].marks;
  CarcMarks *marks = &state->marks[state->nodes[keep].marks];
  if (state->nodes[keep].marks == 0)
    state->nodes[keep].marks = more;
  else
    *marks = carc_marks_join (*marks, state->marks[more]);
}

/* Joins the features of two nodes; `closed` of their open sides are closed by that. */
static void
join (CarcState *state, guint16 a, guint16 b, gint16 closed)
{
  CarcNode *nodes = state->nodes;
  guint16 keep = nodes[a].feature, melt = nodes[b].feature;
  if (keep == melt)
    {
      nodes[keep].open -= closed;
      return;
    }
  if (nodes[keep].size < nodes[melt].size)
    {
      guint16 smaller = keep;
      keep = melt;
      melt = smaller;
    }
  guint16 node = melt;
  do
    {
      nodes[node].feature = keep;
      node = nodes[node].next;
    }
  while (node != melt);
  guint16 next = nodes[keep].next;
  nodes[keep].next = nodes[melt].next;
  nodes[melt].next = next;
  nodes[keep].size += nodes[melt].size;
  nodes[keep].open += nodes[melt].open - closed;
  nodes[keep].figures += nodes[melt].figures;
  if (nodes[melt].marks != 0)
    join_marks (state, keep, melt);
  nodes[keep].oldest = MIN (nodes[keep].oldest, nodes[melt].oldest);
}

/* Ends the city or road that reaches this side, because the edge on the other side fits edges of any kind. */
static void
end_at (CarcState *state, guint16 slot, guint side)
{
  const CarcCell *cell = carc_slot_cell (state, slot);
  if (cell->edges[side] == CARC_EDGE_CITY || cell->edges[side] == CARC_EDGE_ROAD)
    state->nodes[state->nodes[carc_slot_node (&state->slots[slot], cell->at_side[side])].feature].open--;
  if (cell->too[side] != CARC_NO_SEGMENT)
    state->nodes[state->nodes[carc_slot_node (&state->slots[slot], cell->too[side])].feature].open--;
}

/* Joins the cities or roads at one side of two cells.  If two cities share it on either cell, all are joined; each of
 * them has one open side less. */
static void
join_at (CarcState *state, guint16 slot, guint side, guint16 other, guint other_side)
{
  const CarcCell *a = carc_slot_cell (state, slot), *b = carc_slot_cell (state, other);
  const CarcSlot *at = &state->slots[slot], *by = &state->slots[other];
  const guint16 first = carc_slot_node (at, a->at_side[side]), beside = carc_slot_node (by, b->at_side[other_side]);
  join (state, first, beside, 2);
  if (a->too[side] != CARC_NO_SEGMENT)
    join (state, carc_slot_node (at, a->too[side]), beside, 1);
  if (b->too[other_side] != CARC_NO_SEGMENT)
    join (state, first, carc_slot_node (by, b->too[other_side]), 1);
}

/* Joins what meets on one side of two placed cells; edges of different kinds (by agreement) join nothing. */
static void
join_side (CarcState *state, guint16 slot, guint side)
{
  guint16 other = state->slots[slot].neighbour[side];
  guint other_side = (side + 2) % 4;
  const CarcCell *a = carc_slot_cell (state, slot), *b = carc_slot_cell (state, other);
  const CarcSlot *at = &state->slots[slot], *beside = &state->slots[other];
  CarcEdge edge = (CarcEdge) a->edges[side];
  if (b->edges[other_side] != edge)
    {
      if (edge == CARC_EDGE_ANY)
        end_at (state, other, other_side);
      if (b->edges[other_side] == CARC_EDGE_ANY)
        end_at (state, slot, side);
      return;
    }
  if (edge == CARC_EDGE_CITY || edge == CARC_EDGE_ROAD)
    join_at (state, slot, side, other, other_side);
  if (edge == CARC_EDGE_FIELD || edge == CARC_EDGE_ROAD || edge == CARC_EDGE_RIVER)
    for (guint half = 0; half < 2; half++)
      join (state, carc_slot_node (at, a->at_half[2 * side + half]),
            carc_slot_node (beside, b->at_half[2 * other_side + 1 - half]), 0);
}

static void
add_nodes (CarcState *state, guint16 index)
{
  CarcSlot *slot = &state->slots[index];
  const CarcCell *cell = carc_slot_cell (state, index);
  g_assert (state->n_nodes + cell->n_nodes <= CARC_MAX_NODES);
  slot->node0 = state->n_nodes;
  slot->n_nodes = cell->n_nodes;
  for (guint i = 0; i < cell->n_nodes; i++)
    {
      guint16 node = state->n_nodes++;
      const CarcSegment *segment = &cell->segments[i];
      const CarcMarks marks = carc_marks_both (segment->marks, state->rules->marks);
      const gboolean marked = carc_marks_any (marks);
      if (marked)
        {
          g_assert (state->n_marked < CARC_MAX_NODES);
          state->marks[++state->n_marked] = marks;
        }
      state->nodes[node] = (CarcNode){
        .feature = node,
        .next = node,
        .slot = index,
        .printed = segment->kind == CARC_FARM ? segment->touches : segment->pennants,
        .segment = i & 0xf,
        .kind = segment->kind & 3,
        .marked = marked,
        .size = 1,
        .oldest = node,
        .open = (gint16) (segment->kind == CARC_CLOISTER ? 8 : carc_ones (segment->sides)),
        .marks = marked ? state->n_marked : 0,
      };
      if (segment->kind == CARC_CLOISTER)
        slot->cloister = node;
    }
  slot->over = (guint16) (state->n_nodes - 1);
}

guint16
carc_slot_around (const CarcState *state, guint16 slot, guint i)
{
  const CarcSlot *s = &state->slots[slot];
  guint16 side = s->neighbour[i / 2];
  return i % 2 == 0 ? side : state->slots[side].neighbour[(i / 2 + 1) % 4];
}

/* A cell around the new one has a cloister: one cell less is missing around that cloister. */
static inline void
tell_cloister (CarcState *state, guint16 cloister)
{
  state->turn.n_cloisters += --state->nodes[cloister].open == 0;
}

/* Counts the new cell for the cloisters around it, and the cells around it for its own cloister. */
static void
tell_cloisters (CarcState *state, guint16 index)
{
  const CarcSlot *slot = &state->slots[index];
  for (guint side = 0; side < 4; side++)
    {
      const CarcSlot *beside = &state->slots[slot->neighbour[side]];
      guint16 corner = beside->neighbour[(side + 1) % 4];
      const guint16 there = state->slots[carc_slot_index (corner)].cloister;
      if (beside->cloister != CARC_NONE)
        tell_cloister (state, beside->cloister);
      if (there != CARC_NONE)
        tell_cloister (state, there);
    }
  if (slot->cloister == CARC_NONE)
    return;
  CarcNode *own = &state->nodes[slot->cloister];
  for (guint i = 0; i < 8; i++)
    own->open = (gint16) (own->open - carc_slot_placed (state, carc_slot_around (state, index, i)));
  state->turn.n_cloisters += own->open == 0;
}

static void
lay_cell (CarcState *state, guint16 index, guint tile, guint rot, guint part, guint bridge)
{
  CarcSlot *slot = &state->slots[index];
  shrink_rim (state, index);
  slot->bridge = (guint8) bridge;
  slot->tile = (guint16) tile;
  slot->rot = (guint8) rot;
  slot->part = (guint8) part;
  slot->entry = state->n_entries;
  slot->player = (gint8) state->player;
  const guint16 mask = carc_slot_cell (state, index)->mask;
  state->n_placed++;
  add_nodes (state, index);
  for (guint side = 0; side < 4; side++)
    {
      guint16 other = slot->neighbour[side];
      guint opposite = (side + 2) % 4;
      if (other == CARC_NONE)
        other = new_slot (state, slot->x + side_dx[side], slot->y + side_dy[side]);
      if (carc_slot_placed (state, other))
        join_side (state, index, side);
      else
        {
          guint16 *need = &state->needs[state->slots[other].rim];
          *need = (guint16) ((*need & ~(0xf << (4 * opposite))) | ((mask >> (4 * side)) & 0xf) << (4 * opposite));
        }
    }
  tell_cloisters (state, index);
}

/* `bridge`: the road that lies over it, which makes it fit. */
static void
lay_tile (CarcState *state, guint tile, int x, int y, guint rot, guint bridge)
{
  const CarcTile *t = &state->rules->tiles[tile];
  guint w = carc_tile_w (t, rot), h = carc_tile_h (t, rot);
  CarcTurn *turn = &state->turn;
  turn->first_node = state->n_nodes;
  turn->n_slots = 0;
  turn->n_cloisters = 0;
  turn->n_moved = 0;
  /* In the order of the tile's own cells, so that a table seen from another side gives the same numbers. */
  for (guint own = 0; own < w * h; own++)
    {
      guint part = carc_tile_part (t, own, rot);
      int cx = x + (int) (part % w), cy = y + (int) (part / w);
      guint16 slot = carc_slot_at (state, cx, cy);
      if (slot == CARC_NONE)
        slot = new_slot (state, cx, cy);
      lay_cell (state, slot, tile, rot, part, bridge);
      turn->slots[turn->n_slots++] = slot;
    }
  turn->slot = w * h == 1 ? turn->slots[0] : carc_slot_at (state, x, y);
  turn->n_nodes = (guint16) (state->n_nodes - turn->first_node);
  state->last_slot = turn->slot;
  state->remaining[tile]--;
  state->n_remaining = (guint16) (state->n_remaining - !carc_tile_held (state->rules, tile));
}

guint16
carc_laid_with (const CarcState *laid, CarcMarks marks)
{
  for (guint i = 0; i < laid->turn.n_slots; i++)
    if (carc_marks_any (carc_marks_both (carc_slot_cell (laid, laid->turn.slots[i])->marks, marks)))
      return laid->turn.slots[i];
  return CARC_NONE;
}

/* ---- roads over tiles ---- */

/* Adds the road that lies over a placed cell, and joins it with those that it meets. */
static void
bridge_cell (CarcState *state, guint16 index, guint bridge)
{
  CarcSlot *slot = &state->slots[index];
  const guint16 node = state->n_nodes++;
  g_assert (node < CARC_MAX_NODES && slot->bridge == CARC_BRIDGE_NONE);
  slot->bridge = (guint8) bridge;
  slot->over = node;
  slot->n_nodes++;
  state->nodes[node] = (CarcNode){ .feature = node,
                                   .next = node,
                                   .slot = index,
                                   .segment = (slot->n_nodes - 1u) & 0xf,
                                   .kind = CARC_ROAD,
                                   .size = 1,
                                   .oldest = node,
                                   .open = 2 };
  for (guint side = bridge - CARC_BRIDGE_NS; side < 4; side += 2)
    {
      const guint16 other = slot->neighbour[side];
      const guint opposite = (side + 2) % 4;
      if (carc_slot_placed (state, other))
        join_side (state, index, side);
      else
        state->needs[state->slots[other].rim] =
            (guint16) ((state->needs[state->slots[other].rim] & ~(0xf << (4 * opposite))) | 2 << (4 * opposite));
    }
}

void
carc_board_bridge (CarcState *state, guint16 index, guint bridge)
{
  CarcTurn *turn = &state->turn;
  const guint16 node = state->n_nodes;
  bridge_cell (state, index, bridge);
  if (turn->slot == index && node == turn->first_node + turn->n_nodes)
    turn->n_nodes++;
}

guint16
carc_board_lay_mended (CarcState *state, guint tile, int x, int y, guint rot)
{
  CarcMend mend;
  if (!carc_mend (state, tile, x, y, rot, &mend))
    {
      carc_board_lay (state, tile, x, y, rot);
      return CARC_NONE;
    }
  if (mend.slot != CARC_NONE)
    {
      bridge_cell (state, mend.slot, mend.bridge);
      carc_board_lay (state, tile, x, y, rot);
      return mend.slot;
    }
  lay_tile (state, tile, x, y, rot, mend.bridge);
  return state->turn.slot;
}

void
carc_board_lay (CarcState *state, guint tile, int x, int y, guint rot)
{
  lay_tile (state, tile, x, y, rot, CARC_BRIDGE_NONE);
}

/* ---- roads that a piece joins ---- */

/* All nodes of some features. */
typedef struct
{
  CarcBits has, scored; /* in a feature that was scored */
  guint n;
  guint16 nodes[CARC_MAX_NODES];
} Members;

static void
add_members (const CarcState *state, guint16 node, Members *members)
{
  const gboolean scored = state->nodes[state->nodes[node].feature].scored;
  for (guint16 member = node; carc_bits_put (&members->has, member); member = state->nodes[member].next)
    {
      members->nodes[members->n++] = member;
      if (scored)
        carc_bits_put (&members->scored, member);
    }
}

/* A feature of its own, with the figures that stand on it; no side of it is joined. */
static void
set_apart (CarcState *state, guint16 index)
{
  const CarcSegment *segment = carc_node_segment (state, index);
  CarcNode *node = &state->nodes[index];
  const gboolean unsaid = (state->slots[node->slot].joined & CARC_JOINED_UNSAID) && !carc_is_bridge (state, index);
  node->feature = node->next = node->oldest = index;
  node->size = 1;
  node->figures = node->scored = 0;
  node->open = (gint16) (carc_ones (segment->sides) + unsaid);
  if (node->marked)
    state->marks[node->marks] = carc_marks_both (segment->marks, state->rules->marks);
  else
    node->marks = 0;
}

/* Joins the road to what meets it in the north and in the west: so each edge is looked at once.  Ends it at edges that
 * fit all others. */
static void
join_edges (CarcState *state, guint16 index)
{
  const CarcSlot *slot = &state->slots[state->nodes[index].slot];
  const guint8 sides = carc_node_segment (state, index)->sides;
  for (guint side = 0; side < 4; side++)
    {
      const guint16 other = slot->neighbour[side];
      if (!(sides >> side & 1) || !carc_slot_placed (state, other))
        continue;
      const CarcCell *there = carc_slot_cell (state, other);
      const guint opposite = (side + 2) % 4;
      if (there->edges[opposite] == CARC_EDGE_ANY)
        state->nodes[state->nodes[index].feature].open--;
      else if (there->edges[opposite] == CARC_EDGE_ROAD && (side == 0 || side == 3))
        join (state, index, carc_slot_node (&state->slots[other], there->at_side[opposite]), 2);
    }
}

/* Joins the road to the others that a piece on its cell joins to it. */
static void
join_by_piece (CarcState *state, guint16 index)
{
  const CarcSlot *slot = &state->slots[state->nodes[index].slot];
  const CarcCell *cell = carc_slot_cell (state, state->nodes[index].slot);
  for (guint side = 0; side < 4 && (slot->joined & carc_node_segment (state, index)->sides); side++)
    if (slot->joined >> side & 1)
      join (state, index, carc_slot_node (slot, cell->at_side[side]), 0);
}

/* Finds the features of these nodes again. */
static void
find_again (CarcState *state, Members *members)
{
  for (guint i = 0; i < members->n; i++)
    set_apart (state, members->nodes[i]);
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == CARC_PLACE_FEATURE && carc_bits_has (&members->has, state->figures[i].node))
      state->nodes[state->figures[i].node].figures++;
  for (guint i = 0; i < members->n; i++)
    {
      join_edges (state, members->nodes[i]);
      join_by_piece (state, members->nodes[i]);
    }
  for (guint i = 0; i < members->n; i++)
    {
      const guint16 root = members->nodes[i];
      guint16 member = root;
      if (state->nodes[root].feature != root)
        continue;
      while (carc_bits_has (&members->scored, member) && state->nodes[member].next != root)
        member = state->nodes[member].next;
      state->nodes[root].scored = carc_bits_has (&members->scored, member);
    }
}

void
carc_board_join (CarcState *state, guint16 slot, guint joined)
{
  const CarcCell *cell = carc_slot_cell (state, slot);
  Members members;
  guint16 before = CARC_NONE;
  gboolean fresh = FALSE;
  members.n = 0;
  carc_bits_empty (&members.has, state->n_nodes);
  carc_bits_empty (&members.scored, state->n_nodes);
  for (guint side = 0; side < 4; side++)
    {
      const guint16 node = carc_slot_node (&state->slots[slot], cell->at_side[side]);
      if (cell->edges[side] != CARC_EDGE_ROAD)
        continue;
      if (joined >> side & 1)
        {
          fresh |= before != CARC_NONE && before != state->nodes[node].feature;
          before = state->nodes[node].feature;
        }
      add_members (state, node, &members);
    }
  state->slots[slot].joined = (guint8) joined;
  find_again (state, &members);
  if (fresh)
    for (guint i = 0; i < members.n; i++)
      if (state->nodes[members.nodes[i]].slot == slot && carc_node_segment (state, members.nodes[i])->sides & joined)
        state->nodes[state->nodes[members.nodes[i]].feature].scored = FALSE;
}

guint8
carc_cell_claimed (const CarcCell *cell, const CarcSpot *spot)
{
  for (guint8 i = 0; i < cell->n_nodes; i++)
    {
      const CarcSegment *s = &cell->segments[i];
      if (s->kind != spot->kind)
        continue;
      if (s->kind == CARC_CLOISTER || (carc_is_inner (s) && spot->at == CARC_SPOT_INNER + s->inner)
          || (s->kind == CARC_FARM && spot->at < 8 && (s->halves >> spot->at) & 1)
          || (s->kind != CARC_FARM && ((carc_own_sides (s) | carc_sides_of_halves (s)) >> spot->at) & 1))
        return i;
    }
  return CARC_NO_SEGMENT;
}

guint16
carc_board_node (const CarcState *state, int x, int y, const CarcSpot *spot)
{
  guint16 slot = carc_slot_at (state, x, y);
  if (!carc_slot_placed (state, slot))
    return CARC_NONE;
  const guint8 segment = carc_cell_claimed (carc_slot_cell (state, slot), spot);
  return segment == CARC_NO_SEGMENT ? CARC_NONE : carc_slot_node (&state->slots[slot], segment);
}
