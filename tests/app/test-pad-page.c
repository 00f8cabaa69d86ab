/* test-pad-page.c - the page of the table with a score pad, and what the rest of the window says of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/pad/pad-view.h"
#include "app/shell/final-page.h"
#include "app/table/done-line.h"
#include "app/table/score-row.h"
#include "app/table/scoreboard.h"
#include "app/table/table-top.h"
#include "stage.h"
#include "../table/test-add.h"
#include "../library/session-import.h"

#define PAD "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\ncalled Hearts\nrounds\nplay\n"
#define TILES "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nplay\n"

static GtkWidget *
part (const Stage *stage, const char *name)
{
  return stage_child (stage_part (stage, ARB_TYPE_TABLE_TOP), ARB_TYPE_TABLE_TOP, name);
}

static gboolean
covers (const Stage *stage, GtkWidget *tool, GtkWidget *board)
{
  graphene_rect_t over, under;

  g_assert_true (gtk_widget_get_mapped (tool));
  g_assert_true (gtk_widget_compute_bounds (tool, GTK_WIDGET (stage->page), &over));
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (stage->page), &under));
  return graphene_rect_intersection (&over, &under, NULL);
}

/* Neither the buttons nor the message of what was done cover the sums, which are the last row.  A map has both over it,
 * also if it comes after a pad. */
static void
test_uncovered (void)
{
  g_auto (Stage) stage = stage_of (PAD);
  g_autoptr (ArbSession) tiles = session_import (NULL, TILES, strlen (TILES), NULL);
  GtkWidget *board = stage_part (&stage, ARB_TYPE_PAD_VIEW), *tools = part (&stage, "tools");
  GtkWidget *line = stage_part (&stage, ARB_TYPE_DONE_LINE);
  GtkWidget *done = stage_child (line, ARB_TYPE_DONE_LINE, "box");
  const int height = gtk_widget_get_height (board);

  g_assert_false (covers (&stage, tools, board));
  g_action_group_activate_action (arb_table_page_get_actions (stage.page), "more", NULL);
  g_assert_true (arb_session_append (stage.session, "score Anna 5", NULL));
  stage_act (&stage, "undo");
  g_assert_true (gtk_widget_get_visible (done));
  g_assert_false (covers (&stage, done, board));
  g_assert_false (covers (&stage, tools, board));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height); /* it does not jump */

  arb_table_page_set_session (stage.page, tiles);
  stage_settle (&stage);
  g_assert_true (covers (&stage, tools, part (&stage, "place")));
  arb_table_page_set_session (stage.page, stage.session);
  stage_settle (&stage);
  g_assert_false (covers (&stage, tools, part (&stage, "place")));
}

static guint
n_rows (const Stage *stage)
{
  GtkWidget *answers = stage_answers (stage);
  float last = -1;
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (answers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t box;

      if (!gtk_widget_get_mapped (child) || !gtk_widget_compute_bounds (child, answers, &box))
        continue;
      n += box.origin.y > last;
      last = box.origin.y;
    }
  return n;
}

/* After a question that needs little height, answers have the whole width again if there is room for it. */
static void
test_whole (void)
{
  g_auto (Stage) stage = stage_of ("Arbitress record 1\ngame pad\nplayer \"Anna of the Long Name\" red\n"
                                   "player \"Ben of the Long Name\" blue\nplayer \"Clara of the Long Name\" yellow\n"
                                   "player \"Dora of the Long Name\" green\ncalled Hearts\nplay\n");

  stage_resize (&stage, 480, 860);
  stage_settle (&stage);
  g_assert_cmpuint (n_rows (&stage), ==, 4);
  stage_pick (&stage, 0);
  stage_settle (&stage);
  g_assert_cmpuint (n_rows (&stage), ==, 0);
  g_assert_true (arb_session_append (stage.session, "score \"Anna of the Long Name\" 3", NULL));
  stage_settle (&stage);
  g_assert_cmpuint (n_rows (&stage), ==, 4);
}

/* Nobody is on turn, so a clock would stand at 0:00 for ever. */
static void
test_no_clock (void)
{
  g_auto (Stage) stage = stage_of (PAD "score Anna 5\n");
  GtkWidget *rows = stage_find (stage_part (&stage, ARB_TYPE_SCOREBOARD), GTK_TYPE_LIST_BOX);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (rows), 0));
  ArbThinking players[TABLE_MAX_PLAYERS];

  arb_session_hold (stage.session, ARB_HOLD_OFF, FALSE);
  stage_spin ();
  g_assert_false (gtk_widget_get_visible (stage_child (row, ARB_TYPE_SCORE_ROW, "clock")));
  g_assert_false (arb_session_thinking (stage.session, players));
}

static const char *
button_on_final_page (const char *record)
{
  static char label[32];
  GtkWidget *page = g_object_ref_sink (g_object_new (ARB_TYPE_FINAL_PAGE, NULL));
  g_autoptr (ArbSession) session = session_import (NULL, record, strlen (record), NULL);
  const TableMoment now = arb_session_now (session);

  arb_final_page_set_moment (ARB_FINAL_PAGE (page), &now, NULL);
  g_strlcpy (label, gtk_menu_button_get_label (stage_child (page, ARB_TYPE_FINAL_PAGE, "picture_button")),
             sizeof label);
  arb_final_page_set_moment (ARB_FINAL_PAGE (page), NULL, NULL);
  g_object_unref (page);
  return label;
}

static gboolean
menu_says (GMenuModel *menu, const char *words)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label) && strstr (label, words))
        return TRUE;
      if ((section != NULL && menu_says (section, words)) || (below != NULL && menu_says (below, words)))
        return TRUE;
    }
  return FALSE;
}

/* What is saved is called what it is. */
static void
test_no_map (void)
{
  g_autoptr (ArbSession) pad = session_import (NULL, PAD, strlen (PAD), NULL);
  g_autoptr (ArbSession) tiles = session_import (NULL, TILES, strlen (TILES), NULL);
  ArbWindow *window = stage_window_of (pad);
  GtkMenuButton *button = stage_child (window, ARB_TYPE_WINDOW, "menu_button");

  g_assert_true (menu_says (gtk_menu_button_get_menu_model (button), "Save the Pad as P_NG"));
  g_assert_false (menu_says (gtk_menu_button_get_menu_model (button), "Map"));
  arb_window_set_session (window, tiles);
  g_assert_true (menu_says (gtk_menu_button_get_menu_model (button), "Save the Map as P_NG"));
  g_assert_false (menu_says (gtk_menu_button_get_menu_model (button), "Pad"));
  stage_window_close (window);
  g_assert_cmpstr (button_on_final_page (PAD "end \"late\"\n"), ==, "_Pad");
  g_assert_cmpstr (button_on_final_page (TILES "end \"late\"\n"), ==, "_Map");
}

/* On a Swiss keyboard, + is Shift and 1. */
static void
test_sign (void)
{
  g_auto (Stage) stage = stage_of (PAD);

  g_assert_true (stage_key (stage.window, GDK_KEY_3, 12, 0));
  g_assert_true (stage_key (stage.window, GDK_KEY_plus, 10, GDK_SHIFT_MASK));
  g_assert_true (stage_key (stage.window, GDK_KEY_4, 13, 0));
  g_assert_true (stage_says (stage.window, "3+4 = 7", FALSE));
  g_assert_true (stage_key (stage.window, GDK_KEY_Return, 0, 0));
  g_assert_cmpstr (stage_last (&stage), ==, "score Anna 7");
}

/* A round in which nobody has points was not played. */
static void
test_rounds (void)
{
  static const char record[] = PAD "score Anna 1\nscore Ben 2\nscore Anna 3\nscore Ben 4\n";
  g_autoptr (ArbSession) session = session_import (NULL, record, strlen (record), NULL);
  ArbWindow *window = stage_window_of (session);

  g_assert_true (stage_says (GTK_WIDGET (window), "Hearts · Round 3", TRUE));
  g_assert_true (stage_says (GTK_WIDGET (window), "in the lead", TRUE));
  g_assert_true (arb_session_append (session, "end \"late\"", NULL));
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (window), "Hearts · 2 rounds", TRUE));
  /* The points are listed by round, too. */
  g_assert_true (stage_says (GTK_WIDGET (window), "Round by Round", TRUE));
  adw_expander_row_set_expanded (
      stage_child (stage_find (GTK_WIDGET (window), ARB_TYPE_FINAL_PAGE), ARB_TYPE_FINAL_PAGE, "rows_row"), TRUE);
  stage_spin ();
  g_assert_true (stage_says (GTK_WIDGET (window), "Round 2", TRUE));
  g_assert_false (stage_says (GTK_WIDGET (window), "Round 3", TRUE));
  stage_window_close (window);
}

STAGE_MAIN (stage_application, "/pad-page", uncovered, whole, no_clock, no_map, sign, rounds)
