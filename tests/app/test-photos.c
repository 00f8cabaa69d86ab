/* test-photos.c - photos of an open game: an entry changes nothing, is legal whenever a note is, and its picture is
 * where it should be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "../library/shelf.h"
#include "../table/test-add.h"
#include "../library/session-import.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/game-files.h"
#include "evening/game-words.h"
#include "evening/games-backup.h"
#include "evening/photos.h"
#include "pad/pad-play.h"

#define NAME "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
#define CAPTION "<b>the \\\"great\\\" farm</b>"

/* A game of each kind from its beginning to its end. */
static const char *const records[] = {
  "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base\nplay\n"
  "place crfr 0,-1 r2 follower city:S\nplace frfr -1,0 r0\nend late\npoints Anna 2 more\n",
  "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nplay\n"
  "found 21 21-22\nfound 33 33-34\nfound 12 12-13\npad late\nscore Anna 4\nend late\n",
  "Arbitress record 1\ngame pad\nplayer Anna red\nplayer Ben blue\nplay\nscore Anna 4\nscore Ben 7\nend late\n"
};

static ArbSession *
opened (Library *library, const char *record)
{
  g_autoptr (GError) error = NULL;
  ArbSession *session = session_import (library, record, strlen (record), &error);

  g_assert_no_error (error);
  return session;
}

static void
append (ArbSession *session, const char *line)
{
  TableRefusal why;

  if (!arb_session_append (session, line, &why))
    g_error ("%s: %s", line, why.sentence);
}

/* After every entry: the photo is taken where a note is, and afterwards everything is as it was, except that the game
 * has one entry more. */
static void
test_changes_nothing (void)
{
  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autoptr (ArbSession) whole = opened (NULL, records[r]);
      const TableJournal *journal = arb_session_journal (whole);
      const TableGame *game = table_journal_game (journal);

      for (guint n = 0; n <= table_journal_length (journal); n++)
        {
          gpointer plain = table_journal_state_at (journal, n), after = table_journal_state_at (journal, n),
                   noted = table_journal_state_at (journal, n);
          const TableLedger *one = &table_state (plain)->ledger, *two = &table_state (after)->ledger;
          TableRefusal why;

          g_assert_true (table_game_fold_line (game, noted, "note x", NULL, &why));
          g_assert_true (table_game_fold_line (game, after, "photo " NAME " \"" CAPTION "\"", NULL, &why));
          g_assert_cmpuint (one->n_lines, ==, two->n_lines);
          g_assert_cmpmem (one->scores, sizeof one->scores, two->scores, sizeof two->scores);
          g_assert_cmpint (table_state (plain)->ask, ==, table_state (after)->ask);
          g_assert_cmpint (table_game_on_turn (game, plain), ==, table_game_on_turn (game, after));
          g_assert_cmpuint (table_state (plain)->n_turns, ==, table_state (after)->n_turns);
          game->state_free (plain);
          game->state_free (after);
          game->state_free (noted);
        }
    }
}

static void
test_lines (void)
{
  static const char *const refused[] = { "photo",
                                         "photo x",
                                         "photo " NAME "0",
                                         "photo " NAME " a b",
                                         "photo 9F86D081884C7D659A2FEAA0C55AD015A3BF4F1B2B0B822CD15D6C15B0F00A08",
                                         "photo ../../../../../../../../../../../../../../../../../../etc/passwd/x x" };

  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autoptr (ArbSession) session = opened (NULL, records[r]);
      const TableGame *game = arb_session_setup (session)->game;
      const TableRules *rules = table_state (arb_session_now (session).state)->rules;
      TablePhoto photo, again;
      g_autofree char *line = NULL, *told = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
        {
          TableRefusal why;

          g_assert_false (arb_session_append (session, refused[i], &why));
          g_assert_false (table_photo_read (game, rules, refused[i], &photo));
        }
      g_assert_false (table_photo_read (game, rules, "note photo", &photo));
      g_assert_true (table_photo_read (game, rules, "photo " NAME " \"" CAPTION "\"", &photo));
      g_assert_cmpstr (photo.name, ==, NAME);
      g_assert_cmpstr (photo.caption, ==, "<b>the \"great\" farm</b>");
      line = table_photo_line (&photo);
      g_assert_true (table_photo_read (game, rules, line, &again));
      g_assert_cmpstr (photo.name, ==, again.name);
      g_assert_cmpstr (photo.caption, ==, again.caption);
      told = table_game_tell_line (game, arb_session_now (session).state, line);
      g_assert_cmpstr (told, ==, "Photo: <b>the \"great\" farm</b>");
    }
}

/* It is stored, can be taken back and entered again, moved by an edit, and stands among the notes. */
static void
test_kept (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = opened (library, records[2]);
  const TableJournal *journal = arb_session_journal (session);
  g_autoptr (GBytes) bytes = shelf_photo (1), back = NULL;
  g_autofree char *line = NULL, *expected = shelf_photo_line (1), *record = NULL, *public = NULL, *path = NULL;
  g_auto (GStrv) notes = NULL;
  TableRefusal why;
  TablePhoto photo;

  line = arb_photo_keep (session, bytes, "the table", &why);
  g_assert_cmpstr (line, ==, expected);
  append (session, line);
  g_assert_true (arb_photo_between (journal, 0, 4, &photo));
  g_assert_false (arb_photo_between (journal, 0, 3, &photo));
  g_assert_false (arb_photo_between (journal, 4, 4, &photo));
  g_assert_true (arb_photo_of_line (session, line, &photo));
  back = arb_photo_bytes (session, &photo, NULL);
  g_assert_true (g_bytes_equal (back, bytes));
  g_assert_true (arb_session_undo (session));
  g_assert_false (arb_photo_between (journal, 0, 3, &photo));
  g_assert_true (arb_session_redo (session));
  g_assert_true (arb_session_edit (session, &(TableEdit){ TABLE_EDIT_MOVE, 3, 1, NULL }, 1, "", &why));
  g_assert_true (arb_photo_between (journal, 0, 2, &photo));
  g_assert_cmpint (table_state (arb_session_now (session).state)->ledger.scores[1], ==, 7);
  notes = arb_notes (journal);
  g_assert_cmpstr (notes[0], ==, "Entry 2: Photo: the table");
  g_assert_null (notes[1]);
  record = arb_record_text (session);
  public = arb_record_public_text (session);
  g_assert_nonnull (strstr (record, line));
  g_assert_nonnull (strstr (public, line));
  path = shelf_photo_path (shelf, 1);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
expect_refused (ArbSession *session, GBytes *bytes, const char *caption, const char *sentence)
{
  TableRefusal why;

  g_assert_null (arb_photo_keep (session, bytes, caption, &why));
  g_assert_true (g_str_has_suffix (why.sentence, sentence));
}

static void
test_bounds (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (ArbSession) session = opened (library, records[2]), unkept = opened (NULL, records[2]);
  g_autoptr (GBytes) bytes = shelf_photo (1), rubbish = g_bytes_new_static ("GIF89a", 6);
  g_autofree char *long_caption = g_strnfill (TABLE_WHY_MAX, 'x'), *line = NULL;
  TableRefusal why;

  expect_refused (unkept, bytes, "", "so its photos cannot be kept either");
  expect_refused (session, rubbish, "", ": it is not a JPEG");
  expect_refused (session, bytes, long_caption, "the caption is longer than 255 bytes");
  long_caption[TABLE_WHY_MAX - 1] = '\0';
  line = arb_photo_keep (session, bytes, long_caption, &why);
  append (session, line);
  for (guint i = 1; i < ARB_PHOTOS_MAX; i++)
    {
      g_autofree char *next = arb_photo_keep (session, bytes, "", &why);

      append (session, next);
    }
  expect_refused (session, bytes, "", "the game has 50 photos already");
}

/* What is told of a photo in a file of all games that cannot be kept; it is not a game. */
static void
test_told (void)
{
  g_autoptr (ArbTaking) taking = arb_taking_new ();
  g_autofree char *words = NULL, *exported = NULL;

  arb_taking_add (&(LibraryTold){ .take = LIBRARY_PHOTO_UNFIT, .why = "it was changed" }, taking);
  g_assert_cmpstr (taking->sentences->pdata[0], ==, "A photo was not taken: it was changed.");
  words = arb_taking_tell (taking);
  g_assert_cmpstr (words, ==, "0 games were taken.");
  exported = arb_exported_tell (&(LibraryExported){ 3, 1, 2 });
  g_assert_cmpstr (exported, ==,
                   "3 games; 1 game cannot be read and is missing there; 2 photos cannot be read and are missing "
                   "there");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  catan_register ();
  pad_register ();
  TESTS_ADD ("/photos", changes_nothing, lines, told);
  SHELF_TESTS ("/photos", kept, bounds);
  return g_test_run ();
}
