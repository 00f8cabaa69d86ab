/* test-only-answer.c - in the window, an entry that is the only one possible is taken and told, and undo gives it back
 * together with the one that led to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "prompt/carc-flow.h"
#include "stage.h"
#include "../table/test-add.h"

/* A recorded game up to an entry of the dragon after which it has only one way. */
typedef struct
{
  char *record; /* without this entry */
  guint at;     /* its index */
  guint choice; /* the answer that makes it */
  char *forced; /* what follows */
} Case;

static Case
find_case (void)
{
  g_autoptr (Flow) flow = FLOW (act_flow_new (&carc_flow_game));
  g_autoptr (TableJournal) recorded = stage_journal ("tests/games/fixtures/ic-pd-p2.arb");
  Case found = { NULL };

  for (guint i = 0; i + 1 < table_journal_length (recorded); i++)
    {
      g_autoptr (CarcState) before = table_journal_state_at (recorded, i);
      g_autoptr (CarcState) after = table_journal_state_at (recorded, i + 1);
      g_autofree CarcEntry *entry = g_new0 (CarcEntry, 1);
      g_autofree char *one = NULL;
      const char *line = table_journal_entry (recorded, i).line;
      TableJournal *begun;

      flow_set_state (flow, after, TABLE_AIDS_OPEN);
      found.forced = flow_forced (flow);
      flow_set_state (flow, before, TABLE_AIDS_OPEN);
      one = flow_forced (flow);
      if (!g_str_has_prefix (line, "dragon ") || found.forced == NULL || one != NULL)
        {
          g_free (found.forced);
          continue;
        }
      g_assert_true (table_game_read (&carc_game, before->rules, line, entry, NULL));
      found.at = i;
      found.choice = (guint) act_flow_answer (ACT_FLOW (flow), entry);
      begun = table_journal_new (table_journal_setup (recorded), NULL);
      for (guint k = 0; k < i; k++)
        table_journal_append (begun, table_journal_entry (recorded, k).line, NULL);
      found.record = table_record_print (begun, G_MAXUINT);
      table_journal_free (begun);
      return found;
    }
  g_assert_not_reached ();
}

static void
act (Stage *stage, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->page), action, NULL));
  stage_spin ();
}

static guint
n_answers (Stage *stage)
{
  guint n = 0;

  for (GtkWidget *at = gtk_widget_get_first_child (stage_answers (stage)); at != NULL;
       at = gtk_widget_get_next_sibling (at))
    n += gtk_widget_get_visible (at);
  return n;
}

static void
test_dragon (void)
{
  const Case the_case = find_case ();
  Stage stage = stage_of (the_case.record);
  const char *told = "Taken, the only answer: ";
  guint all;

  g_assert_cmpuint (n_answers (&stage), >, 1);
  stage_pick (&stage, the_case.choice);
  stage_spin ();
  all = stage_length (&stage);
  g_assert_cmpuint (all, >=, the_case.at + 2);
  g_assert_cmpstr (table_journal_entry (arb_session_journal (stage.session), the_case.at + 1).line, ==,
                   the_case.forced);
  g_assert_true (stage_says (GTK_WIDGET (stage.page), told, FALSE));

  /* Undo gives back one entry after the other: the question is asked then, and nothing is taken again. */
  for (guint n = all; n > the_case.at; n--)
    {
      act (&stage, "table.undo");
      g_assert_cmpuint (stage_length (&stage), ==, n - 1);
      g_assert_true (n - 1 == the_case.at ? n_answers (&stage) > 1 : n_answers (&stage) == 1);
    }
  for (guint n = the_case.at; n < all; n++)
    act (&stage, "table.redo");
  g_assert_cmpuint (stage_length (&stage), ==, all);

  /* Whoever takes back only that entry is asked. */
  g_assert_true (arb_session_truncate (stage.session, the_case.at + 1, NULL));
  stage_spin ();
  g_assert_cmpuint (stage_length (&stage), ==, the_case.at + 1);
  g_assert_cmpuint (n_answers (&stage), ==, 1);
  stage_pick (&stage, 0);
  stage_spin ();
  g_assert_cmpuint (stage_length (&stage), ==, all);

  /* An old entry that is put right is not answered by the program. */
  if (all > the_case.at + 2)
    g_assert_true (arb_session_truncate (stage.session, the_case.at + 2, NULL));
  act (&stage, "table.change");
  g_assert_cmpuint (stage_length (&stage), ==, the_case.at + 2);
  g_assert_cmpuint (n_answers (&stage), ==, 1);
  stage_clear (&stage);
  g_free (the_case.record);
  g_free (the_case.forced);
}

STAGE_MAIN_AFTER (g_setenv ("GTK_A11Y", "test", TRUE), stage_init, "/only-answer", dragon)
