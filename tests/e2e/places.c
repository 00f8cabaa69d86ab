/* places.c - loaded into the program by driver.py: corrects the places of widgets where GTK reports them wrongly.
 *
 * GTK tells the accessibility bus the place of a widget as a sum: its place in its parent, the place of the parent in
 * its own parent, and so on up to the window. GTK 4.18 measures each from the contents of the parent, so the sum does
 * not include padding and border, and a click would miss. Here each is measured from the edge of the parent, and what
 * is in a window from the window's contents: its frame is not a part of them.
 *
 * GTK 4.18 also uses only these places to find what is at a point, even if it is hidden. So a widget that is not
 * visible has no place here. A page of a stack is not a widget: it has no place of its own, but it has the stack's
 * size, so that the widgets on it are found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include <adwaita.h>
#include <dlfcn.h>

/* A revealer keeps its size while it shows nothing. */
static gboolean
is_shown (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget)
         && (!GTK_IS_REVEALER (widget) || gtk_revealer_get_reveal_child (GTK_REVEALER (widget)));
}

static gboolean
place (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible), *parent = gtk_widget_get_parent (widget);
  graphene_rect_t here, around = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  *x = *y = *width = *height = 0;
  if (!is_shown (widget))
    return FALSE;
  if (parent == NULL)
    {
      *width = gtk_widget_get_width (widget);
      *height = gtk_widget_get_height (widget);
      return TRUE;
    }
  if (!gtk_widget_compute_bounds (widget, parent, &here)
      || (gtk_widget_get_parent (parent) != NULL && !gtk_widget_compute_bounds (parent, parent, &around)))
    return FALSE;
  *x = (int) (here.origin.x - around.origin.x);
  *y = (int) (here.origin.y - around.origin.y);
  *width = (int) here.size.width;
  *height = (int) here.size.height;
  return TRUE;
}

static gboolean
page_place (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  g_autoptr (GtkWidget) child = NULL;

  g_object_get (accessible, "child", &child, NULL);
  *x = *y = *width = *height = 0;
  if (child == NULL || !gtk_widget_get_mapped (child))
    return FALSE;
  *width = gtk_widget_get_width (gtk_widget_get_parent (child));
  *height = gtk_widget_get_height (gtk_widget_get_parent (child));
  return TRUE;
}

static void
tell (GType type, gboolean (*get_bounds) (GtkAccessible *, int *, int *, int *, int *))
{
  GtkAccessibleInterface *accessible = g_type_interface_peek (g_type_class_ref (type), GTK_TYPE_ACCESSIBLE);

  if (accessible != NULL)
    accessible->get_bounds = get_bounds;
}

/* The first step of the program: GTK is loaded, but there is no widget yet. */
G_MODULE_EXPORT int
g_application_run (GApplication *application, int argc, char **argv)
{
  int (*run) (GApplication *, int, char **) = dlsym (RTLD_NEXT, "g_application_run");

  tell (GTK_TYPE_WIDGET, place);
  tell (GTK_TYPE_STACK_PAGE, page_place);
  tell (ADW_TYPE_VIEW_STACK_PAGE, page_place);
  return run (application, argc, argv);
}
