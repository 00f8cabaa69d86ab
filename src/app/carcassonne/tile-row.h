/* tile-row.h - a row of the editor's list: a tile of the set, or the lake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carcassonne/carc-own.h"

#define ARB_TYPE_TILE_ROW (arb_tile_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileRow, arb_tile_row, ARB, TILE_ROW, GtkListBoxRow)

#define ARB_TILE_ROW_LAKE "" /* the id of the row of the lake */

GtkWidget *arb_tile_row_new (const char *id);
const char *arb_tile_row_get_id (ArbTileRow *self);
gboolean arb_tile_row_is_lake (ArbTileRow *self);

/* Shows the tile of the set with the row's id. */
void arb_tile_row_show_tile (ArbTileRow *self, const CarcOwnSet *set);
void arb_tile_row_show_lake (ArbTileRow *self, const CarcLakeLayout *layout);
