/* test-timeline.c - Moves, the list of the entries: where it is scrolled to, and what it says of a changed entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/table/timeline.h"
#include "stage.h"
#include "table/table-edit.h"
#include "../table/test-add.h"

#define BASE "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nuse arbitress\nplay\n"

/* What is remembered of a change is told in words, not in those of the record. */
static void
test_remembered_words (void)
{
  g_auto (Stage) stage = stage_of (BASE "place frfr -1,0 r0\nplace frfr -2,0 r0\nnote hello\n");
  const TableEdit edit = { .how = TABLE_EDIT_REPLACE, .at = 1, .line = "place frfr 1,0 r0" };
  g_autofree char *told = NULL;
  TableRefusal why;

  g_assert_true (arb_session_edit (stage.session, &edit, 1, "Ben stood there", &why));
  told = table_journal_tell (arb_session_journal (stage.session), 3, arb_session_now (stage.session).state);
  g_assert_cmpstr (told, ==, "Entry 2 was changed; before: Ben: straight road at -2,0, because: Ben stood there");
}

/* Waits for the first place to which a list scrolls that passes a test. */
static void
await_place (GtkAdjustment *scrolled, gboolean (*is_wanted) (GtkAdjustment *scrolled))
{
  while (!is_wanted (scrolled))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_low (GtkAdjustment *scrolled)
{
  return gtk_adjustment_get_value (scrolled)
         > (gtk_adjustment_get_upper (scrolled) - gtk_adjustment_get_page_size (scrolled)) / 2;
}

static gboolean
is_at_top (GtkAdjustment *scrolled)
{
  return gtk_adjustment_get_upper (scrolled) > gtk_adjustment_get_page_size (scrolled)
         && gtk_adjustment_get_value (scrolled) <= 0;
}

/* Whoever looks at an early entry sees it in the long list; what comes while the list is not shown is seen later. */
static void
test_scrolls (void)
{
  g_autoptr (GString) record = g_string_new (BASE);
  GtkWidget *timeline, *list;
  AdwViewStack *pages;
  GtkAdjustment *scrolled;
  Stage stage;

  for (guint i = 0; i < 60; i++)
    g_string_append_printf (record, "note \"entry %u\"\n", i);
  stage = stage_of (record->str);
  timeline = stage_part (&stage, ARB_TYPE_TIMELINE);
  list = stage_find (timeline, GTK_TYPE_LIST_VIEW);
  pages = ADW_VIEW_STACK (gtk_widget_get_ancestor (timeline, ADW_TYPE_VIEW_STACK));
  adw_view_stack_set_visible_child (pages, timeline);
  stage_spin ();
  scrolled = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  await_place (scrolled, is_at_top);
  arb_session_look_at (stage.session, 3);
  await_place (scrolled, is_low);
  adw_view_stack_set_visible_child_name (pages, "points");
  stage_spin ();
  arb_session_look_at (stage.session, G_MAXUINT);
  g_assert_true (arb_session_append (stage.session, "note last", NULL));
  adw_view_stack_set_visible_child (pages, timeline);
  await_place (scrolled, is_at_top);
  stage_clear (&stage);
}

STAGE_MAIN_AFTER (g_setenv ("GTK_A11Y", "test", TRUE), stage_init, "/timeline", remembered_words, scrolls)
