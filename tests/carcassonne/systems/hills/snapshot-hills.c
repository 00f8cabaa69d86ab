/* snapshot-hills.c - hills over nothing, shepherds, and the tokens beside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carcassonne/carc-hills-marks.h"
#include "carcassonne/systems/hills/carc-hills.h"
#include "snapshot-write.h"

static void
write_hills (const CarcState *state, GPtrArray *lines)
{
  const CarcHills *hills = carc_hills_of (state);
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_HIDDEN);
      if (!carc_slot_placed (state, slot) || !carc_marks_has (carc_slot_cell (state, slot)->marks, CARC_HILL))
        continue;
      entry.cell = snapshot_cell (state, slot);
      for (guint i = 0; i < hills->n_hidden; i++)
        entry.number += hills->hidden[i] == slot;
      snapshot_add (state, &entry, lines);
    }
}

static gboolean
write_shepherd (const CarcState *state, const CarcFigure *figure, GPtrArray *lines)
{
  CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_SHEPHERD);
  if (figure->place != CARC_PLACE_PASTURE)
    return FALSE;
  entry.player = (gint8) figure->player;
  entry.spot = carc_segment_spot (carc_node_segment (state, figure->node));
  entry.has_cell = TRUE;
  entry.cell_x = state->slots[figure->slot].x;
  entry.cell_y = state->slots[figure->slot].y;
  snapshot_add (state, &entry, lines);
  return TRUE;
}

static void
write (const CarcState *state, GPtrArray *lines)
{
  write_hills (state, lines);
  for (guint player = 0; player < state->rules->n_players; player++)
    for (guint sheep = 1; sheep <= CARC_SHEEP_MOST; sheep++)
      {
        CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_FLOCK);
        entry.player = (gint8) player;
        entry.choice = (guint8) sheep;
        entry.number = carc_hills_of (state)->flock[player][sheep];
        if (entry.number > 0)
          snapshot_add (state, &entry, lines);
      }
}

const SnapshotSystem snapshot_hills = {
  .id = CARC_SYSTEM_HILLS,
  .after = write,
  .figure = write_shepherd,
};
