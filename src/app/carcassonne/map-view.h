/* map-view.h - the map of Carcassonne: tiles, figures, the tile in hand, ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board with a tile as its unit.  The arguments of "look" are a cell with a tile, and a segment.
 */
#pragma once

#include "app/board/board.h"
#include "prompt/carc-flow.h"
#include "table/table-answer.h"

#define ARB_TYPE_MAP_VIEW (arb_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbMapView, arb_map_view, ARB, MAP_VIEW, ArbBoard)

/* Highlights the feature of a node, and a tie of the state; -1 and NULL for none.  Both last until the next call or
 * update.  If a part of the tie's ways is not visible, the view moves.  Returns TRUE if they are in the upper half of
 * the view. */
gboolean arb_map_view_point_out (ArbMapView *self, int node, const CarcTie *tie);

/* Draws the marks of an answer about this moment, both borrowed until the next call or update; NULL and NULL for none.
 * Returns TRUE if they are in the upper half of the view, which moves if they are not visible. */
gboolean arb_map_view_mark (ArbMapView *self, const TableAnswer *answer, const TableMoment *moment);
