/* snapshot-race.c - the racers and the Keeper as they stand, and what cannot be said of a race.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/systems/keeper/carc-keeper.h"
#include "carcassonne/systems/race/carc-race.h"
#include "snapshot-write.h"

static gboolean
write_figure (const CarcState *state, const CarcFigure *figure, GPtrArray *lines)
{
  if (figure->place != CARC_PLACE_RACE && figure->place != CARC_PLACE_KEEPER)
    return FALSE;
  const gboolean races = figure->place == CARC_PLACE_RACE;
  CarcEntry entry = snapshot_entry (races ? CARC_ENTRY_NOW_RACER : CARC_ENTRY_NOW_KEEPER);
  entry.player = (gint8) figure->player;
  entry.figure = figure->kind;
  if (races)
    entry.cell = snapshot_cell (state, figure->slot);
  snapshot_add (state, &entry, lines);
  return TRUE;
}

/* No entry says which racers have left for good, that the lake has just been laid, or that the Keeper takes no card. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  return carc_race_of (state)->removed == 0 && !carc_race_of (state)->fresh && !carc_keeper_of (state)->declined;
}

static gboolean
is_rare (const CarcState *state, const char *next)
{
  return carc_race_of (state)->keeper >= 0;
}

const SnapshotSystem snapshot_race = {
  .id = CARC_SYSTEM_RACE,
  .figure = write_figure,
  .can_be_said = can_be_said,
  .is_rare = is_rare,
};
