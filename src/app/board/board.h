/* board.h - what lies on the table, mirrored: any game's map as a widget that pans, zooms and fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it shows is a function of the moment and the prompt; only where it looks is its own.  A game's board derives
 * from this class, lays its own children, and leaves the looking to it: the board is a plane measured in units (a
 * tile, a hex), of which so many pixels make one.
 *
 * Signals: "pick" (guint choice), "point" (int choice, -1 for none), "turn" (what is in hand was clicked), "look" (int
 * x, int y, int part: a place was clicked, in the game's own terms; part -1: by keyboard).
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "prompt/flow.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

#define ARB_TYPE_BOARD (arb_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (ArbBoard, arb_board, ARB, BOARD, GtkWidget)

/* A choice of the prompt that lies on the board. */
typedef struct
{
  guint choice;     /* its index */
  int x, y;         /* where it lies, as "look" says it */
  int in_x, in_y;   /* and where in that place, in a measure of the game's own */
  int kind, number; /* what the game draws there */
  gboolean round;   /* its focus ring */
  gboolean plate;   /* a number on a small place, which is kept apart from its like */
} ArbSpot;

/* A square by its middle, in pixels of the widget; size 0: nowhere. */
typedef struct
{
  double x, y;
  int size;
} ArbArea;

struct _ArbBoardClass
{
  GtkWidgetClass parent_class;

  double unit_min, unit_max; /* pixels */
  double unit_fit;           /* fitting never grows larger */
  double spot_reach;         /* how far from its middle a spot is drawn, in units; 0: no farther than it is large */

  /* `moment` and `flow` are borrowed until the next call, and may be NULL. */
  void (*update) (ArbBoard *self, const TableMoment *moment, Flow *flow);
  /* Whatever was drawn for another palette, scale or zoom is to be drawn anew. */
  void (*forget) (ArbBoard *self);

  /* What is to be seen, in units; FALSE if there is nothing. */
  gboolean (*extent) (ArbBoard *self, double *left, double *top, double *right, double *bottom);
  /* The corner of a place's unit square. */
  void (*place) (ArbBoard *self, int x, int y, double *left, double *top);

  /* Call arb_board_add_cell () for each place there is to look at, and arb_board_add_spot () for each choice that lies
   * on the board. */
  void (*list_cells) (ArbBoard *self);
  void (*list_spots) (ArbBoard *self);
  void (*cell_area) (ArbBoard *self, int x, int y, ArbArea *area);
  void (*spot_area) (ArbBoard *self, const ArbSpot *spot, ArbArea *area);

  /* Everything but the spots. */
  void (*draw) (ArbBoard *self, GtkSnapshot *snapshot);
  /* From the corner of its area on. */
  void (*draw_spot) (ArbBoard *self, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked, double size);

  /* The index of the spot that is meant by a point of the widget, -1 for none.  NULL: the one whose area it is in. */
  int (*spot_near) (ArbBoard *self, double x, double y);
  /* A point of the widget where no spot is. */
  void (*clicked) (ArbBoard *self, double x, double y);
  /* The keyboard's next place in a direction, from x, y on; FALSE if there is none. */
  gboolean (*rove) (ArbBoard *self, int dx, int dy, int *x, int *y);
};

/* The textures belong to the page. */
void arb_board_set_textures (ArbBoard *self, ArbTextures *textures);
/* Both are borrowed until the next call, and may be NULL: no game, nothing to be entered. */
void arb_board_update (ArbBoard *self, const TableMoment *moment, Flow *flow);
/* The prompt went on, the moment is the same. */
void arb_board_update_flow (ArbBoard *self);
/* The palette or the scale of the screen changed. */
void arb_board_update_look (ArbBoard *self);

void arb_board_fit (ArbBoard *self);
void arb_board_zoom (ArbBoard *self, double factor);
void arb_board_pan (ArbBoard *self, double dx, double dy);
/* Moves the keyboard's place; FALSE if there is none that way. */
gboolean arb_board_rove (ArbBoard *self, int dx, int dy);
/* Emits "look" for the keyboard's place. */
void arb_board_look_here (ArbBoard *self);
/* A point of the widget was clicked. */
void arb_board_click (ArbBoard *self, double x, double y);
/* Puts the focus on the choice at the cursor, or on the keyboard's place. */
void arb_board_focus (ArbBoard *self);

/* ---- for the games' boards ---- */

/* Pixels of a unit now, whole so that neighbours meet; and those its pictures are made for: while it zooms they are
 * stretched. */
int arb_board_unit (ArbBoard *self);
int arb_board_drawn (ArbBoard *self);
/* Pixel of 0,0. */
void arb_board_origin (ArbBoard *self, int *x, int *y);
ArbTextures *arb_board_textures (ArbBoard *self);

void arb_board_add_cell (ArbBoard *self, int x, int y, const char *words);
void arb_board_add_spot (ArbBoard *self, const ArbSpot *spot, const char *words);
guint arb_board_n_spots (ArbBoard *self);
const ArbSpot *arb_board_spot (ArbBoard *self, guint index);
/* For tables of places. */
static inline gpointer
arb_board_key (int x, int y)
{
  return GINT_TO_POINTER ((int) ((guint) x << 16 | ((guint) y & 0xffff)));
}

/* Where the keyboard is. */
void arb_board_set_here (ArbBoard *self, int x, int y);
/* Brings a place into sight when somebody has moved the board away from it. */
void arb_board_reveal (ArbBoard *self, int x, int y);

/* To draw anywhere on the board; to be destroyed. */
cairo_t *arb_board_draw_all (ArbBoard *self, GtkSnapshot *snapshot);

void arb_board_pick (ArbBoard *self, guint choice);
void arb_board_point (ArbBoard *self, int choice);
void arb_board_turn (ArbBoard *self);
void arb_board_look (ArbBoard *self, int x, int y, int part);

G_END_DECLS
