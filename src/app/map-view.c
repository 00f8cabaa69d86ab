/* map-view.c - the table mirrored: its cells, its choices, and where it looks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"
#include "plates.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

guint arb_map_signals[ARB_MAP_N_SIGNALS];

G_DEFINE_TYPE (ArbMapView, arb_map_view, GTK_TYPE_WIDGET)

/* ---- where it looks ---- */

void
arb_map_origin (ArbMapView *self, int *x, int *y)
{
  int tile = arb_map_tile (self);

  *x = (int) floor (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - self->middle_x * tile);
  *y = (int) floor (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - self->middle_y * tile);
}

ArtView
arb_map_art_view (ArbMapView *self)
{
  int x, y;

  arb_map_origin (self, &x, &y);
  return (ArtView){ .x = x, .y = y, .tile = arb_map_tile (self) };
}

static gboolean
settle (gpointer data)
{
  ArbMapView *self = data;

  self->settle = 0;
  if (self->look.tile == arb_map_tile (self))
    return G_SOURCE_REMOVE;
  self->look.tile = arb_map_tile (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->look.textures != NULL)
    arb_textures_trim (self->look.textures);
  return G_SOURCE_REMOVE;
}

static void
look_moved (ArbMapView *self)
{
  if (self->look.tile != arb_map_tile (self) && self->settle == 0)
    self->settle = g_timeout_add (120, settle, self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
arb_map_zoom_at (ArbMapView *self, double zoom, double x, double y)
{
  double from_x = x - gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double from_y = y - gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  double before = arb_map_tile (self);

  self->zoom = CLAMP (zoom, ARB_MAP_TILE_MIN, ARB_MAP_TILE_MAX);
  self->middle_x += from_x / before - from_x / arb_map_tile (self);
  self->middle_y += from_y / before - from_y / arb_map_tile (self);
  self->fitting = FALSE;
  look_moved (self);
}

void
arb_map_pan (ArbMapView *self, double dx, double dy)
{
  self->middle_x -= dx / arb_map_tile (self);
  self->middle_y -= dy / arb_map_tile (self);
  self->fitting = FALSE;
  look_moved (self);
}

/* The cells to be seen: what lies there with a rim to lay at, and every choice. */
static void
extent (ArbMapView *self, int *left, int *top, int *right, int *bottom)
{
  const CarcState *state = self->state;

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
}

static void
fit (ArbMapView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int left, top, right, bottom;
  double zoom;

  if (self->state == NULL || width <= 0 || height <= 0)
    return;
  extent (self, &left, &top, &right, &bottom);
  zoom = floor (MIN (width / (right - left + 0.2), height / (bottom - top + 0.2)));
  self->zoom = CLAMP (zoom, ARB_MAP_TILE_MIN, ARB_MAP_TILE_FIT);
  self->middle_x = (left + right) / 2.0;
  self->middle_y = (top + bottom) / 2.0;
}

/* Brings a cell into sight when somebody has moved the map away from it. */
static void
reveal (ArbMapView *self, int x, int y)
{
  int tile = arb_map_tile (self);
  double half_x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 / tile;
  double half_y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 / tile;

  if (self->fitting || half_x < 1 || half_y < 1)
    return;
  self->middle_x = CLAMP (self->middle_x, x + 1 - half_x, x + half_x);
  self->middle_y = CLAMP (self->middle_y, y + 1 - half_y, y + half_y);
}

/* ---- its children ---- */

static void
cell_looked (ArbMapCell *cell, ArbMapView *self)
{
  int x, y;

  arb_map_cell_get_place (cell, &x, &y);
  g_signal_emit (self, arb_map_signals[ARB_MAP_LOOK], 0, x, y, -1);
}

static void
spot_taken (ArbMapSpot *spot, ArbMapView *self)
{
  g_signal_emit (self, arb_map_signals[ARB_MAP_PICK], 0, arb_map_spot_get_index (spot));
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
      arb_map_spot_set (g_ptr_array_index (self->spots, used++), choice, i, title,
                        (int) i == flow_cursor (FLOW (flow)), is_dim (flow, choice));
    }
  while (self->spots->len > used)
    gtk_widget_unparent (g_ptr_array_steal_index (self->spots, self->spots->len - 1));
}

static void
allocate (GtkWidget *child, int x, int y, int size, int width, int height)
{
  gboolean seen = size > 0 && x < width && y < height && x + size > 0 && y + size > 0;

  gtk_widget_set_child_visible (child, seen);
  if (seen)
    gtk_widget_allocate (child, size, size, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
}

/* Of two plates that a finger can hit neither covers the middle of the other. */
#define PLATES_APART 34

/* Places of figures lie close together: their numbers part, so that each can be read and hit. */
static void
allocate_spots (ArbMapView *self, int origin_x, int origin_y, int tile, int width, int height)
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
          allocate (GTK_WIDGET (spot), origin_x + x * tile + dx, origin_y + y * tile + dy, sizes[i], width, height);
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
        allocate (g_ptr_array_index (self->spots, i), (int) (plates[next].x - sizes[i] / 2.0),
                  (int) (plates[next].y - sizes[i] / 2.0), sizes[i], width, height);
        next++;
      }
}

static void
arb_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbMapView *self = ARB_MAP_VIEW (widget);
  int origin_x, origin_y, tile, x, y;
  GHashTableIter iter;
  gpointer cell;

  if (self->fitting)
    fit (self);
  tile = arb_map_tile (self);
  if (self->look.tile == 0)
    self->look.tile = tile;
  if (self->look.tile != tile && self->settle == 0)
    self->settle = g_timeout_add (120, settle, self);
  arb_map_origin (self, &origin_x, &origin_y);

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &cell))
    {
      arb_map_cell_get_place (cell, &x, &y);
      allocate (cell, origin_x + x * tile, origin_y + y * tile, tile, width, height);
    }
  allocate_spots (self, origin_x, origin_y, tile, width, height);
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
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ (float) table.r, (float) table.g, (float) table.b, 1 },
                             &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                  (float) gtk_widget_get_height (widget)));
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
arb_map_view_focus_in (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  if (gtk_widget_is_focus (widget) || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return gtk_widget_grab_focus (widget);
}

gboolean
arb_map_view_rove (ArbMapView *self, int dx, int dy)
{
  g_return_val_if_fail (ARB_IS_MAP_VIEW (self), FALSE);

  if (self->state == NULL)
    return FALSE;
  /* Over a gap to the next tile in line. */
  for (int i = 1; i < 200; i++)
    if (carc_slot_placed (self->state,
                          carc_slot_at (self->state, self->here_x + i * dx, self->here_y + i * dy)))
      {
        self->here_x += i * dx;
        self->here_y += i * dy;
        reveal (self, self->here_x, self->here_y);
        gtk_widget_queue_allocate (GTK_WIDGET (self));
        arb_map_view_focus (self);
        return TRUE;
      }
  return FALSE;
}

void
arb_map_view_focus (ArbMapView *self)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    arb_map_view_grab_focus (GTK_WIDGET (self));
}

void
arb_map_view_get_here (ArbMapView *self, int *x, int *y)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  *x = self->here_x;
  *y = self->here_y;
}

/* ---- the widget ---- */

static void
arb_map_view_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = 160;
  *natural = 480;
}

static void
arb_map_view_dispose (GObject *object)
{
  ArbMapView *self = ARB_MAP_VIEW (object);

  g_clear_handle_id (&self->settle, g_source_remove);
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
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_map_view_dispose;
  widget_class->measure = arb_map_view_measure;
  widget_class->size_allocate = arb_map_view_size_allocate;
  widget_class->snapshot = arb_map_view_snapshot;
  widget_class->grab_focus = arb_map_view_grab_focus;
  widget_class->focus = arb_map_view_focus_in;

  arb_map_signals[ARB_MAP_PICK]
      = g_signal_new ("pick", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  arb_map_signals[ARB_MAP_POINT]
      = g_signal_new ("point", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  arb_map_signals[ARB_MAP_TURN]
      = g_signal_new ("turn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  arb_map_signals[ARB_MAP_LOOK] = g_signal_new ("look", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "mapview");
}

static void
arb_map_view_init (ArbMapView *self)
{
  self->cells = g_hash_table_new (NULL, NULL);
  self->spots = g_ptr_array_new ();
  self->zoom = 96;
  self->fitting = TRUE;
  self->node = -1;
  self->tie = NULL;

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Map of the table"), -1);
  arb_map_view_add_gestures (self);
}

void
arb_map_view_set_textures (ArbMapView *self, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));
  self->look.textures = textures;
  arb_map_view_forget_ground (self);
}

void
arb_map_view_update (ArbMapView *self, const CarcState *state, TurnFlow *flow)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  if (self->state == NULL)
    self->fitting = TRUE;
  self->state = state;
  self->flow = flow;
  self->node = -1;
  self->tie = NULL;
  arb_map_view_forget_ground (self);
  update_cells (self);
  if (state != NULL && state->last_slot != CARC_NONE)
    {
      self->here_x = state->slots[state->last_slot].x;
      self->here_y = state->slots[state->last_slot].y;
      reveal (self, self->here_x, self->here_y);
    }
  else if (state != NULL)
    {
      self->here_x = state->rules->start_x;
      self->here_y = state->rules->start_y;
    }
  arb_map_view_update_flow (self);
}

void
arb_map_view_update_flow (ArbMapView *self)
{
  gboolean focused;
  int x, y;

  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  focused = gtk_widget_is_focus (GTK_WIDGET (self)) || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  update_spots (self);
  if (self->flow != NULL && flow_cursor (FLOW (self->flow)) >= 0)
    {
      GtkWidget *target = focus_target (self);

      if (target != NULL && ARB_IS_MAP_SPOT (target))
        {
          arb_map_spot_get_place (ARB_MAP_SPOT (target), &x, &y);
          reveal (self, x, y);
        }
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (focused)
    arb_map_view_focus (self);
}

void
arb_map_view_update_look (ArbMapView *self)
{
  GHashTableIter iter;
  gpointer cell;

  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &cell))
    gtk_widget_queue_draw (cell);
  arb_map_view_forget_ground (self);
  for (guint i = 0; i < self->spots->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (self->spots, i));
  gtk_widget_queue_draw (GTK_WIDGET (self));
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

      reveal (self, slot->x, slot->y);
    }
  if (self->state != NULL && tie != NULL)
    reveal (self, tie->her_x, tie->her_y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
arb_map_view_fit (ArbMapView *self)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  self->fitting = TRUE;
  look_moved (self);
}

void
arb_map_view_zoom (ArbMapView *self, double factor)
{
  g_return_if_fail (ARB_IS_MAP_VIEW (self));

  arb_map_zoom_at (self, self->zoom * factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                   gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}
