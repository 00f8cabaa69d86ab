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
#include "app/table/prompt.h"
#include "app/table/table-page.h"
#include "carcassonne/carc-policy.h"
#include "carcassonne/carc-systems.h"
#include "measure.h"
#include "shown.h"

#define TILES 300
#define ASKED 20 /* features */
#define GOAL 100 /* milliseconds */
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

static void
bench (ArbWindow *window)
{
  ArbTablePage *page = shown_part (window, ARB_TYPE_TABLE_PAGE);
  GtkWidget *prompt = shown_part (window, ARB_TYPE_PROMPT);
  GActionGroup *actions = arb_table_page_get_actions (page);
  const guint asked = measure_is_brief () ? 1 : ASKED;
  double why[ASKED], before[ASKED];
  guint n = 0;

  for (guint i = 0; i < asked; i++)
    {
      gint64 start = now ();

      g_action_group_activate_action (actions, "ask", NULL);
      g_signal_emit_by_name (prompt, "pick", i);
      why[i] = (double) (shown_draw (window) - start) / 1000;
      shown_settle (window);
      if (arb_desk_get_answer (arb_table_page_get_desk (page)) == NULL)
        g_error ("question %u has no answer", i);
      g_action_group_activate_action (actions, "ask", NULL); /* it closes the desk, */
      g_action_group_activate_action (actions, "ask", NULL); /* and the question ends */
      shown_settle (window);
    }
  shown_tell ("why: two inputs, and the answer is drawn", why, asked, GOAL);
  if (arb_settings () == NULL)
    return;
  g_settings_set_boolean (arb_settings (), "advice", TRUE);
  for (guint i = 0; i < asked; i++)
    {
      g_signal_emit_by_name (prompt, "pick", i); /* a tile; its place is asked for next */
      shown_settle (window);

      gint64 start = now ();

      g_action_group_activate_action (actions, "advise", NULL);
      const gint64 drawn = shown_draw (window);

      shown_settle (window);
      if (arb_desk_get_answer (arb_table_page_get_desk (page)) != NULL)
        before[n++] = (double) (drawn - start) / 1000;
      g_action_group_activate_action (actions, "undo", NULL);
      shown_settle (window);
    }
  if (n > 0)
    shown_tell ("before: what the tile would bring, drawn", before, n, GOAL);
}

int
main (int argc, char *argv[])
{
  g_autoptr (ArbApplication) application = shown_application_new ();
  g_autoptr (ArbSession) session = NULL;
  const guint tiles = measure_is_brief () ? 30 : TILES;
  TableJournal *journal = journal_new ();
  g_autofree char *title = g_strdup_printf ("%u tiles", tiles);
  ArbWindow *window;

  play (journal, tiles);
  session = arb_session_new (NULL, 0, 0, journal);
  window = shown_window (application, session, 1200, 800);
  shown_tell_head (title);
  bench (window);
  shown_close (window);
  return 0;
}
