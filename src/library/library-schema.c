/* library-schema.c - makes the tables of this version, and tells what a file holds: our tables or something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The SQL text of every table in a file is compared with the text here.  So a file with an additional trigger, view or
 * column is never used.
 */
#include <string.h>
#include <glib/gstdio.h>

#include "library-private.h"

typedef struct
{
  const char *name;
  const char *sql;
} Table;

#define KEYS "setup_key"   /* new in version 2 */
#define TIMES "entry_time" /* new in version 3 */
#define SEQUENCE "sqlite_sequence"

/* The columns are explained here, because a comment inside the SQL text would become part of the file: game.setup and
 * game.entries are numbers of lines, created and changed are microseconds, revision counts changes.  entry_time.id is
 * the key of an entry's line, at is microseconds, thought milliseconds.  player.rank sorts the players: it packs the
 * game's id and the seat, so that the players of the last game come first, in the order of their seats. */
static const Table tables[] = {
  { TIMES, "CREATE TABLE entry_time (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, thought INTEGER NOT NULL) STRICT" },
  { "game",
    "CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, title TEXT NOT NULL, "
    "players TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL, revision INTEGER NOT NULL, "
    "setup INTEGER NOT NULL, entries INTEGER NOT NULL, finished INTEGER NOT NULL, summary TEXT NOT NULL) STRICT" },
  { "line", "CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT NOT NULL, seal INTEGER NOT NULL) STRICT" },
  { "player", "CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, "
              "last_played INTEGER NOT NULL, n_games INTEGER NOT NULL, rank INTEGER NOT NULL) STRICT" },
  { KEYS, "CREATE TABLE setup_key (id INTEGER PRIMARY KEY) STRICT" },
  { SEQUENCE, "CREATE TABLE sqlite_sequence(name,seq)" }, /* made by AUTOINCREMENT */
};

typedef struct
{
  guint n_rows; /* tables, views, triggers and indexes of the file */
  guint n_ours; /* those that are exactly ours */
  gboolean has[G_N_ELEMENTS (tables)];
} Seen;

/* FALSE if the schema cannot be read. */
static gboolean
compare_tables (Library *library, Seen *seen)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  *seen = (Seen){ 0 };
  if (sqlite3_prepare_v2 (library->db, "SELECT name, sql FROM sqlite_schema ORDER BY name", -1, &row, NULL)
      != SQLITE_OK)
    return FALSE;

  while ((said = sqlite3_step (row)) == SQLITE_ROW && seen->n_rows <= G_N_ELEMENTS (tables))
    {
      const char *name = (const char *) sqlite3_column_text (row, 0);
      const char *sql = (const char *) sqlite3_column_text (row, 1);

      for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
        if (g_strcmp0 (name, tables[i].name) == 0 && g_strcmp0 (sql, tables[i].sql) == 0)
          {
            seen->n_ours += 1;
            seen->has[i] = TRUE;
          }
      seen->n_rows += 1;
    }
  return said == SQLITE_ROW || said == SQLITE_DONE;
}

static gboolean
has_table (const Seen *seen, const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (strcmp (tables[i].name, name) == 0)
      return seen->has[i];
  g_assert_not_reached ();
}

/* Makes the tables that are not there yet. */
static gboolean
add_tables (Library *library, const Seen *seen, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!seen->has[i] && strcmp (tables[i].name, SEQUENCE) != 0
        && !library_run (library, LIBRARY_ERROR_WRITE, error, tables[i].sql, ""))
      return FALSE;
  return TRUE;
}

static gboolean
set_version (Library *library, GError **error)
{
  g_autofree char *version = g_strdup_printf ("PRAGMA user_version = %d", LIBRARY_VERSION);

  return library_run (library, LIBRARY_ERROR_WRITE, error, version, "");
}

static gboolean
make_tables (Library *library, GError **error)
{
  static const Seen none = { 0 };
  g_autofree char *since = library_since_path (library->path);
  g_autofree char *mark = g_strdup_printf ("PRAGMA application_id = %d", LIBRARY_APPLICATION_ID);

  /* Another process may have made them while we waited for the lock. */
  if (library_schema_look (library) != LIBRARY_SCHEMA_EMPTY)
    return TRUE;

  g_unlink (since); /* it is about a library that was here before */
  return add_tables (library, &none, error) && library_run (library, LIBRARY_ERROR_WRITE, error, mark, "")
         && set_version (library, error);
}

gboolean
library_schema_make (Library *library, GError **error)
{
  if (!library_begin (library, error))
    return FALSE;
  return library_end (library, make_tables (library, error), error);
}

static gboolean
update_tables (Library *library, GError **error)
{
  const LibrarySchema schema = library_schema_look (library);
  Seen seen;

  if (schema != LIBRARY_SCHEMA_WITHOUT_KEYS && schema != LIBRARY_SCHEMA_WITHOUT_TIMES)
    return TRUE; /* another process has done it */

  return compare_tables (library, &seen) && add_tables (library, &seen, error)
         && (schema == LIBRARY_SCHEMA_WITHOUT_TIMES || library_keys_fill (library, error))
         && set_version (library, error);
}

gboolean
library_schema_update (Library *library, GError **error)
{
  const gboolean had_keys = library->has_keys;

  if (!library_begin (library, error))
    return FALSE;
  library->has_keys = TRUE; /* while the keys are filled in */
  library->has_times = library_end (library, update_tables (library, error), error);
  library->has_keys = library->has_times || had_keys;
  return library->has_times;
}

static gboolean
schema_read_number (Library *library, const char *pragma, gint64 *number)
{
  g_autoptr (sqlite3_stmt) row = NULL;

  if (sqlite3_prepare_v2 (library->db, pragma, -1, &row, NULL) != SQLITE_OK || sqlite3_step (row) != SQLITE_ROW)
    return FALSE;

  *number = sqlite3_column_int64 (row, 0);
  return TRUE;
}

static LibrarySchema
look (Library *library)
{
  gint64 application = 0, version = 0;
  Seen seen;

  if (!schema_read_number (library, "PRAGMA application_id", &application)
      || !schema_read_number (library, "PRAGMA user_version", &version) || !compare_tables (library, &seen))
    return LIBRARY_SCHEMA_UNREADABLE;

  if (application == LIBRARY_APPLICATION_ID && version > LIBRARY_VERSION)
    return LIBRARY_SCHEMA_NEWER;
  if (seen.n_rows == 0 && application == 0 && version == 0)
    return LIBRARY_SCHEMA_EMPTY;

  /* One of our tables is enough to recognise a library whose first page is damaged. */
  if (application != LIBRARY_APPLICATION_ID && seen.n_ours == 0)
    return LIBRARY_SCHEMA_FOREIGN;

  if (application != LIBRARY_APPLICATION_ID || seen.n_ours != seen.n_rows)
    return LIBRARY_SCHEMA_DAMAGED;
  if (version == LIBRARY_VERSION && seen.n_ours == G_N_ELEMENTS (tables))
    return LIBRARY_SCHEMA_OURS;
  if (version == 1 && seen.n_ours == G_N_ELEMENTS (tables) - 2 && !has_table (&seen, KEYS) && !has_table (&seen, TIMES))
    return LIBRARY_SCHEMA_WITHOUT_KEYS;
  if (version == 2 && seen.n_ours == G_N_ELEMENTS (tables) - 1 && !has_table (&seen, TIMES))
    return LIBRARY_SCHEMA_WITHOUT_TIMES;
  return LIBRARY_SCHEMA_DAMAGED;
}

/* Outside of a transaction, another process could make the tables between two of the questions. */
LibrarySchema
library_schema_look (Library *library)
{
  const gboolean alone = sqlite3_get_autocommit (library->db) != 0;
  LibrarySchema schema;

  if (alone && sqlite3_exec (library->db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK)
    return LIBRARY_SCHEMA_UNREADABLE;
  schema = look (library);
  if (alone)
    sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  return schema;
}
