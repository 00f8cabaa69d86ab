/* art-tile.h - a tile of the map, drawn from what is printed on it: edges, segments, marks.  There are no picture
 * files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At the border of two cells, the picture always continues: a road crosses in the middle of the side, a city's wall
 * ends in the corners, and nothing else touches the border.  `size` is the side of a cell in pixels.  At small sizes,
 * ornaments are left out and lines are thicker.  The origin is the tile's north-west corner, x goes east, y south.
 */
#pragma once

#include "art-style.h"
#include "carcassonne/carc-tile.h"

void art_tile_draw (cairo_t *cr, const CarcCell *cell, double size, const ArtStyle *style);

/* A tile of one or more cells, turned by `rot`, with `size` pixels per cell. */
void art_tile_draw_whole (cairo_t *cr, const CarcTile *tile, guint rot, double size, const ArtStyle *style);

/* Adds the area of a segment, as it is drawn, to the path: closed shapes. */
void art_segment_fill_path (cairo_t *cr, const CarcCell *cell, guint segment, double size);
/* The same as a path of its own, and then only the lines between the segment and the rest of its cell.  So the outline
 * of a feature has no lines between its cells.  Drop both with cairo_path_destroy (); `cr` has no path afterwards. */
void art_segment_paths (cairo_t *cr, const CarcCell *cell, guint segment, double size, cairo_path_t *paths[2]);

/* The segment at a point; x and y are 0 .. 1 from west and north.  A road or river is preferred if it is within `slack`
 * tiles, for fingers.  -1 if there is none: open water, or a village at a crossing. */
int art_segment_at (const CarcCell *cell, double x, double y, double slack);
