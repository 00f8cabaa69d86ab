/* art-tile.h - a tile of the map, drawn from what is printed on it: edges, segments, marks.  No tile has a
 * picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever two cells meet, the picture goes on across the edge: a road crosses in the middle of the side, a
 * city's wall ends in the corners, and nothing else touches the border.  `size` is the side of a cell in
 * pixels; at small sizes ornaments are left out and lines grow thicker.  Drawing starts at the current
 * origin, x east, y south.
 */
#pragma once

#include "art-style.h"
#include "carcassonne/carc-tile.h"

G_BEGIN_DECLS

void art_tile_draw (cairo_t *cr, const CarcCell *cell, double size, const ArtStyle *style);

/* A tile of one or many cells as it lies at `rot`, `size` pixels for each cell. */
void art_tile_draw_whole (cairo_t *cr, const CarcTile *tile, guint rot, double size, const ArtStyle *style);

/* The ground a segment covers, as it is drawn.  fill_path adds closed shapes; edge_path adds only the lines
 * that part it from the rest of its own cell, so that the outline of a feature shows no lines between its
 * cells. */
void art_segment_fill_path (cairo_t *cr, const CarcCell *cell, guint segment, double size);
void art_segment_edge_path (cairo_t *cr, const CarcCell *cell, guint segment, double size);

/* The segment under a point, x and y in 0 .. 1 from west and north; the road or river wins within reach of a
 * finger
 * (`slack`, in tiles).  -1 where there is none: open water, a village at a crossing. */
int art_segment_at (const CarcCell *cell, double x, double y, double slack);

G_END_DECLS
