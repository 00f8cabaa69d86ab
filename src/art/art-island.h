/* art-island.h - the island of Catan: hexes, sea, harbours, fisheries, and the pieces on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture has layers, which are drawn one above the other with the same view: the ground (sea, land, number tokens,
 * harbours, fisheries), which does not change during a game and should be kept as a texture; the pieces; and what
 * art-island-mark.h draws above them.  Outside the rounded sea the canvas is not painted.
 */
#pragma once

#include "art-shape.h"
#include "catan/catan-state.h"

typedef struct
{
  double x, y; /* the pixel of the island's origin */
  double hex;  /* pixels per hex, from side to side */
  const CatanIsland *island;
} ArtIslandView;

/* The sea with a small margin, in hexes from the origin. */
typedef struct
{
  double left, top, right, bottom;
} ArtIslandExtent;
ArtIslandExtent art_island_extent (const CatanShape *shape);
/* The largest view that shows everything in width x height, centred. */
ArtIslandView art_island_fit (const CatanIsland *island, double width, double height);
/* The view of a picture with `hex` pixels per hex; its size is that of art_island_size (). */
ArtIslandView art_island_view (const CatanIsland *island, double hex);

/* ---- places ---- */

typedef enum
{
  ART_PLACE_NONE,
  ART_PLACE_HEX,
  ART_PLACE_SPOT,
  ART_PLACE_EDGE,
  ART_PLACE_SEA
} ArtPlaceKind;
typedef struct
{
  guint8 kind, index;
} ArtPlace; /* ArtPlaceKind; index of a hex, intersection, edge or sea hex as in catan-island.h */

/* The middle of a place, in pixels. */
void art_island_point (const ArtIslandView *view, ArtPlace place, double *x, double *y);

/* The places that are allowed: those with non-zero entries.  NULL: no place of this kind.  art_all_places can be used
 * for each kind. */
typedef struct
{
  const guint8 *hexes, *spots, *edges, *seas;
} ArtPlaces;
extern const guint8 art_all_places[CATAN_EDGES_MAX];

/* The place at or nearest to a point.  Intersections are preferred to edges, and edges to hexes.  The point may be at
 * most `reach` pixels outside the place's area; a finger needs about 22 pixels. */
ArtPlace art_island_nearest (const ArtIslandView *view, double x, double y, const ArtPlaces *among, double reach);

/* ---- layers ---- */

void art_island_ground (cairo_t *cr, const CatanIsland *island, const ArtIslandView *view, const ArtStyle *style);
/* Roads, settlements, cities, the robber, and signs on what was built because the table agreed.  `last`: with a ring
 * around the piece built last. */
void art_island_pieces (cairo_t *cr, const CatanState *state, const ArtIslandView *view, gboolean last,
                        const ArtStyle *style);
/* The building on this intersection alone; nothing if there is none. */
void art_island_building (cairo_t *cr, const CatanState *state, const ArtIslandView *view, guint8 spot,
                          const ArtStyle *style);

/* The name of a hex or a sea hex on a plate. */
void art_island_name (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style);

/* ---- the whole picture ---- */

/* The size in whole pixels. */
void art_island_size (const CatanIsland *island, double hex, double *width, double *height);
/* Draws it on the table; the north-west corner is at the origin. */
void art_island_draw (cairo_t *cr, gconstpointer state, const ArtStyle *style, double hex,
                      const ArtBoardOptions *options);
