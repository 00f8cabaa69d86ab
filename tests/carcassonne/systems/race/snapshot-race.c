/* snapshot-race.c - what cannot be said of a race; its racers are written with the other figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/race/carc-race.h"
#include "snapshot-write.h"

/* No entry says which racers have left for good, or that the lake has just been laid. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return carc_race_of (state)->removed == 0 && !carc_race_of (state)->fresh;
}

static gboolean
is_rare (const CarcState *state, const char *next)
{
  return carc_race_of (state)->keeper >= 0;
}

const SnapshotSystem snapshot_race = {
  .id = CARC_SYSTEM_RACE,
  .can_be_said = can_be_said,
  .is_rare = is_rare,
};
