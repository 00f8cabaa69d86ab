/* library-schema.c - makes the tables of this version, and tells what a file holds: our tables or something else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The SQL text of every table in a file is compared with the text here.  So a file with an additional trigger, view or
 * column is never used.
 */
#include <string.h>

#include "library-private.h"

typedef struct
{
  const char *name;
  const char *sql;
} Table;

#define KEYS "setup_key" /* new in version 2 */

/* Sorted by name, because library_schema_look () reads them in that order.  The columns are explained here, because
 * a comment inside the SQL text would become part of the file: game.setup and game.entries are numbers of lines,
 * created and changed are microseconds, revision counts changes.  player.rank sorts the players: it packs the game's
 * id and the seat, so that the players of the last game come first, in the order of their seats. */
static const Table tables[] = {
  { "game",
    "CREATE TABLE game (id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, title TEXT NOT NULL, "
    "players TEXT NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL, revision INTEGER NOT NULL, "
    "setup INTEGER NOT NULL, entries INTEGER NOT NULL, finished INTEGER NOT NULL, summary TEXT NOT NULL) STRICT" },
  { "line", "CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT NOT NULL, seal INTEGER NOT NULL) STRICT" },
  { "player", "CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, colour INTEGER NOT NULL, "
              "last_played INTEGER NOT NULL, n_games INTEGER NOT NULL, rank INTEGER NOT NULL) STRICT" },
  { KEYS, "CREATE TABLE setup_key (id INTEGER PRIMARY KEY) STRICT" },
  { "sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)" }, /* made by AUTOINCREMENT */
};

static gboolean
set_version (Library *library, GError **error)
{
  g_autofree char *version = g_strdup_printf ("PRAGMA user_version = %d", LIBRARY_VERSION);

  return library_run (library, LIBRARY_ERROR_WRITE, error, version, "");
}

static gboolean
make_tables (Library *library, GError **error)
{
  g_autofree char *mark = g_strdup_printf ("PRAGMA application_id = %d", LIBRARY_APPLICATION_ID);

  /* Another process may have made them while we waited for the lock. */
  if (library_schema_look (library) != LIBRARY_SCHEMA_EMPTY)
    return TRUE;

  for (guint i = 0; i + 1 < G_N_ELEMENTS (tables); i++)
    if (!library_run (library, LIBRARY_ERROR_WRITE, error, tables[i].sql, ""))
      return FALSE;
  return library_run (library, LIBRARY_ERROR_WRITE, error, mark, "") && set_version (library, error);
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
  if (library_schema_look (library) != LIBRARY_SCHEMA_OLD)
    return TRUE; /* another process has done it */

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (strcmp (tables[i].name, KEYS) == 0 && !library_run (library, LIBRARY_ERROR_WRITE, error, tables[i].sql, ""))
      return FALSE;
  return library_keys_fill (library, error) && set_version (library, error);
}

gboolean
library_schema_update (Library *library, GError **error)
{
  if (!library_begin (library, error))
    return FALSE;
  library->has_keys = TRUE; /* while the keys are filled in */
  library->has_keys = library_end (library, update_tables (library, error), error);
  return library->has_keys;
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

typedef struct
{
  guint n_rows; /* tables, views, triggers and indexes of the file */
  guint n_ours; /* those that are exactly ours */
  gboolean has_keys;
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
            seen->has_keys = seen->has_keys || strcmp (name, KEYS) == 0;
          }
      seen->n_rows += 1;
    }
  return said == SQLITE_ROW || said == SQLITE_DONE;
}

LibrarySchema
library_schema_look (Library *library)
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
  if (version == 1 && seen.n_ours == G_N_ELEMENTS (tables) - 1 && !seen.has_keys)
    return LIBRARY_SCHEMA_OLD;
  return LIBRARY_SCHEMA_DAMAGED;
}
