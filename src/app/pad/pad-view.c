/* pad-view.c - the score pad as a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "pad-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/kit/widgets.h"
#include "prompt/pad-flow.h"

#define COLUMN_MIN 40
#define COLUMN_MAX 260
#define COLUMN_FIT 170
/* Of a game with more turns, the first are carried forward, so that the numbers stay large. */
#define TURNS_SHOWN 14

struct _ArbPadView
{
  ArbBoard parent_instance;

  const PadState *state;
  Flow *flow;  /* borrowed; NULL: nothing is asked */
  int pointed; /* the highlighted row; -1: none */
};

G_DEFINE_TYPE (ArbPadView, arb_pad_view, ARB_TYPE_BOARD)

/* The cell that is written in; FALSE: none is. */
static gboolean
cell_of (ArbPadView *self, guint *turn, guint *player)
{
  return self->state != NULL && self->flow != NULL && pad_flow_cell (ACT_FLOW (self->flow), turn, player);
}

guint
arb_pad_view_carried (ArbPadView *self)
{
  const guint rows = pad_rows (self->state);
  guint carried = rows > TURNS_SHOWN ? rows - TURNS_SHOWN + 1 : 0, turn, player;

  if (cell_of (self, &turn, &player))
    carried = MIN (carried, turn - 1);
  return carried > 1 ? carried : 0;
}

static guint
n_rows (ArbPadView *self)
{
  return art_pad_rows (self->state, arb_pad_view_carried (self));
}

/* ---- the view ---- */

static gboolean
arb_pad_view_extent (ArbBoard *board, ArbBoardArea *extent)
{
  ArbPadView *self = ARB_PAD_VIEW (board);

  if (self->state == NULL)
    return FALSE;
  extent->left = extent->top = 0;
  art_pad_size (self->state, arb_pad_view_carried (self), 1, &extent->right, &extent->bottom);
  return TRUE;
}

static void
arb_pad_view_place (ArbBoard *board, int x, int y, double *left, double *top)
{
  const PadState *state = ARB_PAD_VIEW (board)->state;

  *left = x > 0 ? ART_PAD_LABELS + x - 1 : 0;
  *top = state != NULL ? art_pad_row_top (state, (guint) y) - (1 - ART_PAD_ROW) / 2 : 0;
}

/* ---- its children: the rows, and the cells that are chosen ---- */

static void
arb_pad_view_list_cells (ArbBoard *board)
{
  ArbPadView *self = ARB_PAD_VIEW (board);

  for (guint row = 0; row < n_rows (self); row++)
    {
      g_autofree char *words = art_pad_row_tell (self->state, arb_pad_view_carried (self), row);

      arb_board_add_cell (board, 0, (int) row, words);
    }
}

/* What is in the cell, or is being typed for it: "Anna, Round 3: 12". */
static char *
cell_words (ArbPadView *self, guint turn, guint player, const char *typed)
{
  const PadCell there = pad_cell (self->state, turn, player);
  g_autofree char *row = pad_turn_tell (self->state, turn), *points = NULL;

  if (*typed != '\0')
    points = g_strdup (typed);
  else if (there.n > 0)
    points = g_strdup_printf ("%d", there.points);
  else
    points = g_strdup (_ ("empty"));
  /* Translators: a player, a round, and the points: "Anna, Round 3: 12" */
  return g_strdup_printf (_ ("%s, %s: %s"), table_name_said (&self->state->rules->players[player]), row, points);
}

/* For each player the cell of the next points, or that which is written in.  The first row may be another now. */
static void
arb_pad_view_list_spots (ArbBoard *board)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  guint at_turn, at_player;

  if (!cell_of (self, &at_turn, &at_player))
    return;
  arb_pad_view_list_cells (board);
  for (guint i = 0; i < flow_n_choices (self->flow); i++)
    {
      const guint player = (guint) act_flow_choice (ACT_FLOW (self->flow), i)->offer.value[0];
      const gboolean here = player == at_player;
      const guint turn = here ? at_turn : pad_open_turn (self->state, player);
      const ArbSpot spot = { .choice = i,
                             .x = (int) player + 1,
                             .y = (int) art_pad_row_at (self->state, arb_pad_view_carried (self), turn) };
      g_autofree char *typed = here ? flow_typed_tell (self->flow) : NULL;
      g_autofree char *words = cell_words (self, turn, player, here ? typed : "");

      arb_board_add_spot (board, &spot, words);
    }
}

/* The number of the row. */
static void
arb_pad_view_cell_area (ArbBoard *board, int x, int y, ArbArea *area)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  const int unit = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  area->x = left + unit * ART_PAD_LABELS / 2;
  area->y = top + unit * (art_pad_row_top (self->state, (guint) y) + ART_PAD_ROW / 2);
  area->size = y < (int) n_rows (self) ? (int) (unit * ART_PAD_ROW) : 0;
}

static void
arb_pad_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area)
{
  const int unit = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  area->x = left + unit * (ART_PAD_LABELS + spot->x - 0.5);
  area->y = top + unit * (art_pad_row_top (ARB_PAD_VIEW (board)->state, (guint) spot->y) + ART_PAD_ROW / 2);
  area->size = (int) (unit * ART_PAD_ROW);
}

/* Whoever only moves the pointer does not go to another cell. */
static int
arb_pad_view_spot_near (ArbBoard *board, double x, double y)
{
  return -1;
}

/* ---- the picture ---- */

static void
arb_pad_view_draw (ArbBoard *board, GtkSnapshot *snapshot)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  const guint carried = arb_pad_view_carried (self);
  const int unit = arb_board_unit (board);
  cairo_t *cr = arb_board_draw_all (board, snapshot);
  double width, height;
  guint turn, player;
  int x, y;

  arb_board_origin (board, &x, &y);
  cairo_translate (cr, x, y);
  art_pad_draw (cr, self->state, carried, &style, unit);
  art_pad_size (self->state, carried, unit, &width, &height);
  if (self->pointed >= 0)
    {
      cairo_rectangle (cr, 1, unit * art_pad_row_top (self->state, (guint) self->pointed), width - 2,
                       unit * ART_PAD_ROW);
      art_stroke (cr, style.palette->accent, 2);
    }
  if (cell_of (self, &turn, &player))
    {
      g_autofree char *typed = flow_typed_tell (self->flow);

      art_pad_draw_cursor (cr, self->state, art_pad_row_at (self->state, carried, turn), player, typed, &style, unit);
    }
  cairo_destroy (cr);
}

/* The cell that is written in is drawn with the pad. */
static void
arb_pad_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked,
                        double size)
{
}

/* ---- the cell that was clicked, and the keyboard ---- */

/* Goes to the cell if the prompt asks for points. */
static gboolean
choose_cell (ArbPadView *self, guint row, int column)
{
  const guint turn = art_pad_turn_at (self->state, arb_pad_view_carried (self), row);
  guint at_turn, at_player;

  if (turn == 0 || !cell_of (self, &at_turn, &at_player))
    return FALSE;
  for (guint i = 0; i < flow_n_choices (self->flow); i++)
    if (act_flow_choice (ACT_FLOW (self->flow), i)->offer.value[0] == column)
      {
        pad_flow_aim (ACT_FLOW (self->flow), turn);
        g_signal_emit_by_name (self, "pick", i);
        return TRUE;
      }
  return FALSE;
}

static void
arb_pad_view_clicked (ArbBoard *board, double x, double y)
{
  ArbPadView *self = ARB_PAD_VIEW (board);
  const double unit = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  for (guint row = 0; self->state != NULL && row < n_rows (self); row++)
    {
      const double from = art_pad_row_top (self->state, row), at = (y - top) / unit;

      if (at < from || at >= from + ART_PAD_ROW)
        continue;
      if (choose_cell (self, row, (int) floor ((x - left) / unit - ART_PAD_LABELS)))
        return;
      arb_board_set_here (board, 0, (int) row);
      g_signal_emit_by_name (board, "look", 0, (int) row, 0);
      return;
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
  self->flow = flow;
  self->pointed = -1;
  if (self->state != NULL)
    arb_board_set_here (board, 0, (int) n_rows (self) - 1);
}

/* It keeps no picture. */
static void
arb_pad_view_forget (ArbBoard *board, gboolean look)
{
}

static void
arb_pad_view_class_init (ArbPadViewClass *klass)
{
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  board_class->unit_min = COLUMN_MIN;
  board_class->unit_max = COLUMN_MAX;
  board_class->unit_fit = COLUMN_FIT;
  TABLE_OVERRIDE (board_class, arb_pad_view, update, forget, extent, place, list_cells, list_spots, cell_area,
                  spot_area, spot_near, draw, draw_spot, clicked, rove);
}

static void
arb_pad_view_init (ArbPadView *self)
{
  self->pointed = -1;
  gtk_widget_add_css_class (GTK_WIDGET (self), "pad");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Score pad"), -1);
}

void
arb_pad_view_point_out (ArbPadView *self, int row)
{
  g_return_if_fail (ARB_IS_PAD_VIEW (self));

  self->pointed = row;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
