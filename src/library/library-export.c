/* library-export.c - writes all games as one text, for another computer or as a backup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     Arbitress library 1
 *     player 0 1763900000 12 Anna            colour, last played in seconds, number of games, name
 *     game 1763900000000000 1763990000000000 finished      begun and changed in microseconds; or "playing"
 *     kind carcassonne
 *     title Friday
 *     players Anna, Ben
 *     summary Anna 34, Ben 28
 *     setup game carcassonne                 the lines as they are stored, in their order
 *     entry place crfr 0,1 r2 follower city:S
 *     time 1763900013000000 12345            of the entry above, if it is known: when it was made, in microseconds, and
 *                                            how long somebody thought, in milliseconds; -1: not measured
 *     photo 9f86d0…                          a photo that these lines name, and its bytes in base64
 *     data /9j/4AAQSkZJRg…
 *     end 1                                  the number of games: a text that was cut off has no such line
 *
 * The photos stand behind all games, each once.  The first line has 3 if there is a photo in the text, else 2 if there
 * is a time, else 1: so an older program can read what it knows.
 *
 * A text and no database, because it depends on no version of the tables, because nothing in it can be run, and because
 * a person can read it.
 */
#include <string.h>

#include "library-private.h"

#define DATA_BYTES 1536 /* in a line */

typedef struct
{
  Library *library;
  GOutputStream *out;
  LibraryWanted wanted;
  gpointer data;
  GHashTable *games;  /* set of gint64: those that are written */
  GPtrArray *photos;  /* their names, each once */
  GHashTable *looked; /* set of names: those that were looked for */
  LibraryExported told;
  GError **error;
} Export;

static gboolean
write_text (const Export *export, const GString *text)
{
  return g_output_stream_write_all (export->out, text->str, text->len, NULL, NULL, export->error);
}

void
library_text_head (GString *out, const LibraryGame *game, gint64 created)
{
  g_string_append_printf (out, "game %lld %lld %s\n", (long long) created, (long long) game->stamp,
                          game->finished ? "finished" : "playing");
  g_string_append_printf (out, "kind %s\ntitle %s\nplayers %s\nsummary %s\n", game->game, game->title, game->players,
                          game->summary);
}

void
library_text_setup (GString *out, const char *setup)
{
  for (const char *end; (end = strchr (setup, '\n')) != NULL; setup = end + 1)
    g_string_append_printf (out, "setup %.*s\n", (int) (end - setup), setup);
}

void
library_text_entries (GString *out, char **entries, const GArray *times)
{
  for (guint i = 0; entries[i] != NULL; i++)
    {
      const LibraryTime time = i < times->len ? g_array_index (times, LibraryTime, i) : LIBRARY_TIME_UNKNOWN;

      g_string_append_printf (out, "entry %s\n", entries[i]);
      if (time.at > 0 || time.thought >= 0)
        g_string_append_printf (out, "time %lld %d\n", (long long) time.at, time.thought);
    }
}

static gboolean
write_game (Export *export, const LibraryGame *game, gint64 created)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *setup = NULL;
  g_auto (GStrv) entries = NULL;
  g_autoptr (GArray) times = library_times (export->library, game->id, 0, export->error);
  g_autoptr (GError) failed = NULL;

  if (times == NULL)
    return FALSE;
  if (!library_load (export->library, game->id, &setup, &entries, NULL, &failed))
    {
      if (g_error_matches (failed, LIBRARY_ERROR, LIBRARY_ERROR_MISSING))
        return TRUE; /* another window has just removed it */
      export->told.unread++;
      if (g_error_matches (failed, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED))
        return TRUE;
      g_propagate_error (export->error, g_steal_pointer (&failed));
      return FALSE;
    }
  library_text_head (text, game, created);
  library_text_setup (text, setup);
  library_text_entries (text, entries, times);
  export->told.games++;
  return write_text (export, text);
}

gint64
library_created (Library *library, gint64 id)
{
  g_autoptr (sqlite3_stmt)
      row = library_query (library, LIBRARY_ERROR_OPEN, NULL, "SELECT created FROM game WHERE id = ?", "i", id);
  gint64 created = 0;

  return row != NULL && sqlite3_step (row) == SQLITE_ROW
                 && library_column_number (row, 0, 0, LIBRARY_STAMP_MAX, &created)
             ? created
             : 0;
}

static void
collect (LibraryGame *game, gpointer games)
{
  g_ptr_array_add (games, game);
}

static gboolean
is_wanted (const Export *export, const LibraryGame *game)
{
  return export->wanted == NULL || export->wanted (game->id, export->data);
}

/* ---- photos ---- */

static void
note_photo (gint64 id, const char *name, gpointer data)
{
  Export *export = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) failed = NULL;

  if (!g_hash_table_contains (export->games, &id) || !g_hash_table_add (export->looked, g_strdup (name)))
    return;
  bytes = library_photo (export->library, name, &failed);
  if (bytes != NULL)
    g_ptr_array_add (export->photos, g_strdup (name));
  else if (!g_error_matches (failed, LIBRARY_ERROR, LIBRARY_ERROR_MISSING))
    export->told.unread_photos++;
}

static gboolean
write_photo (const Export *export, const char *name)
{
  g_autoptr (GBytes) bytes = library_photo (export->library, name, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  gsize length;
  const guint8 *data;

  if (bytes == NULL)
    return TRUE; /* another window has just removed it */
  data = g_bytes_get_data (bytes, &length);
  g_string_append_printf (text, "photo %s\n", name);
  for (gsize at = 0; at < length; at += DATA_BYTES)
    {
      g_autofree char *coded = g_base64_encode (data + at, MIN (DATA_BYTES, length - at));

      g_string_append_printf (text, "data %s\n", coded);
    }
  return write_text (export, text);
}

static gboolean
write_photos (const Export *export)
{
  for (guint i = 0; i < export->photos->len; i++)
    if (!write_photo (export, export->photos->pdata[i]))
      return FALSE;
  return TRUE;
}

/* ---- everything ---- */

static gboolean
write_head (const Export *export, const GPtrArray *games)
{
  g_autoptr (GPtrArray) players = library_players (export->library, export->error);
  g_autoptr (GHashTable) timed = library_timed_games (export->library, export->error);
  g_autoptr (GString) text = g_string_new (LIBRARY_EXPORT_HEAD "1\n");

  if (players == NULL || timed == NULL)
    return FALSE;
  for (guint i = 0; i < games->len; i++)
    if (g_hash_table_contains (export->games, &((const LibraryGame *) games->pdata[i])->id)
        && g_hash_table_contains (timed, &((const LibraryGame *) games->pdata[i])->id))
      g_string_assign (text, LIBRARY_EXPORT_HEAD "2\n");
  if (export->photos->len > 0)
    g_string_assign (text, LIBRARY_EXPORT_HEAD "3\n");
  for (guint i = 0; i < players->len; i++)
    {
      const LibraryPlayer *player = players->pdata[i];

      g_string_append_printf (text, "player %u %lld %u %s\n", player->colour, (long long) player->last_played,
                              player->n_games, player->name);
    }
  return write_text (export, text);
}

static gboolean
write_all (Export *export)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) library_game_free);
  g_autoptr (GString) end = g_string_new (NULL);

  if (!library_each (export->library, collect, games, export->error))
    return FALSE;
  for (guint i = 0; i < games->len; i++)
    if (is_wanted (export, games->pdata[i]))
      g_hash_table_add (export->games, &((LibraryGame *) games->pdata[i])->id);
  if (!library_photos_each (export->library, 0, note_photo, export, export->error) || !write_head (export, games))
    return FALSE;
  for (guint i = 0; i < games->len; i++)
    {
      const LibraryGame *game = games->pdata[i];

      if (g_hash_table_contains (export->games, &game->id)
          && !write_game (export, game, library_created (export->library, game->id)))
        return FALSE;
    }
  g_string_append_printf (end, "end %u\n", export->told.games);
  return write_photos (export) && write_text (export, end);
}

gboolean
library_export (Library *library, GOutputStream *out, LibraryWanted wanted, gpointer data, LibraryExported *told,
                GError **error)
{
  g_autoptr (GHashTable) games = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GHashTable) looked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) photos = g_ptr_array_new_with_free_func (g_free);
  Export export = { .library = library,
                    .out = out,
                    .wanted = wanted,
                    .data = data,
                    .games = games,
                    .photos = photos,
                    .looked = looked,
                    .error = error };
  gboolean done;

  g_return_val_if_fail (library != NULL && out != NULL, FALSE);

  done = write_all (&export) && g_output_stream_flush (out, NULL, error);
  if (told != NULL)
    *told = export.told;
  return done;
}
