/* test-offers.c - the rows of acts offer exactly what the rules accept, and their entries can be written and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-offers.h"
#include "carc-random-game.h"
#include "carc-test-keep.h"
#include "carc-test-sets.h"

#define fail random_game_fail
#define EVERY 24 /* one of so many states is tested */

static gboolean
check_offers (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      if ((state->ask != CARC_ASK_TILE || g_str_hash (line) % EVERY == 0) && !offers_agree (rand, state, why))
        return fail (why, ", before %s", line);
      carc_apply_line (state, line, NULL);
    }
  return TRUE;
}

/* Every entry made from the rows is legal, and is the same after it is printed and parsed. */
static gboolean
check_entries (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  for (guint i = 0; i < game->entries->len; i++)
    {
      for (guint k = 0; k < 4; k++)
        {
          CarcEntry entry, again;
          TableRefusal refusal = { "" };
          g_autoptr (CarcState) trial = carc_state_copy (state);
          if (!offers_entry (rand, state, NULL, &entry))
            continue;
          g_autofree char *line = carc_entry_print (state->rules, &entry);
          if (!carc_entry_parse (state->rules, line, &again, &refusal) || memcmp (&entry, &again, sizeof entry) != 0)
            return fail (why, "%s is read as another entry: %s", line, refusal.sentence);
          g_autofree char *told = carc_entry_tell (state, &entry);
          if (!carc_apply (trial, &entry, &refusal))
            return fail (why, "%s is offered, but refused: %s", line, refusal.sentence);
          if (*told == '\0' || !carc_state_validate (trial, &refusal))
            return fail (why, "after %s (“%s”): %s", line, told, refusal.sentence);
        }
      carc_apply_line (state, game->entries->pdata[i], NULL);
    }
  return TRUE;
}

static void
test_offers (void)
{
  random_games_check (RANDOM_GAMES (40), &random_taste_all, check_offers);
}

static void
test_entries (void)
{
  random_games_check (RANDOM_GAMES (100), &random_taste_all, check_entries);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_sets_register ();
  test_keep_register ();
  g_test_add_func ("/offers/exactly-the-legal-values", test_offers);
  g_test_add_func ("/offers/entries", test_entries);
  return g_test_run ();
}
