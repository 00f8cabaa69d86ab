/* bench-undo.c - measures what an undo and a redo cost in the window: the new state, the widgets and the frame
 * in which they are drawn.  Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     bench-undo RECORD...
 *
 * Processor time of the whole process.  Nothing is stored: how quick the disk is does not belong to it.
 */
#include <adwaita.h>
#include <stdio.h>

#include "measure.h"
#include "shown.h"
#include "table/table-record.h"

#define STEPS 10 /* undone, and made again */
#define ROUNDS 5

typedef gboolean (*Act) (ArbSession *session);

static void
bench (ArbApplication *application, const char *path)
{
  ArbWindow *window;
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
  window = shown_window (application, session, 1200, 800);
  start = now ();
  idle = (double) (shown_draw (window) - start) / 1000;

  for (guint round = 0; round < rounds; round++)
    for (guint act = 0; act < G_N_ELEMENTS (acts); act++)
      for (guint step = 0; step < steps; step++)
        {
          start = now ();
          if (!acts[act](session))
            break;
          values[act][n[act]++] = (double) (shown_draw (window) - start) / 1000;
          shown_settle (window);
        }
  printf ("%s: %u entries; a frame alone takes %.1f ms\n", path, table_journal_length (arb_session_journal (session)),
          idle);
  shown_tell ("  undo", values[0], n[0], 16);
  shown_tell ("  redo", values[1], n[1], 16);
  shown_close (window);
}

int
main (int argc, char *argv[])
{
  g_autoptr (ArbApplication) application = shown_application_new ();

  shown_tell_head ("");
  for (int i = 1; i < argc; i++)
    bench (application, argv[i]);
  return 0;
}
