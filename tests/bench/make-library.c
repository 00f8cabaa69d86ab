/* make-library.c - makes a library of many games for bench-library.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     make-library LIBRARY NUMBER RECORD...
 *
 * The games are the records, each cut after some entries: every eighth game runs on, the others end there.  Titles and
 * players differ, because a list of equal games would be unlike a person's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "evening/game-words.h"
#include "library/library.h"
#include "table/table-record.h"

#define CUTS 8 /* lengths of each record */

/* A game before it has a title. */
typedef struct
{
  char *game, *setup, *players, *summary;
  char **entries;
} Pattern;

static Pattern *
pattern_new (const char *text, gsize length, guint eighths)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableJournal) journal = table_record_parse (text, length, NULL, &error);
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  Pattern *pattern = g_new0 (Pattern, 1);

  if (journal == NULL)
    g_error ("%s", error->message);
  table_journal_truncate (journal, table_journal_length (journal) * eighths / CUTS);
  const TableMoment moment = { table_journal_setup (journal), table_journal_state (journal) };
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_strv_builder_add (lines, table_journal_entry (journal, i).line);
  table_setup_print (moment.setup, setup);
  pattern->game = g_strdup (moment.setup->game->name);
  pattern->setup = g_string_free (g_steal_pointer (&setup), FALSE);
  pattern->players = arb_setup_names (moment.setup);
  pattern->summary = arb_summary (&moment);
  pattern->entries = g_strv_builder_end (lines);
  return pattern;
}

static void
add_game (Library *library, const Pattern *pattern, guint number)
{
  static const char *const words[] = { "Friday", "The return match", "With the neighbours", "Semi-final", "Rain" };
  g_autofree char *title = g_strdup_printf ("%s %u", words[number % G_N_ELEMENTS (words)], number);
  g_autoptr (GError) error = NULL;
  const LibraryFace face = {
    .game = pattern->game,
    .title = title,
    .players = pattern->players,
    .summary = pattern->summary,
    .finished = number % 8 != 0,
  };

  if (library_add (library, &face, pattern->setup, (const char *const *) pattern->entries, NULL, &error) == 0)
    g_error ("%s", error->message);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GPtrArray) patterns = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = NULL;

  if (argc < 4)
    {
      fprintf (stderr, "Usage: make-library LIBRARY NUMBER RECORD...\n");
      return 2;
    }
  carc_register ();
  catan_register ();
  for (int i = 3; i < argc; i++)
    {
      g_autofree char *text = NULL;
      gsize length;

      if (!g_file_get_contents (argv[i], &text, &length, &error))
        g_error ("%s", error->message);
      for (guint eighths = 1; eighths <= CUTS; eighths++)
        g_ptr_array_add (patterns, pattern_new (text, length, eighths));
    }
  library = library_open (argv[1], &error);
  if (library == NULL)
    g_error ("%s", error->message);
  for (guint i = 0; i < (guint) atoi (argv[2]); i++)
    add_game (library, patterns->pdata[i % patterns->len], i);
  return 0;
}
