/* test-export.c - all games as one text, and back: nothing is lost, nothing is overwritten, each game is taken once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "library/library-private.h"
#include "shelf.h"

#define RUNS 300 /* altered texts */

static gboolean
is_wanted (gint64 id, gpointer unwanted)
{
  return id != *(const gint64 *) unwanted;
}

typedef struct
{
  guint takes[LIBRARY_UNFIT + 1];
  guint n_later; /* of the last game that is longer here */
  char *why;     /* of the last game that was unfit */
  char *title;   /* of the last game */
} Takes;

static void
takes_clear (Takes *takes)
{
  g_free (takes->why);
  g_free (takes->title);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Takes, takes_clear)

static void
on_told (const LibraryTold *told, gpointer data)
{
  Takes *takes = data;

  g_assert_cmpint (told->take, <=, LIBRARY_UNFIT);
  takes->takes[told->take]++;
  g_free (takes->title);
  takes->title = g_strdup (told->game->title);
  if (told->take == LIBRARY_IS_LONGER)
    takes->n_later = told->n;
  if (told->take == LIBRARY_TAKEN || told->take == LIBRARY_TAKEN_ALSO)
    g_assert_cmpint (told->game->id, >, 0);
  else
    g_assert_cmpint (told->game->id, ==, 0);
  if (told->take == LIBRARY_UNFIT)
    {
      g_assert_nonnull (told->why);
      g_free (takes->why);
      takes->why = g_strdup (told->why);
    }
}

static gboolean
import_bytes (Library *library, const char *text, gsize length, Takes *takes, GError **error)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (text, (gssize) length, NULL);

  return library_import (library, in, on_told, takes, NULL, error);
}

/* Imports a text that must be whole. */
static void
import (Library *library, const char *text, Takes *takes)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (import_bytes (library, text, strlen (text), takes, &error));
  g_assert_no_error (error);
}

static void
import_fails (Library *library, const char *text, Takes *takes, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (import_bytes (library, text, strlen (text), takes, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_TEXT);
  g_assert_cmpstr (error->message, ==, sentence);
}

static gint64
add (Library *library, const LibraryFace *face, const char *setup, const char *entries)
{
  static const char *const players[] = { "Zoë\t3", "Ben B\t8", NULL };
  g_auto (GStrv) lines = g_strsplit (entries, "|", -1);
  g_autoptr (GError) error = NULL;
  gint64 id = library_add (library, face, setup, (const char *const *) lines, players, &error);

  g_assert_no_error (error);
  return id;
}

/* A library with everything that a game can have. */
static void
fill (Library *library)
{
  static const LibraryFace odd = {
    .game = "catan", .title = " =A1+\"x\"; ünïcode \u202e", .summary = "Zoë 3, Ben B 8", .finished = TRUE
  };
  static const LibraryFace bare = { .game = "" };

  shelf_add (library, 3);
  shelf_add (library, 3); /* the same game again, begun later */
  shelf_add (library, 0);
  add (library, &odd, "game catan\nplayer Zoë red\n  \nplayer \"Ben B\" pink\n", "|end|  two  words |a\ttab|game 1 2|");
  add (library, &bare, "", "? lost 3|kind carcassonne");
}

static gint64
first_with_title (Library *library, const char *title)
{
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);

  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (((const LibraryGame *) games->pdata[i])->title, title))
      return ((const LibraryGame *) games->pdata[i])->id;
  return 0;
}

/* ---- tests ---- */

/* A game without a setup is one that salvage could not mend; it is not taken, and the person is told. */
static void
test_there_and_back (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf), other = library_open_memory (NULL);
  g_autofree char *text = NULL;
  g_auto (Takes) takes = { 0 }, second = { 0 };

  fill (library);
  library_remove (library, first_with_title (library, ""), NULL);
  text = shelf_export (library);
  import (other, text, &takes);
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 4);
  shelf_exports (other, text);

  /* Nothing is taken a second time. */
  import (other, text, &second);
  g_assert_cmpuint (second.takes[LIBRARY_IS_HERE], ==, 4);
  g_assert_cmpuint (second.takes[LIBRARY_TAKEN], ==, 0);
  shelf_exports (other, text);
}

static void
test_empty (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autofree char *text = shelf_export (library);
  g_auto (Takes) takes = { 0 };

  g_assert_cmpstr (text, ==, "Arbitress library 1\nend 0\n");
  import (library, text, &takes);
  g_assert_null (takes.title);
}

/* Games go on in both places: nothing is overwritten. */
static void
test_gone_on (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf), other = library_open_memory (NULL);
  gint64 id = shelf_add (library, 2), theirs;
  g_autofree char *before = shelf_export (library), *after = NULL, *both = NULL;
  g_auto (Takes) first = { 0 }, longer = { 0 }, also = { 0 }, same = { 0 };

  import (other, before, &first);
  theirs = first_with_title (other, "Evening");
  shelf_write (library, id, 2, "more|and more");
  after = shelf_export (library);

  /* The backup is older than the game. */
  import (library, before, &longer);
  g_assert_cmpuint (longer.takes[LIBRARY_IS_LONGER], ==, 1);
  g_assert_cmpuint (longer.n_later, ==, 2);

  /* The other computer has an earlier state: the longer one comes beside it, and only once. */
  import (other, after, &also);
  g_assert_cmpuint (also.takes[LIBRARY_TAKEN_ALSO], ==, 1);
  shelf_entries_are (other, theirs, "entry 0|entry 1");
  both = shelf_export (other);
  import (other, after, &same);
  g_assert_cmpuint (same.takes[LIBRARY_IS_HERE], ==, 1);
  shelf_exports (other, both);
}

/* Players are remembered behind those who are known; who is known stays as he is. */
static void
test_players (Shelf *shelf, gconstpointer data)
{
  static const LibraryFace face = { .game = "x" };
  static const char *const known[] = { "BEN B\t1", NULL };
  g_autoptr (Library) library = shelf_open (shelf), other = library_open_memory (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_auto (Takes) takes = { 0 };
  const LibraryPlayer *player;

  fill (library);
  text = shelf_export (library);
  g_assert_cmpint (library_add (other, &face, "a\n", NULL, known, NULL), >, 0);
  import (other, text, &takes);
  players = library_players (other, NULL);
  g_assert_cmpuint (players->len, ==, 4);
  player = players->pdata[0];
  g_assert_cmpstr (player->name, ==, "BEN B");
  g_assert_cmpuint (player->colour, ==, 1);
  player = players->pdata[1];
  g_assert_cmpstr (player->name, ==, "Zoë");
  g_assert_cmpuint (player->n_games, ==, 2);
  player = players->pdata[3];
  g_assert_cmpstr (player->name, ==, "Ben");
}

static void
test_wanted (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  LibraryExported told;
  gint64 hidden = shelf_add (library, 1);

  shelf_add (library, 2);
  g_assert_true (library_export (library, out, is_wanted, &hidden, &told, NULL));
  g_assert_cmpuint (told.games, ==, 1);
  g_assert_cmpuint (told.unread, ==, 0);
}

/* A game that cannot be read keeps no other out of the file. */
static void
test_damaged_game (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = NULL;
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  LibraryExported told;

  shelf_fill (shelf, 3, 4);
  shelf_sql (shelf, "UPDATE line SET text = 'altered' WHERE text = 'entry 3' AND id < 2 << 20");
  library = shelf_open (shelf);
  g_assert_true (library_export (library, out, NULL, NULL, &told, NULL));
  g_assert_cmpuint (told.games, ==, 2);
  g_assert_cmpuint (told.unread, ==, 1);
}

/* A game here that cannot be read stops no import, also not one of many games. */
static void
test_damaged_game_here (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GString) many = NULL;
  g_auto (Takes) takes = { 0 };

  shelf_fill (shelf, 3, 4);
  library = shelf_open (shelf);
  text = shelf_export (library);
  g_clear_pointer (&library, library_close);
  shelf_sql (shelf, "UPDATE line SET text = 'altered' WHERE text = 'entry 3' AND id < 2 << 20");
  many = g_string_new (text);
  g_string_truncate (many, many->len - strlen ("end 3\n"));
  for (guint i = 0; i < 500; i++)
    g_string_append_printf (many, "game %u 9000 finished\nkind x\ntitle T\nsetup a\nentry b\n", 7000 + i);
  g_string_append (many, "end 503\n");
  library = shelf_open (shelf);
  import (library, many->str, &takes);
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN] + takes.takes[LIBRARY_TAKEN_ALSO], ==, 501);
}

#define HEAD "Arbitress library 1\n"
#define GAME "game 5 6 finished\nkind x\ntitle T\nsetup a\nentry b\n"

static void
test_import_refused (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_auto (Takes) takes = { 0 };

  import_fails (library, "", &takes, "this is not a file with the games of a library");
  import_fails (library, "Arbitress record 1\ngame carcassonne\n", &takes,
                "this is not a file with the games of a library");
  import_fails (library, "Arbitress library 4\nend 0\n", &takes,
                "the file was written by a newer version of this program");
  g_assert_null (takes.title);
  import_fails (library, HEAD GAME "game 7 8 playing\nsetup a\nentry c", &takes,
                "the end of the file is missing; the games in it were looked at");
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 1);
  import_fails (library, HEAD "game 7 8 playing\nsetup a\nend 2\n", &takes,
                "games are missing in the file; those in it were looked at");
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 2);
}

/* A game that does not fit is told with its reason, and the next one is taken. */
static void
test_import_unfit (Shelf *shelf, gconstpointer data)
{
  g_autofree char *long_line = g_strnfill (LIBRARY_LINE_MAX + 1, 'x');
  g_autofree char *endless = g_strnfill (300000, 'x');
  g_autofree char *long_setup = g_strdup_printf ("game 5 6 finished\nsetup %s\n", long_line);
  g_autofree char *long_entry = g_strdup_printf ("game 5 6 finished\nsetup a\nentry %s\n", endless);
  g_autofree char *long_title = g_strdup_printf ("game 5 6 finished\ntitle %.1001s\nsetup a\n", long_line);
  g_autofree char *long_kind = g_strdup_printf ("game 5 6 finished\nkind %.65s\nsetup a\n", long_line);
  g_autoptr (GString) many = g_string_new ("game 5 6 finished\n");
  const struct
  {
    const char *game, *why;
  } cases[] = {
    { "game 5 6 finished\n", "it has no setup" },
    { "game 5 finished\nsetup a\n",
      "line 2: this does not tell when the game was begun and changed, and if it is finished" },
    { "game -5 6 finished\nsetup a\n",
      "line 2: this does not tell when the game was begun and changed, and if it is finished" },
    { "game 5 99999999999999999999 finished\nsetup a\n",
      "line 2: this does not tell when the game was begun and changed, and if it is finished" },
    { "game 253402300800000000 6 finished\nsetup a\n", /* the year 10000 */
      "line 2: this does not tell when the game was begun and changed, and if it is finished" },
    { "game 5 6 won\nsetup a\n",
      "line 2: this does not tell when the game was begun and changed, and if it is finished" },
    { "game 5 6 finished\nsetup a\nwhat b\n", "line 4: this is not a line of a game" },
    { "game 5 6 finished\nsetup a\nentry \x01\n", "line 4: a text has characters that cannot be kept" },
    { "game 5 6 finished\nsetup a\nentry \xff\n", "line 4: a text has characters that cannot be kept" },
    { "game 5 6 finished\nsetup a\rb\n", "line 3: a text has characters that cannot be kept" },
    { long_setup, "line 3: a text is too long" },
    { long_entry, "line 4: a text is too long" },
    { long_title, "line 3: a text is too long" },
    { long_kind, "line 3: a text is too long" },
    { many->str, "line 1003: there are too many lines" },
  };

  for (guint i = 0; i <= LIBRARY_SETUP_LINES_MAX; i++)
    g_string_append (many, "setup a\n");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Library) library = library_open_memory (NULL);
      const char *bad = i + 1 == G_N_ELEMENTS (cases) ? many->str : cases[i].game;
      g_autofree char *text = g_strconcat (HEAD, bad, GAME, "end 2\n", NULL);
      g_auto (Takes) takes = { 0 };

      import (library, text, &takes);
      g_assert_cmpstr (takes.why, ==, cases[i].why);
      g_assert_cmpuint (takes.takes[LIBRARY_UNFIT], ==, 1);
      g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 1);
    }
}

/* An editor may cut blanks at the ends of lines. */
static void
test_import_cut_blanks (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = library_open_memory (NULL);
  g_autofree char *text = NULL;
  g_auto (Takes) takes = { 0 };

  import (library, HEAD "game 5 6 playing\nkind\ntitle\nplayers\nsummary\nsetup\nentry\nend 1\n", &takes);
  text = shelf_export (library);
  g_assert_cmpstr (text, ==, HEAD "game 5 6 playing\nkind \ntitle \nplayers \nsummary \nsetup \nentry \nend 1\n");
}

/* Another system may end lines in another way. */
static void
test_import_other_ends (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = library_open_memory (NULL);
  g_autofree char *text = NULL;
  g_auto (Takes) takes = { 0 };

  import (library,
          "Arbitress library 1\r\ngame 5 6 playing\r\nkind \r\ntitle \r\nplayers \r\nsummary \r\nsetup a\r\n"
          "entry b\r\nend 1\r\n",
          &takes);
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 1);
  text = shelf_export (library);
  g_assert_cmpstr (text, ==, HEAD "game 5 6 playing\nkind \ntitle \nplayers \nsummary \nsetup a\nentry b\nend 1\n");
}

/* Ten thousand states of one game: each is compared by its digest, not with each other. */
static void
test_import_many_alike (Shelf *shelf, gconstpointer data)
{
  const guint n = 10000;
  g_autoptr (Library) library = library_open_memory (NULL);
  g_autoptr (GString) text = g_string_new (HEAD);
  g_auto (Takes) takes = { 0 }, again = { 0 };

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "game 5 6 playing\nsetup a\nentry %u\n", i);
  g_string_append_printf (text, "end %u\n", n);
  import (library, text->str, &takes);
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN], ==, 1);
  g_assert_cmpuint (takes.takes[LIBRARY_TAKEN_ALSO], ==, n - 1);
  import (library, text->str, &again);
  g_assert_cmpuint (again.takes[LIBRARY_IS_HERE], ==, n);
}

static void
test_import_read_only (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (HEAD GAME "end 1\n", -1, NULL);
  g_autoptr (GError) error = NULL, stopped = NULL;
  g_auto (Takes) takes = { 0 };

  g_cancellable_cancel (cancelled);
  g_assert_false (library_import (library, in, on_told, &takes, cancelled, &stopped));
  g_assert_error (stopped, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  library_set_damaged (library);
  g_assert_false (import_bytes (library, HEAD GAME "end 1\n", strlen (HEAD GAME "end 1\n"), &takes, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  g_assert_null (takes.title);
}

/* Whatever the text is, the games that are here stay, each game of the text is told, and the library stays sound. */
static void
test_import_altered (Shelf *shelf, gconstpointer data)
{
  static const char *const pieces[] = {
    "game ", "end ", "\n", "setup ", "entry x\n", "9223372036854775807", "\x80", ""
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int_range (0, G_MAXINT32));
  g_autoptr (Library) source = library_open_memory (NULL);
  g_autofree char *text = NULL;

  fill (source);
  text = shelf_export (source);
  for (guint run = 0; run < RUNS; run++)
    {
      g_autoptr (Library) library = library_open_memory (NULL);
      g_autoptr (GString) altered = g_string_new (text);
      g_autoptr (GError) error = NULL;
      g_autofree char *mine = NULL, *after = NULL;
      g_auto (Takes) takes = { 0 }, back = { 0 };
      gint64 id = shelf_add (library, 2);

      mine = shelf_entries (library, id);
      for (int n = g_rand_int_range (rand, 1, 6); n > 0; n--)
        {
          gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) altered->len), most = altered->len - at;

          if (g_rand_boolean (rand))
            g_string_erase (altered, (gssize) at, g_rand_int_range (rand, 0, (gint32) MIN (most, 80) + 1));
          g_string_insert (altered, (gssize) MIN (at, altered->len),
                           pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
        }
      if (!import_bytes (library, altered->str, altered->len, &takes, &error))
        g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_TEXT);
      shelf_entries_are (library, id, mine);

      /* What came in can go out and come in again. */
      after = shelf_export (library);
      import (library, after, &back);
      g_assert_cmpuint (back.takes[LIBRARY_TAKEN] + back.takes[LIBRARY_TAKEN_ALSO] + back.takes[LIBRARY_UNFIT], ==, 0);
    }
}

SHELF_MAIN ("/export", there_and_back, empty, gone_on, players, wanted, damaged_game, damaged_game_here, import_refused,
            import_unfit, import_cut_blanks, import_other_ends, import_many_alike, import_read_only, import_altered)
