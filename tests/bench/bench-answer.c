/* bench-answer.c - measures how long a dispute takes in the window with 300 tiles on the table: the question, the
 * answer on the desk, and the frames that draw it.  Needs a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two inputs: the action that asks, and a choice of the prompt.  Before a tile is laid: one more action.  The times are
 * processor time of the whole process.  The game is one of the simple player with itself, so features are contested.
 */
#include <adwaita.h>
#include <stdio.h>

#include "app/kit/settings.h"
#include "app/shell/application.h"
#include "app/shell/window.h"
#include "app/table/prompt.h"
#include "app/table/table-page.h"
#include "carcassonne/carc-policy.h"
#include "carcassonne/carc-systems.h"
#include "measure.h"

#define TILES 300
#define ASKED 20 /* features */
#define DRAWN 2  /* when the second frame begins, the first one is drawn */
#define QUIET 4
#define SETUP                                                                                                          \
  "player Anna red", "player Ben blue", "player Clara green", "player David yellow", "set base 5", "use arbitress"

/* ---- the game ---- */

static TableJournal *
journal_new (void)
{
  static const char *const lines[] = { SETUP };
  TableSetup *setup = table_setup_new (&carc_game);
  TableRefusal why;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (!table_setup_line (setup, lines[i], &why))
      g_error ("%s", why.sentence);
  return table_journal_new (setup, &why);
}

static void
play (TableJournal *journal, guint tiles)
{
  const CarcState *state = table_journal_state (journal);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);

  while (state->n_placed < tiles)
    {
      const guint tile = pick (state->rules->n_tiles);
      CarcEntry entry;

      if (state->remaining[tile] == 0 || carc_policy_rank (policy, state, tile, &entry, NULL, 1) == 0)
        continue;
      g_autofree char *line = table_acts_print (&carc_act_table, state->rules, &entry);
      if (!table_journal_append (journal, line, NULL))
        g_error ("“%s” is refused", line);
      state = table_journal_state (journal);
    }
}

/* ---- the window ---- */

static gboolean
count_frames (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  *left -= *left > 0;
  return *left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
settle (GtkWidget *window, guint frames)
{
  guint left = frames;

  gtk_widget_add_tick_callback (window, count_frames, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

static void
tell (const char *what, double *values, guint n)
{
  qsort (values, n, sizeof *values, compare);
  printf ("%-44s %7.1f %7.1f %7.1f ms   goal < 100\n", what, values[0], values[n / 2], values[n - 1]);
}

static void
bench (ArbWindow *window)
{
  ArbTablePage *page = ARB_TABLE_PAGE (find (GTK_WIDGET (window), ARB_TYPE_TABLE_PAGE));
  GtkWidget *prompt = find (GTK_WIDGET (window), ARB_TYPE_PROMPT);
  GActionGroup *actions = arb_table_page_get_actions (page);
  const guint asked = measure_is_brief () ? 1 : ASKED;
  double why[ASKED], before[ASKED];
  guint n = 0;

  for (guint i = 0; i < asked; i++)
    {
      gint64 start = now ();

      g_action_group_activate_action (actions, "ask", NULL);
      g_signal_emit_by_name (prompt, "pick", i);
      settle (GTK_WIDGET (window), DRAWN);
      why[i] = (double) (now () - start) / 1000;
      if (arb_table_page_get_answer (page) == NULL)
        g_error ("question %u has no answer", i);
      g_action_group_activate_action (actions, "ask", NULL); /* it closes the desk, */
      g_action_group_activate_action (actions, "ask", NULL); /* and the question ends */
      settle (GTK_WIDGET (window), QUIET);
    }
  tell ("why: two inputs, and the answer is drawn", why, asked);
  if (arb_settings () == NULL)
    return;
  g_settings_set_boolean (arb_settings (), "advice", TRUE);
  for (guint i = 0; i < asked; i++)
    {
      g_signal_emit_by_name (prompt, "pick", i); /* a tile; its place is asked for next */
      settle (GTK_WIDGET (window), QUIET);

      gint64 start = now ();

      g_action_group_activate_action (actions, "advise", NULL);
      settle (GTK_WIDGET (window), DRAWN);
      if (arb_table_page_get_answer (page) != NULL)
        before[n++] = (double) (now () - start) / 1000;
      g_action_group_activate_action (actions, "undo", NULL);
      settle (GTK_WIDGET (window), QUIET);
    }
  if (n > 0)
    tell ("before: what the tile would bring, drawn", before, n);
}

int
main (int argc, char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("arbitress-bench-XXXXXX", NULL);
  g_autoptr (ArbApplication) application = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (GError) error = NULL;
  TableJournal *journal;
  ArbWindow *window;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, &error))
    g_error ("%s", error->message);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  journal = journal_new ();
  play (journal, measure_is_brief () ? 30 : TILES);
  session = arb_session_new (NULL, 0, 0, journal);
  window = arb_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  arb_window_set_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 5; i++)
    settle (GTK_WIDGET (window), QUIET);
  printf ("%-44s %7s %7s %7s      (%u tiles)\n", "", "least", "median", "most", measure_is_brief () ? 30u : TILES);
  bench (window);
  gtk_window_close (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return 0;
}
