/* bench-chances.c - measures the chances to win: how strong the simple player is, how long the playouts of a game take,
 * and whether the chances come true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   bench-chances [GAMES]        games for the calibration, half of them against a weaker player; 2000 if none is said
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne/carc-playout.h"
#include "carcassonne/carc-rooms.h"
#include "catan-random-game.h"
#include "catan/catan-chances.h"
#include "measure.h"
#include "table/table-record.h"

#define SETUP "player Anna\nplayer Ben\nset base"
#define PLAYOUTS 40

static TableSetup *
new_setup (void)
{
  TableSetup *setup = table_setup_new (&carc_game);
  g_auto (GStrv) lines = g_strsplit (SETUP, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    table_setup_line (setup, lines[i], NULL);
  return setup;
}

/* ---- strength ---- */

/* Tries the best options of the ranking with playouts of its own, and takes the one that wins most of them. */
#define LOOKED_AT 4
#define LOOKS 8

static gboolean
play_looking (CarcPolicy *policy, CarcState *state, guint tile, guint64 seed)
{
  CarcEntry entries[LOOKED_AT];
  const guint n = carc_policy_rank (policy, state, tile, entries, NULL, LOOKED_AT);
  double best = -1;
  guint chosen = 0;
  for (guint i = 0; i < n && n > 1; i++)
    {
      TablePlayouts sum = { 0 };
      g_autoptr (CarcState) after = carc_state_copy (state);
      table_game_apply (&carc_game, after, &entries[i], NULL);
      carc_playouts_add (policy, after, seed, LOOKS, NULL, &sum);
      const double value = sum.wins[state->player] + (sum.points[state->player] - sum.points[1 - state->player]) / 1e4;
      if (value > best)
        {
          best = value;
          chosen = i;
        }
    }
  return n > 0 ? table_game_apply (&carc_game, state, &entries[chosen], NULL) : carc_policy_play (policy, state, tile);
}

/* One game; players with `looks` look ahead.  The tiles are drawn by the first player's random numbers. */
static double
one_game (const CarcTaste *const tastes[2], const gboolean looks[2], guint64 seed)
{
  g_autoptr (TableSetup) setup = new_setup ();
  CarcState *state = carc_game.state_new (setup, NULL);
  CarcPolicy *players[TABLE_MAX_PLAYERS] = { NULL };
  for (guint i = 0; i < 2; i++)
    {
      players[i] = carc_policy_new (state->rules, tastes[i]);
      carc_policy_seed (players[i], 2 * seed + i);
    }
  while ((looks[0] || looks[1]) && state->ask == CARC_ASK_TILE)
    {
      CarcPolicy *policy = players[state->player];
      guint tile;
      do
        tile = carc_policy_pick (policy, state->rules->n_tiles);
      while (carc_policy_pick (policy, 16) >= state->remaining[tile]);
      const guint64 next = seed * 1000 + state->n_remaining;
      if (looks[state->player])
        play_looking (policy, state, tile, next * 7);
      else
        carc_policy_play (policy, state, tile);
      carc_policy_seed (policy, next);
    }
  carc_playout (players, state, NULL);
  const guint leaders = carc_leaders (state);
  for (guint i = 0; i < 2; i++)
    carc_policy_free (players[i]);
  carc_state_free (state);
  return leaders == 3 ? .5 : leaders == 1;
}

static void
match (const char *what, const CarcTaste *other, gboolean looks, guint games)
{
  double wins = 0;
  for (guint i = 0; i < games; i++)
    {
      const CarcTaste *tastes[2] = { i % 2 ? other : &carc_taste_usual, i % 2 ? &carc_taste_usual : other };
      const gboolean look[2] = { looks && i % 2, looks && i % 2 == 0 };
      const double first = one_game (tastes, look, i + 1);
      wins += i % 2 ? 1 - first : first;
    }
  printf ("%-58s %9.1f %% of %u games\n", what, 100 * wins / games, games);
  fflush (stdout);
}

/* ---- a whole game ---- */

/* A game of the simple player against itself, as a record has it. */
static TableJournal *
new_game (guint64 seed)
{
  g_autoptr (TableSetup) setup = new_setup ();
  TableJournal *journal = table_journal_new (setup, NULL);
  const CarcState *state = table_journal_state (journal);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  carc_policy_seed (policy, seed);
  while (!(state = table_journal_state (journal))->finished)
    {
      CarcEntry entry;
      guint tile;
      do
        tile = carc_policy_pick (policy, state->rules->n_tiles);
      while (carc_policy_pick (policy, 16) >= state->remaining[tile]);
      if (carc_policy_rank (policy, state, tile, &entry, NULL, 1) == 0)
        {
          carc_act_table.begin (&entry);
          entry.kind = CARC_ENTRY_DISCARD;
          entry.tile = (gint16) tile;
        }
      g_autofree char *line = table_acts_print (&carc_act_table, state->rules, &entry);
      table_journal_append (journal, line, NULL);
    }
  return journal;
}

static double wall;

/* Processor time of both threads together; the time that passed is in `wall`. */
static double
seconds_a_game (void)
{
  static TableJournal *journal;
  if (journal == NULL)
    journal = new_game (1);
  g_autoptr (TableChances) chances = table_chances_new (journal, measure_is_brief () ? 1 : PLAYOUTS, NULL);
  const gint64 start = now (), clock = g_get_monotonic_time ();
  table_chances_run (chances, 2);
  wall = (double) (g_get_monotonic_time () - clock) / G_USEC_PER_SEC;
  return (double) (now () - start) / G_USEC_PER_SEC;
}

/* ---- calibration ---- */

static const guint moments[] = { 54, 33, 12 }; /* tiles left */
static const double goals[] = { .19, .14, .04 };
#define MOMENTS G_N_ELEMENTS (moments)
#define WEAK_RANDOM 50 /* percent of the turns that the weaker player plays at random */

/* What was said in one game at each moment, and what came of it. */
typedef struct
{
  guint64 seed;
  guint weak; /* 0: nobody; else the weaker player, from 1 */
  double chance[MOMENTS], leads[MOMENTS], won;
  gboolean known;
} Said;

static double
share (guint leaders)
{
  return leaders == 3 ? .5 : leaders == 1;
}

static void
say (gpointer data, gpointer user_data)
{
  Said *said = data;
  g_autoptr (TableSetup) setup = new_setup ();
  CarcTaste weak = carc_taste_usual;
  CarcState *state = carc_game.state_new (setup, NULL);
  CarcPolicy *usual = carc_policy_new (state->rules, &carc_taste_usual);
  weak.random = WEAK_RANDOM;
  CarcPolicy *other = carc_policy_new (state->rules, &weak);
  carc_policy_seed (usual, said->seed);
  carc_policy_seed (other, said->seed + 1);
  for (guint next = 0; state->ask == CARC_ASK_TILE;)
    {
      guint tile;
      if (next < MOMENTS && state->n_remaining <= moments[next])
        {
          TableChance chance;
          carc_playouts_find (state, said->seed + next, PLAYOUTS, NULL, &chance);
          said->chance[next] = chance.chance[0];
          said->leads[next++] = share (carc_leaders (state));
        }
      do
        tile = carc_policy_pick (usual, state->rules->n_tiles);
      while (carc_policy_pick (usual, 16) >= state->remaining[tile]);
      carc_policy_play (state->player + 1u == said->weak ? other : usual, state, tile);
    }
  said->won = share (carc_leaders (state));
  carc_policy_free (usual);
  carc_policy_free (other);
  carc_state_free (state);
}

static void
print_calibration (const Said *said, guint n)
{
  printf ("\n%-12s %10s %10s %10s\n", "chance", "said", "came true", "times");
  for (guint bin = 0; bin <= 10; bin++)
    {
      double sum = 0, won = 0;
      guint times = 0;
      for (guint i = 0; i < n; i++)
        for (guint k = 0; k < MOMENTS; k++)
          if ((guint) (said[i].chance[k] * 10 + .5) == bin)
            {
              sum += said[i].chance[k];
              won += said[i].won;
              times++;
            }
      if (times > 0)
        printf ("%9u %% %9.1f %% %9.1f %% %10u\n", 10 * bin, 100 * sum / times, 100 * won / times, times);
    }
}

static double
brier (const Said *said, guint n, guint moment, gboolean leads)
{
  double sum = 0;
  for (guint i = 0; i < n; i++)
    {
      const double off = (leads ? said[i].leads[moment] : said[i].chance[moment]) - said[i].won;
      sum += off * off;
    }
  return n > 0 ? sum / n : 0;
}

static void
print_brier (const Said *said, guint n)
{
  printf ("\n%-12s %10s %10s %16s %16s   (Brier score; 0.25 is half and half)\n", "tiles left", "playouts", "goal",
          "who leads wins", "equals only");
  for (guint k = 0; k < MOMENTS; k++)
    {
      const double found = brier (said, n, k, FALSE);
      printf ("%-12u %10.3f %10.2f %16.3f %16.3f   %s\n", moments[k], found, goals[k], brier (said, n, k, TRUE),
              brier (said, n / 2, k, FALSE), found <= goals[k] ? "met" : "not met");
    }
}

static void
calibrate (guint n)
{
  g_autofree Said *said = g_new0 (Said, n);
  GThreadPool *pool = g_thread_pool_new (say, NULL, 2, FALSE, NULL);
  for (guint i = 0; i < n; i++)
    {
      said[i].seed = (i + 1) * G_GUINT64_CONSTANT (1000003);
      said[i].weak = i < n / 2 ? 0 : 1 + i % 2;
      g_thread_pool_push (pool, &said[i], NULL);
    }
  g_thread_pool_free (pool, FALSE, TRUE);
  printf ("\n%u games, half of them of the simple player against itself, half against one that plays %u %%\n"
          "of its turns at random; what was said by %u playouts, and what came of it\n",
          n, WEAK_RANDOM, PLAYOUTS);
  print_calibration (said, n);
  print_brier (said, n);
}

/* ---- Catan ---- */

static const gint points_of_first[] = { 4, 6, 8 }; /* when somebody has so many */

/* Random games, because the program has no player of Catan. */
static void
say_of_island (gpointer data, gpointer user_data)
{
  Said *said = data;
  const CatanRandomTaste taste = { .players = 3, .target = 10 };
  CatanRandomGame *game = catan_random_game_new ((guint32) said->seed, &taste);
  CatanState *state = catan_random_game_start (game);
  guint next = 0;
  for (guint i = 0; i < game->entries->len; i++)
    {
      gint most = 0;
      for (guint p = 0; p < state->rules->n_players; p++)
        most = MAX (most, catan_points (state, p));
      if (next < MOMENTS && most >= points_of_first[next] && state->n_turns > 0)
        {
          TableChance chance;
          guint leaders = 0, n = 0;
          for (guint p = 0; p < state->rules->n_players; p++)
            n += catan_points (state, p) == most;
          leaders = catan_points (state, 0) == most;
          catan_chances.find (state, said->seed, PLAYOUTS, NULL, &chance);
          said->chance[next] = chance.chance[0];
          said->leads[next++] = leaders ? 1. / n : 0;
        }
      table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL);
    }
  said->known = next == MOMENTS && state->winner != CATAN_NOBODY;
  said->won = state->winner == 0;
  catan_state_free (state);
  catan_random_game_free (game);
}

static void
calibrate_island (guint n)
{
  g_autofree Said *said = g_new0 (Said, n);
  guint known = 0;
  for (guint i = 0; i < n; i++)
    {
      said[known].seed = i + 1;
      say_of_island (&said[known], NULL);
      known += said[known].known;
    }
  printf ("\n%u random games of Catan with three players, when the first has 4, 6 and 8 points\n", known);
  print_calibration (said, known);
  printf ("\n%-12s %10s %16s   (Brier score)\n", "points", "races", "who leads wins");
  for (guint k = 0; k < MOMENTS; k++)
    printf ("%-12d %10.3f %16.3f\n", points_of_first[k], brier (said, known, k, FALSE), brier (said, known, k, TRUE));
}

int
main (int argc, char **argv)
{
  const gboolean brief = measure_is_brief ();
  const guint games = brief ? 4 : argc > 1 ? (guint) CLAMP (atoi (argv[1]), 2, 1000000) : 2000;
  carc_register ();
  catan_register ();
  measure_begin (2, (char *[]){ argv[0], brief ? "1" : "3" });
  report ("base game of 72 tiles, 40 playouts a turn, processor time", seconds_a_game, "s", 8, FALSE);
  printf ("the last of these runs took %.1f s with two threads\n\nthe simple player wins\n", wall);
  match ("against a random player", &carc_taste_random, FALSE, brief ? 2 : 400);
  match ("against one that looks at its own forecast only", &carc_taste_selfish, FALSE, brief ? 2 : 400);
  match ("against one that looks at the forecasts only", &carc_taste_greedy, FALSE, brief ? 2 : 400);
  match ("against one that tries its 4 best turns by 8 playouts each", &carc_taste_usual, TRUE, brief ? 2 : 100);
  calibrate (games);
  calibrate_island (brief ? 2 : 2000);
  return 0;
}
