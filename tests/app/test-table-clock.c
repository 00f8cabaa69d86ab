/* test-table-clock.c - the turn clock beside the names of the players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/table/score-row.h"
#include "app/table/scoreboard.h"
#include "stage.h"
#include "../table/test-add.h"

#define BASE "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nuse arbitress\nplay\n"

static gint64 now;

static gint64
fake_now (void)
{
  return now;
}

static GtkLabel *
clock_of (Stage *stage, guint player)
{
  GtkWidget *rows = stage_find (stage_part (stage, ARB_TYPE_SCOREBOARD), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), (int) player);

  return stage_child (row, ARB_TYPE_SCORE_ROW, "clock");
}

/* "-" if there is none. */
static void
assert_clocks (Stage *stage, const char *first, const char *second)
{
  const char *const wanted[] = { first, second };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      GtkWidget *label = GTK_WIDGET (clock_of (stage, i));

      g_assert_cmpstr (gtk_widget_get_visible (label) ? gtk_label_get_text (GTK_LABEL (label)) : "-", ==, wanted[i]);
    }
}

/* Beside the names, if it is switched on; it stands while the table is not on the screen. */
static void
test_beside_the_names (void)
{
  Stage stage;

  now = 5 * G_USEC_PER_SEC;
  arb_turn_clock_now = fake_now;
  stage = stage_of (BASE);
  assert_clocks (&stage, "-", "-");
  arb_session_hold (stage.session, ARB_HOLD_OFF, FALSE);
  assert_clocks (&stage, "this turn 0:00 · in all 0:00", "in all 0:00");
  now += 65 * G_USEC_PER_SEC;
  g_assert_true (arb_session_append (stage.session, "place frfr -1,0 r0", NULL));
  assert_clocks (&stage, "in all 1:05", "this turn 0:00 · in all 0:00");
  now += 7 * G_USEC_PER_SEC;
  gtk_stack_set_visible_child_name (stage.pages, "other");
  while (gtk_widget_get_mapped (GTK_WIDGET (stage.page))) /* it fades */
    g_main_context_iteration (NULL, TRUE);
  now += 600 * G_USEC_PER_SEC;
  gtk_stack_set_visible_child_name (stage.pages, "table");
  stage_spin ();
  assert_clocks (&stage, "in all 1:05", "this turn 0:07 · in all 0:07");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (clock_of (&stage, 1)), "dim-label"));
  stage_act (&stage, "undo");
  now += 10 * G_USEC_PER_SEC;
  assert_clocks (&stage, "this turn 1:05 · in all 1:05", "in all 0:00");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (clock_of (&stage, 0)), "dim-label")); /* it stands */
  arb_session_hold (stage.session, ARB_HOLD_OFF, TRUE);
  assert_clocks (&stage, "-", "-");
  stage_clear (&stage);
  arb_turn_clock_now = g_get_monotonic_time;
}

/* By itself, once a second. */
static void
test_ticks (void)
{
  g_auto (Stage) stage = stage_of (BASE);
  GtkLabel *label;

  arb_session_hold (stage.session, ARB_HOLD_OFF, FALSE);
  label = clock_of (&stage, 0);
  while (!g_str_equal (gtk_label_get_text (label), "this turn 0:02 · in all 0:02"))
    g_main_context_iteration (NULL, TRUE);
}

STAGE_MAIN (stage_init, "/table-clock", beside_the_names, ticks)
