/* island-view.h - the island of Catan as a widget: the ground drawn once, pieces and choices above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board measured in hexes; its origin is the middle of the island.  The "look" signal gives an ArtPlace: x is the
 * kind (ArtPlaceKind), y is the index.
 */
#pragma once

#include "app/board/board.h"
#include "art/art-island-mark.h"

#define ARB_TYPE_ISLAND_VIEW (arb_island_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandView, arb_island_view, ARB, ISLAND_VIEW, ArbBoard)

/* Highlights a player's longest road (CATAN_NOBODY for none), and a place (ART_PLACE_NONE for none).  Both last until
 * the next call or update. */
void arb_island_view_point_out (ArbIslandView *self, int road, ArtPlace place);
/* Shows the ranks of places of an answer, borrowed until the next call or update; NULL: none. */
void arb_island_view_rank (ArbIslandView *self, const TableAnswer *answer);
int arb_island_view_get_road (ArbIslandView *self);
ArtPlace arb_island_view_get_pointed (ArbIslandView *self);
/* TRUE while the result of the last throw flashes. */
gboolean arb_island_view_is_flashing (ArbIslandView *self);
