/* lost-focus.c - no window keeps the focus on a widget that is not shown any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A submenu that closes with its menu keeps the focus of its window.  GTK then gives a key to nobody, not even to the
 * window, until something else is clicked.  The same happens for a frame or two when what has the focus is removed,
 * such as a cell of the map by an undo: keys that are typed quickly would be lost.
 */
#include "config.h"

#include "lost-focus.h"

typedef struct
{
  GtkWindow *window;
  GtkWidget *home;
  GtkWidget *focus; /* watched; NULL: none */
  guint mending;
  int priority; /* of `mending` */
} Watch;

static gboolean
mend (gpointer data)
{
  Watch *watch = data;
  GtkWidget *focus = gtk_window_get_focus (watch->window);

  watch->mending = 0;
  /* A page that comes again, or GTK itself, may have moved it meanwhile. */
  if (focus == NULL || gtk_widget_get_mapped (focus) || !gtk_widget_get_mapped (GTK_WIDGET (watch->window)))
    return G_SOURCE_REMOVE;
  gtk_window_set_focus (watch->window, NULL);
  if (watch->home != NULL && gtk_widget_get_mapped (watch->home))
    gtk_widget_grab_focus (watch->home);
  return G_SOURCE_REMOVE;
}

static void
mend_at (Watch *watch, int priority)
{
  if (watch->mending != 0 && watch->priority <= priority)
    return;
  g_clear_handle_id (&watch->mending, g_source_remove);
  watch->mending = g_idle_add_full (priority, mend, watch, NULL);
  watch->priority = priority;
}

/* A menu: before the next key comes, but after all that is hidden together.  Anything else: when the window has been
 * laid out again, because a list hides the row with the focus for a moment while it scrolls, and shows it again. */
static void
hidden (Watch *watch)
{
  const gboolean menu = gtk_widget_get_ancestor (watch->focus, GTK_TYPE_POPOVER) != NULL;

  mend_at (watch, menu ? G_PRIORITY_HIGH : G_PRIORITY_LOW);
}

/* What was removed does not come back: before the next key. */
static void
moved (Watch *watch)
{
  if (gtk_widget_get_root (watch->focus) == NULL)
    mend_at (watch, G_PRIORITY_HIGH);
}

static void
drop (Watch *watch)
{
  if (watch->focus == NULL)
    return;
  g_signal_handlers_disconnect_by_data (watch->focus, watch);
  g_clear_weak_pointer (&watch->focus);
}

static void
focus_moved (Watch *watch)
{
  drop (watch);
  g_set_weak_pointer (&watch->focus, gtk_window_get_focus (watch->window));
  if (watch->focus == NULL)
    return;
  g_signal_connect_swapped (watch->focus, "unmap", G_CALLBACK (hidden), watch);
  g_signal_connect_swapped (watch->focus, "notify::root", G_CALLBACK (moved), watch);
  if (!gtk_widget_get_mapped (watch->focus))
    hidden (watch);
}

static void
watch_free (gpointer data, GObject *window)
{
  Watch *watch = data;

  drop (watch);
  g_clear_handle_id (&watch->mending, g_source_remove);
  g_free (watch);
}

void
arb_lost_focus_mend (GtkWindow *window, GtkWidget *home)
{
  Watch *watch = g_new0 (Watch, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));

  watch->window = window;
  watch->home = home;
  g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (focus_moved), watch);
  g_object_weak_ref (G_OBJECT (window), watch_free, watch);
}
