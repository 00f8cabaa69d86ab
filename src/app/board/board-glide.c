/* board-glide.c - moves the view to what should be visible: at once, or in a short glide.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "board-private.h"

#include <math.h>

#define SECONDS 0.25
/* Room around the area, in units. */
#define AROUND 0.1

/* The view nearest to the present one in which the whole area is visible.  It zooms out only if it must. */
static ArbBoardView
view_of (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardClass *klass = ARB_BOARD_GET_CLASS (self);
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const double across = own->shown.right - own->shown.left + 2 * AROUND;
  const double along = own->shown.bottom - own->shown.top + 2 * AROUND;
  const double most = floor (MIN ((width - klass->rim) / across, (height - klass->rim) / along));
  ArbBoardView to = { own->middle_x, own->middle_y, own->zoom };
  double unit, low_x, low_y, high_x, high_y;

  if (arb_board_unit (self) > most)
    to.zoom = MAX (most, klass->unit_min);
  unit = floor (to.zoom + 0.5);
  low_x = own->shown.right + AROUND - width / 2 / unit;
  low_y = own->shown.bottom + AROUND - height / 2 / unit;
  high_x = own->shown.left - AROUND + (width / 2 - klass->rim) / unit;
  high_y = own->shown.top - AROUND + (height / 2 - klass->rim) / unit;
  to.middle_x = low_x > high_x ? (low_x + high_x) / 2 : CLAMP (to.middle_x, low_x, high_x);
  to.middle_y = low_y > high_y ? (low_y + high_y) / 2 : CLAMP (to.middle_y, low_y, high_y);
  return to;
}

static void
set_view (ArbBoard *self, const ArbBoardView *view)
{
  ArbBoardPrivate *own = arb_board_own (self);

  own->middle_x = view->middle_x;
  own->middle_y = view->middle_y;
  own->zoom = view->zoom;
}

static gboolean
glide_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ArbBoard *self = ARB_BOARD (widget);
  ArbBoardPrivate *own = arb_board_own (self);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);
  double part;
  ArbBoardView view;

  if (own->glide_begun == 0)
    own->glide_begun = now;
  part = MIN ((double) (now - own->glide_begun) / (SECONDS * G_USEC_PER_SEC), 1);
  part = 1 - pow (1 - part, 3); /* it slows down */
  view.middle_x = own->glide_from.middle_x + (own->glide_to.middle_x - own->glide_from.middle_x) * part;
  view.middle_y = own->glide_from.middle_y + (own->glide_to.middle_y - own->glide_from.middle_y) * part;
  view.zoom = own->glide_from.zoom + (own->glide_to.zoom - own->glide_from.zoom) * part;
  set_view (self, part < 1 ? &view : &own->glide_to);
  arb_board_view_changed (self);
  if (part < 1)
    return G_SOURCE_CONTINUE;
  own->glide = 0;
  return G_SOURCE_REMOVE;
}

void
arb_board_end_glide (ArbBoard *self)
{
  ArbBoardPrivate *own = arb_board_own (self);

  if (own->glide != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), own->glide);
  own->glide = 0;
  own->showing = FALSE;
}

static gboolean
same_view (const ArbBoardView *a, const ArbBoardView *b)
{
  return a->middle_x == b->middle_x && a->middle_y == b->middle_y && a->zoom == b->zoom;
}

/* Moves to the area if a part of it is not visible. */
static void
go (ArbBoard *self, gboolean animated)
{
  ArbBoardPrivate *own = arb_board_own (self);
  const ArbBoardView from = { own->middle_x, own->middle_y, own->zoom }, to = view_of (self);

  if (same_view (&from, &to))
    return;
  if (!animated)
    {
      set_view (self, &to);
      return;
    }
  own->glide_from = from;
  own->glide_to = to;
  own->glide_begun = 0;
  own->glide = gtk_widget_add_tick_callback (GTK_WIDGET (self), glide_on, NULL, NULL);
}

void
arb_board_keep_shown (ArbBoard *self)
{
  const ArbBoardPrivate *own = arb_board_own (self);

  if (own->showing && own->glide == 0 && !own->fitting)
    go (self, FALSE);
}

gboolean
arb_board_show (ArbBoard *self, double left, double top, double right, double bottom)
{
  ArbBoardPrivate *own;
  gboolean animated = FALSE;

  g_return_val_if_fail (ARB_IS_BOARD (self), FALSE);

  own = arb_board_own (self);
  arb_board_end_glide (self);
  own->shown = (ArbBoardArea){ left, top, right, bottom };
  own->showing = TRUE;
  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return FALSE; /* the first allocation will move it */
  if (!own->fitting)
    {
      g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
      go (self, animated && gtk_widget_get_mapped (GTK_WIDGET (self)));
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  return (top + bottom) / 2 < (own->glide != 0 ? own->glide_to.middle_y : own->middle_y);
}
