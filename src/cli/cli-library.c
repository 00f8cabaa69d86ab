/* cli-library.c - `arbitress-cli backup` and `arbitress-cli import`: all games in one file, and taken from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-library.h"

#include <stdio.h>
#include <string.h>

#include <glib/gi18n.h>

#include "art/art-export.h"
#include "evening/games-backup.h"
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
    cli_fail ("%s", error->message);
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
    return cli_fail ("%s", error->message);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (out));
  told_words = arb_exported_tell (&told);
  if (output == NULL || strcmp (output, "-") == 0)
    fwrite (g_bytes_get_data (bytes, NULL), 1, g_bytes_get_size (bytes), stdout);
  else if (!art_file_write (output, bytes, &error))
    return cli_fail ("%s", error->message);
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
        return cli_fail ("%s: %s", path, error->message);
      length = strlen (text);
    }
  g_autoptr (ArbGames) games = cli_games_open (place, FALSE);
  if (games == NULL)
    return CLI_UNREADABLE;
  g_autoptr (ArbSession) session = arb_games_import (games, text, length, &later, &error);
  if (session == NULL)
    return cli_fail ("%s: %s", path, error->message);
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

static CliExit
import_library (const char *place, const char *path, const GByteArray *bytes)
{
  g_autoptr (Library) library = open_library (place, FALSE);
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (bytes->data, bytes->len, NULL);
  g_autoptr (ArbTaking) taking = arb_taking_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;
  if (library == NULL)
    return CLI_UNREADABLE;
  gboolean whole = library_import (library, in, arb_taking_add, taking, NULL, &error);
  for (guint i = 0; i < taking->sentences->len; i++)
    g_print ("%s\n", (const char *) taking->sentences->pdata[i]);
  told = arb_taking_tell (taking);
  if (whole || taking->sentences->len > 0)
    g_print ("%s\n", told);
  return whole ? CLI_FINE : cli_fail ("%s: %s", path, error->message);
}

CliExit
cli_import (int argc, char *argv[], const char *usage)
{
  g_autofree char *place = NULL;
  const GOptionEntry own[] = { CLI_LIBRARY_OPTION (place), { NULL } };
  const char *path;
  if (!cli_options (&argc, &argv, usage, own, 1, &path))
    return CLI_UNREADABLE;
  g_autoptr (GByteArray) bytes = cli_read_most (path, LIBRARY_EXPORT_BYTES_MAX);
  if (bytes == NULL)
    return CLI_UNREADABLE;
  return arb_is_backup ((const char *) bytes->data, bytes->len) ? import_library (place, path, bytes)
                                                                : import_record (place, path, bytes);
}
