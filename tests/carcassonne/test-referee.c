/* test-referee.c - every scoreboard, tie and final score of random games against a slow referee of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "random-game.h"
#include "referee.h"

static gboolean
check_referee (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  g_autoptr (Referee) referee = referee_new (state);
  for (guint i = 0; i <= game->entries->len; i++)
    {
      /* A game that lost lines while it was shrunk is ended, so that its farms are counted all the same. */
      const char *line = i < game->entries->len ? game->entries->pdata[i] : "end \"now\"";
      CarcEntry entry;
      if (!carc_entry_parse (state->rules, line, &entry, NULL) || !carc_apply (state, &entry, NULL))
        continue;
      if (!referee_follow (referee, &entry, state, why))
        return random_game_fail (why, " after %s", line);
    }
  return TRUE;
}

static void
test_base (void)
{
  random_games_check (30, &random_taste_base, check_referee);
}

static void
test_all_systems (void)
{
  random_games_check (120, &random_taste_default_readings, check_referee);
}

static void
test_disputes (void)
{
  RandomTaste taste = random_taste_default_readings;
  taste.oddities = 80;
  taste.arbitress = 100;
  random_games_check (120, &taste, check_referee);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/referee/base", test_base);
  g_test_add_func ("/referee/all-systems", test_all_systems);
  g_test_add_func ("/referee/disputes", test_disputes);
  return g_test_run ();
}
