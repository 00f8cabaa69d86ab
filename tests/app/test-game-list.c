/* test-game-list.c - the list of games: order, filter, search, and that one game changes one item; damage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "../library/shelf.h"
#include "carcassonne/carc-systems.h"
#include "evening/game-list.h"
#include "evening/search.h"

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

static int
compare (gconstpointer a, gconstpointer b, gpointer sort)
{
  return arb_listed_game_compare (*(ArbListedGame *const *) a, *(ArbListedGame *const *) b, GPOINTER_TO_UINT (sort));
}

/* The ids of the games that are wanted, in this order: "53421". */
static void
assert_found (ArbGameList *list, const char *ids, ArbGameSort sort, const char *game, ArbGameState state,
              const char *words)
{
  GListModel *items = arb_game_list_items (list);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) found = g_string_new (NULL);
  g_auto (GStrv) split = arb_search_words (words);

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (ArbListedGame) item = g_list_model_get_item (items, i);

      if (arb_listed_game_is_wanted (item, game, state, split))
        g_ptr_array_add (wanted, g_steal_pointer (&item));
    }
  g_ptr_array_sort_with_data (wanted, compare, GUINT_TO_POINTER (sort));
  for (guint i = 0; i < wanted->len; i++)
    g_string_append_printf (found, "%d", (int) arb_listed_game_get (wanted->pdata[i])->id);
  g_assert_cmpstr (found->str, ==, ids);
}

static void
assert_list (ArbGameList *list, const char *ids)
{
  assert_found (list, ids, ARB_SORT_PLAYED, "", ARB_STATE_ANY, "");
}

/* Those that are still played come first, whatever the order is. */
static void
test_sort (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  const gboolean apples_first = g_utf8_collate ("apples", "Émile") < 0;

  assert_list (list, "53421");
  g_assert_true (arb_game_list_read_texts (list, TRUE));
  g_assert_false (arb_game_list_read_texts (list, TRUE));
  assert_found (list, apples_first ? "35214" : "53214", ARB_SORT_TITLE, "", ARB_STATE_ANY, "");
  g_assert_false (arb_game_list_read_texts (list, FALSE));
  g_assert_true (arb_game_list_read_texts (list, TRUE));
  g_assert_false (arb_game_list_read_texts (list, FALSE));
  assert_found (list, "53214", ARB_SORT_ENTRIES, "", ARB_STATE_ANY, "");
  assert_found (list, "53421", ARB_SORT_BEGUN, "", ARB_STATE_ANY, "");
}

static void
test_filter (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);

  assert_found (list, "52", ARB_SORT_PLAYED, "catan", ARB_STATE_ANY, "");
  assert_found (list, "2", ARB_SORT_PLAYED, "catan", ARB_STATE_FINISHED, "");
  assert_found (list, "53", ARB_SORT_PLAYED, "", ARB_STATE_PLAYING, "");
}

static void
test_search (Shelf *shelf, gconstpointer data)
{
  static const struct
  {
    const char *words, *ids;
  } searches[] = {
    { "anna", "532" }, { "ann cl", "3" }, { "CLARA", "34" }, { "emile", "5" },    { "gunt", "1" },
    { "lukasz", "1" }, { "Łuk", "1" },    { "rain  ", "1" }, { "rain anna", "" }, { "%", "" },
  };
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);

  g_assert_true (arb_game_list_read_texts (list, TRUE));
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    assert_found (list, searches[i].ids, ARB_SORT_PLAYED, "", ARB_STATE_ANY, searches[i].words);
  assert_found (list, "2", ARB_SORT_PLAYED, "catan", ARB_STATE_FINISHED, "anna");
}

/* A game that changes is one item that changes, with texts if they were read; while the list is held, nothing does. */
static void
test_one_item (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  g_autoptr (Library) library = shelf_open (shelf);
  GListModel *items = arb_game_list_items (list);
  g_autoptr (ArbListedGame) before = g_list_model_get_item (items, 4);
  g_autoptr (ArbListedGame) after = NULL, third = NULL;

  arb_games_hide (games, 4);
  assert_list (list, "5321");
  arb_games_show (games, 4);
  assert_list (list, "53421");
  arb_games_hide (games, 3);
  g_assert_true (arb_games_remove (games, 3, NULL));
  assert_list (list, "5421");
  after = g_list_model_get_item (items, 2);
  g_assert_true (after == before);

  arb_game_list_read_texts (list, TRUE);
  shelf_write (library, 4, 1, "entry");
  g_signal_emit_by_name (games, "game-changed", (gint64) 4);
  assert_found (list, "4", ARB_SORT_PLAYED, "", ARB_STATE_ANY, "zoo");
  third = g_list_model_get_item (items, 2);
  g_assert_cmpuint (arb_listed_game_get (third)->n_entries, ==, 2);

  arb_game_list_hold (list, TRUE);
  arb_games_hide (games, 1);
  assert_list (list, "5421");
  arb_game_list_hold (list, FALSE);
  assert_list (list, "542");
}

/* An item whose row cannot be read any more has no texts, but it is there. */
static void
test_unreadable (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = fill (shelf);
  g_autoptr (ArbGameList) list = list_new (games);
  g_autoptr (ArbListedGame) item = NULL;

  shelf_sql (shelf, "DELETE FROM game WHERE id = 5");
  item = g_list_model_get_item (arb_game_list_items (list), 4);
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
  g_assert_cmpuint (g_list_model_get_n_items (arb_game_list_items (list)), ==, told.games);
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
  g_assert_cmpuint (g_list_model_get_n_items (arb_game_list_items (list)), ==, told.games);
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

SHELF_MAIN_AFTER (carc_register (), "/game-list", sort, filter, search, one_item, unreadable, damaged_inside,
                  salvage_at_once, hidden_and_damaged)
