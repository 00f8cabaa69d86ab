/* library-import.c - takes the games of a text that library_export () has written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two games are the same if they were begun in the same microsecond with the same setup; an id is only a number in one
 * library.  The same game with the same entries is taken once.  Every game is told only when it is on disk; games are
 * stored in batches, so that other windows can write meanwhile.
 *
 * The text may come from anybody.  Only one batch of its games is in memory.  A game that does not fit is passed over,
 * and the next one is read.  A text of many equal games costs no more than one of many different ones, because games
 * are compared by a digest of their lines.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "library-private.h"

#define BATCH 200                     /* games in one transaction */
#define BATCH_BYTES (4 * 1024 * 1024) /* of their lines */
#define LOOKED_AT 8                   /* games that a game may be an earlier state of */

/* ---- the games that are here ---- */

typedef struct
{
  Library *library;
  LibraryTell tell;
  gpointer data;
  guint n;             /* games that are here */
  gint64 version;      /* changes when another process writes */
  GHashTable *begun;   /* when a game was begun -> GArray of the ids of those begun then that have no digest yet */
  GHashTable *digests; /* digest of a game -> its id */
  GHashTable *setups;  /* when a game was begun, and its setup -> GArray of ids, at most LOOKED_AT */
  GPtrArray *waiting;  /* LibraryGameArrival: read, and not yet on disk */
  gint64 from;         /* how much of the text was read when the first of them came */
  LibraryPhotoArrival photo;
} Import;

static void
note (GHashTable *table, gpointer key, gint64 id, guint most)
{
  GArray *ids = g_hash_table_lookup (table, key);

  if (ids == NULL)
    {
      ids = g_array_new (FALSE, FALSE, sizeof (gint64));
      g_hash_table_insert (table, key, ids);
    }
  else
    g_free (key);
  if (ids->len < most)
    g_array_append_val (ids, id);
}

static char *
digest_of (gint64 created, const char *setup, const char *const *entries)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *begun = g_strdup_printf ("%lld\n%s\n", (long long) created, setup);

  g_checksum_update (sum, (const guchar *) begun, -1);
  for (guint i = 0; entries != NULL && entries[i] != NULL; i++)
    {
      g_checksum_update (sum, (const guchar *) entries[i], -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strdup (g_checksum_get_string (sum));
}

/* Notes when each game was begun; must be called inside a transaction. */
static gboolean
look_around (Import *import, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  const gint64 version = library_data_version (import->library);
  int said;

  if (version < 0)
    return library_failed (import->library, LIBRARY_ERROR_OPEN, error);
  if (import->begun != NULL && version == import->version)
    return TRUE;

  g_clear_pointer (&import->begun, g_hash_table_unref);
  import->begun = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_array_unref);
  g_hash_table_remove_all (import->digests);
  g_hash_table_remove_all (import->setups);
  import->version = version;
  import->n = 0;
  row = library_query (import->library, LIBRARY_ERROR_OPEN, error, "SELECT id, created FROM game", "");
  if (row == NULL)
    return FALSE;
  while ((said = sqlite3_step (row)) == SQLITE_ROW)
    {
      const gint64 begun = sqlite3_column_int64 (row, 1);

      note (import->begun, g_memdup2 (&begun, sizeof begun), sqlite3_column_int64 (row, 0), G_MAXUINT);
      import->n++;
    }
  return said == SQLITE_DONE || library_failed (import->library, LIBRARY_ERROR_OPEN, error);
}

static void
note_game (Import *import, gint64 id, gint64 created, const char *setup, const char *const *entries)
{
  g_autofree gint64 *key = g_new (gint64, 1);

  *key = id;
  note (import->setups, digest_of (created, setup, NULL), id, LOOKED_AT);
  g_hash_table_replace (import->digests, digest_of (created, setup, entries), g_steal_pointer (&key));
}

/* A game that cannot be read is like no other, and keeps none out: more is written to the library in spite of it. */
static gboolean
load_game (Library *library, gint64 id, char **setup, char ***entries)
{
  const gboolean damaged = library->damaged;
  const gboolean loaded = library_load (library, id, setup, entries, NULL, NULL);

  library->damaged = damaged;
  return loaded;
}

/* Computes the digests of the games that were begun in this moment. */
static void
meet_those_begun (Import *import, gint64 created)
{
  GArray *ids = g_hash_table_lookup (import->begun, &created);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autofree char *setup = NULL;
      g_auto (GStrv) entries = NULL;

      if (load_game (import->library, id, &setup, &entries))
        note_game (import, id, created, setup, (const char *const *) entries);
    }
  if (ids != NULL)
    g_hash_table_remove (import->begun, &created);
}

/* ---- taking ---- */

/* How the game is related to one that is here with the same beginning. */
static LibraryTake
compare_with_those_here (Import *import, const LibraryGameArrival *arrival, const char *setup, guint *n)
{
  g_autofree char *beginning = digest_of (arrival->created, setup, NULL);
  const GArray *ids = g_hash_table_lookup (import->setups, beginning);

  if (ids == NULL)
    return LIBRARY_TAKEN;
  for (guint i = 0; i < ids->len; i++)
    {
      g_auto (GStrv) entries = NULL;
      guint same = 0, length = arrival->entries->len - 1; /* without the NULL */

      if (!load_game (import->library, g_array_index (ids, gint64, i), NULL, &entries))
        continue;
      while (same < length && entries[same] != NULL && g_str_equal (entries[same], arrival->entries->pdata[same]))
        same++;
      if (same == length)
        {
          *n = g_strv_length (entries) - length;
          return LIBRARY_IS_LONGER;
        }
    }
  return LIBRARY_TAKEN_ALSO;
}

static gboolean
put_arrival (Import *import, LibraryGameArrival *arrival, const char *setup, GError **error)
{
  const LibraryGame *game = &arrival->game;
  const LibraryFace face = { game->game, game->title, game->players, game->summary, game->finished };
  const char *const *entries = (const char *const *) arrival->entries->pdata;
  gint64 id = 0;

  if (!library_put_game (import->library, &face, arrival->created, game->stamp, 1,
                         (const char *const *) arrival->setup->pdata, entries,
                         (const LibraryTime *) arrival->times->data, &id, error))
    return FALSE;
  arrival->game.id = id;
  import->n++;
  note_game (import, id, arrival->created, setup, entries);
  return TRUE;
}

static gboolean
take_one (Import *import, LibraryGameArrival *arrival, LibraryTold *told, GError **error)
{
  g_autofree char *setup = NULL, *digest = NULL;

  *told = (LibraryTold){ LIBRARY_UNFIT, &arrival->game, 0, arrival->why };
  if (arrival->why != NULL)
    return TRUE;
  meet_those_begun (import, arrival->created);
  setup = library_join ((const char *const *) arrival->setup->pdata);
  digest = digest_of (arrival->created, setup, (const char *const *) arrival->entries->pdata);
  if (g_hash_table_contains (import->digests, digest))
    told->take = LIBRARY_IS_HERE;
  else
    told->take = compare_with_those_here (import, arrival, setup, &told->n);
  if (told->take != LIBRARY_TAKEN && told->take != LIBRARY_TAKEN_ALSO)
    return TRUE;
  if (import->n >= LIBRARY_GAMES_MAX)
    {
      told->take = LIBRARY_UNFIT;
      told->why = _ ("there are too many games in the library");
      return TRUE;
    }
  return put_arrival (import, arrival, setup, error);
}

/* Stores the games that wait, in one transaction, and then tells of them. */
static gboolean
store (Import *import, const LibraryReader *reader, GError **error)
{
  g_autofree LibraryTold *told = g_new0 (LibraryTold, MAX (import->waiting->len, 1));
  gboolean done;

  if (!library_begin (import->library, error))
    return FALSE;
  done = look_around (import, error);
  for (guint i = 0; done && i < import->waiting->len; i++)
    done = take_one (import, import->waiting->pdata[i], &told[i], error);
  if (!library_end (import->library, done, error))
    return FALSE;
  for (guint i = 0; i < import->waiting->len; i++)
    import->tell (&told[i], import->data);
  g_ptr_array_set_size (import->waiting, 0);
  import->from = reader->total;
  return TRUE;
}

static gboolean
take_player (Import *import, const LibraryReader *reader, GError **error)
{
  LibraryPlayer player;

  /* A remembered player that cannot be read is not worth a sentence: the games have the names. */
  if (!library_reader_player (reader, &player))
    return TRUE;
  if (!library_begin (import->library, error))
    return FALSE;
  return library_end (import->library, library_take_player (import->library, &player, error), error);
}

/* A photo begins: all games before it must be here, so that it is known who names it. */
static gboolean
begin_photo (Import *import, const LibraryReader *reader, GError **error)
{
  if ((import->waiting->len > 0 && !store (import, reader, error))
      || !library_photo_arrival_end (&import->photo, import->tell, import->data, error))
    return FALSE;
  library_photo_arrival_begin (&import->photo, library_reader_after (reader, "photo"));
  return TRUE;
}

static gboolean
finish_all (Import *import, const LibraryReader *reader, guint n_games, GError **error)
{
  return store (import, reader, error) && library_photo_arrival_end (&import->photo, import->tell, import->data, error)
         && (g_ascii_strtoull (library_reader_after (reader, "end"), NULL, 10) == n_games
             || library_refuse_text (error, _ ("games are missing in the file; those in it were looked at")));
}

static gboolean
is_known (const char *head)
{
  static const char *const heads[] = { LIBRARY_EXPORT_HEAD "1", LIBRARY_EXPORT_HEAD "2", LIBRARY_EXPORT_HEAD "3" };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    if (g_str_equal (head, heads[i]))
      return TRUE;
  return FALSE;
}

static gboolean
read_all (Import *import, LibraryReader *reader, GError **error)
{
  g_autoptr (LibraryGameArrival) arrival = NULL;
  guint n_games = 0, n_players = 0, n_photos = 0;
  LibraryRead read;

  if (library_reader_next (reader, error) == LIBRARY_READ_FAILED)
    return FALSE;
  if (!g_str_has_prefix (reader->line->str, LIBRARY_EXPORT_HEAD))
    return library_refuse_text (error, _ ("this is not a file with the games of a library"));
  if (!is_known (reader->line->str))
    return library_refuse_text (error, _ ("the file was written by a newer version of this program"));

  while ((read = library_reader_next (reader, error)) == LIBRARY_READ_LINE)
    {
      gboolean end = library_reader_after (reader, "end") != NULL, head = library_reader_after (reader, "game") != NULL;
      gboolean photo = library_reader_after (reader, "photo") != NULL;

      if (arrival != NULL && (end || head || photo))
        {
          library_game_arrival_end (arrival);
          g_ptr_array_add (import->waiting, g_steal_pointer (&arrival));
        }
      if ((import->waiting->len >= BATCH || reader->total - import->from > BATCH_BYTES)
          && !store (import, reader, error))
        return FALSE;
      if (end)
        return finish_all (import, reader, n_games, error);
      if (head && n_games++ == LIBRARY_GAMES_MAX)
        return library_refuse_text (error, _ ("the file has too many games"));
      if (photo && n_photos++ == LIBRARY_PHOTOS_MAX)
        return library_refuse_text (error, _ ("the file has too many photos"));
      if (photo && !begin_photo (import, reader, error))
        return FALSE;
      if (head)
        library_game_arrival_begin (arrival = library_game_arrival_new (), reader);
      else if (arrival != NULL)
        library_game_arrival_add (arrival, reader);
      else if (import->photo.open && library_reader_after (reader, "data") != NULL)
        library_photo_arrival_add (&import->photo, library_reader_after (reader, "data"));
      else if (library_reader_after (reader, "player") != NULL && n_players++ < LIBRARY_PLAYERS_MAX
               && !take_player (import, reader, error))
        return FALSE;
    }
  if (read == LIBRARY_READ_FAILED || !store (import, reader, error))
    return FALSE;
  return library_refuse_text (error, _ ("the end of the file is missing; the games in it were looked at"));
}

gboolean
library_import (Library *library, GInputStream *in, LibraryTell tell, gpointer data, GCancellable *cancellable,
                GError **error)
{
  Import import = { .library = library, .tell = tell, .data = data, .photo = { .library = library } };
  g_autofree LibraryReader *reader = g_new0 (LibraryReader, 1);
  gboolean done;

  g_return_val_if_fail (library != NULL && in != NULL && tell != NULL, FALSE);

  reader->in = in;
  reader->cancellable = cancellable;
  reader->line = g_string_new (NULL);
  import.digests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  import.setups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  import.waiting = g_ptr_array_new_with_free_func (library_game_arrival_free);
  done = read_all (&import, reader, error);
  g_string_free (reader->line, TRUE);
  g_clear_pointer (&import.begun, g_hash_table_unref);
  g_hash_table_unref (import.digests);
  g_hash_table_unref (import.setups);
  g_ptr_array_unref (import.waiting);
  library_photo_arrival_clear (&import.photo);
  return done;
}
