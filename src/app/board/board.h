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

struct _ArbBoardClass
{
  GtkWidgetClass parent_class;

  double unit_min, unit_max; /* pixels */
  double unit_fit;           /* fitting never grows larger */

  void (*set_textures) (ArbBoard *self, ArbTextures *textures);
  void (*update) (ArbBoard *self, const TableMoment *moment, Flow *flow);
  void (*update_flow) (ArbBoard *self);
  void (*update_look) (ArbBoard *self);
  /* What is to be seen, in units; FALSE if there is nothing. */
  gboolean (*extent) (ArbBoard *self, double *left, double *top, double *right, double *bottom);
  /* Pixels of the widget. */
  void (*clicked) (ArbBoard *self, double x, double y);
  void (*hovered) (ArbBoard *self, double x, double y);
  gboolean (*rove) (ArbBoard *self, int dx, int dy);
  void (*look_here) (ArbBoard *self);
  /* Zooming has ended: pictures are to be made anew for arb_board_drawn (). */
  void (*settled) (ArbBoard *self);
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
/* Puts the focus on the choice at the cursor, or on the keyboard's place. */
void arb_board_focus (ArbBoard *self);

/* ---- for the games' boards ---- */

/* Pixels of a unit now, whole so that neighbours meet; and those its pictures are made for: while it zooms they are
 * stretched. */
int arb_board_unit (ArbBoard *self);
int arb_board_drawn (ArbBoard *self);
/* Pixel of 0,0. */
void arb_board_origin (ArbBoard *self, int *x, int *y);
/* At the beginning of size_allocate: fits if nobody has moved it. */
void arb_board_allocate (ArbBoard *self);
/* Brings a unit square into sight when somebody has moved the board away from it. */
void arb_board_reveal (ArbBoard *self, double x, double y);
/* Puts a child there if it can be seen, else hides it. */
void arb_board_place (ArbBoard *self, GtkWidget *child, int x, int y, int size);

void arb_board_pick (ArbBoard *self, guint choice);
void arb_board_point (ArbBoard *self, int choice);
void arb_board_turn (ArbBoard *self);
void arb_board_look (ArbBoard *self, int x, int y, int part);

G_END_DECLS
