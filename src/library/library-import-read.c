/* library-import-read.c - reads the lines of a text that library_export () has written, and what they say of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text may come from anybody.  Only one line of it is in memory, and what is kept of a game is bounded.
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "library-private.h"

#define LINE_BYTES_MAX (LIBRARY_LINE_MAX + 64) /* with the word before it */

/* ---- lines ---- */

gboolean
library_refuse_text (GError **error, const char *why)
{
  g_set_error_literal (error, LIBRARY_ERROR, LIBRARY_ERROR_TEXT, why);
  return FALSE;
}

static LibraryRead
fill_block (LibraryReader *reader, GError **error)
{
  gssize n = g_cancellable_set_error_if_cancelled (reader->cancellable, error)
                 ? -1
                 : g_input_stream_read (reader->in, reader->block, sizeof reader->block, reader->cancellable, error);

  if (n < 0)
    return LIBRARY_READ_FAILED;
  reader->at = 0;
  reader->n = (gsize) n;
  reader->total += n;
  if (reader->total > LIBRARY_EXPORT_BYTES_MAX)
    {
      library_refuse_text (error, _ ("the file is too large"));
      return LIBRARY_READ_FAILED;
    }
  return n > 0 ? LIBRARY_READ_LINE : LIBRARY_READ_END;
}

LibraryRead
library_reader_next (LibraryReader *reader, GError **error)
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
          LibraryRead read = fill_block (reader, error);

          if (read != LIBRARY_READ_LINE)
            return read; /* a last line without a newline was cut off */
          continue;
        }
      end = memchr (from, '\n', reader->n - reader->at);
      length = end != NULL ? (gsize) (end - from) : reader->n - reader->at;
      reader->cut = reader->cut || length > room;
      g_string_append_len (reader->line, from, (gssize) MIN (length, room));
      reader->at += length + (end != NULL ? 1 : 0);
      if (end == NULL)
        continue;
      if (g_str_has_suffix (reader->line->str, "\r")) /* a mail or another system has changed the ends of the lines */
        g_string_truncate (reader->line, reader->line->len - 1);
      return LIBRARY_READ_LINE;
    }
}

const char *
library_reader_after (const LibraryReader *reader, const char *word)
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
line_ok (const LibraryReader *reader)
{
  const char *text = reader->line->str;
  gsize half = MIN (reader->line->len, 1024), first = half;

  /* library_text_ok () takes less than a line with its word: it is asked about two parts, cut between letters. */
  while (first > 0 && ((guchar) text[first] & 0xc0) == 0x80)
    first--;
  return !reader->cut && library_text_ok (text, first) && library_text_ok (text + first, reader->line->len - first);
}

/* ---- a game of the text ---- */

void
library_game_arrival_free (gpointer data)
{
  LibraryGameArrival *arrival = data;

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

LibraryGameArrival *
library_game_arrival_new (void)
{
  LibraryGameArrival *arrival = g_new0 (LibraryGameArrival, 1);

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
blame (LibraryGameArrival *arrival, const LibraryReader *reader, const char *why)
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

void
library_game_arrival_begin (LibraryGameArrival *arrival, const LibraryReader *reader)
{
  const char *text = library_reader_after (reader, "game");

  if (!line_ok (reader) || !read_stamp (&text, &arrival->created) || !read_stamp (&text, &arrival->game.stamp)
      || !(g_str_equal (text, "finished") || g_str_equal (text, "playing")))
    blame (arrival, reader, _ ("this does not tell when the game was begun and changed, and if it is finished"));
  arrival->game.created = LIBRARY_SECONDS (arrival->created);
  arrival->game.changed = LIBRARY_SECONDS (arrival->game.stamp);
  arrival->game.finished = g_strcmp0 (text, "finished") == 0;
}

static void
read_text (LibraryGameArrival *arrival, const LibraryReader *reader, const char *text, gsize most, char **place)
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
read_kept (LibraryGameArrival *arrival, const LibraryReader *reader, const char *text, guint most, GPtrArray *lines)
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
read_time (LibraryGameArrival *arrival, const LibraryReader *reader, const char *text)
{
  gint64 at, thought = -1;

  if (arrival->times->len == 0 || !read_stamp (&text, &at)
      || !(g_str_equal (text, "-1") || g_ascii_string_to_signed (text, 10, 0, G_MAXINT32, &thought, NULL)))
    blame (arrival, reader, _ ("this does not tell when the entry was made"));
  else
    g_array_index (arrival->times, LibraryTime, arrival->times->len - 1) = (LibraryTime){ at, (gint32) thought };
}

void
library_game_arrival_add (LibraryGameArrival *arrival, const LibraryReader *reader)
{
  const LibraryTime unknown = LIBRARY_TIME_UNKNOWN;
  const char *text;

  if (arrival->why != NULL)
    return;
  if (reader->cut)
    blame (arrival, reader, _ ("a text is too long"));
  else if (!line_ok (reader))
    blame (arrival, reader, _ ("a text has characters that cannot be kept"));
  else if ((text = library_reader_after (reader, "kind")) != NULL)
    read_text (arrival, reader, text, LIBRARY_WORD_MAX, &arrival->game.game);
  else if ((text = library_reader_after (reader, "title")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.title);
  else if ((text = library_reader_after (reader, "players")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.players);
  else if ((text = library_reader_after (reader, "summary")) != NULL)
    read_text (arrival, reader, text, LIBRARY_FACE_MAX, &arrival->game.summary);
  else if ((text = library_reader_after (reader, "setup")) != NULL)
    read_kept (arrival, reader, text, LIBRARY_SETUP_LINES_MAX, arrival->setup);
  else if ((text = library_reader_after (reader, "entry")) != NULL)
    {
      read_kept (arrival, reader, text, LIBRARY_ENTRIES_MAX, arrival->entries);
      g_array_append_val (arrival->times, unknown);
    }
  else if ((text = library_reader_after (reader, "time")) != NULL)
    read_time (arrival, reader, text);
  else
    blame (arrival, reader, _ ("this is not a line of a game"));
}

void
library_game_arrival_end (LibraryGameArrival *arrival)
{
  if (arrival->why == NULL && arrival->setup->len == 0)
    arrival->why = g_strdup (_ ("it has no setup"));
  arrival->game.n_entries = arrival->entries->len;
  g_ptr_array_add (arrival->setup, NULL);
  g_ptr_array_add (arrival->entries, NULL);
}

/* ---- a player of the text ---- */

gboolean
library_reader_player (const LibraryReader *reader, LibraryPlayer *player)
{
  const char *text = library_reader_after (reader, "player");
  gint64 colour, last_played, n_games;

  if (text == NULL || !line_ok (reader) || !read_stamp (&text, &colour) || !read_stamp (&text, &last_played)
      || !read_stamp (&text, &n_games) || *text == '\0' || strlen (text) != strcspn (text, "\t")
      || strlen (text) > LIBRARY_FACE_MAX)
    return FALSE;
  *player = (LibraryPlayer){ (char *) text, (guint) MIN (colour, G_MAXUINT8), last_played,
                             (guint) MIN (n_games, 1000000) };
  return TRUE;
}
