/* carc-bridged.c - roads over tiles that lie: where a bridge can lie, and which tiles fit only with one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bridge is one more road of its cell, from side to side over the field of both sides.  It parts no farm: the halves
 * of its sides belong to the farms that they belong to without it.  A tile that does not fit by its edges can fit with
 * one bridge, over itself or over the cell beside it.  Which edges do not fit says which bridge that is, so nobody has
 * to name it.
 */
#include "carc-needs.h"
#include "carc-rooms.h"
#include "table/table-intl.h"

enum
{
  ROAD = 2, /* the bits of CarcCell.mask */
  FIELD = 4,
  ANY = 0xf
};

static guint
edge_at (guint16 mask, guint side)
{
  return mask >> (4 * side) & 0xf;
}

/* ---- the cells ---- */

/* Where a figure stands on it: in the middle, but beside the figure of a cloister. */
static void
set_spot (const CarcCell *cell, CarcSegment *road, gboolean upright)
{
  road->spot_x = road->spot_y = CARC_SPOT_UNIT / 2;
  if (cell->cloister != CARC_NO_SEGMENT && upright)
    road->spot_y = CARC_SPOT_UNIT / 6;
  else if (cell->cloister != CARC_NO_SEGMENT)
    road->spot_x = CARC_SPOT_UNIT / 6;
}

/* The same cell with the road.  Rivers come after what can be claimed. */
static CarcCell
with_road (const CarcCell *cell, guint bridge)
{
  CarcCell made = *cell;
  const guint at = cell->n_nodes, first = bridge - CARC_BRIDGE_NS;
  memmove (&made.segments[at + 1], &made.segments[at], (cell->n_segments - at) * sizeof *made.segments);
  made.segments[at] = (CarcSegment){ .kind = CARC_ROAD, .sides = (guint8) (5u << first) };
  set_spot (cell, &made.segments[at], bridge == CARC_BRIDGE_NS);
  made.n_segments++;
  made.n_nodes++;
  for (guint side = 0; side < 4; side++)
    if (side % 2 == first)
      {
        made.edges[side] = CARC_EDGE_ROAD;
        made.mask = (guint16) ((made.mask & ~(0xf << (4 * side))) | ROAD << (4 * side));
        made.at_side[side] = (guint8) at;
      }
    else if (made.at_side[side] != CARC_NO_SEGMENT && made.at_side[side] >= at)
      made.at_side[side]++;
  return made;
}

static gboolean
has_field (const CarcCell *cell, guint bridge)
{
  const guint first = bridge - CARC_BRIDGE_NS;
  return cell->edges[first] == CARC_EDGE_FIELD && cell->edges[first + 2] == CARC_EDGE_FIELD
         && cell->n_segments < CARC_SEGMENTS_MAX;
}

void
carc_bridge_tiles (CarcRules *rules)
{
  rules->bridged = g_new0 (CarcCell, 8 * rules->n_tiles);
  for (guint tile = 0; tile < rules->n_tiles; tile++)
    for (guint rot = 0; rot < 4 && rules->tiles[tile].w * rules->tiles[tile].h == 1; rot++)
      for (guint bridge = CARC_BRIDGE_NS; bridge <= CARC_BRIDGE_EW; bridge++)
        {
          const CarcCell *cell = &rules->tiles[tile].cells[rot][0];
          if (has_field (cell, bridge))
            rules->bridged[8 * tile + 2 * rot + bridge - CARC_BRIDGE_NS] = with_road (cell, bridge);
        }
}

/* ---- where one can lie ---- */

gboolean
carc_may_bridge (const CarcState *state, guint16 slot, guint bridge, TableRefusal *why)
{
  const CarcSlot *at = &state->slots[slot];
  if (at->bridge != CARC_BRIDGE_NONE)
    return table_refuse (why, _ ("a bridge lies over %d,%d already"), at->x, at->y);
  if (state->rules->bridged == NULL || carc_bridged_cell (state->rules, at->tile, at->rot, bridge)->n_segments == 0)
    return table_refuse (why,
                         bridge == CARC_BRIDGE_NS
                             ? _ ("no bridge can lie over %d,%d from north to south: both sides must be field")
                             : _ ("no bridge can lie over %d,%d from west to east: both sides must be field"),
                         at->x, at->y);
  if (!carc_bears (state, slot, why))
    return FALSE;
  for (guint side = bridge - CARC_BRIDGE_NS; side < 4; side += 2)
    {
      const guint16 beside = at->neighbour[side];
      if (carc_slot_placed (state, beside) && carc_slot_cell (state, beside)->edges[(side + 2) % 4] != CARC_EDGE_ROAD)
        return table_refuse (why, _ ("a bridge over %d,%d would end at the tile on %d,%d, which has no road there"),
                             at->x, at->y, state->slots[beside].x, state->slots[beside].y);
    }
  return TRUE;
}

/* ---- tiles that fit only with one ---- */

gboolean
carc_mends (const CarcState *state)
{
  return state->rules->bridged != NULL && carc_lends (state);
}

/* Could a bridge over the tile itself, in an open cell with these needs, end at what meets it? */
static gboolean
own_ends (const CarcState *state, guint tile, guint rot, guint bridge, guint16 needs)
{
  const guint first = bridge - CARC_BRIDGE_NS;
  return carc_bridged_cell (state->rules, tile, rot, bridge)->n_segments > 0 && (edge_at (needs, first) & ROAD)
         && (edge_at (needs, first + 2) & ROAD);
}

/* The same of one over the cell beside it on this side: behind that cell no tile lies. */
static gboolean
far_ends (const CarcState *state, guint16 beside, guint side)
{
  const CarcSlot *at = &state->slots[beside];
  return at->bridge == CARC_BRIDGE_NONE
         && carc_bridged_cell (state->rules, at->tile, at->rot, CARC_BRIDGE_NS + side % 2)->n_segments > 0
         && !carc_slot_placed (state, at->neighbour[side]) && carc_bears (state, beside, NULL);
}

/* Which bridge makes the tile fit in this open cell; FALSE if it fits already, or if none does. */
static gboolean
find_mend (const CarcState *state, guint tile, guint rot, guint16 slot, CarcMend *mend)
{
  const guint16 mask = state->rules->tiles[tile].cells[rot][0].mask, needs = state->needs[state->slots[slot].rim];
  *mend = (CarcMend){ CARC_NONE, CARC_BRIDGE_NONE };
  for (guint side = 0; side < 4; side++)
    {
      const guint mine = edge_at (mask, side), need = edge_at (needs, side);
      const guint8 bridge = (guint8) (CARC_BRIDGE_NS + side % 2);
      const guint16 over = mine == ROAD ? state->slots[slot].neighbour[side] : CARC_NONE;
      if (need == ANY || (mine & need))
        continue;
      if (!((mine == FIELD && need == ROAD) || (mine == ROAD && need == FIELD)))
        return FALSE;
      if (mend->bridge != CARC_BRIDGE_NONE && (mend->bridge != bridge || mend->slot != over))
        return FALSE;
      *mend = (CarcMend){ over, bridge };
      if (over != CARC_NONE ? !far_ends (state, over, side) : !own_ends (state, tile, rot, bridge, needs))
        return FALSE;
    }
  return mend->bridge != CARC_BRIDGE_NONE;
}

gboolean
carc_mend (const CarcState *state, guint tile, int x, int y, guint rot, CarcMend *mend)
{
  const CarcTile *t = &state->rules->tiles[tile];
  const guint16 slot = t->w * t->h == 1 && carc_mends (state) ? carc_slot_at (state, x, y) : CARC_NONE;
  return slot != CARC_NONE && !carc_slot_placed (state, slot) && find_mend (state, tile, rot, slot, mend);
}

/* The rotations in which the tile would fit if a road and a field were the same, but does not fit as it is.  All are
 * compared at once, since most cells have none. */
static guint
turns_to_mend (const CarcTile *tile, guint16 need)
{
  const guint sides = 0x1111, roads = need / ROAD & sides, fields = need / FIELD & sides;
  const guint16 loose = (guint16) (need | roads * FIELD | fields * ROAD);
  return tile->any ? 0xf : carc_needs_turns (tile->masks, loose) & ~carc_needs_turns (tile->masks, need);
}

guint
carc_mend_turns (const CarcState *state, guint tile, guint16 slot)
{
  const CarcTile *t = &state->rules->tiles[tile];
  guint turns = turns_to_mend (t, state->needs[state->slots[slot].rim]) & ((1u << t->turns) - 1);
  for (guint left = turns; left != 0; left &= left - 1)
    {
      const guint rot = (guint) __builtin_ctz (left);
      CarcMend mend;
      if (!find_mend (state, tile, rot, slot, &mend))
        turns &= ~(1u << rot);
    }
  return turns;
}
