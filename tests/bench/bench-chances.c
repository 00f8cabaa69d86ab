/* bench-chances.c - measures the chances to win: how strong the simple player is, how long the playouts of a game take,
 * and whether the chances come true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games that show whether the chances come true have two to five players.  The same options print the same numbers.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "carcassonne/carc-playout.h"
#include "carcassonne/carc-rooms.h"
#include "catan-random-game.h"
#include "catan/catan-chances.h"
#include "measure.h"
#include "said.h"
#include "table/table-record.h"

#define PLAYOUTS 40
#define MOST_PLAYERS 5
#define BASE "base"
#define MORE_SETS "base inns traders"

static TableSetup *
new_setup (guint n_players, const char *sets)
{
  static const char *const names[MOST_PLAYERS] = { "Anna", "Ben", "Clara", "Dora", "Emil" };
  TableSetup *setup = table_setup_new (&carc_game);
  g_auto (GStrv) all = g_strsplit (sets, " ", -1);
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *line = g_strdup_printf ("player %s", names[i]);
      table_setup_line (setup, line, NULL);
    }
  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("set %s", all[i]);
      if (!table_setup_line (setup, line, NULL))
        {
          fprintf (stderr, "bench-chances: there is no set \"%s\"\n", all[i]);
          exit (2);
        }
    }
  return setup;
}

static guint
copies (const CarcState *state, guint tile)
{
  const gboolean drawn = !carc_tile_held (state->rules, tile) && carc_may_draw (state, tile, NULL);
  return drawn ? state->remaining[tile] : 0;
}

/* A random tile of those that may be drawn now; CARC_NONE: there is none. */
static guint
draw (CarcPolicy *policy, const CarcState *state)
{
  guint all = 0, tile = 0;
  for (guint i = 0; i < state->rules->n_tiles; i++)
    all += copies (state, i);
  if (all == 0)
    return CARC_NONE;
  for (guint nth = carc_policy_pick (policy, all); nth >= copies (state, tile); tile++)
    nth -= copies (state, tile);
  return tile;
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
  g_autoptr (TableSetup) setup = new_setup (2, BASE);
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
      const guint tile = draw (policy, state);
      const guint64 next = seed * 1000 + state->n_remaining;
      if (looks[state->player])
        play_looking (policy, state, tile, next * 7);
      else
        carc_policy_play (policy, state, tile);
      carc_policy_seed (policy, next);
    }
  double won[TABLE_MAX_PLAYERS];
  carc_playout (players, state, NULL);
  said_share (carc_leaders (state), 2, won);
  for (guint i = 0; i < 2; i++)
    carc_policy_free (players[i]);
  carc_state_free (state);
  return won[0];
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
  g_autoptr (TableSetup) setup = new_setup (2, BASE);
  TableJournal *journal = table_journal_new (setup, NULL);
  const CarcState *state = table_journal_state (journal);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  carc_policy_seed (policy, seed);
  while (!(state = table_journal_state (journal))->finished)
    {
      CarcEntry entry;
      const guint tile = draw (policy, state);
      if (carc_policy_rank (policy, state, tile, &entry, NULL, 1) == 0)
        {
          table_acts_begin (&carc_act_table, &entry);
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

/* ---- whether the chances come true ---- */

#define WEAK_RANDOM 50 /* percent of the turns that a weaker player plays at random */

static const double goals[SAID_MOMENTS] = { .19, .14, .04 }; /* of two players */
static const SaidMoments tiles_left = { "tiles left", { 54, 33, 12 }, NULL };

typedef struct
{
  const char *sets;
  guint open; /* so many playouts say how much is open at the last moment; 0: it is not measured */
} Asked;

/* The Brier score that exact chances would expect: the variance of the wins of single playouts.  All players are taken
 * as equals. */
static double
still_open (CarcPolicy *policy, const CarcState *state, guint64 seed, guint n)
{
  const guint n_players = state->rules->n_players;
  double sum[TABLE_MAX_PLAYERS] = { 0 }, squares = 0;
  for (guint i = 0; i < n; i++)
    {
      TablePlayouts one = { 0 };
      carc_playouts_add (policy, state, seed + i, 1, NULL, &one);
      for (guint player = 0; player < n_players; player++)
        {
          sum[player] += one.wins[player];
          squares += one.wins[player] * one.wins[player];
        }
    }
  for (guint player = 0; player < n_players; player++)
    squares -= sum[player] * sum[player] / n;
  return squares / (n - 1) / n_players;
}

/* Plays a game, and lets playouts say at each moment how it will end. */
static void
say (gpointer data, gpointer user_data)
{
  Said *said = data;
  const Asked *asked = user_data;
  g_autoptr (TableSetup) setup = new_setup (said->n_players, asked->sets);
  g_autoptr (CarcState) state = carc_game.state_new (setup, NULL);
  CarcTaste weak = carc_taste_usual;
  weak.random = WEAK_RANDOM;
  g_autoptr (CarcPolicy) usual = carc_policy_new (state->rules, &carc_taste_usual);
  g_autoptr (CarcPolicy) other = carc_policy_new (state->rules, &weak);
  guint next = 0;
  carc_policy_seed (usual, said->seed);
  carc_policy_seed (other, said->seed + 1);
  while (state->ask == CARC_ASK_TILE)
    {
      if (next < SAID_MOMENTS && state->n_remaining <= (guint) tiles_left.moments[next])
        {
          TableChance chance;
          carc_playouts_find (state, said->seed + next, PLAYOUTS, NULL, &chance);
          memcpy (said->chance[next], chance.chance, sizeof chance.chance);
          said_share (carc_leaders (state), said->n_players, said->leads[next++]);
          if (next == SAID_MOMENTS && asked->open > 0)
            {
              g_autoptr (CarcPolicy) open = carc_policy_new (state->rules, &carc_taste_usual);
              said->open = still_open (open, state, ~said->seed, asked->open);
            }
        }
      const guint tile = draw (usual, state);
      if (tile == CARC_NONE || !carc_policy_play (said->weak >> state->player & 1 ? other : usual, state, tile))
        return;
    }
  said_share (carc_leaders (state), said->n_players, said->won);
  said->known = next == SAID_MOMENTS && state->finished;
}

/* Every other game has weaker players: one, or two, up to all but one, at each seat in turn. */
static guint
weak_players (guint game, guint n_players)
{
  const guint nth = game / 2, n = 1 + nth / n_players % (n_players - 1);
  guint weak = 0;
  for (guint i = 0; i < n && game % 2 == 1; i++)
    weak |= 1u << (nth + i) % n_players;
  return weak;
}

/* Leaves out games in which a question found no answer. */
static guint
keep_known (Said *said, guint n)
{
  guint known = 0;
  for (guint i = 0; i < n; i++)
    if (said[i].known)
      said[known++] = said[i];
  return known;
}

/* Plays the games and adds them to `all`. */
static void
calibrate (const Asked *asked, guint n_players, guint n, guint sample, GArray *all)
{
  g_autofree Said *said = g_new0 (Said, n);
  GThreadPool *pool = g_thread_pool_new (say, (gpointer) asked, 2, FALSE, NULL);
  SaidMoments moments = tiles_left;
  for (guint i = 0; i < n; i++)
    {
      said[i].n_players = n_players;
      said[i].seed = (guint64) sample << 48 | (i * (TABLE_MAX_PLAYERS + 1) + n_players) * G_GUINT64_CONSTANT (1000003);
      said[i].weak = weak_players (i, n_players);
      g_thread_pool_push (pool, &said[i], NULL);
    }
  g_thread_pool_free (pool, FALSE, TRUE);
  const guint known = keep_known (said, n);
  printf ("\n%u games of %u players with \"%s\"\n", known, n_players, asked->sets);
  if (n_players == 2)
    moments.goals = goals;
  said_print (said, known, &moments, asked->open > 0);
  g_array_append_vals (all, said, known);
}

static void
calibrate_all (const Asked *asked, guint least, guint most, guint n, guint sample)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Said));
  for (guint players = least; players <= most; players++)
    calibrate (asked, players, n, sample, all);
  if (least == most)
    return;
  printf ("\nall %u games with \"%s\"\n", all->len, asked->sets);
  said_print ((const Said *) all->data, all->len, &tiles_left, asked->open > 0);
}

/* ---- Catan ---- */

static const SaidMoments points_of_first = { "points", { 4, 6, 8 }, NULL }; /* when somebody has so many */

/* Random games, because the program has no player of Catan. */
static void
say_of_island (Said *said)
{
  const CatanRandomTaste taste = { .players = said->n_players, .target = 10 };
  g_autoptr (RandomGame) game = catan_random_game_new ((guint32) said->seed, &taste);
  CatanState *state = random_game_start (game);
  guint next = 0;
  for (guint i = 0; i < game->entries->len; i++)
    {
      gint32 points[TABLE_MAX_PLAYERS] = { 0 }, most = 0;
      for (guint p = 0; p < said->n_players; p++)
        most = MAX (most, points[p] = catan_points (state, p));
      if (next < SAID_MOMENTS && most >= points_of_first.moments[next] && state->n_turns > 0)
        {
          TableChance chance;
          catan_chances.find (state, said->seed, PLAYOUTS, NULL, &chance);
          memcpy (said->chance[next], chance.chance, sizeof chance.chance);
          said_share (table_best (points, (1u << said->n_players) - 1, FALSE), said->n_players, said->leads[next++]);
        }
      table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL);
    }
  said->known = next == SAID_MOMENTS && state->winner != CATAN_NOBODY;
  said_share (said->known ? 1u << state->winner : 0, said->n_players, said->won);
  catan_state_free (state);
}

static void
calibrate_island (guint n, guint n_players, guint sample)
{
  g_autofree Said *said = g_new0 (Said, n);
  for (guint i = 0; i < n; i++)
    {
      said[i].n_players = n_players;
      said[i].seed = (guint64) sample * n + i + 1;
      say_of_island (&said[i]);
    }
  const guint known = keep_known (said, n);
  printf ("\n%u random games of Catan with %u players, when the first has 4, 6 and 8 points\n", known, n_players);
  said_print (said, known, &points_of_first, FALSE);
}

/* ---- all of it ---- */

static void
measure_player (gboolean brief)
{
  measure_begin (2, (char *[]){ "", brief ? "1" : "3" });
  report ("base game of 72 tiles, 40 playouts a turn, processor time", seconds_a_game, "s", 8, FALSE);
  printf ("the last of these runs took %.1f s with two threads\n\nthe simple player wins\n", wall);
  match ("against a random player", &carc_taste_random, FALSE, brief ? 2 : 400);
  match ("against one that looks at its own forecast only", &carc_taste_selfish, FALSE, brief ? 2 : 400);
  match ("against one that looks at the forecasts only", &carc_taste_greedy, FALSE, brief ? 2 : 400);
  match ("against one that tries its 4 best turns by 8 playouts each", &carc_taste_usual, TRUE, brief ? 2 : 100);
}

int
main (int argc, char **argv)
{
  const gboolean brief = measure_is_brief ();
  gint games = 2000, players = 0, sample = 0, open = 0;
  gboolean only = FALSE, island = FALSE;
  g_autofree char *sets = NULL;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Games for each number of players; a quarter with more sets", "2000" },
    { "players", 'p', 0, G_OPTION_ARG_INT, &players, "Only with so many players, 2 to 5", "N" },
    { "sets", 's', 0, G_OPTION_ARG_STRING, &sets, "Only with these sets of Carcassonne", "\"base inns\"" },
    { "sample", 'r', 0, G_OPTION_ARG_INT, &sample, "Other games", "0" },
    { "open", 'o', 0, G_OPTION_ARG_INT, &open,
      "Say also what exact chances would score between equals, by so many playouts", "200" },
    { "catan", 'i', 0, G_OPTION_ARG_NONE, &island, "Only Catan", NULL },
    { "chances", 'c', 0, G_OPTION_ARG_NONE, &only, "Only whether the chances come true", NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      fprintf (stderr, "bench-chances: %s\n", error->message);
      return 2;
    }
  const guint n = brief ? 2 : (guint) CLAMP (games, 2, 1000000);
  const guint least = players == 0 ? 2 : (guint) CLAMP (players, 2, MOST_PLAYERS),
              most = players == 0 ? MOST_PLAYERS : least;
  carc_register ();
  catan_register ();
  if (!only && !island)
    measure_player (brief);
  if (!island)
    {
      printf ("\nHalf of the games are of the simple player against itself; in the others one player or more, but not "
              "all,\n"
              "play %u %% of their turns at random.  What was said by %u playouts, and what came of it:\n",
              WEAK_RANDOM, PLAYOUTS);
      const guint playouts = open <= 0 ? 0 : (guint) CLAMP (open, 2, 100000);
      calibrate_all (&(Asked){ sets != NULL ? sets : BASE, playouts }, least, most, n, (guint) sample);
      if (sets == NULL)
        calibrate_all (&(Asked){ MORE_SETS, playouts }, least, most, MAX (2, n / 4), (guint) sample);
    }
  for (guint n_players = 3; n_players <= 4 && (island || sets == NULL); n_players++)
    calibrate_island (n, n_players, (guint) sample);
  return 0;
}
