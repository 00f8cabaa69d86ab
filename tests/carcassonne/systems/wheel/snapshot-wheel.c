/* snapshot-wheel.c - no entry says where the pig of the wheel stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "snapshot-write.h"

static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return FALSE;
}

const SnapshotSystem snapshot_wheel = {
  .id = CARC_SYSTEM_WHEEL,
  .can_be_said = can_be_said,
};
