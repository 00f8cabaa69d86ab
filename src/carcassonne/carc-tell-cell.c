/* carc-tell-cell.c - describes a cell of the map in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "carc-play.h"
#include "table/table-intl.h"

char *
carc_position_tell (int x, int y)
{
  g_autofree char *across = NULL, *along = NULL;

  if (x != 0)
    across = g_strdup_printf (x > 0 ? _ ("%d east") : _ ("%d west"), abs (x));
  if (y != 0)
    along = g_strdup_printf (y > 0 ? _ ("%d south") : _ ("%d north"), abs (y));
  if (across != NULL && along != NULL)
    /* Translators: a place on the map: "2 east, 1 south" */
    return g_strdup_printf (_ ("%s, %s"), across, along);
  if (across != NULL)
    return g_steal_pointer (&across);
  return along != NULL ? g_steal_pointer (&along) : g_strdup (_ ("the middle"));
}

static void
append_ground (GString *words, const CarcCell *cell)
{
  guint seen = 0, n = 0;
  CarcMarks marks[CARC_N_CLAIMABLE] = { CARC_NO_MARKS };

  if (cell->flags & CARC_CELL_WATER)
    {
      g_string_append (words, _ ("open water"));
      return;
    }
  for (guint i = 0; i < cell->n_nodes; i++)
    {
      seen |= 1u << cell->segments[i].kind;
      if (cell->segments[i].kind < CARC_N_CLAIMABLE)
        marks[cell->segments[i].kind] = carc_marks_join (marks[cell->segments[i].kind], cell->segments[i].marks);
    }
  for (guint kind = 0; kind < CARC_N_CLAIMABLE; kind++)
    if (seen & (1u << kind) && (kind != CARC_FARM || seen == 1u << CARC_FARM))
      {
        if (n++ > 0)
          g_string_append (words, _ (" and "));
        g_string_append (words, carc_feature_name ((CarcKind) kind, marks[kind]));
      }
  if (cell->flags & CARC_CELL_LIGHTHOUSE)
    g_string_append_printf (words, ", %s", _ ("lighthouse"));
}

static void
append_figure (GString *words, const CarcState *state, const CarcFigure *figure, int corner)
{
  static const char *const corners[4] = { N_ ("corner in the north-west"), N_ ("corner in the north-east"),
                                          N_ ("corner in the south-east"), N_ ("corner in the south-west") };
  const CarcPlaceRow *place = carc_place_rows[figure->place];
  const char *where = figure->place == CARC_PLACE_FEATURE ? carc_node_name (state, figure->node)
                      : place->on_corner                  ? _ (corners[corner])
                                                          : _ (place->name);
  g_autofree char *stands = carc_words (_ (place->whose != NULL ? place->whose : carc_figures[figure->kind]->stands),
                                        carc_name (state, figure->player), where);

  g_string_append_printf (words, ", %s", stands);
}

/* Which corner of the cell the figure stands on, clockwise from the north-west; -1 if it is not on the cell at all, 0
 * for one that stands within it. */
static int
corner_of (const CarcState *state, const CarcFigure *figure, const CarcSlot *at)
{
  static const int corners[2][2] = { { 0, 3 }, { 1, 2 } };
  const CarcSlot *slot = figure->slot == CARC_NONE ? NULL : &state->slots[figure->slot];
  if (slot == NULL || figure->place == CARC_PLACE_SUPPLY)
    return -1;
  if (!carc_place_rows[figure->place]->on_corner)
    return slot == at ? 0 : -1;
  const int east = slot->x - at->x, south = slot->y - at->y;
  return east < 0 || east > 1 || south < 0 || south > 1 ? -1 : corners[east][south];
}

char *
carc_cell_tell (const CarcState *state, guint16 slot)
{
  const CarcSlot *at = &state->slots[slot];
  g_autofree char *position = carc_position_tell (at->x, at->y);
  GString *words = g_string_new (position);

  g_string_append (words, ": ");
  append_ground (words, carc_slot_cell (state, slot));
  for (guint i = 0; i < state->n_figures; i++)
    {
      int corner = corner_of (state, &state->figures[i], at);

      if (corner >= 0)
        append_figure (words, state, &state->figures[i], corner);
    }
  for (guint i = 0; i < state->rules->n_playing; i++)
    if (state->rules->playing[i]->tell_cell)
      state->rules->playing[i]->tell_cell (state, slot, words);
  if (at->agreed)
    g_string_append_printf (words, ", %s", _ ("laid against the rules, as agreed"));
  return g_string_free (words, FALSE);
}
