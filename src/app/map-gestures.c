/* map-gestures.c - the map under a mouse, a wheel and fingers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <math.h>

/* A finger that trembles less than this clicks. */
#define DRAG_THRESHOLD 8

static ArbMapSpot *
spot_at (ArbMapView *self, double x, double y)
{
  for (GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
       widget != NULL && widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (ARB_IS_MAP_SPOT (widget))
      return ARB_MAP_SPOT (widget);
  return NULL;
}

static void
cell_at (ArbMapView *self, double x, double y, int *cell_x, int *cell_y, double *in_x, double *in_y)
{
  ArtView view = arb_map_art_view (self);
  double across = (x - view.x) / view.tile, along = (y - view.y) / view.tile;

  *cell_x = (int) floor (across);
  *cell_y = (int) floor (along);
  *in_x = across - *cell_x;
  *in_y = along - *cell_y;
}

static gboolean
on_tile_in_hand (ArbMapView *self, int x, int y)
{
  const CarcTile *tile;
  TurnGhost ghost;
  int w, h;

  if (self->flow == NULL || !turn_flow_ghost (self->flow, &ghost))
    return FALSE;
  tile = &self->state->rules->tiles[ghost.tile];
  w = ghost.rot % 2 == 0 ? tile->w : tile->h;
  h = ghost.rot % 2 == 0 ? tile->h : tile->w;
  return x >= ghost.x && x < ghost.x + w && y >= ghost.y && y < ghost.y + h;
}

static void
clicked (GtkGestureClick *gesture, int n_press, double x, double y, ArbMapView *self)
{
  ArbMapSpot *spot = spot_at (self, x, y);
  double in_x, in_y;
  int cell_x, cell_y;
  guint16 slot;

  if (self->state == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (spot != NULL)
    {
      g_signal_emit (self, arb_map_signals[ARB_MAP_PICK], 0, arb_map_spot_get_index (spot));
      return;
    }
  cell_at (self, x, y, &cell_x, &cell_y, &in_x, &in_y);
  if (on_tile_in_hand (self, cell_x, cell_y))
    {
      g_signal_emit (self, arb_map_signals[ARB_MAP_TURN], 0);
      return;
    }
  slot = carc_slot_at (self->state, cell_x, cell_y);
  if (carc_slot_placed (self->state, slot))
    {
      self->here_x = cell_x;
      self->here_y = cell_y;
      g_signal_emit (self, arb_map_signals[ARB_MAP_LOOK], 0, cell_x, cell_y,
                     art_segment_at (carc_slot_cell (self->state, slot), in_x, in_y, 0.12));
    }
}

static void
moved (GtkEventControllerMotion *motion, double x, double y, ArbMapView *self)
{
  ArbMapSpot *spot;

  /* Only a pointer that moved points at something: a map that moves under it does not. */
  if (x == self->pointer_x && y == self->pointer_y)
    return;
  self->pointer_x = x;
  self->pointer_y = y;
  spot = spot_at (self, x, y);
  if (spot != NULL)
    g_signal_emit (self, arb_map_signals[ARB_MAP_POINT], 0, (int) arb_map_spot_get_index (spot));
}

static void
drag_update (GtkGestureDrag *drag, double dx, double dy, ArbMapView *self)
{
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));
  gboolean claimed
      = gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED;

  if (!claimed && fabs (dx) < DRAG_THRESHOLD && fabs (dy) < DRAG_THRESHOLD)
    return;
  if (!claimed)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  arb_map_pan (self, dx - self->drag_x, dy - self->drag_y);
  self->drag_x = dx;
  self->drag_y = dy;
}

static void
drag_begin (GtkGestureDrag *drag, double x, double y, ArbMapView *self)
{
  self->drag_x = self->drag_y = 0;
}

static void
drag_end (GtkGestureDrag *drag, double dx, double dy, ArbMapView *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
pinch_begin (GtkGesture *pinch, GdkEventSequence *sequence, ArbMapView *self)
{
  self->pinch_zoom = self->zoom;
  gtk_gesture_set_state (self->drag, GTK_EVENT_SEQUENCE_DENIED);
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinched (GtkGestureZoom *pinch, double scale, ArbMapView *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (pinch), &x, &y))
    return;
  arb_map_zoom_at (self, self->pinch_zoom * scale, x, y);
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, ArbMapView *self)
{
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll));
  gboolean wheel = gdk_scroll_event_get_direction (event) != GDK_SCROLL_SMOOTH;
  double step = wheel ? 64 : 1;

  if (self->state == NULL)
    return FALSE;
  if (held & GDK_CONTROL_MASK)
    arb_map_zoom_at (self, self->zoom * pow (wheel ? 1.2 : 1.02, -dy), self->pointer_x, self->pointer_y);
  else if (held & GDK_SHIFT_MASK)
    arb_map_pan (self, -dy * step, -dx * step);
  else
    arb_map_pan (self, -dx * step, -dy * step);
  return TRUE;
}

void
arb_map_view_add_gestures (ArbMapView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *click = gtk_gesture_click_new ();

  self->drag = gtk_gesture_drag_new ();
  self->pinch = gtk_gesture_zoom_new ();
  g_signal_connect (self->drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect (self->drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect (self->drag, "drag-end", G_CALLBACK (drag_end), self);
  g_signal_connect (self->pinch, "begin", G_CALLBACK (pinch_begin), self);
  g_signal_connect (self->pinch, "scale-changed", G_CALLBACK (pinched), self);
  g_signal_connect (click, "released", G_CALLBACK (clicked), self);
  g_signal_connect (motion, "motion", G_CALLBACK (moved), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled), self);

  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (self->pinch));
}
