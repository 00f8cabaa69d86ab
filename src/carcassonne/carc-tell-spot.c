/* carc-tell-spot.c - names the features of a tile: "city to the north", "farm inside the curve".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-rooms.h"
#include "carc-tell-spot.h"
#include "table/table-intl.h"

static const char *const at_sides[4] = { N_ ("to the north"), N_ ("to the east"), N_ ("to the south"),
                                         N_ ("to the west") };

char *
carc_spot_tell (const CarcSpot *spot)
{
  static const char *const halves[CARC_SPOT_INNER + CARC_INNER_MAX] = {
    N_ ("in the north-west, on the north side"),
    N_ ("in the north-east, on the north side"),
    N_ ("in the north-east, on the east side"),
    N_ ("in the south-east, on the east side"),
    N_ ("in the south-east, on the south side"),
    N_ ("in the south-west, on the south side"),
    N_ ("in the south-west, on the west side"),
    N_ ("in the north-west, on the west side"),
    N_ ("in the middle"),
    N_ ("in the middle, the other one"),
  };
  if (carc_spot_place (spot) != CARC_PLACE_FEATURE)
    return g_strdup (_ (carc_spot_row (spot)->spot));
  if (spot->kind == CARC_CLOISTER)
    return g_strdup (_ ("cloister"));
  /* Translators: a feature and its place on the tile, "city to the north". */
  return g_strdup_printf (_ ("%s %s"), carc_kind_name ((CarcKind) spot->kind),
                          spot->kind == CARC_FARM ? _ (halves[MIN (spot->at, G_N_ELEMENTS (halves) - 1)])
                                                  : _ (at_sides[spot->at % 4]));
}

/* ---- farms ---- */

/* The two halves of the sides around a corner; corner 0 is the north-east one. */
static guint
corner_halves (guint corner)
{
  return 1u << (2 * corner + 1) | 1u << (2 * corner + 2) % 8;
}

/* The corner in which the only road or river of the cell turns, if it parts the cell into two farms; -1: there is none.
 */
static int
curve_of (const CarcCell *cell)
{
  guint n_farms = 0, n_lines = 0, sides = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const guint8 kind = cell->segments[i].kind;
      n_farms += kind == CARC_FARM;
      if (kind != CARC_ROAD && kind != CARC_RIVER)
        continue;
      n_lines++;
      sides = cell->segments[i].sides;
    }
  for (guint corner = 0; n_farms == 2 && n_lines == 1 && corner < 4; corner++)
    if (sides == (1u << corner | 1u << (corner + 1) % 4))
      return (int) corner;
  return -1;
}

static const char *const corners[4] = { N_ ("in the north-east"), N_ ("in the south-east"), N_ ("in the south-west"),
                                        N_ ("in the north-west") };

/* Where the halves of a farm lie together: in a corner or at a side of the cell; NULL if they are all around. */
static const char *
side_of_halves (guint halves)
{
  static const int across[8] = { -1, 1, 2, 2, 1, -1, -2, -2 }, along[8] = { -2, -2, -1, 1, 2, 2, 1, -1 };
  int x = 0, y = 0;
  for (guint half = 0; half < 8; half++)
    if (halves & 1u << half)
      {
        x += across[half];
        y += along[half];
      }
  for (guint corner = 0; halves != 0 && corner < 4; corner++)
    if ((halves & ~corner_halves (corner)) == 0)
      return corners[corner];
  if (ABS (x) == ABS (y))
    return x == 0 ? NULL : corners[x > 0 ? (y < 0 ? 0 : 1) : (y < 0 ? 3 : 2)];
  return ABS (y) > ABS (x) ? at_sides[y < 0 ? 0 : 2] : at_sides[x > 0 ? 1 : 3];
}

/* In which corner a farm is that reaches no side; NULL if it is in none. */
static const char *
corner_of_inner (const CarcSegment *farm)
{
  const int x = farm->spot_x - CARC_SPOT_UNIT / 2, y = farm->spot_y - CARC_SPOT_UNIT / 2, far = CARC_SPOT_UNIT / 8;
  return ABS (x) > far && ABS (y) > far ? corners[x > 0 ? (y < 0 ? 0 : 1) : (y < 0 ? 3 : 2)] : NULL;
}

static const char *
place_of_farm (const CarcCell *cell, guint segment)
{
  const int curve = curve_of (cell);
  const guint halves = cell->segments[segment].halves;
  if (curve >= 0)
    return (halves & ~corner_halves ((guint) curve)) == 0 ? N_ ("inside the curve") : N_ ("outside the curve");
  return carc_is_inner (&cell->segments[segment]) ? corner_of_inner (&cell->segments[segment])
                                                  : side_of_halves (halves);
}

/* The shortest words that tell the farms of a cell apart: just "farm" if there is no other. */
static char *
tell_farm (const CarcCell *cell, guint8 segment, const CarcSpot *spot)
{
  const char *place = place_of_farm (cell, segment);
  guint n = 0, n_same = 0;
  for (guint i = 0; i < cell->n_nodes; i++)
    if (cell->segments[i].kind == CARC_FARM)
      {
        n++;
        n_same += g_strcmp0 (place_of_farm (cell, i), place) == 0;
      }
  if (n == 1)
    return g_strdup (carc_kind_name (CARC_FARM));
  return place != NULL && n_same == 1 ? g_strdup_printf (_ ("%s %s"), carc_kind_name (CARC_FARM), _ (place))
                                      : carc_spot_tell (spot);
}

static char *
tell_on_cell (const CarcCell *cell, const CarcSpot *spot)
{
  const guint8 segment = carc_cell_claimed (cell, spot);
  if (segment == CARC_NO_SEGMENT)
    return carc_spot_tell (spot);
  const CarcMarkRow *mark = carc_marks_name (cell->segments[segment].marks);
  if (mark != NULL)
    return g_strdup (_ (mark->name));
  return spot->kind == CARC_FARM ? tell_farm (cell, segment, spot) : carc_spot_tell (spot);
}

char *
carc_spot_on_board_tell (const CarcState *state, int x, int y, const CarcSpot *spot)
{
  const guint16 slot = carc_slot_at (state, x, y);
  return carc_slot_placed (state, slot) ? tell_on_cell (carc_slot_cell (state, slot), spot) : carc_spot_tell (spot);
}

/* ---- tiles of several cells ---- */

/* Where a cell is on a tile of several cells: 0 at its west or north edge, 1 within, 2 at its east or south edge. */
static guint
third (int at, int size)
{
  return size == 1 ? 1 : at == 0 ? 0 : at == size - 1 ? 2 : 1;
}

/* Which part of the cell the segment is, if the cell has more of its kind; NULL if it has not.  The segment is named by
 * the direction in which it is farther than all others; without such a direction, by its own spot. */
static char *
part_of_cell (const CarcCell *cell, guint8 segment, const CarcSpot *spot)
{
  static const char *const parts[4] = { N_ ("northern part"), N_ ("eastern part"), N_ ("southern part"),
                                        N_ ("western part") };
  const CarcSegment *own = &cell->segments[segment];
  int ahead[4] = { G_MAXINT, G_MAXINT, G_MAXINT, G_MAXINT }, best = 0;
  guint others = 0;
  for (guint i = 0; i < cell->n_nodes; i++)
    {
      const CarcSegment *other = &cell->segments[i];
      if (i == segment || other->kind != own->kind)
        continue;
      others++;
      ahead[0] = MIN (ahead[0], other->spot_y - own->spot_y);
      ahead[1] = MIN (ahead[1], own->spot_x - other->spot_x);
      ahead[2] = MIN (ahead[2], own->spot_y - other->spot_y);
      ahead[3] = MIN (ahead[3], other->spot_x - own->spot_x);
    }
  if (others == 0)
    return NULL;
  for (int i = 1; i < 4; i++)
    if (ahead[i] > ahead[best])
      best = i;
  return ahead[best] > 0 ? g_strdup (_ (parts[best])) : carc_spot_tell (spot);
}

char *
carc_spot_on_tile_tell (const CarcTile *tile, guint rot, int dx, int dy, const CarcSpot *spot)
{
  static const char *const places[3][3] = {
    { N_ ("north-west corner"), N_ ("north side"), N_ ("north-east corner") },
    { N_ ("west side"), N_ ("middle"), N_ ("east side") },
    { N_ ("south-west corner"), N_ ("south side"), N_ ("south-east corner") },
  };
  const int w = carc_tile_w (tile, rot), h = carc_tile_h (tile, rot);
  if (w * h == 1)
    return tell_on_cell (&tile->cells[rot][0], spot);
  if (w > 3 || h > 3 || dx < 0 || dy < 0 || dx >= w || dy >= h)
    return carc_spot_tell (spot);
  const CarcCell *cell = &tile->cells[rot][dy * w + dx];
  const guint8 segment = carc_cell_claimed (cell, spot);
  if (segment == CARC_NO_SEGMENT)
    return carc_spot_tell (spot);
  const char *kind = carc_kind_name ((CarcKind) spot->kind), *place = _ (places[third (dy, h)][third (dx, w)]);
  g_autofree char *part = part_of_cell (cell, segment, spot);
  return part != NULL ? g_strdup_printf ("%s, %s, %s", kind, place, part) : g_strdup_printf ("%s, %s", kind, place);
}
