/* library-salvage.c - makes a new library from the newest good copy of a damaged one, from what was noted since, and
 * from what SQLite can still read; and keeps the damaged file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The power may fail after each of these steps:
 *   1. library.db-salvaging is created, filled and closed.       The damaged file is unchanged.
 *   2. It is renamed to library.db-salvaged.                     From now on the new file is known to be complete.
 *   3. library.db is renamed to library.db.damaged.              From now on library_open () can finish the rest.
 *   4. library.db-wal and -shm are renamed like it, and library.db-salvaged is renamed to library.db.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "library-private.h"
#include "table/table-trouble.h"

#define DAMAGED_MAX 1000 /* damaged files that are kept */

static const char *const orders[] = { "", " DESC" }; /* a table is read from both ends */
static const char *const log_endings[] = { "-wal", "-shm" };

typedef struct
{
  const char *path;
  Library *damaged; /* NULL: it cannot be read */
  Library *fresh;
  guint lost;
  gboolean failed; /* `fresh` cannot be written */
  GError **error;
} Rebuild;

static gboolean
cannot (const char *path, GError **error, const char *why)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN, _ ("Nothing can be saved from the library %s: %s"), path, why);
  return FALSE;
}

/* ---- the newest good copy ---- */

static gboolean
begin_with_copy (const Rebuild *rebuild, const char *to, GError **error)
{
  gboolean unreadable = FALSE;

  for (guint n = 0; n < LIBRARY_COPIES; n++)
    {
      g_autofree char *path = library_copy_path (rebuild->path, n);
      g_autoptr (GError) why = NULL;
      g_autoptr (Library) copy = NULL;

      if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
        continue;
      copy = library_open_copy (path, NULL, &why);
      if (copy != NULL)
        return library_copy_to (copy, to, NULL) || cannot (rebuild->path, error, library_reason (SQLITE_IOERR, NULL));
      unreadable = unreadable || !g_error_matches (why, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
    }
  /* If only the disk has failed, it may be read the next time. */
  return !unreadable || cannot (rebuild->path, error, library_reason (SQLITE_IOERR, NULL));
}

/* ---- what was noted since ---- */

static const char *
fitting (const char *text, gsize most)
{
  return strlen (text) <= most ? text : "";
}

static gboolean
put_rebuilt (Rebuild *rebuild, gint64 id, gint64 revision, const LibraryGame *game, gint64 created,
             const GPtrArray *setup, const GPtrArray *entries, const GArray *times)
{
  const LibraryFace face = { fitting (game->game, LIBRARY_WORD_MAX), fitting (game->title, LIBRARY_FACE_MAX),
                             fitting (game->players, LIBRARY_FACE_MAX), fitting (game->summary, LIBRARY_FACE_MAX),
                             game->finished };

  return library_put_game (rebuild->fresh, &face, created, game->stamp, (guint64) revision,
                           (const char *const *) setup->pdata, (const char *const *) entries->pdata,
                           times != NULL ? (const LibraryTime *) times->data : NULL, &id, rebuild->error);
}

/* A whole game, or the end of one that is there. */
static gboolean
take_game (Rebuild *rebuild, LibrarySince *block)
{
  const LibraryGameArrival *game = block->game;
  const LibraryFace face = { game->game.game, game->game.title, game->game.players, game->game.summary,
                             game->game.finished };
  guint64 has = library_revision (rebuild->fresh, block->id, NULL);
  const gint64 behind = block->revision - (gint64) has;
  const gboolean is_same = has > 0 && library_created (rebuild->fresh, block->id) == game->created;

  if (is_same && behind < 0)
    return TRUE;
  if (game->setup->len > 1)
    {
      library_remove (rebuild->fresh, block->id, NULL);
      return put_rebuilt (rebuild, block->id, block->revision, &game->game, game->created, game->setup, game->entries,
                          game->times)
             && (has > 0
                 || library_remember (rebuild->fresh, block->id, (const char *const *) block->players->pdata,
                                      rebuild->error));
    }
  if (!is_same || behind > 1
      || !library_write (rebuild->fresh, block->id, &has, block->from, (const char *const *) game->entries->pdata,
                         (const LibraryTime *) game->times->data, &face, NULL))
    rebuild->lost += game->entries->len - 1;
  else
    return library_run (rebuild->fresh, LIBRARY_ERROR_WRITE, rebuild->error,
                        "UPDATE game SET changed = ?, revision = ? WHERE id = ?", "iii", game->game.stamp,
                        block->revision, block->id);
  return TRUE;
}

static void
take_block (LibrarySince *block, gpointer data)
{
  Rebuild *rebuild = data;

  if (rebuild->failed)
    return;
  if (block->forgotten != NULL)
    library_forget_player (rebuild->fresh, block->forgotten, NULL);
  else if (block->game == NULL)
    library_remove (rebuild->fresh, block->id, NULL);
  else
    rebuild->failed = !take_game (rebuild, block);
}

/* ---- what SQLite can still read ---- */

static guint
count (Library *library, const char *sql, gint64 value)
{
  g_autoptr (sqlite3_stmt) row = library_query (library, LIBRARY_ERROR_OPEN, NULL, sql, "i", value);

  return row != NULL && sqlite3_step (row) == SQLITE_ROW ? (guint) CLAMP (sqlite3_column_int64 (row, 0), 0, G_MAXINT)
                                                         : 0;
}

/* The numbers that a column has, from both ends up to where it cannot be read. */
static void
collect_ids (Library *library, const char *sql, GHashTable *ids)
{
  int said = SQLITE_ERROR;

  for (guint i = 0; i < G_N_ELEMENTS (orders) && said != SQLITE_DONE; i++)
    {
      g_autofree char *ordered = g_strconcat (sql, orders[i], NULL);
      g_autoptr (sqlite3_stmt) row = library_query (library, LIBRARY_ERROR_OPEN, NULL, ordered, "");
      gint64 before = 0;

      while (row != NULL && (said = sqlite3_step (row)) == SQLITE_ROW)
        {
          const gint64 id = sqlite3_column_int64 (row, 0);

          if (id != before && id >= 1 && id < LIBRARY_ID_MAX && g_hash_table_size (ids) < LIBRARY_GAMES_MAX)
            g_hash_table_add (ids, g_memdup2 (&id, sizeof id));
          before = id;
        }
    }
}

/* Lines by their number, as far as they are found from both ends; "? " is put before one that was altered.  What lies
 * behind the last unaltered line and behind `count` is not believed. */
static GPtrArray *
find_lines (const Rebuild *rebuild, gint64 id, guint number, guint most, guint count, guint *n_whole, guint *n_lost)
{
  const gint64 first = LIBRARY_KEY (id, number), last = first + most - 1;
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  guint known = MIN (count, most), gap = 0;
  int said = SQLITE_ERROR;

  g_ptr_array_set_size (found, (int) most);
  for (guint i = 0; i < 2 && said != SQLITE_DONE; i++)
    {
      g_autofree char *sql = g_strconcat ("SELECT id, text, seal FROM line WHERE id BETWEEN ? AND ? ORDER BY id",
                                          orders[i], NULL);
      g_autoptr (sqlite3_stmt) row = library_query (rebuild->damaged, LIBRARY_ERROR_OPEN, NULL, sql, "ii", first, last);

      while (row != NULL && (said = sqlite3_step (row)) == SQLITE_ROW)
        {
          const gint64 key = sqlite3_column_int64 (row, 0);
          g_autofree char *text = library_column_text (row, 1);
          gboolean sealed;

          if (key < first || key > last || text == NULL || found->pdata[key - first] != NULL)
            continue;
          sealed = sqlite3_column_int64 (row, 2) == library_seal (key, text, strlen (text));
          if (sealed)
            known = MAX (known, (guint) (key - first) + 1);
          if (sealed || strlen (text) + 2 <= LIBRARY_LINE_MAX)
            found->pdata[key - first] = sealed ? g_steal_pointer (&text) : g_strconcat ("? ", text, NULL);
        }
    }
  for (guint i = 0; i <= known; i++)
    {
      char *text = i < known ? g_steal_pointer (&found->pdata[i]) : NULL;
      const gboolean whole = text != NULL && !g_str_has_prefix (text, "? ");

      if (gap > 0 && (text != NULL || i == known))
        g_ptr_array_add (lines, g_strdup_printf ("? lost %u", gap));
      gap = text != NULL ? 0 : gap + 1;
      *n_whole += whole;
      *n_lost += !whole && i < known;
      if (text != NULL)
        g_ptr_array_add (lines, text);
    }
  g_ptr_array_add (lines, NULL);
  return lines;
}

/* Takes the lines of a game that is not whole. */
static gboolean
take_parts (Rebuild *rebuild, gint64 id, const LibraryGame *row)
{
  g_autofree char *title = g_strdup_printf (_ ("Saved game %lld"), (long long) id);
  const gint64 now = g_get_real_time (), revision = (gint64) library_revision (rebuild->damaged, id, NULL);
  const LibraryGame unknown = { .title = title, .stamp = now, .game = "", .players = "", .summary = "" };
  guint n_whole = 0, n_lost = 0;
  const guint n_setup = count (rebuild->damaged, "SELECT setup FROM game WHERE id = ?", id);
  g_autoptr (GPtrArray) setup = NULL, entries = NULL;

  setup = find_lines (rebuild, id, 0, LIBRARY_SETUP_LINES_MAX, MAX (n_setup, 1), &n_whole, &n_lost);
  entries = find_lines (rebuild, id, LIBRARY_FIRST_ENTRY, LIBRARY_ENTRIES_MAX, row != NULL ? row->n_entries : 0,
                        &n_whole, &n_lost);
  /* A line whose key is damaged is counted where it was. */
  if (n_whole > 0 || row != NULL)
    rebuild->lost += n_lost;
  return n_whole == 0
         || put_rebuilt (rebuild, id, MAX (revision, 1), row != NULL ? row : &unknown,
                         row != NULL ? library_created (rebuild->damaged, id) : now, setup, entries, NULL);
}

/* Takes a game if the damaged library has a newer state of it, or another game with its id: then that of the copy was
 * removed, or the moment in which it was begun is damaged, so it is counted as lost. */
static gboolean
take_newer (Rebuild *rebuild, gint64 id)
{
  const guint64 has = library_revision (rebuild->fresh, id, NULL);
  const gint64 created = library_created (rebuild->damaged, id);
  const gboolean is_other = has > 0 && created > 0 && created != library_created (rebuild->fresh, id);
  g_autoptr (LibraryGame) row = library_get (rebuild->damaged, id, NULL), here = library_get (rebuild->fresh, id, NULL);
  gboolean taken = FALSE;

  if (has > 0 && !is_other && library_revision (rebuild->damaged, id, NULL) <= has)
    return TRUE;
  if (row != NULL && library_since_game (rebuild->damaged, id, 0, NULL, NULL))
    {
      library_since_read (rebuild->damaged->since, take_block, rebuild);
      g_string_truncate (rebuild->damaged->since, 0);
      taken = is_other ? library_created (rebuild->fresh, id) == created
                       : library_revision (rebuild->fresh, id, NULL) > has;
    }
  if (rebuild->failed)
    return FALSE;
  if (!taken && has == 0)
    return take_parts (rebuild, id, row);
  if (taken && is_other && here != NULL)
    rebuild->lost += here->n_entries;
  else if (!taken)
    rebuild->lost += here != NULL && row != NULL && row->n_entries > here->n_entries ? row->n_entries - here->n_entries
                                                                                     : 1;
  return TRUE;
}

static gboolean
take_damaged (Rebuild *rebuild)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer id;

  if (rebuild->damaged == NULL)
    return TRUE;
  collect_ids (rebuild->damaged, "SELECT id FROM game ORDER BY id", ids);
  collect_ids (rebuild->damaged, "SELECT id >> 20 FROM line ORDER BY id", ids);
  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (!take_newer (rebuild, *(gint64 *) id))
      return FALSE;
  return library_take_players (rebuild->fresh, rebuild->damaged, rebuild->error);
}

/* ---- the new library ---- */

/* A window that had a game open before must load it again. */
#define AGAIN "UPDATE game SET revision = min (revision, 2147483647) + 1"

static gboolean
restore (Rebuild *rebuild)
{
  g_autoptr (GString) since = g_string_new (NULL);
  const char *why = library_since_load (rebuild->path, since);

  if (why != NULL)
    return cannot (rebuild->path, rebuild->error, why);
  library_since_read (since, take_block, rebuild);
  return !rebuild->failed && take_damaged (rebuild)
         && library_run (rebuild->fresh, LIBRARY_ERROR_WRITE, rebuild->error, AGAIN, "");
}

static void
remove_library (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal", "-lock" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *beside = library_beside (path, endings[i]);

      g_unlink (beside);
    }
}

/* Writes the new library as one closed file.  If that fails, no file is left. */
static gboolean
build (Rebuild *rebuild, const char *to, LibrarySalvage *told)
{
  g_autofree char *log = library_beside (to, "-wal");
  gboolean done = FALSE;

  remove_library (to);
  if (begin_with_copy (rebuild, to, rebuild->error) && (rebuild->fresh = library_open (to, rebuild->error)) != NULL)
    {
      rebuild->fresh->alone = TRUE;
      done = library_hold (rebuild->fresh, rebuild->error)
             && library_release (rebuild->fresh, restore (rebuild), rebuild->error)
             && library_run (rebuild->fresh, LIBRARY_ERROR_WRITE, rebuild->error, "PRAGMA wal_checkpoint(TRUNCATE)",
                             "");
      told->games = count (rebuild->fresh, "SELECT count(*) FROM game WHERE id > ?", 0);
      told->entries = count (rebuild->fresh,
                             "SELECT count(*) FROM line WHERE id & 1048575 >= ? AND substr (text, 1, 2) <> '? '",
                             LIBRARY_FIRST_ENTRY);
      told->lost = rebuild->lost;
    }
  library_close (rebuild->fresh);

  if (done && g_file_test (log, G_FILE_TEST_EXISTS)) /* the log could not be moved into the file */
    done = cannot (rebuild->path, rebuild->error, _ ("the new library could not be completed"));
  if (!done)
    remove_library (to);
  return done;
}

static gboolean
rebuild_library (const char *path, const char *to, LibrarySalvage *told, GError **error)
{
  Rebuild rebuild = { .path = path, .error = error };
  g_autofree char *log = library_beside (path, "-wal"), *last = library_copy_path (path, 0);
  gboolean done = FALSE;

  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return cannot (path, error, _ ("it is a folder, a pipe or a device, not a file"));
  if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (log, G_FILE_TEST_EXISTS)
      && !g_file_test (last, G_FILE_TEST_EXISTS))
    return cannot (path, error, _ ("it does not exist"));

  rebuild.damaged = library_open_damaged (path);
  if (rebuild.damaged == NULL || library_schema_look (rebuild.damaged) != LIBRARY_SCHEMA_NEWER)
    done = build (&rebuild, to, told);
  else /* it may be undamaged */
    g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_NEWER,
                 _ ("The library %s was written by a newer version of this program"), path);
  library_close (rebuild.damaged);
  return done;
}

/* ---- putting the new library in its place ---- */

static char *
damaged_name (const char *path, guint number)
{
  return number == 1 ? g_strdup_printf ("%s.damaged", path) : g_strdup_printf ("%s.damaged-%u", path, number);
}

/* The highest number of a damaged file that was kept, 0 if there is none. */
static guint
last_damaged (const char *path)
{
  guint last = 0;

  for (guint number = 1; number <= DAMAGED_MAX; number++)
    {
      g_autofree char *name = damaged_name (path, number);

      if (g_file_test (name, G_FILE_TEST_EXISTS))
        last = number;
    }
  return last;
}

void
library_salvage_finish (const char *path)
{
  g_autofree char *saved = library_beside (path, "-salvaged");
  g_autofree char *kept = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS) || !g_file_test (saved, G_FILE_TEST_EXISTS))
    return;

  /* SQLite would take the old log for the log of the new file. */
  kept = damaged_name (path, MAX (last_damaged (path), 1));
  for (guint i = 0; i < G_N_ELEMENTS (log_endings); i++)
    {
      g_autofree char *from = library_beside (path, log_endings[i]);
      g_autofree char *to = library_beside (kept, log_endings[i]);

      if (g_file_test (from, G_FILE_TEST_EXISTS) && g_rename (from, to) != 0)
        return;
    }
  g_rename (saved, path);
  library_sync_folder (path);
}

static gboolean
exchange (const char *path, const char *fresh, char **kept_as, GError **error)
{
  g_autofree char *saved = library_beside (path, "-salvaged");
  g_autofree char *kept = damaged_name (path, last_damaged (path) + 1);
  int file;

  if (last_damaged (path) == DAMAGED_MAX)
    return cannot (path, error, _ ("too many damaged files are kept beside it"));

  file = g_open (path, O_RDONLY | O_CREAT | O_CLOEXEC, 0600); /* if only the log is left, there is no file to rename */
  if (file >= 0)
    close (file);

  if (g_rename (fresh, saved) != 0)
    return cannot (path, error, table_errno_tell (errno));
  library_sync_folder (path);
  if (g_rename (path, kept) != 0)
    {
      cannot (path, error, table_errno_tell (errno));
      g_unlink (saved);
      return FALSE;
    }
  library_sync_folder (path);

  library_salvage_finish (path);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return cannot (path, error, _ ("the new library could not be put in its place"));
  *kept_as = g_steal_pointer (&kept);
  return TRUE;
}

gboolean
library_salvage (const char *path, LibrarySalvage *told, GError **error)
{
  g_autofree char *place = path != NULL ? g_strdup (path) : library_default_path ();
  g_autofree char *fresh = library_beside (place, "-salvaging");
  g_auto (LibrarySalvage) found = { 0 };
  gboolean done;
  int lock;

  if (!library_lock (place, TRUE, &lock))
    return cannot (place, error, _ ("it is open in another window"));

  library_salvage_finish (place);
  done = rebuild_library (place, fresh, &found, error) && exchange (place, fresh, &found.kept_as, error);
  if (!done)
    remove_library (fresh);
  else
    {
      g_autofree char *fresh_lock = library_beside (fresh, "-lock");

      g_unlink (fresh_lock);
    }
  library_unlock (lock);

  if (done && told != NULL)
    {
      *told = found;
      found = (LibrarySalvage){ 0 };
    }
  return done;
}
