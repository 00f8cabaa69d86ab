/* test-game-finder.c - the games in the order that a person wants; one game that changes changes one row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/shell/game-finder.h"
#include "new-library.h"
#include "stage.h"
#include "../table/test-add.h"

/* The order of the list is remembered. */
static void
test_order (void)
{
  static const char *const titles[] = { "Apples", "Cherries", "Berries" };
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (TableSetup) setup = new_setup ();
      g_autoptr (ArbSession) session = NULL;

      g_strlcpy (setup->title, titles[i], sizeof setup->title);
      session = arb_games_start (games, setup, NULL);
      g_assert_nonnull (session);
    }
  for (guint evening = 0; evening < 2; evening++)
    {
      g_autoptr (ArbGameList) list = arb_game_list_new (games);
      g_autoptr (GtkWidget) finder = g_object_ref_sink (g_object_new (ARB_TYPE_GAME_FINDER, NULL));

      GListModel *shown = arb_game_finder_set_list (ARB_GAME_FINDER (finder), list, finder);

      g_assert_true (arb_game_list_load (list, NULL));
      if (evening == 0)
        gtk_widget_activate_action (finder, "order.sort", "s", "title");
      for (guint i = 0; evening == 1 && i < G_N_ELEMENTS (titles); i++)
        {
          g_autoptr (ArbListedGame) game = g_list_model_get_item (shown, i);

          g_string_append_c (found, *arb_listed_game_get (game)->title);
        }
    }
  g_assert_cmpstr (found->str, ==, "ABC");
}

typedef struct
{
  guint n, position, removed, added; /* signals, and what the last one said */
} Heard;

static void
on_items_changed (GListModel *list, guint position, guint removed, guint added, Heard *heard)
{
  *heard = (Heard){ heard->n + 1, position, removed, added };
}

/* A game that is played moves to its new place, and one that is deleted leaves; no other row changes. */
static void
test_one_row (void)
{
  g_autoptr (ArbGames) games = new_library ();
  g_autoptr (TableSetup) setup = new_setup ();
  g_autoptr (ArbGameList) list = arb_game_list_new (games);
  g_autoptr (GtkWidget) finder = g_object_ref_sink (g_object_new (ARB_TYPE_GAME_FINDER, NULL));
  GListModel *shown = arb_game_finder_set_list (ARB_GAME_FINDER (finder), list, finder);
  g_autoptr (ArbListedGame) first = NULL;
  ArbSession *sessions[4];
  Heard heard = { 0 };

  gtk_widget_activate_action (finder, "order.sort", "s", "played");
  for (guint i = 0; i < G_N_ELEMENTS (sessions); i++)
    sessions[i] = arb_games_start (games, setup, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, G_N_ELEMENTS (sessions));
  g_signal_connect (shown, "items-changed", G_CALLBACK (on_items_changed), &heard);

  arb_games_hide (games, arb_session_id (sessions[1]));
  g_assert_cmpmem (&heard, sizeof heard, (&(Heard){ 1, 2, 1, 0 }), sizeof heard);
  arb_games_show (games, arb_session_id (sessions[1]));
  g_assert_cmpmem (&heard, sizeof heard, (&(Heard){ 2, 2, 0, 1 }), sizeof heard);
  g_assert_true (arb_session_append (sessions[2], "note \"played\"", NULL));
  g_assert_cmpmem (&heard, sizeof heard, (&(Heard){ 3, 0, 2, 2 }), sizeof heard);
  g_assert_true (arb_session_append (sessions[2], "note \"again\"", NULL));
  g_assert_cmpmem (&heard, sizeof heard, (&(Heard){ 4, 0, 1, 1 }), sizeof heard);

  g_assert_true (arb_session_append (sessions[0], "note \"played last\"", NULL));
  gtk_widget_activate_action (finder, "order.sort", "s", "entries");
  first = g_list_model_get_item (shown, 0);
  g_assert_cmpint (arb_listed_game_get (first)->id, ==, arb_session_id (sessions[2]));

  /* A game that is not in view for another reason changes nothing. */
  gtk_widget_activate_action (finder, "order.state", "s", "finished");
  heard.n = 0;
  arb_games_hide (games, arb_session_id (sessions[3]));
  g_assert_cmpuint (heard.n, ==, 0);
  gtk_widget_activate_action (finder, "order.state", "s", "any");
  g_assert_cmpuint (g_list_model_get_n_items (shown), ==, G_N_ELEMENTS (sessions) - 1);
  g_signal_handlers_disconnect_by_data (shown, &heard);
  for (guint i = 0; i < G_N_ELEMENTS (sessions); i++)
    g_object_unref (sessions[i]);
}

STAGE_MAIN (stage_application, "/game-finder", order, one_row)
