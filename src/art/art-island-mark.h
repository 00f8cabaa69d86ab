/* art-island-mark.h - what is drawn above the island: legal places, the last piece, roads, a fishery that pays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-island-label.h"
#include "art-shape.h"
#include "catan/catan-query.h"

/* A place that can be chosen now; its letters ("" or NULL for none) on a plate where art_island_labels () put them. */
void art_island_choice (cairo_t *cr, const ArtIslandView *view, const ArtIslandLabel *label, const char *text,
                        ArtSpotLook look, const ArtStyle *style);
/* The number of an intersection, as entries have it, where art_island_number () put it. */
void art_island_number_draw (cairo_t *cr, const ArtIslandView *view, const ArtIslandLabel *label,
                             const ArtStyle *style);
/* The piece that would be built there. */
void art_island_ghost (cairo_t *cr, const ArtIslandView *view, CatanPiece piece, guint place, guint colour,
                       const char *letter, const ArtStyle *style);
/* The piece built last, or the robber's hex. */
void art_island_last (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style);
/* The sign for a piece that was built against the rules because the table agreed; art_island_pieces () draws these
 * itself. */
void art_island_agreed (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style);
/* Flashes a fishery (given by its sea hex) or a hex that pays: phase 0 is the beginning, at 1 nothing is left. */
void art_island_flash (cairo_t *cr, const ArtIslandView *view, ArtPlace place, double phase, const ArtStyle *style);
/* A player's road along connected edges, as catan_longest_road () gives it, with the number on each edge. Buildings are
 * not covered, so that their owners can be seen. */
void art_island_way (cairo_t *cr, const CatanState *state, guint player, const guint8 *edges, guint n,
                     const ArtIslandView *view, const ArtStyle *style);

/* What an answer of the desk about this state shows on the island; and only the ranks of places. */
void art_island_answer (cairo_t *cr, const CatanState *state, const TableAnswer *answer, const ArtIslandView *view,
                        const ArtStyle *style);
void art_island_ranks (cairo_t *cr, const CatanState *state, const TableAnswer *answer, const ArtIslandView *view,
                       const ArtStyle *style);
/* The place that a TABLE_MARK_PLACE names, if it is not a road. */
ArtPlace art_island_marked (int place);
