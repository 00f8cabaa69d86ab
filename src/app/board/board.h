/* board.h - the table of any game as a widget that pans, zooms and fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it shows is a function of the moment and the prompt; only the view (which part is visible, and how large) is its
 * own state.  A game's board derives from this class.  It adds its own children and leaves the view to this class.  The
 * board is a plane measured in units (a tile, a hex); the zoom is the number of pixels per unit.
 *
 * Signals: "pick" (guint choice), "point" (int choice, -1 for none), "turn" (a click on what is in hand), "look" (int
 * x, int y, int part: a place was clicked, in the game's own terms; part is -1 if the keyboard did it), "refuse" (const
 * char *sentence: a place was clicked that cannot be chosen).
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

#define ARB_TYPE_BOARD (arb_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbBoard, arb_board, ARB, BOARD, GtkWidget)

/* A choice of the prompt that is shown on the board. */
typedef struct
{
  guint choice;     /* its index */
  int x, y;         /* its place, in the terms of "look" */
  int in_x, in_y;   /* its position in that place, in a measure of the game's own */
  int kind, number; /* what the game draws there */
  gboolean round;   /* whether its focus ring is round */
  gboolean plate;   /* it is a number on a small place, and is kept apart from other plates */
} ArbSpot;

/* A square; x and y are its middle, in pixels of the widget.  Size 0: it is not shown. */
typedef struct
{
  double x, y;
  int size;
} ArbArea;

/* A part of the plane, in units.  It is empty if its left is not less than its right. */
typedef struct
{
  double left, top, right, bottom;
} ArbBoardArea;

#define ARB_BOARD_NOWHERE ((ArbBoardArea){ G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE })

struct _ArbBoardClass
{
  GtkWidgetClass parent_class;

  double unit_min, unit_max; /* pixels */
  double unit_fit;           /* fitting does not zoom in more than this */
  double unit_ask;           /* what the prompt asks about has at least this, if it can be seen as a whole then */
  double rim;                /* pixels at the top and at the left that fitting keeps free, see draw_rim () */
  double spot_reach;         /* how far a spot's drawing reaches from its middle, in units; 0: as far as its area */

  /* `moment` and `flow` are borrowed until the next call, and may be NULL. */
  void (*update) (ArbBoard *self, const TableMoment *moment, Flow *flow);
  /* Forgets pictures that were drawn for another zoom; `look`: also those for another palette or scale, and of other
   * tiles. */
  void (*forget) (ArbBoard *self, gboolean look);

  /* The part of the plane that should be visible; FALSE if there is nothing. */
  gboolean (*extent) (ArbBoard *self, ArbBoardArea *extent);
  /* The part of the plane that the prompt asks about; empty if it asks about none.  NULL: it never does. */
  ArbBoardArea (*asked) (ArbBoard *self);
  /* The top left corner of a place's unit square. */
  void (*place) (ArbBoard *self, int x, int y, double *left, double *top);

  /* Call arb_board_add_cell () for each place that can be looked at, and arb_board_add_spot () for each choice that is
   * shown on the board. */
  void (*list_cells) (ArbBoard *self);
  void (*list_spots) (ArbBoard *self);
  void (*cell_area) (ArbBoard *self, int x, int y, ArbArea *area);
  void (*spot_area) (ArbBoard *self, const ArbSpot *spot, ArbArea *area);

  /* Draws everything except the spots. */
  void (*draw) (ArbBoard *self, GtkSnapshot *snapshot);
  /* Draws the rim, or what else lies above the spots.  NULL: there is none. */
  void (*draw_rim) (ArbBoard *self, GtkSnapshot *snapshot);
  /* Draws a spot; the origin is the corner of its area. */
  void (*draw_spot) (ArbBoard *self, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked, double size);

  /* The index of the spot for a point of the widget, -1 for none.  NULL: the spot whose area the point is in. */
  int (*spot_near) (ArbBoard *self, double x, double y);
  /* A point of the widget was clicked where there is no spot. */
  void (*clicked) (ArbBoard *self, double x, double y);
  /* The keyboard's next place from x, y in a direction; FALSE if there is none. */
  gboolean (*rove) (ArbBoard *self, int dx, int dy, int *x, int *y);
  /* Shows who has what, or hides it again.  NULL: the board shows that anyway. */
  void (*show_owners) (ArbBoard *self, gboolean shown);
};

/* It holds a reference; NULL: none. */
void arb_board_set_textures (ArbBoard *self, ArbTextures *textures);
/* How many pixels of the board's lower edge are covered for a while: what is asked about is shown above them. */
void arb_board_set_covered (ArbBoard *self, int covered);
/* A widget that covers the board's lower right corner; fitting keeps the content out of it.  It is borrowed, and must
 * outlive the board; NULL: there is none.  To be called again if its size changes while nothing covers the board. */
void arb_board_set_corner (ArbBoard *self, GtkWidget *corner);
/* Both are borrowed until the next call.  Both may be NULL: no game, no prompt. */
void arb_board_update (ArbBoard *self, const TableMoment *moment, Flow *flow);
/* The prompt has changed; the moment has not. */
void arb_board_update_flow (ArbBoard *self);
/* The palette or the scale of the screen has changed. */
void arb_board_update_look (ArbBoard *self);

void arb_board_fit (ArbBoard *self);
void arb_board_zoom (ArbBoard *self, double factor);
void arb_board_pan (ArbBoard *self, double dx, double dy);
/* Shows who has what, or hides it again; does nothing if it has no such layer. */
void arb_board_show_owners (ArbBoard *self, gboolean shown);
gboolean arb_board_has_owners (ArbBoard *self);
/* Moves the keyboard's place; FALSE if there is none in this direction. */
gboolean arb_board_rove (ArbBoard *self, int dx, int dy);
/* Emits "look" for the keyboard's place.  FALSE: the keyboard is at no place yet. */
gboolean arb_board_look_here (ArbBoard *self);
/* Acts as if a point of the widget was clicked. */
void arb_board_click (ArbBoard *self, double x, double y);
/* Puts the focus on the choice at the cursor, or on the keyboard's place. */
void arb_board_focus (ArbBoard *self);

/* ---- for the games' boards ---- */

/* How many pixels a unit has now (a whole number, so that neighbours touch); and how many it has in the pictures. While
 * the board zooms, the two differ and the pictures are scaled. */
int arb_board_unit (ArbBoard *self);
int arb_board_drawn (ArbBoard *self);
/* How far the middles of the two plates are apart that are closest; wider plates would cover each other. */
double arb_board_plates_apart (ArbBoard *self);
/* The pixel where 0,0 of the plane is. */
void arb_board_origin (ArbBoard *self, int *x, int *y);
ArbTextures *arb_board_textures (ArbBoard *self);

void arb_board_add_cell (ArbBoard *self, int x, int y, const char *words);
void arb_board_add_spot (ArbBoard *self, const ArbSpot *spot, const char *words);
guint arb_board_n_spots (ArbBoard *self);
const ArbSpot *arb_board_spot (ArbBoard *self, guint index);
/* Where its middle is after the last allocation, in pixels of the widget; FALSE if it is not shown. */
gboolean arb_board_spot_middle (ArbBoard *self, guint index, double *x, double *y);
/* A key for hash tables of places. */
static inline gpointer
arb_board_key (int x, int y)
{
  return GINT_TO_POINTER ((int) ((guint) x << 16 | ((guint) y & 0xffff)));
}

/* Joins another part with an area. */
static inline void
arb_board_cover (ArbBoardArea *area, double left, double top, double right, double bottom)
{
  area->left = MIN (area->left, left);
  area->top = MIN (area->top, top);
  area->right = MAX (area->right, right);
  area->bottom = MAX (area->bottom, bottom);
}

/* Sets the place the keyboard is at. */
void arb_board_set_here (ArbBoard *self, int x, int y);
/* Moves the view to show a place, if somebody has moved the view away from it. */
void arb_board_reveal (ArbBoard *self, int x, int y);

/* Moves the view so that an area of the plane is wholly visible, if it is not.  The area stays visible if the board's
 * size changes, until somebody moves the view or the next update; then the view goes back.  Returns TRUE if the area is
 * in the upper half of the view. */
gboolean arb_board_show (ArbBoard *self, const ArbBoardArea *area);

/* A context to draw on the whole board.  The caller destroys it. */
cairo_t *arb_board_draw_all (ArbBoard *self, GtkSnapshot *snapshot);
