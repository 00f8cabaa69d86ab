/* island-frame.c - a frame of one's own while it is entered: land that comes and goes, and what lies around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hex that comes or goes gives other numbers to many places, and it can move the origin.  So everything is found
 * again by where it lies, counted from the first hex.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "island-draft.h"

/* The rows of a frame with these hexes. */
static gboolean
frame_of (const CatanPoint *hexes, guint n, CatanFrame *frame, TableRefusal *why)
{
  int west = G_MAXINT, north = G_MAXINT;

  memset (frame, 0, sizeof *frame);
  for (guint i = 0; i < n; i++)
    north = MIN (north, hexes[i].y);
  /* Odd rows lie half a hex further east. */
  for (guint i = 0; i < n; i++)
    west = MIN (west, hexes[i].x - ((hexes[i].y - north) / 3 & 1));
  for (guint i = 0; i < n; i++)
    {
      const int row = (hexes[i].y - north) / 3, column = (hexes[i].x - (row & 1) - west) / 2;

      if (row >= CATAN_FRAME_ROWS || column >= CATAN_FRAME_COLUMNS)
        return table_refuse (why, _ ("a frame is at most %d hexes wide and %d high"), CATAN_FRAME_COLUMNS,
                             CATAN_FRAME_ROWS);
      frame->row[row] = (guint16) (frame->row[row] | 1 << column);
      frame->n_rows = (guint16) MAX (frame->n_rows, row + 1);
    }
  return TRUE;
}

static guint8
find_point (const CatanPoint *points, guint n, int x, int y)
{
  for (guint i = 0; i < n; i++)
    if (points[i].x == x && points[i].y == y)
      return (guint8) i;
  return CATAN_NOWHERE;
}

/* Which edge of the sea hex has its ends there, seen from the old island; CATAN_NOWHERE: none any more. */
static guint8
find_side (const CatanShape *now, guint sea, const CatanShape *was, const guint8 ends[2], int dx, int dy)
{
  for (guint8 side = 0; side < now->sea_sides[sea]; side++)
    {
      const CatanPoint a = now->spot[now->sea_ends[sea][side][0]], b = now->spot[now->sea_ends[sea][side][1]];

      if (a.x == was->spot[ends[0]].x + dx && a.y == was->spot[ends[0]].y + dy && b.x == was->spot[ends[1]].x + dx
          && b.y == was->spot[ends[1]].y + dy)
        return side;
    }
  return CATAN_NOWHERE;
}

/* What lay at the coast stays there, where the coast is still the same. */
static void
keep_seas (CatanIsland *now, const CatanIsland *was, int dx, int dy)
{
  for (guint sea = 0; sea < now->shape.n_seas; sea++)
    {
      const guint8 old = find_point (was->shape.sea, was->shape.n_seas, now->shape.sea[sea].x - dx,
                                     now->shape.sea[sea].y - dy);
      guint8 spots[3], side;

      if (old == CATAN_NOWHERE)
        continue;
      side = find_side (&now->shape, sea, &was->shape, was->shape.sea_ends[old][was->harbour_side[old]], dx, dy);
      if (was->harbour[old] <= CATAN_ANY && side != CATAN_NOWHERE)
        {
          now->harbour[sea] = was->harbour[old];
          now->harbour_side[sea] = side;
        }
      side = find_side (&now->shape, sea, &was->shape, was->shape.sea_ends[old][was->fishery_side[old]], dx, dy);
      if (was->fishery[old] != 0 && side != CATAN_NOWHERE && catan_bay_spots (&now->shape, sea, side, spots))
        {
          now->fishery[sea] = was->fishery[old];
          now->fishery_side[sea] = side;
        }
    }
}

gboolean
island_draft_set_land (IslandDraft *draft, ArtPlace *place, TableRefusal *why)
{
  const CatanIsland was = draft->island;
  const CatanShape *shape = &was.shape;
  const gboolean comes = place->kind == ART_PLACE_SEA;
  const CatanPoint here = comes ? shape->sea[place->index] : shape->hex[place->index];
  CatanPoint hexes[CATAN_HEXES_MAX + 1];
  CatanIsland now;
  CatanFrame frame;
  guint n = 0;

  for (guint hex = 0; hex < shape->n_hexes; hex++)
    if (comes || hex != place->index)
      hexes[n++] = shape->hex[hex];
  if (comes)
    hexes[n++] = here;
  if (!frame_of (hexes, n, &frame, why) || !catan_shape_make (&now.shape, &frame, why))
    return FALSE;

  /* Rows keep their order, so the first hex in it is the first one of the new island. */
  CatanPoint first = hexes[0];
  for (guint i = 1; i < n; i++)
    if (hexes[i].y < first.y || (hexes[i].y == first.y && hexes[i].x < first.x))
      first = hexes[i];
  const int dx = now.shape.hex[0].x - first.x, dy = now.shape.hex[0].y - first.y;

  draft->island.shape = now.shape;
  island_draft_clear (draft);
  for (guint hex = 0; hex < now.shape.n_hexes; hex++)
    {
      const guint8 old = find_point (shape->hex, shape->n_hexes, now.shape.hex[hex].x - dx, now.shape.hex[hex].y - dy);

      if (old == CATAN_NOWHERE)
        continue;
      draft->island.land[hex] = was.land[old];
      draft->island.number[hex] = was.number[old];
    }
  keep_seas (&draft->island, &was, dx, dy);

  place->index = comes ? find_point (now.shape.hex, now.shape.n_hexes, here.x + dx, here.y + dy)
                       : find_point (now.shape.sea, now.shape.n_seas, here.x + dx, here.y + dy);
  place->kind = comes ? ART_PLACE_HEX : ART_PLACE_SEA;
  if (place->index == CATAN_NOWHERE) /* a hex that touched no other one */
    *place = (ArtPlace){ ART_PLACE_HEX, 0 };
  return TRUE;
}
