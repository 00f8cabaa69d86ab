/* test-damage.c - a damaged, foreign, newer or hostile file is reported, and it is never used or written to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <glib/gstdio.h>

#include "shelf.h"

#define N_GAMES 4
#define N_ENTRIES 150

static void
assert_damaged (Shelf *shelf, const void *bytes, gsize length)
{
  g_autoptr (GBytes) before = g_bytes_new (bytes, length);

  shelf_put (shelf->path, bytes, length);
  shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
  shelf_file_is_bytes (shelf->path, before);
}

static void
test_not_a_database (Shelf *shelf, gconstpointer data)
{
  guint8 noise[3 * 4096];
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < sizeof noise; i++)
    noise[i] = (guint8) g_rand_int (rand);

  assert_damaged (shelf, "x", 1);
  assert_damaged (shelf, "Arbitress record 1\ngame carcassonne\n", 36);
  assert_damaged (shelf, "SQLite format 3", 16);
  assert_damaged (shelf, noise, 100);
  assert_damaged (shelf, noise, sizeof noise);
  memset (noise, 0, sizeof noise);
  assert_damaged (shelf, noise, sizeof noise);
}

static void
test_truncated (Shelf *shelf, gconstpointer data)
{
  gsize length;
  g_autoptr (GBytes) whole = shelf_filled (shelf, N_GAMES, N_ENTRIES);
  const guint8 *bytes = g_bytes_get_data (whole, &length);

  g_assert_cmpuint (length, >, 5 * 4096);

  for (gsize cut = 1; cut < length; cut += cut < 4096 ? 113 : 509)
    assert_damaged (shelf, bytes, cut);
  for (gsize cut = 4096; cut < length; cut += 4096)
    assert_damaged (shelf, bytes, cut);
}

/* Reads all games: each must be what was written, or an error. */
static void
read_all (Library *library, guint *n_damaged)
{
  for (gint64 id = 1; id <= N_GAMES; id++)
    {
      g_autofree char *setup = NULL;
      g_auto (GStrv) entries = NULL;
      g_autoptr (GError) error = NULL;

      if (!library_load (library, id, &setup, &entries, NULL, &error))
        {
          *n_damaged += g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
          g_assert_true (g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED)
                         || g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING));
          continue;
        }
      g_assert_cmpstr (setup, ==, SHELF_SETUP);
      g_assert_cmpuint (g_strv_length (entries), ==, N_ENTRIES);
      for (guint i = 0; i < N_ENTRIES; i++)
        {
          g_autofree char *expected = g_strdup_printf ("entry %u", i);

          g_assert_cmpstr (entries[i], ==, expected);
        }
    }
}

/* Makes a library of these bytes and reads it; TRUE if damage was reported. */
static gboolean
try_bytes (Shelf *shelf, const guint8 *bytes, gsize length)
{
  g_autoptr (GBytes) before = g_bytes_new (bytes, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = NULL;
  g_autoptr (GPtrArray) games = NULL, players = NULL;
  guint n_damaged = 0;

  shelf_put_back (shelf, before);

  library = library_open (shelf->path, &error);
  if (library == NULL)
    {
      g_assert_true (error->domain == LIBRARY_ERROR);
      shelf_file_is_bytes (shelf->path, before);
      return error->code == LIBRARY_ERROR_DAMAGED;
    }

  read_all (library, &n_damaged);
  games = shelf_list (library, NULL);
  players = library_players (library, NULL);
  if (games == NULL || players == NULL)
    n_damaged++;
  return n_damaged > 0;
}

static void
test_zeroed_page (Shelf *shelf, gconstpointer data)
{
  gsize length;
  g_autoptr (GBytes) whole = shelf_filled (shelf, N_GAMES, N_ENTRIES);
  const guint8 *bytes = g_bytes_get_data (whole, &length);

  for (gsize at = 0; at < length; at += 4096)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);

      memset (hurt + at, 0, 4096);
      g_assert_true (try_bytes (shelf, hurt, length));
    }
}

static void
test_flipped_bytes (Shelf *shelf, gconstpointer data)
{
  gsize length;
  g_autoptr (GBytes) whole = shelf_filled (shelf, N_GAMES, N_ENTRIES);
  const guint8 *bytes = g_bytes_get_data (whole, &length);
  guint n_damaged = 0, n = 0;

  g_assert_false (try_bytes (shelf, bytes, length));

  for (gsize at = 0; at < length; at += at < 128 ? 1 : 53)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);

      hurt[at] ^= 1 << (at % 8);
      n++;
      n_damaged += try_bytes (shelf, hurt, length);
    }
  g_test_message ("%u of %u flips were reported", n_damaged, n);
  g_assert_cmpuint (n_damaged, >, n / 4); /* the others changed unused bytes, or a title */
}

/* The file and its log while a window is open; after a crash they look the same. */
static void
take_hot (Shelf *shelf, GBytes **file, GBytes **log)
{
  Library *library = shelf_open (shelf);

  for (guint i = 0; i < N_GAMES; i++)
    shelf_add (library, N_ENTRIES);
  *file = shelf_read (shelf->path);
  *log = shelf_read (shelf->log);
  library_close (library);
  g_unlink (shelf->path);
}

static void
test_flipped_log (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  const guint8 *bytes;
  gsize length;
  guint n_less = 0;

  take_hot (shelf, &file, &log);
  bytes = g_bytes_get_data (log, &length);

  for (gsize at = 0; at < length; at += 1009)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);
      g_autoptr (Library) library = NULL;
      g_autoptr (GPtrArray) games = NULL;
      guint n_damaged = 0;

      hurt[at] ^= 0x10;
      g_unlink (shelf->index);
      shelf_put_bytes (shelf->path, file);
      shelf_put (shelf->log, hurt, length);
      library = library_open (shelf->path, NULL);
      if (library == NULL)
        continue;

      /* SQLite goes back to the last undamaged transaction: games may be missing, but no game is different. */
      read_all (library, &n_damaged);
      g_assert_cmpuint (n_damaged, ==, 0);
      games = shelf_list (library, NULL);
      n_less += games->len < N_GAMES;
    }
  g_assert_cmpuint (n_less, >, 0);
}

static void
test_log_without_file (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;

  take_hot (shelf, &file, &log);
  shelf_put_bytes (shelf->log, log);
  shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
  shelf_put (shelf->path, "", 0);
  shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);

  shelf_file_is_bytes (shelf->log, log);
}

/* A library with a damaged page, and its log that a crash has left. */
static void
leave_hurt (Shelf *shelf, GBytes **hurt, GBytes **log)
{
  g_autoptr (GBytes) file = NULL;
  guint8 *bytes;
  Library *library;
  gsize length;

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  library = shelf_open (shelf);
  shelf_add (library, N_ENTRIES);
  file = shelf_read (shelf->path);
  *log = shelf_read (shelf->log);
  library_close (library);

  bytes = g_memdup2 (g_bytes_get_data (file, &length), g_bytes_get_size (file));
  memset (bytes + shelf_find (file, "entry 20") / 4096 * 4096, 0, 4096);
  *hurt = g_bytes_new_take (bytes, length);
  shelf_put (shelf->path, bytes, length);
  shelf_put_bytes (shelf->log, *log);
}

/* A log is moved into its file only if both are undamaged. */
static void
test_log_is_not_moved (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) log = NULL, hurt = NULL;

  leave_hurt (shelf, &hurt, &log);
  shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
  shelf_file_is_bytes (shelf->path, hurt);
  shelf_file_is_bytes (shelf->log, log);
}

/* If the check is left for later, sound games can be read, and it comes before the first change. */
static void
test_unchecked (Shelf *shelf, gconstpointer data)
{
  const char *const lines[] = { "more", NULL };
  g_autoptr (GBytes) log = NULL, hurt = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *entries = NULL;
  Library *library;
  guint64 revision = 1;

  leave_hurt (shelf, &hurt, &log);
  library = library_open_unchecked (shelf->path, &error);
  g_assert_no_error (error);
  g_assert_false (library_is_checked (library));
  entries = shelf_entries (library, N_GAMES + 1);
  g_assert_nonnull (strstr (entries, "entry 20"));

  g_assert_false (library_write (library, N_GAMES + 1, &revision, N_ENTRIES, lines, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  library_close (library);
  shelf_file_is_bytes (shelf->path, hurt);
  shelf_file_is_bytes (shelf->log, log);
}

/* A sound library that was opened so takes changes, and moves its log into the file when it is closed. */
static void
test_unchecked_sound (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) again = NULL;

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  for (guint by = 0; by < 2; by++)
    {
      Library *library = library_open_unchecked (shelf->path, NULL);

      g_assert_false (library_is_checked (library));
      if (by == 1)
        library_set_checked (library);
      shelf_write (library, 1, by, "more");
      g_assert_true (library_is_checked (library));
      library_close (library);
      g_assert_false (g_file_test (shelf->log, G_FILE_TEST_EXISTS));
    }
  again = shelf_open (shelf);
  shelf_entries_are (again, 1, "more|more");
}

/* Two bytes of the header say that there is a log.  If they are lost, the changes in the log still count. */
static void
test_file_forgot_its_log (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  g_autofree guint8 *bytes = NULL;
  Library *library;
  guint n_damaged = 0;

  take_hot (shelf, &file, &log);
  shelf_put_bytes (shelf->log, log);
  bytes = g_memdup2 (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  bytes[18] = bytes[19] = 1;
  shelf_put (shelf->path, bytes, g_bytes_get_size (file));

  library = shelf_open (shelf);
  g_assert_cmpuint (shelf_n_games (library), ==, N_GAMES);
  read_all (library, &n_damaged);
  g_assert_cmpuint (n_damaged, ==, 0);
  library_close (library);
}

static void
test_newer (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GError) error = NULL;

  shelf_fill (shelf, 1, 1);
  shelf_sql (shelf, "PRAGMA user_version = 4; CREATE TABLE expansion (id INTEGER PRIMARY KEY)");
  before = shelf_read (shelf->path);

  shelf_open_fails (shelf, LIBRARY_ERROR_NEWER);
  shelf_file_is_bytes (shelf->path, before);
  g_assert_false (library_salvage (shelf->path, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_NEWER);
  shelf_file_is_bytes (shelf->path, before);
}

/* The log of a newer version's library is not moved into the file, either. */
static void
test_newer_with_log (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) file = NULL, log = NULL;
  Library *library;

  shelf_fill (shelf, 1, 1);
  library = shelf_open (shelf); /* while this is open, the log is not moved into the file */
  shelf_sql (shelf, "PRAGMA user_version = 4");
  file = shelf_read (shelf->path);
  log = shelf_read (shelf->log);
  library_close (library);
  shelf_put_bytes (shelf->path, file);
  shelf_put_bytes (shelf->log, log);

  shelf_open_fails (shelf, LIBRARY_ERROR_NEWER);
  shelf_file_is_bytes (shelf->path, file);
  shelf_file_is_bytes (shelf->log, log);
}

static void
test_foreign (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) before = NULL;

  shelf_sql (shelf, "CREATE TABLE song (id INTEGER PRIMARY KEY, title); INSERT INTO song VALUES (1, 'x')");
  before = shelf_read (shelf->path);
  shelf_open_fails (shelf, LIBRARY_ERROR_OPEN);
  shelf_file_is_bytes (shelf->path, before);
}

static void
test_folder_in_its_place (Shelf *shelf, gconstpointer data)
{
  g_autofree char *inside = g_build_filename (shelf->path, "inside", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir (shelf->path, 0700);
  shelf_open_fails (shelf, LIBRARY_ERROR_OPEN);
  g_assert_false (library_salvage (shelf->path, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
  g_assert_true (g_file_test (shelf->path, G_FILE_TEST_IS_DIR));

  shelf_put (inside, "", 0);
  {
    g_autofree char *below = g_build_filename (inside, "library.db", NULL);
    g_autoptr (Library) library = library_open (below, NULL);

    g_assert_null (library);
  }
}

static void
test_other_tables (Shelf *shelf, gconstpointer data)
{
  static const char *const sql[] = {
    "CREATE TRIGGER t AFTER INSERT ON line BEGIN DELETE FROM line; END",
    "CREATE VIEW v AS SELECT * FROM game",
    "CREATE INDEX i ON line (text)",
    "CREATE TABLE extra (id INTEGER PRIMARY KEY)",
    "ALTER TABLE line ADD COLUMN more TEXT",
    "ALTER TABLE line RENAME COLUMN text TO words",
    "DROP TABLE player",
    "DROP TABLE setup_key",
    "DROP TABLE entry_time",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 2",
    "PRAGMA user_version = 1; DROP TABLE setup_key",
    "PRAGMA user_version = 2; DROP TABLE setup_key",
    "PRAGMA user_version = 2; DROP TABLE setup_key; DROP TABLE entry_time",
    "PRAGMA user_version = 1; DROP TABLE setup_key; DROP TABLE entry_time; CREATE TABLE extra (id INTEGER PRIMARY KEY)",
    "DROP TABLE game; DROP TABLE line; DROP TABLE player",
    "DROP TABLE line; CREATE VIEW line AS SELECT 1 AS id, 'x' AS text, 0 AS seal",
    "PRAGMA application_id = 0",
    "PRAGMA application_id = 99",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sql); i++)
    {
      g_autoptr (GBytes) before = NULL;

      g_unlink (shelf->path);
      shelf_fill (shelf, 1, 1);
      shelf_sql (shelf, sql[i]);
      before = shelf_read (shelf->path);
      shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
      shelf_file_is_bytes (shelf->path, before);
    }
}

/* Correct tables with contents that this program never writes. */
static void
test_hostile_contents (Shelf *shelf, gconstpointer data)
{
  static const char *const sql[] = {
    "UPDATE line SET text = replace (hex (zeroblob (1025)), '0', 'x')",
    "UPDATE line SET text = replace (hex (zeroblob (5000000)), '0', 'x') WHERE id % 1048576 = 1024",
    "UPDATE line SET text = 'a' || char (0) || 'b'",
    "UPDATE line SET text = 'a' || char (10) || 'b' WHERE id % 1048576 = 1026",
    "UPDATE line SET text = CAST (x'fffe' AS TEXT)",
    "UPDATE line SET text = 'entry 9' WHERE text = 'entry 1'",
    "UPDATE line SET seal = -1",
    "UPDATE line SET seal = seal + 4294967296",
    "UPDATE line SET id = id + 10000 WHERE text = 'entry 2'",
    "UPDATE line SET id = -id",
    "DELETE FROM line WHERE text = 'entry 1'",
    "DELETE FROM line WHERE text LIKE 'player%'",
    "DELETE FROM line",
    "INSERT INTO line SELECT id + 3, text, seal FROM line WHERE id % 1048576 = 1024",
    "UPDATE game SET entries = entries + 1",
    "UPDATE game SET entries = entries - 1",
    "UPDATE game SET entries = -1",
    "UPDATE game SET entries = 9223372036854775807",
    "UPDATE game SET setup = 9223372036854775807",
    "UPDATE game SET setup = 2",
    "UPDATE game SET revision = -9",
    "UPDATE game SET id = -1",
    "UPDATE game SET id = 9223372036854775807",
    "UPDATE game SET title = replace (hex (zeroblob (1025)), '0', 'x')",
    "UPDATE game SET title = replace (hex (zeroblob (9000000)), '0', 'x')",
    "UPDATE game SET game = 'a' || char (0)",
    "UPDATE game SET players = CAST (x'c0af' AS TEXT)",
    "UPDATE game SET summary = char (27) || '[2J'",
    "UPDATE game SET finished = 2",
    "UPDATE game SET created = -1",
    "UPDATE player SET name = char (10)",
    "UPDATE player SET name = replace (hex (zeroblob (1025)), '0', 'x')",
    "UPDATE player SET colour = 256",
    "UPDATE player SET n_games = -1",
    "UPDATE player SET last_played = -1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sql); i++)
    {
      Library *library;
      g_autoptr (GError) list = NULL, load = NULL, players = NULL, write = NULL;
      const char *const lines[] = { "more", NULL };
      guint64 revision = 1;

      g_unlink (shelf->path);
      shelf_fill (shelf, 1, 3);
      shelf_sql (shelf, sql[i]);
      library = shelf_open (shelf);

      g_autoptr (GPtrArray) games = shelf_list (library, &list);
      if (games == NULL)
        g_assert_error (list, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
      if (!library_load (library, 1, NULL, NULL, NULL, &load)
          && !g_error_matches (load, LIBRARY_ERROR, LIBRARY_ERROR_MISSING))
        g_assert_error (load, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
      g_autoptr (GPtrArray) people = library_players (library, &players);
      if (people == NULL)
        g_assert_error (players, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
      if (list == NULL && load == NULL && players == NULL)
        g_error ("nobody saw: %s", sql[i]);

      /* After damage was seen, nothing is written. */
      g_assert_false (library_write (library, 1, &revision, 3, lines, NULL, NULL, &write));
      g_assert_error (write, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
      library_close (library);
    }
}

SHELF_MAIN ("/library/damage", not_a_database, truncated, zeroed_page, flipped_bytes, flipped_log, log_without_file,
            log_is_not_moved, unchecked, unchecked_sound, file_forgot_its_log, newer, newer_with_log, foreign,
            folder_in_its_place, other_tables, hostile_contents)
