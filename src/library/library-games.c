/* library-games.c - lists, adds, loads, writes and removes games and their lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every change is one transaction that first takes the write lock.  So nobody can change the revision between the
 * moment when it is compared and the moment when it is increased.
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "library-private.h"

static gboolean
missing (Library *library, gint64 id, GError **error)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING, _ ("The library %s has no game %lld"), library->path,
               (long long) id);
  return FALSE;
}

static gboolean
changed (Library *library, gint64 id, GError **error)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED,
               _ ("Game %lld in the library %s was changed in another window"), (long long) id, library->path);
  return FALSE;
}

static gboolean
unfit (Library *library, GError **error, const char *why)
{
  g_set_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE, _ ("The change could not be stored in the library %s: %s"),
               library->path, why);
  return FALSE;
}

static gboolean
text_fits (Library *library, const char *text, gsize most, GError **error)
{
  gsize length = strlen (text);

  if (length > most)
    return unfit (library, error, _ ("a text is too long"));
  return library_text_ok (text, length) || unfit (library, error, _ ("a text has characters that cannot be kept"));
}

static gboolean
face_fits (Library *library, const LibraryFace *face, GError **error)
{
  return (face->game == NULL || text_fits (library, face->game, LIBRARY_WORD_MAX, error))
         && (face->title == NULL || text_fits (library, face->title, LIBRARY_FACE_MAX, error))
         && (face->players == NULL || text_fits (library, face->players, LIBRARY_FACE_MAX, error))
         && (face->summary == NULL || text_fits (library, face->summary, LIBRARY_FACE_MAX, error));
}

/* TRUE if every line can be stored and there are at most `most`; else sets `error`.  Sets `n` to their number. */
static gboolean
lines_ok (Library *library, const char *const *lines, guint most, guint *n, GError **error)
{
  for (*n = 0; lines != NULL && lines[*n] != NULL; *n += 1)
    {
      if (*n == most)
        return unfit (library, error, _ ("there are too many lines"));
      if (!text_fits (library, lines[*n], LIBRARY_LINE_MAX, error))
        return FALSE;
    }
  return TRUE;
}

/* ---- reading ---- */

static LibraryGame *
read_game (sqlite3_stmt *row)
{
  g_autoptr (LibraryGame) game = g_new0 (LibraryGame, 1);
  gint64 created, changed_at, n_entries, finished;

  game->game = library_column_text (row, 1);
  game->title = library_column_text (row, 2);
  game->players = library_column_text (row, 3);
  game->summary = library_column_text (row, 8);

  if (!library_column_number (row, 0, 1, LIBRARY_ID_MAX, &game->id)
      || !library_column_number (row, 4, 0, LIBRARY_STAMP_MAX, &created)
      || !library_column_number (row, 5, 0, LIBRARY_STAMP_MAX, &changed_at)
      || !library_column_number (row, 6, 0, LIBRARY_ENTRIES_MAX, &n_entries)
      || !library_column_number (row, 7, 0, 1, &finished) || game->game == NULL || game->title == NULL
      || game->players == NULL || game->summary == NULL)
    return NULL;

  game->created = LIBRARY_SECONDS (created);
  game->changed = LIBRARY_SECONDS (changed_at);
  game->stamp = changed_at;
  game->n_entries = n_entries;
  game->finished = finished;
  return g_steal_pointer (&game);
}

#define LISTED "SELECT id, game, title, players, created, changed, entries, finished, summary FROM game"

static gboolean
unreadable (Library *library, gint64 id, GError **error)
{
  return library_is_damaged (library, error, _ ("game %lld of the list cannot be read"), (long long) id);
}

gboolean
library_each (Library *library, LibraryEach each, gpointer data, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  g_return_val_if_fail (library != NULL && each != NULL, FALSE);

  row = library_query (library, LIBRARY_ERROR_OPEN, error, LISTED " ORDER BY id LIMIT ?", "i",
                       (gint64) LIBRARY_GAMES_MAX);
  if (row == NULL)
    return FALSE;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      LibraryGame *game = read_game (row);

      if (game == NULL)
        return unreadable (library, sqlite3_column_int64 (row, 0), error);
      each (game, data);
    }
  return said == SQLITE_DONE || library_failed (library, LIBRARY_ERROR_OPEN, error);
}

LibraryGame *
library_get (Library *library, gint64 id, GError **error)
{
  g_autoptr (LibraryGame) game = NULL;
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  g_return_val_if_fail (library != NULL, NULL);

  row = library_query (library, LIBRARY_ERROR_OPEN, error, LISTED " WHERE id = ?", "i", id);
  if (row == NULL)
    return NULL;
  said = sqlite3_step (row);
  if (said == SQLITE_ROW)
    game = read_game (row);
  if (said == SQLITE_DONE)
    missing (library, id, error);
  else if (said != SQLITE_ROW)
    library_failed (library, LIBRARY_ERROR_OPEN, error);
  else if (game == NULL)
    unreadable (library, id, error);
  return g_steal_pointer (&game);
}

typedef struct
{
  gint64 revision;
  gint64 setup; /* number of lines */
  gint64 entries;
} Counts;

static gboolean
read_counts (Library *library, gint64 id, LibraryError code, Counts *counts, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  int said;

  row = library_query (library, code, error, "SELECT revision, setup, entries FROM game WHERE id = ?", "i", id);
  if (row == NULL)
    return FALSE;

  said = sqlite3_step (row);
  if (said == SQLITE_DONE)
    return missing (library, id, error);
  if (said != SQLITE_ROW)
    return library_failed (library, code, error);

  return (library_column_number (row, 0, 1, G_MAXINT64, &counts->revision)
          && library_column_number (row, 1, 0, LIBRARY_SETUP_LINES_MAX, &counts->setup)
          && library_column_number (row, 2, 0, LIBRARY_ENTRIES_MAX, &counts->entries))
         || library_is_damaged (library, error, _ ("game %lld cannot be read"), (long long) id);
}

/* Reads `n` lines, the first with this number, into a new vector.  NULL and an error if one of them is missing or
 * damaged, or if there are more lines up to the key `last`. */
static char **
read_lines (Library *library, gint64 id, guint number, guint n, gint64 last, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_full (n + 1, g_free);
  g_autoptr (sqlite3_stmt) row = NULL;
  gint64 key = LIBRARY_KEY (id, number);
  int said;

  row = library_query (library, LIBRARY_ERROR_OPEN, error,
                       "SELECT id, text, seal FROM line WHERE id BETWEEN ? AND ? ORDER BY id", "ii", key, last);
  if (row == NULL)
    return NULL;

  for (; (said = sqlite3_step (row)) == SQLITE_ROW; key++)
    {
      g_autofree char *text = library_column_text (row, 1);
      gint64 seal;

      if (lines->len == n || sqlite3_column_int64 (row, 0) != key || text == NULL
          || !library_column_number (row, 2, 0, G_MAXUINT32, &seal) || seal != library_seal (key, text, strlen (text)))
        break;
      g_ptr_array_add (lines, g_steal_pointer (&text));
    }

  if (said != SQLITE_DONE && said != SQLITE_ROW)
    library_failed (library, LIBRARY_ERROR_OPEN, error);
  else if (said == SQLITE_ROW || lines->len != n)
    library_is_damaged (library, error,
                        number == 0 ? _ ("line %u of the setup of game %lld cannot be read")
                                    : _ ("entry %u of game %lld cannot be read"),
                        lines->len + 1, (long long) id);
  else
    {
      g_ptr_array_add (lines, NULL);
      return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
    }
  return NULL;
}

char *
library_join (const char *const *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_string_append (text, lines[i]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

char **
library_entries (Library *library, gint64 id, guint from, guint n, GError **error)
{
  return read_lines (library, id, LIBRARY_FIRST_ENTRY + from, n - from, LIBRARY_KEY_LAST (id), error);
}

static gboolean
load (Library *library, gint64 id, char ***setup, char ***entries, guint64 *revision, GError **error)
{
  Counts counts;

  if (!read_counts (library, id, LIBRARY_ERROR_OPEN, &counts, error))
    return FALSE;

  *revision = counts.revision;
  *setup = read_lines (library, id, 0, counts.setup, LIBRARY_KEY (id, LIBRARY_FIRST_ENTRY - 1), error);
  if (*setup != NULL)
    *entries = read_lines (library, id, LIBRARY_FIRST_ENTRY, counts.entries, LIBRARY_KEY_LAST (id), error);
  return *entries != NULL;
}

gboolean
library_load (Library *library, gint64 id, char **setup, char ***entries, guint64 *revision, GError **error)
{
  g_auto (GStrv) setup_lines = NULL;
  g_auto (GStrv) entry_lines = NULL;
  guint64 read_revision = 0;
  gboolean alone, done;

  g_return_val_if_fail (library != NULL, FALSE);

  if (id < 1 || id > LIBRARY_ID_MAX)
    return missing (library, id, error);

  /* Inside one transaction, counts and lines are of the same moment. */
  alone = sqlite3_get_autocommit (library->db) != 0;
  if (alone && !library_run (library, LIBRARY_ERROR_OPEN, error, "BEGIN", ""))
    return FALSE;
  done = load (library, id, &setup_lines, &entry_lines, &read_revision, error);
  if (alone)
    sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  if (!done)
    return FALSE;

  if (setup != NULL)
    *setup = library_join ((const char *const *) setup_lines);
  if (entries != NULL)
    *entries = g_steal_pointer (&entry_lines);
  if (revision != NULL)
    *revision = read_revision;
  return TRUE;
}

guint64
library_revision (Library *library, gint64 id, GError **error)
{
  Counts counts;

  g_return_val_if_fail (library != NULL, 0);

  return read_counts (library, id, LIBRARY_ERROR_OPEN, &counts, error) ? (guint64) counts.revision : 0;
}

/* ---- writing ---- */

gboolean
library_put_lines (Library *library, gint64 id, guint number, const char *const *lines, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;

  row = library_query (library, LIBRARY_ERROR_WRITE, error, "INSERT INTO line (id, text, seal) VALUES (?, ?, ?)", "");
  if (row == NULL)
    return FALSE;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      gint64 key = LIBRARY_KEY (id, number + i);
      gsize length = strlen (lines[i]);

      if (sqlite3_bind_int64 (row, 1, key) != SQLITE_OK
          || sqlite3_bind_text (row, 2, lines[i], (int) length, SQLITE_STATIC) != SQLITE_OK
          || sqlite3_bind_int64 (row, 3, library_seal (key, lines[i], length)) != SQLITE_OK
          || sqlite3_step (row) != SQLITE_DONE)
        return library_failed (library, LIBRARY_ERROR_WRITE, error);
      sqlite3_reset (row);
    }
  return TRUE;
}

static gboolean
put_face (Library *library, gint64 id, const LibraryFace *face, GError **error)
{
  return library_run (library, LIBRARY_ERROR_WRITE, error,
                      "UPDATE game SET game = coalesce (?, game), title = coalesce (?, title),"
                      " players = coalesce (?, players), summary = coalesce (?, summary), finished = ? WHERE id = ?",
                      "ssssii", face->game, face->title, face->players, face->summary,
                      (gint64) (face->finished != FALSE), id);
}

typedef struct
{
  const LibraryFace *face;
  const char *const *setup;
  const char *const *entries;
  const char *const *players;
  const LibraryTime *times; /* of each entry; may be NULL */
  guint n_setup, n_entries;
  gint64 created, changed; /* microseconds */
  guint64 revision;
} NewGame;

static gboolean
game_add (Library *library, const NewGame *new, gint64 *id, GError **error)
{
  if (!library_run (library, LIBRARY_ERROR_WRITE, error,
                    "INSERT INTO game (id, game, title, players, created, changed, revision, setup, entries, finished,"
                    " summary) VALUES (nullif (?, 0), coalesce (?, ''), coalesce (?, ''), coalesce (?, ''), ?, ?, ?, ?,"
                    " ?, ?, coalesce (?, ''))",
                    "isssiiiiiis", *id, new->face->game, new->face->title, new->face->players, new->created,
                    new->changed, (gint64) new->revision, (gint64) new->n_setup, (gint64) new->n_entries,
                    (gint64) (new->face->finished != FALSE), new->face->summary))
    return FALSE;

  *id = sqlite3_last_insert_rowid (library->db);
  if (*id < 1 || *id > LIBRARY_ID_MAX)
    return library_is_damaged (library, error, "%s", _ ("the number of the last game is out of range"));

  return library_put_lines (library, *id, 0, new->setup, error) && library_keys_add (library, *id, new->setup, error)
         && library_put_lines (library, *id, LIBRARY_FIRST_ENTRY, new->entries, error)
         && library_put_times (library, *id, 0, new->times, new->n_entries, error)
         && library_remember (library, *id, new->players, error)
         && library_since_game (library, *id, 0, new->players, error);
}

gint64
library_add (Library *library, const LibraryFace *face, const char *setup, const char *const *entries,
             const char *const *players, GError **error)
{
  g_auto (GStrv) lines = NULL;
  NewGame new = { .face = face, .entries = entries, .players = players, .created = g_get_real_time () };
  gint64 id = 0;
  guint n;

  g_return_val_if_fail (library != NULL && face != NULL && setup != NULL, 0);

  lines = g_strsplit (setup, "\n", -1);
  n = g_strv_length (lines);
  if (n > 0 && *lines[n - 1] == '\0') /* the empty text after the last newline */
    g_clear_pointer (&lines[n - 1], g_free);
  new.setup = (const char *const *) lines;
  new.changed = new.created;
  new.revision = 1;

  if (!face_fits (library, face, error) || !lines_ok (library, new.setup, LIBRARY_SETUP_LINES_MAX, &new.n_setup, error)
      || !lines_ok (library, entries, LIBRARY_ENTRIES_MAX, &new.n_entries, error) || !library_begin (library, error))
    return 0;
  return library_end (library, game_add (library, &new, &id, error), error) ? id : 0;
}

gboolean
library_put_game (Library *library, const LibraryFace *face, gint64 created, gint64 changed_at, guint64 revision,
                  const char *const *setup, const char *const *entries, const LibraryTime *times, gint64 *id,
                  GError **error)
{
  NewGame new = { .face = face,
                  .setup = setup,
                  .entries = entries,
                  .times = times,
                  .created = created,
                  .changed = changed_at,
                  .revision = revision };

  return face_fits (library, face, error) && lines_ok (library, setup, LIBRARY_SETUP_LINES_MAX, &new.n_setup, error)
         && lines_ok (library, entries, LIBRARY_ENTRIES_MAX, &new.n_entries, error)
         && game_add (library, &new, id, error);
}

static gboolean
write_lines (Library *library, gint64 id, guint64 revision, guint from, const char *const *lines,
             const LibraryTime *times, guint n, const LibraryFace *face, GError **error)
{
  Counts counts;

  if (!read_counts (library, id, LIBRARY_ERROR_WRITE, &counts, error))
    return FALSE;
  if ((guint64) counts.revision != revision || from > counts.entries)
    return changed (library, id, error);

  return library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM line WHERE id BETWEEN ? AND ?", "ii",
                      LIBRARY_KEY (id, LIBRARY_FIRST_ENTRY + from), LIBRARY_KEY_LAST (id))
         && library_put_lines (library, id, LIBRARY_FIRST_ENTRY + from, lines, error)
         && library_cut_times (library, id, from, error) && library_put_times (library, id, from, times, n, error)
         && library_run (library, LIBRARY_ERROR_WRITE, error,
                         "UPDATE game SET revision = revision + 1, changed = ?, entries = ? WHERE id = ?", "iii",
                         g_get_real_time (), (gint64) (from + n), id)
         && (face == NULL || put_face (library, id, face, error))
         && library_since_game (library, id, from, NULL, error);
}

gboolean
library_write (Library *library, gint64 id, guint64 *revision, guint from, const char *const *lines,
               const LibraryTime *times, const LibraryFace *face, GError **error)
{
  guint n;

  g_return_val_if_fail (library != NULL && revision != NULL && lines != NULL, FALSE);

  if (id < 1 || id > LIBRARY_ID_MAX)
    return missing (library, id, error);
  if (from > LIBRARY_ENTRIES_MAX)
    return changed (library, id, error);

  if (!lines_ok (library, lines, LIBRARY_ENTRIES_MAX - from, &n, error)
      || (face != NULL && !face_fits (library, face, error)) || !library_begin (library, error)
      || !library_end (library, write_lines (library, id, *revision, from, lines, times, n, face, error), error))
    return FALSE;

  *revision += 1;
  return TRUE;
}

gboolean
library_is_unchanged (Library *library, gint64 id, guint64 revision, guint n_entries, GError **error)
{
  Counts counts;

  return read_counts (library, id, LIBRARY_ERROR_WRITE, &counts, error)
         && (((guint64) counts.revision == revision && counts.entries == n_entries) || changed (library, id, error));
}

static gboolean
touched_one (Library *library, gint64 id, GError **error)
{
  return sqlite3_changes (library->db) == 1 || missing (library, id, error);
}

gboolean
library_set_face (Library *library, gint64 id, const LibraryFace *face, GError **error)
{
  g_return_val_if_fail (library != NULL && face != NULL, FALSE);

  if (!face_fits (library, face, error) || !library_begin (library, error))
    return FALSE;
  return library_end (library,
                      put_face (library, id, face, error) && touched_one (library, id, error)
                          && library_since_game (library, id, LIBRARY_ENTRIES_MAX, NULL, error),
                      error);
}

static gboolean
remove_rows (Library *library, gint64 id, GError **error)
{
  return library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM game WHERE id = ?", "i", id)
         && touched_one (library, id, error) && library_keys_remove (library, id, error)
         && library_cut_times (library, id, 0, error)
         && library_run (library, LIBRARY_ERROR_WRITE, error, "DELETE FROM line WHERE id BETWEEN ? AND ?", "ii",
                         LIBRARY_KEY (id, 0), LIBRARY_KEY_LAST (id));
}

gboolean
library_remove (Library *library, gint64 id, GError **error)
{
  g_autoptr (GHashTable) photos = NULL;

  g_return_val_if_fail (library != NULL, FALSE);

  if (id < 1 || id > LIBRARY_ID_MAX)
    return missing (library, id, error);
  if (!library_begin (library, error))
    return FALSE;
  photos = library_photos_named (library, id, error);
  library_since_gone (library, id);
  if (!library_end (library, photos != NULL && remove_rows (library, id, error), error))
    return FALSE;
  library_photos_drop (library, photos);
  return TRUE;
}
