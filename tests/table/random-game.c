/* random-game.c - a game that was played at random, as setup, state, journal and record; see random-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "random-game.h"

RandomGame *
random_game_empty (const GameFixture *of)
{
  RandomGame *game = g_new (RandomGame, 1);
  *game = (RandomGame){ of, g_ptr_array_new_with_free_func (g_free), g_ptr_array_new_with_free_func (g_free) };
  return game;
}

void
random_game_free (RandomGame *game)
{
  g_ptr_array_unref (game->setup);
  g_ptr_array_unref (game->entries);
  g_free (game);
}

static void
append_lines (GString *text, const GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (char *) lines->pdata[i]);
}

TableSetup *
random_game_setup (const RandomGame *game)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  append_lines (lines, game->setup);
  return game_fixture_setup (game->of, lines->str, NULL);
}

gpointer
random_game_start (const RandomGame *game)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  return setup != NULL ? game->of->game->state_new (setup, NULL) : NULL;
}

TableJournal *
random_game_journal (const RandomGame *game, gboolean with_entries)
{
  g_autoptr (TableSetup) setup = random_game_setup (game);
  TableJournal *journal = setup != NULL ? table_journal_new (setup, NULL) : NULL;
  for (guint i = 0; journal != NULL && with_entries && i < game->entries->len; i++)
    table_journal_append_kept (journal, game->entries->pdata[i], NULL);
  return journal;
}

char *
random_game_print (const RandomGame *game)
{
  GString *out = g_string_new (NULL);
  g_string_append_printf (out, "Arbitress record 1\ngame %s\n", game->of->game->name);
  append_lines (out, game->setup);
  g_string_append (out, "play\n");
  append_lines (out, game->entries);
  return g_string_free (out, FALSE);
}

gboolean
random_game_fail (GString *why, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_string_append_vprintf (why, format, args);
  va_end (args);
  return FALSE;
}
