/* test-salvage.c - what is readable in a damaged library is saved, each line in its place, and the damaged file is
 * kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "shelf.h"

#define PAGE 4096
#define N_GAMES 6
#define N_ENTRIES 120
#define N_SETUP 3

static void
salvage (Shelf *shelf, LibrarySalvage *told)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (library_salvage (shelf->path, told, &error));
  g_assert_no_error (error);
}

static void
assert_kept (const char *path, const void *bytes, gsize length)
{
  g_autoptr (GBytes) expected = g_bytes_new (bytes, length);
  g_autoptr (GBytes) kept = shelf_read (path);

  g_assert_nonnull (kept);
  g_assert_true (g_bytes_equal (kept, expected));
}

/* Counts what a salvaged library holds.  Every line must be unaltered, or be marked as altered or lost. */
static void
count (Shelf *shelf, guint *n_games, guint *n_whole, guint *n_holes, guint *n_altered)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);

  *n_games = games->len;
  *n_whole = *n_holes = *n_altered = 0;
  for (guint i = 0; i < games->len; i++)
    {
      const LibraryGame *game = games->pdata[i];
      g_auto (GStrv) entries = NULL;
      guint place = 0, missing;
      g_autoptr (GError) error = NULL;

      library_load (library, game->id, NULL, &entries, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (g_strv_length (entries), ==, game->n_entries);
      for (guint n = 0; entries[n] != NULL; n++)
        {
          g_autofree char *expected = g_strdup_printf ("entry %u", place);

          if (sscanf (entries[n], "? lost %u", &missing) == 1)
            {
              *n_holes += missing;
              place += missing;
              continue;
            }
          if (g_str_has_prefix (entries[n], "? "))
            *n_altered += 1;
          else
            {
              g_assert_cmpstr (entries[n], ==, expected);
              *n_whole += 1;
            }
          place++;
        }
    }
}

static gboolean
is_leaf (const guint8 *bytes, gsize at)
{
  return bytes[at] == 0x0d;
}

static void
test_each_page (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  const guint8 *bytes;
  gsize length;
  guint n_complete = 0;

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  whole = shelf_read (shelf->path);
  bytes = g_bytes_get_data (whole, &length);

  for (gsize at = 0; at < length; at += PAGE)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);
      g_autofree char *sentence = NULL;
      g_auto (LibrarySalvage) told = { 0 };
      guint n_games, n_whole, n_holes, n_altered;

      memset (hurt + at, 0, PAGE);
      shelf_put (shelf->path, hurt, length);
      sentence = shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);

      salvage (shelf, &told);
      assert_kept (told.kept_as, hurt, length);
      g_unlink (told.kept_as);

      count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
      g_assert_cmpuint (told.games, ==, n_games);
      g_assert_cmpuint (told.entries, ==, n_whole);
      g_assert_cmpuint (n_altered, ==, 0);
      if (told.lost == 0)
        {
          n_complete++;
          g_assert_cmpuint (n_games, ==, N_GAMES);
          g_assert_cmpuint (n_whole, ==, N_GAMES * N_ENTRIES);
        }
      g_assert_cmpuint (n_whole, >, (N_GAMES - 1) * N_ENTRIES - 60);
      if (!is_leaf (bytes, at))
        g_assert_cmpuint (told.lost, ==, 0);
    }
  /* No entry is on these pages: the header, the tree above the lines, the players, the last id. */
  g_assert_cmpuint (n_complete, >=, 4);
}

/* If the table of games is undamaged, every lost line is counted. */
static void
test_lost_lines_are_counted (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  const guint8 *bytes;
  gsize length;
  guint n_pages = 0;

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  whole = shelf_read (shelf->path);
  bytes = g_bytes_get_data (whole, &length);

  for (gsize at = PAGE; at < length; at += PAGE)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);
      g_autoptr (GBytes) page = g_bytes_new (bytes + at, PAGE);
      g_auto (LibrarySalvage) told = { 0 };
      g_autoptr (Library) library = NULL;
      guint n_setup = 0;

      if (!is_leaf (bytes, at) || shelf_find (page, "entry") < 0)
        continue;

      n_pages++;
      memset (hurt + at, 0xff, PAGE);
      shelf_put (shelf->path, hurt, length);
      salvage (shelf, &told);

      library = shelf_open (shelf);
      for (gint64 id = 1; id <= N_GAMES; id++)
        {
          g_autofree char *setup = NULL;
          g_auto (GStrv) lines = NULL;

          if (!library_load (library, id, &setup, NULL, NULL, NULL))
            continue; /* the whole game was on that page */
          lines = g_strsplit (setup, "\n", -1);
          for (guint i = 0; lines[i] != NULL; i++)
            n_setup += *lines[i] != '\0' && *lines[i] != '?';
        }
      g_assert_cmpuint (told.entries + told.lost + n_setup, ==, N_GAMES * (N_ENTRIES + N_SETUP));
      g_assert_cmpuint (told.lost, >, 10);
      g_unlink (told.kept_as);
    }
  g_assert_cmpuint (n_pages, >, 3);
}

static void
test_altered_line (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  g_autofree guint8 *hurt = NULL;
  g_autofree char *entries = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;
  Library *library;
  gssize at;

  shelf_fill (shelf, 1, 12);
  whole = shelf_read (shelf->path);
  at = shelf_find (whole, "entry 7");
  hurt = g_memdup2 (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
  hurt[at + 6] = '3';
  shelf_put (shelf->path, hurt, g_bytes_get_size (whole));

  library = shelf_open (shelf); /* the tree is whole */
  g_assert_false (library_load (library, 1, NULL, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  library_close (library);

  salvage (shelf, &told);
  g_assert_cmpuint (told.games, ==, 1);
  g_assert_cmpuint (told.entries, ==, 11);
  g_assert_cmpuint (told.lost, ==, 1);
  library = shelf_open (shelf);
  entries = shelf_entries (library, 1);
  g_assert_nonnull (strstr (entries, "entry 6|? entry 3|entry 8"));
  library_close (library);
}

/* A line whose key is damaged lies thousands of entries behind the others, or in a game that never was.  It is one lost
 * line. */
static void
test_damaged_keys (Shelf *shelf, gconstpointer data)
{
  static const char *const changes[] = {
    "UPDATE line SET id = id + 8192 WHERE text = 'entry 7'",
    "UPDATE line SET id = id + 8192 WHERE text = 'entry 7'; DELETE FROM game",
    "UPDATE line SET id = id + (1 << 30) + 4096 WHERE text = 'entry 7'",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_auto (LibrarySalvage) told = { 0 };
      g_autofree char *entries = NULL;
      g_autoptr (Library) library = NULL;

      g_unlink (shelf->path);
      shelf_fill (shelf, 1, 12);
      shelf_sql (shelf, changes[i]);
      salvage (shelf, &told);
      g_assert_cmpuint (told.games, ==, 1);
      g_assert_cmpuint (told.entries, ==, 11);
      g_assert_cmpuint (told.lost, ==, 1);
      library = shelf_open (shelf);
      entries = shelf_entries (library, 1);
      g_assert_true (g_str_has_suffix (entries, "entry 6|? lost 1|entry 8|entry 9|entry 10|entry 11"));
    }
}

/* The rows of a last page that is cut off are saved as far as they are there. */
static void
test_cut_page (Shelf *shelf, gconstpointer data)
{
  static const gsize missing[] = { 0, PAGE / 64, PAGE / 16, PAGE };
  g_autoptr (GBytes) whole = NULL;
  const guint8 *bytes;
  guint n_saved[G_N_ELEMENTS (missing)];
  gsize length;

  shelf_fill (shelf, 1, 3 * N_ENTRIES); /* more than a page */
  whole = shelf_read (shelf->path);
  bytes = g_bytes_get_data (whole, &length);
  /* The file ends with the last page of entries. */
  for (gsize at = 0; at < g_bytes_get_size (whole); at += PAGE)
    {
      g_autoptr (GBytes) page = g_bytes_new (bytes + at, PAGE);

      if (is_leaf (bytes, at) && shelf_find (page, "entry ") >= 0)
        length = at + PAGE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    {
      g_auto (LibrarySalvage) told = { 0 };
      guint n_games, n_holes, n_altered;

      shelf_put (shelf->path, bytes, length - missing[i]);
      salvage (shelf, &told);
      count (shelf, &n_games, &n_saved[i], &n_holes, &n_altered);
      g_assert_cmpuint (n_altered, <=, 1); /* the row that was cut in two */
      g_assert_cmpuint (n_saved[i] + n_altered + n_holes, ==, 3 * N_ENTRIES);
      g_assert_true (i == 0 || n_saved[i] < n_saved[i - 1]);
    }
}

static void
test_lost_tail (Shelf *shelf, gconstpointer data)
{
  g_auto (LibrarySalvage) told = { 0 };
  g_autofree char *entries = NULL;
  Library *library;

  shelf_fill (shelf, 1, 5);
  shelf_sql (shelf, "DELETE FROM line WHERE text IN ('entry 2', 'entry 3', 'entry 4')");
  salvage (shelf, &told);

  g_assert_cmpuint (told.lost, ==, 3);
  library = shelf_open (shelf);
  entries = shelf_entries (library, 1);
  g_assert_cmpstr (entries, ==, "entry 0|entry 1|? lost 3");
  library_close (library);
}

/* If only the last line of a game is left, its setup is marked as lost. */
static void
test_lost_setup (Shelf *shelf, gconstpointer data)
{
  g_auto (LibrarySalvage) told = { 0 };
  g_autofree char *setup = NULL, *entries = NULL;
  g_autoptr (GPtrArray) games = NULL;
  Library *library;

  shelf_fill (shelf, 1, 3);
  shelf_sql (shelf, "DELETE FROM game; DELETE FROM line WHERE text <> 'entry 2'");
  salvage (shelf, &told);

  library = shelf_open (shelf);
  g_assert_true (library_load (library, 1, &setup, NULL, NULL, NULL));
  entries = shelf_entries (library, 1);
  games = shelf_list (library, NULL);
  g_assert_cmpstr (setup, ==, "? lost 1\n");
  g_assert_cmpstr (entries, ==, "? lost 2|entry 2");
  g_assert_cmpstr (((LibraryGame *) games->pdata[0])->title, ==, "Saved game 1");
  library_close (library);
}

static void
test_game_row_is_kept (Shelf *shelf, gconstpointer data)
{
  const LibraryFace face = { .title = "Sunday", .summary = "Anna 5", .finished = TRUE };
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GPtrArray) before = NULL, after = NULL, players = NULL;
  const LibraryGame *old, *new;
  Library *library;
  gint64 id;

  library = shelf_open (shelf);
  shelf_add (library, 2);
  id = shelf_add (library, 3);
  shelf_write (library, id, 3, "entry 3");
  library_set_face (library, id, &face, NULL);
  before = shelf_list (library, NULL);
  library_close (library);

  salvage (shelf, &told);
  g_assert_cmpuint (told.lost, ==, 0);

  library = shelf_open (shelf);
  after = shelf_list (library, NULL);
  players = library_players (library, NULL);
  g_assert_cmpuint (after->len, ==, 2);
  old = before->pdata[0];
  new = after->pdata[0];
  g_assert_cmpint (new->id, ==, id);
  g_assert_cmpint (new->created, ==, old->created);
  g_assert_cmpint (new->changed, ==, old->changed);
  g_assert_cmpuint (new->n_entries, ==, 4);
  g_assert_cmpstr (new->title, ==, "Sunday");
  g_assert_cmpstr (new->players, ==, "Anna, Ben");
  g_assert_cmpstr (new->summary, ==, "Anna 5");
  g_assert_true (new->finished);
  /* A window that had the game open before must load it again. */
  g_assert_cmpuint (shelf_revision (library, id), >, 2);
  g_assert_cmpuint (players->len, ==, 2);
  g_assert_cmpstr (((LibraryPlayer *) players->pdata[0])->name, ==, "Anna");
  g_assert_cmpuint (((LibraryPlayer *) players->pdata[0])->n_games, ==, 2);

  /* The library can be used as before. */
  shelf_write (library, id, 4, "entry 4");
  g_assert_cmpint (shelf_add (library, 0), >, id);
  library_close (library);
}

/* ---- the log ---- */

static void
take_hot (Shelf *shelf, GBytes **file, GBytes **log)
{
  Library *library = shelf_open (shelf);
  g_autofree char *log_path = shelf_beside (shelf, "-wal");

  for (guint i = 0; i < N_GAMES; i++)
    shelf_add (library, N_ENTRIES);
  *file = shelf_read (shelf->path);
  *log = shelf_read (log_path);
  library_close (library);
  g_unlink (shelf->path);
}

static void
test_log_alone (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_autofree char *log_path = shelf_beside (shelf, "-wal"), *kept_log = NULL;
  g_auto (LibrarySalvage) told = { 0 };

  take_hot (shelf, &file, &log);
  shelf_put (log_path, g_bytes_get_data (log, NULL), g_bytes_get_size (log));
  salvage (shelf, &told);

  g_assert_cmpuint (told.games, ==, N_GAMES);
  g_assert_cmpuint (told.entries, ==, N_GAMES * N_ENTRIES);
  g_assert_cmpuint (told.lost, ==, 0);
  kept_log = g_strconcat (told.kept_as, "-wal", NULL);
  assert_kept (kept_log, g_bytes_get_data (log, NULL), g_bytes_get_size (log));
}

static void
test_hurt_file_whole_log (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_autofree char *log_path = shelf_beside (shelf, "-wal"), *sentence = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  g_autofree char *noise = NULL;

  take_hot (shelf, &file, &log);
  noise = g_strnfill (g_bytes_get_size (file), '?');
  shelf_put (shelf->path, noise, g_bytes_get_size (file));
  shelf_put (log_path, g_bytes_get_data (log, NULL), g_bytes_get_size (log));
  salvage (shelf, &told);
  g_assert_cmpuint (told.games, ==, N_GAMES);
  g_assert_cmpuint (told.entries, ==, N_GAMES * N_ENTRIES);
}

static void
salvage_log (Shelf *shelf, const guint8 *log, gsize length, LibrarySalvage *told)
{
  g_autofree char *log_path = shelf_beside (shelf, "-wal");
  guint n_games, n_whole, n_holes, n_altered;

  shelf_put (shelf->path, "", 0);
  shelf_put (log_path, log, length);
  salvage (shelf, told);
  count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
  g_assert_cmpuint (n_whole, ==, told->entries);
  g_assert_cmpuint (n_games, ==, told->games);
  g_unlink (shelf->path);
}

/* If a frame of the log is damaged in one row, one line is lost.  If no row of its page is readable, the older version
 * of the page is used. */
static void
test_hurt_log (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_autofree guint8 *hurt = NULL;
  gsize length, n_frames;
  guint sum = 0;

  take_hot (shelf, &file, &log);
  hurt = g_memdup2 (g_bytes_get_data (log, &length), g_bytes_get_size (log));
  n_frames = (length - 32) / (24 + PAGE);

  for (gsize frame = 0; frame < n_frames; frame++)
    {
      g_auto (LibrarySalvage) row = { 0 }, page = { 0 };
      guint8 *bytes = hurt + 32 + frame * (24 + PAGE) + 24;

      bytes[4000] ^= 0x55;
      salvage_log (shelf, hurt, length, &row);
      bytes[4000] ^= 0x55;
      g_assert_cmpuint (row.games, ==, N_GAMES);
      g_assert_cmpuint (row.entries, >=, N_GAMES * N_ENTRIES - 1);

      bytes[0] ^= 0x55;
      salvage_log (shelf, hurt, length, &page);
      bytes[0] ^= 0x55;
      g_assert_cmpuint (page.games, >=, N_GAMES - 1);
      sum += page.entries;
    }
  g_test_message ("%u entries on an average of %" G_GSIZE_FORMAT " frames", sum / (guint) n_frames, n_frames);
  g_assert_cmpuint (sum / (guint) n_frames, >=, N_GAMES * N_ENTRIES - 13);
}

/* The last transaction was not committed. */
static void
test_half_a_change (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_auto (LibrarySalvage) told = { 0 };

  take_hot (shelf, &file, &log);
  salvage_log (shelf, g_bytes_get_data (log, NULL), g_bytes_get_size (log) - (24 + PAGE), &told);
  g_assert_cmpuint (told.games, ==, N_GAMES - 1);
  g_assert_cmpuint (told.entries, ==, (N_GAMES - 1) * N_ENTRIES);
  g_assert_cmpuint (told.lost, ==, 0);
}

/* Entries that the log has removed are still in the file; they are not saved. */
static void
test_undone_stays_undone (Shelf *shelf, gconstpointer data)
{
  g_autofree char *log_path = shelf_beside (shelf, "-wal"), *entries = NULL;
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  Library *library;

  shelf_fill (shelf, 1, 10);
  library = shelf_open (shelf);
  shelf_write (library, 1, 5, "other");
  file = shelf_read (shelf->path);
  log = shelf_read (log_path);
  library_close (library);
  g_assert_cmpint (shelf_find (file, "entry 9"), >, 0);

  shelf_put (shelf->path, g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  shelf_put (log_path, g_bytes_get_data (log, NULL), g_bytes_get_size (log));
  salvage (shelf, &told);
  g_assert_cmpuint (told.entries, ==, 6);
  g_assert_cmpuint (told.lost, ==, 0);
  library = shelf_open (shelf);
  entries = shelf_entries (library, 1);
  g_assert_cmpstr (entries, ==, "entry 0|entry 1|entry 2|entry 3|entry 4|other");
  library_close (library);
}

/* ---- putting the new library in its place ---- */

static void
test_nothing_to_save (Shelf *shelf, gconstpointer data)
{
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  Library *library;

  g_assert_false (library_salvage (shelf->path, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);

  shelf_put (shelf->path, "a letter to Anna", 16);
  salvage (shelf, &told);
  g_assert_cmpuint (told.games + told.entries + told.lost, ==, 0);
  assert_kept (told.kept_as, "a letter to Anna", 16);
  library = shelf_open (shelf);
  games = shelf_list (library, NULL);
  g_assert_cmpuint (games->len, ==, 0);
  library_close (library);
}

static void
test_nothing_kept_is_overwritten (Shelf *shelf, gconstpointer data)
{
  g_auto (LibrarySalvage) first = { 0 }, second = { 0 };

  shelf_put (shelf->path, "first", 5);
  salvage (shelf, &first);
  shelf_put (shelf->path, "second", 6);
  salvage (shelf, &second);
  g_assert_cmpstr (first.kept_as, !=, second.kept_as);
  assert_kept (first.kept_as, "first", 5);
  assert_kept (second.kept_as, "second", 6);
}

static void
test_refused_while_open (Shelf *shelf, gconstpointer data)
{
  Library *library = shelf_open (shelf);
  g_autoptr (GError) error = NULL;

  shelf_add (library, 3);
  g_assert_false (library_salvage (shelf->path, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
  library_close (library);
  g_assert_true (library_salvage (shelf->path, NULL, NULL));
}

/* The power failed after one of the steps in library-salvage.c. */
static void
test_interrupted (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) good = NULL;
  g_autofree char *salvaging = shelf_beside (shelf, "-salvaging"), *salvaged = shelf_beside (shelf, "-salvaged");
  g_autofree char *log = shelf_beside (shelf, "-wal"), *damaged = shelf_beside (shelf, ".damaged");
  g_autofree char *damaged_log = shelf_beside (shelf, ".damaged-wal"), *entries = NULL, *sentence = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  Library *library;

  shelf_fill (shelf, 1, 2);
  good = shelf_read (shelf->path);

  /* 1: there is half of a new file; it is made again */
  shelf_put (shelf->path, "damaged", 7);
  shelf_put (salvaging, g_bytes_get_data (good, NULL), 5000);
  sentence = shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
  salvage (shelf, &told);
  g_assert_false (g_file_test (salvaging, G_FILE_TEST_EXISTS));

  /* 3: the damaged file is renamed, its log is not, and the new file is complete */
  g_unlink (shelf->path);
  shelf_put (damaged, "damaged", 7);
  shelf_put (log, "its log", 7);
  shelf_put (salvaged, g_bytes_get_data (good, NULL), g_bytes_get_size (good));
  library = shelf_open (shelf);
  entries = shelf_entries (library, 1);
  g_assert_cmpstr (entries, ==, "entry 0|entry 1");
  library_close (library);
  assert_kept (damaged, "damaged", 7);
  assert_kept (damaged_log, "its log", 7);
  g_assert_false (g_file_test (salvaged, G_FILE_TEST_EXISTS));
}

/* Random damage to file and log: nothing crashes, and the result is a valid library. */
static void
test_any_bytes (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_autofree char *log_path = shelf_beside (shelf, "-wal");
  guint rounds = g_test_thorough () ? 3000 : 100;

  take_hot (shelf, &file, &log);
  for (guint round = 0; round < rounds; round++)
    {
      g_autofree guint8 *bytes = g_memdup2 (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
      g_autofree guint8 *frames = g_memdup2 (g_bytes_get_data (log, NULL), g_bytes_get_size (log));
      g_auto (LibrarySalvage) told = { 0 };
      guint n_games, n_whole, n_holes, n_altered;

      for (int i = g_rand_int_range (rand, 0, 60); i > 0; i--)
        bytes[g_rand_int_range (rand, 0, (int) g_bytes_get_size (file))] = (guint8) g_rand_int (rand);
      for (int i = g_rand_int_range (rand, 0, 600); i > 0; i--)
        {
          /* the beginning of a page, with its header and its table of rows */
          gsize frame = g_rand_int_range (rand, 0, (int) (g_bytes_get_size (log) / (24 + PAGE)));

          frames[32 + frame * (24 + PAGE) + g_rand_int_range (rand, 24, 24 + 300)] = (guint8) g_rand_int (rand);
        }

      shelf_put (shelf->path, bytes, g_bytes_get_size (file));
      shelf_put (log_path, frames, g_bytes_get_size (log));
      salvage (shelf, &told);
      count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
      g_unlink (told.kept_as);
    }
}

/* Random damage to a closed library; its pages have no checksums. */
static void
test_any_pages (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  g_autoptr (GBytes) file = NULL;
  guint rounds = g_test_thorough () ? 3000 : 100;
  gsize length;

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  file = shelf_read (shelf->path);
  length = g_bytes_get_size (file);

  for (guint round = 0; round < rounds; round++)
    {
      g_autofree guint8 *bytes = g_memdup2 (g_bytes_get_data (file, NULL), length);
      g_auto (LibrarySalvage) told = { 0 };
      guint n_games, n_whole, n_holes, n_altered;

      for (int i = g_rand_int_range (rand, 1, 400); i > 0; i--)
        {
          gsize page = (gsize) g_rand_int_range (rand, 0, (int) (length / PAGE)) * PAGE;

          bytes[page + g_rand_int_range (rand, 0, g_rand_boolean (rand) ? 200 : PAGE)] = (guint8) g_rand_int (rand);
        }
      memcpy (bytes + 60, (const guint8 *) g_bytes_get_data (file, NULL) + 60, 4); /* the version */
      shelf_put (shelf->path, bytes, length - (round % 3 == 0 ? (gsize) g_rand_int_range (rand, 0, 9000) : 0));
      salvage (shelf, &told);
      count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
      g_assert_cmpuint (n_whole, ==, told.entries);
      g_unlink (told.kept_as);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  shelf_test ("/library/salvage/each-page", test_each_page);
  shelf_test ("/library/salvage/lost-lines-are-counted", test_lost_lines_are_counted);
  shelf_test ("/library/salvage/altered-line", test_altered_line);
  shelf_test ("/library/salvage/damaged-keys", test_damaged_keys);
  shelf_test ("/library/salvage/cut-page", test_cut_page);
  shelf_test ("/library/salvage/lost-tail", test_lost_tail);
  shelf_test ("/library/salvage/lost-setup", test_lost_setup);
  shelf_test ("/library/salvage/game-row-is-kept", test_game_row_is_kept);
  shelf_test ("/library/salvage/log-alone", test_log_alone);
  shelf_test ("/library/salvage/hurt-file-whole-log", test_hurt_file_whole_log);
  shelf_test ("/library/salvage/hurt-log", test_hurt_log);
  shelf_test ("/library/salvage/half-a-change", test_half_a_change);
  shelf_test ("/library/salvage/undone-stays-undone", test_undone_stays_undone);
  shelf_test ("/library/salvage/nothing-to-save", test_nothing_to_save);
  shelf_test ("/library/salvage/nothing-kept-is-overwritten", test_nothing_kept_is_overwritten);
  shelf_test ("/library/salvage/refused-while-open", test_refused_while_open);
  shelf_test ("/library/salvage/interrupted", test_interrupted);
  shelf_test ("/library/salvage/any-bytes", test_any_bytes);
  shelf_test ("/library/salvage/any-pages", test_any_pages);

  return g_test_run ();
}
