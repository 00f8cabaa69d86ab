/* map-view.h - the table of Carcassonne mirrored: tiles, figures, the tile in hand, ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board whose unit is a tile.  "look" tells a placed cell and its segment.
 */
#pragma once

#include "app/board/board.h"
#include "prompt/turn-flow.h"

G_BEGIN_DECLS

#define ARB_TYPE_MAP_VIEW (arb_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbMapView, arb_map_view, ARB, MAP_VIEW, ArbBoard)

/* Points out a node's feature and a tie of the state; -1 and NULL for none.  Stay until the next call or
 * update. */
void arb_map_view_point_out (ArbMapView *self, int node, const CarcTie *tie);

G_END_DECLS
