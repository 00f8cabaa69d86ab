/* snapshot-catapult.c - what cannot be said of the catapult.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/catapult/carc-catapult.h"
#include "snapshot-write.h"

/* No entry says in which fairs of this turn the catapult is still to be used. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return carc_catapult_of (state)->n_fairs == 0;
}

const SnapshotSystem snapshot_catapult = {
  .id = CARC_SYSTEM_CATAPULT,
  .can_be_said = can_be_said,
};
