/* art-island.h - the island of Catan: hexes, sea, harbours, fisheries, and the pieces on them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The picture is made of layers that are drawn one above the other with the same view: the ground (sea, land,
 * number tokens, harbours, fisheries), which never changes in a game and is best kept as a texture; the
 * pieces; and whatever art-island-mark.h lays over them.  Only what is said to be drawn is drawn: around the
 * rounded sea the canvas is left as it was.
 */
#pragma once

#include "art-figure.h"
#include "catan/catan-state.h"

G_BEGIN_DECLS

typedef struct
{
  double x, y; /* pixel of the island's middle */
  double hex;  /* pixels across a hex, from side to side */
} ArtIslandView;

/* The sea with a small margin, in hexes. */
#define ART_ISLAND_WIDTH 7.08
#define ART_ISLAND_HEIGHT 6.3
/* The largest view that shows it all in width x height, in the middle. */
ArtIslandView art_island_fit (double width, double height);

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
} ArtPlace; /* ArtPlaceKind; hex, intersection, edge or sea hex as in island.h */

/* The middle of a place in pixels. */
void art_island_point (const ArtIslandView *view, ArtPlace place, double *x, double *y);

/* Which places count: non-zero entries; NULL: none of that kind.  art_all_places serves for any of them. */
typedef struct
{
  const guint8 *hexes, *spots, *edges, *seas;
} ArtPlaces;
extern const guint8 art_all_places[CATAN_N_EDGES];

/* The place under or nearest to a point: intersections win over edges, edges over hexes.  No place further
 * than `reach` pixels beyond its own ground is found; reach is what a finger needs, 22 pixels or so. */
ArtPlace art_island_nearest (const ArtIslandView *view, double x, double y, const ArtPlaces *among, double reach);

/* ---- layers ---- */

void art_island_ground (cairo_t *cr, const CatanIsland *island, const ArtIslandView *view, const ArtStyle *style);
/* Roads, settlements, cities, the robber, and the marks of what was built because the table agreed. */
void art_island_pieces (cairo_t *cr, const CatanState *state, const ArtIslandView *view, const ArtStyle *style);
/* The number of each intersection and the letter of each hex. */
void art_island_names (cairo_t *cr, const ArtIslandView *view, const ArtStyle *style);

/* ---- the whole picture ---- */

typedef struct
{
  gboolean last_move; /* outline the piece built last */
  gboolean captions;  /* intersection numbers and hex letters */
  gboolean no_pieces;
  int road; /* player whose longest way is drawn, or CATAN_NOBODY */
} ArtIslandOptions;

#define ART_ISLAND_OPTIONS_INIT                                                                                        \
  {                                                                                                                    \
    .road = CATAN_NOBODY                                                                                               \
  }

/* Whole pixels. */
void art_island_size (double hex, double *width, double *height);
/* With the north-west corner at the origin, on the table. */
void art_island_draw (cairo_t *cr, const CatanState *state, const ArtStyle *style, double hex,
                      const ArtIslandOptions *options);

G_END_DECLS
