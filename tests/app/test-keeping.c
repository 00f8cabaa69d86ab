/* test-keeping.c - what of a game goes elsewhere: its link, its packed record, all games in a file; and sums over them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../library/shelf.h"
#include "../table/test-add.h"
#include "art/art-qr.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/game-files.h"
#include "evening/games-backup.h"
#include "evening/play-link.h"
#include "evening/record-pack.h"
#include "evening/statistics.h"
#include "pad/pad-play.h"
#include "table/table-chances.h"

#define HEARTS "Arbitress record 1\ngame pad\n"
#define HEAD "Arbitress record 1\ngame carcassonne\n"
#define TWO "player Anna red\nplayer Ben blue\nset base\nplay\n"

/* ---- packing ---- */

static void
test_pack (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GRand *rand = g_rand_new_with_seed (g_test_rand_int_range (0, G_MAXINT32));

  for (guint i = 0; i < 300; i++)
    {
      g_autofree char *packed = arb_record_pack (text->str), *back = NULL, *spaced = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (arb_is_packed (packed, strlen (packed)));
      g_assert_cmpuint (strspn (packed, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*-.:"), ==, strlen (packed));
      spaced = g_strdup_printf ("  %.7s\n%s\r\n", packed, packed + 7);
      back = arb_record_unpack (spaced, strlen (spaced), &error);
      g_assert_no_error (error);
      g_assert_cmpstr (back, ==, text->str);
      g_string_append_unichar (text, (gunichar) g_rand_int_range (rand, 1, 0xd7ff));
    }
  g_rand_free (rand);
}

/* A sample game fits into a code, as the README says. */
static void
test_pack_sample (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "samples", "first-evening.arb", NULL);
  g_autofree char *text = NULL, *packed = NULL;
  g_autoptr (ArtQr) qr = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  packed = arb_record_pack (text);
  qr = art_qr_new (packed);
  g_assert_nonnull (qr);
  g_test_message ("%zu bytes, %zu signs, %u modules", strlen (text), strlen (packed), art_qr_side (qr));
}

static void
unpack_fails (const char *packed, gsize length, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_record_unpack (packed, length, &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_NOT_A_RECORD);
  g_assert_cmpstr (error->message, ==, sentence);
}

static void
test_unpack_hostile (void)
{
  g_autofree char *bomb = g_strnfill (TABLE_RECORD_BYTES_MAX + 1, 'a'), *packed = arb_record_pack (bomb);
  g_autofree char *allowed = g_strnfill (TABLE_RECORD_BYTES_MAX, 'a'), *whole = arb_record_pack (allowed), *back = NULL;
  g_autofree char *endless = g_strnfill (ARB_PACK_BYTES_MAX + 100, 'A');
  g_autofree char *sound = arb_record_pack (HEAD TWO "place crfr 1,0 r0\n");
  const char *const wrong = "signs in it are missing or wrong";

  memcpy (endless, ARB_PACK_HEAD, strlen (ARB_PACK_HEAD));
  unpack_fails (packed, strlen (packed), "it holds more than a record may have");
  unpack_fails (endless, strlen (endless), "it holds more than a record may have");
  unpack_fails ("", 0, "this is not a packed record");
  unpack_fails ("ARB1", 4, "this is not a packed record");
  unpack_fails (HEAD, strlen (HEAD), "this is not a packed record");
  unpack_fails ("ARB1:", 5, wrong);
  unpack_fails ("ARB1:A", 6, wrong);
  unpack_fails ("ARB1:::::::", 11, wrong);
  unpack_fails ("ARB1:abc", 8, wrong);
  unpack_fails ("ARB1:\0AB", 8, wrong);
  /* A sign less, or another one: the checksum tells. */
  for (gsize i = strlen (ARB_PACK_HEAD); i < strlen (sound); i++)
    {
      g_autofree char *altered = g_strdup (sound);

      unpack_fails (sound, i, wrong);
      altered[i] = altered[i] == '7' ? '8' : '7';
      unpack_fails (altered, strlen (altered), wrong);
    }
  back = arb_record_unpack (whole, strlen (whole), NULL);
  g_assert_cmpuint (strlen (back), ==, TABLE_RECORD_BYTES_MAX);
}

/* ---- links ---- */

static char *
link_of (const char *record, gint64 created)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) journal = table_record_parse (record, strlen (record), NULL, &error);

  g_assert_no_error (error);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal), NULL };
  return arb_play_link (&moment, created);
}

/* The JSON in the link. */
static char *
json_of (const char *link)
{
  g_assert_true (g_str_has_prefix (link, "https://app.bgstatsapp.com/createPlay.html?data="));
  g_assert_cmpuint (strlen (link), <=, ARB_LINK_MAX);
  g_assert_cmpuint (strcspn (link, " \"<>{}[]\\^`|%&") + strlen (strpbrk (link, "%")), ==, strlen (link));
  return g_uri_unescape_string (strchr (link, '=') + 1, NULL);
}

static void
test_link (void)
{
  g_autofree char *unfinished = link_of (HEAD TWO, 0);
  g_autofree char *link = link_of (
      HEAD "title \"A \\\"fine\\\" evening\"\ndate 2026-11-20\n" TWO "points Ben 7 x\nend \"late\"\n", 1763900000);
  g_autofree char *same = link_of (
      HEAD "title \"A \\\"fine\\\" evening\"\ndate 2026-11-20\n" TWO "points Anna 7 x\nend \"late\"\n", 1763900000);
  g_autofree char *json = json_of (link), *other = json_of (same);

  g_assert_null (unfinished);
  g_assert_cmpstr (
      strstr (json, ",\"playDate\""), ==,
      ",\"playDate\":\"2026-11-20 12:00:00\",\"game\":{\"name\":\"Carcassonne\",\"sourceGameId\":\"carcassonne\","
      "\"highestWins\":true,\"noPoints\":false,\"bggId\":822},\"players\":[{\"name\":\"Anna\",\"sourcePlayerId\":"
      "\"55579b557896d0ce\",\"startPlayer\":true,\"score\":0,\"winner\":false,\"rank\":2,\"role\":\"red\"},"
      "{\"name\":\"Ben\",\"sourcePlayerId\":\"6700869c8ff7480e\",\"startPlayer\":false,\"score\":7,\"winner\":true,"
      "\"rank\":1,\"role\":\"blue\"}],\"comments\":\"A \\\"fine\\\" evening\"}");
  /* The id does not change with what is entered. */
  g_assert_true (g_str_has_prefix (json, "{\"sourceName\":\"Arbitress\",\"sourcePlayId\":\""));
  g_assert_cmpmem (json, 70, other, 70);
}

/* A damaged library may hold such times. */
static void
test_link_without_date (void)
{
  static const gint64 times[] = { G_MININT64, -1, 253402300800, G_MAXINT64 };

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *link = link_of (HEAD TWO "end \"late\"\n", times[i]);
      g_autofree char *json = json_of (link);

      g_assert_nonnull (strstr (json, times[i] > 0 ? ",\"playDate\":\"999" : ",\"playDate\":\"1970-01-01"));
    }
}

/* On the pad the fewest points may win: then they are the first rank. */
static void
test_link_lowest (void)
{
  g_autofree char *link = link_of (HEARTS "player Anna red\nplayer Ben blue\nplayer Cleo green\nlowest\nplay\n"
                                          "score Anna 20\nscore Ben 5\nscore Cleo 9\nend \"late\"\n",
                                   5);
  g_autofree char *json = json_of (link);

  g_assert_nonnull (strstr (json, "\"highestWins\":false,"));
  g_assert_nonnull (strstr (json, "\"score\":20,\"winner\":false,\"rank\":3,"));
  g_assert_nonnull (strstr (json, "\"score\":5,\"winner\":true,\"rank\":1,"));
  g_assert_nonnull (strstr (json, "\"score\":9,\"winner\":false,\"rank\":2,"));
}

/* Every game of the pad has its own name, and a number of its own made from it. */
static void
test_link_called (void)
{
  static const char *const called[] = { "Hearts", "hearts", "Skat", "" };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (called); i++)
    {
      g_autofree char *line = *called[i] != '\0' ? g_strdup_printf ("called %s\n", called[i]) : g_strdup ("");
      g_autofree char *record = g_strconcat (HEARTS "player Anna red\nplayer Ben blue\n", line,
                                             "play\nscore Anna 20\nend late\n", NULL);
      g_autofree char *link = link_of (record, 5), *json = json_of (link);
      g_autofree char *name = g_strdup_printf ("\"game\":{\"name\":\"%s\",",
                                               *called[i] != '\0' ? called[i] : "Score pad");
      const char *id = strstr (json, "\"sourceGameId\":\"");

      g_assert_nonnull (strstr (json, name));
      g_assert_nonnull (id);
      g_ptr_array_add (parts, g_strndup (id, strcspn (id, ",")));
    }
  g_assert_cmpstr (parts->pdata[0], ==, parts->pdata[1]);
  g_assert_cmpstr (parts->pdata[0], !=, parts->pdata[2]);
  g_assert_cmpstr (parts->pdata[3], ==, "\"sourceGameId\":\"pad\"");
}

/* The longest names and a long title: what is optional is left out, and the link stays short enough. */
static void
test_link_long (void)
{
  static const char *const colours[] = { "red", "blue", "yellow", "green", "black", "pink" };
  g_autoptr (GString) record = g_string_new (HEAD "title \"");
  g_autofree char *link = NULL, *json = NULL;
  g_autoptr (ArtQr) qr = NULL;

  for (guint i = 0; i < TABLE_TITLE_MAX / 4; i++)
    g_string_append_unichar (record, 0x1f600);
  g_string_append (record, "\"\n");
  for (guint p = 0; p < TABLE_MAX_PLAYERS; p++)
    {
      g_string_append (record, "player \"");
      for (guint i = 1; i < TABLE_NAME_MAX; i++)
        g_string_append_unichar (record, 0x1f601);
      g_string_append_printf (record, "%u\" %s\n", p, colours[p]);
    }
  g_string_append (record, "set base\nplay\nend \"late\"\n");
  link = link_of (record->str, 5);
  json = json_of (link);
  g_assert_null (strstr (json, "comments"));
  g_assert_null (strstr (json, "role"));
  g_assert_nonnull (strstr (json, "\"name\":\"\xf0\x9f\x98\x81"));
  qr = art_qr_new (link);
  g_assert_null (qr);
}

/* ---- codes, read back by another program if there is one ---- */

/* What the reader finds in a picture; NULL if there is no reader.  Free with g_free (). */
static char *
read_codes (const char *path)
{
  g_autofree char *reader = g_find_program_in_path ("zbarimg");
  char *argv[] = { reader, (char *) "--raw", (char *) "-q", (char *) path, NULL }, *out = NULL;

  if (reader == NULL)
    return NULL;
  g_assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &out, NULL, NULL, NULL));
  return out;
}

static void
test_qr (void)
{
  static const char *const texts[] = { "ARB1:XYZ-0.$*", "https://example.org/?data=%7B%22a%22:1%7D", NULL };
  g_autofree char *too_long = g_strnfill (2954, 'a'), *longest = g_strnfill (2953, 'a');
  g_autofree char *capitals = g_strnfill (4296, 'A'), *too_many = g_strnfill (4297, 'A');
  g_autoptr (ArtQr) whole = art_qr_new (longest), alphanumeric = art_qr_new (capitals);

  g_assert_null (art_qr_new (""));
  g_assert_null (art_qr_new (too_long));
  g_assert_null (art_qr_new (too_many));
  g_assert_cmpuint (art_qr_side (whole), ==, 177 + 2 * ART_QR_QUIET);
  g_assert_cmpuint (art_qr_side (alphanumeric), ==, 177 + 2 * ART_QR_QUIET);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = texts[i] != NULL ? texts[i] : capitals;
      g_autoptr (ArtQr) qr = art_qr_new (text);
      int size = (int) art_qr_side (qr) * 3 + 2;
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
      cairo_t *cr = cairo_create (surface);
      g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, "code.png", NULL), *out = NULL;
      art_qr_draw (cr, qr, size, TRUE);
      cairo_surface_write_to_png (surface, path);
      out = read_codes (path);
      if (out != NULL)
        g_assert_cmpstr (g_strchomp (out), ==, text);
      else
        g_test_message ("zbarimg is not there, so no code was read");
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      g_unlink (path);
      g_rmdir (folder);
    }
}

/* The text of a PDF, if there is a program that reads it. */
static char *
read_pdf (const char *path)
{
  g_autofree char *reader = g_find_program_in_path ("pdftotext");
  char *argv[] = { reader, (char *) "-layout", (char *) path, (char *) "-", NULL }, *out = NULL;

  if (reader != NULL)
    g_assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &out, NULL, NULL, NULL));
  return out;
}

/* The luck of the tiles stands on the sheets of a game that is over, also if nobody has looked for it before. */
static void
test_sheets_luck (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autofree char *pdf = g_build_filename (shelf->folder, "sheets.pdf", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (pdf);
  const char *record = HEAD TWO "place crfr 1,0 r0 follower road:E\nplace frfr -1,0 r0\nend \"late\"\n";
  int later;
  g_autoptr (ArbSession) session = arb_games_import (games, record, strlen (record), &later, NULL);
  g_autofree char *over = NULL, *going_on = NULL, *got = NULL, *expected = NULL;
  TableLuckRow drawn;

  g_assert_true (arb_sheets_write (session, file, NULL));
  over = read_pdf (pdf);
  g_assert_true (table_chances_luck_of (arb_session_journal (session), &drawn));
  g_assert_true (arb_session_truncate (session, 2, NULL));
  g_assert_true (arb_sheets_write (session, file, NULL));
  going_on = read_pdf (pdf);
  if (over == NULL || going_on == NULL)
    {
      g_test_skip ("pdftotext is not there");
      return;
    }
  g_assert_nonnull (strstr (over, "Luck of the tiles"));
  for (guint i = 0; i < 2; i++)
    {
      g_clear_pointer (&got, g_free);
      g_clear_pointer (&expected, g_free);
      got = table_luck_got (&drawn, i);
      expected = table_luck_expected (&drawn, i);
      g_assert_nonnull (strstr (over, got));
      g_assert_nonnull (strstr (over, expected));
    }
  g_assert_null (strstr (going_on, "Luck of the tiles"));
}

/* The score sheets of a finished game, as a camera sees them at 150 dots per inch. */
static void
test_sheets (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autofree char *pdf = g_build_filename (shelf->folder, "sheets.pdf", NULL);
  g_autofree char *page = g_build_filename (shelf->folder, "page", NULL), *tool = g_find_program_in_path ("pdftoppm");
  g_autoptr (GFile) file = g_file_new_for_path (pdf);
  char *argv[] = { tool, (char *) "-png", (char *) "-r", (char *) "150", pdf, page, NULL };
  const char *record = HEAD TWO "place crfr 1,0 r0 follower road:E\npoints Ben 7 x\nend \"late\"\n";
  g_autofree char *first = g_strconcat (page, "-1.png", NULL), *last = g_strconcat (page, "-3.png", NULL);
  g_autofree char *link = NULL, *packed = NULL, *back = NULL, *wanted = NULL, *text = NULL;
  int later;
  g_autoptr (ArbSession) session = arb_games_import (games, record, strlen (record), &later, NULL);
  g_autoptr (GError) error = NULL;

  arb_sheets_write (session, file, &error);
  g_assert_no_error (error);
  if (tool == NULL)
    return;
  g_assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_test (last, G_FILE_TEST_EXISTS));
  link = read_codes (first);
  packed = read_codes (last);
  if (link == NULL)
    return;
  wanted = arb_session_link (session);
  g_assert_cmpstr (g_strchomp (link), ==, wanted);
  back = arb_record_unpack (packed, strlen (packed), &error);
  text = arb_record_text (session);
  g_assert_cmpstr (back, ==, text);
}

/* ---- all games in a file ---- */

typedef struct
{
  GAsyncResult *result;
} Answer;

static void
on_done (GObject *games, GAsyncResult *result, gpointer answer)
{
  ((Answer *) answer)->result = g_object_ref (result);
}

static GAsyncResult *
await (Answer *answer)
{
  while (answer->result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return answer->result;
}

static void
add_record (ArbGames *games, const char *record)
{
  int later;
  g_autoptr (GError) error = NULL;
  g_autoptr (ArbSession) session = arb_games_import (games, record, strlen (record), &later, &error);

  g_assert_no_error (error);
}

static void
test_backup (Shelf *shelf, gconstpointer data)
{
  g_autofree char *other_path = g_build_filename (shelf->folder, "other.db", NULL);
  g_autofree char *file_path = g_build_filename (shelf->folder, "all.arblib", NULL), *words = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (file_path), folder = g_file_new_for_path (shelf->folder);
  g_autoptr (ArbGames) games = arb_games_new (shelf->path), other = arb_games_new (other_path);
  Answer saved = { NULL }, taken = { NULL }, again = { NULL }, refused = { NULL };
  LibraryExported told;
  g_autoptr (GError) error = NULL, no_file = NULL;
  g_autoptr (ArbTaking) first = NULL, second = NULL, none = NULL;

  add_record (games, HEAD "title One\n" TWO "points Ben 7 x\nend \"late\"\n");
  add_record (games, HEAD "title Two\n" TWO);
  add_record (games, HEAD "title Deleted\n" TWO);
  arb_games_hide (games, 3);
  arb_games_backup (games, file, on_done, &saved);
  g_assert_true (arb_games_backup_finish (games, await (&saved), &told, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (told.games, ==, 2);

  arb_games_take (other, file, on_done, &taken);
  first = arb_games_take_finish (other, await (&taken), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (first->n_taken, ==, 2);
  g_assert_true (g_str_has_prefix (first->sentences->pdata[0], "“One” of 20"));
  arb_games_take (other, file, on_done, &again);
  second = arb_games_take_finish (other, await (&again), &error);
  words = arb_taking_tell (second);
  g_assert_cmpstr (words, ==, "0 games were taken; 2 were not.");
  g_assert_true (g_str_has_suffix (second->sentences->pdata[1], " is here already."));

  arb_games_take (other, folder, on_done, &refused);
  none = arb_games_take_finish (other, await (&refused), &no_file);
  g_assert_cmpstr (no_file->message, ==, "it is a folder, a pipe or a device, not a file");
  g_object_unref (saved.result);
  g_object_unref (taken.result);
  g_object_unref (again.result);
  g_object_unref (refused.result);
}

/* ---- sums ---- */

static void
note_change (gpointer n)
{
  *(guint *) n += 1;
}

static void
test_plays (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder);
  g_auto (ArbFilter) filter = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) tallies = NULL;
  g_autofree char *csv = NULL;
  guint changes = 0, done, all;
  const ArbTally *tally;

  add_record (games, HEAD "date 2025-03-01\n" TWO "points Ben 7 x\nend \"late\"\n");
  add_record (games, HEAD "date 2026-03-01\n" TWO "points ANNA 5 x\npoints Ben 5 x\nend \"late\"\n");
  add_record (games, HEAD "date 2026-03-02\n" TWO "points Ben 100 x\n"); /* not finished */
  g_signal_connect_swapped (plays, "changed", G_CALLBACK (note_change), &changes);
  arb_plays_load (plays);
  do
    {
      g_main_context_iteration (NULL, TRUE);
      arb_plays_progress (plays, &done, &all);
    }
  while (done < all || changes < 2);
  g_assert_cmpuint (all, ==, 2);
  g_assert_cmpuint (arb_plays_n_replayed (plays), ==, 2);

  tallies = arb_tallies (arb_plays_get (plays), &filter, ARB_BY_PLAYER);
  tally = tallies->pdata[0];
  g_assert_cmpstr (tally->key, ==, "Ben");
  g_assert_cmpuint (tally->wins, ==, 2); /* one of them shared */
  g_assert_cmpfloat (arb_tally_average (tally), ==, 6);
  g_assert_cmpfloat (arb_tally_margin (tally), ==, 3.5);
  tally = tallies->pdata[1];
  g_assert_cmpuint (tally->wins, ==, 1);
  g_assert_cmpint (tally->best, ==, 5);
  filter.from = 2026;
  csv = arb_tallies_csv (arb_plays_get (plays), &filter, ARB_BY_PLAYER);
  g_assert_cmpstr (csv, ==,
                   "player,games,results,wins,average,best,best_player,margin,place\r\n"
                   "Anna,1,1,1,5.00,5,Anna,0.00,1.00\r\nBen,1,1,1,5.00,5,Ben,0.00,1.00\r\n");

  /* Only the game that has changed is replayed. */
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (plays), ==, 0);
  {
    g_autoptr (ArbSession) session = arb_games_open (games, 1, NULL);

    g_assert_true (arb_session_undo (session) || arb_session_truncate (session, 1, NULL));
    g_assert_true (arb_session_append (session, "points Anna 9 x", NULL));
    g_assert_true (arb_session_append (session, "end \"later\"", NULL));
  }
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (plays), ==, 1);
  g_assert_cmpint (((const ArbPlay *) arb_plays_get (plays)->pdata[0])->players[0].score, ==, 9);
  arb_games_hide (games, 1);
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  g_assert_cmpuint (arb_plays_get (plays)->len, ==, 1);
}

/* Places are summed up, however they are written, from the cache, too. */
static void
test_plays_where (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_auto (ArbFilter) filter = ARB_FILTER_ALL;

  add_record (games, HEAD "date 2025-03-01\n" TWO "points Ben 7 x\nplayed at \"Ben's\tkitchen\"\nend \"late\"\n");
  add_record (games, HEAD "date 2025-03-02\n" TWO "points Ben 8 x\nend \"late\"\nplayed at \"BEN'S\tKITCHEN\"\n");
  add_record (games, HEAD "date 2026-03-01\n" TWO "points ANNA 5 x\nend \"late\"\nplayed at Prague\n");
  add_record (games, HEAD "date 2026-03-03\n" TWO "points ANNA 5 x\nend \"late\"\n");
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder);
      g_autoptr (GPtrArray) tallies = NULL;
      g_autofree char *csv = NULL;

      g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
      g_assert_cmpuint (arb_plays_n_replayed (plays), ==, i == 0 ? 4 : 0);
      tallies = arb_tallies (arb_plays_get (plays), &filter, ARB_BY_WHERE);
      g_assert_cmpuint (tallies->len, ==, 2);
      g_assert_cmpuint (((const ArbTally *) tallies->pdata[0])->games, ==, 2);
      g_assert_cmpstr (((const ArbTally *) tallies->pdata[1])->title, ==, "Prague");
      csv = arb_plays_csv (arb_plays_get (plays), &filter);
      g_assert_true (g_str_has_prefix (csv, "game_id,date,game,sets,player,score,won,where,seconds\r\n"));
      g_assert_nonnull (strstr (csv, ",Anna,5,1,Prague,"));
    }
}

/* No cell is a formula of a spreadsheet, wherever that cuts. */
static void
test_plays_formula (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autofree char *csv = NULL;
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder);
  g_auto (ArbFilter) filter = ARB_FILTER_ALL;

  add_record (games, HEARTS "player \"a;=1+1\" red\nplayer \"＝1+1\" blue\nplayer \"=1\" green\nplay\n"
                            "score \"a;=1+1\" 5\nend \"x\"\n");
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  csv = arb_tallies_csv (arb_plays_get (plays), &filter, ARB_BY_PLAYER);
  g_assert_nonnull (strstr (csv, "\n\"a;=1+1\","));
  g_assert_nonnull (strstr (csv, "\n'＝1+1,"));
  g_assert_nonnull (strstr (csv, "\n'=1,"));
}

/* ---- what else may lie in the place of the kept games ---- */

static char *
statistics_now (ArbGames *games, const char *folder)
{
  g_autoptr (ArbPlays) plays = arb_plays_new (games, folder);
  g_auto (ArbFilter) filter = ARB_FILTER_ALL;

  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  return arb_tallies_csv (arb_plays_get (plays), &filter, ARB_BY_PLAYER);
}

static void
expect_statistics (ArbGames *games, const char *folder, const char *right)
{
  g_autofree char *now = statistics_now (games, folder);

  g_assert_cmpstr (now, ==, right);
}

static char *
find_cache (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "plays-"))
      return g_build_filename (folder, name, NULL);
  g_assert_not_reached ();
}

/* A byte or two are changed, put in or taken out, or the end is missing. */
static void
damage (GByteArray *bytes)
{
  const guint at = (guint) g_test_rand_int_range (0, (gint32) bytes->len);
  const guint8 put = (guint8) g_test_rand_int_range (0, 2) ? (guint8) ('0' + g_test_rand_int_range (0, 10))
                                                           : (guint8) g_test_rand_int_range (0, 256);

  switch (g_test_rand_int_range (0, 4))
    {
    case 0: g_byte_array_set_size (bytes, at); break;
    case 1: g_byte_array_remove_index (bytes, at); break;
    case 2: bytes->data[at] = put; break;
    case 3:
    default:
      g_byte_array_append (bytes, &put, 1);
      memmove (bytes->data + at + 1, bytes->data + at, bytes->len - at - 1);
      bytes->data[at] = put;
      break;
    }
}

/* Whatever lies there, the statistics are right, and nobody waits for the other end of a pipe. */
static void
test_plays_damaged (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autofree char *right = NULL, *cache = NULL;
  g_autoptr (GBytes) whole = NULL;

  add_record (games, HEAD "date 2025-03-01\n" TWO "points Ben 7 x\nend \"late\"\n");
  add_record (games, HEAD "date 2026-03-01\n" TWO "points ANNA 5 x\npoints Ben 5 x\nend \"late\"\n");
  right = statistics_now (games, shelf->folder);
  cache = find_cache (shelf->folder);
  whole = shelf_read (cache);
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();

      g_byte_array_append (bytes, g_bytes_get_data (whole, NULL), (guint) g_bytes_get_size (whole));
      damage (bytes);
      shelf_put (cache, bytes->data, bytes->len);
      expect_statistics (games, shelf->folder, right);
    }
  g_assert_cmpint (g_unlink (cache), ==, 0);
  g_assert_cmpint (mkfifo (cache, 0600), ==, 0);
  expect_statistics (games, shelf->folder, right);
  g_unlink (cache);
  g_assert_cmpint (symlink ("/dev/zero", cache), ==, 0);
  expect_statistics (games, shelf->folder, right);
  g_unlink (cache);
  shelf_put (cache, "", 0);
  g_assert_cmpint (truncate (cache, (off_t) 1 << 36), ==, 0);
  expect_statistics (games, shelf->folder, right);
}

/* Adds "5 Ben, ahead by 6.0" for each tally by player and by game. */
static void
tell_best (GString *told, ArbPlays *plays)
{
  static const ArbGrouping by[] = { ARB_BY_PLAYER, ARB_BY_GAME, ARB_BY_PAIR };
  const ArbFilter filter = ARB_FILTER_ALL;

  g_string_truncate (told, 0);
  for (guint i = 0; i < G_N_ELEMENTS (by); i++)
    {
      g_autoptr (GPtrArray) tallies = arb_tallies (arb_plays_get (plays), &filter, by[i]);

      for (guint t = 0; t < tallies->len; t++)
        {
          const ArbTally *tally = tallies->pdata[t];

          g_string_append_printf (told, "%s: %d %s, ahead by %.1f; ", tally->key, tally->best, tally->best_of,
                                  arb_tally_margin (tally));
        }
    }
}

/* Where the fewest points win, they are the best, and who has fewer is ahead.  In sums with games that most points win,
 * the best is of these. */
static void
test_plays_lowest (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder), cached = arb_plays_new (games, shelf->folder);
  g_autoptr (GString) told = g_string_new (NULL);

  add_record (games, HEARTS "player Anna red\nplayer Ben blue\nlowest\nplay\n"
                            "score Anna 20\nscore Ben 5\nend \"late\"\n");
  add_record (games, HEARTS "player Anna red\nplayer Ben blue\nlowest\nplay\n"
                            "score Anna 6\nscore Ben 9\nend \"late\"\n");
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (plays), ==, 2);
  tell_best (told, plays);
  g_assert_cmpstr (told->str, ==,
                   "Anna: 6 Anna, ahead by -6.0; Ben: 5 Ben, ahead by 6.0; pad: 5 Ben, ahead by 9.0; "
                   "Anna: 6 Anna, ahead by -6.0; ");
  g_assert_true (arb_plays_load_now (cached, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (cached), ==, 0);
  tell_best (told, cached);
  g_assert_true (g_str_has_prefix (told->str, "Anna: 6 Anna, ahead by -6.0; Ben: 5 Ben, ahead by 6.0; "));

  add_record (games, HEAD TWO "points Ben 3 x\npoints Anna 1 x\nend \"late\"\n");
  add_record (games, HEAD TWO "points Ben 4 x\npoints Anna 2 x\nend \"late\"\n");
  g_assert_true (arb_plays_load_now (plays, FALSE, NULL));
  tell_best (told, plays);
  g_assert_nonnull (strstr (told->str, "Anna: 2 Anna, ahead by -4.0; "));
  g_assert_nonnull (strstr (told->str, "Ben: 4 Ben, ahead by 4.0; "));
}

/* ---- luck over all evenings ---- */

#define LUCKY HEAD "date 2025-03-01\n" TWO "place crfr 1,0 r0 follower road:E\nplace frfr -1,0 r0\nend \"late\"\n"
#define LATER HEAD "date 2026-03-01\n" TWO "place frfr -1,0 r0\nplace crfr 1,0 r0\nend \"late\"\n"

/* The sums of Anna and Ben, counted from the records. */
static void
count_luck (const char *const *records, ArbLuck sums[2])
{
  memset (sums, 0, 2 * sizeof *sums);
  for (; *records != NULL; records++)
    {
      g_autoptr (TableJournal) journal = table_record_parse (*records, strlen (*records), NULL, NULL);
      TableLuckRow row;

      g_assert_true (table_chances_luck_of (journal, &row));
      for (guint i = 0; i < 2; i++)
        {
          sums[i].got += row.got[i];
          sums[i].variance += row.spread[i] * row.spread[i];
        }
    }
}

static void
check_luck (ArbPlays *plays, int from, const char *const *records)
{
  const ArbFilter filter = { .from = from };
  g_autoptr (GPtrArray) sums = arb_luck_sums (arb_plays_get (plays), &filter);
  ArbLuck wanted[2];

  count_luck (records, wanted);
  g_assert_cmpuint (sums->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      const ArbLuckSum *sum = sums->pdata[i];

      g_assert_cmpstr (arb_luck_sum_kind (sum)->word, ==, "drawn");
      g_assert_cmpstr (sum->of.player, ==, i == 0 ? "Anna" : "Ben");
      g_assert_cmpuint (sum->of.results, ==, g_strv_length ((char **) records));
      g_assert_cmpfloat_with_epsilon (arb_luck_sum_more (sum), wanted[i].got, 1e-9);
      g_assert_cmpfloat_with_epsilon (sum->luck.variance, wanted[i].variance, 1e-9);
      g_assert_cmpfloat (sum->luck.variance, >, 0);
    }
}

static const char *const both[] = { LUCKY, LATER, NULL }, *const one[] = { LATER, NULL };

/* Luck is found after all else, kept, and found again only for a game that has changed. */
static void
test_plays_luck (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder), kept = arb_plays_new (games, shelf->folder);
  const ArbFilter filter = ARB_FILTER_ALL;
  g_autofree char *csv = NULL, *json = NULL;
  guint told = 0;

  add_record (games, LUCKY);
  add_record (games, LATER);
  g_signal_connect_swapped (plays, "luck", G_CALLBACK (note_change), &told);
  arb_plays_load (plays);
  while (told == 0 || arb_plays_n_undrawn (plays) > 0)
    g_main_context_iteration (NULL, TRUE);
  check_luck (plays, 0, both);
  check_luck (plays, 2026, one);
  csv = arb_lucks_csv (arb_plays_get (plays), &filter);
  g_assert_true (g_str_has_prefix (csv, "game,luck,player,results,got,expected,spread\r\ncarcassonne,drawn,Anna,2,"));
  json = arb_statistics_json (arb_plays_get (plays), &filter, 0);
  g_assert_nonnull (strstr (json, "\"luck\":\"drawn\""));
  g_assert_nonnull (strstr (json, "\"luck\":{\"drawn\":{\"got\":"));

  g_assert_true (arb_plays_load_now (kept, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (kept), ==, 0);
  g_assert_cmpuint (arb_plays_n_undrawn (kept), ==, 0);
  check_luck (kept, 0, both);
}

/* A player has one name in all tables, as it was written last: in the newest game, also if that has no luck. */
static void
test_plays_names (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder);
  const ArbFilter filter = ARB_FILTER_ALL;
  g_autofree char *lucks = NULL, *kinds = NULL, *players = NULL;

  add_record (games, HEAD "player ANNA red\nplayer Ben blue\nset base\nplay\n"
                          "place crfr 1,0 r0 follower road:E\nend \"late\"\n");
  add_record (games, HEARTS "player Anna red\nplayer Ben blue\nplay\nscore Anna 6\nend \"late\"\n");
  g_assert_true (arb_plays_load_now (plays, TRUE, NULL));
  lucks = arb_lucks_csv (arb_plays_get (plays), &filter);
  kinds = arb_kinds_csv (arb_plays_get (plays), &filter);
  players = arb_tallies_csv (arb_plays_get (plays), &filter, ARB_BY_PLAYER);
  g_assert_nonnull (strstr (lucks, "carcassonne,drawn,Anna,1,"));
  g_assert_nonnull (strstr (kinds, "carcassonne,road,Anna,1,"));
  g_assert_nonnull (strstr (players, "\nAnna,2,"));
  g_assert_null (strstr (lucks, "ANNA"));
  g_assert_null (strstr (kinds, "ANNA"));
}

/* Without its luck a play is kept, too; whoever wants the luck finds it then. */
static void
test_plays_luck_later (Shelf *shelf, gconstpointer data)
{
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) first = arb_plays_new (games, shelf->folder), second = arb_plays_new (games, shelf->folder);
  const ArbFilter filter = ARB_FILTER_ALL;
  g_autoptr (GPtrArray) none = NULL;

  add_record (games, LUCKY);
  add_record (games, LATER);
  g_assert_true (arb_plays_load_now (first, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_undrawn (first), ==, 2);
  none = arb_luck_sums (arb_plays_get (first), &filter);
  g_assert_cmpuint (none->len, ==, 0);
  arb_plays_load (first); /* ends while luck is looked for, or before */
  g_assert_true (arb_plays_load_now (first, FALSE, NULL));
  g_assert_true (arb_plays_load_now (second, TRUE, NULL));
  g_assert_cmpuint (arb_plays_n_replayed (second), ==, 0);
  check_luck (second, 0, both);
  g_assert_true (arb_plays_load_now (first, FALSE, NULL));
  g_assert_cmpuint (arb_plays_n_undrawn (first), ==, 0);
  check_luck (first, 0, both);
}

/* The same value, but what is at this path of indices in it, which ends with END, is another one. */
#define END G_MAXUINT

static GVariant *
with_value (GVariant *whole, const guint *path, GVariant *value)
{
  GVariantBuilder builder;

  if (*path == END)
    return value;
  g_variant_builder_init (&builder, g_variant_get_type (whole));
  for (gsize i = 0; i < g_variant_n_children (whole); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (whole, i);

      g_variant_builder_add_value (&builder, i == *path ? with_value (child, path + 1, value) : child);
    }
  return g_variant_builder_end (&builder);
}

/* How many games are replayed if these bytes are kept; whoever wrote them computed the sum for them, too. */
static guint
replayed_after (ArbGames *games, const char *folder, gconstpointer bytes, gsize length)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, length);
  g_autofree char *file = find_cache (folder);
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (ArbPlays) plays = arb_plays_new (games, folder);

  g_byte_array_append (all, (const guint8 *) sum, (guint) strlen (sum));
  g_byte_array_append (all, bytes, (guint) length);
  shelf_put (file, all->data, all->len);
  g_assert_true (arb_plays_load_now (plays, TRUE, NULL));
  check_luck (plays, 0, both);
  return arb_plays_n_replayed (plays);
}

static guint
replayed_with (ArbGames *games, const char *folder, GVariant *whole, const guint *path, const char *text)
{
  g_autoptr (GVariant) changed = g_variant_ref_sink (with_value (whole, path, g_variant_new_parsed (text)));

  return replayed_after (games, folder, g_variant_get_data (changed), g_variant_get_size (changed));
}

/* The same file, but its first game is one of the score pad, in which nobody has points. */
static GVariant *
of_another_game (GVariant *whole)
{
  const TableGame *pad = table_game_find ("pad");
  g_autoptr (GString) player = g_string_new ("[('Anna', byte 0, true, 0, [0");
  GVariant *other = whole;

  for (guint kind = 1; kind < pad->n_kinds; kind++)
    g_string_append (player, ", 0");
  g_string_append (player, "], @a(ddd) [])]");
  g_assert_cmpuint (pad->n_luck_kinds, ==, 0);
  other = with_value (other, (const guint[]){ 3, 0, 2, END }, g_variant_new_string (pad->name));
  for (guint mask = 6; mask <= 7; mask++)
    other = with_value (other, (const guint[]){ 3, 0, mask, END }, g_variant_new_uint32 (0));
  other = with_value (other, (const guint[]){ 3, 0, 8, END }, g_variant_new_boolean (FALSE));
  return with_value (other, (const guint[]){ 3, 0, 11, END }, g_variant_new_parsed (player->str));
}

/* A file of another version, one with numbers that cannot be, and one that names another game lead to the same sums. */
static void
test_plays_luck_hostile (Shelf *shelf, gconstpointer data)
{
  static const struct
  {
    guint path[6];
    const char *text;
  } wrong[] = {
    { { 2, END }, "'chess'" },
    { { 3, END }, "'2025-03-011'" },
    { { 7, END }, "uint32 4" },
    { { 7, END }, "uint32 2147483648" },
    { { 10, END }, "int64 -2" },
    { { 10, END }, "int64 2147483648" },
    { { 11, END }, "@a(sybiaia(ddd)) []" },
    { { 11, 0, 0, END }, "''" },
    { { 11, 0, 1, END }, "byte 9" },
    { { 11, 0, 3, END }, "77" },
    { { 11, 0, 4, END }, "@ai []" },
    { { 11, 0, 4, END }, "[0]" },
    { { 11, 0, 5, END }, "@a(ddd) []" },
    { { 11, 0, 5, END }, "[(1.0, 0.0, 1.0)]" },
    { { 11, 1, 5, 0, 0, END }, "nan" },
    { { 11, 1, 5, 0, 0, END }, "-2e9" },
    { { 11, 1, 5, 0, 1, END }, "inf" },
    { { 11, 1, 5, 0, 1, END }, "1e305" },
    { { 11, 1, 5, 0, 2, END }, "-3.0" },
    { { 11, 1, 5, 0, 2, END }, "1e305" },
    { { 11, 1, 5, 0, 2, END }, "nan" },
  };
  g_autoptr (ArbGames) games = arb_games_new (shelf->path);
  g_autoptr (ArbPlays) plays = arb_plays_new (games, shelf->folder);
  g_autoptr (GVariant) whole = NULL, other = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *file = NULL, *text = NULL, *place = g_strnfill (TABLE_PLACE_MAX + 1, 'x'),
                  *far = g_strdup_printf ("'%s'", place);
  char *at;
  gsize length;

  add_record (games, LUCKY);
  add_record (games, LATER);
  g_assert_true (arb_plays_load_now (plays, TRUE, NULL));
  file = find_cache (shelf->folder);
  bytes = shelf_read (file);
  length = g_bytes_get_size (bytes) - 64; /* without the sum */
  whole = g_variant_ref_sink (g_variant_new_from_data (
      G_VARIANT_TYPE ("(ssaya(xxssbtuubsxa(sybiaia(ddd))))"),
      g_memdup2 ((const char *) g_bytes_get_data (bytes, NULL) + 64, length), length, FALSE, g_free, NULL));
  g_assert_cmpuint (replayed_after (games, shelf->folder, g_variant_get_data (whole), length), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      guint path[8] = { 3, 0 };

      memcpy (path + 2, wrong[i].path, sizeof wrong[i].path);
      g_test_message ("%s", wrong[i].text);
      g_assert_cmpuint (replayed_with (games, shelf->folder, whole, path, wrong[i].text), ==, 1);
    }
  g_assert_cmpuint (replayed_with (games, shelf->folder, whole, (const guint[]){ 3, 0, 9, END }, far), ==, 1);

  other = g_variant_ref_sink (of_another_game (whole));
  g_assert_cmpuint (replayed_after (games, shelf->folder, g_variant_get_data (other), g_variant_get_size (other)), ==,
                    1);

  g_assert_cmpuint (replayed_with (games, shelf->folder, whole, (const guint[]){ 0, END }, "'Arbitress plays 3'"), ==,
                    2);
  g_assert_cmpuint (replayed_with (games, shelf->folder, whole, (const guint[]){ 1, END }, "'0.1.0'"), ==, 2);
  g_assert_cmpuint (replayed_with (games, shelf->folder, whole, (const guint[]){ 2, END }, "b'/elsewhere'"), ==, 2);
  text = g_memdup2 (g_variant_get_data (whole), length);
  for (at = text; memcmp (at, "Anna", 4) != 0;)
    at++;
  *at = '\xff'; /* not UTF-8, in one game: nothing of such a file is believed */
  g_assert_cmpuint (replayed_after (games, shelf->folder, text, length), ==, 2);
  for (gsize n = 0; n < length; n += 9)
    g_assert_cmpuint (replayed_after (games, shelf->folder, g_variant_get_data (whole), n), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  catan_register ();
  pad_register ();
  TESTS_ADD ("/keeping", pack, pack_sample, unpack_hostile, link, link_without_date, link_lowest, link_called,
             link_long, qr);
  SHELF_TESTS ("/keeping", sheets, sheets_luck, backup, plays);
  shelf_test ("/keeping", "where", test_plays_where);
  shelf_test ("/keeping", "formula", test_plays_formula);
  shelf_test ("/keeping", "plays/damaged", test_plays_damaged);
  SHELF_TESTS ("/keeping", plays_lowest, plays_luck, plays_names, plays_luck_later, plays_luck_hostile);
  return g_test_run ();
}
