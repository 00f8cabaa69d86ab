/* test-island-view.c - the island of Catan with mouse and keys: what a click on a place means, how choices are
 * described, and what flashes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "app/catan/island-view.h"
#include "app/table/table-top.h"
#include "catan/catan-play.h"
#include "stage.h"
#include "prompt/catan-flow.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"
#include "../library/session-import.h"

#define START_WITH(line)                                                                                               \
  "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\n" line         \
  "island pasture:3 pasture:8 forest:9 forest:6 fields:10 fields:2 desert pasture:10 mountains:9 mountains:4 "         \
  "pasture:8 hills:11 fields:5 fields:12 hills:5 forest:3 hills:4 mountains:6 forest:11\n"                             \
  "harbours any grain any wood any ore wool brick any\nfisheries 6 5 9 10 8 4\nplay\n"
#define START START_WITH ("")
#define FOUNDED "found 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 44 44-45\nfound 10 9-10\nfound 13 12-13\n"

static ArbBoard *
board_of (const Stage *stage)
{
  return stage_part (stage, ARB_TYPE_ISLAND_VIEW);
}

static GtkWidget *
child_named (Stage *stage, const char *type, guint index)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board_of (stage))); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), type) && n++ == index)
      return child;
  return NULL;
}

static guint
count (Stage *stage, const char *type)
{
  guint n = 0;

  while (child_named (stage, type, n) != NULL)
    n++;
  return n;
}

/* The board's children are allocated again in a later frame. */
static void
settle (Stage *stage)
{
  gtk_widget_queue_allocate (GTK_WIDGET (board_of (stage)));
  gtk_widget_allocate (GTK_WIDGET (board_of (stage)), gtk_widget_get_width (GTK_WIDGET (board_of (stage))),
                       gtk_widget_get_height (GTK_WIDGET (board_of (stage))), -1, NULL);
}

static void
click (Stage *stage, ArtPlace place, double dx, double dy)
{
  ArtIslandView view;
  int left, top;
  double x, y;

  arb_board_origin (board_of (stage), &left, &top);
  view = (ArtIslandView){ .x = left, .y = top, .hex = arb_board_unit (board_of (stage)), .island = small_island () };
  art_island_point (&view, place, &x, &y);
  arb_board_click (board_of (stage), x + dx, y + dy);
}

static ArtPlace
spot (const char *name)
{
  return (ArtPlace){ ART_PLACE_SPOT, catan_spot_find (small_shape (), name) };
}

static ArtPlace
edge (const char *name)
{
  return (ArtPlace){ ART_PLACE_EDGE, catan_edge_find (small_shape (), name) };
}

/* ---- tests ---- */

/* Two clicks found a settlement.  Each legal place, and each of its neighbours, has a finger's breadth. */
static void
test_found (void)
{
  g_auto (Stage) stage = stage_of (START);

  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, SMALL_SPOTS);
  click (&stage, spot ("34"), 14, -14);
  settle (&stage);
  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, 3);
  click (&stage, edge ("34-35"), -10, 12);
  g_assert_cmpuint (stage_length (&stage), ==, 1);
  g_assert_cmpstr (stage_last (&stage), ==, "found 34 34-35");
  settle (&stage);
  /* Nobody can found next to it. */
  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, SMALL_SPOTS - 4);
}

/* A quick second click must not hit a choice that was not there before the first one. */
static void
test_hasty (void)
{
  g_auto (Stage) stage = stage_of (START);

  click (&stage, spot ("34"), 0, 0);
  click (&stage, edge ("34-35"), 0, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 0);
  settle (&stage);
  click (&stage, edge ("34-35"), 0, 0);
  g_assert_cmpuint (stage_length (&stage), ==, 1);
}

/* After a 7 a click into a hex moves the robber there. */
static void
test_robber (void)
{
  g_auto (Stage) stage = stage_of (START FOUNDED "roll 7\n");
  const CatanState *state = arb_session_now (stage.session).state;

  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, SMALL_HEXES - 1);
  click (&stage, (ArtPlace){ ART_PLACE_HEX, catan_hex_find (small_shape (), "M") }, 3, 9);
  stage_spin ();
  g_assert_cmpint (state->ask, ==, CATAN_ASK_ROBBER);
  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, 0); /* the victim is chosen beside the island */
  stage_pick (&stage, 0);
  g_assert_cmpstr (stage_last (&stage), ==, "robber M from Clara");
}

static void
looked (ArbBoard *board, int x, int y, int part, int told[3])
{
  told[0] = x;
  told[1] = y;
  told[2] = part;
}

/* If nothing can be chosen, a click looks at a place; the keyboard looks at its own hex. */
static void
test_look (void)
{
  g_auto (Stage) stage = stage_of (START FOUNDED "roll 12\n");
  int told[3] = { -1, -1, -1 };

  g_signal_connect (board_of (&stage), "look", G_CALLBACK (looked), told);
  click (&stage, spot ("34"), 2, 2);
  g_assert_cmpint (told[0], ==, ART_PLACE_SPOT);
  g_assert_cmpint (told[1], ==, catan_spot_find (small_shape (), "34"));
  g_assert_cmpint (told[2], ==, 0);
  click (&stage, (ArtPlace){ ART_PLACE_HEX, 0 }, 0, 0);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (board_of (&stage)), "quiet"));
  g_assert_true (arb_board_rove (board_of (&stage), 1, 0));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (board_of (&stage)), "quiet"));
  arb_board_look_here (board_of (&stage));
  g_assert_cmpint (told[0], ==, ART_PLACE_HEX);
  g_assert_cmpint (told[1], ==, 1);
  g_assert_cmpint (told[2], ==, -1);
  g_assert_false (arb_board_rove (board_of (&stage), 0, -1));
}

static gboolean
is_pointed (const Stage *stage)
{
  return arb_island_view_get_pointed (ARB_ISLAND_VIEW (board_of (stage))).kind != ART_PLACE_NONE;
}

/* Where no answer is marked, Enter says so, and points at no hex.  Whoever has gone to a hex looks at it: the words
 * stand where they cover nothing of the island, and go with the next answer. */
static void
test_enter (void)
{
  g_auto (Stage) stage = stage_of (START FOUNDED);
  GtkWidget *page = GTK_WIDGET (stage.page), *window = GTK_WIDGET (stage.window);
  GtkWidget *top = stage_part (&stage, ARB_TYPE_TABLE_TOP);
  GtkRevealer *info = stage_child (top, ARB_TYPE_TABLE_TOP, "info");

  arb_board_focus (board_of (&stage));
  g_assert_true (stage_key (window, GDK_KEY_Return, 0, 0));
  g_assert_false (is_pointed (&stage));
  g_assert_true (stage_says (page, "No answer is marked", FALSE));
  g_assert_true (arb_board_rove (board_of (&stage), 1, 0));
  g_assert_true (stage_key (window, GDK_KEY_Return, 0, 0));
  g_assert_true (is_pointed (&stage));
  g_assert_true (stage_says (page, "K: pasture 8", FALSE));
  g_assert_false (gtk_revealer_get_reveal_child (info));
  stage_pick (&stage, 8 - 2);
  g_assert_false (is_pointed (&stage));
  g_assert_false (stage_says (page, "K: pasture 8", FALSE));
  g_assert_cmpuint (stage_length (&stage), ==, 7);
}

/* What stands in the corner moves for answers that cover the board.  The island keeps its size. */
static void
test_scale (void)
{
  g_auto (Stage) stage = stage_of (START FOUNDED);
  ArbBoard *board = board_of (&stage);
  GtkWidget *corner = g_object_ref_sink (gtk_label_new (""));
  int unit;

  stage_resize (&stage, 420, 900);
  gtk_widget_set_size_request (corner, 40, 120);
  arb_board_set_corner (board, corner);
  arb_board_fit (board);
  settle (&stage);
  unit = arb_board_unit (board);
  gtk_widget_set_size_request (corner, 200, 40);
  gtk_widget_set_margin_bottom (corner, 380);
  arb_board_set_covered (board, 380);
  arb_board_fit (board);
  settle (&stage);
  g_assert_cmpint (arb_board_unit (board), ==, unit);
  gtk_widget_set_size_request (corner, 40, 120);
  gtk_widget_set_margin_bottom (corner, 0);
  arb_board_set_covered (board, 0);
  settle (&stage);
  g_assert_cmpint (arb_board_unit (board), ==, unit);
  arb_board_set_corner (board, NULL);
  g_object_unref (corner);
}

/* What the prompt takes together with the last answer is told. */
static void
test_only_place (void)
{
  g_auto (Stage) stage = stage_of (START FOUNDED "roll 12\nbuild road 35-36\n");

  g_assert_true (stage_key (GTK_WIDGET (stage.window), GDK_KEY_s, 0, 0));
  stage_spin ();
  g_assert_cmpstr (stage_last (&stage), ==, "build settlement 36");
  g_assert_true (stage_says (GTK_WIDGET (stage.page), ", the only answer", FALSE));
}

/* Every hex and every choice has a name. */
static void
test_names (void)
{
  g_auto (Stage) stage = stage_of (START "found 34 34-35\n");
  GtkWidget *cell = child_named (&stage, "ArbBoardCell", catan_hex_find (small_shape (), "O"));
  GtkWidget *first = child_named (&stage, "ArbBoardSpot", 0);

  gtk_test_accessible_assert_property (GTK_WIDGET (board_of (&stage)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Map of the island");
  gtk_test_accessible_assert_role (cell, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (cell, GTK_ACCESSIBLE_PROPERTY_LABEL, "O: hills 5; settlement of Anna on 34");
  gtk_test_accessible_assert_role (first, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Shift+U: 1: pasture 3, 3:1 harbour, fishery 4");
  gtk_widget_activate_action (first, "cell.place", NULL);
  g_assert_cmpuint (count (&stage, "ArbBoardSpot"), ==, 2);
}

static void
set_animated (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/* A throw that pays flashes once and then stops.  A throw that pays nobody does not flash, nor does a look back. */
static void
test_flash (void)
{
  static const guint pays_nobody = 12;
  g_auto (Stage) stage = stage_of (START FOUNDED);

  set_animated (TRUE);
  g_assert_false (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))));
  stage_pick (&stage, 8 - 2);
  g_assert_cmpstr (stage_last (&stage), ==, "roll 8");
  g_assert_true (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))));
  while (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (arb_session_undo (stage.session));
  g_assert_false (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))));
  stage_pick (&stage, pays_nobody - 2);
  g_assert_cmpstr (stage_last (&stage), ==, "roll 12");
  g_assert_false (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))));
  g_assert_true (arb_session_undo (stage.session));
  set_animated (FALSE);
  stage_pick (&stage, 8 - 2);
  g_assert_false (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))));
}

/* Only Ben has a building where a 3 pays.  It does not flash if he has left, or if the bank has no card for him. */
static void
test_flash_unpaid (void)
{
  static const char *const games[] = { START FOUNDED, START FOUNDED "leaves Ben\n",
                                       START_WITH ("hands\n") FOUNDED "hand Anna wool +17 \"so\"\n" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_auto (Stage) stage = stage_of (games[i]);

      set_animated (TRUE);
      stage_pick (&stage, 3 - 2);
      g_assert_cmpstr (stage_last (&stage), ==, "roll 3");
      g_assert_cmpint (arb_island_view_is_flashing (ARB_ISLAND_VIEW (board_of (&stage))), ==, i == 0);
      set_animated (FALSE);
    }
}

/* The page can change from one game to the other, in both directions. */
static void
test_games (void)
{
  static const char other[] =
      "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\nplay\n";
  g_auto (Stage) stage = stage_of (START FOUNDED);
  g_autoptr (ArbSession) session = session_import (NULL, other, strlen (other), NULL);

  arb_table_page_set_session (stage.page, session);
  stage_spin ();
  g_assert_null (stage_find (GTK_WIDGET (stage.page), ARB_TYPE_ISLAND_VIEW));
  arb_table_page_set_session (stage.page, stage.session);
  stage_spin ();
  g_assert_nonnull (stage_find (GTK_WIDGET (stage.page), ARB_TYPE_ISLAND_VIEW));
  arb_table_page_set_session (stage.page, NULL);
  stage_spin ();
}

STAGE_MAIN_AFTER (g_setenv ("GTK_A11Y", "test", TRUE), stage_init, "/island-view", found, hasty, robber, look, enter,
                  scale, only_place, names, flash, flash_unpaid, games)
