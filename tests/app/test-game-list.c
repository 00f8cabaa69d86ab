/* test-game-list.c - the list of games: order, filter, search, and that one game changes one row; damage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../library/shelf.h"
#include "carcassonne/carc-systems.h"
#include "evening/game-list.h"

typedef struct
{
  const char *game, *title, *players;
  guint n_entries;
  gboolean finished;
} Game;

/* The ids are 1, 2, 3 ... in this order, so the last one was begun and played last. */
static const Game games_of_test[] = {
  { "carcassonne", "Rain", "Günter, Łukasz", 3, TRUE }, { "catan", "", "Anna, Ben", 9, TRUE },
  { "carcassonne", "apples", "Anna, Clara", 5, FALSE }, { "carcassonne", "Zoo", "Ben, Clara", 1, TRUE },
  { "catan", "Émile", "David, Anna", 7, FALSE },
};

static ArbGames *
fill (Shelf *shelf)
{
  g_autoptr (Library) library = shelf_open (shelf);
  const char *entries[10] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (games_of_test); i++)
    {
      const Game *game = &games_of_test[i];
      const LibraryFace face = {
        .game = game->game, .title = game->title, .players = game->players, .finished = game->finished
      };

      for (guint e = 0; e < G_N_ELEMENTS (entries); e++)
        entries[e] = e < game->n_entries ? "entry" : NULL;
      g_assert_cmpint (library_add (library, &face, SHELF_SETUP, entries, NULL, NULL), ==, i + 1);
    }
  return arb_games_new (shelf->path);
}

static ArbGameList *
list_new (ArbGames *games)
{
  ArbGameList *list = arb_game_list_new (games);
  g_autoptr (GError) error = NULL;

  g_assert_true (arb_game_list_load (list, &error));
  g_assert_no_error (error);
  return list;
}

/* The ids in the list, "53421". */
static void
assert_list (ArbGameList *list, const char *ids)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (ArbListedGame) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      g_string_append_printf (found, "%d", (int) arb_listed_game_get (item)->id);
    }
  g_assert_cmpstr (found->str, ==, ids);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (list), found->len));
}

/* Those that are still played come first, whatever the order is. */
static void
test_sort (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);

  assert_list (list, "53421");
  arb_game_list_sort (list, ARB_SORT_TITLE);
  assert_list (list, g_utf8_collate ("apples", "Émile") < 0 ? "35214" : "53214");
  arb_game_list_sort (list, ARB_SORT_ENTRIES);
  assert_list (list, "53214");
  arb_game_list_sort (list, ARB_SORT_BEGUN);
  assert_list (list, "53421");
}

static void
test_filter (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);

  arb_game_list_filter (list, "catan", ARB_STATE_ANY);
  assert_list (list, "52");
  arb_game_list_filter (list, "catan", ARB_STATE_FINISHED);
  assert_list (list, "2");
  arb_game_list_filter (list, "", ARB_STATE_PLAYING);
  assert_list (list, "53");
  g_assert_cmpuint (arb_game_list_n_all (list), ==, 5);
  arb_game_list_filter (list, "", ARB_STATE_ANY);
  assert_list (list, "53421");
}

static void
test_search (Shelf *shelf, gconstpointer data)
{
  static const struct
  {
    const char *words, *ids;
  } searches[] = {
    { "anna", "532" },   { "ann cl", "3" },   { "CLARA", "34" }, { "emile", "5" },
    { "gunt", "1" },     { "lukasz", "1" },   { "Łuk", "1" },    { "  rain  ", "1" },
    { "rain anna", "" }, { "ain\tgün", "1" }, { "%", "" },       { " ", "53421" },
  };
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      arb_game_list_search (list, searches[i].words);
      assert_list (list, searches[i].ids);
    }
  arb_game_list_search (list, "anna");
  arb_game_list_filter (list, "catan", ARB_STATE_FINISHED);
  assert_list (list, "2");
  arb_game_list_search (list, "");
  assert_list (list, "2");
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

#define assert_heard(heard, ...)                                                                                       \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    const Heard wanted = { __VA_ARGS__ };                                                                              \
    g_assert_cmpmem (&(heard), sizeof wanted, &wanted, sizeof wanted);                                                 \
    (heard).n = 0;                                                                                                     \
  }                                                                                                                    \
  G_STMT_END

/* A deletion changes one row, and is undone by one row. */
static void
test_one_row (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  Heard heard = { 0 };

  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), &heard);
  arb_games_hide (games, 4);
  assert_list (list, "5321");
  assert_heard (heard, 1, 2, 1, 0);
  arb_games_show (games, 4);
  assert_list (list, "53421");
  assert_heard (heard, 1, 2, 0, 1);

  arb_games_hide (games, 3);
  assert_heard (heard, 1, 1, 1, 0);
  g_assert_true (arb_games_remove (games, 3, NULL));
  assert_heard (heard, 0, 1, 1, 0);
  assert_list (list, "5421");
  g_assert_cmpuint (arb_game_list_n_all (list), ==, 4);

  /* A game that is not in view for another reason changes nothing. */
  arb_game_list_filter (list, "catan", ARB_STATE_ANY);
  heard.n = 0;
  arb_games_hide (games, 4);
  g_assert_cmpuint (heard.n, ==, 0);
  arb_game_list_filter (list, "", ARB_STATE_ANY);
  assert_list (list, "521");
}

/* A game that is played moves to its new place; no other row changes. */
static void
test_played (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbListedGame) first = NULL;
  Heard heard = { 0 };

  g_signal_connect (list, "items-changed", G_CALLBACK (on_items_changed), &heard);
  shelf_write (library, 3, 5, "entry");
  g_signal_emit_by_name (games, "game-changed", (gint64) 3);
  assert_list (list, "35421");
  assert_heard (heard, 2, 0, 0, 1);
  shelf_write (library, 3, 6, "entry");
  g_signal_emit_by_name (games, "game-changed", (gint64) 3);
  assert_heard (heard, 1, 0, 1, 1);
  first = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmpuint (arb_listed_game_get (first)->n_entries, ==, 7);

  /* While the list is held, nothing moves. */
  arb_game_list_hold (list, TRUE);
  shelf_write (library, 5, 7, "entry");
  g_signal_emit_by_name (games, "game-changed", (gint64) 5);
  arb_games_hide (games, 1);
  assert_list (list, "35421");
  g_assert_cmpuint (heard.n, ==, 0);
  arb_game_list_hold (list, FALSE);
  assert_list (list, "5342");
}

/* An item whose row cannot be read any more has no texts, but it is there. */
static void
test_unreadable (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  g_autoptr (ArbListedGame) item = NULL;

  shelf_sql (shelf, "DELETE FROM game WHERE id = 5");
  item = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_assert_cmpint (arb_listed_game_get (item)->id, ==, 5);
  g_assert_cmpstr (arb_listed_game_get (item)->players, ==, "");
}

static void
note_changed (ArbGames *games, gpointer changed)
{
  *(gboolean *) changed = TRUE;
}

/* The file is checked in a thread.  Damage is told then, and an open game keeps nothing more; when it is left, the rest
 * can be saved. */
static void
test_damaged_inside (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (TableSetup)
      setup = table_setup_parse ("game carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n", NULL);
  g_autofree char *bytes = NULL;
  g_autoptr (ArbSession) session = NULL;
  g_autoptr (ArbGameList) list = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;
  TableRefusal why = { "" };
  gboolean changed = FALSE;
  gsize length;

  for (guint i = 0; i < 30; i++)
    {
      g_autoptr (ArbSession) one = arb_games_start (games, setup, NULL);

      g_assert_nonnull (one);
    }
  g_clear_object (&games);
  g_assert_true (g_file_get_contents (shelf->path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, 8 * 4096);
  memset (bytes + length - 4096, 0, 4096); /* the last page: lines, or the keys of games */
  g_assert_true (g_file_set_contents (shelf->path, bytes, (gssize) length, NULL));

  games = arb_games_new (shelf->path);
  g_signal_connect (games, "changed", G_CALLBACK (note_changed), &changed);
  g_assert_no_error (arb_games_trouble (games));
  session = arb_games_open (games, 1, &error);
  g_assert_no_error (error);
  while (!changed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (arb_games_trouble (games), LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  g_assert_null (arb_games_start (games, setup, NULL));
  g_assert_false (arb_session_append (session, "place ffrr -1,0 r2", &why));
  g_assert_nonnull (strstr (why.sentence, "damaged"));
  g_assert_false (arb_games_salvage (games, &told, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_clear_error (&error);

  g_clear_object (&session);
  g_assert_true (arb_games_salvage (games, &told, &error));
  g_assert_no_error (error);
  g_assert_no_error (arb_games_trouble (games));
  list = list_new (games);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, told.games);
  g_assert_cmpuint (told.games, >, 0);
}

/* Damage that only the list finds.  Salvage may be wanted while the file is still being checked. */
static void
test_salvage_at_once (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) other = NULL;
  g_autoptr (ArbGames) games = NULL;
  g_autoptr (ArbGameList) list = NULL;
  g_autoptr (LibraryGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (LibrarySalvage) told = { 0 };

  shelf_fill (shelf, 300, 40);
  shelf_sql (shelf, "UPDATE game SET finished = 2 WHERE id = 7");
  other = shelf_open (shelf);
  games = arb_games_new (shelf->path);
  list = arb_game_list_new (games);
  g_assert_false (arb_game_list_load (list, NULL));

  g_assert_false (arb_games_salvage (games, &told, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
  g_clear_error (&error);
  game = arb_games_get (games, 8); /* it is still the library that it was */
  g_assert_nonnull (game);
  g_clear_pointer (&other, library_close);
  g_assert_true (arb_games_salvage (games, &told, &error));
  g_assert_no_error (error);
  g_assert_true (arb_game_list_load (list, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, told.games);
}

/* What was hidden in a library that cannot be used any more is not hidden in the next one, which has the same ids. */
static void
test_hidden_and_damaged (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = NULL;
  g_autoptr (ArbGameList) list = NULL;
  g_autoptr (TableSetup)
      setup = table_setup_parse ("game carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n", NULL);
  g_autoptr (ArbSession) session = NULL;
  g_autofree char *bytes = NULL;
  gboolean changed = FALSE;
  gsize length;

  shelf_fill (shelf, 30, 20);
  g_assert_true (g_file_get_contents (shelf->path, &bytes, &length, NULL));
  memset (bytes + length - 4096, 0, 4096);
  g_assert_true (g_file_set_contents (shelf->path, bytes, (gssize) length, NULL));
  games = arb_games_new (shelf->path);
  g_signal_connect (games, "changed", G_CALLBACK (note_changed), &changed);
  arb_games_hide (games, 1);
  while (!changed)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (arb_games_get (games, 2));

  g_assert_true (arb_games_play_unkept (games, NULL));
  session = arb_games_start (games, setup, NULL);
  g_assert_cmpint (arb_session_id (session), ==, 1);
  list = list_new (games);
  assert_list (list, "1");
  g_assert_cmpuint (arb_games_n_unkept (games), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();

  shelf_test ("/game-list/sort", test_sort);
  shelf_test ("/game-list/filter", test_filter);
  shelf_test ("/game-list/search", test_search);
  shelf_test ("/game-list/one-row", test_one_row);
  shelf_test ("/game-list/played", test_played);
  shelf_test ("/game-list/unreadable", test_unreadable);
  shelf_test ("/game-list/damaged-inside", test_damaged_inside);
  shelf_test ("/game-list/salvage-at-once", test_salvage_at_once);
  shelf_test ("/game-list/hidden-and-damaged", test_hidden_and_damaged);
  return g_test_run ();
}
