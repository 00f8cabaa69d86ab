/* shown.c - see shown.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "shown.h"

#include <stdio.h>
#include <stdlib.h>

#include "measure.h"

#define QUIET 4 /* frames */

ArbApplication *
shown_application_new (void)
{
  g_autofree char *home = g_dir_make_tmp ("arbitress-bench-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  ArbApplication *application;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return application;
}

ArbWindow *
shown_window (ArbApplication *application, ArbSession *session, int width, int height)
{
  ArbWindow *window = arb_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  arb_window_set_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 5; i++)
    shown_settle (window);
  return window;
}

void
shown_close (ArbWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static gboolean
count_frames (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  *left -= *left > 0;
  return *left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
shown_settle (ArbWindow *window)
{
  guint left = QUIET;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frames, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
}

static void
painted (GdkFrameClock *clock, gint64 *when)
{
  if (*when == 0)
    *when = now ();
}

gint64
shown_draw (ArbWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gint64 when = 0;
  const gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted), &when);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (when == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  return when;
}

gpointer
shown_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = shown_find (child, type);
  return found;
}

gpointer
shown_part (ArbWindow *window, GType type)
{
  gpointer found = shown_find (GTK_WIDGET (window), type);

  g_assert (found != NULL);
  return found;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

void
shown_tell_head (const char *what)
{
  printf ("%-44s %7s %7s %7s\n", what, "least", "median", "most");
}

void
shown_tell (const char *what, double *milliseconds, guint n, double goal)
{
  qsort (milliseconds, n, sizeof *milliseconds, compare);
  printf ("%-44s %7.1f %7.1f %7.1f ms   goal < %g\n", what, milliseconds[0], milliseconds[n / 2], milliseconds[n - 1],
          goal);
}
