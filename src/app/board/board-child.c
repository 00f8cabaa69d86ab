/* board-child.c - the parts of a board that the keyboard and a screen reader can reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/kit/widgets.h"
#include "board-child.h"

/* A screen reader is told only what has changed. */
static void
set_words (GtkWidget *widget, char **kept, const char *words)
{
  if (g_strcmp0 (words, *kept) == 0)
    return;
  g_free (*kept);
  *kept = g_strdup (words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static ArbBoard *
board_of (GtkWidget *widget)
{
  return ARB_BOARD (gtk_widget_get_parent (widget));
}

/* ---- cells ---- */

struct _ArbBoardCell
{
  GtkWidget parent_instance;

  int x, y;
  char *words;
  guint time;
};

G_DEFINE_TYPE (ArbBoardCell, arb_board_cell, GTK_TYPE_WIDGET)

static void
cell_look (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const ArbBoardCell *self = ARB_BOARD_CELL (widget);

  g_signal_emit_by_name (board_of (widget), "look", self->x, self->y, -1);
}

static void
arb_board_cell_finalize (GObject *object)
{
  g_free (ARB_BOARD_CELL (object)->words);

  G_OBJECT_CLASS (arb_board_cell_parent_class)->finalize (object);
}

static void
arb_board_cell_class_init (ArbBoardCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_board_cell_finalize;

  gtk_widget_class_install_action (widget_class, "cell.look", NULL, cell_look);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapcell");
}

static void
arb_board_cell_init (ArbBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

ArbBoardCell *
arb_board_cell_new (int x, int y)
{
  ArbBoardCell *self = g_object_new (ARB_TYPE_BOARD_CELL, NULL);

  self->x = x;
  self->y = y;
  return self;
}

void
arb_board_cell_set (ArbBoardCell *self, const char *words, guint time)
{
  g_return_if_fail (ARB_IS_BOARD_CELL (self));

  self->time = time;
  set_words (GTK_WIDGET (self), &self->words, words);
}

void
arb_board_cell_get_place (ArbBoardCell *self, int *x, int *y)
{
  g_return_if_fail (ARB_IS_BOARD_CELL (self));

  *x = self->x;
  *y = self->y;
}

guint
arb_board_cell_get_time (ArbBoardCell *self)
{
  g_return_val_if_fail (ARB_IS_BOARD_CELL (self), 0);

  return self->time;
}

/* ---- spots ---- */

struct _ArbBoardSpot
{
  GtkWidget parent_instance;

  ArbSpot spot;
  char *label; /* the text that is shown */
  gboolean marked, dim;
  gboolean settled; /* it has been allocated at the place of its choice */
  char *words;
};

G_DEFINE_TYPE (ArbBoardSpot, arb_board_spot, GTK_TYPE_WIDGET)

static void
spot_take (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit_by_name (board_of (widget), "pick", ARB_BOARD_SPOT (widget)->spot.choice);
}

static void
arb_board_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const ArbBoardSpot *self = ARB_BOARD_SPOT (widget);
  ArbBoard *board = board_of (widget);
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (board);
  const float size = (float) gtk_widget_get_width (widget);
  const float rim = MAX (size / 2 + 4, (float) (klass->spot_reach * arb_board_unit (board)) + 8);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (size / 2 - rim, size / 2 - rim, 2 * rim, 2 * rim));

  if (self->dim)
    cairo_push_group (cr);
  klass->draw_spot (board, cr, &self->spot, self->label, self->marked, size);
  if (self->dim)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.3);
    }
  cairo_destroy (cr);
}

/* Before it is settled, a spot still lies where another choice was.  A quick second click must not pick it there. */
static gboolean
arb_board_spot_contains (GtkWidget *widget, double x, double y)
{
  return ARB_BOARD_SPOT (widget)->settled && GTK_WIDGET_CLASS (arb_board_spot_parent_class)->contains (widget, x, y);
}

static void
arb_board_spot_finalize (GObject *object)
{
  ArbBoardSpot *self = ARB_BOARD_SPOT (object);

  g_free (self->label);
  g_free (self->words);

  G_OBJECT_CLASS (arb_board_spot_parent_class)->finalize (object);
}

static void
arb_board_spot_class_init (ArbBoardSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_board_spot_finalize;
  widget_class->snapshot = arb_board_spot_snapshot;
  widget_class->contains = arb_board_spot_contains;

  gtk_widget_class_install_action (widget_class, "cell.place", NULL, spot_take);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapspot");
}

static void
arb_board_spot_init (ArbBoardSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
}

ArbBoardSpot *
arb_board_spot_new (void)
{
  return g_object_new (ARB_TYPE_BOARD_SPOT, NULL);
}

static gboolean
lies_elsewhere (const ArbSpot *before, const ArbSpot *now)
{
  return before->kind != now->kind || before->x != now->x || before->y != now->y || before->in_x != now->in_x
         || before->in_y != now->in_y;
}

void
arb_board_spot_set (ArbBoardSpot *self, const ArbSpot *spot, const char *words, const char *label, gboolean marked,
                    gboolean dim)
{
  g_return_if_fail (ARB_IS_BOARD_SPOT (self));

  if (lies_elsewhere (&self->spot, spot))
    self->settled = FALSE;
  self->spot = *spot;
  self->marked = marked;
  self->dim = dim;
  g_free (self->label);
  self->label = g_ascii_strup (label, -1);
  arb_widget_set_class (GTK_WIDGET (self), "round", spot->round);
  set_words (GTK_WIDGET (self), &self->words, words);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const ArbSpot *
arb_board_spot_get (ArbBoardSpot *self)
{
  g_return_val_if_fail (ARB_IS_BOARD_SPOT (self), NULL);

  return &self->spot;
}

void
arb_board_spot_settle (ArbBoardSpot *self)
{
  g_return_if_fail (ARB_IS_BOARD_SPOT (self));

  self->settled = TRUE;
}

gboolean
arb_board_spot_is_settled (ArbBoardSpot *self)
{
  g_return_val_if_fail (ARB_IS_BOARD_SPOT (self), FALSE);

  return self->settled;
}
