/* snapshot-water.c - water tokens, in cities and before the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/water/carc-water.h"
#include "carcassonne/systems/lake/carc-lake.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  const CarcWater *water = carc_water_of (state);
  for (guint player = 0; player < state->rules->n_players && carc_lake_of (state)->placed; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_WATER);
      entry.player = (gint8) player;
      entry.number = water->left[player];
      snapshot_add (state, &entry, lines);
    }
  for (guint i = 0; i < water->placed; i++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_TOKEN);
      const CarcCellXY cell = snapshot_cell (state, state->nodes[water->cities[i]].slot);
      entry.at.spot = carc_segment_spot (carc_node_segment (state, water->cities[i]));
      entry.at.has_cell = TRUE;
      entry.at.cell_x = cell.x;
      entry.at.cell_y = cell.y;
      snapshot_add (state, &entry, lines);
    }
}

const SnapshotSystem snapshot_water = {
  .id = CARC_SYSTEM_WATER,
  .after = write,
};
