/* snapshot-siege.c - what cannot be said of a siege.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "snapshot-write.h"

/* No entry says who may still escape. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return !g_str_has_prefix (next, "escape");
}

const SnapshotSystem snapshot_siege = {
  .id = CARC_SYSTEM_SIEGE,
  .can_be_said = can_be_said,
};
