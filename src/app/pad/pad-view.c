/* pad-view.c - the score pad as a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "pad-view.h"

#include <glib/gi18n.h>

#define COLUMN_MIN 40
#define COLUMN_MAX 260
#define COLUMN_FIT 170
/* Of a game with more turns, the first are carried forward, so that the numbers stay large. */
#define TURNS_SHOWN 14

struct _ArbPadView
{
  ArbBoard parent_instance;

  const PadState *state;
  int pointed; /* the highlighted row; -1: none */
};

G_DEFINE_TYPE (ArbPadView, arb_pad_view, ARB_TYPE_BOARD)

guint
arb_pad_carried (const PadState *state)
{
  return state->n_turns > TURNS_SHOWN ? state->n_turns - TURNS_SHOWN + 1 : 0;
}

static guint
n_rows (ArbPadView *self)
{
  return art_pad_rows (self->state, arb_pad_carried (self->state));
}

/* ---- the view ---- */

static gboolean
arb_pad_view_extent (ArbBoard *board, double *left, double *top, double *right, double *bottom)
{
  const PadState *state = ARB_PAD_VIEW (board)->state;

  if (state == NULL)
    return FALSE;
  *left = *top = 0;
  art_pad_size (state, arb_pad_carried (state), 1, right, bottom);
  return TRUE;
}

static void
arb_pad_view_place (ArbBoard *board, int x, int y, double *left, double *top)
{
  const PadState *state = ARB_PAD_VIEW (board)->state;

  *left = 0;
  *top = state != NULL ? art_pad_row_top (state, (guint) y) - (1 - ART_PAD_ROW) / 2 : 0;
}

/* ---- its children: a row is one of them ---- */

static void
arb_pad_view_list_cells (ArbBoard *board)
{
  ArbPadView *self = ARB_PAD_VIEW (board);

  for (guint row = 0; row < n_rows (self); row++)
    {
      g_autofree char *words = art_pad_row_tell (self->state, arb_pad_carried (self->state), row);

      arb_board_add_cell (board, 0, (int) row, words);
    }
}

static void
arb_pad_view_list_spots (ArbBoard *board)
{
}

/* The number of the row. */
static void
arb_pad_view_cell_area (ArbBoard *board, int x, int y, ArbArea *area)
{
  const int unit = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  area->x = left + unit * ART_PAD_LABELS / 2;
  area->y = top + unit * (art_pad_row_top (ARB_PAD_VIEW (board)->state, (guint) y) + ART_PAD_ROW / 2);
  area->size = (int) (unit * ART_PAD_ROW);
}

static void
arb_pad_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area)
{
  area->size = 0;
}

/* ---- the picture ---- */

static void
arb_pad_view_draw (ArbBoard *board, GtkSnapshot *snapshot)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  const guint carried = arb_pad_carried (self->state);
  const int unit = arb_board_unit (board);
  cairo_t *cr = arb_board_draw_all (board, snapshot);
  double width, height;
  int x, y;

  arb_board_origin (board, &x, &y);
  cairo_translate (cr, x, y);
  art_pad_draw (cr, self->state, carried, &style, unit);
  art_pad_size (self->state, carried, unit, &width, &height);
  if (self->pointed >= 0)
    {
      cairo_rectangle (cr, 1, unit * art_pad_row_top (self->state, (guint) self->pointed), width - 2,
                       unit * ART_PAD_ROW);
      art_set (cr, style.palette->accent);
      cairo_set_line_width (cr, 2);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
arb_pad_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked,
                        double size)
{
}

/* ---- the row that was clicked, and the keyboard ---- */

static void
arb_pad_view_clicked (ArbBoard *board, double x, double y)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  for (guint row = 0; self->state != NULL && row < n_rows (self); row++)
    {
      const double from = art_pad_row_top (self->state, row), at = (y - top) / arb_board_unit (board);

      if (at < from || at >= from + ART_PAD_ROW)
        continue;
      arb_board_set_here (board, 0, (int) row);
      arb_board_look (board, 0, (int) row, 0);
    }
}

static gboolean
arb_pad_view_rove (ArbBoard *board, int dx, int dy, int *x, int *y)
{
  const int row = *y + dy;

  if (dy == 0 || row < 0 || row >= (int) n_rows (ARB_PAD_VIEW (board)))
    return FALSE;
  *x = 0;
  *y = row;
  return TRUE;
}

/* ---- the widget ---- */

static void
arb_pad_view_update (ArbBoard *board, const TableMoment *moment, Flow *flow)
{
  ArbPadView *self = ARB_PAD_VIEW (board);

  self->state = moment != NULL ? moment->state : NULL;
  self->pointed = -1;
  if (self->state != NULL)
    arb_board_set_here (board, 0, (int) n_rows (self) - 1);
}

/* It keeps no picture. */
static void
arb_pad_view_forget (ArbBoard *board)
{
}

static void
arb_pad_view_class_init (ArbPadViewClass *klass)
{
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  board_class->unit_min = COLUMN_MIN;
  board_class->unit_max = COLUMN_MAX;
  board_class->unit_fit = COLUMN_FIT;
  board_class->update = arb_pad_view_update;
  board_class->forget = arb_pad_view_forget;
  board_class->extent = arb_pad_view_extent;
  board_class->place = arb_pad_view_place;
  board_class->list_cells = arb_pad_view_list_cells;
  board_class->list_spots = arb_pad_view_list_spots;
  board_class->cell_area = arb_pad_view_cell_area;
  board_class->spot_area = arb_pad_view_spot_area;
  board_class->draw = arb_pad_view_draw;
  board_class->draw_spot = arb_pad_view_draw_spot;
  board_class->clicked = arb_pad_view_clicked;
  board_class->rove = arb_pad_view_rove;
}

static void
arb_pad_view_init (ArbPadView *self)
{
  self->pointed = -1;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);
}

void
arb_pad_view_point_out (ArbPadView *self, int row)
{
  g_return_if_fail (ARB_IS_PAD_VIEW (self));

  self->pointed = row;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
