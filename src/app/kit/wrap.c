/* wrap.c - children side by side, in as many rows as needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "wrap.h"

#define SPACING 6

struct _ArbWrap
{
  GtkWidget parent_instance;

  gboolean cut; /* rows for which there is no room are not shown, except the first one */
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

/* The size of a child in rows of this width.  One that expands has a row of its own. */
static void
size_of (GtkWidget *child, int width, int *wide, int *high)
{
  GtkRequisition natural;

  gtk_widget_get_preferred_size (child, NULL, &natural);
  *wide = gtk_widget_get_hexpand (child) ? width : MIN (natural.width, width);
  *high = natural.height;
  if (*wide < natural.width)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, *wide, NULL, high, NULL, NULL);
}

/* The row that begins with `first`: its size, and the child after it. */
static GtkWidget *
row_of (GtkWidget *first, int width, int *wide, int *high)
{
  GtkWidget *child = first;

  *wide = *high = 0;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_wide, child_high;

      if (!gtk_widget_should_layout (child))
        continue;
      size_of (child, width, &child_wide, &child_high);
      if (*wide > 0 && *wide + SPACING + child_wide > width)
        break;
      *wide += child_wide + (*wide > 0 ? SPACING : 0);
      *high = MAX (*high, child_high);
    }
  return child;
}

static void
allocate_row (GtkWidget *widget, GtkWidget *first, const GtkWidget *after, int x, int y, int width)
{
  for (GtkWidget *child = first; child != after; child = gtk_widget_get_next_sibling (child))
    {
      GtkAllocation at = { x, y, 0, 0 };

      if (!gtk_widget_should_layout (child))
        continue;
      size_of (child, width, &at.width, &at.height);
      if (is_turned (widget))
        at.x = width - x - at.width;
      gtk_widget_size_allocate (child, &at, -1);
      x += at.width + SPACING;
    }
}

static void
set_row_visible (GtkWidget *first, const GtkWidget *after, gboolean visible)
{
  for (GtkWidget *child = first; child != after; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, visible);
}

/* Allocates the children in a `width` and `height`, or only computes the height that they need, with `height` -1. */
static int
lay_out (GtkWidget *widget, int width, int height)
{
  const gboolean cut = ARB_WRAP (widget)->cut, allocate = height >= 0;
  const gboolean centred = gtk_widget_get_halign (widget) == GTK_ALIGN_CENTER;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      int wide, high;
      GtkWidget *after = row_of (child, width, &wide, &high);

      if (allocate)
        set_row_visible (child, after, !cut || y + high <= height);
      if (allocate && (!cut || y + high <= height))
        allocate_row (widget, child, after, centred ? MAX ((width - wide) / 2, 0) : 0, y, width);
      y += wide > 0 ? high + SPACING : 0;
      child = after;
    }
  return MAX (y - SPACING, 0);
}

static int
first_row (GtkWidget *widget, int width)
{
  GtkWidget *first = gtk_widget_get_first_child (widget);
  int wide, high = 0;

  if (first != NULL)
    row_of (first, width, &wide, &high);
  return high;
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
      *natural += child_natural + (*natural > 0 ? SPACING : 0);
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

      *natural = lay_out (widget, width, -1);
      *minimum = ARB_WRAP (widget)->cut ? first_row (widget, width) : *natural;
    }
}

static void
arb_wrap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (widget, width, height);
}

/* FALSE also for a child whose row is cut. */
static gboolean
is_shown (GtkWidget *child)
{
  return child != NULL && gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child);
}

/* For the Tab key all children are one stop: it goes to one of them, and from there out of the group. */
static gboolean
arb_wrap_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean by_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (!ARB_WRAP (widget)->one_stop || !by_tab)
    return GTK_WIDGET_CLASS (arb_wrap_parent_class)->focus (widget, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  for (GtkWidget *child = is_shown (ARB_WRAP (widget)->stop) ? ARB_WRAP (widget)->stop
                                                             : gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_child_focus (child, GTK_DIR_TAB_FORWARD))
      return TRUE;
  return FALSE;
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
  widget_class->get_request_mode = arb_wrap_get_request_mode;
  widget_class->measure = arb_wrap_measure;
  widget_class->size_allocate = arb_wrap_size_allocate;
  widget_class->focus = arb_wrap_focus;
  gtk_widget_class_set_css_name (widget_class, "wrap");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
arb_wrap_init (ArbWrap *self)
{
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
