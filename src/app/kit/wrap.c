/* wrap.c - children side by side, in as many rows as needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets.h"
#include "wrap.h"

struct _ArbWrap
{
  GtkWidget parent_instance;

  gboolean cut;    /* children for which there is no room are out of view */
  int spacing;     /* between children, in pixels */
  int least;       /* the same where it lets all of them stand in one row; as a rule, not less */
  int usual;       /* the height beyond which children are halved; 0: none is */
  gboolean halves; /* whether they are, in the width of the last measure */
  gboolean one_stop;
  GtkWidget *stop; /* the child that Tab goes to; NULL: the first one */
};

G_DEFINE_TYPE (ArbWrap, arb_wrap, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
arb_wrap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
is_turned (GtkWidget *widget)
{
  return gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
}

/* The size of a child in this width.  One that expands has a row of its own.  The least size is not asked for: GTK
 * would find out how high the child gets in its least width, which takes long. */
static GtkRequisition
size_of (GtkWidget *child, int width)
{
  GtkRequisition size;

  gtk_widget_get_preferred_size (child, NULL, &size);
  if (size.width > width)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &size.height, NULL, NULL);
  if (size.width > width || gtk_widget_get_hexpand (child))
    size.width = width;
  return size;
}

/* The same in half of this width, if the child is halved and its words stay whole there. */
static GtkRequisition
half_size_of (GtkWidget *child, int width)
{
  const ArbWrap *self = ARB_WRAP (gtk_widget_get_parent (child));
  const int half = (width - self->spacing) / 2;
  int least = G_MAXINT;

  if (self->halves && g_object_get_data (G_OBJECT (child), "halved") != NULL)
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return size_of (child, least <= half ? half : width);
}

static gboolean
is_kept (GtkWidget *child)
{
  return g_object_get_data (G_OBJECT (child), "kept") != NULL;
}

gboolean
arb_wrap_is_cut (GtkWidget *child)
{
  return ARB_WRAP (gtk_widget_get_parent (child))->cut && g_object_get_data (G_OBJECT (child), "cut") != NULL;
}

/* The children that are in view if no more than `most` of those that are not kept are; those that are not go to `cut`,
 * which may be NULL. */
static GPtrArray *
children_of (GtkWidget *widget, guint most, GPtrArray *cut)
{
  GPtrArray *children = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      const gboolean shown = is_kept (child) || most > 0;

      if (!gtk_widget_should_layout (child))
        continue;
      most -= shown && !is_kept (child);
      if (shown || cut != NULL)
        g_ptr_array_add (shown ? children : cut, child);
    }
  return children;
}

/* The number of the child after the row that begins with child `first`, and the `sizes` of those in the row.  Only what
 * does not fit beside another otherwise is halved, and only if it fits then. */
static guint
row_of (const GPtrArray *children, guint first, int width, int spacing, GtkRequisition *sizes)
{
  int used = 0;
  guint i = first;

  for (; i < children->len; i++)
    {
      const GtkRequisition half = half_size_of (children->pdata[i], width);
      const int next = i > first               ? 0
                       : i + 1 < children->len ? spacing + half_size_of (children->pdata[i + 1], width).width
                                               : 0;

      sizes[i] = size_of (children->pdata[i], width);
      if (used + sizes[i].width + next > width && (i > first || half.width + next <= width))
        sizes[i] = half;
      if (i > first && used + sizes[i].width > width)
        break;
      used += sizes[i].width + spacing;
    }
  return i;
}

/* The size of a row. */
static GtkRequisition
size_of_row (const GtkRequisition *sizes, guint first, guint after, int spacing)
{
  GtkRequisition row = { 0, 0 };

  for (guint i = first; i < after; i++)
    {
      row.width += sizes[i].width + (i > first ? spacing : 0);
      row.height = MAX (row.height, sizes[i].height);
    }
  return row;
}

/* What is between these children in a `width`. */
static int
spacing_in (GtkWidget *widget, const GPtrArray *children, int width)
{
  const ArbWrap *self = ARB_WRAP (widget);
  int all = 0;

  if (self->least == self->spacing || children->len < 2)
    return self->spacing;
  for (guint i = 0; i < children->len; i++)
    all += size_of (children->pdata[i], width).width;
  return CLAMP ((width - all) / ((int) children->len - 1), self->least, self->spacing);
}

/* All in a row are equally high. */
static void
allocate_row (GtkWidget *widget, const GPtrArray *children, guint first, guint after, const GtkRequisition *sizes,
              GdkRectangle row, int spacing)
{
  int x = row.x;

  for (guint i = first; i < after; i++)
    {
      GtkAllocation at = { x, row.y, sizes[i].width, row.height };

      if (is_turned (widget))
        at.x = row.width - x - at.width;
      gtk_widget_size_allocate (children->pdata[i], &at, -1);
      x += at.width + spacing;
    }
}

/* The height that these children need in a `width`.  Gives them their places from `top` on, unless that is negative. */
static int
lay_out (GtkWidget *widget, const GPtrArray *children, int width, int top)
{
  const gboolean centred = gtk_widget_get_halign (widget) == GTK_ALIGN_CENTER;
  const int spacing = spacing_in (widget, children, width);
  g_autofree GtkRequisition *sizes = g_new0 (GtkRequisition, children->len);
  GtkRequisition row;
  int y = 0;

  for (guint i = 0, after; i < children->len; i = after, y += row.height + spacing)
    {
      after = row_of (children, i, width, spacing, sizes);
      row = size_of_row (sizes, i, after, spacing);
      if (top >= 0)
        allocate_row (widget, children, i, after, sizes,
                      (GdkRectangle){ centred ? MAX ((width - row.width) / 2, 0) : 0, top + y, width, row.height },
                      spacing);
    }
  return MAX (y - spacing, 0);
}

static int
height_with (GtkWidget *widget, guint most, int width)
{
  g_autoptr (GPtrArray) children = children_of (widget, most, NULL);

  return lay_out (widget, children, width, -1);
}

/* Children are halved where those that must be in view would be higher than usual without it, and this makes them
 * lower.  `halves` is the result; until then, it says how the children are measured: first whole, then halved. */
static void
choose_halves (GtkWidget *widget, int width)
{
  ArbWrap *self = ARB_WRAP (widget);
  int whole;

  self->halves = FALSE;
  if (self->usual <= 0)
    return;
  whole = height_with (widget, 0, width);
  self->halves = whole > self->usual;
  self->halves = self->halves && height_with (widget, 0, width) < whole;
}

static int
first_row (GtkWidget *widget, int width)
{
  g_autoptr (GPtrArray) children = children_of (widget, G_MAXUINT, NULL);
  const int spacing = spacing_in (widget, children, width);
  g_autofree GtkRequisition *sizes = g_new0 (GtkRequisition, children->len);

  return size_of_row (sizes, 0, row_of (children, 0, width, spacing, sizes), spacing).height;
}

/* How many of the children that are not kept have room. */
static guint
n_with_room (GtkWidget *widget, int width, int height)
{
  guint least = 0, most = 1;

  if (!ARB_WRAP (widget)->cut || height_with (widget, G_MAXUINT, width) <= height)
    return G_MAXUINT;
  while (height_with (widget, most, width) <= height)
    most *= 2;
  while (least + 1 < most)
    {
      const guint middle = (least + most) / 2;

      if (height_with (widget, middle, width) <= height)
        least = middle;
      else
        most = middle;
    }
  return least;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum, child_natural;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural += child_natural + (*natural > 0 ? ARB_WRAP (widget)->spacing : 0);
    }
}

static void
arb_wrap_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                  int *minimum_baseline, int *natural_baseline)
{
  int least, wanted;

  measure_width (widget, &least, &wanted);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = wanted;
    }
  else
    {
      const int width = for_size >= 0 ? MAX (for_size, least) : wanted;

      choose_halves (widget, width);
      *natural = height_with (widget, G_MAXUINT, width);
      *minimum = ARB_WRAP (widget)->cut ? height_with (widget, 0, width) : *natural;
      if (*minimum == 0)
        *minimum = first_row (widget, width);
      *natural = MAX (*natural, *minimum); /* without those that are cut, rows can be higher */
    }
}

/* What is cut stands below the end of the widget: out of view, but assistive tools still find it. */
static void
arb_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  g_autoptr (GPtrArray) cut = g_ptr_array_new (), shown = NULL;
  int used;

  choose_halves (widget, width);
  shown = children_of (widget, n_with_room (widget, width, height), cut);
  used = lay_out (widget, shown, width, 0);
  lay_out (widget, cut, width, MAX (used, height) + ARB_WRAP (widget)->spacing);
  for (guint i = 0; i < shown->len; i++)
    g_object_set_data (shown->pdata[i], "cut", NULL);
  for (guint i = 0; i < cut->len; i++)
    g_object_set_data (cut->pdata[i], "cut", GINT_TO_POINTER (TRUE));
}

/* FALSE also for a child that is cut. */
static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_visible (child) && !arb_wrap_is_cut (child);
}

/* The next child in view in this direction takes the focus, if one is left that can. */
static gboolean
focus_next (GtkWidget *widget, GtkDirectionType direction, gboolean forward)
{
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (child == NULL)
    child = forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  for (; child != NULL; child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child))
    if (!arb_wrap_is_cut (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}

/* In another row, the child in view that is nearest takes the focus: in the next row, and there the one below or above.
 * Without a focus here, it is the first or the last one. */
static gboolean
focus_row (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *from = gtk_widget_get_focus_child (widget), *nearest = NULL;
  float least = G_MAXFLOAT;
  graphene_rect_t at, box;

  if (from == NULL)
    return focus_next (widget, direction, direction == GTK_DIR_DOWN);
  if (!gtk_widget_compute_bounds (from, widget, &at))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_shown (child) && gtk_widget_get_sensitive (child) && gtk_widget_compute_bounds (child, widget, &box))
      {
        const float down = box.origin.y + box.size.height / 2 - at.origin.y - at.size.height / 2;
        const float across = box.origin.x + box.size.width / 2 - at.origin.x - at.size.width / 2;
        const float rows = direction == GTK_DIR_DOWN ? down : -down;

        if (rows < at.size.height / 2 || 10 * rows + ABS (across) >= least)
          continue;
        least = 10 * rows + ABS (across);
        nearest = child;
      }
  return nearest != NULL && gtk_widget_child_focus (nearest, direction);
}

/* If all children are one stop, Tab goes to one of them, and from there out of the group. */
static gboolean
arb_wrap_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const ArbWrap *self = ARB_WRAP (widget);
  const gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (by_tab && self->one_stop && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (by_tab && self->one_stop && is_shown (self->stop) && gtk_widget_child_focus (self->stop, GTK_DIR_TAB_FORWARD))
    return TRUE;
  if (by_tab)
    return focus_next (widget, direction, self->one_stop || direction == GTK_DIR_TAB_FORWARD);
  if (!self->cut)
    return GTK_WIDGET_CLASS (arb_wrap_parent_class)->focus (widget, direction);
  /* GTK would go to what is nearest, also to what is out of view. */
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return focus_next (widget, direction, (direction == GTK_DIR_RIGHT) != is_turned (widget));
  return focus_row (widget, direction);
}

static void
arb_wrap_dispose (GObject *object)
{
  arb_wrap_clear (ARB_WRAP (object));

  G_OBJECT_CLASS (arb_wrap_parent_class)->dispose (object);
}

static void
arb_wrap_class_init (ArbWrapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_wrap_dispose;
  TABLE_OVERRIDE (widget_class, arb_wrap, get_request_mode, measure, size_allocate, focus);
  gtk_widget_class_set_css_name (widget_class, "wrap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
arb_wrap_init (ArbWrap *self)
{
  self->spacing = self->least = ARB_WRAP_SPACING;
}

void
arb_wrap_append (ArbWrap *self, GtkWidget *child)
{
  arb_wrap_insert (self, child, NULL);
}

void
arb_wrap_insert (ArbWrap *self, GtkWidget *child, GtkWidget *before)
{
  g_return_if_fail (ARB_IS_WRAP (self));

  gtk_widget_insert_before (child, GTK_WIDGET (self), before);
}

void
arb_wrap_remove (ArbWrap *self, GtkWidget *child)
{
  g_return_if_fail (ARB_IS_WRAP (self));
  g_return_if_fail (gtk_widget_get_parent (child) == GTK_WIDGET (self));

  if (self->stop == child)
    self->stop = NULL;
  gtk_widget_unparent (child);
}

void
arb_wrap_clear (ArbWrap *self)
{
  GtkWidget *child;

  g_return_if_fail (ARB_IS_WRAP (self));

  self->stop = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

void
arb_wrap_set_cut (ArbWrap *self, gboolean cut)
{
  g_return_if_fail (ARB_IS_WRAP (self));

  if (self->cut == cut)
    return;
  self->cut = cut;
  gtk_widget_set_overflow (GTK_WIDGET (self), cut ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
arb_wrap_stop_at (ArbWrap *self, GtkWidget *child)
{
  g_return_if_fail (ARB_IS_WRAP (self));
  g_return_if_fail (child == NULL || gtk_widget_get_parent (child) == GTK_WIDGET (self));

  self->one_stop = TRUE;
  self->stop = child;
  /* Who has the focus here follows. */
  if (is_shown (child) && gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (child);
}

void
arb_wrap_set_spacing (ArbWrap *self, int spacing)
{
  arb_wrap_set_spacing_least (self, spacing, spacing);
}

void
arb_wrap_set_spacing_least (ArbWrap *self, int spacing, int least)
{
  g_return_if_fail (ARB_IS_WRAP (self));
  g_return_if_fail (least <= spacing);

  if (self->spacing == spacing && self->least == least)
    return;
  self->spacing = spacing;
  self->least = least;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_mark (GtkWidget *child, const char *mark, gboolean set)
{
  if ((g_object_get_data (G_OBJECT (child), mark) != NULL) == set)
    return;
  g_object_set_data (G_OBJECT (child), mark, GINT_TO_POINTER (set));
  gtk_widget_queue_resize (child);
}

void
arb_wrap_keep (GtkWidget *child, gboolean kept)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
  set_mark (child, "kept", kept);
}

void
arb_wrap_halve (GtkWidget *child, gboolean halved)
{
  g_return_if_fail (GTK_IS_WIDGET (child));
  set_mark (child, "halved", halved);
}

void
arb_wrap_halve_beyond (ArbWrap *self, int height)
{
  g_return_if_fail (ARB_IS_WRAP (self));

  if (self->usual == height)
    return;
  self->usual = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
