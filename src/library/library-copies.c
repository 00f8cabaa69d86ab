/* library-copies.c - copies of the library beside it: the last one, one that is a day older, and one of a week.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A copy is made by SQLite in a file of its own, checked, and then renamed; so a crash leaves the copies as they were.
 * What was changed since the last copy is noted beside it (library-since.c) and starts anew with a new copy.
 *
 * A copy is made when a library is closed after a change; if it is large, when it is opened the next time, in a thread.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library-private.h"

#define AT_CLOSE_MAX (8 * 1024 * 1024) /* bytes of the library; it takes a tenth of a second */
#define NOTES_MAX (8 * 1024 * 1024)    /* with more than this, a copy is made anyway */
#define STEP 256                       /* pages that are copied at once */
#define DAY_S (24 * 60 * 60)

/* The newest first. */
static const struct
{
  const char *ending;
  gint64 age_s; /* when it is replaced by the one before it */
} copies[LIBRARY_COPIES] = { { ".last", 0 }, { ".day", DAY_S }, { ".week", 7 * DAY_S } };

char *
library_copy_path (const char *path, guint n)
{
  return library_beside (path, copies[n].ending);
}

void
library_sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int file = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (file < 0)
    return;
  fsync (file);
  close (file);
}

gint64
library_data_version (Library *library)
{
  g_autoptr (sqlite3_stmt) row = library_query (library, LIBRARY_ERROR_OPEN, NULL, "PRAGMA data_version", "");

  return row != NULL && sqlite3_step (row) == SQLITE_ROW ? sqlite3_column_int64 (row, 0) : -1;
}

/* Inside of one transaction, the pages are of one moment, whoever writes meanwhile. */
gboolean
library_copy_to (Library *library, const char *to, const gint *stop)
{
  const int file = g_open (to, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  sqlite3 *db = NULL;
  sqlite3_backup *backup;
  int said = SQLITE_ERROR;

  if (file < 0)
    return FALSE;
  close (file);
  if (sqlite3_exec (library->db, "BEGIN; SELECT count(*) FROM sqlite_schema", NULL, NULL, NULL) == SQLITE_OK
      && sqlite3_open_v2 (to, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK
      && (backup = sqlite3_backup_init (db, "main", library->db, "main")) != NULL)
    {
      do
        said = sqlite3_backup_step (backup, STEP);
      while (said == SQLITE_OK && (stop == NULL || g_atomic_int_get (stop) == 0));
      if (sqlite3_backup_finish (backup) != SQLITE_OK)
        said = SQLITE_ERROR;
    }
  if (sqlite3_close (db) != SQLITE_OK)
    said = SQLITE_ERROR;
  sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  return said == SQLITE_DONE;
}

static void
make_way (const char *path)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  for (guint n = LIBRARY_COPIES - 1; n > 0; n--)
    {
      g_autofree char *older = library_copy_path (path, n), *newer = library_copy_path (path, n - 1);
      GStatBuf about;

      /* A time in the future is that of a clock that was wrong. */
      if (g_stat (older, &about) != 0 || about.st_mtime > now || now - about.st_mtime >= copies[n].age_s)
        g_rename (newer, older);
    }
}

static gboolean
is_sound (const char *path, const gint *stop)
{
  g_autoptr (Library) copy = library_open_copy (path, stop, NULL);

  return copy != NULL;
}

static void
make_copy (Library *library, const char *fresh, const gint *stop)
{
  g_autofree char *last = library_copy_path (library->path, 0);
  const gint64 version = library_data_version (library);
  int file;

  if (!library_copy_to (library, fresh, stop) || !is_sound (fresh, stop))
    {
      g_unlink (fresh);
      return;
    }
  /* A change is noted and committed while the notes are held: if nobody has committed one since, all is in the copy. */
  file = library_since_hold (library->path);
  make_way (library->path);
  if (g_rename (fresh, last) == 0)
    {
      library_sync_folder (library->path);
      if (file >= 0 && version >= 0 && library_data_version (library) == version && ftruncate (file, 0) == 0)
        fsync (file);
    }
  if (file >= 0)
    close (file);
}

void
library_copy (Library *library, const gint *stop)
{
  g_autofree char *fresh = library_beside (library->path, ".new"), *journal = library_beside (fresh, "-journal");
  int lock;

  /* Another process makes one just now, or nothing can be written here. */
  if (!library_lock (fresh, TRUE, &lock) || lock < 0)
    return;
  g_unlink (journal);
  make_copy (library, fresh, stop);
  library_unlock (lock);
}

void
library_copy_at_close (Library *library)
{
  g_autofree char *since = library_since_path (library->path);
  GStatBuf file, noted;

  if (library->changed && !library->alone && !library->damaged && g_stat (library->path, &file) == 0
      && (file.st_size <= AT_CLOSE_MAX || (g_stat (since, &noted) == 0 && noted.st_size > NOTES_MAX)))
    library_copy (library, NULL);
}

void
library_copy_if_due (Library *library, const gint *stop)
{
  g_autofree char *last = library_copy_path (library->path, 0), *since = library_since_path (library->path);
  GStatBuf copy, file, noted;

  /* Somebody may have put another library here. */
  if (g_stat (last, &copy) != 0 || g_stat (library->path, &file) != 0 || file.st_mtime > copy.st_mtime + 60
      || (g_stat (since, &noted) == 0 && noted.st_size > 0))
    library_copy (library, stop);
}
