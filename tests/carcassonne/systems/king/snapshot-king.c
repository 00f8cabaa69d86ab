/* snapshot-king.c - who has the King and the Robber Baron.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/king/carc-king.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint card = 0; card < CARC_N_CARDS; card++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_KING);
      entry.choice = (guint8) card;
      entry.player = carc_king_of (state)->holder[card];
      entry.number = (gint16) carc_king_of (state)->largest[card];
      if (entry.player >= 0)
        snapshot_add (state, &entry, lines);
    }
}

/* No entry says that the Keeper took a card for good. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return !carc_king_of (state)->kept[0] && !carc_king_of (state)->kept[1];
}

const SnapshotSystem snapshot_king = {
  .id = CARC_SYSTEM_KING,
  .after = write,
  .can_be_said = can_be_said,
};
