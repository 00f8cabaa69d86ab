/* snapshot-dragon.c - where the dragon and the fairy stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/dragon/carc-dragon.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  const CarcDragon *dragon = carc_dragon_of (state);
  CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_DRAGON);
  if (dragon->slot != CARC_NONE)
    {
      entry.cell = snapshot_cell (state, dragon->slot);
      snapshot_add (state, &entry, lines);
    }
  if (dragon->fairy == CARC_NONE)
    return;
  entry = snapshot_entry (dragon->beside == CARC_NONE ? CARC_ENTRY_NOW_FAIRY_ON : CARC_ENTRY_NOW_FAIRY);
  if (dragon->beside == CARC_NONE)
    entry.cell = snapshot_cell (state, dragon->fairy);
  else
    {
      entry.player = (gint8) state->figures[dragon->beside].player;
      entry.at = carc_figure_at (state, dragon->beside);
      entry.figure = state->figures[dragon->beside].kind;
    }
  snapshot_add (state, &entry, lines);
}

const SnapshotSystem snapshot_dragon = {
  .id = CARC_SYSTEM_DRAGON,
  .after = write,
};
