/* test-salvage.c - a damaged library is rebuilt from its copies and from what was noted since, without them from what
 * SQLite can read, each line in its place; and the damaged file is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <utime.h>
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

static void
assert_all (Shelf *shelf, const LibrarySalvage *told, guint n_entries)
{
  guint n_games, n_whole, n_holes, n_altered;

  count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
  g_assert_cmpuint (told->games, ==, N_GAMES);
  g_assert_cmpuint (told->entries, ==, n_entries);
  g_assert_cmpuint (told->lost, ==, 0);
  g_assert_cmpuint (n_games, ==, N_GAMES);
  g_assert_cmpuint (n_whole, ==, n_entries);
  g_assert_cmpuint (n_holes + n_altered, ==, 0);
}

/* Whichever page is lost, and wherever the file is cut off, everything is back. */
static void
test_each_page (Shelf *shelf, gconstpointer data)
{
  gsize length;
  g_autoptr (GBytes) whole = shelf_filled (shelf, N_GAMES, N_ENTRIES);
  const guint8 *bytes = g_bytes_get_data (whole, &length);

  for (gsize at = 0; at < 3 * length; at += PAGE)
    {
      const gsize page = at % length, left = at / length == 2 ? page + 77 : length;
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);
      g_auto (LibrarySalvage) told = { 0 };

      if (at / length < 2)
        memset (hurt + page, at / length == 0 ? 0 : 0xff, PAGE);
      shelf_put (shelf->path, hurt, left);
      shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);

      salvage (shelf, &told);
      shelf_file_is (told.kept_as, hurt, left);
      g_unlink (told.kept_as);
      assert_all (shelf, &told, N_GAMES * N_ENTRIES);
    }
}

/* Without copies, the lines on a lost page are lost, and each of them is counted. */
static void
test_lost_lines_are_counted (Shelf *shelf, gconstpointer data)
{
  gsize length;
  g_autoptr (GBytes) whole = shelf_filled (shelf, N_GAMES, N_ENTRIES);
  const guint8 *bytes = g_bytes_get_data (whole, &length);
  guint n_pages = 0;

  for (gsize at = PAGE; at < length; at += PAGE)
    {
      g_autofree guint8 *hurt = g_memdup2 (bytes, length);
      g_autoptr (GBytes) page = g_bytes_new (bytes + at, PAGE);
      g_auto (LibrarySalvage) told = { 0 };
      g_autoptr (Library) library = NULL;
      guint n_setup = 0;

      if (bytes[at] != 0x0d || shelf_find (page, "entry") < 0)
        continue;

      n_pages++;
      shelf_drop_copies (shelf);
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
      g_assert_cmpuint (told.entries, >, (N_GAMES - 2) * N_ENTRIES);
      g_unlink (told.kept_as);
    }
  g_assert_cmpuint (n_pages, >, 3);
}

static void
test_altered_line (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) whole = shelf_filled (shelf, 1, 12);
  g_autofree guint8 *hurt = NULL;
  g_autofree char *entries = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  g_autoptr (GError) error = NULL;
  Library *library;
  gssize at;

  at = shelf_find (whole, "entry 7");
  hurt = g_memdup2 (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));
  hurt[at + 6] = '3';
  shelf_put (shelf->path, hurt, g_bytes_get_size (whole));

  library = shelf_open (shelf); /* the tree is whole */
  shelf_add (library, 0);
  library_close (library);
  library = shelf_open (shelf);
  g_assert_false (library_load (library, 1, NULL, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  library_close (library);
  for (guint i = 0; i < 2; i++) /* nothing altered has come into the copy, and the second game was noted */
    {
      g_auto (LibrarySalvage) all = { 0 };
      g_autofree char *sound = NULL;

      if (i == 1)
        shelf_put (shelf->path, hurt, g_bytes_get_size (whole));
      salvage (shelf, &all);
      library = shelf_open (shelf);
      sound = shelf_entries (library, 1);
      g_assert_true (g_str_has_suffix (sound, "|entry 6|entry 7|entry 8|entry 9|entry 10|entry 11"));
      g_assert_cmpuint (all.games, ==, 2);
      g_assert_cmpuint (all.lost, ==, 0);
      library_close (library);
    }

  shelf_drop_copies (shelf);
  shelf_put (shelf->path, hurt, g_bytes_get_size (whole));
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
      shelf_drop_copies (shelf);
      salvage (shelf, &told);
      g_assert_cmpuint (told.games, ==, 1);
      g_assert_cmpuint (told.entries, ==, 11);
      g_assert_cmpuint (told.lost, ==, 1);
      library = shelf_open (shelf);
      entries = shelf_entries (library, 1);
      g_assert_true (g_str_has_suffix (entries, "entry 6|? lost 1|entry 8|entry 9|entry 10|entry 11"));
    }
}

static void
test_lost_tail (Shelf *shelf, gconstpointer data)
{
  g_auto (LibrarySalvage) told = { 0 };

  shelf_fill (shelf, 1, 5);
  shelf_sql (shelf, "DELETE FROM line WHERE text IN ('entry 2', 'entry 3', 'entry 4')");
  shelf_drop_copies (shelf);
  salvage (shelf, &told);

  g_assert_cmpuint (told.lost, ==, 3);
  shelf_stored (shelf, 1, "entry 0|entry 1|? lost 3");
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
  shelf_drop_copies (shelf);
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

/* ---- what a crash leaves ---- */

/* The files as if the program were killed after these games were added: the file, its log, and what was noted. */
typedef struct
{
  GBytes *file, *log, *since;
} Hot;

static void
hot_clear (Hot *hot)
{
  g_bytes_unref (hot->file);
  g_bytes_unref (hot->log);
  g_bytes_unref (hot->since);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Hot, hot_clear)

static void
take_hot (Shelf *shelf, Library *library, Hot *hot)
{
  hot->file = shelf_read (shelf->path);
  hot->log = shelf_read (shelf->log);
  hot->since = shelf_read (shelf->since);
  library_close (library);
  shelf_drop_copies (shelf);
  g_unlink (shelf->path);
}

static void
take_games (Shelf *shelf, Hot *hot)
{
  Library *library = shelf_open (shelf);

  for (guint i = 0; i < N_GAMES; i++)
    shelf_add (library, N_ENTRIES);
  take_hot (shelf, library, hot);
}

/* The file is missing, or noise; the log is whole. */
static void
test_hurt_file (Shelf *shelf, gconstpointer data)
{
  g_auto (Hot) hot = { 0 };

  take_games (shelf, &hot);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *noise = g_strnfill (g_bytes_get_size (hot.file), '?'), *kept_log = NULL;
      g_auto (LibrarySalvage) told = { 0 };

      g_unlink (shelf->path);
      if (i == 1)
        shelf_put (shelf->path, noise, g_bytes_get_size (hot.file));
      shelf_put_bytes (shelf->log, hot.log);
      shelf_put_bytes (shelf->since, hot.since);
      salvage (shelf, &told);
      kept_log = g_strconcat (told.kept_as, "-wal", NULL);
      shelf_file_is_bytes (kept_log, hot.log);
      assert_all (shelf, &told, N_GAMES * N_ENTRIES);
      shelf_drop_copies (shelf);
    }
}

/* Whichever frame of the log is damaged, in one row or at its beginning, everything is back. */
static void
test_hurt_log (Shelf *shelf, gconstpointer data)
{
  static const gsize places[] = { 0, 4000 };
  g_auto (Hot) hot = { 0 };
  gsize length;

  take_games (shelf, &hot);
  for (gsize at = 32 + 24; at < g_bytes_get_size (hot.log); at += 24 + PAGE)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        g_auto (LibrarySalvage) told = { 0 };
        g_autofree guint8 *hurt = g_memdup2 (g_bytes_get_data (hot.log, &length), g_bytes_get_size (hot.log));

        hurt[at + places[i]] ^= 0x55;
        shelf_put_bytes (shelf->path, hot.file);
        shelf_put (shelf->log, hurt, length);
        shelf_put_bytes (shelf->since, hot.since);
        salvage (shelf, &told);
        assert_all (shelf, &told, N_GAMES * N_ENTRIES);
        g_unlink (told.kept_as);
        shelf_drop_copies (shelf);
      }
}

static guint
n_ended (const char *text, gsize length)
{
  g_auto (GStrv) lines = NULL;
  g_autofree char *there = g_strndup (text, length);
  guint n = 0;

  lines = g_strsplit (there, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i + 1] != NULL; i++)
    n += g_str_has_prefix (lines[i], "end ");
  return n;
}

/* A crash has cut off the last note.  A game is there as a whole or not at all, and what is noted later counts. */
static void
test_torn_notes (Shelf *shelf, gconstpointer data)
{
  g_auto (Hot) hot = { 0 };
  gsize length;

  take_games (shelf, &hot);
  length = g_bytes_get_size (hot.since);
  for (gsize left = length; left > length / N_GAMES + 200; left -= left > length - 20 ? 1 : 167)
    {
      g_autoptr (GBytes) later = NULL;
      guint n_games = 0, n_whole, n_holes, n_altered;
      Library *library;

      shelf_put (shelf->since, g_bytes_get_data (hot.since, NULL), left);
      for (guint i = 0; i < 2; i++)
        {
          g_auto (LibrarySalvage) told = { 0 };

          shelf_put (shelf->path, "damaged", 7);
          salvage (shelf, &told);
          g_unlink (told.kept_as);
          count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
          g_assert_cmpuint (n_games, ==, told.games);
          /* If only the newline was cut off, the next note brings it. */
          g_assert_cmpuint (n_games - n_ended (g_bytes_get_data (hot.since, NULL), left), <=, i);
          g_assert_cmpuint (n_whole, ==, n_games * N_ENTRIES + i);
          g_assert_cmpuint (told.lost + n_holes + n_altered, ==, 0);
          if (i > 0)
            continue;
          library = shelf_open (shelf);
          shelf_write (library, 1, N_ENTRIES, "entry 120");
          later = shelf_read (shelf->since);
          library_close (library);
          shelf_drop_copies (shelf);
          shelf_put_bytes (shelf->since, later);
        }
    }
}

/* Changes after the last copy, of every kind: whole games, ends of entries, faces, times, players. */
static void
test_since_copy (Shelf *shelf, gconstpointer data)
{
  const char *const lines[] = { "a", "b", NULL }, *const more[] = { "c", NULL }, *const cleo[] = { "Cleo\t3", NULL };
  const LibraryTime times[] = { { 1000, 5 }, { 2000, -1 } }, third = { 3000, 7 };
  const LibraryFace face = { .game = "catan", .title = "New", .players = "Cleo", .summary = "3", .finished = TRUE };
  g_autoptr (GBytes) noted = NULL, copy = NULL;
  g_autofree char *one = NULL, *three = NULL;
  g_autoptr (GPtrArray) games = NULL, players = NULL;
  g_autoptr (GArray) kept = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  Library *library;
  guint64 revision = 1;

  shelf_fill (shelf, 2, 3);
  copy = shelf_read (shelf->last);
  library = shelf_open (shelf);
  g_assert_true (library_write (library, 1, &revision, 1, lines, times, NULL, NULL));
  g_assert_true (library_write (library, 1, &revision, 3, more, &third, NULL, NULL));
  shelf_write (library, 1, 4, "d|e");
  shelf_write (library, 1, 4, "f"); /* undone, and something else entered */
  g_assert_true (library_remove (library, 2, NULL));
  g_assert_cmpint (library_add (library, &face, SHELF_SETUP, lines, cleo, NULL), ==, 3);
  g_assert_true (library_set_face (library, 3, &(LibraryFace){ .title = "Newer", .finished = TRUE }, NULL));
  g_assert_true (library_forget_player (library, "Anna", NULL));
  noted = shelf_read (shelf->since);
  library_close (library);

  for (guint i = 0; i < 2; i++) /* the second time, the copy has it all already */
    {
      shelf_put (shelf->path, "damaged", 7);
      if (i == 0)
        shelf_put_bytes (shelf->last, copy);
      shelf_put_bytes (shelf->since, noted);
      salvage (shelf, &told);
      g_assert_cmpuint (told.games, ==, 2);
      g_assert_cmpuint (told.entries, ==, 7);
      g_assert_cmpuint (told.lost, ==, 0);
      library_salvage_clear (&told);
      library = shelf_open (shelf);
      one = shelf_entries (library, 1);
      three = shelf_entries (library, 3);
      kept = library_times (library, 1, 0, NULL);
      players = library_players (library, NULL);
      games = shelf_list (library, NULL);
      g_assert_cmpstr (one, ==, "entry 0|a|b|c|f");
      g_assert_cmpstr (three, ==, "a|b");
      g_assert_cmpuint (kept->len, ==, 4);
      g_assert_cmpint (g_array_index (kept, LibraryTime, 3).at, ==, 3000);
      g_assert_cmpint (g_array_index (kept, LibraryTime, 1).thought, ==, 5);
      g_assert_cmpuint (players->len, ==, 2);
      g_assert_cmpstr (((LibraryPlayer *) players->pdata[0])->name, ==, "Cleo");
      g_assert_cmpuint (((LibraryPlayer *) players->pdata[0])->n_games, ==, 1);
      g_assert_cmpuint (games->len, ==, 2);
      g_assert_cmpstr (((LibraryGame *) games->pdata[0])->title, ==, "Newer");
      g_assert_cmpstr (((LibraryGame *) games->pdata[0])->players, ==, "Cleo");
      g_assert_true (((LibraryGame *) games->pdata[0])->finished);
      g_assert_cmpuint (shelf_revision (library, 1), >, 5);
      library_close (library);
      g_clear_pointer (&one, g_free);
      g_clear_pointer (&three, g_free);
      g_clear_pointer (&kept, g_array_unref);
      g_clear_pointer (&players, g_ptr_array_unref);
      g_clear_pointer (&games, g_ptr_array_unref);
    }
}

/* The copy is older than the last rescue, which has given the number of a lost game to another one. */
static void
test_number_given_again (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GBytes) copy = NULL;
  g_auto (LibrarySalvage) told = { 0 };

  shelf_fill (shelf, 2, 5);
  copy = shelf_read (shelf->last);
  g_unlink (shelf->path);
  shelf_drop_copies (shelf);
  shelf_fill (shelf, 2, 1);
  shelf_sql (shelf, "UPDATE line SET seal = seal + 1 WHERE id >> 20 = 1");
  shelf_put_bytes (shelf->last, copy);
  g_unlink (shelf->since);

  salvage (shelf, &told);
  g_assert_cmpuint (told.lost, >=, 5);
  shelf_stored (shelf, 2, "entry 0");
}

/* Entries that the log has removed are still in the file; they are not saved. */
static void
test_undone_stays_undone (Shelf *shelf, gconstpointer data)
{
  g_autofree char *entries = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  g_auto (Hot) hot = { 0 };
  Library *library;

  shelf_fill (shelf, 1, 10);
  library = shelf_open (shelf);
  shelf_write (library, 1, 5, "other");
  take_hot (shelf, library, &hot);
  g_assert_cmpint (shelf_find (hot.file, "entry 9"), >, 0);

  shelf_put_bytes (shelf->path, hot.file);
  shelf_put_bytes (shelf->log, hot.log);
  salvage (shelf, &told);
  g_assert_cmpuint (told.entries, ==, 6);
  g_assert_cmpuint (told.lost, ==, 0);
  library = shelf_open (shelf);
  entries = shelf_entries (library, 1);
  g_assert_cmpstr (entries, ==, "entry 0|entry 1|entry 2|entry 3|entry 4|other");
  library_close (library);
}

/* ---- copies ---- */

static void
age (const char *path, guint days)
{
  const time_t then = time (NULL) - (time_t) days * 24 * 60 * 60 - 60;

  g_assert_cmpint (utime (path, &(struct utimbuf){ then, then }), ==, 0);
}

static guint
n_games_in (const char *path)
{
  sqlite3 *db = NULL;
  sqlite3_stmt *row = NULL;
  guint n = 0;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK
      && sqlite3_prepare_v2 (db, "SELECT count(*) FROM game", -1, &row, NULL) == SQLITE_OK
      && sqlite3_step (row) == SQLITE_ROW)
    n = (guint) sqlite3_column_int (row, 0);
  sqlite3_finalize (row);
  sqlite3_close (db);
  return n;
}

/* The copies roll: those of a day and of a week stay until they are as old.  If newer ones are damaged, the next is
 * taken. */
static void
test_copies_roll (Shelf *shelf, gconstpointer data)
{
  g_autofree char *day = shelf_beside (shelf, ".day"), *week = shelf_beside (shelf, ".week");
  g_autoptr (GBytes) noted = NULL;

  for (guint i = 1; i <= 5; i++)
    {
      shelf_fill (shelf, 1, i);
      g_assert_cmpuint (n_games_in (shelf->last), ==, i);
    }
  noted = shelf_read (shelf->since);
  g_assert_cmpuint (g_bytes_get_size (noted), ==, 0); /* all is in the copy */
  g_assert_cmpuint (n_games_in (day), ==, 2);
  g_assert_cmpuint (n_games_in (week), ==, 1);
  age (day, 1);
  shelf_fill (shelf, 1, 6);
  g_assert_cmpuint (n_games_in (day), ==, 5);
  g_assert_cmpuint (n_games_in (week), ==, 1);
  age (day, 1);
  age (week, 7);
  shelf_fill (shelf, 1, 7);
  g_assert_cmpuint (n_games_in (day), ==, 6);
  g_assert_cmpuint (n_games_in (week), ==, 5);

  for (guint i = 0; i < 3; i++)
    {
      g_auto (LibrarySalvage) told = { 0 };

      shelf_put (shelf->path, "damaged", 7);
      salvage (shelf, &told);
      g_assert_cmpuint (told.games, ==, 7 - i);
      shelf_put (i == 0 ? shelf->last : day, i == 0 ? "?" : "", i == 0);
    }
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
  shelf_file_is (told.kept_as, "a letter to Anna", 16);
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
  shelf_file_is (first.kept_as, "first", 5);
  shelf_file_is (second.kept_as, "second", 6);
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
  g_autoptr (GBytes) good = shelf_filled (shelf, 1, 2);
  g_autofree char *salvaging = shelf_beside (shelf, "-salvaging"), *salvaged = shelf_beside (shelf, "-salvaged");
  g_autofree char *damaged = shelf_beside (shelf, ".damaged"), *damaged_log = shelf_beside (shelf, ".damaged-wal");
  g_auto (LibrarySalvage) told = { 0 };

  /* 1: there is half of a new file; it is made again */
  shelf_put (shelf->path, "damaged", 7);
  shelf_put (salvaging, g_bytes_get_data (good, NULL), 5000);
  shelf_open_fails (shelf, LIBRARY_ERROR_DAMAGED);
  salvage (shelf, &told);
  g_assert_false (g_file_test (salvaging, G_FILE_TEST_EXISTS));

  /* 3: the damaged file is renamed, its log is not, and the new file is complete */
  g_unlink (shelf->path);
  shelf_put (damaged, "damaged", 7);
  shelf_put (shelf->log, "its log", 7);
  shelf_put_bytes (salvaged, good);
  shelf_stored (shelf, 1, "entry 0|entry 1");
  shelf_file_is (damaged, "damaged", 7);
  shelf_file_is (damaged_log, "its log", 7);
  g_assert_false (g_file_test (salvaged, G_FILE_TEST_EXISTS));
}

static void
spoil (GRand *rand, const char *path, GBytes *whole, gboolean heads)
{
  gsize length;
  g_autofree guint8 *bytes = g_memdup2 (g_bytes_get_data (whole, &length), g_bytes_get_size (whole));

  for (int i = g_rand_int_range (rand, 0, heads ? 400 : 40); i > 0; i--)
    {
      const gsize page = (gsize) g_rand_int_range (rand, 0, (int) (length / PAGE) + 1) * PAGE;
      const gsize at = page + (gsize) g_rand_int_range (rand, 0, heads ? 200 : PAGE);

      bytes[MIN (at, length - 1)] = (guint8) g_rand_int (rand);
    }
  shelf_put (path, bytes, length - (g_rand_boolean (rand) ? 0 : (gsize) g_rand_int_range (rand, 0, (int) length)));
}

/* Random damage to everything: nothing crashes, and the result is a valid library in which no line is altered. */
static void
test_any_bytes (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
  guint rounds = g_test_thorough () ? 4000 : 200;
  g_autoptr (GBytes) copy = NULL;
  g_auto (Hot) hot = { 0 };

  shelf_fill (shelf, N_GAMES, N_ENTRIES);
  copy = shelf_read (shelf->last);
  g_unlink (shelf->path);
  take_games (shelf, &hot);
  for (guint round = 0; round < rounds; round++)
    {
      g_auto (LibrarySalvage) told = { 0 };
      guint n_games, n_whole, n_holes, n_altered;

      spoil (rand, shelf->path, round % 2 == 0 ? copy : hot.file, g_rand_boolean (rand));
      if (round % 2 == 1)
        spoil (rand, shelf->log, hot.log, g_rand_boolean (rand));
      if (round % 3 == 0)
        spoil (rand, shelf->last, copy, g_rand_boolean (rand));
      if (round % 5 < 2)
        spoil (rand, shelf->since, hot.since, g_rand_boolean (rand));
      if (library_salvage (shelf->path, &told, NULL)) /* the version may be a newer one now */
        {
          count (shelf, &n_games, &n_whole, &n_holes, &n_altered);
          g_assert_cmpuint (n_whole, ==, told.entries);
          g_unlink (told.kept_as);
        }
      g_unlink (shelf->log);
      shelf_drop_copies (shelf);
    }
}

SHELF_MAIN ("/library/salvage", each_page, lost_lines_are_counted, altered_line, damaged_keys, lost_tail, lost_setup,
            game_row_is_kept, hurt_file, hurt_log, torn_notes, since_copy, number_given_again, copies_roll,
            undone_stays_undone, nothing_to_save, nothing_kept_is_overwritten, refused_while_open, interrupted,
            any_bytes)
