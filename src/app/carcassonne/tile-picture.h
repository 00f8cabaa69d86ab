/* tile-picture.h - pictures of a tile that a table makes, and buttons over the cells of a large one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "carcassonne/carc-tile.h"

/* The whole tile, which must be sound, large. */
GdkTexture *arb_tile_picture_large (const CarcTile *tile);
/* A small one, in the middle of a square of `size` pixels. */
GdkTexture *arb_tile_picture_small (const CarcTile *tile, int size);

/* A button for each of w x h cells; none if there is only one.  `cell` is called as toggled () with a button that has
 * its "column" and "row" as data. */
void arb_tile_cells_show (GtkGrid *grid, guint w, guint h, GCallback cell, gpointer object);
void arb_tile_cells_choose (GtkGrid *grid, guint column, guint row);
