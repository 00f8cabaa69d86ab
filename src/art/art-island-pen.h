/* art-island-pen.h - what the files that paint the island share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  The pen is the one for tiles, without a plan.  The canvas is scaled so that a hex is 1 wide
 * from side to side.  Its origin is the middle of the island, or the middle of the hex while a land is painted.
 */
#pragma once

#include "art-island.h"
#include "art-pen.h"

#define ART_QUARTER .28867513459481287 /* a quarter of a hex's height if its width is 1 */
#define ART_HEX_RADIUS .57735026918962576

static inline ArtPoint
art_island_at (CatanPoint p)
{
  return (ArtPoint){ p.x * .5, p.y * ART_QUARTER };
}

static inline ArtPoint
art_between (ArtPoint a, ArtPoint b, double part)
{
  return (ArtPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part };
}

/* The distance of a point inside the hex around the origin from its border; negative outside. */
double art_hex_clearance (double x, double y);
/* A polygon with round corners. */
void art_round_polygon (cairo_t *cr, const ArtPoint *points, guint n, double r);
/* The hex around the origin, with its sides moved inwards by `inset`. */
void art_hex_path (cairo_t *cr, double inset, double r);

/* A pen for a hex `size` pixels wide. */
ArtPen art_island_pen (cairo_t *cr, double size, const ArtStyle *style);

/* ---- land ---- */

/* CATAN_N_LANDS and more: not known yet. */
void art_land_paint (ArtPen *pen, guint land, guint32 seed);
void art_forest_paint (ArtPen *pen, guint32 seed);
void art_hills_paint (ArtPen *pen, guint32 seed);
void art_mountains_paint (ArtPen *pen, guint32 seed);
/* A sheep of width `size` that looks to the left, or to the right if `size` is negative. */
void art_sheep_paint (cairo_t *cr, const ArtPalette *c, double x, double y, double size, double ink);
void art_fish_path (cairo_t *cr, double x, double y, double width);

/* ---- sea ---- */

void art_sea_paint (ArtPen *pen, const CatanIsland *island);
void art_harbours_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style);
void art_fisheries_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style);
/* The middle of a harbour's ship, and of a fishery's number token. */
ArtPoint art_harbour_ship (const CatanIsland *island, guint sea);
ArtPoint art_fishery_token (const CatanIsland *island, guint sea);
/* The band of a fishery: from one outer intersection along the bay to the other. */
void art_fishery_path (cairo_t *cr, const CatanIsland *island, guint sea, double grow);

/* ---- pieces, in pixels ---- */

/* A number token and a building on an island with `hex` pixels per hex. */
double art_island_token_size (double hex);
double art_island_building_size (double hex);
/* The middle of the robber; FALSE if there is none. */
gboolean art_island_robber (const CatanState *state, const ArtIslandView *view, double *x, double *y, double *size);
