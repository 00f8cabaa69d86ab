/* snapshot-tower.c - towers and their pieces on a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/tower/carc-tower.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  const CarcTower *tower = carc_tower_of (state);
  for (guint i = 0; i < tower->n; i++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_TOWER);
      entry.cell = snapshot_cell (state, tower->slot[i]);
      entry.number = tower->height[i];
      snapshot_add (state, &entry, lines);
    }
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_PIECES);
      entry.player = (gint8) player;
      entry.number = tower->pieces[player];
      snapshot_add (state, &entry, lines);
    }
}

/* No entry says that a ransom was paid in this turn. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return !carc_tower_of (state)->paid && !carc_tower_of (state)->paid_before;
}

static gboolean
is_rare (const CarcState *state, const char *next)
{
  return g_str_has_prefix (next, "late ransom");
}

const SnapshotSystem snapshot_tower = {
  .id = CARC_SYSTEM_TOWER,
  .before = write,
  .can_be_said = can_be_said,
  .is_rare = is_rare,
};
