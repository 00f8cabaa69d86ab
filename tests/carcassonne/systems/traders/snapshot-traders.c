/* snapshot-traders.c - the goods of the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/traders/carc-traders.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint k = 0; k < CARC_N_GOODS; k++)
      {
        CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_GOODS);
        entry.choice = (guint8) k;
        entry.player = (gint8) player;
        entry.number = carc_traders_of (state)->goods[k][player];
        snapshot_add (state, &entry, lines);
      }
}

const SnapshotSystem snapshot_traders = {
  .id = CARC_SYSTEM_TRADERS,
  .after = write,
};
