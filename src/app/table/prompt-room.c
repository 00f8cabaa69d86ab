/* prompt-room.c - where the parts of the prompt stand, and its one height.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "prompt-room.h"

#include "app/kit/text-size.h"
#include "app/kit/widgets.h"

/* In a room of this width, the question and what the game shows are in a column beside the answers. */
#define BESIDE 760
#define COLUMN 308
#define GAP 12

/* The height in pixels: a part of the window's height, but between these two, which grow with the size of texts. */
#define LEAST 150
#define PART 0.27
#define MOST 226
/* The question has these heights, whatever is asked: above the answers, where it is less if the game shows something
 * low below it; and beside them, where it is as high as its two buttons.  There, the picture of a tile or the finder
 * below it also has room, with two lines of what is typed. */
#define HEAD_ABOVE 94
#define HEAD_ABOVE_LOW 68
#define HEAD_BESIDE 68
#define HEAD_AND_PICTURE 216
#define GAP_ABOVE 6
/* Answers that need more room than there is grow over what is above the prompt, with this margin around them, but not
 * over the bar of the window. */
#define SHEET_MARGIN 12
#define WINDOW_BAR 50

struct _ArbPromptRoom
{
  GtkWidget parent_instance;

  gboolean low, spare, grows;
  int high;  /* for the answers, without what they cover */
  int grown; /* what they cover */
};

G_DEFINE_FINAL_TYPE (ArbPromptRoom, arb_prompt_room, GTK_TYPE_WIDGET)

typedef struct
{
  GtkWidget *sheet, *head, *inset, *body, *note; /* NULL: it is not shown; the sheet and the head always are */
} Parts;

static Parts
parts_of (GtkWidget *widget)
{
  GtkWidget *sheet = gtk_widget_get_first_child (widget), *head = gtk_widget_get_next_sibling (sheet);
  GtkWidget *inset = gtk_widget_get_next_sibling (head), *body = gtk_widget_get_next_sibling (inset);
  GtkWidget *note = gtk_widget_get_next_sibling (body);

  return (Parts){ sheet, head, gtk_widget_should_layout (inset) ? inset : NULL,
                  gtk_widget_should_layout (body) ? body : NULL, gtk_widget_should_layout (note) ? note : NULL };
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

/* The widget with the answers.  It is measured itself, because a scrolled window does not say how high its contents are
 * in a given width. */
static GtkWidget *
answers_of (GtkWidget *body)
{
  GtkWidget *shown = GTK_IS_STACK (body) ? gtk_stack_get_visible_child (GTK_STACK (body)) : body;
  GtkWidget *first = gtk_widget_get_first_child (shown);

  if (first != NULL && GTK_IS_SCROLLED_WINDOW (first)) /* with a line below it */
    shown = first;
  if (GTK_IS_SCROLLED_WINDOW (shown))
    {
      GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (shown));

      shown = GTK_IS_VIEWPORT (child) ? gtk_viewport_get_child (GTK_VIEWPORT (child)) : child;
    }
  return shown;
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

/* Above something low, the question gives away a part of its room: the height of all stays the same. */
static int
head_above (GtkWidget *widget, GtkWidget *head, int width)
{
  const gboolean low = ARB_PROMPT_ROOM (widget)->low && !ARB_PROMPT_ROOM (widget)->spare;

  return low ? MAX (arb_text_sized (HEAD_ABOVE_LOW), height_in (head, width)) : head_in (widget, head, FALSE, width);
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
                                                              + height_in (parts.inset, column);

      if (self->spare)
        high = MIN (high, height_in (answers_of (parts.body), width - column - GAP));
      else
        high = MAX (high, arb_text_sized (HEAD_AND_PICTURE));
      return MAX (high, in_column);
    }
  if (self->spare)
    high = MIN (high, height_in (answers_of (parts.body), width));
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
    /* Without a width, GTK wants the least height of all widths. */
    *minimum = *natural = measure_height (widget, MAX (for_size >= 0 ? for_size : arb_text_sized (BESIDE), least));
}

static void
put (GtkWidget *widget, GtkWidget *child, int x, int y, int width, int height)
{
  const gboolean turned = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (child != NULL)
    gtk_widget_size_allocate (
        child, &(GtkAllocation){ turned ? gtk_widget_get_width (widget) - x - width : x, y, width, height }, -1);
}

/* The height of the line below the answers that says how many have no room. */
static int
line_below (GtkWidget *answers, int width)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (answers, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *line = scroller != NULL ? gtk_widget_get_next_sibling (scroller) : NULL;

  return line != NULL && gtk_widget_get_visible (line) ? height_in (line, width) : 0;
}

/* How far the answers grow over what is above, in pixels: what they lack in this room. */
static int
growth (GtkWidget *widget, GtkWidget *body, int width, int height)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  GtkWidget *answers = answers_of (body);
  const int lacking = least_height (answers, width) + line_below (answers, width) - height;
  graphene_point_t at;

  if (lacking <= 0 || !ARB_PROMPT_ROOM (widget)->grows || window == NULL
      || !gtk_widget_compute_point (widget, window, &GRAPHENE_POINT_INIT (0, 0), &at))
    return 0;
  return MIN (lacking, MAX ((int) at.y - WINDOW_BAR - SHEET_MARGIN, 0));
}

/* The sheet is what is behind the answers where they are not in the prompt any more. */
static void
put_sheet (GtkWidget *widget, GtkWidget *sheet, int x, int width, int grown)
{
  ARB_PROMPT_ROOM (widget)->grown = grown;
  gtk_widget_set_child_visible (sheet, grown > 0);
  if (grown > 0)
    put (widget, sheet, x - SHEET_MARGIN, -grown - SHEET_MARGIN, width + 2 * SHEET_MARGIN, grown + SHEET_MARGIN);
}

static void
put_beside (GtkWidget *widget, const Parts *parts, int width, int height)
{
  const int column = arb_text_sized (COLUMN), x = column + GAP, wide = width - x;
  const int high = head_in (widget, parts->head, TRUE, column), grown = growth (widget, parts->body, wide, height);
  const int rest = MAX (height - high - GAP_ABOVE, 0);
  const int own = parts->note != NULL ? least_width (parts->inset) : column, after = own + GAP;

  ARB_PROMPT_ROOM (widget)->high = height;
  put_sheet (widget, parts->sheet, x, wide, grown);
  put (widget, parts->head, 0, 0, column, high);
  put (widget, parts->inset, 0, high + GAP_ABOVE, own, rest);
  put (widget, parts->note, after, high + GAP_ABOVE, MAX (column - after, 0), rest);
  put (widget, parts->body, x, -grown, wide, height + grown);
}

/* Before the answers grow, the question gives them what it has above and below its words. */
static void
put_below (GtkWidget *widget, const Parts *parts, int width, int height)
{
  const int wide = ARB_PROMPT_ROOM (widget)->low ? 0 : least_width (parts->inset), x = wide > 0 ? wide + GAP : 0;
  const int inset = wide == 0 && parts->inset != NULL ? least_height (parts->inset, width) + GAP_ABOVE : 0;
  const int usual_head = head_above (widget, parts->head, width);
  const int usual_room = MAX (height - usual_head - GAP_ABOVE - inset, 0);
  const gboolean lacks = growth (widget, parts->body, width - x, usual_room) > 0;
  const int head = lacks ? height_in (parts->head, width) : usual_head, room = usual_room + usual_head - head;
  const int grown = lacks ? growth (widget, parts->body, width - x, room) : 0, y = head + GAP_ABOVE - grown;

  ARB_PROMPT_ROOM (widget)->high = usual_room;
  put_sheet (widget, parts->sheet, 0, width, grown);
  put (widget, parts->head, 0, -grown, width, head);
  put (widget, parts->inset, 0, y, wide > 0 ? wide : width, wide > 0 ? room + grown : MAX (inset - GAP_ABOVE, 0));
  put (widget, parts->body, x, y + inset, width - x, room + grown);
}

static void
arb_prompt_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const Parts parts = parts_of (widget);

  if (parts.note != NULL)
    gtk_widget_set_child_visible (parts.note, parts.body != NULL && is_beside (width));
  if (parts.body == NULL)
    {
      put_sheet (widget, parts.sheet, 0, width, 0);
      put (widget, parts.head, 0, 0, width, height);
    }
  else if (is_beside (width))
    put_beside (widget, &parts, width, height);
  else
    put_below (widget, &parts, width, height);
}

static GtkSizeRequestMode
arb_prompt_room_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_prompt_room_dispose (GObject *object)
{
  arb_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (arb_prompt_room_parent_class)->dispose (object);
}

static void
arb_prompt_room_class_init (ArbPromptRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_prompt_room_dispose;
  TABLE_OVERRIDE (widget_class, arb_prompt_room, get_request_mode, measure, size_allocate);
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

int
arb_prompt_room_answers_height (ArbPromptRoom *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT_ROOM (self), 0);
  return self->spare ? MAX (self->high, usual (GTK_WIDGET (self))) : self->high;
}

int
arb_prompt_room_grown (ArbPromptRoom *self)
{
  g_return_val_if_fail (ARB_IS_PROMPT_ROOM (self), 0);
  return self->grown;
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

void
arb_prompt_room_set_grows (ArbPromptRoom *self, gboolean grows)
{
  g_return_if_fail (ARB_IS_PROMPT_ROOM (self));
  set (self, &self->grows, grows);
}
