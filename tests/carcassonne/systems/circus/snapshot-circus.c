/* snapshot-circus.c - the big top, and the animal tokens that were turned over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/circus/carc-circus.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  const CarcCircus *circus = carc_circus_of (state);
  for (guint kind = 0; kind < CARC_ANIMALS; kind++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_ANIMALS);
      entry.choice = (guint8) carc_animal_shows (kind);
      entry.number = (gint16) (circus->sets * carc_animal_count (kind) - circus->hidden[kind]);
      if (entry.number > 0)
        snapshot_add (state, &entry, lines);
    }
  if (circus->tent == CARC_NONE)
    return;
  CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_BIGTOP);
  entry.cell = snapshot_cell (state, circus->tent);
  snapshot_add (state, &entry, lines);
}

const SnapshotSystem snapshot_circus = {
  .id = CARC_SYSTEM_CIRCUS,
  .before = write,
};
