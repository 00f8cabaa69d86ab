/* map-cell.h - one placed cell of the map: the map draws its tile; to everybody else it is a named cell of a grid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Action "cell.look" asks what lies here.  Drawing reads the look the map shares with all its cells.
 */
#pragma once

#include "app/kit/textures.h"
#include "carcassonne/carc-play.h"

G_BEGIN_DECLS

typedef struct
{
  ArbTextures *textures;
  int tile; /* pixels a cell the textures are made for; the map may stretch them while it zooms */
} ArbMapLook;

#define ARB_TYPE_MAP_CELL (arb_map_cell_get_type ())
G_DECLARE_FINAL_TYPE (ArbMapCell, arb_map_cell, ARB, MAP_CELL, GtkWidget)

ArbMapCell *arb_map_cell_new (const ArbMapLook *look);
void arb_map_cell_set (ArbMapCell *self, const CarcState *state, guint16 slot);
void arb_map_cell_get_place (ArbMapCell *self, int *x, int *y);

G_END_DECLS
