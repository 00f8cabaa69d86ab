/* test-session.c - one open game: nothing is reported as done before the library has stored it, and the library has
 * nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../library/shelf.h"
#include "carcassonne/carc-play.h"
#include "evening/reason.h"
#include "evening/session.h"
#include "library/library-private.h"
#include "table/table-chances.h"

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

static TableSetup *
setup_of_two (void)
{
  TableSetup *setup = table_setup_new (&carc_game);
  TableRefusal why;

  g_assert_true (table_setup_add_player (setup, "Anna", 0, &why));
  g_assert_true (table_setup_add_player (setup, "Ben", 1, &why));
  g_assert_true (table_setup_line (setup, "set base", &why));
  return setup;
}

static ArbSession *
start (Library *library)
{
  g_autoptr (TableSetup) setup = setup_of_two ();
  g_autoptr (GError) error = NULL;
  ArbSession *session = arb_session_start (library, setup, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);
  return session;
}

static void
count (gpointer sender, guint *counter)
{
  ++*counter;
}

static void
count_trouble (gpointer sender, const char *sentence, guint *counter)
{
  g_assert_cmpstr (sentence, !=, "");
  ++*counter;
}

static void
append (ArbSession *session, const char *line)
{
  TableRefusal why;

  if (!arb_session_append (session, line, &why))
    g_error ("%s: %s", line, why.sentence);
}

/* The content of the disk, as another program would read it. */
static void
assert_stored (Shelf *shelf, ArbSession *session, const char *entries)
{
  g_autoptr (Library) other = shelf_open (shelf);

  shelf_entries_are (other, arb_session_id (session), entries);
}

static void
test_append (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = start (library);
  g_autoptr (ArbSession) again = NULL;
  TableRefusal why;
  guint changed = 0;

  g_signal_connect (session, "changed", G_CALLBACK (count), &changed);
  append (session, "place frfr -1,0 r0 follower road:E");
  g_assert_cmpuint (changed, ==, 1);
  assert_stored (shelf, session, "place frfr -1,0 r0 follower road:E");

  g_assert_false (arb_session_append (session, "place frfr 0,-1 r0", &why));
  g_assert_cmpstr (why.sentence, !=, "");
  g_assert_cmpuint (changed, ==, 1);
  assert_stored (shelf, session, "place frfr -1,0 r0 follower road:E");

  again = arb_session_open (library, arb_session_id (session), NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (carc_state (again)->n_placed, ==, 2);
  g_assert_cmpuint (carc_state (again)->player, ==, 1);
}

static void
test_undo (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = start (library);
  TableRefusal why;

  g_assert_false (arb_session_undo (session));
  append (session, "note a");
  append (session, "note b");
  append (session, "note c");
  g_assert_true (arb_session_undo (session));
  assert_stored (shelf, session, "note a|note b");
  g_assert_true (arb_session_redo (session));
  assert_stored (shelf, session, "note a|note b|note c");
  g_assert_true (arb_session_replace (session, 1, "note x", &why));
  assert_stored (shelf, session, "note a|note x|note c");
  g_assert_true (arb_session_insert (session, 0, "note 0", &why));
  g_assert_true (arb_session_delete (session, 1, &why));
  assert_stored (shelf, session, "note 0|note x|note c");
  g_assert_true (arb_session_truncate (session, 1, &why));
  assert_stored (shelf, session, "note 0");
  g_assert_true (arb_session_undo (session));
  assert_stored (shelf, session, "note 0|note x|note c");
}

/* Entries after a change that no longer fit are kept, also on disk. */
static void
test_refused_kept (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = start (library);
  g_autoptr (ArbSession) again = NULL;
  TableRefusal why;

  append (session, "place frfr -1,0 r0");
  append (session, "place frfr -2,0 r0");
  g_assert_true (arb_session_replace (session, 0, "place frfr 1,0 r0", &why));
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (session)), ==, 1);
  again = arb_session_open (library, arb_session_id (session), NULL);
  g_assert_cmpuint (table_journal_length (arb_session_journal (again)), ==, 2);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (again)), ==, 1);
}

static void
test_look_at (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = start (library);
  guint changed = 0;

  append (session, "place frfr -1,0 r0");
  append (session, "place frfr -2,0 r0");
  g_signal_connect (session, "changed", G_CALLBACK (count), &changed);
  arb_session_look_at (session, 1);
  g_assert_cmpuint (changed, ==, 1);
  arb_session_look_at (session, 1);
  g_assert_cmpuint (changed, ==, 1);
  g_assert_cmpuint (carc_shown (session)->n_placed, ==, 2);
  g_assert_cmpuint (carc_state (session)->n_placed, ==, 3);
  arb_session_look_at (session, 1000);
  g_assert_cmpuint (arb_session_looking_at (session), ==, 2);
  arb_session_look_at (session, G_MAXUINT);
  g_assert_true (arb_session_shown (session) == arb_session_now (session).state);
}

/* Two windows with one game: the second one is told, and continues from what the first one has written. */
static void
test_two (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (Library) elsewhere = shelf_open (shelf);
  g_autoptr (ArbSession) first = start (library);
  g_autoptr (ArbSession) second = arb_session_open (elsewhere, arb_session_id (first), NULL);
  TableRefusal why;
  guint troubles = 0;

  g_signal_connect (second, "trouble", G_CALLBACK (count_trouble), &troubles);
  append (first, "place frfr -1,0 r0");
  g_assert_false (arb_session_append (second, "place frfr 1,0 r0", &why));
  g_assert_cmpuint (troubles, ==, 1);
  g_assert_cmpuint (table_journal_length (arb_session_journal (second)), ==, 1);
  append (second, "place frfr 1,0 r0");
  assert_stored (shelf, first, "place frfr -1,0 r0|place frfr 1,0 r0");
}

/* The disk is full: what could not be stored did not happen. */
static void
test_trouble (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = start (library);
  g_autofree char *words = g_strnfill (250, 'x');
  g_autofree char *line = g_strdup_printf ("note %s", words);
  g_autoptr (ArbSession) again = NULL;
  TableRefusal why;
  guint troubles = 0, n = 0;

  g_signal_connect (session, "trouble", G_CALLBACK (count_trouble), &troubles);
  /* Limits the file to as many pages as it has now. */
  sqlite3_exec (library->db, "PRAGMA max_page_count = 1", NULL, NULL, NULL);
  while (n < 500 && arb_session_append (session, line, &why))
    n++;
  g_assert_cmpuint (n, <, 500);
  g_assert_cmpstr (why.sentence, !=, "");
  g_assert_cmpuint (troubles, ==, 1);
  g_assert_cmpuint (table_journal_length (arb_session_journal (session)), ==, n);
  again = arb_session_open (library, arb_session_id (session), NULL);
  g_assert_cmpuint (table_journal_length (arb_session_journal (again)), ==, n);

  sqlite3_exec (library->db, "PRAGMA max_page_count = 1000", NULL, NULL, NULL);
  append (session, "note c");
  g_assert_cmpuint (table_journal_length (arb_session_journal (session)), ==, n + 1);
}

static void
test_import (Shelf *shelf, gconstpointer data)
{
  static const char record[] = "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n"
                               "play\nplace frfr -1,0 r0 # first\nplace frfr 7,7 r0\npoints Ben 3 gift\n";
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = arb_session_import (library, record, strlen (record), &error);
  g_autoptr (GPtrArray) games = NULL;
  const LibraryGame *game;

  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_length (arb_session_journal (session)), ==, 3);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (session)), ==, 1);
  games = shelf_list (library, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 1);
  game = games->pdata[0];
  g_assert_cmpstr (game->players, ==, "Anna, Ben");
  g_assert_cmpstr (game->summary, ==, "Anna 0, Ben 3");
  g_assert_false (game->finished);

  g_assert_null (arb_session_import (library, "nonsense", 8, &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_NOT_A_RECORD);
}

/* ---- the luck of what was drawn ---- */

#define OVER                                                                                                           \
  "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nplay\n"                           \
  "place crfr 1,0 r0 follower road:E\nend \"late\"\n"

static ArbSession *
finished (Library *library)
{
  g_autoptr (GError) error = NULL;
  ArbSession *session = arb_session_import (library, OVER, strlen (OVER), &error);

  g_assert_no_error (error);
  return session;
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
  append (session, "place frfr -1,0 r0");
  append (session, "end \"later\"");
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
  append (session, "end \"at last\"");
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

  shelf_test ("/session/append", test_append);
  shelf_test ("/session/undo", test_undo);
  shelf_test ("/session/refused-kept", test_refused_kept);
  shelf_test ("/session/look-at", test_look_at);
  shelf_test ("/session/two", test_two);
  shelf_test ("/session/trouble", test_trouble);
  shelf_test ("/session/import", test_import);
  shelf_test ("/session/drawn", test_drawn);
  shelf_test ("/session/drawn-stopped", test_drawn_stopped);
  g_test_add_func ("/session/reason", test_reason);
  return g_test_run ();
}
