/* catan-random-check.c - whole random games, and what must be true of each; see catan-random-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-random-game.h"

#include "../table/random-seeds.h"

/* ---- games ---- */

gboolean
catan_random_fail (GString *why, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_string_append_vprintf (why, format, args);
  va_end (args);
  return FALSE;
}

static TableSetup *
read_setup (const CatanRandomGame *game)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  TableRefusal why = { "" };
  for (guint i = 0; i < game->setup->len; i++)
    g_string_append_printf (lines, "%s\n", (char *) game->setup->pdata[i]);
  TableSetup *setup = catan_fixture_setup (lines->str, &why);
  if (setup == NULL)
    g_error ("%s\n%s", why.sentence, lines->str);
  return setup;
}

CatanState *
catan_random_game_start (const CatanRandomGame *game)
{
  g_autoptr (TableSetup) setup = read_setup (game);
  return catan_game.state_new (setup, NULL);
}

TableJournal *
catan_random_game_journal (const CatanRandomGame *game, gboolean with_entries)
{
  g_autoptr (TableSetup) setup = read_setup (game);
  TableJournal *journal = table_journal_new (setup, NULL);
  for (guint i = 0; with_entries && i < game->entries->len; i++)
    table_journal_append_kept (journal, game->entries->pdata[i], NULL);
  return journal;
}

static void
print_game (const CatanRandomGame *game)
{
  for (guint i = 0; i < game->setup->len; i++)
    g_printerr ("%s\n", (char *) game->setup->pdata[i]);
  g_printerr ("play\n");
  for (guint i = 0; i < game->entries->len; i++)
    g_printerr ("%s\n", (char *) game->entries->pdata[i]);
}

CatanRandomGame *
catan_random_game_new (guint32 seed, const CatanRandomTaste *taste)
{
  CatanRandomGame *game = g_new0 (CatanRandomGame, 1);
  char *line;
  game->setup = g_ptr_array_new_with_free_func (g_free);
  game->entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, taste, game->setup);
  g_autoptr (CatanState) state = catan_random_game_start (game);
  while ((line = catan_evening_entry (evening, state)))
    {
      TableRefusal why = { "" };
      g_ptr_array_add (game->entries, line);
      if (!catan_apply_line (state, line, &why) || game->entries->len > 20000)
        {
          print_game (game);
          g_error ("seed %u: %s", seed, *why.sentence ? why.sentence : "the game does not end");
        }
    }
  return game;
}

void
catan_random_game_free (CatanRandomGame *game)
{
  g_ptr_array_unref (game->setup);
  g_ptr_array_unref (game->entries);
  g_free (game);
}

void
catan_random_games_check (guint n, const CatanRandomTaste *taste, CatanRandomCheck check)
{
  const guint32 first = random_first_seed ();
  n *= random_times ();
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) why = g_string_new (NULL);
      g_autoptr (CatanRandomGame) game = catan_random_game_new (first + i, taste);
      if (check (game, why))
        continue;
      print_game (game);
      g_error ("seed %u: %s", first + i, why->str);
    }
}
