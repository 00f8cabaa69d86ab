/* snapshot-messages.c - where the second scoring figures stand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/messages/carc-messages.h"
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint player = 0; player < state->rules->n_players; player++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_COURIER);
      entry.player = (gint8) player;
      entry.number = (gint16) carc_track_space (state->track.at[player][1]);
      snapshot_add (state, &entry, lines);
    }
}

/* No entry says which messages were drawn, or that one is due. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  const CarcMessages *messages = carc_messages_of (state);
  return messages->n_known == 0 && messages->due == 0;
}

const SnapshotSystem snapshot_messages = {
  .id = CARC_SYSTEM_MESSAGES,
  .after = write,
  .can_be_said = can_be_said,
};
