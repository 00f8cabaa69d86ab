/* cli-library.c - `arbitress-cli backup` and `arbitress-cli import`: all games in one file, and taken from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-library.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "art/art-export.h"
#include "cli-stream.h"
#include "evening/games-backup.h"
#include "evening/reason.h"
#include "evening/record-pack.h"

/* NULL: the error was printed.  Free with g_free (). */
static char *
find_library (const char *path, gboolean must_exist)
{
  g_autofree char *place = path != NULL ? g_strdup (path) : library_default_path ();
  if (!must_exist || g_file_test (place, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&place);
  cli_fail (_ ("there is no library %s"), place);
  return NULL;
}

ArbGames *
cli_games_open (const char *path, gboolean must_exist)
{
  g_autofree char *place = find_library (path, must_exist);
  if (place == NULL)
    return NULL;
  g_autoptr (ArbGames) games = arb_games_new (place);
  if (arb_games_trouble (games) != NULL)
    {
      cli_fail ("%s", arb_games_trouble (games)->message);
      return NULL;
    }
  return g_steal_pointer (&games);
}

/* The same for what only the library does. */
static Library *
open_library (const char *path, gboolean must_exist)
{
  g_autofree char *place = find_library (path, must_exist);
  g_autoptr (GError) error = NULL;
  if (place == NULL)
    return NULL;
  Library *library = library_open (place, &error);
  if (library == NULL)
    cli_fail ("%s", arb_reason (error));
  return library;
}

CliExit
cli_backup (int argc, char *argv[], const char *usage)
{
  g_autofree char *output = NULL, *path = NULL, *told_words = NULL;
  const GOptionEntry own[] = {
    CLI_OUTPUT_OPTION (output),
    CLI_LIBRARY_OPTION (path),
    { NULL },
  };
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  LibraryExported told;
  if (!cli_options (&argc, &argv, usage, own, 0, NULL))
    return CLI_UNREADABLE;
  g_autoptr (Library) library = open_library (path, TRUE);
  if (library == NULL)
    return CLI_UNREADABLE;
  if (!library_export (library, out, NULL, NULL, &told, &error) || !g_output_stream_close (out, NULL, &error))
    return cli_fail ("%s", arb_reason (error));
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  told_words = arb_exported_tell (&told);
  if (output == NULL || strcmp (output, "-") == 0)
    {
      g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      cli_put_data (text);
    }
  else if (!art_file_write (output, bytes, &error))
    return cli_fail ("%s", arb_reason (error));
  else
    g_print ("%s\n", told_words);
  if (told.unread + told.unread_photos == 0)
    return CLI_FINE;
  g_printerr ("arbitress-cli: %s\n", told_words);
  return CLI_REFUSED;
}

/* The library also keeps games that cannot be read.  So only a single record is read here. */
static CliExit
import_record (const char *place, const char *path, const GByteArray *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *unpacked = NULL;
  const char *text = (const char *) bytes->data;
  gsize length = bytes->len;
  int later;
  if (arb_is_packed (text, length))
    {
      text = unpacked = arb_record_unpack (text, length, &error);
      if (text == NULL)
        return cli_fail ("%s: %s", path, arb_reason (error));
      length = strlen (text);
    }
  g_autoptr (ArbGames) games = cli_games_open (place, FALSE);
  if (games == NULL)
    return CLI_UNREADABLE;
  g_autoptr (ArbSession) session = arb_games_import (games, text, length, &later, &error);
  if (session == NULL)
    return cli_fail ("%s: %s", path, arb_reason (error));
  if (later < 0)
    g_print ("%s\n", _ ("The game was taken."));
  else if (later == 0)
    g_print ("%s\n", _ ("The game is here already."));
  else
    g_print (ngettext ("The game is here already, with %d entry more.\n",
                       "The game is here already, with %d entries more.\n", later),
             later);
  return CLI_FINE;
}

/* Prints each sentence at once: a backup may have as many games as there are bytes for. */
static void
tell_taken (const LibraryTold *told, gpointer taking)
{
  GPtrArray *sentences = ((ArbTaking *) taking)->sentences;
  arb_taking_add (told, taking);
  g_print ("%s\n", (const char *) sentences->pdata[0]);
  g_ptr_array_set_size (sentences, 0);
}

static CliExit
import_library (const char *place, const char *path, GInputStream *in)
{
  g_autoptr (Library) library = open_library (place, FALSE);
  g_autoptr (ArbTaking) taking = arb_taking_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  if (library == NULL)
    return CLI_UNREADABLE;
  gboolean whole = library_import (library, in, tell_taken, taking, NULL, &error);
  told = arb_taking_tell (taking);
  if (whole || taking->n_told > 0)
    g_print ("%s\n", told);
  return whole ? CLI_FINE : cli_fail ("%s: %s", path, arb_reason (error));
}

CliExit
cli_import (int argc, char *argv[], const char *usage)
{
  g_autofree char *place = NULL;
  const GOptionEntry own[] = { CLI_LIBRARY_OPTION (place), { NULL } };
  const char *path;
  gsize length;
  if (!cli_options (&argc, &argv, usage, own, 1, &path))
    return CLI_UNREADABLE;
  g_autoptr (GInputStream) in = cli_stream_open (path);
  if (in == NULL)
    return CLI_UNREADABLE;
  GBufferedInputStream *buffered = G_BUFFERED_INPUT_STREAM (in);
  g_buffered_input_stream_fill (buffered, -1, NULL, NULL);
  const char *begin = g_buffered_input_stream_peek_buffer (buffered, &length);
  if (arb_is_backup (begin, length))
    return import_library (place, path, in);
  g_autoptr (GByteArray) bytes = cli_stream_read (in, path, TABLE_RECORD_BYTES_MAX);
  return bytes != NULL ? import_record (place, path, bytes) : CLI_UNREADABLE;
}
