/* library-since.c - what was changed since the last copy, as text beside the library; see library-copies.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each change is a block in the words of library-export.c, with three words more:
 *
 *     game 1763900000000000 1763990000000000 playing
 *     is 12 7 40                             the game's id, its revision, and how many entries stay before those below
 *     kind carcassonne ...                   title, players, summary; the setup only if the block is a whole game
 *     player 2 0 0 Anna                      who plays in a new game: colour and name
 *     entry place crfr 0,1 r2
 *     end 3735928559                         the seal of the block
 *
 *     gone 12                                a game was removed; or "forget Anna"
 *     end 1234567
 *
 * A block is on disk before its change is committed, so no change that was reported is missing here.  If the commit
 * fails, it is taken back.  The first block of a game that a connection writes is the whole game, so it needs no copy.
 * An empty line before each block keeps it apart from one that a crash has cut off.  Blocks can be read twice: they say
 * which revision they make.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library-file.h"
#include "library-private.h"

#define BYTES_MAX (16 * 1024 * 1024) /* then nothing more is noted until the next copy */
#define HOLD_MS 1000                 /* a process holds the notes for a few milliseconds, unless it was stopped */
#define SEATS_MAX 32

/* ---- writing ---- */

static void
end_block (Library *library, gsize from)
{
  const GString *text = library->since;

  g_string_append_printf (library->since, "end %u\n\n", library_seal (0, text->str + from, text->len - from));
}

static void
add_players (GString *text, const char *const *players)
{
  for (guint i = 0; players != NULL && players[i] != NULL && i < SEATS_MAX; i++)
    {
      const char *tab = strchr (players[i], '\t');
      const guint64 colour = tab != NULL ? g_ascii_strtoull (tab + 1, NULL, 10) : 0;
      const gsize length = tab != NULL ? (gsize) (tab - players[i]) : strlen (players[i]);

      if (library_text_ok (players[i], length))
        g_string_append_printf (text, "player %u 0 0 %.*s\n", (guint) MIN (colour, G_MAXUINT8), (int) length,
                                players[i]);
    }
}

/* Did this connection note the state before the change?  Else another one has changed the game, and it may have failed
 * to note that. */
static gboolean
is_noted (Library *library, gint64 id, guint64 before)
{
  const guint64 *revision = g_hash_table_lookup (library->noted, &id);

  return revision != NULL && *revision == before;
}

gboolean
library_since_game (Library *library, gint64 id, guint from, const char *const *players, GError **error)
{
  g_autoptr (LibraryGame) game = NULL;
  g_autoptr (GArray) times = NULL;
  g_auto (GStrv) entries = NULL;
  g_autofree char *setup = NULL;
  const gsize start = library->since->len;
  guint64 revision, before;

  if (library->alone)
    return TRUE;
  if ((game = library_get (library, id, error)) == NULL || (revision = library_revision (library, id, error)) == 0)
    return FALSE;
  before = from < LIBRARY_ENTRIES_MAX ? revision - 1 : revision;
  from = is_noted (library, id, before) ? MIN (from, game->n_entries) : 0;
  if ((times = library_times (library, id, from, error)) == NULL
      || (from == 0 ? !library_load (library, id, &setup, &entries, NULL, error)
                    : (entries = library_entries (library, id, from, game->n_entries, error)) == NULL))
    return FALSE;
  library_text_head (library->since, game, library_created (library, id));
  g_string_append_printf (library->since, "is %lld %llu %u\n", (long long) id, (unsigned long long) revision, from);
  add_players (library->since, players);
  if (setup != NULL)
    library_text_setup (library->since, setup);
  library_text_entries (library->since, entries, times);
  end_block (library, start);
  g_hash_table_insert (library->noted, g_memdup2 (&id, sizeof id), g_memdup2 (&revision, sizeof revision));
  return TRUE;
}

void
library_since_gone (Library *library, gint64 id)
{
  const gsize start = library->since->len;

  g_string_append_printf (library->since, "gone %lld\n", (long long) id);
  end_block (library, start);
}

void
library_since_forget (Library *library, const char *name)
{
  const gsize start = library->since->len;

  if (!library_text_ok (name, strlen (name)))
    return; /* nobody is remembered by such a name */
  g_string_append_printf (library->since, "forget %s\n", name);
  end_block (library, start);
}

char *
library_since_path (const char *path)
{
  return library_beside (path, ".since");
}

int
library_since_hold (const char *path)
{
  g_autofree char *name = library_since_path (path);
  const gint64 until = g_get_monotonic_time () + HOLD_MS * G_TIME_SPAN_MILLISECOND;
  const gboolean is_new = !g_file_test (name, G_FILE_TEST_EXISTS);
  const int file = g_open (name, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
  struct stat about;

  if (file < 0)
    return -1;
  while (flock (file, LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR))
    {
      if (g_get_monotonic_time () > until)
        return close (file), -1;
      g_usleep (500);
    }
  if (fstat (file, &about) != 0 || !S_ISREG (about.st_mode))
    return close (file), -1;
  if (is_new)
    library_sync_folder (path);
  return file;
}

void
library_since_write (Library *library)
{
  const GString *text = library->since;
  struct stat about;

  library->since_size = -1;
  library->since_file = text->len > 0 && !library->alone ? library_since_hold (library->path) : -1;
  if (library->since_file < 0 || fstat (library->since_file, &about) != 0
      || about.st_size + 1 + (goffset) text->len > BYTES_MAX)
    return;
  /* The empty line ends what a crash has cut off. */
  if (write (library->since_file, "\n", 1) == 1
      && write (library->since_file, text->str, text->len) == (gssize) text->len
      && fdatasync (library->since_file) == 0)
    library->since_size = about.st_size;
}

void
library_since_end (Library *library, gboolean done)
{
  /* What could not be noted is in the library.  The next change notes the whole game; so it does behind a new copy, if
   * that should be lost. */
  if (library->since->len > 0 && (!done || library->since_size <= 0))
    g_hash_table_remove_all (library->noted);
  if (!done && library->since_size >= 0 && ftruncate (library->since_file, library->since_size) == 0)
    fdatasync (library->since_file);
  if (library->since_file >= 0)
    close (library->since_file);
  library->since_file = -1;
  library->since_size = -1;
  library->changed = library->changed || (done && library->since->len > 0);
  g_string_truncate (library->since, 0);
}

/* ---- reading ---- */

static void
block_clear (LibrarySince *block)
{
  g_clear_pointer (&block->game, library_game_arrival_free);
  g_clear_pointer (&block->forgotten, g_free);
  g_clear_pointer (&block->players, g_ptr_array_unref);
  block->id = 0;
}

static gboolean
read_is (LibrarySince *block, const char *text)
{
  long long id, revision;

  if (sscanf (text, "%lld %lld %u", &id, &revision, &block->from) != 3 || id < 1 || id >= LIBRARY_ID_MAX || revision < 1
      || revision >= G_MAXINT64 || block->from > LIBRARY_ENTRIES_MAX)
    return FALSE;
  block->id = id;
  block->revision = revision;
  return TRUE;
}

static void
begin_block (LibrarySince *block, const LibraryReader *reader)
{
  const char *text;

  block_clear (block);
  if (library_reader_after (reader, "game") != NULL)
    {
      block->players = g_ptr_array_new_with_free_func (g_free);
      library_game_arrival_begin (block->game = library_game_arrival_new (), reader);
    }
  else if ((text = library_reader_after (reader, "gone")) != NULL)
    g_ascii_string_to_signed (text, 10, 1, LIBRARY_ID_MAX - 1, &block->id, NULL);
  else
    block->forgotten = g_strdup (library_reader_after (reader, "forget"));
}

/* A line of a game. */
static void
add_to_block (LibrarySince *block, const LibraryReader *reader)
{
  const char *text = library_reader_after (reader, "is");
  LibraryPlayer player;

  if (text != NULL && !read_is (block, text))
    block->id = 0;
  else if (text == NULL && library_reader_player (reader, &player) && block->players->len < SEATS_MAX)
    g_ptr_array_add (block->players, g_strdup_printf ("%s\t%u", player.name, player.colour));
  else if (text == NULL && library_reader_after (reader, "player") == NULL)
    library_game_arrival_add (block->game, reader);
}

static gboolean
is_sound (const LibrarySince *block, const GString *text, const char *seal)
{
  if (g_ascii_strtoull (seal, NULL, 10) != library_seal (0, text->str, text->len))
    return FALSE;
  return block->game != NULL ? block->id > 0 && block->game->why == NULL : block->id > 0 || block->forgotten != NULL;
}

const char *
library_since_load (const char *path, GString *text)
{
  g_autofree char *name = library_since_path (path);
  g_autoptr (GBytes) bytes = NULL;
  gboolean missing;
  const char *why = library_file_read (name, BYTES_MAX, &bytes, &missing);

  if (why == NULL)
    g_string_append_len (text, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
  return missing ? NULL : why;
}

void
library_since_read (const GString *text, LibrarySinceEach each, gpointer data)
{
  g_autofree LibraryReader *reader = g_new0 (LibraryReader, 1);
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (text->str, (gssize) text->len, NULL);
  g_autoptr (GString) line = g_string_new (NULL), sealed = g_string_new (NULL);
  LibrarySince block = { 0 };

  reader->in = in;
  reader->line = line;
  while (library_reader_next (reader, NULL) == LIBRARY_READ_LINE)
    {
      const char *end = library_reader_after (reader, "end");

      if (end != NULL && is_sound (&block, sealed, end))
        {
          if (block.game != NULL)
            {
              library_game_arrival_end (block.game);
              g_ptr_array_add (block.players, NULL);
            }
          each (&block, data);
        }
      if (end != NULL || library_reader_after (reader, "game") != NULL || library_reader_after (reader, "gone") != NULL
          || library_reader_after (reader, "forget") != NULL)
        {
          g_string_truncate (sealed, 0);
          begin_block (&block, reader);
        }
      else if (block.game != NULL)
        add_to_block (&block, reader);
      g_string_append_len (sealed, line->str, (gssize) line->len);
      g_string_append_c (sealed, '\n');
    }
  block_clear (&block);
}
