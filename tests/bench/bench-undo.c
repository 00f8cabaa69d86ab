/* bench-undo.c - measures what an undo and a redo cost in the window: the new state, the widgets and the frames.
 * Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-undo RECORD...
 *
 * Processor time of the whole process.  Nothing is stored: how quick the disk is does not belong to it.
 */
#include <adwaita.h>
#include <stdio.h>

#include "app/shell/application.h"
#include "app/shell/window.h"
#include "measure.h"
#include "table/table-record.h"

#define STEPS 10 /* undone, and made again */
#define ROUNDS 5
#define QUIET_FRAMES 3

static gboolean
count_frames (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  *left -= *left > 0;
  return *left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Some frames, and all that waits for idle between them. */
static void
settle (GtkWidget *window)
{
  guint left = QUIET_FRAMES;

  gtk_widget_add_tick_callback (window, count_frames, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

typedef gboolean (*Act) (ArbSession *session);

static int
compare (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
tell (const char *what, double *values, guint n, double idle)
{
  qsort (values, n, sizeof *values, compare);
  printf ("  %-6s %7.1f %7.1f %7.1f ms, of it %.1f for the frames   goal < 16\n", what, values[0], values[n / 2],
          values[n - 1], idle);
}

static void
bench (ArbApplication *application, const char *path)
{
  ArbWindow *window = arb_window_new (application);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = NULL;
  TableJournal *journal;
  const guint rounds = measure_is_brief () ? 1 : ROUNDS, steps = measure_is_brief () ? 1 : STEPS;
  static const Act acts[] = { arb_session_undo, arb_session_redo };
  double values[2][ROUNDS * STEPS], idle;
  guint n[2] = { 0 };
  gsize length;
  gint64 start;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  journal = table_record_parse (text, length, NULL, &error);
  if (journal == NULL)
    g_error ("%s", error->message);
  session = arb_session_new (NULL, 0, 0, journal);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  arb_window_set_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 5; i++)
    settle (GTK_WIDGET (window));
  start = now ();
  settle (GTK_WIDGET (window));
  idle = (double) (now () - start) / 1000;

  for (guint round = 0; round < rounds; round++)
    for (guint act = 0; act < G_N_ELEMENTS (acts); act++)
      for (guint step = 0; step < steps; step++)
        {
          start = now ();
          if (!acts[act](session))
            break;
          settle (GTK_WIDGET (window));
          values[act][n[act]++] = (double) (now () - start) / 1000;
        }
  printf ("%s: %u entries\n", path, table_journal_length (arb_session_journal (session)));
  tell ("undo", values[0], n[0], idle);
  tell ("redo", values[1], n[1], idle);
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("arbitress-bench-XXXXXX", NULL);
  g_autoptr (ArbApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  printf ("%-8s %7s %7s %7s\n", "", "least", "median", "most");
  for (int i = 1; i < argc; i++)
    bench (application, argv[i]);
  return 0;
}
