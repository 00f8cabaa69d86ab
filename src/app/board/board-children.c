/* board-children.c - the children of a board: cells to look at, and choices to take.  They are what the keyboard and a
 * screen reader can reach.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "board-private.h"

#include <math.h>

#include "app/kit/widgets.h"
#include "art/art-shape.h"
#include "plates.h"

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

/* ---- cells: places to look at, which the board draws ---- */

#define ARB_TYPE_BOARD_CELL (arb_board_cell_get_type ())
G_DECLARE_FINAL_TYPE (ArbBoardCell, arb_board_cell, ARB, BOARD_CELL, GtkWidget)

struct _ArbBoardCell
{
  GtkWidget parent_instance;

  int x, y;
  char *words;
  guint time; /* number of the listing that it belongs to */
};

G_DEFINE_TYPE (ArbBoardCell, arb_board_cell, GTK_TYPE_WIDGET)

static void
cell_look (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const ArbBoardCell *self = ARB_BOARD_CELL (widget);

  g_signal_emit_by_name (board_of (widget), "look", self->x, self->y, -1);
}

static void
arb_board_cell_class_init (ArbBoardCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbBoardCell, g_free, words);

  gtk_widget_class_install_action (widget_class, "cell.look", NULL, cell_look);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapcell");
}

static void
arb_board_cell_init (ArbBoardCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

/* ---- spots: choices of the prompt, which draw themselves ---- */

#define ARB_TYPE_BOARD_SPOT (arb_board_spot_get_type ())
G_DECLARE_FINAL_TYPE (ArbBoardSpot, arb_board_spot, ARB, BOARD_SPOT, GtkWidget)

struct _ArbBoardSpot
{
  GtkWidget parent_instance;

  ArbSpot spot;
  char *label;          /* the text that is shown */
  gboolean marked, dim; /* dim: the typed text excludes this choice */
  gboolean settled;     /* it has been allocated at the place of its choice; until then it gets no pointer events */
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
arb_board_spot_class_init (ArbBoardSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbBoardSpot, g_free, label, words);
  TABLE_OVERRIDE (widget_class, arb_board_spot, snapshot, contains);

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

static gboolean
lies_elsewhere (const ArbSpot *before, const ArbSpot *now)
{
  return before->kind != now->kind || before->x != now->x || before->y != now->y || before->in_x != now->in_x
         || before->in_y != now->in_y;
}

static void
set_spot (ArbBoardSpot *self, const ArbSpot *spot, const char *words, const char *label, gboolean marked, gboolean dim)
{
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

/* ---- listing them ---- */

void
arb_board_add_cell (ArbBoard *self, int x, int y, const char *words)
{
  ArbBoardPrivate *own = arb_board_own (self);
  ArbBoardCell *cell = g_hash_table_lookup (own->cells, arb_board_key (x, y));

  if (cell == NULL)
    {
      cell = g_object_new (ARB_TYPE_BOARD_CELL, NULL);
      cell->x = x;
      cell->y = y;
      /* A cell comes before the spots, so that the spots are drawn above it. */
      gtk_widget_insert_before (GTK_WIDGET (cell), GTK_WIDGET (self),
                                own->spots->len > 0 ? g_ptr_array_index (own->spots, 0) : NULL);
      g_hash_table_insert (own->cells, arb_board_key (x, y), cell);
    }
  cell->time = own->time;
  set_words (GTK_WIDGET (cell), &cell->words, words);
}

static gboolean
is_gone (gpointer key, gpointer cell, gpointer time)
{
  if (((ArbBoardCell *) cell)->time == GPOINTER_TO_UINT (time))
    return FALSE;
  gtk_widget_unparent (cell);
  return TRUE;
}

void
arb_board_list_cells (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  own->time++;
  if (!own->empty)
    ARB_BOARD_GET_CLASS (self)->list_cells (self);
  g_hash_table_foreach_remove (own->cells, is_gone, GUINT_TO_POINTER (own->time));
}

void
arb_board_add_spot (ArbBoard *self, const ArbSpot *spot, const char *words)
{
  ArbBoardPrivate *own = arb_board_own (self);
  const FlowChoice choice = flow_choice (own->flow, spot->choice);
  g_autofree char *label = g_strconcat (choice.shift ? "⇧" : "", choice.label, NULL);

  if (own->n_spots == own->spots->len)
    {
      ArbBoardSpot *child = g_object_new (ARB_TYPE_BOARD_SPOT, NULL);

      gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (self));
      g_ptr_array_add (own->spots, child);
    }
  set_spot (g_ptr_array_index (own->spots, own->n_spots++), spot, words, label,
            choice.chosen || (int) spot->choice == own->flow->cursor, flow_is_dim (own->flow, spot->choice));
}

void
arb_board_list_spots (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  own->n_spots = 0;
  if (!own->empty && own->flow != NULL)
    ARB_BOARD_GET_CLASS (self)->list_spots (self);
  while (own->spots->len > own->n_spots)
    gtk_widget_unparent (g_ptr_array_steal_index (own->spots, own->spots->len - 1));
}

guint
arb_board_n_spots (ArbBoard *self)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), 0);

  return arb_board_own (self)->spots->len;
}

const ArbSpot *
arb_board_spot (ArbBoard *self, guint index)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), NULL);

  return &ARB_BOARD_SPOT (g_ptr_array_index (arb_board_own (self)->spots, index))->spot;
}

/* ---- where they are ---- */

gboolean
arb_board_spot_middle (ArbBoard *self, guint index, double *x, double *y)
{
  GtkWidget *spot;
  graphene_rect_t bounds;

  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  spot = g_ptr_array_index (arb_board_own (self)->spots, index);
  if (!gtk_widget_get_child_visible (spot) || !gtk_widget_compute_bounds (spot, GTK_WIDGET (self), &bounds))
    return FALSE;
  *x = bounds.origin.x + bounds.size.width / 2;
  *y = bounds.origin.y + bounds.size.height / 2;
  return TRUE;
}

static void
allocate_child (ArbBoard *self, GtkWidget *child, const ArbArea *area)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int x = (int) floor (area->x - area->size / 2.0), y = (int) floor (area->y - area->size / 2.0), size = area->size;
  gboolean seen = size > 0 && x < width && y < height && x + size > 0 && y + size > 0;

  gtk_widget_set_child_visible (child, seen);
  if (seen)
    gtk_widget_allocate (child, size, size, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* The places of figures are close together.  Moves their numbers apart if even the smallest ones would cover each
 * other.  Their areas may: a click takes the nearest. */
static void
part_plates (ArbBoard *self, ArbArea *areas)
{
  ArbBoardPrivate *own = arb_board_own (self);
  g_autofree ArbPlate *plates = g_new (ArbPlate, own->spots->len + 1);
  double apart;
  guint n = 0;

  for (guint i = 0; i < own->spots->len; i++)
    if (arb_board_spot (self, i)->plate && areas[i].size > 0)
      plates[n++] = (ArbPlate){ areas[i].x, areas[i].y };
  apart = arb_plates_part (plates, n, ART_CLAIM_LEAST, arb_board_unit (self));
  for (guint i = 0; i < own->spots->len && apart != own->plates_apart; i++)
    gtk_widget_queue_draw (g_ptr_array_index (own->spots, i));
  own->plates_apart = apart;
  n = 0;
  for (guint i = 0; i < own->spots->len; i++)
    if (arb_board_spot (self, i)->plate && areas[i].size > 0)
      {
        areas[i].x = plates[n].x;
        areas[i].y = plates[n++].y;
      }
}

double
arb_board_plates_apart (ArbBoard *self)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), 0);

  return arb_board_own (self)->plates_apart;
}

void
arb_board_allocate_children (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  g_autofree ArbArea *areas = g_new (ArbArea, own->spots->len + 1);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, own->cells);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const ArbBoardCell *cell = value;
      ArbArea area;

      klass->cell_area (self, cell->x, cell->y, &area);
      allocate_child (self, value, &area);
    }
  for (guint i = 0; i < own->spots->len; i++)
    klass->spot_area (self, arb_board_spot (self, i), &areas[i]);
  part_plates (self, areas);
  for (guint i = 0; i < own->spots->len; i++)
    {
      allocate_child (self, g_ptr_array_index (own->spots, i), &areas[i]);
      ARB_BOARD_SPOT (own->spots->pdata[i])->settled = TRUE;
    }
}

void
arb_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbBoard *self = ARB_BOARD (widget);
  const ArbBoardPrivate *own = arb_board_own (self);
  ArtColour table;

  if (own->empty || own->textures == NULL)
    return;
  table = arb_textures_palette (own->textures)->table;
  gtk_snapshot_append_color (
      snapshot, &(GdkRGBA){ (float) table.r, (float) table.g, (float) table.b, 1 },
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  ARB_BOARD_GET_CLASS (self)->draw (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
  if (ARB_BOARD_GET_CLASS (self)->draw_rim != NULL)
    ARB_BOARD_GET_CLASS (self)->draw_rim (self, snapshot);
}

cairo_t *
arb_board_draw_all (ArbBoard *self, GtkSnapshot *snapshot)
{
  return gtk_snapshot_append_cairo (snapshot,
                                    &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                         (float) gtk_widget_get_height (GTK_WIDGET (self))));
}

/* ---- the choice at a point, and the keyboard's target ---- */

/* How far a point is from the middle of a spot; G_MAXDOUBLE outside its area. */
static double
distance_of_spot (ArbBoard *self, GtkWidget *spot, double x, double y)
{
  double in_x, in_y;

  if (!gtk_widget_get_child_visible (spot)
      || !gtk_widget_translate_coordinates (GTK_WIDGET (self), spot, x, y, &in_x, &in_y)
      || !gtk_widget_contains (spot, in_x, in_y))
    return G_MAXDOUBLE;
  return hypot (in_x - gtk_widget_get_width (spot) / 2.0, in_y - gtk_widget_get_height (spot) / 2.0);
}

/* The spot under a point; where areas of plates overlap, the nearest. */
static ArbBoardSpot *
spot_under (ArbBoard *self, double x, double y)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  ArbBoardSpot *nearest = NULL;
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < own->spots->len; i++)
    {
      const double away = arb_board_spot (self, i)->plate ? distance_of_spot (self, own->spots->pdata[i], x, y)
                                                          : G_MAXDOUBLE;

      if (away < least)
        {
          least = away;
          nearest = own->spots->pdata[i];
        }
    }
  if (nearest != NULL)
    return nearest;
  for (GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
       widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (ARB_IS_BOARD_SPOT (widget))
      return ARB_BOARD_SPOT (widget);
  return NULL;
}

int
arb_board_choice_at (ArbBoard *self, double x, double y)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  ArbBoardSpot *spot = NULL;

  if (own->spots->len == 0)
    return -1;
  if (klass->spot_near == NULL)
    spot = spot_under (self, x, y);
  else
    {
      int near = klass->spot_near (self, x, y);

      if (near >= 0 && ARB_BOARD_SPOT (own->spots->pdata[near])->settled)
        spot = g_ptr_array_index (own->spots, near);
    }
  return spot != NULL ? (int) spot->spot.choice : -1;
}

GtkWidget *
arb_board_target (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  int cursor = own->flow != NULL ? own->flow->cursor : -1;

  for (guint i = 0; i < own->spots->len && cursor >= 0; i++)
    if ((int) arb_board_spot (self, i)->choice == cursor)
      return g_ptr_array_index (own->spots, i);
  return g_hash_table_lookup (own->cells, arb_board_key (own->here_x, own->here_y));
}

void
arb_board_reveal_target (ArbBoard *self)
{
  GtkWidget *target = arb_board_target (self);

  if (target != NULL && ARB_IS_BOARD_SPOT (target))
    arb_board_reveal (self, ARB_BOARD_SPOT (target)->spot.x, ARB_BOARD_SPOT (target)->spot.y);
}

/* ---- init and dispose ---- */

void
arb_board_children_init (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  own->cells = g_hash_table_new (NULL, NULL);
  own->spots = g_ptr_array_new ();
}

void
arb_board_children_dispose (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  own->flow = NULL;
  own->empty = TRUE;
  if (own->cells != NULL)
    arb_board_list_cells (self);
  if (own->spots != NULL)
    arb_board_list_spots (self);
  g_clear_pointer (&own->cells, g_hash_table_unref);
  g_clear_pointer (&own->spots, g_ptr_array_unref);
}
