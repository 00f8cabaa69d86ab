/* catan-random-check.c - whole random games, and what must be true of each; see catan-random-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-random-game.h"

static void
stop (const RandomGame *game, guint32 seed, const char *why)
{
  g_autofree char *record = random_game_print (game);
  g_error ("%sseed %u: %s", record, seed, why);
}

RandomGame *
catan_random_game_new (guint32 seed, const CatanRandomTaste *taste)
{
  RandomGame *game = random_game_empty (&catan_test_game);
  char *line;
  g_autoptr (CatanEvening) evening = catan_evening_new (seed, taste, game->setup);
  g_autoptr (CatanState) state = random_game_start (game);
  g_assert_nonnull (state);
  while ((line = catan_evening_entry (evening, state)))
    {
      TableRefusal why = { "" };
      g_ptr_array_add (game->entries, line);
      if (!catan_apply_line (state, line, &why) || game->entries->len > 20000)
        stop (game, seed, *why.sentence ? why.sentence : "the game does not end");
    }
  return game;
}

void
catan_random_games_check (guint n, const CatanRandomTaste *taste, RandomCheck check)
{
  const guint32 first = random_first_seed ();
  n *= random_times ();
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) why = g_string_new (NULL);
      g_autoptr (RandomGame) game = catan_random_game_new (first + i, taste);
      if (!check (game, why))
        stop (game, first + i, why->str);
    }
}

typedef struct
{
  guint n;
  const CatanRandomTaste *taste;
  RandomCheck check;
} Batch;

static void
test_games (gconstpointer data)
{
  const Batch *batch = data;
  catan_random_games_check (batch->n, batch->taste, batch->check);
}

void
catan_random_games_add (const char *path, guint n, const CatanRandomTaste *taste, RandomCheck check)
{
  const Batch batch = { n, taste, check };
  g_test_add_data_func_full (path, g_memdup2 (&batch, sizeof batch), test_games, g_free);
}
