/* carc-fillers.c - see carc-fillers.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-fillers.h"

static CarcSystem systems[CARC_SYSTEMS_MAX];
static CarcMarkRow marks[CARC_MARKS_MAX];
static CarcPieceRow pieces[CARC_PIECES_MAX];
static CarcPlaceRow places[CARC_PLACES_MAX];

static char *
name_of (const char *what, guint id)
{
  return g_strdup_printf ("filler-%s-%u", what, id);
}

/* The first filler has all marks, pieces and places. */
static void
fill_rows (CarcSystem *first)
{
  for (guint id = carc_n_marks; id < LAST_MARK; id++)
    marks[first->n_marks++] = (CarcMarkRow){ .id = id, .word = name_of ("mark", id) };
  for (guint id = carc_n_pieces; id < LAST_PIECE; id++)
    pieces[first->n_pieces++] = (CarcPieceRow){ .id = id, .word = name_of ("piece", id), .letter = 'F' };
  for (guint id = carc_n_place_rows; id < LAST_PLACE; id++)
    places[first->n_place_rows++] = (CarcPlaceRow){ .id = id, .word = name_of ("place", id) };
  first->marks = marks;
  first->pieces = pieces;
  first->place_rows = places;
}

void
fillers_register (void)
{
  carc_register ();
  const guint first = carc_n_systems;
  fill_rows (&systems[first]);
  for (guint id = first; id < LAST_SYSTEM; id++)
    {
      CarcSystem *filler = &systems[id];
      filler->id = (CarcSystemId) id;
      filler->name = filler->title = filler->description = name_of ("system", id);
      filler->by = CARC_BY_OTHER;
      filler->with = CARC_SYSTEM_BASE;
      carc_system_register (filler);
    }
}
