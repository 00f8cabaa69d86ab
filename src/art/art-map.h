/* art-map.h - the whole table as one picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-overlay.h"

G_BEGIN_DECLS

typedef struct
{
  int x, y, w, h;
} ArtExtent; /* in cells */

/* The cells that have a tile.  A game has at least its start tile. */
ArtExtent art_map_extent (const CarcState *state);

typedef struct
{
  int tie;            /* index into state->ties to draw, or -1 */
  int highlight;      /* a node whose feature is outlined, or -1 */
  gboolean last_move; /* outline the tile laid last */
  int road;           /* island: the player whose longest road is drawn, or -1 */
  gboolean captions;  /* coordinates along the edges */
  gboolean no_figures;
} ArtMapOptions;

#define ART_MAP_OPTIONS_INIT                                                                                           \
  {                                                                                                                    \
    .tie = -1, .highlight = -1, .road = -1                                                                             \
  }

/* The size in pixels: the extent, a margin of a fifth of a tile, and room for captions. */
void art_map_size (const CarcState *state, double tile, const ArtMapOptions *options, double *width, double *height);
/* Draws it; its north-west corner is at the origin. */
void art_map_draw (cairo_t *cr, const CarcState *state, const ArtStyle *style, double tile,
                   const ArtMapOptions *options);

G_END_DECLS
