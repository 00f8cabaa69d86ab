/* library-import.c - takes the games of a text that library_export () has written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two games are the same if they were begun in the same microsecond with the same setup; an id is only a number in one
 * library.  The same game with the same entries is taken once.  Every game is told only when it is on disk; games are
 * stored in batches, so that other windows can write meanwhile.
 *
 * The text may come from anybody.  Only one line and one game of it are in memory; a game that does not fit is passed
 * over, and the next one is read.  A text of many equal games costs no more than one of many different ones, because
 * games are compared by a digest of their lines.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "library-private.h"

#define LINE_BYTES_MAX (LIBRARY_LINE_MAX + 64) /* with the word before it */
#define BATCH 200                              /* games in one transaction */
#define BATCH_BYTES (4 * 1024 * 1024)          /* of their lines */
#define LOOKED_AT 8                            /* games that a game may be an earlier state of */

/* ---- lines ---- */

typedef struct
{
  GInputStream *in;
  GCancellable *cancellable;
  char block[65536];
  gsize at, n;
  gint64 total;
  guint number;  /* of the line, from 1 */
  GString *line; /* without its newline */
  gboolean cut;  /* it was longer than a line may be */
} Reader;

typedef enum
{
  READ_LINE,
  READ_END,
  READ_FAILED
} Read;

static gboolean
refuse_text (GError **error, const char *why)
{
  g_set_error_literal (error, LIBRARY_ERROR, LIBRARY_ERROR_TEXT, why);
  return FALSE;
}

static Read
fill_block (Reader *reader, GError **error)
{
  gssize n = g_cancellable_set_error_if_cancelled (reader->cancellable, error)
                 ? -1
                 : g_input_stream_read (reader->in, reader->block, sizeof reader->block, reader->cancellable, error);

  if (n < 0)
    return READ_FAILED;
  reader->at = 0;
  reader->n = (gsize) n;
  reader->total += n;
  if (reader->total > LIBRARY_EXPORT_BYTES_MAX)
    {
      refuse_text (error, _ ("the file is too large"));
      return READ_FAILED;
    }
  return n > 0 ? READ_LINE : READ_END;
}

static Read
next_line (Reader *reader, GError **error)
{
  g_string_truncate (reader->line, 0);
  reader->cut = FALSE;
  reader->number++;
  for (;;)
    {
      const char *from = reader->block + reader->at, *end;
      gsize length, room = LINE_BYTES_MAX - reader->line->len;

      if (reader->at == reader->n)
        {
          Read read = fill_block (reader, error);

          if (read != READ_LINE)
            return read; /* a last line without a newline was cut off */
          continue;
        }
      end = memchr (from, '\n', reader->n - reader->at);
      length = end != NULL ? (gsize) (end - from) : reader->n - reader->at;
      reader->cut = reader->cut || length > room;
      g_string_append_len (reader->line, from, (gssize) MIN (length, room));
      reader->at += length + (end != NULL ? 1 : 0);
      if (end != NULL)
        return READ_LINE;
    }
}

/* What follows the word and a blank in the line, maybe nothing; NULL if it begins with another word. */
static const char *
after (const Reader *reader, const char *word)
{
  gsize length = strlen (word);

  if (strncmp (reader->line->str, word, length) != 0)
    return NULL;
  if (reader->line->str[length] == '\0')
    return reader->line->str + length; /* an editor has cut the blank at the end */
  return reader->line->str[length] == ' ' ? reader->line->str + length + 1 : NULL;
}

/* What a line may hold; its length is checked where it is known how long it may be. */
static gboolean
line_ok (const Reader *reader)
{
  const char *text = reader->line->str;
  gsize half = MIN (reader->line->len, 1024), first = half;

  /* library_text_ok () takes less than a line with its word: it is asked about two parts, cut between letters. */
  while (first > 0 && ((guchar) text[first] & 0xc0) == 0x80)
    first--;
  return !reader->cut && library_text_ok (text, first) && library_text_ok (text + first, reader->line->len - first);
}

/* ---- a game of the text ---- */

typedef struct
{
  LibraryGame game;
  gint64 created; /* microseconds, as game.stamp */
  GPtrArray *setup, *entries;
  GArray *times; /* LibraryTime, of each entry */
  char *why;     /* why it cannot be kept; NULL: it can */
} Arrival;

static void
arrival_free (gpointer data)
{
  Arrival *arrival = data;

  g_free (arrival->game.game);
  g_free (arrival->game.title);
  g_free (arrival->game.players);
  g_free (arrival->game.summary);
  g_ptr_array_unref (arrival->setup);
  g_ptr_array_unref (arrival->entries);
  g_array_unref (arrival->times);
  g_free (arrival->why);
  g_free (arrival);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Arrival, arrival_free)

static Arrival *
arrival_new (void)
{
  Arrival *arrival = g_new0 (Arrival, 1);

  arrival->setup = g_ptr_array_new_with_free_func (g_free);
  arrival->entries = g_ptr_array_new_with_free_func (g_free);
  arrival->times = g_array_new (FALSE, FALSE, sizeof (LibraryTime));
  arrival->game.game = g_strdup ("");
  arrival->game.title = g_strdup ("");
  arrival->game.players = g_strdup ("");
  arrival->game.summary = g_strdup ("");
  return arrival;
}

static void
blame (Arrival *arrival, const Reader *reader, const char *why)
{
  if (arrival->why == NULL)
    arrival->why = g_strdup_printf (_ ("line %u: %s"), reader->number, why);
}

/* The first second of the year 9999, in microseconds: a greater time might have no date in some time zone. */
#define STAMP_MAX (G_GINT64_CONSTANT (253370764800) * G_USEC_PER_SEC)

static gboolean
read_stamp (const char **text, gint64 *stamp)
{
  char *end;

  if (!g_ascii_isdigit (**text))
    return FALSE;
  *stamp = g_ascii_strtoll (*text, &end, 10); /* a number that is too large becomes the largest one */
  if (*stamp > STAMP_MAX || *end != ' ')
    return FALSE;
  *text = end + 1;
  return TRUE;
}

static void
read_head (Arrival *arrival, const Reader *reader)
{
  const char *text = after (reader, "game");

  if (!line_ok (reader) || !read_stamp (&text, &arrival->created) || !read_stamp (&text, &arrival->game.stamp)
      || !(g_str_equal (text, "finished") || g_str_equal (text, "playing")))
    blame (arrival, reader, _ ("this does not tell when the game was begun and changed, and if it is finished"));
  arrival->game.created = LIBRARY_SECONDS (arrival->created);
  arrival->game.changed = LIBRARY_SECONDS (arrival->game.stamp);
  arrival->game.finished = g_strcmp0 (text, "finished") == 0;
}

static void
read_text (Arrival *arrival, const Reader *reader, const char *text, gsize most, char **place)
{
  if (strlen (text) > most)
    blame (arrival, reader, _ ("a text is too long"));
  else
    {
      g_free (*place);
      *place = g_strdup (text);
    }
}

static void
read_kept (Arrival *arrival, const Reader *reader, const char *text, guint most, GPtrArray *lines)
{
  if (strlen (text) > LIBRARY_LINE_MAX)
    blame (arrival, reader, _ ("a text is too long"));
  else if (lines->len == most)
    blame (arrival, reader, _ ("there are too many lines"));
  else
    g_ptr_array_add (lines, g_strdup (text));
}

/* The time of the last entry. */
static void
read_time (Arrival *arrival, const Reader *reader, const char *text)
{
  gint64 at, thought = -1;

  if (arrival->times->len == 0 || !read_stamp (&text, &at)
      || !(g_str_equal (text, "-1") || g_ascii_string_to_signed (text, 10, 0, G_MAXINT32, &thought, NULL)))
    blame (arrival, reader, _ ("this does not tell when the entry was made"));
  else
    g_array_index (arrival->times, LibraryTime, arrival->times->len - 1) = (LibraryTime){ at, (gint32) thought };
}

static void
read_part (Arrival *arrival, const Reader *reader)
{
  const LibraryTime unknown = LIBRARY_TIME_UNKNOWN;
  const char *text;

  if (arrival->why != NULL)
    return;
  if (reader->cut)
    blame (arrival, reader, _ ("a text is too long"));
  else if (!line_ok (reader))
    blame (arrival, reader, _ ("a text has characters that cannot be kept"));
  else if ((text = after (reader, "kind")) != NULL)
    read_text (arrival, reader, text, LIBRARY_WORD_MAX, &arrival->game.game);
  else if ((text = after (reader, "title")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.title);
  else if ((text = after (reader, "players")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.players);
  else if ((text = after (reader, "summary")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.summary);
  else if ((text = after (reader, "setup")) != NULL)
    read_kept (arrival, reader, text, LIBRARY_SETUP_LINES_MAX, arrival->setup);
  else if ((text = after (reader, "entry")) != NULL)
    {
      read_kept (arrival, reader, text, LIBRARY_ENTRIES_MAX, arrival->entries);
      g_array_append_val (arrival->times, unknown);
    }
  else if ((text = after (reader, "time")) != NULL)
    read_time (arrival, reader, text);
  else
    blame (arrival, reader, _ ("this is not a line of a game"));
}

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
  GPtrArray *waiting;  /* Arrival: read, and not yet on disk */
  gint64 from;         /* how much of the text was read when the first of them came */
  LibraryPhotoArrival photo;
} Import;

static gint64 *
stamp_key (gint64 stamp)
{
  gint64 *key = g_new (gint64, 1);

  *key = stamp;
  return key;
}

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
digest_of (gint64 created, const char *const *setup, const char *const *entries)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *begun = g_strdup_printf ("%lld\n", (long long) created);

  g_checksum_update (sum, (const guchar *) begun, -1);
  for (guint part = 0; part < 2; part++)
    {
      const char *const *lines = part == 0 ? setup : entries;

      for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
        {
          g_checksum_update (sum, (const guchar *) lines[i], -1);
          g_checksum_update (sum, (const guchar *) "\n", 1);
        }
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
data_version (Library *library, gint64 *version, GError **error)
{
  g_autoptr (sqlite3_stmt) row = library_query (library, LIBRARY_ERROR_OPEN, error, "PRAGMA data_version", "");

  *version = 0;
  if (row == NULL)
    return FALSE;
  if (sqlite3_step (row) != SQLITE_ROW)
    return library_failed (library, LIBRARY_ERROR_OPEN, error);
  *version = sqlite3_column_int64 (row, 0);
  return TRUE;
}

/* Notes when each game was begun; must be called inside a transaction. */
static gboolean
look_around (Import *import, GError **error)
{
  g_autoptr (sqlite3_stmt) row = NULL;
  gint64 version;
  int said;

  if (!data_version (import->library, &version, error))
    return FALSE;
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
      note (import->begun, stamp_key (sqlite3_column_int64 (row, 1)), sqlite3_column_int64 (row, 0), G_MAXUINT);
      import->n++;
    }
  return said == SQLITE_DONE || library_failed (import->library, LIBRARY_ERROR_OPEN, error);
}

static void
note_game (Import *import, gint64 id, gint64 created, const char *const *setup, const char *const *entries)
{
  g_autofree gint64 *key = g_new (gint64, 1);

  *key = id;
  note (import->setups, digest_of (created, setup, NULL), id, LOOKED_AT);
  g_hash_table_replace (import->digests, digest_of (created, setup, entries), g_steal_pointer (&key));
}

/* The lines of a game inside the transaction; FALSE if it cannot be read, and then nothing is like it. */
static gboolean
load_game (Library *library, gint64 id, char ***setup, char ***entries)
{
  g_autoptr (GStrvBuilder) first = g_strv_builder_new (), later = g_strv_builder_new ();
  g_autoptr (sqlite3_stmt) row = library_query (library, LIBRARY_ERROR_OPEN, NULL,
                                                "SELECT id, text FROM line WHERE id BETWEEN ? AND ? ORDER BY id", "ii",
                                                LIBRARY_KEY (id, 0), LIBRARY_KEY_LAST (id));
  int said = SQLITE_ERROR;

  while (row != NULL && (said = sqlite3_step (row)) == SQLITE_ROW)
    {
      g_autofree char *text = library_column_text (row, 1);

      if (text == NULL)
        return FALSE;
      g_strv_builder_add (sqlite3_column_int64 (row, 0) >= LIBRARY_KEY (id, LIBRARY_FIRST_ENTRY) ? later : first, text);
    }
  *setup = g_strv_builder_end (first);
  *entries = g_strv_builder_end (later);
  return said == SQLITE_DONE;
}

/* Computes the digests of the games that were begun in this moment. */
static void
meet_those_begun (Import *import, gint64 created)
{
  GArray *ids = g_hash_table_lookup (import->begun, &created);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_auto (GStrv) setup = NULL, entries = NULL;

      if (load_game (import->library, id, &setup, &entries))
        note_game (import, id, created, (const char *const *) setup, (const char *const *) entries);
    }
  if (ids != NULL)
    g_hash_table_remove (import->begun, &created);
}

/* ---- taking ---- */

/* How the game is related to one that is here with the same beginning. */
static LibraryTake
compare_with_those_here (Import *import, const Arrival *arrival, guint *n)
{
  g_autofree char *beginning = digest_of (arrival->created, (const char *const *) arrival->setup->pdata, NULL);
  const GArray *ids = g_hash_table_lookup (import->setups, beginning);

  if (ids == NULL)
    return LIBRARY_TAKEN;
  for (guint i = 0; i < ids->len; i++)
    {
      g_auto (GStrv) setup = NULL, entries = NULL;
      guint same = 0, length = arrival->entries->len - 1; /* without the NULL */

      if (!load_game (import->library, g_array_index (ids, gint64, i), &setup, &entries))
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
put (Import *import, Arrival *arrival, GError **error)
{
  const LibraryGame *game = &arrival->game;
  const LibraryFace face = { game->game, game->title, game->players, game->summary, game->finished };
  const char *const *setup = (const char *const *) arrival->setup->pdata;
  const char *const *entries = (const char *const *) arrival->entries->pdata;
  gint64 id;

  if (!library_put_game (import->library, &face, arrival->created, game->stamp, setup, entries,
                         (const LibraryTime *) arrival->times->data, &id, error))
    return FALSE;
  arrival->game.id = id;
  import->n++;
  note_game (import, id, arrival->created, setup, entries);
  return TRUE;
}

static gboolean
take_one (Import *import, Arrival *arrival, LibraryTold *told, GError **error)
{
  g_autofree char *digest = NULL;

  *told = (LibraryTold){ LIBRARY_UNFIT, &arrival->game, 0, arrival->why };
  if (arrival->why != NULL)
    return TRUE;
  meet_those_begun (import, arrival->created);
  digest = digest_of (arrival->created, (const char *const *) arrival->setup->pdata,
                      (const char *const *) arrival->entries->pdata);
  if (g_hash_table_contains (import->digests, digest))
    told->take = LIBRARY_IS_HERE;
  else
    told->take = compare_with_those_here (import, arrival, &told->n);
  if (told->take != LIBRARY_TAKEN && told->take != LIBRARY_TAKEN_ALSO)
    return TRUE;
  if (import->n >= LIBRARY_GAMES_MAX)
    {
      told->take = LIBRARY_UNFIT;
      told->why = _ ("there are too many games in the library");
      return TRUE;
    }
  return put (import, arrival, error);
}

/* Stores the games that wait, in one transaction, and then tells of them. */
static gboolean
store (Import *import, const Reader *reader, GError **error)
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

static void
finish_arrival (Import *import, Arrival *arrival)
{
  if (arrival->why == NULL && arrival->setup->len == 0)
    arrival->why = g_strdup (_ ("it has no setup"));
  arrival->game.n_entries = arrival->entries->len;
  g_ptr_array_add (arrival->setup, NULL);
  g_ptr_array_add (arrival->entries, NULL);
  g_ptr_array_add (import->waiting, arrival);
}

static gboolean
take_player (Import *import, const Reader *reader, GError **error)
{
  const char *text = after (reader, "player");
  gint64 colour, last_played, n_games;
  LibraryPlayer player;

  /* A remembered player that cannot be read is not worth a sentence: the games have the names. */
  if (!line_ok (reader) || !read_stamp (&text, &colour) || !read_stamp (&text, &last_played)
      || !read_stamp (&text, &n_games) || *text == '\0' || strlen (text) != strcspn (text, "\t")
      || strlen (text) > LIBRARY_FACE_MAX)
    return TRUE;
  player = (LibraryPlayer){ (char *) text, (guint) MIN (colour, G_MAXUINT8), last_played,
                            (guint) MIN (n_games, 1000000) };
  if (!library_begin (import->library, error))
    return FALSE;
  return library_end (import->library, library_take_player (import->library, &player, error), error);
}

/* A photo begins: all games before it must be here, so that it is known who names it. */
static gboolean
begin_photo (Import *import, const Reader *reader, GError **error)
{
  if ((import->waiting->len > 0 && !store (import, reader, error))
      || !library_photo_arrival_end (&import->photo, import->tell, import->data, error))
    return FALSE;
  library_photo_arrival_begin (&import->photo, after (reader, "photo"));
  return TRUE;
}

static gboolean
finish_all (Import *import, const Reader *reader, guint n_games, GError **error)
{
  return store (import, reader, error) && library_photo_arrival_end (&import->photo, import->tell, import->data, error)
         && (g_ascii_strtoull (after (reader, "end"), NULL, 10) == n_games
             || refuse_text (error, _ ("games are missing in the file; those in it were looked at")));
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
read_all (Import *import, Reader *reader, GError **error)
{
  g_autoptr (Arrival) arrival = NULL;
  guint n_games = 0, n_players = 0, n_photos = 0;
  Read read;

  if (next_line (reader, error) == READ_FAILED)
    return FALSE;
  if (!g_str_has_prefix (reader->line->str, LIBRARY_EXPORT_HEAD))
    return refuse_text (error, _ ("this is not a file with the games of a library"));
  if (!is_known (reader->line->str))
    return refuse_text (error, _ ("the file was written by a newer version of this program"));

  while ((read = next_line (reader, error)) == READ_LINE)
    {
      gboolean end = after (reader, "end") != NULL, head = after (reader, "game") != NULL;
      gboolean photo = after (reader, "photo") != NULL;

      if (arrival != NULL && (end || head || photo))
        finish_arrival (import, g_steal_pointer (&arrival));
      if ((import->waiting->len >= BATCH || reader->total - import->from > BATCH_BYTES)
          && !store (import, reader, error))
        return FALSE;
      if (end)
        return finish_all (import, reader, n_games, error);
      if (head && n_games++ == LIBRARY_GAMES_MAX)
        return refuse_text (error, _ ("the file has too many games"));
      if (photo && n_photos++ == LIBRARY_PHOTOS_MAX)
        return refuse_text (error, _ ("the file has too many photos"));
      if (photo && !begin_photo (import, reader, error))
        return FALSE;
      if (head)
        read_head (arrival = arrival_new (), reader);
      else if (arrival != NULL)
        read_part (arrival, reader);
      else if (import->photo.open && after (reader, "data") != NULL)
        library_photo_arrival_add (&import->photo, after (reader, "data"));
      else if (after (reader, "player") != NULL && n_players++ < LIBRARY_PLAYERS_MAX
               && !take_player (import, reader, error))
        return FALSE;
    }
  if (read == READ_FAILED || !store (import, reader, error))
    return FALSE;
  return refuse_text (error, _ ("the end of the file is missing; the games in it were looked at"));
}

gboolean
library_import (Library *library, GInputStream *in, LibraryTell tell, gpointer data, GCancellable *cancellable,
                GError **error)
{
  Import import = { .library = library, .tell = tell, .data = data, .photo = { .library = library } };
  g_autofree Reader *reader = g_new0 (Reader, 1);
  gboolean done;

  g_return_val_if_fail (library != NULL && in != NULL && tell != NULL, FALSE);

  reader->in = in;
  reader->cancellable = cancellable;
  reader->line = g_string_new (NULL);
  import.digests = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  import.setups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  import.waiting = g_ptr_array_new_with_free_func (arrival_free);
  done = read_all (&import, reader, error);
  g_string_free (reader->line, TRUE);
  g_clear_pointer (&import.begun, g_hash_table_unref);
  g_hash_table_unref (import.digests);
  g_hash_table_unref (import.setups);
  g_ptr_array_unref (import.waiting);
  library_photo_arrival_clear (&import.photo);
  return done;
}
