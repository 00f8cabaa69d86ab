/* board.c - the view of a board: pans, zooms and fits by mouse, wheel, fingers and keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "board-private.h"

#include <math.h>

#include "app/kit/widgets.h"

/* A finger that moves less than this clicks. */
#define DRAG_THRESHOLD 8
/* Milliseconds from a zoom step until the pictures are drawn at the new size. */
#define SETTLE 120

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ArbBoard, arb_board, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((ArbBoardPrivate *) arb_board_get_instance_private (self))

ArbBoardPrivate *
arb_board_own (ArbBoard *self)
{
  return PRIVATE (self);
}

/* ---- the view ---- */

int
arb_board_unit (ArbBoard *self)
{
  return (int) (PRIVATE (self)->view.zoom + 0.5);
}

int
arb_board_drawn (ArbBoard *self)
{
  return PRIVATE (self)->drawn;
}

void
arb_board_origin (ArbBoard *self, int *x, int *y)
{
  const ArbBoardPrivate *own = PRIVATE (self);
  int unit = arb_board_unit (self);

  *x = (int) floor (gtk_widget_get_width (GTK_WIDGET (self)) / 2.0 - own->view.middle_x * unit);
  *y = (int) floor (gtk_widget_get_height (GTK_WIDGET (self)) / 2.0 - own->view.middle_y * unit);
}

/* Draws the pictures again, for the present zoom. */
static void
draw_anew (ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);

  own->drawn = arb_board_unit (self);
  if (own->textures != NULL)
    arb_textures_trim (own->textures);
  ARB_BOARD_GET_CLASS (self)->forget (self, FALSE);
}

static gboolean
settle (gpointer data)
{
  ArbBoard *self = data;
  ArbBoardPrivate *own = PRIVATE (self);

  own->settle = 0;
  if (own->drawn == arb_board_unit (self))
    return G_SOURCE_REMOVE;
  draw_anew (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
await_rest (ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);

  if (own->drawn != arb_board_unit (self) && own->settle == 0 && own->glide == 0)
    own->settle = g_timeout_add (SETTLE, settle, self);
}

void
arb_board_view_changed (ArbBoard *self)
{
  await_rest (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Zooms; the point of the widget at x, y still shows the same spot of the plane. */
static void
zoom_at (ArbBoard *self, double zoom, double x, double y)
{
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  ArbBoardPrivate *own = PRIVATE (self);
  double from_x = x - gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double from_y = y - gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  double before = arb_board_unit (self);

  own->view.zoom = CLAMP (zoom, klass->unit_min, klass->unit_max);
  own->view.middle_x += from_x / before - from_x / arb_board_unit (self);
  own->view.middle_y += from_y / before - from_y / arb_board_unit (self);
  own->fitting = FALSE;
  arb_board_moved (self);
}

void
arb_board_pan (ArbBoard *self, double dx, double dy)
{
  ArbBoardPrivate *own = PRIVATE (self);

  own->view.middle_x -= dx / arb_board_unit (self);
  own->view.middle_y -= dy / arb_board_unit (self);
  own->fitting = FALSE;
  arb_board_moved (self);
}

static void
arb_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbBoard *self = ARB_BOARD (widget);
  ArbBoardPrivate *own = PRIVATE (self);

  arb_board_place_view (self);
  own->width = width;
  own->height = height;
  if (own->drawn == 0)
    draw_anew (self);
  await_rest (self);
  arb_board_allocate_children (self);
}

/* ---- gestures ---- */

static void
clicked (GtkGestureClick *gesture, int n_press, double x, double y, ArbBoard *self)
{
  if (PRIVATE (self)->empty)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  arb_board_click (self, x, y);
}

static void
hovered (GtkEventControllerMotion *motion, double x, double y, ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);
  int choice;

  /* Ignores motion events without motion: they come when the board moves under the pointer. */
  if (x == own->pointer_x && y == own->pointer_y)
    return;
  own->pointer_x = x;
  own->pointer_y = y;
  choice = own->glide == 0 ? arb_board_choice_at (self, x, y) : -1;
  if (choice < 0)
    return;
  own->pointing = own->held = TRUE;
  g_signal_emit_by_name (self, "point", choice);
  own->pointing = FALSE;
}

static void
drag_update (GtkGestureDrag *drag, double dx, double dy, ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));
  gboolean claimed = gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) == GTK_EVENT_SEQUENCE_CLAIMED;

  if (!claimed && fabs (dx) < DRAG_THRESHOLD && fabs (dy) < DRAG_THRESHOLD)
    return;
  if (!claimed)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
    }
  arb_board_pan (self, dx - own->drag_x, dy - own->drag_y);
  own->drag_x = dx;
  own->drag_y = dy;
}

static void
drag_begin (GtkGestureDrag *drag, double x, double y, ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);

  own->drag_x = own->drag_y = 0;
}

static void
drag_end (GtkGestureDrag *drag, double dx, double dy, ArbBoard *self)
{
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
}

static void
pinch_begin (GtkGesture *pinch, GdkEventSequence *sequence, ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);

  own->pinch_zoom = own->view.zoom;
  gtk_gesture_set_state (own->drag, GTK_EVENT_SEQUENCE_DENIED);
  gtk_gesture_set_state (pinch, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pinched (GtkGestureZoom *pinch, double scale, ArbBoard *self)
{
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (pinch), &x, &y))
    return;
  zoom_at (self, PRIVATE (self)->pinch_zoom * scale, x, y);
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, ArbBoard *self)
{
  const ArbBoardPrivate *own = PRIVATE (self);
  GdkModifierType held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (scroll));
  gboolean wheel = gdk_scroll_event_get_direction (event) != GDK_SCROLL_SMOOTH;
  double step = wheel ? 64 : 1;

  if (own->empty)
    return FALSE;
  if (held & GDK_CONTROL_MASK)
    zoom_at (self, own->view.zoom * pow (wheel ? 1.2 : 1.02, -dy), own->pointer_x, own->pointer_y);
  else if (held & GDK_SHIFT_MASK)
    arb_board_pan (self, -dy * step, -dx * step);
  else
    arb_board_pan (self, -dx * step, -dy * step);
  return TRUE;
}

static void
add_gestures (ArbBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();

  PRIVATE (self)->drag = drag;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinched), self);
  g_signal_connect (click, "released", G_CALLBACK (clicked), self);
  g_signal_connect (motion, "motion", G_CALLBACK (hovered), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled), self);

  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}

/* ---- public functions ---- */

void
arb_board_set_textures (ArbBoard *self, ArbTextures *textures)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  ArbBoardPrivate *own = PRIVATE (self);
  ArbTextures *before = own->textures;

  own->textures = textures != NULL ? arb_textures_ref (textures) : NULL;
  arb_textures_unref (before);
  ARB_BOARD_GET_CLASS (self)->forget (self, TRUE);
}

void
arb_board_set_corner (ArbBoard *self, GtkWidget *corner)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  PRIVATE (self)->corner = corner;
  PRIVATE (self)->corner_wide = PRIVATE (self)->corner_high = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

ArbTextures *
arb_board_textures (ArbBoard *self)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), NULL);

  return PRIVATE (self)->textures;
}

static void
update_spots (ArbBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean focused = gtk_widget_is_focus (widget) || gtk_widget_get_focus_child (widget) != NULL;

  arb_board_list_spots (self);
  arb_board_ask (self);
  arb_board_reveal_target (self);
  gtk_widget_queue_allocate (widget);
  gtk_widget_queue_draw (widget);
  if (focused)
    arb_board_focus (self);
}

void
arb_board_update (ArbBoard *self, const TableMoment *moment, Flow *flow)
{
  ArbBoardPrivate *own;

  g_return_if_fail (ARB_IS_BOARD (self));

  own = PRIVATE (self);
  if (own->empty)
    own->fitting = TRUE;
  own->empty = moment == NULL;
  own->held = FALSE;
  own->flow = flow;
  /* The board has the keys, although nothing is asked of its cells: until somebody goes there, no cell has a frame. */
  gtk_widget_add_css_class (GTK_WIDGET (self), "quiet");
  arb_board_end_glide (self);
  own->asking = FALSE;
  own->asked = (ArbBoardArea){ 0 };
  ARB_BOARD_GET_CLASS (self)->update (self, moment, flow);
  arb_board_list_cells (self);
  update_spots (self);
}

void
arb_board_update_flow (ArbBoard *self)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  if (!PRIVATE (self)->pointing)
    PRIVATE (self)->held = FALSE;
  update_spots (self);
}

void
arb_board_update_look (ArbBoard *self)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  ARB_BOARD_GET_CLASS (self)->forget (self, TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_queue_draw (child);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
arb_board_fit (ArbBoard *self)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  PRIVATE (self)->fitting = TRUE;
  arb_board_moved (self);
  arb_board_place_view (self);
}

void
arb_board_show_owners (ArbBoard *self, gboolean shown)
{
  if (arb_board_has_owners (self))
    ARB_BOARD_GET_CLASS (self)->show_owners (self, shown);
}

gboolean
arb_board_has_owners (ArbBoard *self)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  return ARB_BOARD_GET_CLASS (self)->show_owners != NULL;
}

void
arb_board_zoom (ArbBoard *self, double factor)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  zoom_at (self, PRIVATE (self)->view.zoom * factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
           gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

gboolean
arb_board_rove (ArbBoard *self, int dx, int dy)
{
  ArbBoardPrivate *own;

  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  own = PRIVATE (self);
  if (own->empty || !ARB_BOARD_GET_CLASS (self)->rove (self, dx, dy, &own->here_x, &own->here_y))
    return FALSE;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "quiet");
  arb_board_reveal (self, own->here_x, own->here_y);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  arb_board_focus (self);
  return TRUE;
}

void
arb_board_set_here (ArbBoard *self, int x, int y)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  PRIVATE (self)->here_x = x;
  PRIVATE (self)->here_y = y;
}

gboolean
arb_board_look_here (ArbBoard *self)
{
  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  if (gtk_widget_has_css_class (GTK_WIDGET (self), "quiet"))
    return FALSE;
  g_signal_emit_by_name (self, "look", PRIVATE (self)->here_x, PRIVATE (self)->here_y, -1);
  return TRUE;
}

void
arb_board_click (ArbBoard *self, double x, double y)
{
  int choice;

  g_return_if_fail (ARB_IS_BOARD (self));

  /* What is under the pointer while the view glides is there by chance. */
  if (PRIVATE (self)->glide != 0)
    return;
  choice = arb_board_choice_at (self, x, y);
  if (choice >= 0)
    g_signal_emit_by_name (self, "pick", (guint) choice);
  else
    ARB_BOARD_GET_CLASS (self)->clicked (self, x, y);
}

void
arb_board_focus (ArbBoard *self)
{
  g_return_if_fail (ARB_IS_BOARD (self));

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* ---- the widget ---- */

/* Tab enters the board once.  Inside it, the arrow keys move. */
static gboolean
arb_board_focus_in (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return FALSE;
  if (gtk_widget_is_focus (widget) || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  gtk_widget_remove_css_class (widget, "quiet");
  return gtk_widget_grab_focus (widget);
}

static gboolean
arb_board_grab_focus (GtkWidget *widget)
{
  GtkWidget *target = arb_board_target (ARB_BOARD (widget));

  if (target != NULL && gtk_widget_get_child_visible (target))
    return gtk_widget_grab_focus (target);
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

static void
arb_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = 160;
  *natural = 480;
}

static void
arb_board_dispose (GObject *object)
{
  g_clear_handle_id (&PRIVATE (ARB_BOARD (object))->settle, g_source_remove);
  arb_board_end_glide (ARB_BOARD (object));
  arb_board_children_dispose (ARB_BOARD (object));

  G_OBJECT_CLASS (arb_board_parent_class)->dispose (object);
}

static void
arb_board_finalize (GObject *object)
{
  arb_textures_unref (PRIVATE (ARB_BOARD (object))->textures);

  G_OBJECT_CLASS (arb_board_parent_class)->finalize (object);
}

static void
arb_board_class_init (ArbBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_OVERRIDE (G_OBJECT_CLASS (klass), arb_board, dispose, finalize);
  TABLE_OVERRIDE (widget_class, arb_board, measure, size_allocate, snapshot, grab_focus);
  widget_class->focus = arb_board_focus_in;

  table_signal_new (klass, "pick", 1, G_TYPE_UINT);
  table_signal_new (klass, "point", 1, G_TYPE_INT);
  table_signal_new (klass, "refuse", 1, G_TYPE_STRING);
  table_signal_new (klass, "turn", 0);
  table_signal_new (klass, "look", 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "mapview");
}

static void
arb_board_init (ArbBoard *self)
{
  ArbBoardPrivate *own = PRIVATE (self);

  own->view.zoom = own->home.zoom = 96;
  own->fitting = own->empty = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  arb_board_children_init (self);
  add_gestures (self);
}
