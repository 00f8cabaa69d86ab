/* snapshot-ferry.c - how the ferries lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "snapshot-write.h"

static void
write (const CarcState *state, GPtrArray *lines)
{
  for (guint16 slot = 0; slot < state->n_slots; slot++)
    {
      CarcEntry entry = snapshot_entry (CARC_ENTRY_NOW_FERRY);
      if (state->slots[slot].joined == 0)
        continue;
      entry.cell = snapshot_cell (state, slot);
      entry.choice = state->slots[slot].joined;
      snapshot_add (state, &entry, lines);
    }
}

/* A figure that joins others is put only where they are; a ferry can cut it off from them. */
static gboolean
can_be_said (const CarcState *state, const char *next)
{
  for (guint i = 0; i < state->n_figures; i++)
    {
      const CarcFigure *figure = &state->figures[i];
      if (figure->place == CARC_PLACE_FEATURE && carc_figures[figure->kind]->joins_in != 0
          && !carc_figure_may_stand (state, figure->player, figure->kind, figure->node, NULL))
        return FALSE;
    }
  return TRUE;
}

const SnapshotSystem snapshot_ferry = {
  .id = CARC_SYSTEM_FERRY,
  .before = write,
  .can_be_said = can_be_said,
};
