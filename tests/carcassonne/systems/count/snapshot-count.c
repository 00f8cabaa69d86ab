/* snapshot-count.c - where the count is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/count/carc-count.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_COUNT);
  entry.choice = carc_count_of (state)->at;
  snapshot_add (state, &entry, lines);
}

const SnapshotSystem snapshot_count = {
  .id = CARC_SYSTEM_COUNT,
  .after = write,
};
