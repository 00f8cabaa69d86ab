/* test-change-card.c - the card of changes: what does not fit any more is settled before anything later is asked, each
 * step can be taken back, and what accepting leaves open is said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include "app/table/change-ask.h"
#include "app/table/change-card.h"
#include "app/table/prompt.h"
#include "../table/test-add.h"

/* With the throw of 6, Anna gets the wood for her road, and has seven cards when she throws the 7.  Without it she
 * cannot pay the road, and with eight cards she would have to discard; but first it must be said what became of the
 * road. */
#define EVENING                                                                                                        \
  "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nhands\nplay\n"                \
  "found 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 44 44-45\nfound 10 9-10\nfound 13 12-13\n"                    \
  "roll 6\nbuild road 33-34\nroll 8\nroll 3\nroll 10\nroll 11\nroll 6\nroll 7\ndiscard Clara wood 4\nrobber C\n"
#define THROW 6 /* its place among the entries */

static char *told; /* by the card, when a change was made */

static void
made (gpointer user_data, const char *words)
{
  g_free (told);
  told = g_strdup (words);
}

static void
change (Stage *stage, guint at, const char *line)
{
  const TableEdit edit = { TABLE_EDIT_REPLACE, at, 0, line };
  TableRefusal why = { "" };

  if (!arb_change_card_edit (GTK_WIDGET (stage->page), stage->session, &edit, FALSE, made, NULL, &why))
    g_error ("%s: %s", line, why.sentence);
  stage_spin ();
}

/* What must be settled comes first, the question after it; each step can be taken back. */
static void
test_order (void)
{
  g_auto (Stage) stage = stage_of (EVENING);

  change (&stage, THROW, "roll 12");
  g_assert_nonnull (stage_modal ());
  g_assert_true (stage_says (stage_modal (), "Turn 1: Anna builds the road 33-34", FALSE));
  g_assert_nonnull (stage_button (stage_modal (), "_Leave It"));
  g_assert_null (stage_button (stage_modal (), "_Back"));
  /* The discard and the robber; the road itself does not wait, neither while it is entered again. */
  g_assert_true (stage_says (stage_modal (), "2 later entries wait for this", FALSE));
  g_assert_false (stage_says (stage_modal (), "discard", FALSE));
  stage_press (stage_modal (), "_Leave It");
  g_assert_true (stage_says (stage_modal (), "discard", FALSE));
  g_assert_true (stage_says (stage_modal (), "Turn 7: ", FALSE));
  g_assert_null (stage_button (stage_modal (), "_Leave It"));
  g_assert_true (stage_says (stage_modal (), "Accept; ", FALSE));
  stage_press (stage_modal (), "_Back");
  g_assert_nonnull (stage_button (stage_modal (), "_Leave It"));
  /* Without the road, the question is the same, and nothing is left over that does not fit. */
  stage_press (stage_modal (), "_Drop");
  g_assert_true (stage_says (stage_modal (), "discard", FALSE));
  stage_press (stage_modal (), "_Back");
  stage_press (stage_modal (), "_Enter It Again");
  g_assert_true (stage_says (stage_modal (), "2 later entries wait for this", FALSE));
  g_assert_false (stage_says (stage_modal (), "discard", FALSE));
  g_assert_null (stage_button (stage_modal (), "_Leave It"));
  /* From the next question, the way back leads over this one. */
  g_signal_emit_by_name (stage_find (stage_modal (), ARB_TYPE_CHANGE_ASK), "answered", "note \"no road\"");
  stage_spin ();
  g_assert_true (stage_says (stage_modal (), "discard", FALSE));
  stage_press (stage_modal (), "_Back");
  g_assert_false (stage_says (stage_modal (), "discard", FALSE));
  g_assert_null (stage_button (stage_modal (), "_Leave It"));
  stage_press (stage_modal (), "_Back");
  g_assert_nonnull (stage_button (stage_modal (), "_Leave It"));
  stage_press (stage_modal (), "_Cancel");
  g_assert_null (stage_modal ());
}

/* An older throw was put right once, which is remembered behind the throw of 5.  When that becomes a 7, the robber
 * follows the throw, and not what is remembered. */
static void
test_behind_edits (void)
{
  g_auto (Stage) stage = stage_of (EVENING "roll 5\n");
  const guint n = stage_length (&stage);
  const TableEdit edit = { TABLE_EDIT_REPLACE, THROW + 3, 0, "roll 4" };
  const TableEdit throw = { TABLE_EDIT_REPLACE, n - 1, 0, "roll 7" };
  TableRefusal why;

  g_assert_true (arb_session_edit (stage.session, &edit, 1, "", &why));
  stage_spin ();
  g_assert_true (g_str_has_prefix (stage_last (&stage), "replaced "));
  g_assert_true (arb_session_append (stage.session, "roll 3", &why));
  stage_spin ();
  g_assert_true (arb_change_card_edit (GTK_WIDGET (stage.page), stage.session, &throw, FALSE, made, NULL, &why));
  stage_spin ();
  g_assert_true (stage_says (stage_modal (), "Turn 8: Ben rolls 7", TRUE));
  stage_press (stage_modal (), "_Cancel");
}

/* What is no longer asked for is named before it is dropped. */
static void
test_named (void)
{
  g_auto (Stage) stage = stage_of (EVENING);

  change (&stage, THROW + 7, "roll 2");
  g_assert_nonnull (stage_button (stage_modal (), "_Drop the 2 entries that are no longer asked for"));
  g_assert_true (stage_says (stage_modal (), "− Clara discards 4 wood", TRUE));
  stage_press (stage_modal (), "_Cancel");
}

/* Whoever enters the same again changes nothing, and nothing is remembered. */
static void
test_same (void)
{
  g_auto (Stage) stage = stage_of (EVENING);
  const guint length = stage_length (&stage);

  change (&stage, THROW, "roll 6");
  g_assert_null (stage_modal ());
  g_assert_cmpstr (told, ==, "The entry is as it was");
  g_assert_cmpuint (stage_length (&stage), ==, length);
}

/* Who was not there got no points.  Whoever enters them again for Ben cannot put another cell right meanwhile: the
 * answer stands in place of that entry. */
static void
test_pad (void)
{
  g_auto (Stage)
      stage = stage_of ("Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nplay\n"
                        "score Anna 1\nscore Ben 2\nscore Anna 3\n");
  const TableEdit edit = { TABLE_EDIT_INSERT, 2, 0, "leaves Anna" };
  GtkWidget *ask;
  TableRefusal why;

  g_assert_true (arb_change_card_edit (GTK_WIDGET (stage.page), stage.session, &edit, FALSE, made, NULL, &why));
  stage_spin ();
  /* Nobody must say who gets points, so the entry can also be left or dropped. */
  g_assert_nonnull (stage_button (stage_modal (), "_Leave It"));
  g_assert_nonnull (stage_button (stage_modal (), "_Drop"));
  stage_press (stage_modal (), "_Enter It Again");
  ask = stage_find (stage_modal (), ARB_TYPE_CHANGE_ASK);
  g_assert_true (gtk_widget_get_mapped (ask));
  /* In the cell above, 7 would be the points of Ben's first entry; also after the way back to the first question. */
  stage_key (ask, GDK_KEY_question, 0, 0);
  g_assert_true (stage_key (ask, GDK_KEY_Escape, 0, 0));
  stage_key (ask, GDK_KEY_Up, 0, 0);
  stage_key (ask, GDK_KEY_7, 0, 0);
  g_assert_true (stage_key (ask, GDK_KEY_Return, 0, 0));
  g_assert_null (stage_button (stage_modal (), "_Leave It")); /* it is still entered again */
  g_assert_true (gtk_widget_get_mapped (ask));
  g_assert_true (stage_says (ask, "Ben", FALSE));
  g_signal_emit_by_name (stage_find (ask, ARB_TYPE_PROMPT), "words", "7");
  stage_spin ();
  stage_press (stage_modal (), "_Accept");
  g_assert_cmpstr (table_journal_entry (arb_session_journal (stage.session), 1).line, ==, "score Ben 2");
  g_assert_cmpstr (table_journal_entry (arb_session_journal (stage.session), 2).line, ==, "leaves Anna");
  g_assert_cmpstr (table_journal_entry (arb_session_journal (stage.session), 3).line, ==, "score Ben 7");
}

STAGE_MAIN (stage_init, "/change-card", order, behind_edits, named, same, pad)
