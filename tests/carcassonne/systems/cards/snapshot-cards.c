/* snapshot-cards.c - no entry says who holds a scoring card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "snapshot-write.h"

static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return FALSE;
}

const SnapshotSystem snapshot_cards = {
  .id = CARC_SYSTEM_CARDS,
  .can_be_said = can_be_said,
};
