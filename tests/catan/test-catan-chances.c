/* test-catan-chances.c - chances to win at Catan: they add up, follow points and production, and are the same again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "catan-random-game.h"
#include "catan/catan-chances.h"
#include "small-board.h"
#include "../table/test-add.h"

static TableChance
chance_of (const CatanState *state, guint playouts)
{
  TableChance chance;
  g_assert_true (catan_chances.find (state, 7, playouts, NULL, &chance));
  return chance;
}

static gboolean
adds_up (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  const CatanState *end = table_journal_state (journal);
  TableRefusal refusal;
  g_autoptr (TableChances) chances = table_chances_new (journal, 2, &refusal);
  if (chances == NULL)
    return !end->finished || random_game_fail (why, "%s", refusal.sentence);
  g_assert_true (table_chances_run (chances, 1));
  for (guint i = 0; i < chances->points->len; i++)
    {
      const TableChance *chance = &table_chances_point (chances, i)->chance;
      double sum = 0;
      for (guint player = 0; player < end->rules->n_players; player++)
        sum += chance->chance[player];
      if (chance->known && fabs (sum - 1) > 1e-9)
        return random_game_fail (why, "the chances of a turn do not add up to 1");
    }
  const TableChance *last = &table_chances_point (chances, chances->points->len - 1)->chance;
  if (end->winner != CATAN_NOBODY && last->chance[end->winner] != 1)
    return random_game_fail (why, "the winner has not won");
  return TRUE;
}

/* Each turn is that of the player who rolls in it, and the dice are not blamed for what was chosen after them. */
static gboolean
tells_apart (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = random_game_journal (game, TRUE);
  const CatanState *end = table_journal_state (journal);
  g_autoptr (TableChances) chances = end->finished ? table_chances_new (journal, 2, NULL) : NULL;
  if (chances == NULL)
    return TRUE;
  g_assert_true (table_chances_run (chances, 1));
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0, point = 0; i < table_journal_length (journal); i++)
    {
      const char *line = table_journal_entry (journal, i).line;
      table_game_fold_line (&catan_game, state, line, NULL, NULL);
      while (point + 1 < chances->points->len && table_chances_point (chances, point)->entries <= i)
        point++;
      if (g_str_has_prefix (line, "roll ") && table_chances_point (chances, point)->player != state->player)
        return random_game_fail (why, "the turn with entry %u bears another player's name", i + 1);
    }
  for (guint i = 0; i < chances->turnings->len; i++)
    {
      const TableTurning *turning = table_chances_turning (chances, i);
      if (!g_str_equal (turning->line, table_journal_entry (journal, turning->entry).line)
          || g_str_has_prefix (turning->line, "next") || g_str_has_prefix (turning->line, "found"))
        return random_game_fail (why, "entry %u, \"%s\", belongs to the turn before", turning->entry + 1,
                                 turning->line);
      double before = turning->before;
      for (guint k = 0; k < turning->steps->len; k++)
        {
          const TableTurningStep *step = &g_array_index (turning->steps, TableTurningStep, k);
          /* But whoever gets the old shoe needs a point more. */
          if (step->by_chance && k + 1 < turning->steps->len && step->after != before
              && strstr (step->told, "shoe") == NULL)
            return random_game_fail (why, "\"%s\" changed the chance from %f to %f", step->told, before, step->after);
          before = step->after;
        }
      g_assert_cmpfloat (before, ==, turning->after);
    }
  return TRUE;
}

/* A player with a point more, or with a city in place of a settlement, has a better chance; the others a worse one. */
static void
test_follows (void)
{
  const CatanRandomTaste taste = { .players = 4, .target = 10 };
  guint checked = 0;
  for (guint32 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (RandomGame) game = catan_random_game_new (seed, &taste);
      g_autoptr (CatanState) state = random_game_start (game);
      for (guint i = 0; i < game->entries->len / 2; i++)
        g_assert_true (table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL));
      const TableChance before = chance_of (state, 200);
      for (guint spot = 0; spot < SMALL_SPOTS && state->n_turns > 0; spot++)
        if (state->building[spot] == 0 && !state->city[spot] && catan_yield_of (state, 0) < 30)
          {
            const double yield = catan_yield_of (state, 0);
            state->city[spot] = TRUE;
            g_assert_cmpfloat (catan_yield_of (state, 0), >=, yield);
            if (catan_yield_of (state, 0) > yield + 2)
              {
                g_assert_cmpfloat (chance_of (state, 200).chance[0], >, before.chance[0]);
                checked++;
              }
            break;
          }
      state->ledger.scores[1] += 2;
      g_assert_cmpfloat (chance_of (state, 200).chance[1], >, before.chance[1]);
    }
  g_assert_cmpuint (checked, >, 2);
}

static void
test_same_again (void)
{
  g_autoptr (CatanState) state = NULL;
  g_autoptr (RandomGame) game = catan_random_game_new (3, &catan_random_plain);
  state = random_game_start (game);
  const TableChance a = chance_of (state, 10), b = chance_of (state, 10);
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
}

/* In a paired turn, the next throw is the same player's, whatever is asked in between. */
static void
test_paired_asked (void)
{
  const CatanRandomTaste taste = { .players = 4, .target = 10 };
  g_autoptr (RandomGame) game = catan_random_game_new (5, &taste);
  g_autoptr (CatanState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len / 2 || state->ask != CATAN_ASK_TURN; i++)
    g_assert_true (table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL));
  state->ended = state->player;
  state->player = (gint8) ((state->player + 2) % 4);
  state->paired = TRUE;
  const TableChance asked_nothing = chance_of (state, 50);
  state->ask = CATAN_ASK_ROBBER;
  const TableChance asked = chance_of (state, 50);
  g_assert_cmpmem (&asked, sizeof asked, &asked_nothing, sizeof asked_nothing);
}

/* ---- the race, written again ---- */

/* The generator splitmix64, as it was published. */
static guint64
next_number (guint64 *seed)
{
  guint64 z = *seed += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static double
next_share (guint64 *seed)
{
  return ldexp ((double) (next_number (seed) >> 11), -53);
}

/* Nobody has bought a card yet. */
static void
race (const CatanState *state, guint64 seed, double points[CATAN_MAX_PLAYERS])
{
  const guint n = state->rules->n_players;
  double rate[CATAN_MAX_PLAYERS];
  for (guint i = 0; i < n; i++)
    {
      double normal = -6;
      for (guint k = 0; k < 12; k++)
        normal += next_share (&seed);
      points[i] = catan_points (state, i);
      rate[i] = (catan_yield_of (state, i) + 1) / 36 * n / 5 * exp (1.3 * normal);
    }
  for (guint player = catan_player_on_turn (state);; player = (player + 1) % n)
    {
      double left = rate[player];
      for (; left > 0; left--)
        points[player] += next_share (&seed) < left ? 1 : 0;
      if (points[player] >= catan_target (state, player))
        {
          points[player] = catan_target (state, player);
          return;
        }
    }
}

/* The mean of the points at the end of some races, also when six play. */
static void
test_races (void)
{
  static const guint64 published[] = { G_GUINT64_CONSTANT (0xe220a8397b1dcdaf), G_GUINT64_CONSTANT (0x6e789e6aa1b965f4),
                                       G_GUINT64_CONSTANT (0x06c45d188009454f) };
  guint64 first = 0;
  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmphex (next_number (&first), ==, published[i]);
  for (guint n = 3; n <= CATAN_MAX_PLAYERS; n++)
    {
      const CatanRandomTaste taste = { .players = n, .target = 10, .big = 100 };
      g_autoptr (RandomGame) game = catan_random_game_new (n, &taste);
      g_autoptr (CatanState) state = random_game_start (game);
      double sum[CATAN_MAX_PLAYERS] = { 0 };
      for (guint i = 0; state->ask != CATAN_ASK_ROLL; i++)
        g_assert_true (table_game_apply_line (&catan_game, state, game->entries->pdata[i], NULL));
      const TableChance chance = chance_of (state, 4);
      for (guint i = 0; i < chance.playouts; i++)
        {
          double points[CATAN_MAX_PLAYERS];
          race (state, 7 + i * G_GUINT64_CONSTANT (0xda942042e4dd58b5), points);
          for (guint player = 0; player < n; player++)
            sum[player] += points[player];
        }
      for (guint player = 0; player < n; player++)
        g_assert_cmpfloat_with_epsilon (chance.score[player], sum[player] / chance.playouts, 1e-9);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catan_register ();
  catan_random_games_add ("/catan-chances/adds-up", 20, &catan_random_all, adds_up);
  catan_random_games_add ("/catan-chances/tells-apart", 20, &catan_random_all, tells_apart);
  TESTS_ADD ("/catan-chances", follows, same_again, paired_asked, races);
  return g_test_run ();
}
