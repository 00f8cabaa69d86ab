/* library-open.c - opens and closes: nothing is written before the file is known to be ours and undamaged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order matters.  SQLite moves the write-ahead log into the file (a checkpoint) when the last connection closes,
 * and sometimes while it is open.  Both are switched off until the check has passed, so a damaged library stays as it
 * was found.  The check may come later than the opening, but always before the first change.
 */
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "library-private.h"
#include "table/table-trouble.h"

#define BUSY_MS 3000 /* a change takes one or two milliseconds, on a slow disk a hundred */

char *
library_default_path (void)
{
  const char *data = g_get_user_data_dir (), *home = g_get_home_dir ();
  const struct passwd *person;

  if (g_path_is_absolute (data))
    return g_build_filename (data, "arbitress", "library.db", NULL);

  /* XDG_DATA_HOME and HOME are empty or relative: then every folder that the program is started in would have a library
   * of its own. */
  if (!g_path_is_absolute (home))
    {
      person = getpwuid (getuid ());
      home = person != NULL && g_path_is_absolute (person->pw_dir) ? person->pw_dir : "/";
    }
  return g_build_filename (home, ".local", "share", "arbitress", "library.db", NULL);
}

char *
library_beside (const char *path, const char *ending)
{
  return g_strconcat (path, ending, NULL);
}

/* We lock a separate file: SQLite's own locks end as soon as this process closes any descriptor of the library. */
gboolean
library_lock (const char *path, gboolean exclusive, int *lock)
{
  g_autofree char *name = library_beside (path, "-lock");

  *lock = g_open (name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (*lock < 0)
    return TRUE; /* the place cannot be written, so nobody can salvage a library there */

  while (flock (*lock, (exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0)
    if (errno != EINTR)
      {
        gboolean held = errno == EWOULDBLOCK;

        close (*lock);
        *lock = -1;
        return !held;
      }
  return TRUE;
}

void
library_unlock (int lock)
{
  if (lock >= 0)
    close (lock);
}

/* The size in bytes, -1 if there is no such regular file. */
static goffset
size_of (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 && S_ISREG (about.st_mode) ? (goffset) about.st_size : -1;
}

/* The games are nobody else's business.  SQLite gives a new log the mode of the file.  A library that a group may write
 * is shared on purpose.  An existing file is not opened: closing it would end SQLite's locks. */
static void
make_private (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm" };
  int file = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (file >= 0)
    close (file);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *name = library_beside (path, endings[i]);
      GStatBuf about;

      if (g_stat (name, &about) == 0 && about.st_uid == geteuid () && (about.st_mode & 077) != 0
          && (about.st_mode & 022) == 0)
        g_chmod (name, 0600);
    }
}

static gboolean
refuse (Library *library, GError **error, const char *why)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN, _ ("The library %s cannot be opened: %s"), library->path, why);
  return FALSE;
}

static gboolean
connect_to (Library *library, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (library->path);
  g_autofree char *log = library_beside (library->path, "-wal");
  g_autofree char *escaped = g_uri_escape_string (library->path, "/", FALSE);
  g_autofree char *sealed = g_strdup_printf ("file:%s?immutable=1", escaped);
  /* In this order: another process may be creating the library now, and it writes the file before the log. */
  const goffset log_size = size_of (log), size = size_of (library->path);
  gboolean writable = g_access (folder, W_OK) == 0 && (size < 0 || g_access (library->path, W_OK) == 0);
  int said;

  /* SQLite would delete the log of an empty file, and the log may hold the games. */
  if (size <= 0 && log_size > 0)
    return library_is_damaged (library, error, "%s", _ ("the file is empty, but its log (-wal) is not"));
  /* SQLite takes a file of one byte for an empty one and would overwrite it. */
  if (size > 0 && size < 512)
    return library_is_damaged (library, error, "%s", _ ("the file is too short"));

  if (writable && !library->full)
    make_private (library->path);
  if (library->full && log_size > 0)
    said = sqlite3_open_v2 (library->path, &library->db, SQLITE_OPEN_READWRITE, NULL);
  else if (writable && !library->full)
    said = sqlite3_open_v2 (library->path, &library->db, SQLITE_OPEN_READWRITE | (size <= 0 ? SQLITE_OPEN_CREATE : 0),
                            NULL);
  else if (library->full
           || (g_access (folder, W_OK) != 0 && log_size <= 0)) /* no -shm file can be made, none is needed */
    said = sqlite3_open_v2 (sealed, &library->db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
  else
    said = sqlite3_open_v2 (library->path, &library->db, SQLITE_OPEN_READONLY, NULL);

  if (said != SQLITE_OK)
    return refuse (library, error,
                   library->db != NULL ? library_reason (said, sqlite3_errmsg (library->db))
                                       : table_errno_tell (ENOMEM));
  library->read_only = library->full || sqlite3_db_readonly (library->db, "main") != 0;
  return TRUE;
}

/* The file may come from anybody: SQLite runs no code that is stored in it, and accepts no huge values. */
static gboolean
guard (Library *library, GError **error)
{
  sqlite3 *db = library->db;
  static const struct
  {
    int option, value;
  } configured[] = {
    { SQLITE_DBCONFIG_DEFENSIVE, 1 },        { SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0 },
    { SQLITE_DBCONFIG_ENABLE_TRIGGER, 0 },   { SQLITE_DBCONFIG_ENABLE_VIEW, 0 },
    { SQLITE_DBCONFIG_DQS_DDL, 0 },          { SQLITE_DBCONFIG_DQS_DML, 0 },
    { SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (configured); i++)
    sqlite3_db_config (db, configured[i].option, configured[i].value, NULL);

  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, 64 * 1024);
  sqlite3_limit (db, SQLITE_LIMIT_SQL_LENGTH, 64 * 1024);
  sqlite3_limit (db, SQLITE_LIMIT_COLUMN, 32);
  sqlite3_limit (db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit (db, SQLITE_LIMIT_TRIGGER_DEPTH, 1);

  sqlite3_extended_result_codes (db, 1);
  sqlite3_busy_timeout (db, BUSY_MS);
  sqlite3_wal_autocheckpoint (db, 0);

  /* With this, SQLite keeps the index of the log in memory and makes no -shm file.  It must be the first statement. */
  if (library->full
      && !(library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA locking_mode = EXCLUSIVE", "")
           && library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA query_only = ON", "")))
    return FALSE;
  return library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA cell_size_check = ON", "")
         && library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA mmap_size = 0", "")
         && library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA foreign_keys = ON", "")
         && library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA secure_delete = ON", "")
         && library_run (library, LIBRARY_ERROR_OPEN, error, "PRAGMA synchronous = FULL", "");
}

/* SQLite waits for a lock before a reading or a change, but not when it makes the log of a file that has none.  So of
 * two processes that create the library at the same moment, one would be refused. */
static gboolean
use_log (Library *library, GError **error)
{
  const gint64 until = g_get_monotonic_time () + BUSY_MS * G_TIME_SPAN_MILLISECOND;
  int said;

  while (((said = sqlite3_exec (library->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL)) & 0xff) == SQLITE_BUSY
         && g_get_monotonic_time () < until)
    sqlite3_sleep (5);
  return said == SQLITE_OK || library_failed (library, LIBRARY_ERROR_OPEN, error);
}

static gboolean
create (Library *library, GError **error)
{
  g_autofree char *size = g_strdup_printf ("PRAGMA page_size = %d", LIBRARY_PAGE_SIZE);

  if (library->read_only)
    return refuse (library, error,
                   library->full ? library_why_read_only (library)
                                 : _ ("it does not exist, and it cannot be created in this place"));

  return library_run (library, LIBRARY_ERROR_OPEN, error, size, "") && use_log (library, error)
         && library_schema_make (library, error);
}

/* Reads every page once: 2 ms for 100 games of 100 entries, 17 ms for 1,000 of 150. */
static gboolean
check_pages (Library *library, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  const char *word, *code;

  row = library_query (library, LIBRARY_ERROR_OPEN, error, "PRAGMA quick_check(1)", "");
  if (row == NULL)
    return FALSE;
  if (sqlite3_step (row) != SQLITE_ROW)
    return library_failed (library, LIBRARY_ERROR_OPEN, error);

  word = (const char *) sqlite3_column_text (row, 0);
  if (g_strcmp0 (word, "ok") == 0)
    return TRUE;

  /* "... unable to get the page. error code=266": the page may be sound. */
  code = word != NULL ? strstr (word, "error code=") : NULL;
  if (code != NULL && (g_ascii_strtoll (code + strlen ("error code="), NULL, 10) & 0xff) == SQLITE_IOERR)
    {
      g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN, _ ("The library %s could not be read: %s"), library->path,
                   library_reason (SQLITE_IOERR, NULL));
      return FALSE;
    }

  /* "*** in database main ***\nTree 3 page 7: ..." */
  if (word != NULL && strchr (word, '\n') != NULL)
    word = strchr (word, '\n') + 1;
  return library_is_damaged (library, error, "%s", word != NULL ? word : "");
}

static gboolean
look_at_schema (Library *library, GError **error)
{
  LibrarySchema schema = library_schema_look (library);

  if (schema == LIBRARY_SCHEMA_EMPTY)
    {
      if (!create (library, error))
        return FALSE;
      schema = library_schema_look (library);
    }

  switch (schema)
    {
    case LIBRARY_SCHEMA_UNREADABLE: return library_failed (library, LIBRARY_ERROR_OPEN, error);
    case LIBRARY_SCHEMA_NEWER:
      g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_NEWER,
                   _ ("The library %s was written by a newer version of this program"), library->path);
      return FALSE;
    case LIBRARY_SCHEMA_FOREIGN: return refuse (library, error, _ ("it is the database of another program"));
    case LIBRARY_SCHEMA_EMPTY:
    case LIBRARY_SCHEMA_DAMAGED:
      return library_is_damaged (library, error, "%s", _ ("its tables are not the ones that this program makes"));
    case LIBRARY_SCHEMA_WITHOUT_KEYS: return TRUE;
    case LIBRARY_SCHEMA_WITHOUT_TIMES: library->has_keys = TRUE; return TRUE;
    case LIBRARY_SCHEMA_OURS:
    default: library->has_keys = library->has_times = TRUE; return TRUE;
    }
}

/* From now on SQLite may move the log into the file. */
static gboolean
allow_checkpoints (Library *library, GError **error)
{
  if (library->read_only)
    return TRUE;

  sqlite3_db_config (library->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
  sqlite3_wal_autocheckpoint (library->db, 500);
  return use_log (library, error);
}

gboolean
library_check (Library *library, GError **error)
{
  if (library->checked)
    return TRUE;
  if (!check_pages (library, error))
    return FALSE;
  library->checked = TRUE;
  return allow_checkpoints (library, error);
}

static int
is_stopped (void *stop)
{
  return g_atomic_int_get ((const gint *) stop) != 0;
}

static Library *
new_library (const char *path)
{
  Library *library = g_new0 (Library, 1);

  library->lock = -1;
  library->path = path != NULL ? g_strdup (path) : library_default_path ();
  library->stored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  library->since = g_string_new (NULL);
  library->since_file = -1;
  library->since_size = -1;
  library->noted = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  return library;
}

/* `sealed`: nobody writes to the file, and it has no log. */
static Library *
open_to_look (const char *path, gboolean sealed, const gint *stop, GError **error)
{
  g_autoptr (Library) library = new_library (path);
  g_autofree char *escaped = g_uri_escape_string (path, "/", FALSE);
  g_autofree char *address = g_strdup_printf ("file:%s%s", escaped, sealed ? "?immutable=1" : "");

  library->read_only = TRUE;
  if (sqlite3_open_v2 (address, &library->db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) != SQLITE_OK)
    {
      library_failed (library, LIBRARY_ERROR_OPEN, error);
      return NULL;
    }
  if (stop != NULL)
    sqlite3_progress_handler (library->db, 1000, is_stopped, (void *) stop);
  return guard (library, error) ? g_steal_pointer (&library) : NULL;
}

gboolean
library_check_file (const char *path, const gint *stop, GError **error)
{
  g_autoptr (Library) library = open_to_look (path, FALSE, stop, error);

  if (library == NULL || !check_pages (library, error))
    return FALSE;
  library_photos_tidy (library);
  return TRUE;
}

void
library_copy_file (const char *path, const gint *stop)
{
  g_autoptr (Library) library = open_to_look (path, FALSE, stop, NULL);

  if (library != NULL)
    library_copy_if_due (library, stop);
}

Library *
library_open_damaged (const char *path)
{
  g_autofree char *log = library_beside (path, "-wal");
  g_autoptr (Library) library = NULL;

  /* SQLite would delete the log of an empty file. */
  if (size_of (path) < 512)
    return NULL;
  library = open_to_look (path, size_of (log) <= 0, NULL, NULL);
  if (library != NULL)
    library->has_times = library_schema_look (library) == LIBRARY_SCHEMA_OURS;
  return g_steal_pointer (&library);
}

typedef struct
{
  Library *library;
  GError *why; /* the first game that cannot be read; NULL: all can */
} Check;

static void
check_game (LibraryGame *game, gpointer data)
{
  Check *check = data;

  if (check->why == NULL)
    library_load (check->library, game->id, NULL, NULL, NULL, &check->why);
  library_game_free (game);
}

/* Pages can be sound and hold an altered line. */
static gboolean
check_games (Library *library, GError **error)
{
  Check check = { library, NULL };
  g_autoptr (GPtrArray) players = NULL;
  gboolean read = library_run (library, LIBRARY_ERROR_OPEN, error, "BEGIN", "")
                  && library_each (library, check_game, &check, error);

  if (read && check.why != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&check.why));
      read = FALSE;
    }
  g_clear_error (&check.why);
  return read && (players = library_players (library, error)) != NULL
         && library_run (library, LIBRARY_ERROR_OPEN, error, "ROLLBACK", "");
}

Library *
library_open_copy (const char *path, const gint *stop, GError **error)
{
  g_autoptr (Library) library = open_to_look (path, TRUE, stop, error);
  LibrarySchema schema = library != NULL ? library_schema_look (library) : LIBRARY_SCHEMA_UNREADABLE;

  if (library == NULL)
    return NULL;
  library->has_times = schema == LIBRARY_SCHEMA_OURS;
  if (schema == LIBRARY_SCHEMA_UNREADABLE)
    library_failed (library, LIBRARY_ERROR_OPEN, error);
  else if (schema != LIBRARY_SCHEMA_OURS && schema != LIBRARY_SCHEMA_WITHOUT_KEYS
           && schema != LIBRARY_SCHEMA_WITHOUT_TIMES)
    library_is_damaged (library, error, "%s", _ ("its tables are not the ones that this program makes"));
  else if (check_pages (library, error) && check_games (library, error))
    return g_steal_pointer (&library);
  return NULL;
}

/* SQLite needs some bytes to open a library that has no -shm file. */
static gboolean
needs_room (Library *library)
{
  int said = library->db != NULL ? sqlite3_extended_errcode (library->db) : SQLITE_OK;

  return said == SQLITE_FULL || said == SQLITE_IOERR_SHMSIZE;
}

/* A library of an older version that cannot be written now is used as it is; what needs the keys takes longer then, and
 * there are no times. */
static gboolean
bring_up_to_date (Library *library, GError **error)
{
  g_autoptr (GError) failed = NULL;

  if (library->has_times || library->read_only || library_schema_update (library, &failed) || !library->damaged)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failed));
  return FALSE;
}

/* Only a library that can be written has a first change to wait for; one of an older version is changed at once. */
static gboolean
try_to_open (Library *library, gboolean check, GError **error)
{
  return connect_to (library, error) && guard (library, error) && look_at_schema (library, error)
         && ((!check && !library->read_only && library->has_times) || library_check (library, error))
         && bring_up_to_date (library, error);
}

/* If the disk is full, the games can still be read. */
static gboolean
open_files (Library *library, gboolean check, GError **error)
{
  g_autoptr (GError) failed = NULL;

  if (try_to_open (library, check, &failed))
    return TRUE;
  if (needs_room (library) && size_of (library->path) > 0)
    {
      sqlite3_close_v2 (g_steal_pointer (&library->db));
      library->full = TRUE;
      return try_to_open (library, check, error);
    }
  g_propagate_error (error, g_steal_pointer (&failed));
  return FALSE;
}

static Library *
open_library (const char *path, gboolean check, GError **error)
{
  g_autoptr (Library) library = new_library (path);
  g_autofree char *folder = NULL;

  folder = g_path_get_dirname (library->path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      refuse (library, error, table_errno_tell (errno));
      return NULL;
    }
  if (!library_lock (library->path, FALSE, &library->lock))
    {
      refuse (library, error, _ ("another window is repairing it"));
      return NULL;
    }

  library_salvage_finish (library->path);
  if (!open_files (library, check, error))
    return NULL;
  return g_steal_pointer (&library);
}

Library *
library_open (const char *path, GError **error)
{
  return open_library (path, TRUE, error);
}

Library *
library_open_unchecked (const char *path, GError **error)
{
  return open_library (path, FALSE, error);
}

gboolean
library_is_checked (Library *library)
{
  return library->checked;
}

void
library_set_checked (Library *library)
{
  if (library->checked)
    return;
  library->checked = TRUE;
  allow_checkpoints (library, NULL);
}

void
library_set_damaged (Library *library)
{
  library->damaged = TRUE;
}

Library *
library_open_memory (GError **error)
{
  g_autoptr (Library) library = new_library (":memory:");

  library->alone = TRUE;
  library->photos = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  if (sqlite3_open_v2 (library->path, &library->db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
    refuse (library, error, table_errno_tell (ENOMEM));
  else if (guard (library, error) && look_at_schema (library, error) && library_check (library, error))
    return g_steal_pointer (&library);
  return NULL;
}

void
library_close (Library *library)
{
  if (library == NULL)
    return;

  /* What was attached and taken back is not wanted any more. */
  library_photos_drop (library, library->stored);
  library_copy_at_close (library);
  if (library->db != NULL && library->damaged)
    sqlite3_db_config (library->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_close_v2 (library->db);
  library_unlock (library->lock);
  g_hash_table_unref (library->stored);
  g_hash_table_unref (library->noted);
  g_string_free (library->since, TRUE);
  g_clear_pointer (&library->photos, g_hash_table_unref);
  g_free (library->path);
  g_free (library);
}
