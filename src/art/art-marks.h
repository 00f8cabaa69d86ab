/* art-marks.h - what an answer of the desk shows on the map of Carcassonne.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `answer` is about `state`; `end` is the forecast whose ties it tells of, see carc_ending_init ().
 */
#pragma once

#include "art-overlay.h"
#include "table/table-answer.h"

/* Features, cells, ranks of places: below the figures. */
void art_marks_below (cairo_t *cr, const CarcState *state, const TableAnswer *answer, const ArtView *view,
                      const ArtStyle *style);
/* Ties and ways: above the figures. */
void art_marks_above (cairo_t *cr, const CarcState *state, const CarcState *end, const TableAnswer *answer,
                      const ArtView *view, const ArtStyle *style);
/* Has it a tie?  A picture of one leaves the Arbitress out, because it shows her where she was then. */
gboolean art_marks_ties (const TableAnswer *answer);
/* The tie of a TABLE_MARK_TIE; NULL: there is none. */
const CarcTie *art_marks_tie (const CarcState *state, const CarcState *end, int index);
