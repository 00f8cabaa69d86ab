/* pad-view.h - the score pad as a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board measured in columns; its origin is the corner of the pad.  The "look" signal gives a row as y.
 * While the prompt asks for points, a click on a cell picks its player, and the row is aimed at (pad-flow.h).
 */
#pragma once

#include "app/board/board.h"
#include "art/art-pad.h"

#define ARB_TYPE_PAD_VIEW (arb_pad_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbPadView, arb_pad_view, ARB, PAD_VIEW, ArbBoard)

/* Highlights a row until the next call or update; -1: none. */
void arb_pad_view_point_out (ArbPadView *self, int row);
/* How many turns are carried forward into one row; fewer while an earlier row is written in. */
guint arb_pad_view_carried (ArbPadView *self);
