/* prompt-room.c - where the parts of the prompt stand, and its one height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "prompt-room.h"

#include "app/kit/text-size.h"

/* In a room of this width, the question and what the game shows are in a column beside the answers. */
#define BESIDE 760
#define COLUMN 308
#define GAP 12

/* The height in pixels: a part of the window's height, but between these two, which grow with the size of texts. */
#define LEAST 150
#define PART 0.27
#define MOST 226
/* The question has these heights, whatever is asked: above the answers, and beside them, where it is as high as its two
 * buttons.  There, the picture of a tile below it also has room. */
#define HEAD_ABOVE 94
#define HEAD_BESIDE 68
#define HEAD_AND_PICTURE 222
#define GAP_ABOVE 6

struct _ArbPromptRoom
{
  GtkWidget parent_instance;

  gboolean low, spare;
};

G_DEFINE_FINAL_TYPE (ArbPromptRoom, arb_prompt_room, GTK_TYPE_WIDGET)

typedef struct
{
  GtkWidget *head, *inset, *body; /* NULL: it is not shown */
} Parts;

static Parts
parts_of (GtkWidget *widget)
{
  GtkWidget *head = gtk_widget_get_first_child (widget), *inset = gtk_widget_get_next_sibling (head);
  GtkWidget *body = gtk_widget_get_next_sibling (inset);

  return (Parts){ head, gtk_widget_should_layout (inset) ? inset : NULL,
                  gtk_widget_should_layout (body) ? body : NULL };
}

static gboolean
is_beside (int width)
{
  return width >= arb_text_sized (BESIDE);
}

static int
least_width (GtkWidget *child)
{
  int least = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static int
height_in (GtkWidget *child, int width)
{
  int high = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  return high;
}

static int
least_height (GtkWidget *child, int width)
{
  int least = 0;

  if (child != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

/* A scrolled window does not say how high its contents are in a given width. */
static int
answers_in (GtkWidget *body, int width)
{
  GtkWidget *shown = GTK_IS_STACK (body) ? gtk_stack_get_visible_child (GTK_STACK (body)) : body;

  if (GTK_IS_SCROLLED_WINDOW (shown))
    {
      GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (shown));

      shown = GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
    }
  return height_in (shown, width);
}

/* The height of the answers if they are beside the question, or of all but the question. */
static int
usual (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  const int all = root != NULL ? gtk_widget_get_height (GTK_WIDGET (root)) : 0;

  return CLAMP ((int) (all * PART), MIN (arb_text_sized (LEAST), MAX (all / 3, LEAST)), arb_text_sized (MOST));
}

static int
head_in (GtkWidget *widget, GtkWidget *head, gboolean beside, int width)
{
  const int least = arb_text_sized (beside ? HEAD_BESIDE : HEAD_ABOVE), own = height_in (head, width);

  return ARB_PROMPT_ROOM (widget)->spare ? own : MAX (least, own);
}

static int
measure_height (GtkWidget *widget, int width)
{
  const ArbPromptRoom *self = ARB_PROMPT_ROOM (widget);
  const Parts parts = parts_of (widget);
  int high = usual (widget);

  if (parts.body == NULL)
    return height_in (parts.head, width);
  if (is_beside (width))
    {
      const int column = arb_text_sized (COLUMN), in_column = head_in (widget, parts.head, TRUE, column)
                                                              + (parts.inset != NULL ? GAP_ABOVE : 0)
                                                              + least_height (parts.inset, column);

      if (self->spare)
        high = MIN (high, answers_in (parts.body, width - column - GAP));
      else
        high = MAX (high, arb_text_sized (HEAD_AND_PICTURE));
      return MAX (high, in_column);
    }
  if (self->spare)
    high = MIN (high, answers_in (parts.body, width));
  return head_in (widget, parts.head, FALSE, width) + GAP_ABOVE + high;
}

static void
arb_prompt_room_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  const Parts parts = parts_of (widget);
  int least = MAX (least_width (parts.head), least_width (parts.body)), wide = least_width (parts.inset);

  if (wide > 0 && ARB_PROMPT_ROOM (widget)->low)
    least = MAX (least, wide);
  else if (wide > 0)
    least = MAX (least, wide + GAP + least_width (parts.body));
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = least;
  else
    *minimum = *natural = measure_height (widget, MAX (for_size, least));
}

static void
put (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  const gboolean turned = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (child != NULL)
    gtk_widget_size_allocate (
        child, &(GtkAllocation){ turned ? gtk_widget_get_width (widget) - x - width : x, y, width, height }, -1);
}

static void
arb_prompt_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const Parts parts = parts_of (widget);
  const int column = arb_text_sized (COLUMN);
  int high;

  if (parts.body == NULL)
    put (widget, parts.head, 0, 0, width, height);
  else if (is_beside (width))
    {
      high = head_in (widget, parts.head, TRUE, column);
      put (widget, parts.head, 0, 0, column, high);
      put (widget, parts.inset, 0, high + GAP_ABOVE, column, MAX (height - high - GAP_ABOVE, 0));
      put (widget, parts.body, column + GAP, 0, width - column - GAP, height);
    }
  else
    {
      const int wide = ARB_PROMPT_ROOM (widget)->low ? 0 : least_width (parts.inset);
      const int x = wide > 0 ? wide + GAP : 0;
      int y = head_in (widget, parts.head, FALSE, width);

      put (widget, parts.head, 0, 0, width, y);
      y += GAP_ABOVE;
      high = wide > 0 ? height - y : least_height (parts.inset, width);
      put (widget, parts.inset, 0, y, wide > 0 ? wide : width, high);
      y += wide == 0 && parts.inset != NULL ? high + GAP_ABOVE : 0;
      put (widget, parts.body, x, y, width - x, MAX (height - y, 0));
    }
}

static GtkSizeRequestMode
arb_prompt_room_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_prompt_room_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (arb_prompt_room_parent_class)->dispose (object);
}

static void
arb_prompt_room_class_init (ArbPromptRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_prompt_room_dispose;
  widget_class->get_request_mode = arb_prompt_room_get_request_mode;
  widget_class->measure = arb_prompt_room_measure;
  widget_class->size_allocate = arb_prompt_room_size_allocate;
}

static void
arb_prompt_room_init (ArbPromptRoom *self)
{
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (gtk_widget_queue_resize));
}

static void
set (ArbPromptRoom *self, gboolean *field, gboolean value)
{
  if (*field == value)
    return;
  *field = value;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
arb_prompt_room_is_beside (ArbPromptRoom *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT_ROOM (self), FALSE);
  return is_beside (gtk_widget_get_width (GTK_WIDGET (self)));
}

void
arb_prompt_room_set_low (ArbPromptRoom *self, gboolean low)
{
  g_return_if_fail (ARB_IS_PROMPT_ROOM (self));
  set (self, &self->low, low);
}

void
arb_prompt_room_set_spare (ArbPromptRoom *self, gboolean spare)
{
  g_return_if_fail (ARB_IS_PROMPT_ROOM (self));
  set (self, &self->spare, spare);
}
