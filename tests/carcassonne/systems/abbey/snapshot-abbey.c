/* snapshot-abbey.c - who has laid the own abbey.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/abbey/carc-abbey.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_ABBEY);
      entry.player = (gint8) player;
      if (carc_abbey_of (state)->left[player] == 0)
        snapshot_add (state, &entry, lines);
    }
}

/* No entry says that the last abbeys are asked for. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return !carc_abbey_of (state)->late;
}

const SnapshotSystem snapshot_abbey = {
  .id = CARC_SYSTEM_ABBEY,
  .after = write,
  .can_be_said = can_be_said,
};
