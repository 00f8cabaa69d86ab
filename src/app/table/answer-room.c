/* answer-room.c - the room of the answers: as high as they need, up to a limit; then they scroll.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "answer-room.h"

#include "app/kit/text-size.h"

/* Three rows of answers, while texts have the usual size; a window that is high enough has room for a fourth one.  With
 * large texts the map needs room, too: the answers get no larger part of the window's height, but at least one row. */
#define MOST 150
#define MOST_OF 0.3
#define FOURTH 210
#define FOURTH_OF 0.27
#define ROW 66

struct _ArbAnswerRoom
{
  GtkWidget parent_instance;

  int needed, needed_before; /* the most in this entry, and in the one before */
};

G_DEFINE_FINAL_TYPE (ArbAnswerRoom, arb_answer_room, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
arb_answer_room_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window does not say how high its contents are in a given width. */
static GtkWidget *
contents (GtkWidget *widget)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (widget)));

  return GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
}

static int
most (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  const int all = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : 0;

  if (all == 0)
    return arb_text_sized (MOST);
  return MAX (MIN (arb_text_sized (MOST), MAX ((int) (all * MOST_OF), arb_text_sized (ROW))),
              MIN (arb_text_sized (FOURTH), (int) (all * FOURTH_OF)));
}

static int
needed_in (GtkWidget *widget, int width)
{
  int high;

  gtk_widget_measure (contents (widget), GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  return MIN (high, most (widget));
}

static void
arb_answer_room_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  const ArbAnswerRoom *self = ARB_ANSWER_ROOM (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL, NULL);
  else
    {
      int least;

      gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, &least, NULL, NULL, NULL);
      *minimum = *natural = MAX (MAX (least, needed_in (widget, for_size)),
                                 MIN (MAX (self->needed, self->needed_before), most (widget)));
    }
}

static void
arb_answer_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbAnswerRoom *self = ARB_ANSWER_ROOM (widget);

  self->needed = MAX (self->needed, needed_in (widget, width));
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
arb_answer_room_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (arb_answer_room_parent_class)->dispose (object);
}

static void
arb_answer_room_class_init (ArbAnswerRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_answer_room_dispose;
  widget_class->get_request_mode = arb_answer_room_get_request_mode;
  widget_class->measure = arb_answer_room_measure;
  widget_class->size_allocate = arb_answer_room_size_allocate;
}

static void
forget (ArbAnswerRoom *self)
{
  self->needed = self->needed_before = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
arb_answer_room_init (ArbAnswerRoom *self)
{
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (forget));
}

void
arb_answer_room_turn (ArbAnswerRoom *self)
{
  g_return_if_fail (ARB_IS_ANSWER_ROOM (self));

  self->needed_before = self->needed;
  self->needed = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
