/* board-view.c - which part of a board is visible: all of it, what somebody chose, or for a while what is shown or
 * asked about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The view has a home: everything, or what somebody moved to.  It leaves the home for what must be visible, and goes
 * back afterwards, at once or in a short glide.
 */
#include "config.h"

#include "board-private.h"

#include <math.h>

#define SECONDS 0.25
/* Room around an area, in units; around what is asked, if there is room. */
#define AROUND 0.1
#define AROUND_ASKED 1
/* How much of the outermost units may be cut, so that the view need not zoom in a little for each question. */
#define CUT 0.25

static int
width_of (ArbBoard *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self));
}

static int
height_of (ArbBoard *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self));
}

/* ---- views ---- */

/* The zoom at which an area just fits, without a strip at the right and one at the bottom. */
static double
zoom_beside (ArbBoard *self, const ArbBoardArea *area, double around, int right, int bottom)
{
  const double rim = ARB_BOARD_GET_CLASS (self)->rim;

  return floor (MIN ((width_of (self) - rim - right) / (area->right - area->left + 2 * around),
                     (height_of (self) - rim - bottom) / (area->bottom - area->top + 2 * around)));
}

static double
zoom_of (ArbBoard *self, const ArbBoardArea *area, double around)
{
  return zoom_beside (self, area, around, 0, 0);
}

/* How much of the board's lower right corner is covered. */
static void
measure_corner (ArbBoard *self, int *width, int *height)
{
  GtkWidget *corner = arb_board_own (self)->corner;

  *width = *height = 0;
  if (corner == NULL || !gtk_widget_get_visible (corner))
    return;
  gtk_widget_measure (corner, GTK_ORIENTATION_HORIZONTAL, -1, NULL, width, NULL, NULL);
  gtk_widget_measure (corner, GTK_ORIENTATION_VERTICAL, -1, NULL, height, NULL, NULL);
}

/* The same as it is while no answers cover the board.  Otherwise the map would be drawn smaller whenever the answers of
 * a question move what stands in the corner.  A board that goes to what is asked gets another size for that anyway. */
static void
measure_resting_corner (ArbBoard *self, int *width, int *height)
{
  ArbBoardPrivate *own = arb_board_own (self);

  if (own->covered == 0 || own->corner_wide == 0 || ARB_BOARD_GET_CLASS (self)->unit_ask > 0)
    measure_corner (self, &own->corner_wide, &own->corner_high);
  *width = own->corner_wide;
  *height = own->corner_high;
}

/* Moves the view as little as it must, so that an area does not lie below what covers the corner. */
static ArbBoardView
clear_of_corner (ArbBoard *self, ArbBoardView view, const ArbBoardArea *area, int width, int height)
{
  const double rim = ARB_BOARD_GET_CLASS (self)->rim, unit = floor (view.zoom + 0.5);
  const double half_x = width_of (self) / 2.0, half_y = height_of (self) / 2.0;
  const double below_x = (area->right + AROUND - view.middle_x) * unit - (half_x - width);
  const double below_y = (area->bottom + AROUND - view.middle_y) * unit - (half_y - height);
  const double free_x = (area->left - AROUND - view.middle_x) * unit + half_x - rim;
  const double free_y = (area->top - AROUND - view.middle_y) * unit + half_y - rim;

  if (width == 0 || below_x <= 0 || below_y <= 0)
    return view;
  if (below_x <= free_x && (below_x <= below_y || below_y > free_y))
    view.middle_x += below_x / unit;
  else if (below_y <= free_y)
    view.middle_y += below_y / unit;
  return view;
}

/* The view with an area in its middle, beside a corner of this size. */
static ArbBoardView
around_middle (ArbBoard *self, const ArbBoardArea *area, double zoom, int width, int height)
{
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  ArbBoardView view = { .zoom = CLAMP (zoom, klass->unit_min, klass->unit_fit) };

  view.middle_x = (area->left + area->right) / 2 - klass->rim / 2 / view.zoom;
  view.middle_y = (area->top + area->bottom) / 2 - klass->rim / 2 / view.zoom;
  return clear_of_corner (self, view, area, width, height);
}

/* The view in which everything is visible, and nothing of it is covered.  It is smaller for that only if it must. */
static ArbBoardView
fitted (ArbBoard *self)
{
  ArbBoardArea all;
  ArbBoardView view;
  int width, height;
  double beside, above;

  if (!ARB_BOARD_GET_CLASS (self)->extent (self, &all))
    return arb_board_own (self)->view;
  measure_resting_corner (self, &width, &height);
  const double least = ARB_BOARD_GET_CLASS (self)->unit_ask, zoom = zoom_of (self, &all, AROUND);
  view = around_middle (self, &all, zoom < least && zoom_of (self, &all, -CUT) >= least ? least : zoom, width, height);
  if ((all.right - view.middle_x) * view.zoom <= width_of (self) / 2.0 - width
      || (all.bottom - view.middle_y) * view.zoom <= height_of (self) / 2.0 - height)
    return view;
  beside = zoom_beside (self, &all, AROUND, width, 0);
  above = zoom_beside (self, &all, AROUND, 0, height);
  return around_middle (self, &all, MAX (beside, above), width, height);
}

/* The view nearest to `view` in which the whole area is visible, with at least this zoom.  It zooms out only if it
 * must, and not below that zoom for what is covered. */
static ArbBoardView
with_area (ArbBoard *self, ArbBoardView view, const ArbBoardArea *area, double around, double least)
{
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  const double beside = zoom_beside (self, area, around, 0, arb_board_own (self)->covered);
  const double most = MAX (beside, MIN (least, zoom_of (self, area, around)));
  const double below = height_of (self) / 2.0 - arb_board_own (self)->covered; /* from the middle to the end in view */
  double unit, low_x, low_y, high_x, high_y;
  int width, height;

  view.zoom = MAX (view.zoom, least);
  if (floor (view.zoom + 0.5) > most)
    view.zoom = MAX (most, klass->unit_min);
  unit = floor (view.zoom + 0.5);
  low_x = area->right + around - width_of (self) / 2.0 / unit;
  low_y = area->bottom + around - below / unit;
  high_x = area->left - around + (width_of (self) / 2.0 - klass->rim) / unit;
  high_y = area->top - around + (height_of (self) / 2.0 - klass->rim) / unit;
  view.middle_x = low_x > high_x ? (low_x + high_x) / 2 : CLAMP (view.middle_x, low_x, high_x);
  view.middle_y = low_y > high_y ? (low_y + high_y) / 2 : CLAMP (view.middle_y, low_y, high_y);
  measure_corner (self, &width, &height);
  return clear_of_corner (self, view, area, width, height);
}

/* Where the view should be for what is asked. */
static ArbBoardView
target_asked (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  const double least = ARB_BOARD_GET_CLASS (self)->unit_ask;
  const ArbBoardView home = own->fitting ? fitted (self) : own->home, *from = own->near.zoom > 0 ? &own->near : &home;

  if (!own->asking || (own->fitting && home.zoom >= least && own->covered == 0)
      || zoom_of (self, &own->asked, AROUND) < least)
    return home;
  return with_area (self, *from, &own->asked,
                    zoom_of (self, &own->asked, AROUND_ASKED) >= least ? AROUND_ASKED : AROUND, least);
}

/* Where the view should be now. */
static ArbBoardView
target (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardView view = target_asked (self);

  return own->showing ? with_area (self, view, &own->shown, AROUND, 0) : view;
}

/* ---- going there ---- */

static gboolean
glide_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ArbBoard *self = ARB_BOARD (widget);
  ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardView *from = &own->glide_from, *to = &own->glide_to;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  double part;

  if (own->glide_begun == 0)
    own->glide_begun = now;
  part = MIN ((double) (now - own->glide_begun) / (SECONDS * G_USEC_PER_SEC), 1);
  part = 1 - pow (1 - part, 3); /* it slows down */
  own->view.middle_x = from->middle_x + (to->middle_x - from->middle_x) * part;
  own->view.middle_y = from->middle_y + (to->middle_y - from->middle_y) * part;
  own->view.zoom = from->zoom + (to->zoom - from->zoom) * part;
  if (part == 1)
    {
      own->view = *to;
      own->glide = 0;
    }
  arb_board_view_changed (self);
  return own->glide != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
stop (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  if (own->glide != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), own->glide);
  own->glide = 0;
}

static gboolean
same_view (const ArbBoardView *a, const ArbBoardView *b)
{
  return a->middle_x == b->middle_x && a->middle_y == b->middle_y && a->zoom == b->zoom;
}

/* Goes where the view should be. */
static void
go (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);
  gboolean animated = FALSE;
  ArbBoardView to;

  if (width_of (self) <= 0 || height_of (self) <= 0)
    return; /* the first allocation will move it */
  to = target (self);
  if (own->glide != 0 && same_view (&to, &own->glide_to))
    return;
  stop (self);
  if (same_view (&to, &own->view))
    return;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  if (animated && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      own->glide_from = own->view;
      own->glide_to = to;
      own->glide_begun = 0;
      own->glide = gtk_widget_add_tick_callback (GTK_WIDGET (self), glide_on, NULL, NULL);
      return;
    }
  own->view = to;
  arb_board_view_changed (self);
}

void
arb_board_end_glide (ArbBoard *self)
{
  stop (self);
  arb_board_own (self)->showing = FALSE;
}

void
arb_board_moved (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  arb_board_end_glide (self);
  own->home = own->view;
  own->held = own->asking = FALSE;
  own->near.zoom = 0;
  arb_board_view_changed (self);
}

void
arb_board_place_view (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  if (width_of (self) <= 0 || height_of (self) <= 0)
    return;
  if (own->held && width_of (self) == own->width)
    {
      const double lower = (height_of (self) - own->height) / 2.0 / arb_board_unit (self);

      own->view.middle_y += lower;
      own->home.middle_y += lower;
    }
  else if (own->glide == 0)
    own->view = target (self);
  else if (width_of (self) != own->width || height_of (self) != own->height)
    own->glide_to = target (self); /* not in each frame of the glide */
}

void
arb_board_set_covered (ArbBoard *self, int covered)
{
  ArbBoardPrivate *own;

  g_return_if_fail (ARB_IS_BOARD (self));

  own = arb_board_own (self);
  if (own->covered == covered)
    return;
  own->covered = covered;
  if (!own->held)
    go (self);
}

static gboolean
same_area (const ArbBoardArea *a, const ArbBoardArea *b)
{
  return a->left == b->left && a->top == b->top && a->right == b->right && a->bottom == b->bottom;
}

void
arb_board_ask (ArbBoard *self)
{
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  ArbBoardPrivate *own = arb_board_own (self);
  ArbBoardArea area = { 0 };

  if (own->flow != NULL && !own->empty && klass->asked != NULL)
    area = klass->asked (self);
  if (!same_area (&area, &own->asked))
    {
      own->asked = area;
      own->asking = area.left < area.right;
    }
  if (!own->held)
    go (self);
  own->near = own->asking && !own->showing && width_of (self) > 0 ? target (self) : (ArbBoardView){ 0 };
  if (own->near.zoom < klass->unit_ask)
    own->near.zoom = 0;
}

/* ---- what is shown ---- */

void
arb_board_reveal (ArbBoard *self, int x, int y)
{
  ArbBoardPrivate *own = arb_board_own (self);
  ArbBoardArea place;

  /* What the pointer points at is visible already, and must not move. */
  if (own->pointing)
    return;
  ARB_BOARD_GET_CLASS (self)->place (self, x, y, &place.left, &place.top);
  place.right = place.left + 1;
  place.bottom = place.top + 1;
  /* It may lie outside of what is asked about. */
  if (own->asking
      && (place.left < own->asked.left || place.top < own->asked.top || place.right > own->asked.right
          || place.bottom > own->asked.bottom))
    own->asking = FALSE;
  if (!own->fitting && width_of (self) > 0)
    own->home = with_area (self, own->home, &place, AROUND, 0);
  go (self);
}

gboolean
arb_board_show (ArbBoard *self, const ArbBoardArea *area)
{
  ArbBoardPrivate *own;

  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  own = arb_board_own (self);
  own->shown = *area;
  own->showing = TRUE;
  go (self);
  return width_of (self) > 0
         && (area->top + area->bottom) / 2 < (own->glide != 0 ? own->glide_to.middle_y : own->view.middle_y);
}
