/* library-times.c - when entries were made, and how long somebody thought before them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of `entry_time` has the key of its entry's line.  A game of whose entries no time is known has no row.  The row
 * after the last entry is about the entry that is not there yet.
 */
#include "library-private.h"

#define KEY(id, index) LIBRARY_KEY (id, LIBRARY_FIRST_ENTRY + (index))

gboolean
library_put_times (Library *library, gint64 id, guint index, const LibraryTime *times, guint n, GError **error)
{
  if (times == NULL || !library->has_times)
    return TRUE;
  for (guint i = 0; i < n; i++)
    if ((times[i].at > 0 || times[i].thought >= 0)
        && !library_run (library, LIBRARY_ERROR_WRITE, error,
                         "INSERT OR REPLACE INTO entry_time (id, at, thought) VALUES (?, ?, ?)", "iii",
                         KEY (id, index + i), times[i].at, (gint64) times[i].thought))
      return FALSE;
  return TRUE;
}

gboolean
library_cut_times (Library *library, gint64 id, guint index, GError **error)
{
  return !library->has_times
         || library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM entry_time WHERE id BETWEEN ? AND ?", "ii",
                         KEY (id, index), LIBRARY_KEY_LAST (id));
}

/* A row with numbers that cannot be says nothing. */
static LibraryTime
read_time (sqlite3_stmt *row)
{
  gint64 at, thought;

  if (!library_column_number (row, 1, 0, LIBRARY_STAMP_MAX, &at)
      || !library_column_number (row, 2, -1, G_MAXINT32, &thought))
    return LIBRARY_TIME_UNKNOWN;
  return (LibraryTime){ at, (gint32) thought };
}

GArray *
library_times (Library *library, gint64 id, guint from, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (LibraryTime));
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  g_return_val_if_fail (library != NULL, NULL);

  if (!library->has_times)
    return g_steal_pointer (&times);
  row = library_query (library, LIBRARY_ERROR_OPEN, error,
                       "SELECT id, at, thought FROM entry_time WHERE id BETWEEN ? AND ? ORDER BY id", "ii",
                       KEY (id, from), KEY (id, LIBRARY_ENTRIES_MAX));
  if (row == NULL)
    return NULL;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      const guint index = (guint) (sqlite3_column_int64 (row, 0) - KEY (id, from));
      const LibraryTime unknown = LIBRARY_TIME_UNKNOWN, time = read_time (row);

      while (times->len < index)
        g_array_append_val (times, unknown);
      g_array_append_val (times, time);
    }
  if (said == SQLITE_DONE)
    return g_steal_pointer (&times);
  library_failed (library, LIBRARY_ERROR_OPEN, error);
  return NULL;
}

gboolean
library_keep_time (Library *library, gint64 id, guint64 revision, guint n_entries, LibraryTime time, GError **error)
{
  g_return_val_if_fail (library != NULL && n_entries <= LIBRARY_ENTRIES_MAX, FALSE);

  if (!library_begin (library, error))
    return FALSE;
  return library_end (library,
                      library_is_unchanged (library, id, revision, n_entries, error)
                          && library_cut_times (library, id, n_entries, error)
                          && library_put_times (library, id, n_entries, &time, 1, error),
                      error);
}

GHashTable *
library_timed_games (Library *library, GError **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (sqlite3_stmt) row = NULL;
  int said = SQLITE_DONE;

  if (library->has_times)
    {
      row = library_query (library, LIBRARY_ERROR_OPEN, error,
                           "SELECT DISTINCT game.id FROM entry_time JOIN game ON game.id = entry_time.id >> ?"
                           " WHERE entry_time.id & ? < ? + game.entries",
                           "iii", (gint64) LIBRARY_KEY_BITS, (G_GINT64_CONSTANT (1) << LIBRARY_KEY_BITS) - 1,
                           (gint64) LIBRARY_FIRST_ENTRY);
      while (row != NULL && (said = sqlite3_step (row)) == SQLITE_ROW)
        {
          const gint64 id = sqlite3_column_int64 (row, 0);

          g_hash_table_add (ids, g_memdup2 (&id, sizeof id));
        }
      if (row == NULL)
        return NULL;
    }
  if (said == SQLITE_DONE)
    return g_steal_pointer (&ids);
  library_failed (library, LIBRARY_ERROR_OPEN, error);
  return NULL;
}
