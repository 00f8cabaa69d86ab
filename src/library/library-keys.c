/* library-keys.c - finds games by their setup, without reading all of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of `setup_key` is one number: a hash of the game's setup, and the game's id.  So the games with one hash lie
 * together.  The setup of a game never changes.  Two setups can have the same hash; the caller compares them.
 */
#include <string.h>

#include "library-private.h"

#define ID_BITS 40
#define HASH_MASK 0x3fffff /* 22 bits, so that hash and id fit into a positive number */
#define ROW(hash, id) ((gint64) (hash) << ID_BITS | (gint64) (id))
#define ID(row) ((row) & (LIBRARY_ID_MAX - 1))

G_STATIC_ASSERT (LIBRARY_ID_MAX == G_GINT64_CONSTANT (1) << ID_BITS);

static guint32
hash_text (const char *setup)
{
  return library_seal (0, setup, strlen (setup)) & HASH_MASK;
}

gboolean
library_keys_add (Library *library, gint64 id, const char *const *setup, GError **error)
{
  g_autofree char *text = library_join (setup);

  if (!library->has_keys || id >= LIBRARY_ID_MAX) /* so many games are never reached */
    return TRUE;
  return library_run (library, LIBRARY_ERROR_WRITE, error, "INSERT OR IGNORE INTO setup_key (id) VALUES (?)", "i",
                      ROW (hash_text (text), id));
}

gboolean
library_keys_remove (Library *library, gint64 id, GError **error)
{
  return !library->has_keys
         || library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM setup_key WHERE id & ? = ?", "ii",
                         LIBRARY_ID_MAX - 1, id);
}

/* The setup of a game that cannot be read gets no key; the game cannot be opened, either. */
static gboolean
add_key_of (Library *library, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  row = library_query (library, LIBRARY_ERROR_WRITE, error,
                       "SELECT text FROM line WHERE id BETWEEN ? AND ? ORDER BY id", "ii", LIBRARY_KEY (id, 0),
                       LIBRARY_KEY (id, LIBRARY_FIRST_ENTRY - 1));
  if (row == NULL)
    return FALSE;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      char *text = library_column_text (row, 0);

      if (text == NULL)
        return TRUE;
      g_ptr_array_add (lines, text);
    }
  if (said != SQLITE_DONE)
    return library_failed (library, LIBRARY_ERROR_WRITE, error);
  g_ptr_array_add (lines, NULL);
  return library_keys_add (library, id, (const char *const *) lines->pdata, error);
}

gboolean
library_keys_fill (Library *library, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  row = library_query (library, LIBRARY_ERROR_WRITE, error, "SELECT id FROM game ORDER BY id LIMIT ?", "i",
                       (gint64) LIBRARY_GAMES_MAX);
  if (row == NULL)
    return FALSE;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      gint64 id;

      if (library_column_number (row, 0, 1, LIBRARY_ID_MAX - 1, &id) && !add_key_of (library, id, error))
        return FALSE;
    }
  return said == SQLITE_DONE || library_failed (library, LIBRARY_ERROR_WRITE, error);
}

/* ---- reading ---- */

static GArray *
read_ids (Library *library, const char *sql, gint64 first, gint64 last, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (sqlite3_stmt)
      row = library_query (library, LIBRARY_ERROR_OPEN, error, sql, "iii", first, last, (gint64) LIBRARY_GAMES_MAX);
  int said = SQLITE_ERROR;

  if (row == NULL)
    return NULL;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      gint64 id = ID (sqlite3_column_int64 (row, 0));

      g_array_append_val (ids, id);
    }
  if (said != SQLITE_DONE)
    {
      library_failed (library, LIBRARY_ERROR_OPEN, error);
      return NULL;
    }
  return g_steal_pointer (&ids);
}

GArray *
library_alike (Library *library, const char *setup, GError **error)
{
  guint32 hash;

  g_return_val_if_fail (library != NULL && setup != NULL, NULL);

  if (!library->has_keys)
    return read_ids (library, "SELECT id FROM game WHERE id BETWEEN ? AND ? ORDER BY changed DESC, id DESC LIMIT ?", 1,
                     LIBRARY_ID_MAX - 1, error);
  hash = hash_text (setup);
  return read_ids (library,
                   "SELECT game.id FROM setup_key, game WHERE setup_key.id BETWEEN ? AND ?"
                   " AND game.id = setup_key.id & 0xffffffffff ORDER BY game.changed DESC, game.id DESC LIMIT ?",
                   ROW (hash, 0), ROW (hash, LIBRARY_ID_MAX - 1), error);
}
