/* test-library-session.c - an open game: every accepted entry is on disk, and a change that cannot be stored is undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carcassonne/carc-play.h"
#include "evening/reason.h"
#include "evening/session.h"
#include "library/library-private.h"
#include "table/table-chances.h"
#include "fault.h"
#include "shelf.h"
#include "session-import.h"

/* The state of a game of Carcassonne. */
static const CarcState *
carc_state (ArbSession *session)
{
  return arb_session_now (session).state;
}

static const CarcState *
carc_shown (ArbSession *session)
{
  return arb_session_shown (session);
}

static const char setup_text[] = "game carcassonne\nplayer Anna red\nplayer Ben blue\nset base\n";
static const char *const turns[] = {
  "place ffrr -1,0 r2 follower road:N",  "place cfrr 0,-1 r2 follower city:S",  "place cffc -1,1 r2 follower city:E",
  "place frrr -1,-1 r1 follower road:W", "place ffrr -1,-2 r3 follower road:E",
};
#define N_TURNS G_N_ELEMENTS (turns)

/* An open game and the signals it emitted. */
typedef struct
{
  Library *library;
  ArbSession *session;
  guint n_changed, n_trouble;
  char *trouble;
  guint n_on_disk; /* entries that were on disk during the last "changed" */
} Table;

static void
on_changed (ArbSession *session, Table *table)
{
  g_autoptr (Library) other = library_open (library_path (table->library), NULL);
  g_auto (GStrv) entries = NULL;

  table->n_changed++;
  if (library_load (other, arb_session_id (session), NULL, &entries, NULL, NULL))
    table->n_on_disk = g_strv_length (entries);
}

static void
on_trouble (ArbSession *session, const char *sentence, Table *table)
{
  table->n_trouble++;
  g_free (table->trouble);
  table->trouble = g_strdup (sentence);
}

static void
table_listen (Table *table)
{
  g_signal_connect (table->session, "changed", G_CALLBACK (on_changed), table);
  g_signal_connect (table->session, "trouble", G_CALLBACK (on_trouble), table);
}

static void
table_start (Table *table, Shelf *shelf, guint n_turns)
{
  g_autoptr (TableSetup) setup = table_setup_parse (setup_text, NULL);
  g_autoptr (GError) error = NULL;

  *table = (Table){ .library = shelf_open (shelf) };
  table->session = arb_session_start (table->library, setup, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n_turns; i++)
    g_assert_true (arb_session_append (table->session, turns[i], NULL));
  table_listen (table);
}

static void
table_open (Table *table, Shelf *shelf, gint64 id)
{
  g_autoptr (GError) error = NULL;

  *table = (Table){ .library = shelf_open (shelf) };
  table->session = arb_session_open (table->library, id, &error);
  g_assert_no_error (error);
  table_listen (table);
}

static void
table_clear (Table *table)
{
  g_clear_object (&table->session);
  g_clear_pointer (&table->library, library_close);
  g_clear_pointer (&table->trouble, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static char *
tell_journal (ArbSession *session)
{
  const TableJournal *journal = arb_session_journal (session);
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < table_journal_length (journal); i++)
    g_string_append_printf (told, "%s%s", i > 0 ? "|" : "", table_journal_entry (journal, i).line);
  return g_string_free (told, FALSE);
}

/* The journal, the entries on disk, and the state and the refusals that follow from the entries on disk agree. */
static void
assert_kept (Table *table)
{
  g_autofree char *here = tell_journal (table->session);
  g_autoptr (Library) other = library_open (library_path (table->library), NULL);
  g_autofree char *there = shelf_entries (other, arb_session_id (table->session));
  g_autoptr (ArbSession) fresh = arb_session_open (other, arb_session_id (table->session), NULL);

  g_assert_cmpstr (here, ==, there);
  g_assert_cmpint (carc_state (fresh)->n_placed, ==, carc_state (table->session)->n_placed);
  g_assert_cmpint (carc_state (fresh)->player, ==, carc_state (table->session)->player);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (fresh)), ==,
                    table_journal_n_refused (arb_session_journal (table->session)));
}

static guint
length (Table *table)
{
  return table_journal_length (arb_session_journal (table->session));
}

/* ---- opening ---- */

static void
test_start (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  g_autoptr (GPtrArray) games = NULL, players = NULL;
  const LibraryGame *game;
  const LibraryPlayer *player;

  table_start (&table, shelf, 0);
  games = shelf_list (table.library, NULL);
  players = library_players (table.library, NULL);
  game = games->pdata[0];
  g_assert_cmpint (game->id, ==, arb_session_id (table.session));
  g_assert_cmpstr (game->game, ==, "carcassonne");
  g_assert_cmpstr (game->players, ==, "Anna, Ben");
  g_assert_cmpstr (game->summary, ==, "Anna 0, Ben 0");
  g_assert_false (game->finished);
  g_assert_cmpuint (players->len, ==, 2);
  player = players->pdata[1];
  g_assert_cmpstr (player->name, ==, "Ben");
  g_assert_cmpstr (table_colours[player->colour], ==, "blue");
  assert_kept (&table);
}

static void
test_start_refused (Shelf *shelf, gconstpointer data)
{
  g_autoptr (TableSetup) setup = table_setup_parse ("game carcassonne\nplayer Anna red\n", NULL);
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_session_start (library, setup, &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP);
  g_assert_cmpuint (shelf_n_games (library), ==, 0);
}

static char *
read_sample (gsize *n)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "first-evening.arb", NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, n, NULL));
  return text;
}

/* A record that is imported gives the same game as its entries do one by one. */
static void
test_import (Shelf *shelf, gconstpointer data)
{
  gsize n;
  g_autofree char *text = read_sample (&n);
  g_auto (Table) table = { .library = shelf_open (shelf) };
  g_autoptr (ArbSession) typed = NULL;
  g_autoptr (GPtrArray) games = NULL, players = NULL;
  g_autoptr (GError) error = NULL;
  const TableJournal *journal;
  g_autofree char *first = NULL, *second = NULL, *again = NULL;

  table.session = session_import (table.library, text, n, &error);
  g_assert_no_error (error);
  assert_kept (&table);
  journal = arb_session_journal (table.session);
  g_assert_cmpuint (table_journal_length (journal), >, 50);
  g_assert_cmpuint (table_journal_n_refused (journal), ==, 0);

  typed = arb_session_start (table.library, table_journal_setup (journal), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_assert_true (arb_session_append (typed, table_journal_entry (journal, i).line, NULL));

  games = shelf_list (table.library, NULL);
  g_assert_cmpuint (games->len, ==, 2);
  g_assert_cmpstr (((LibraryGame *) games->pdata[0])->title, ==, "First evening");
  g_assert_cmpstr (((LibraryGame *) games->pdata[0])->summary, ==, ((LibraryGame *) games->pdata[1])->summary);
  g_assert_null (strstr (((LibraryGame *) games->pdata[0])->summary, "Anna 0"));

  first = table_record_print (journal, G_MAXUINT);
  second = table_record_print (arb_session_journal (typed), G_MAXUINT);
  g_assert_cmpstr (first, ==, second);
  {
    g_autoptr (ArbSession) opened = arb_session_open (table.library, arb_session_id (typed), NULL);

    again = table_record_print (arb_session_journal (opened), G_MAXUINT);
    g_assert_cmpstr (first, ==, again);
  }
}

static void
test_import_remembers_nobody (Shelf *shelf, gconstpointer data)
{
  gsize n;
  g_autofree char *text = read_sample (&n);
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = session_import (library, text, n, NULL);
  g_autoptr (GPtrArray) players = library_players (library, NULL);

  g_assert_nonnull (session);
  g_assert_cmpuint (players->len, ==, 0);
}

static void
test_import_refused (Shelf *shelf, gconstpointer data)
{
  static const char *const bad[] = { "", "hello", "Arbitress record 1\n", "Arbitress record 1\ngame chess\nplay\n" };
  g_autoptr (Library) library = shelf_open (shelf);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (session_import (library, bad[i], strlen (bad[i]), &error));
      g_assert_error (error, TABLE_RECORD_ERROR, (i < 2 ? TABLE_RECORD_ERROR_NOT_A_RECORD : TABLE_RECORD_ERROR_SETUP));
    }
  g_assert_cmpuint (shelf_n_games (library), ==, 0);
}

/* Entries that do not fit are kept; after a restart they are still there. */
static void
test_refused_entries_are_kept (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = g_strconcat ("Arbitress record 1\n", setup_text, "play\n", turns[0], "\n",
                                       "place cccc 40,40 r0\n", "gibberish\t# and why\n", turns[1], "\n",
                                       "points Ben 3 gift\n", NULL);
  g_auto (Table) table = { .library = shelf_open (shelf) };
  g_autoptr (GPtrArray) games = NULL;
  const LibraryGame *game;

  table.session = session_import (table.library, text, strlen (text), NULL);
  g_assert_cmpuint (length (&table), ==, 5);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (table.session)), ==, 2);
  assert_kept (&table);
  games = shelf_list (table.library, NULL);
  game = games->pdata[0];
  g_assert_cmpstr (game->players, ==, "Anna, Ben");
  g_assert_cmpstr (game->summary, ==, "Anna 0, Ben 7");
  g_assert_false (game->finished);
  {
    g_auto (Table) again = { 0 };

    table_open (&again, shelf, arb_session_id (table.session));
    g_assert_cmpuint (table_journal_n_refused (arb_session_journal (again.session)), ==, 2);
    g_assert_true (arb_session_delete (again.session, 1, NULL));
    g_assert_true (arb_session_delete (again.session, 1, NULL));
    assert_kept (&again);
  }
}

static void
test_open_refused (Shelf *shelf, gconstpointer data)
{
  static const char *const setups[] = { "? lost 1\n", "", "player Anna red\n", "game chess\n",
                                        "game carcassonne\nplayer Anna red\n" };
  const LibraryFace face = { .game = "carcassonne" };
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) missing = NULL;

  g_assert_null (arb_session_open (library, 1, &missing));
  g_assert_error (missing, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      gint64 id = library_add (library, &face, setups[i], NULL, NULL, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (arb_session_open (library, id, &error));
      g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SETUP);
      g_assert_cmpstr (error->message, !=, "");
    }
}

/* After a salvage, entries may be marked as lost or altered, and the list may know nothing about the game. */
static void
test_after_salvage (Shelf *shelf, gconstpointer data)
{
  g_autofree char *overlong = g_strnfill (LIBRARY_LINE_MAX, 'x');
  const char *const lines[] = { turns[0], "? lost 2", "? place cffc 9,9 r2", "# nothing", overlong, NULL };
  const LibraryFace face = { .title = "Saved game 1" };
  Library *library = shelf_open (shelf);
  gint64 id = library_add (library, &face, setup_text, lines, NULL, NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_auto (Table) table = { 0 };
  const LibraryGame *game;

  library_close (library);
  table_open (&table, shelf, id);
  g_assert_cmpuint (length (&table), ==, 3);
  g_assert_null (table_journal_entry (arb_session_journal (table.session), 0).refusal);
  g_assert_nonnull (table_journal_entry (arb_session_journal (table.session), 1).refusal);
  g_assert_nonnull (table_journal_entry (arb_session_journal (table.session), 2).refusal);

  games = shelf_list (table.library, NULL);
  game = games->pdata[0];
  g_assert_cmpstr (game->game, ==, "carcassonne");
  g_assert_cmpstr (game->players, ==, "Anna, Ben");
  g_assert_cmpstr (game->title, ==, "");

  g_assert_true (arb_session_replace (table.session, 1, turns[1], NULL));
  g_assert_true (arb_session_replace (table.session, 2, turns[2], NULL));
  assert_kept (&table);
}

/* ---- changes ---- */

static void
test_append (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  TableRefusal why = { "" };

  table_start (&table, shelf, 0);
  for (guint i = 0; i < N_TURNS; i++)
    {
      g_assert_true (arb_session_append (table.session, turns[i], &why));
      g_assert_cmpuint (table.n_changed, ==, i + 1);
      g_assert_cmpuint (table.n_on_disk, ==, i + 1); /* on disk before "changed" was emitted */
      g_assert_cmpuint (shelf_revision (table.library, arb_session_id (table.session)), ==, i + 2);
      g_assert_cmpint (carc_state (table.session)->n_placed, ==, i + 2);
    }
  assert_kept (&table);

  g_assert_false (arb_session_append (table.session, turns[0], &why));
  g_assert_cmpstr (why.sentence, !=, "");
  g_assert_false (arb_session_append (table.session, "place crfr 1\n0,0 r0", &why));
  g_assert_false (arb_session_append (table.session, "", NULL));
  g_assert_cmpuint (table.n_changed, ==, N_TURNS);
  g_assert_cmpuint (table.n_trouble, ==, 0);
  assert_kept (&table);
}

/* Each kind of change writes the entries from the first difference on, in one transaction. */
static void
test_changes (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  ArbSession *session;
  TableRefusal why;
  guint64 before;
  gint64 id;

  table_start (&table, shelf, N_TURNS);
  session = table.session;
  id = arb_session_id (session);
  before = shelf_revision (table.library, id);

#define CHANGE(call, entries)                                                                                          \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_assert_true (call);                                                                                              \
    assert_kept (&table);                                                                                              \
    g_assert_cmpuint (length (&table), ==, entries);                                                                   \
    g_assert_cmpuint (shelf_revision (table.library, id), ==, ++before);                                               \
  }                                                                                                                    \
  G_STMT_END

  CHANGE (arb_session_replace (session, 1, "place cfrr 0,-1 r2", &why), N_TURNS);
  CHANGE (arb_session_insert (session, 2, "note \"tea\"", &why), N_TURNS + 1);
  CHANGE (arb_session_insert (session, N_TURNS + 1, "note \"cake\"", &why), N_TURNS + 2);
  CHANGE (arb_session_delete (session, 2, &why), N_TURNS + 1);
  CHANGE (arb_session_undo (session), N_TURNS + 2);
  CHANGE (arb_session_undo (session), N_TURNS + 1);
  CHANGE (arb_session_redo (session), N_TURNS + 2);
  CHANGE (arb_session_truncate (session, 2, &why), 2);
  CHANGE (arb_session_undo (session), N_TURNS + 2);
  CHANGE (arb_session_delete (session, 0, &why), N_TURNS + 1);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (session)), >, 0);
  CHANGE (arb_session_truncate (session, 0, &why), 0);
#undef CHANGE

  g_assert_cmpuint (table.n_trouble, ==, 0);
}

/* Each change is made to the entry that it names. */
static void
test_places (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  ArbSession *session;
  TableRefusal why;
  gint64 id;

  table_start (&table, shelf, 0);
  session = table.session;
  id = arb_session_id (session);
  g_assert_false (arb_session_undo (session));
  g_assert_true (arb_session_append (session, "note a", &why));
  g_assert_true (arb_session_append (session, "note b", &why));
  g_assert_true (arb_session_append (session, "note c", &why));
  g_assert_true (arb_session_undo (session));
  shelf_stored (shelf, id, "note a|note b");
  g_assert_true (arb_session_redo (session));
  shelf_stored (shelf, id, "note a|note b|note c");
  g_assert_true (arb_session_replace (session, 1, "note x", &why));
  shelf_stored (shelf, id, "note a|note x|note c");
  g_assert_true (arb_session_insert (session, 0, "note 0", &why));
  g_assert_true (arb_session_delete (session, 1, &why));
  shelf_stored (shelf, id, "note 0|note x|note c");
  g_assert_true (arb_session_truncate (session, 1, &why));
  shelf_stored (shelf, id, "note 0");
  g_assert_true (arb_session_undo (session));
  shelf_stored (shelf, id, "note 0|note x|note c");
}

static void
test_refused_changes (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  TableRefusal why = { "" };

  table_start (&table, shelf, 2);
#define REFUSED(call)                                                                                                  \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    *why.sentence = '\0';                                                                                              \
    g_assert_false (call);                                                                                             \
    g_assert_cmpstr (why.sentence, !=, "");                                                                            \
  }                                                                                                                    \
  G_STMT_END
  REFUSED (arb_session_replace (table.session, 2, turns[2], &why));
  REFUSED (arb_session_replace (table.session, 1, "nonsense", &why));
  REFUSED (arb_session_insert (table.session, 3, turns[2], &why));
  REFUSED (arb_session_insert (table.session, 0, "nonsense", &why));
  REFUSED (arb_session_delete (table.session, 2, &why));
  REFUSED (arb_session_delete (table.session, G_MAXUINT, &why));
  REFUSED (arb_session_truncate (table.session, 2, &why));
  REFUSED (arb_session_truncate (table.session, G_MAXUINT, &why));
#undef REFUSED
  g_assert_false (arb_session_redo (table.session));
  g_assert_cmpuint (table.n_changed + table.n_trouble, ==, 0);
  assert_kept (&table);
}

static void
test_undo_after_restart (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 }, again = { 0 };

  table_start (&table, shelf, 3);
  table_open (&again, shelf, arb_session_id (table.session));
  g_assert_true (arb_session_undo (again.session));
  g_assert_cmpuint (length (&again), ==, 2);
  assert_kept (&again);
}

static void
test_finished (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  g_autoptr (GPtrArray) games = NULL, later = NULL;
  const LibraryGame *game;
  g_autofree char *expected = NULL;

  table_start (&table, shelf, 3);
  g_assert_true (arb_session_append (table.session, "end \"supper\"", NULL));
  games = shelf_list (table.library, NULL);
  game = games->pdata[0];
  g_assert_true (game->finished);
  expected = g_strdup_printf ("Anna %d, Ben %d", carc_state (table.session)->ledger.scores[0],
                              carc_state (table.session)->ledger.scores[1]);
  g_assert_cmpstr (game->summary, ==, expected);
  g_assert_cmpstr (expected, !=, "Anna 0, Ben 0");

  g_assert_true (arb_session_undo (table.session));
  later = shelf_list (table.library, NULL);
  g_assert_false (((LibraryGame *) later->pdata[0])->finished);
}

static void
test_look_at (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  ArbSession *session;
  guint now;

  table_start (&table, shelf, 4);
  session = table.session;
  now = carc_state (session)->n_placed;
  g_assert_cmpuint (arb_session_looking_at (session), ==, G_MAXUINT);
  g_assert_true (arb_session_shown (session) == arb_session_now (session).state);

  arb_session_look_at (session, 2);
  g_assert_cmpuint (table.n_changed, ==, 1);
  g_assert_cmpuint (arb_session_looking_at (session), ==, 2);
  g_assert_cmpuint (carc_shown (session)->n_placed, <, now);
  g_assert_cmpuint (carc_state (session)->n_placed, ==, now);
  arb_session_look_at (session, 2);
  g_assert_cmpuint (table.n_changed, ==, 1);
  arb_session_look_at (session, 1000);
  g_assert_cmpuint (arb_session_looking_at (session), ==, 4);
  arb_session_look_at (session, 2);

  /* After an edit the same moment is shown; if that moment does not exist any more, the last one is shown. */
  g_assert_true (arb_session_delete (session, 3, NULL));
  g_assert_cmpuint (arb_session_looking_at (session), ==, 2);
  g_assert_true (arb_session_truncate (session, 1, NULL));
  g_assert_cmpuint (arb_session_looking_at (session), ==, 1);

  arb_session_look_at (session, G_MAXUINT);
  g_assert_true (arb_session_shown (session) == arb_session_now (session).state);
}

static void
test_without_library (void)
{
  g_autoptr (TableSetup) setup = table_setup_parse (setup_text, NULL);
  g_autoptr (ArbSession) session = arb_session_start (NULL, setup, NULL);

  g_assert_true (arb_session_append (session, turns[0], NULL));
  g_assert_true (arb_session_undo (session));
  g_assert_true (arb_session_redo (session));
  g_assert_false (arb_session_refresh (session));
  g_assert_cmpuint (table_journal_length (arb_session_journal (session)), ==, 1);
}

/* ---- two windows ---- */

static void
test_other_window_first (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) first = { 0 }, second = { 0 };
  TableRefusal why = { "" };

  table_start (&first, shelf, 1);
  table_open (&second, shelf, arb_session_id (first.session));

  g_assert_true (arb_session_append (second.session, turns[1], NULL));
  g_assert_true (arb_session_append (second.session, turns[2], NULL));
  g_assert_false (arb_session_append (first.session, turns[1], &why));
  g_assert_cmpuint (first.n_trouble, ==, 1);
  g_assert_cmpuint (first.n_changed, ==, 1);
  g_assert_nonnull (strstr (first.trouble, "another window"));
  g_assert_nonnull (strstr (why.sentence, "changed"));
  g_assert_cmpuint (length (&first), ==, 3);
  assert_kept (&first);

  /* Now both windows can change the game again. */
  g_assert_true (arb_session_append (first.session, turns[3], NULL));
  assert_kept (&first);
  g_assert_false (arb_session_undo (second.session));
  g_assert_cmpuint (length (&second), ==, 4);
  g_assert_true (arb_session_undo (second.session));
  g_assert_cmpuint (length (&second), ==, 3);
  assert_kept (&second);
}

static void
test_refresh (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) first = { 0 }, second = { 0 };

  table_start (&first, shelf, 1);
  table_open (&second, shelf, arb_session_id (first.session));
  g_assert_false (arb_session_refresh (first.session));
  g_assert_cmpuint (first.n_changed, ==, 0);

  g_assert_true (arb_session_append (second.session, turns[1], NULL));
  arb_session_look_at (first.session, 0);
  g_assert_true (arb_session_refresh (first.session));
  g_assert_cmpuint (first.n_changed, ==, 2);
  g_assert_cmpuint (length (&first), ==, 2);
  g_assert_cmpuint (arb_session_looking_at (first.session), ==, G_MAXUINT);
  g_assert_cmpuint (first.n_trouble, ==, 0);

  library_remove (second.library, arb_session_id (second.session), NULL);
  g_assert_false (arb_session_refresh (first.session));
  g_assert_cmpuint (first.n_trouble, ==, 1);
}

static void
test_removed_elsewhere (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf, 2);
  g_assert_true (library_remove (table.library, arb_session_id (table.session), NULL));
  g_assert_false (arb_session_append (table.session, turns[2], NULL));
  g_assert_cmpuint (table.n_trouble, ==, 1);
  g_assert_cmpuint (length (&table), ==, 2); /* the game is still shown, so it can be saved as a record */
}

/* ---- a disk that fails ---- */

static void
test_disk_fails (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };
  TableRefusal why = { "" };
  guint cells;

  table_start (&table, shelf, 3);
  cells = carc_state (table.session)->n_placed;

#define FAILS(call)                                                                                                    \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    guint trouble = table.n_trouble;                                                                                   \
    *why.sentence = '\0';                                                                                              \
    fault_arm (FAULT_FULL, 1, TRUE);                                                                                   \
    g_assert_false (call);                                                                                             \
    g_assert_true (fault_disarm ());                                                                                   \
    g_assert_cmpuint (table.n_trouble, ==, trouble + 1);                                                               \
    g_assert_nonnull (strstr (table.trouble, "disk is full"));                                                         \
    g_assert_cmpuint (length (&table), ==, 3);                                                                         \
    g_assert_cmpuint (carc_state (table.session)->n_placed, ==, cells);                                                \
    assert_kept (&table);                                                                                              \
  }                                                                                                                    \
  G_STMT_END

  FAILS (arb_session_append (table.session, turns[3], &why));
  g_assert_nonnull (strstr (why.sentence, shelf->path));
  FAILS (arb_session_replace (table.session, 1, "place cfrr 0,-1 r2", &why));
  FAILS (arb_session_insert (table.session, 1, "note \"x\"", &why));
  FAILS (arb_session_delete (table.session, 1, &why));
  FAILS (arb_session_truncate (table.session, 1, &why));
  FAILS (arb_session_undo (table.session));
#undef FAILS

  g_assert_true (arb_session_append (table.session, turns[3], NULL));
  assert_kept (&table);
}

/* A redo tries again to store a change that could not be stored. */
static void
test_redo_after_failure (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf, 3);
  fault_arm (FAULT_WRITE, 1, FALSE);
  g_assert_false (arb_session_append (table.session, turns[3], NULL));
  fault_disarm ();
  g_assert_true (arb_session_redo (table.session));
  g_assert_cmpuint (length (&table), ==, 4);
  assert_kept (&table);
}

static void
test_damaged (Shelf *shelf, gconstpointer data)
{
  g_auto (Table) table = { 0 };

  table_start (&table, shelf, 2);
  table.library->damaged = TRUE;
  g_assert_false (arb_session_append (table.session, turns[2], NULL));
  g_assert_cmpuint (table.n_trouble, ==, 1);
  g_assert_nonnull (strstr (table.trouble, "damaged"));
  g_assert_cmpuint (length (&table), ==, 2);
}

/* ---- the luck of what was drawn ---- */

#define OVER                                                                                                           \
  "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nplay\n"                           \
  "place crfr 1,0 r0 follower road:E\nend \"late\"\n"

static ArbSession *
finished (Library *library)
{
  g_autoptr (GError) error = NULL;
  ArbSession *session = session_import (library, OVER, strlen (OVER), &error);

  g_assert_no_error (error);
  return session;
}

static void
count (gpointer sender, guint *counter)
{
  ++*counter;
}

/* It is found in the background, known until the game changes, and then found again. */
static void
test_drawn (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = finished (library);
  TableLuckRow wanted;
  guint told = 0;

  g_assert_true (table_chances_luck_of (arb_session_journal (session), &wanted));
  g_assert_cmpfloat (wanted.spread[0], >, 0);
  g_signal_connect (session, "drawn", G_CALLBACK (count), &told);
  g_assert_null (arb_session_drawn (session, FALSE));
  g_assert_null (arb_session_drawn (session, FALSE));
  while (told == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (told, ==, 1);
  g_assert_cmpmem (arb_session_drawn (session, FALSE), sizeof wanted, &wanted, sizeof wanted);

  /* A game that goes on tells nothing. */
  g_assert_true (arb_session_truncate (session, 1, NULL));
  g_assert_null (arb_session_drawn (session, FALSE));
  g_assert_null (arb_session_drawn (session, TRUE));
  g_assert_true (arb_session_append (session, "place frfr -1,0 r0", NULL));
  g_assert_true (arb_session_append (session, "end \"later\"", NULL));
  g_assert_null (arb_session_drawn (session, FALSE));
  g_assert_true (table_chances_luck_of (arb_session_journal (session), &wanted));
  g_assert_cmpfloat (wanted.spread[1], >, 0);
  g_assert_cmpmem (arb_session_drawn (session, TRUE), sizeof wanted, &wanted, sizeof wanted);
  g_assert_cmpuint (told, ==, 2); /* whoever asked first */
  g_assert_cmpmem (arb_session_drawn (session, TRUE), sizeof wanted, &wanted, sizeof wanted);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (told, ==, 2);

  /* Nobody waits: whoever asks is answered at once. */
  g_assert_true (arb_session_truncate (session, 2, NULL));
  g_assert_true (arb_session_append (session, "end \"at last\"", NULL));
  g_assert_nonnull (arb_session_drawn (session, TRUE));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (told, ==, 2);
}

/* A session that ends while it is looked for, and a game that changes meanwhile: nobody is told. */
static void
test_drawn_stopped (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  ArbSession *gone = finished (library);
  g_autoptr (ArbSession) session = finished (library), last = finished (library);
  guint told = 0, end = 0;

  g_signal_connect (gone, "drawn", G_CALLBACK (count), &told);
  g_signal_connect (session, "drawn", G_CALLBACK (count), &told);
  g_assert_null (arb_session_drawn (gone, FALSE));
  g_object_unref (gone);
  g_assert_null (arb_session_drawn (session, FALSE));
  g_assert_true (arb_session_truncate (session, 1, NULL));
  g_signal_connect (last, "drawn", G_CALLBACK (count), &end);
  g_assert_null (arb_session_drawn (last, FALSE));
  while (end == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (told, ==, 0);
}

/* Why a file cannot be read is told in plain words, and what the program itself refuses in its own. */
static void
test_reason (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/evening.arb");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) own = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "it is a poem: not a picture");

  g_assert_null (g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, NULL, &error));
  g_assert_nonnull (strstr (error->message, "evening.arb"));
  g_assert_cmpstr (arb_reason (error), ==, "there is no such file or folder");
  g_assert_cmpstr (arb_reason (own), ==, "it is a poem: not a picture");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  fault_install ();

  SHELF_TESTS ("/session", start, start_refused, import, import_remembers_nobody, import_refused,
               refused_entries_are_kept, open_refused, after_salvage, append, changes, places, refused_changes,
               undo_after_restart, finished, look_at);
  g_test_add_func ("/session/without-library", test_without_library);
  SHELF_TESTS ("/session", other_window_first, refresh, removed_elsewhere, disk_fails, redo_after_failure, damaged,
               drawn, drawn_stopped);
  g_test_add_func ("/session/reason", test_reason);
  return g_test_run ();
}
