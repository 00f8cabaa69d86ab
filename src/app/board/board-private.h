/* board-private.h - what the parts of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "board.h"

G_BEGIN_DECLS

typedef struct
{
  double middle_x, middle_y; /* what lies in its middle, in units */
  double zoom;               /* pixels of a unit; drawn at the nearest whole number */
  int drawn;
  gboolean fitting;        /* nobody has moved it: it fits itself to what there is */
  gboolean pointing, held; /* what is pointed at must not move away because words grow beside the board */
  int width, height;       /* at the last allocation */
  gboolean empty;
  guint settle; /* source */

  GtkGesture *drag;
  double drag_x, drag_y, pinch_zoom;
  double pointer_x, pointer_y;

  Flow *flow;            /* not ours; NULL: nothing is asked */
  ArbTextures *textures; /* not ours */
  GHashTable *cells;     /* place (arb_board_key ()) to ArbBoardCell; the widgets are children */
  GPtrArray *spots;      /* ArbBoardSpot, likewise; they come after the cells */
  guint n_spots;         /* while they are listed: so many are up to date */
  guint time;            /* of the list of cells */
  int here_x, here_y;    /* the keyboard's place */
} ArbBoardPrivate;

ArbBoardPrivate *arb_board_own (ArbBoard *self);

/* ---- board-children.c ---- */

void arb_board_children_init (ArbBoard *self);
void arb_board_children_dispose (ArbBoard *self);
void arb_board_list_cells (ArbBoard *self);
void arb_board_list_spots (ArbBoard *self);
void arb_board_allocate_children (ArbBoard *self);
void arb_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
/* What the keyboard is at: the choice at the cursor, or the cell here; may be NULL. */
GtkWidget *arb_board_target (ArbBoard *self);
/* The choice that is meant by a point of the widget, -1 for none. */
int arb_board_choice_at (ArbBoard *self, double x, double y);

G_END_DECLS
