/* art-map.h - the whole table as one picture: for files, paper and the second screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the table draws the same layers by the same functions, but in pieces that it keeps:
 * app/carcassonne/map-*.c.
 */
#pragma once

#include "art-overlay.h"

typedef struct
{
  int x, y, w, h;
} ArtExtent; /* in cells */

/* The cells that have a tile.  A game has at least its start tile. */
ArtExtent art_map_extent (const CarcState *state);

/* A coordinate at the edge of the map: the number of a column or a row.  x, y is its middle. */
void art_map_number (cairo_t *cr, int number, double x, double y, double size, ArtColour ink);
/* Numbers that are multiples of this have room beside each other. */
guint art_map_number_step (double tile, double size);

/* The size in pixels: the extent, a margin of a fifth of a tile, and room for captions. */
void art_map_size (gconstpointer state, double tile, const ArtBoardOptions *options, double *width, double *height);
/* Draws it; its north-west corner is at the origin. */
void art_map_draw (cairo_t *cr, gconstpointer state, const ArtStyle *style, double tile,
                   const ArtBoardOptions *options);
