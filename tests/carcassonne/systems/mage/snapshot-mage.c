/* snapshot-mage.c - where the mage and the witch stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/mage/carc-mage.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint which = 0; which < CARC_N_MAGICIANS; which++)
    {
      const guint16 node = carc_mage_of (state)->at[which];
      CarcEntry entry = snapshot_entry (node == CARC_NONE ? CARC_ENTRY_NOW_MAGE_OFF : CARC_ENTRY_NOW_MAGE);
      entry.choice = (guint8) which;
      if (node != CARC_NONE)
        {
          const CarcCellXY cell = snapshot_cell (state, state->nodes[node].slot);
          entry.at.spot = carc_segment_spot (carc_node_segment (state, node));
          entry.at.has_cell = TRUE;
          entry.at.cell_x = cell.x;
          entry.at.cell_y = cell.y;
        }
      snapshot_add (state, &entry, lines);
    }
}

const SnapshotSystem snapshot_mage = {
  .id = CARC_SYSTEM_MAGE,
  .after = write,
};
