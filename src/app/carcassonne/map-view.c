/* map-view.c - the table of Carcassonne mirrored: its cells and its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "app/board/plates.h"
#include "map-view-private.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#define TILE_MIN 10
#define TILE_MAX 256
#define TILE_FIT 120

G_DEFINE_TYPE (ArbMapView, arb_map_view, ARB_TYPE_BOARD)

/* ---- where it looks ---- */

ArtView
arb_map_art_view (ArbMapView *self)
{
  int x, y;

  arb_board_origin (ARB_BOARD (self), &x, &y);
  return (ArtView){ .x = x, .y = y, .tile = arb_board_unit (ARB_BOARD (self)) };
}

static void
arb_map_view_settled (ArbBoard *board)
{
  ArbMapView *self = ARB_MAP_VIEW (board);

  self->look.tile = arb_board_drawn (board);
  if (self->look.textures != NULL)
    arb_textures_trim (self->look.textures);
}

/* The cells to be seen: what lies there with a rim to lay at, and every choice. */
static gboolean
arb_map_view_extent (ArbBoard *board, double *left, double *top, double *right, double *bottom)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const CarcState *state = self->state;

  if (state == NULL)
    return FALSE;
  *left = *top = G_MAXINT;
  *right = *bottom = G_MININT;
  for (guint i = 0; i < state->n_slots; i++)
    {
      *left = MIN (*left, state->slots[i].x);
      *top = MIN (*top, state->slots[i].y);
      *right = MAX (*right, state->slots[i].x + 1);
      *bottom = MAX (*bottom, state->slots[i].y + 1);
    }
  for (guint i = 0; self->flow != NULL && i < turn_flow_n_choices (self->flow); i++)
    {
      const TurnChoice *choice = turn_flow_choice (self->flow, i);
      /* A tile of many cells is seen whole wherever it may lie. */
      int around = choice->pick == TURN_PICK_PLACE ? choice->x - choice->place_x : 0;

      if (!choice->on_map)
        continue;
      *left = MIN (*left, choice->x - around);
      *top = MIN (*top, choice->y - around);
      *right = MAX (*right, choice->x + 1 + around);
      *bottom = MAX (*bottom, choice->y + 1 + around);
    }
  return TRUE;
}

/* ---- its children ---- */

static void
cell_looked (ArbMapCell *cell, ArbMapView *self)
{
  int x, y;

  arb_map_cell_get_place (cell, &x, &y);
  arb_board_look (ARB_BOARD (self), x, y, -1);
}

static void
spot_taken (ArbMapSpot *spot, ArbMapView *self)
{
  arb_board_pick (ARB_BOARD (self), arb_map_spot_get_index (spot));
}

static gboolean
is_gone (gpointer key, gpointer cell, gpointer data)
{
  const CarcState *state = data;
  int x, y;

  arb_map_cell_get_place (cell, &x, &y);
  if (state != NULL && carc_slot_placed (state, carc_slot_at (state, x, y)))
    return FALSE;
  gtk_widget_unparent (cell);
  return TRUE;
}

static void
update_cells (ArbMapView *self)
{
  const CarcState *state = self->state;

  g_hash_table_foreach_remove (self->cells, is_gone, (gpointer) state);
  for (guint i = 0; state != NULL && i < state->n_slots; i++)
    {
      gpointer key = arb_map_key (state->slots[i].x, state->slots[i].y);
      ArbMapCell *cell;

      if (!carc_slot_placed (state, (guint16) i))
        continue;
      cell = g_hash_table_lookup (self->cells, key);
      if (cell == NULL)
        {
          cell = arb_map_cell_new (&self->look);
          /* Before the spots, so that these lie above. */
          gtk_widget_insert_after (GTK_WIDGET (cell), GTK_WIDGET (self), NULL);
          g_signal_connect (cell, "look", G_CALLBACK (cell_looked), self);
          g_hash_table_insert (self->cells, key, cell);
        }
      arb_map_cell_set (cell, state, (guint16) i);
    }
}

static gboolean
is_dim (TurnFlow *flow, const TurnChoice *choice)
{
  return turn_flow_step (flow) != TURN_TILE && !g_str_has_prefix (choice->label, flow_typed (FLOW (flow)));
}

static void
update_spots (ArbMapView *self)
{
  TurnFlow *flow = self->state != NULL ? self->flow : NULL;
  guint n = flow != NULL ? turn_flow_n_choices (flow) : 0, used = 0;

  for (guint i = 0; i < n; i++)
    {
      const TurnChoice *choice = turn_flow_choice (flow, i);
      g_autofree char *title = NULL;

      /* The big follower's spots are the small one's; it is taken with Shift or from the list. */
      if (!choice->on_map || (choice->shift && choice->pick == TURN_PICK_CLAIM))
        continue;
      if (used == self->spots->len)
        {
          ArbMapSpot *spot = arb_map_spot_new (&self->look);

          gtk_widget_set_parent (GTK_WIDGET (spot), GTK_WIDGET (self));
          g_signal_connect (spot, "take", G_CALLBACK (spot_taken), self);
          g_ptr_array_add (self->spots, spot);
        }
      title = turn_choice_title (flow, choice);
      arb_map_spot_set (g_ptr_array_index (self->spots, used++), choice, i, title, (int) i == flow_cursor (FLOW (flow)),
                        is_dim (flow, choice));
    }
  while (self->spots->len > used)
    gtk_widget_unparent (g_ptr_array_steal_index (self->spots, self->spots->len - 1));
}

/* Of two plates that a finger can hit neither covers the middle of the other. */
#define PLATES_APART 34

/* Places of figures lie close together: their numbers part, so that each can be read and hit. */
static void
allocate_spots (ArbMapView *self, int origin_x, int origin_y, int tile)
{
  g_autofree ArbPlate *plates = g_new (ArbPlate, self->spots->len + 1);
  g_autofree int *sizes = g_new (int, self->spots->len + 1);
  guint n = 0, next = 0;
  int x, y, dx, dy;

  for (guint i = 0; i < self->spots->len; i++)
    {
      ArbMapSpot *spot = g_ptr_array_index (self->spots, i);

      arb_map_spot_get_place (spot, &x, &y);
      arb_map_spot_measure_on (spot, tile, &dx, &dy, &sizes[i]);
      if (!arb_map_spot_is_plate (spot) || sizes[i] == 0)
        {
          arb_board_place (ARB_BOARD (self), GTK_WIDGET (spot), origin_x + x * tile + dx, origin_y + y * tile + dy,
                           sizes[i]);
          sizes[i] = 0;
          continue;
        }
      plates[n].x = origin_x + x * tile + dx + sizes[i] / 2.0;
      plates[n++].y = origin_y + y * tile + dy + sizes[i] / 2.0;
    }
  arb_plates_part (plates, n, CLAMP (tile * 0.34, PLATES_APART, 48));
  for (guint i = 0; i < self->spots->len; i++)
    if (sizes[i] > 0)
      {
        arb_board_place (ARB_BOARD (self), g_ptr_array_index (self->spots, i), (int) (plates[next].x - sizes[i] / 2.0),
                         (int) (plates[next].y - sizes[i] / 2.0), sizes[i]);
        next++;
      }
  for (guint i = 0; i < self->spots->len; i++)
    arb_map_spot_settle (g_ptr_array_index (self->spots, i));
}

static void
arb_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbMapView *self = ARB_MAP_VIEW (widget);
  int origin_x, origin_y, tile, x, y;
  GHashTableIter iter;
  gpointer cell;

  arb_board_allocate (ARB_BOARD (self));
  tile = arb_board_unit (ARB_BOARD (self));
  arb_board_origin (ARB_BOARD (self), &origin_x, &origin_y);

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &cell))
    {
      arb_map_cell_get_place (cell, &x, &y);
      arb_board_place (ARB_BOARD (self), cell, origin_x + x * tile, origin_y + y * tile, tile);
    }
  allocate_spots (self, origin_x, origin_y, tile);
}

static void
arb_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbMapView *self = ARB_MAP_VIEW (widget);
  gboolean drawn = FALSE;
  ArtColour table;

  if (self->state == NULL || self->look.textures == NULL)
    return;
  table = arb_textures_palette (self->look.textures)->table;
  gtk_snapshot_append_color (
      snapshot, &(GdkRGBA){ (float) table.r, (float) table.g, (float) table.b, 1 },
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  arb_map_view_draw_ground (self, snapshot);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!drawn && ARB_IS_MAP_SPOT (child))
        {
          arb_map_view_draw (self, snapshot);
          drawn = TRUE;
        }
      gtk_widget_snapshot_child (widget, child, snapshot);
    }
  if (!drawn)
    arb_map_view_draw (self, snapshot);
}

/* ---- focus: one cell at a time, arrows rove, Tab leaves ---- */

static GtkWidget *
focus_target (ArbMapView *self)
{
  int cursor = self->flow != NULL ? flow_cursor (FLOW (self->flow)) : -1;

  for (guint i = 0; i < self->spots->len && cursor >= 0; i++)
    if ((int) arb_map_spot_get_index (g_ptr_array_index (self->spots, i)) == cursor)
      return g_ptr_array_index (self->spots, i);
  return g_hash_table_lookup (self->cells, arb_map_key (self->here_x, self->here_y));
}

static gboolean
arb_map_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *target = focus_target (ARB_MAP_VIEW (widget));

  if (target != NULL && gtk_widget_get_child_visible (target))
    return gtk_widget_grab_focus (target);
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

static gboolean
arb_map_view_rove (ArbBoard *board, int dx, int dy)
{
  ArbMapView *self = ARB_MAP_VIEW (board);

  /* Over a gap to the next tile in line. */
  for (int i = 1; i < 200; i++)
    if (carc_slot_placed (self->state, carc_slot_at (self->state, self->here_x + i * dx, self->here_y + i * dy)))
      {
        self->here_x += i * dx;
        self->here_y += i * dy;
        arb_board_reveal (board, self->here_x, self->here_y);
        gtk_widget_queue_allocate (GTK_WIDGET (self));
        arb_board_focus (board);
        return TRUE;
      }
  return FALSE;
}

static void
arb_map_view_look_here (ArbBoard *board)
{
  arb_board_look (board, ARB_MAP_VIEW (board)->here_x, ARB_MAP_VIEW (board)->here_y, -1);
}

/* ---- what the page asks ---- */

static void
arb_map_view_set_textures (ArbBoard *board, ArbTextures *textures)
{
  ARB_MAP_VIEW (board)->look.textures = textures;
  arb_map_view_forget_ground (ARB_MAP_VIEW (board));
}

static void
arb_map_view_update_flow (ArbBoard *board)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  gboolean focused;
  int x, y;

  focused = gtk_widget_is_focus (GTK_WIDGET (self)) || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  update_spots (self);
  if (self->flow != NULL && flow_cursor (FLOW (self->flow)) >= 0)
    {
      GtkWidget *target = focus_target (self);

      if (target != NULL && ARB_IS_MAP_SPOT (target))
        {
          arb_map_spot_get_place (ARB_MAP_SPOT (target), &x, &y);
          arb_board_reveal (board, x, y);
        }
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (focused)
    arb_board_focus (board);
}

static void
arb_map_view_update (ArbBoard *board, const TableMoment *moment, Flow *flow)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const CarcState *state = moment != NULL ? moment->state : NULL;

  self->state = state;
  self->flow = (TurnFlow *) flow;
  self->node = -1;
  self->tie = NULL;
  arb_map_view_forget_ground (self);
  update_cells (self);
  if (state != NULL && state->last_slot != CARC_NONE)
    {
      self->here_x = state->slots[state->last_slot].x;
      self->here_y = state->slots[state->last_slot].y;
      arb_board_reveal (board, self->here_x, self->here_y);
    }
  else if (state != NULL)
    {
      self->here_x = state->rules->start_x;
      self->here_y = state->rules->start_y;
    }
  arb_map_view_update_flow (board);
}

static void
arb_map_view_update_look (ArbBoard *board)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  GHashTableIter iter;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &cell))
    gtk_widget_queue_draw (cell);
  arb_map_view_forget_ground (self);
  for (guint i = 0; i < self->spots->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (self->spots, i));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- the widget ---- */

static void
arb_map_view_dispose (GObject *object)
{
  ArbMapView *self = ARB_MAP_VIEW (object);

  arb_map_view_forget_ground (self);
  self->state = NULL;
  self->flow = NULL;
  if (self->cells != NULL)
    g_hash_table_foreach_remove (self->cells, is_gone, NULL);
  if (self->spots != NULL)
    update_spots (self);
  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_pointer (&self->spots, g_ptr_array_unref);

  G_OBJECT_CLASS (arb_map_view_parent_class)->dispose (object);
}

static void
arb_map_view_class_init (ArbMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_map_view_dispose;
  widget_class->size_allocate = arb_map_view_size_allocate;
  widget_class->snapshot = arb_map_view_snapshot;
  widget_class->grab_focus = arb_map_view_grab_focus;

  board_class->unit_min = TILE_MIN;
  board_class->unit_max = TILE_MAX;
  board_class->unit_fit = TILE_FIT;
  board_class->set_textures = arb_map_view_set_textures;
  board_class->update = arb_map_view_update;
  board_class->update_flow = arb_map_view_update_flow;
  board_class->update_look = arb_map_view_update_look;
  board_class->extent = arb_map_view_extent;
  board_class->clicked = arb_map_view_clicked;
  board_class->hovered = arb_map_view_hovered;
  board_class->rove = arb_map_view_rove;
  board_class->look_here = arb_map_view_look_here;
  board_class->settled = arb_map_view_settled;
}

static void
arb_map_view_init (ArbMapView *self)
{
  self->cells = g_hash_table_new (NULL, NULL);
  self->spots = g_ptr_array_new ();
  self->node = -1;
  self->tie = NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the table"), -1);
}

void
arb_map_view_point_out (ArbMapView *self, int node, const CarcTie *tie)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  self->node = node;
  self->tie = tie;
  if (self->state != NULL && node >= 0 && node < self->state->n_nodes)
    {
      const CarcSlot *slot = &self->state->slots[self->state->nodes[node].slot];

      arb_board_reveal (ARB_BOARD (self), slot->x, slot->y);
    }
  if (self->state != NULL && tie != NULL)
    arb_board_reveal (ARB_BOARD (self), tie->her_x, tie->her_y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
