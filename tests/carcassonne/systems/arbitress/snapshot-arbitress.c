/* snapshot-arbitress.c - where the Arbitress stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/arbitress/carc-arbitress.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_ARBITRESS);
  entry.cell = (CarcCellXY){ carc_arbitress_of (state)->x, carc_arbitress_of (state)->y };
  if (carc_arbitress_of (state)->on)
    snapshot_add (state, &entry, lines);
}

const SnapshotSystem snapshot_arbitress = {
  .id = CARC_SYSTEM_ARBITRESS,
  .after = write,
};
