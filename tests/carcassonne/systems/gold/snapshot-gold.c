/* snapshot-gold.c - the ingots on the tiles and those of the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/gold/carc-gold.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  const CarcGold *gold = carc_gold_of (state);
  for (guint i = 0; i < gold->n_piles; i++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_INGOTS);
      entry.cell = snapshot_cell (state, gold->piles[i].slot);
      entry.number = gold->piles[i].n;
      snapshot_add (state, &entry, lines);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_GOLD);
      entry.player = (gint8) player;
      entry.number = gold->held[player];
      snapshot_add (state, &entry, lines);
    }
}

const SnapshotSystem snapshot_gold = {
  .id = CARC_SYSTEM_GOLD,
  .after = write,
};
