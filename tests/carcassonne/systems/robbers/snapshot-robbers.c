/* snapshot-robbers.c - where the robbers stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/robbers/carc-robbers.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      const int at = carc_robbers_of (state)->at[player];
      CarcEntry entry = snapshot_entry (at == CARC_ROBBER_HOME ? CARC_ENTRY_NOW_ROBBER_HOME : CARC_ENTRY_NOW_ROBBER);
      entry.player = (gint8) player;
      entry.number = (gint16) MAX (at, 0);
      snapshot_add (state, &entry, lines);
    }
}

const SnapshotSystem snapshot_robbers = {
  .id = CARC_SYSTEM_ROBBERS,
  .after = write,
};
