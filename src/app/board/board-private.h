/* board-private.h - what the parts of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "board.h"

/* What is visible. */
typedef struct
{
  double middle_x, middle_y; /* what is in the middle of the view, in units */
  double zoom;               /* pixels per unit; drawn at the nearest whole number */
} ArbBoardView;

typedef struct
{
  ArbBoardView view, home; /* the home is where the view returns to when nothing keeps it elsewhere */
  int drawn;
  gboolean fitting;        /* nobody has moved the view: the home is fitted to the content */
  gboolean pointing, held; /* so that the target does not move when words appear beside the board */
  int width, height;       /* at the last allocation */
  gboolean empty;
  guint settle; /* id of the timeout */

  gboolean showing; /* `shown` should stay visible, until somebody moves the view */
  ArbBoardArea shown;
  gboolean asking; /* `asked` should be visible and large enough, until somebody moves the view */
  /* Questions follow each other without a rest, for example the dragon's steps: the view goes from one to the next as
   * little as it must.  This is the last one; its zoom is 0 if there is none. */
  ArbBoardView near;
  ArbBoardArea asked; /* what the prompt asks about; empty: nothing */
  guint glide;        /* id of the tick callback; 0: the view does not move by itself */
  gint64 glide_begun;
  ArbBoardView glide_from, glide_to;

  GtkGesture *drag;
  double drag_x, drag_y, pinch_zoom;
  double pointer_x, pointer_y;

  Flow *flow;                   /* borrowed; NULL: nothing is asked */
  ArbTextures *textures;        /* may be NULL */
  int covered;                  /* see arb_board_set_covered () */
  GtkWidget *corner;            /* borrowed, see arb_board_set_corner () */
  int corner_wide, corner_high; /* its size while no answers cover the board */
  GHashTable *cells;            /* place (arb_board_key ()) to ArbBoardCell; the widgets are children */
  GPtrArray *spots;             /* ArbBoardSpot, children too; they come after the cells */
  double plates_apart;          /* at the last allocation */
  guint n_spots;                /* during a listing: how many are up to date */
  guint time;                   /* number of the last listing of cells */
  int here_x, here_y;           /* the place the keyboard is at */
} ArbBoardPrivate;

ArbBoardPrivate *arb_board_own (ArbBoard *self);

/* ---- board.c ---- */

/* The view is another; the caller has changed its fields. */
void arb_board_view_changed (ArbBoard *self);

/* ---- board-view.c ---- */

/* Somebody moved the view: it is the home now, and nothing else needs to stay visible. */
void arb_board_moved (ArbBoard *self);
/* The prompt may ask about another area. */
void arb_board_ask (ArbBoard *self);
/* The view stays where it is, and nothing that was shown needs to stay visible. */
void arb_board_end_glide (ArbBoard *self);
/* The board's size, or what is the home, has changed: the view is at once where it should be. */
void arb_board_place_view (ArbBoard *self);

/* ---- board-children.c ---- */

void arb_board_children_init (ArbBoard *self);
void arb_board_children_dispose (ArbBoard *self);
void arb_board_list_cells (ArbBoard *self);
void arb_board_list_spots (ArbBoard *self);
void arb_board_allocate_children (ArbBoard *self);
void arb_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
/* The keyboard's target: the choice at the cursor, or the cell here.  May be NULL. */
GtkWidget *arb_board_target (ArbBoard *self);
/* Moves the view to the choice at the cursor, if there is one. */
void arb_board_reveal_target (ArbBoard *self);
/* The choice at a point of the widget, -1 for none. */
int arb_board_choice_at (ArbBoard *self, double x, double y);
