/* board-child.h - the parts of a board that the keyboard and a screen reader can reach: named cells and spots of a
 * grid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A cell is a place to look at, and the board draws it.  Its action "cell.look" asks the board what lies there.  A spot
 * is a choice of the prompt.  It draws itself with the board's draw_spot ().  Its action "cell.place" takes the choice.
 */
#pragma once

#include "board.h"

G_BEGIN_DECLS

#define ARB_TYPE_BOARD_CELL (arb_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (ArbBoardCell, arb_board_cell, ARB, BOARD_CELL, GtkWidget)

ArbBoardCell *arb_board_cell_new (int x, int y);
/* `time`: the number of the listing that the cell belongs to. */
void arb_board_cell_set (ArbBoardCell *self, const char *words, guint time);
void arb_board_cell_get_place (ArbBoardCell *self, int *x, int *y);
guint arb_board_cell_get_time (ArbBoardCell *self);

#define ARB_TYPE_BOARD_SPOT (arb_board_spot_get_type ())
G_DECLARE_FINAL_TYPE (ArbBoardSpot, arb_board_spot, ARB, BOARD_SPOT, GtkWidget)

ArbBoardSpot *arb_board_spot_new (void);
/* `dim`: the typed text excludes this choice. */
void arb_board_spot_set (ArbBoardSpot *self, const ArbSpot *spot, const char *words, const char *label, gboolean marked,
                         gboolean dim);
const ArbSpot *arb_board_spot_get (ArbBoardSpot *self);
/* The spot has been allocated at its place.  Until then it gets no pointer events. */
void arb_board_spot_settle (ArbBoardSpot *self);
gboolean arb_board_spot_is_settled (ArbBoardSpot *self);

G_END_DECLS
