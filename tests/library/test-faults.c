/* test-faults.c - disks that fail, are full or are read-only: on disk is the state before the call or the one after it,
 * and if the call failed, it is the one before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library/library-private.h"
#include "fault.h"
#include "shelf.h"

#define N_ENTRIES 90

/* ---- one operation, at each of its calls to the disk ---- */

typedef gboolean (*Operation) (Library *library, GError **error);

static gboolean
append (Library *library, GError **error)
{
  const char *const line[] = { "appended", NULL };
  guint64 revision = 1;
  gboolean done = library_write (library, 1, &revision, N_ENTRIES, line, NULL, NULL, error);

  g_assert_cmpuint (revision, ==, done ? 2 : 1);
  return done;
}

static gboolean
replace_tail (Library *library, GError **error)
{
  const char *const lines[] = { "x", "y", "z", NULL };
  const LibraryFace face = { .summary = "Anna 3", .finished = TRUE };
  guint64 revision = 1;

  return library_write (library, 1, &revision, 10, lines, NULL, &face, error);
}

/* The times of the entries are written with them. */
static gboolean
replace_timed (Library *library, GError **error)
{
  const char *const lines[] = { "x", "y", NULL };
  const LibraryTime times[] = { { 1000, 5 }, { 2000, -1 } };
  guint64 revision = 1;

  return library_write (library, 1, &revision, 10, lines, times, NULL, error);
}

static gboolean
keep_time (Library *library, GError **error)
{
  return library_keep_time (library, 1, 1, N_ENTRIES, (LibraryTime){ 0, 7 }, error);
}

static gboolean
set_face (Library *library, GError **error)
{
  const LibraryFace face = { .title = "Sunday" };

  return library_set_face (library, 1, &face, error);
}

static gboolean
add_game (Library *library, GError **error)
{
  const char *const lines[] = { "x", "y", "z", NULL };
  const char *const players[] = { "Cleo\t3", NULL };
  const LibraryFace face = { .title = "New" };

  return library_add (library, &face, SHELF_SETUP, lines, players, error) != 0;
}

static gboolean
remove_game (Library *library, GError **error)
{
  return library_remove (library, 1, error);
}

static gboolean
forget_player (Library *library, GError **error)
{
  return library_forget_player (library, "Anna", error);
}

/* Everything a library holds, as text. */
static char *
tell (Library *library)
{
  GString *told = g_string_new (NULL);
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);
  g_autoptr (GPtrArray) players = library_players (library, NULL);

  g_assert_nonnull (games);
  g_assert_nonnull (players);
  for (guint i = 0; i < games->len; i++)
    {
      const LibraryGame *game = games->pdata[i];
      g_autofree char *entries = shelf_entries (library, game->id);

      g_autoptr (GArray) times = library_times (library, game->id, 0, NULL);

      g_string_append_printf (told, "%s %s %d %s\n", game->title, game->summary, game->finished, entries);
      for (guint k = 0; k < times->len; k++)
        g_string_append_printf (told, "%u: %lld %d ", k, (long long) g_array_index (times, LibraryTime, k).at,
                                g_array_index (times, LibraryTime, k).thought);
    }
  for (guint i = 0; i < players->len; i++)
    g_string_append_printf (told, "%s ", ((LibraryPlayer *) players->pdata[i])->name);
  return g_string_free (told, FALSE);
}

static char *
tell_path (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (path, &error);

  g_assert_no_error (error);
  return tell (library);
}

/* As if the power failed now: copies the files and opens the copy. */
static char *
tell_after_crash (Shelf *shelf)
{
  static const char *const endings[] = { "", "-wal", "-journal" };
  g_autofree char *folder = g_build_filename (shelf->folder, "crash", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);

  g_mkdir (folder, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = shelf_beside (shelf, endings[i]), *to = g_strconcat (path, endings[i], NULL);
      g_autoptr (GBytes) bytes = shelf_read (from);

      g_unlink (to);
      if (bytes != NULL)
        shelf_put_bytes (to, bytes);
    }
  return tell_path (path);
}

/* Runs the operation while its n-th call to the disk fails; FALSE if it has fewer calls. */
static gboolean
try_fault (Shelf *shelf, Operation operation, FaultKind kind, guint n, gboolean for_good, const char *before,
           const char *after)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *crashed = NULL, *here = NULL, *again = NULL;
  g_autoptr (GBytes) noted = NULL, noted_now = NULL;
  Library *library = shelf_open (shelf);
  gboolean done, failed;

  shelf_put (shelf->since, "", 0);
  noted = shelf_read (shelf->since);
  fault_arm (kind, n, for_good);
  done = operation (library, &error);
  failed = fault_disarm ();
  noted_now = shelf_read (shelf->since);
  g_assert_true (done || g_bytes_equal (noted, noted_now));

  crashed = tell_after_crash (shelf);
  if (done)
    g_assert_cmpstr (crashed, ==, after);
  else
    {
      g_assert_true (g_error_matches (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE)
                     || (kind == FAULT_READ && error->domain == LIBRARY_ERROR));
      g_assert_true (strcmp (crashed, before) == 0 || strcmp (crashed, after) == 0);
    }

  here = tell (library);
  g_assert_cmpstr (here, ==, done ? after : before);
  library_close (library);
  again = tell_path (shelf->path);
  g_assert_cmpstr (again, ==, done ? after : before);
  return failed;
}

static void
test_operations (Shelf *shelf, gconstpointer data)
{
  static const Operation operations[] = { append,   replace_tail, replace_timed, keep_time,
                                          set_face, add_game,     remove_game,   forget_player };
  g_autoptr (GBytes) start = shelf_filled (shelf, 2, N_ENTRIES);
  g_autofree char *before = NULL;

  before = tell_path (shelf->path);

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autofree char *after = NULL;
      Library *library;
      guint n_faults = 0;

      shelf_put_back (shelf, start);
      library = shelf_open (shelf);
      g_assert_true (operations[i](library, NULL));
      library_close (library);
      after = tell_path (shelf->path);
      g_assert_cmpstr (before, !=, after);

      for (FaultKind kind = 0; kind < FAULT_N_KINDS; kind++)
        for (guint for_good = 0; for_good < 2; for_good++)
          for (guint n = 1;; n++)
            {
              shelf_put_back (shelf, start);
              if (!try_fault (shelf, operations[i], kind, n, for_good, before, after))
                break;
              n_faults++;
            }
      g_assert_cmpuint (n_faults, >, 8);
    }
}

/* The disk fails while a library is created.  Afterwards it can be created, and half a library is never used. */
static void
test_making (Shelf *shelf, gconstpointer data)
{
  guint n_faults = 0;

  for (FaultKind kind = 0; kind < FAULT_N_KINDS; kind++)
    for (guint n = 1;; n++)
      {
        static const char *const endings[] = { "", "-wal", "-shm", "-journal" };
        g_autoptr (GError) error = NULL;
        g_autofree char *told = NULL;
        Library *library;

        for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
          {
            g_autofree char *path = shelf_beside (shelf, endings[i]);

            g_unlink (path);
          }

        fault_arm (kind, n, TRUE);
        library = library_open (shelf->path, &error);
        if (library == NULL)
          g_assert_true (error->domain == LIBRARY_ERROR);
        library_close (library);
        if (!fault_disarm ())
          break;

        n_faults++;
        told = tell_path (shelf->path);
        g_assert_cmpstr (told, ==, "");
      }
  g_assert_cmpuint (n_faults, >, 10);
}

/* If the disk fails during a salvage, the damaged file still exists, in its place or under its new name. */
static void
test_salvage (Shelf *shelf, gconstpointer data)
{
  g_autofree char *kept = shelf_beside (shelf, ".damaged");
  g_autoptr (GBytes) whole = shelf_filled (shelf, 2, N_ENTRIES);
  g_autofree guint8 *hurt = NULL;
  guint n_faults = 0;
  gsize length;

  hurt = g_memdup2 (g_bytes_get_data (whole, &length), g_bytes_get_size (whole));
  memset (hurt, 0, 4096);

  for (FaultKind kind = 0; kind < FAULT_N_KINDS; kind++)
    for (guint n = 1;; n++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (GBytes) now = NULL;
        g_auto (LibrarySalvage) told = { 0 };
        gboolean done, failed;

        g_unlink (kept);
        shelf_put (shelf->path, hurt, length);
        fault_arm (kind, n, TRUE);
        done = library_salvage (shelf->path, &told, &error);
        failed = fault_disarm ();

        now = shelf_read (done ? kept : shelf->path);
        g_assert_nonnull (now);
        g_assert_cmpmem (g_bytes_get_data (now, NULL), g_bytes_get_size (now), hurt, length);
        if (!done)
          {
            g_assert_true (error->domain == LIBRARY_ERROR);
            g_assert_true (library_salvage (shelf->path, &told, NULL));
          }
        g_assert_cmpuint (told.games, ==, 2);
        g_assert_cmpuint (told.entries, ==, 2 * N_ENTRIES);
        if (!failed)
          break;
        n_faults++;
      }
  g_assert_cmpuint (n_faults, >, 10);
}

/* One input/output error while a sound library is opened: it is not called damaged, and opens the next time. */
static void
test_unreadable_once (Shelf *shelf, gconstpointer data)
{
  guint n_failed = 0;

  shelf_fill (shelf, 2, N_ENTRIES);
  for (guint n = 1;; n++)
    {
      g_autoptr (GError) error = NULL;
      Library *library;

      fault_arm (FAULT_READ, n, FALSE);
      library = library_open (shelf->path, &error);
      if (!fault_disarm ())
        {
          g_assert_no_error (error);
          library_close (library);
          break;
        }
      library_close (library);
      if (error == NULL)
        continue; /* SQLite has read it again */
      n_failed++;
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
      g_assert_nonnull (strstr (error->message, "try again"));
      library_close (shelf_open (shelf));
    }
  g_assert_cmpuint (n_failed, >, 3);
}

/* A change that the disk has not confirmed may be there again after a crash, and the sentence says so. */
static void
test_unconfirmed (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  Library *library;

  shelf_fill (shelf, 2, N_ENTRIES);
  library = shelf_open (shelf);
  fault_arm (FAULT_SYNC, 1, TRUE);
  g_assert_false (append (library, &error));
  g_assert_true (fault_disarm ());
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "it may be there again when the program is started the next time"));
  library_close (library);
}

/* ---- full ---- */

static void
test_full (Shelf *shelf, gconstpointer data)
{
  g_autofree char *long_line = g_strnfill (1000, 'x');
  const char *const lines[] = { long_line, long_line, NULL };
  const LibraryFace face = { .title = "x" };
  Library *library = shelf_open (shelf);
  gint64 id = shelf_add (library, 0);
  guint64 revision = 1;
  guint n = 0;
  g_autoptr (GError) error = NULL, add = NULL;
  g_auto (GStrv) entries = NULL;

  sqlite3_exec (library->db, "PRAGMA max_page_count = 20", NULL, NULL, NULL);
  while (library_write (library, id, &revision, n, lines, NULL, NULL, &error))
    n += 2;
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "disk is full"));
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpuint (revision, ==, 1 + n / 2);
  g_assert_cmpint (library_add (library, &face, long_line, lines, NULL, &add), ==, 0);
  g_assert_error (add, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);

  /* What was stored is there, and if there is room again, writing succeeds. */
  g_assert_true (library_load (library, id, NULL, &entries, NULL, NULL));
  g_assert_cmpuint (g_strv_length (entries), ==, n);
  sqlite3_exec (library->db, "PRAGMA max_page_count = 1000", NULL, NULL, NULL);
  g_assert_true (library_write (library, id, &revision, n, lines, NULL, NULL, NULL));
  library_close (library);
}

/* Opens the library at `path` while the disk is full: its `n` games can be read, and nothing is written. */
static void
assert_shown_though_full (const char *path, guint n)
{
  const LibraryFace face = { .title = "x" };
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autoptr (GBytes) before = shelf_read (path), log_before = shelf_read (log);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  Library *library;

  fault_arm (FAULT_FULL, 1, TRUE);
  library = library_open (path, &error);
  g_assert_no_error (error);
  g_assert_true (library_is_read_only (library));
  g_assert_nonnull (strstr (library_why_read_only (library), "disk is full"));
  games = shelf_list (library, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, n);
  shelf_entries_are (library, 1, "entry 0|entry 1|entry 2");
  g_assert_false (library_set_face (library, 1, &face, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "disk is full"));
  library_close (library);
  g_assert_true (fault_disarm ());

  shelf_file_is_bytes (path, before);
  if (log_before != NULL)
    shelf_file_is_bytes (log, log_before);
}

/* A copy of the library of one game, as a crash has left it: its log has a second game.  Free with g_free (). */
static char *
copy_with_log (Shelf *shelf)
{
  g_autofree char *folder = g_build_filename (shelf->folder, "c", NULL);
  g_autoptr (GBytes) file = NULL, frames = NULL;
  char *path = g_build_filename (folder, "library.db", NULL);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  Library *library = shelf_open (shelf);

  shelf_add (library, 1);
  file = shelf_read (shelf->path);
  frames = shelf_read (shelf->log);
  library_close (library);
  g_mkdir (folder, 0777);
  shelf_put_bytes (path, file);
  shelf_put_bytes (log, frames);
  return path;
}

/* No byte is free, and SQLite's -shm file, which it needs to open a library, is not there. */
static void
test_full_at_start (Shelf *shelf, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (Library) again = NULL;

  shelf_fill (shelf, 1, 3);
  assert_shown_though_full (shelf->path, 1);
  path = copy_with_log (shelf);
  assert_shown_though_full (path, 2);

  /* There is room again. */
  again = library_open (path, NULL);
  g_assert_false (library_is_read_only (again));
  g_assert_null (library_why_read_only (again));
}

/* ---- read-only ---- */

static void
assert_read_only (const char *path)
{
  const char *const line[] = { "more", NULL };
  const LibraryFace face = { .title = "x" };
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (path, &error);
  guint64 revision = 1;

  g_assert_no_error (error);
  g_assert_true (library_is_read_only (library));
  shelf_entries_are (library, 1, "entry 0|entry 1|entry 2");
  g_assert_false (library_write (library, 1, &revision, 3, line, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "read-only"));
  g_clear_error (&error);
  g_assert_false (library_set_face (library, 1, &face, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_cmpint (library_add (library, &face, "x", NULL, NULL, &error), ==, 0);
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
}

static void
assert_cannot_be_made (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (path, &error);

  g_assert_null (library);
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
}

static void
assert_cannot_be_salvaged (const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (library_salvage (path, NULL, &error));
  g_assert_true (error->domain == LIBRARY_ERROR);
}

static void
test_read_only (Shelf *shelf, gconstpointer data)
{
  g_autofree char *lock = shelf_beside (shelf, "-lock"), *none = shelf_beside (shelf, "-none");
  g_autoptr (GBytes) before = shelf_filled (shelf, 1, 3);

  g_chmod (shelf->path, 0444);
  g_chmod (shelf->folder, 0777); /* only the file is read-only */
  shelf_as_nobody (assert_read_only, shelf->path);
  g_unlink (lock);
  g_unlink (shelf->log);
  g_unlink (shelf->index);
  g_chmod (shelf->folder, 0555); /* the folder is read-only, too: no -shm file can be made */
  shelf_as_nobody (assert_read_only, shelf->path);
  shelf_as_nobody (assert_cannot_be_made, none);
  shelf_as_nobody (assert_cannot_be_salvaged, shelf->path);
  g_chmod (shelf->path, 0666); /* only the folder is read-only */
  shelf_as_nobody (assert_read_only, shelf->path);
  g_chmod (shelf->folder, 0777);

  shelf_file_is_bytes (shelf->path, before);
}

/* A crash left a log, and nothing may be written.  The log must be read, or opening must fail. */
static void
check_log_counts (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (path, &error);

  if (library == NULL)
    {
      g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
      return;
    }
  g_assert_cmpuint (shelf_n_games (library), ==, 2);
}

static void
test_read_only_with_log (Shelf *shelf, gconstpointer data)
{
  g_autofree char *path = NULL, *log = NULL, *folder = NULL;

  shelf_fill (shelf, 1, 3);
  path = copy_with_log (shelf);
  log = g_strconcat (path, "-wal", NULL);
  folder = g_path_get_dirname (path);
  g_chmod (path, 0444);
  g_chmod (log, 0444);
  g_chmod (folder, 0555);
  g_chmod (shelf->folder, 0755);
  shelf_as_nobody (check_log_counts, path);
  g_chmod (folder, 0777);
}

SHELF_MAIN_AFTER (fault_install (), "/library/faults", operations, making, salvage, unreadable_once, unconfirmed, full,
                  full_at_start, read_only, read_only_with_log)
