/* snapshot-bridge.c - bridges and castles on the table, those that players have left, and tiles from a bazaar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bridge that made a tile fit lies there with that tile.  Any other one is entered behind the tile with which it was
 * built, because lines come in the order in which roads came.
 */
#include "carcassonne/systems/bridge/carc-bridge.h"
#include "snapshot-write.h"

/* Does the bridge over this cell lie there with a tile that would not fit without it?  A tile beside it that shows no
 * road there was bridged itself: then the bridge was there before. */
static gboolean
came_with_tile (const CarcState *state, const CarcSlot *slot)
{
  for (guint side = slot->bridge - CARC_BRIDGE_NS; side < 4; side += 2)
    {
      const guint16 beside = slot->neighbour[side];
      if (carc_slot_placed (state, beside)
          && ((state->slots[beside].node0 == slot->over + 1
               && carc_slot_printed (state, beside)->edges[(side + 2) % 4] == CARC_EDGE_ROAD)
              || (slot->over == slot->node0 + slot->n_nodes - 1 && state->slots[beside].node0 < slot->node0)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_bridged (const CarcState *state, guint slot)
{
  return carc_slot_placed (state, (guint16) slot) && state->slots[slot].bridge != CARC_BRIDGE_NONE;
}

static void
write_left (const CarcState *state, guint kind, const guint8 *left, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (kind);
      entry.player = (gint8) player;
      entry.number = left[player];
      snapshot_add (state, &entry, lines);
    }
}

/* Was the bridge built with the tile on this slot, after it was laid? */
static gboolean
was_built_with (const CarcState *state, guint16 over, guint16 tile)
{
  const guint16 first = state->slots[tile].node0;
  if (over < first)
    return FALSE;
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i) && state->slots[i].node0 > first && state->slots[i].node0 < over
        && state->slots[i].entry != state->slots[tile].entry)
      return FALSE;
  return TRUE;
}

static void
write_behind (const CarcState *state, guint16 tile, GPtrArray *lines)
{
  for (guint i = 0; i < state->n_slots; i++)
    if (is_bridged (state, i) && !came_with_tile (state, &state->slots[i])
        && was_built_with (state, state->slots[i].over, tile))
      {
        CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_BRIDGE);
        entry.at.spot = (CarcSpot){ CARC_ROAD, (guint8) (state->slots[i].bridge - CARC_BRIDGE_NS) };
        entry.at.has_cell = TRUE;
        entry.at.cell_x = state->slots[i].x;
        entry.at.cell_y = state->slots[i].y;
        snapshot_add (state, &entry, lines);
      }
}

static void
write_before (const CarcState *state, GPtrArray *lines)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    {
      const CarcNode *node = &state->nodes[bridge->strongholds[i].nodes[0]];
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_CASTLE);
      entry.at.spot = carc_segment_spot (carc_node_segment (state, bridge->strongholds[i].nodes[0]));
      entry.at.has_cell = TRUE;
      entry.at.cell_x = state->slots[node->slot].x;
      entry.at.cell_y = state->slots[node->slot].y;
      snapshot_add (state, &entry, lines);
    }
}

static void
write_after (const CarcState *state, GPtrArray *lines)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  write_left (state, CARC_ENTRY_NOW_BRIDGES, bridge->bridges, lines);
  write_left (state, CARC_ENTRY_NOW_CASTLES, bridge->castles, lines);
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_BOUGHT);
      entry.player = (gint8) player;
      entry.tile = (gint16) bridge->bought[player];
      if (bridge->bought[player] != CARC_NONE && carc_is_there (state, player))
        snapshot_add (state, &entry, lines);
    }
}

/* By agreement a bridge can end at a tile that lay there before. */
static gboolean
ends_at_older (const CarcState *state, const CarcSlot *slot)
{
  for (guint side = slot->bridge - CARC_BRIDGE_NS; side < 4; side += 2)
    if (carc_slot_placed (state, slot->neighbour[side]) && state->slots[slot->neighbour[side]].node0 < slot->over)
      return TRUE;
  return FALSE;
}

/* Is it clear which castle has which lord, and can each bridge be said? */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  const CarcBridge *bridge = carc_bridge_of (state);
  for (guint i = 0; i < bridge->n_strongholds; i++)
    for (guint k = 0; k < i; k++)
      if (state->nodes[bridge->strongholds[i].nodes[0]].slot == state->nodes[bridge->strongholds[k].nodes[0]].slot)
        return FALSE;
  for (guint i = 0; i < state->n_slots; i++)
    if (is_bridged (state, i) && !came_with_tile (state, &state->slots[i]) && ends_at_older (state, &state->slots[i]))
      return FALSE;
  for (guint player = 0; player < state->rules->n_players; player++)
    if (bridge->bought[player] != CARC_NONE && !carc_is_there (state, player))
      return FALSE;
  return TRUE;
}

/* Few games are cut where somebody has bought a tile; a third of those moments are enough. */
static gboolean
is_rare (const CarcState *state, const char *next)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    if (carc_bridge_of (state)->bought[player] != CARC_NONE)
      return state->n_turns % 3 == 0;
  return FALSE;
}

const SnapshotSystem snapshot_bridge = {
  .id = CARC_SYSTEM_BRIDGE,
  .opening_setup = "start crfr 0,0 r0",
  .opening = "place cfff 0,-1 r2 follower city:S\ncastle build\nplace ffff 0,1 r0 bridge 0,1 road:E\nthen",
  .behind = write_behind,
  .before = write_before,
  .after = write_after,
  .can_be_said = can_be_said,
  .is_rare = is_rare,
};
