/* random-records.c - writes the records of random games of both kinds into a folder, for test-library.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     random-records FOLDER NUMBER SEED
 */
#include <stdlib.h>

#include "carc-random-game.h"
#include "carcassonne/carc-play.h"
#include "catan-random-game.h"
#include "catan/catan-play.h"
#include "table/table-record.h"

static void
keep (const char *folder, const char *kind, guint number, const char *text)
{
  g_autofree char *name = g_strdup_printf ("%s-%03u.arb", kind, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (!g_file_set_contents (path, text, -1, NULL))
    exit (1);
}

int
main (int argc, char *argv[])
{
  guint32 seed;

  if (argc != 4)
    return 2;
  carc_register ();
  catan_register ();
  seed = (guint32) atoi (argv[3]);
  for (guint i = 0; i < (guint) atoi (argv[2]); i++)
    {
      g_autoptr (RandomGame) game = random_game_new (seed + i, i % 3 == 0 ? &random_taste_base : &random_taste_all);
      g_autoptr (RandomGame) evening = catan_random_game_new (seed + i, &catan_random_all);
      g_autoptr (TableJournal) journal = random_game_journal (evening, TRUE);
      g_autofree char *carcassonne = random_game_print (game), *catan = table_record_print (journal, G_MAXUINT);

      keep (argv[1], "carcassonne", i, carcassonne);
      keep (argv[1], "catan", i, catan);
    }
  return 0;
}
