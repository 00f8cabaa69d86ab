/* test-policy.c - the simple player: its quick values, its strength, and that it can play every system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "carc-random-game.h"
#include "carcassonne/carc-playout.h"
#include "carcassonne/carc-policy-room.h"
#include "carcassonne/carc-tile-ways.h"
#include "carcassonne/systems/gold/carc-gold.h"
#include "../table/test-add.h"

/* What each option is said to bring is what it brings, if the whole entry is applied and everything is counted anew. */
static void
test_quick_is_full (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nplayer Clara\nset base\nset inns");
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  guint compared = 0;
  g_assert_true (policy->plain);
  carc_policy_seed (policy, 5);
  while (state->ask == CARC_ASK_TILE && state->n_remaining > 6)
    {
      CarcOption options[CARC_RANKED_MAX];
      guint tile;
      do
        tile = carc_policy_pick (policy, state->rules->n_tiles);
      while (state->remaining[tile] == 0);
      const guint n = carc_policy_quick (policy, state, tile, options, CARC_RANKED_MAX);
      double before[TABLE_MAX_PLAYERS], after[TABLE_MAX_PLAYERS];
      /* One tile less is left afterwards, which changes what is hoped for; here it is left. */
      for (guint i = 0; i < n; i++, compared++)
        {
          CarcEntry entry;
          g_autoptr (CarcState) copy = carc_state_copy (state);
          carc_policy_write (policy, state, tile, &options[i], &entry);
          carc_policy_look (policy, state);
          carc_policy_value (policy, state, before);
          g_assert_true (table_game_apply (&carc_game, copy, &entry, NULL));
          carc_policy_value (policy, copy, after);
          g_assert_cmpfloat_with_epsilon (carc_policy_gain (policy, state->player, after, before), options[i].gain,
                                          1e-9);
        }
      if (!carc_policy_play (policy, state, tile))
        g_assert_not_reached ();
    }
  g_assert_cmpuint (compared, >, 500);
}

/* Nothing that can be done at the best place is better than what is ranked first. */
static void
test_acts (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset dragon\nset tower\nuse arbitress");
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  guint compared = 0, first = 0;
  carc_policy_seed (policy, 5);
  while (state->ask == CARC_ASK_TILE && state->n_remaining > 60)
    {
      CarcOption options[CARC_RANKED_MAX];
      CarcEntry entries[CARC_RANKED_MAX], lay;
      double gains[CARC_RANKED_MAX], before[TABLE_MAX_PLAYERS], after[TABLE_MAX_PLAYERS];
      guint tile;
      do
        tile = carc_policy_pick (policy, state->rules->n_tiles);
      while (state->remaining[tile] == 0 || !carc_may_draw (state, tile, NULL));
      if (carc_policy_rank (policy, state, tile, entries, gains, CARC_RANKED_MAX) > 0)
        {
          g_autoptr (GArray) acts = g_array_new (FALSE, FALSE, sizeof (CarcEntry));
          carc_policy_quick (policy, state, tile, options, CARC_RANKED_MAX);
          carc_entry_lay (&lay, tile, options->x, options->y, options->rot);
          g_autoptr (CarcState) laid = carc_lay (state, tile, lay.x, lay.y, lay.rot, FALSE, NULL);
          carc_tile_acts (laid, &lay, CARC_TILE_ACTS_MAX, acts);
          first += entries->act != CARC_ACT_NONE && entries->act != CARC_ACT_FOLLOWER;
          for (guint i = 0; i < acts->len; i++)
            {
              g_autoptr (CarcState) copy = carc_state_copy (state);
              if (!table_game_apply (&carc_game, copy, &g_array_index (acts, CarcEntry, i), NULL))
                continue;
              carc_policy_begin (policy, state);
              carc_policy_value (policy, state, before);
              carc_policy_value (policy, copy, after);
              g_assert_cmpfloat (carc_policy_gain (policy, state->player, after, before), <=, gains[0] + 1e-9);
              compared++;
            }
        }
      if (!carc_policy_play (policy, state, tile))
        g_assert_not_reached ();
    }
  g_test_message ("%u acts compared; %u were first", compared, first);
  g_assert_cmpuint (compared, >, 500);
  g_assert_cmpuint (first, >, 0);
}

/* Where the princess must send a knight home, nothing else is legal: the place is ranked, and can be played. */
static void
test_must (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset dragon\nrule D8 must");
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  CarcEntry entry, entries[CARC_RANKED_MAX];
  guint n, n_princess = 0;
  fixture_play (state, "deploy Ben follower 0,0 city:N test");
  g_assert_true (
      table_acts_parse (&carc_act_table, state->rules, "place dragon/corner-princess 0,-1 r2", &entry, NULL));
  n = carc_policy_rank (policy, state, (guint) entry.tile, entries, NULL, CARC_RANKED_MAX);
  for (guint i = 0; i < n; i++)
    n_princess += entries[i].act == CARC_ACT_PRINCESS;
  g_assert_cmpuint (n_princess, >, 0);
  g_assert_true (carc_policy_play (policy, state, (guint) entry.tile));
  g_assert_cmpuint (state->n_aside, ==, 0);
}

static const TableAct *
row_of (int kind)
{
  for (guint i = 0; i < carc_act_table.n_rows; i++)
    if (carc_act_table.rows[i]->group == CARC_GROUP_ENTRIES && carc_act_table.rows[i]->kind == kind)
      return carc_act_table.rows[i];
  g_assert_not_reached ();
}

/* What a flight brings after this throw: the best that its player can choose then. */
static void
best_landing (CarcPolicy *policy, const CarcState *flown, guint player, const double before[TABLE_MAX_PLAYERS],
              double best[TABLE_MAX_PLAYERS], guint *worse)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, FALSE, sizeof (TableOffer));
  CarcEntry entry;
  carc_policy_value (policy, flown, best);
  if (flown->ask != CARC_ASK_LAND)
    return;
  table_acts_begin (&carc_act_table, &entry);
  table_act_settle (&carc_act_table, row_of (CARC_ENTRY_LAND), &entry);
  table_act_offer (row_of (CARC_ENTRY_LAND), 0, flown, &entry, offers);
  for (guint i = 0; i < offers->len; i++)
    {
      double values[TABLE_MAX_PLAYERS];
      g_autoptr (CarcState) landed = carc_state_copy (flown);
      g_assert_true (table_act_take (row_of (CARC_ENTRY_LAND), 0, &g_array_index (offers, TableOffer, i), &entry));
      g_assert_true (table_game_apply (&carc_game, landed, &entry, NULL));
      carc_policy_value (policy, landed, values);
      const double gain = carc_policy_gain (policy, player, values, before);
      *worse += i > 0 && gain < carc_policy_gain (policy, player, best, before) - 1e-6;
      if (i == 0 || gain > carc_policy_gain (policy, player, best, before))
        memcpy (best, values, sizeof values);
    }
}

/* A flight is worth the mean of what the die can bring, and some are worth most. */
static void
test_chance (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset flier 3");
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  guint compared = 0, first = 0, worse = 0;
  carc_policy_seed (policy, 5);
  while (state->ask == CARC_ASK_TILE && state->n_remaining > 10)
    {
      const guint tile = carc_policy_pick (policy, state->rules->n_tiles);
      CarcEntry entries[CARC_RANKED_MAX];
      double gains[CARC_RANKED_MAX], before[TABLE_MAX_PLAYERS], values[TABLE_MAX_PLAYERS];
      if (state->remaining[tile] == 0)
        continue;
      const guint n = carc_policy_rank (policy, state, tile, entries, gains, CARC_RANKED_MAX);
      for (guint i = 0; i < n; i++)
        {
          double mean[TABLE_MAX_PLAYERS] = { 0 };
          if (entries[i].act != CARC_ACT_FLY)
            continue;
          carc_policy_begin (policy, state);
          carc_policy_value (policy, state, before);
          for (guint number = 1; number <= 3; number++)
            {
              g_autoptr (CarcState) flown = carc_state_copy (state);
              g_autofree char *line = g_strdup_printf ("roll %u", number);
              g_assert_true (table_game_apply (&carc_game, flown, &entries[i], NULL));
              g_assert_true (carc_apply_line (flown, line, NULL));
              best_landing (policy, flown, state->player, before, values, &worse);
              for (guint player = 0; player < 2; player++)
                mean[player] += values[player] / 3;
            }
          g_assert_cmpfloat_with_epsilon (carc_policy_gain (policy, state->player, mean, before), gains[i], 1e-9);
          compared++;
          first += i == 0;
        }
      if (!carc_policy_play (policy, state, tile))
        g_assert_not_reached ();
    }
  g_test_message ("%u flights compared; %u were first; %u times, the last feature was not the best", compared, first,
                  worse);
  g_assert_cmpuint (compared, >, 10);
  g_assert_cmpuint (worse, >, 0);
  g_assert_cmpuint (first, >, 0);
}

/* What a feature brings besides points is hoped for: an ingot comes into one's own city, and not into one of somebody
 * else.  A player who looks at the forecast only does not know the difference. */
static void
test_prize (void)
{
  static const struct
  {
    const char *owner;
    int x, y;
  } cases[] = { { "Ben", 0, 0 }, { "Anna", 0, 1 } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint greedy = 0; greedy < 2; greedy++)
      {
        g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset gold");
        g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, greedy ? &carc_taste_greedy : &carc_taste_usual);
        g_autofree char *lines = g_strdup_printf (
            "deploy %s follower 0,0 city:N test\nplace ffff 0,1 r0\nplace gold/bridge 1,0 r0", cases[i].owner);
        guint right = 0;
        fixture_play (state, lines);
        for (guint seed = 0; seed < 20; seed++)
          {
            g_autoptr (CarcState) laid = carc_state_copy (state);
            carc_policy_seed (policy, seed);
            g_assert_true (carc_policy_answer (policy, laid));
            right += carc_gold_on (laid, carc_slot_at (laid, cases[i].x, cases[i].y));
          }
        if (greedy)
          g_assert_cmpuint (right, <, 16);
        else
          g_assert_cmpuint (right, >, 17);
      }
}

/* A small flock grows, because sheep that are out are hoped for; a large one goes into the stable, and so does any of a
 * player who looks at the forecast only. */
static void
test_promise (void)
{
  static const struct
  {
    const char *more;
    int stabled; /* points, if the flock goes into the stable */
  } cases[] = { { "note small", 1 }, { "agreed x now flock Anna 3 5", 16 } };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint greedy = 0; greedy < 2; greedy++)
      {
        guint stabled = 0;
        for (guint seed = 1; seed <= 40; seed++)
          {
            g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset hills");
            g_autoptr (CarcPolicy)
                policy = carc_policy_new (state->rules, greedy ? &carc_taste_greedy : &carc_taste_usual);
            fixture_play (state, "place hills/straight-hill 1,0 r1 shepherd farm:ese\nflock 1\nplace cfff 0,-1 r2");
            fixture_play (state, cases[i].more);
            fixture_play (state, "place ffff 0,1 r0");
            g_assert_cmpint (state->ask, ==, CARC_ASK_FLOCK);
            carc_policy_seed (policy, seed);
            g_assert_true (carc_policy_answer (policy, state));
            stabled += state->ledger.scores[0] == cases[i].stabled;
          }
        g_test_message ("%s: %u of 40 into the stable", greedy ? "greedy" : "usual", stabled);
        if (i == 1 || greedy)
          g_assert_cmpuint (stabled, ==, 40);
        else
          g_assert_cmpuint (stabled, <, 15); /* it tries some draws, and a wolf may be among them */
      }
}

/* A crop circle: which choice is better is told only by what all players answer then. */
static void
test_weighed (void)
{
  static const struct
  {
    const char *lines;
    guint ann, ben; /* how many followers they have at home in the end, if Anna chooses well */
  } cases[] = {
    /* She would lose all that counts; nobody gains by another follower. */
    { "place fcfc+ 0,-1 r1\nplace fcfc 0,-2 r1\ndeploy Anna follower 0,0 city:N x\n"
      "place crop/two-edges-shield 0,1 r2",
      6, 7 },
    /* She can spare one of two, Ben cannot. */
    { "place fcfc+ 0,-1 r1\nplace crfr 1,0 r0\ndeploy Anna follower 0,0 city:N x\ndeploy Anna follower 0,0 city:N x\n"
      "deploy Ben follower 1,0 city:N x\nplace crop/two-edges-shield 0,1 r2",
      6, 7 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint seed = 1; seed <= 20; seed++)
      {
        g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset crop");
        g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
        g_auto (GStrv) lines = g_strsplit (cases[i].lines, "\n", -1);
        for (guint k = 0; lines[k] != NULL; k++)
          fixture_play (state, lines[k]);
        g_assert_cmpint (state->ask, ==, CARC_ASK_CIRCLE);
        carc_policy_seed (policy, seed);
        g_assert_true (carc_policy_answer (policy, state));
        g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, cases[i].ann);
        g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, cases[i].ben);
      }
}

/* A ferry: a road where Ben has the majority is cut, so that Anna has a part of it. */
static void
test_ferry (void)
{
  static const char *const lines[] = { "place frrr -1,0 r0",
                                       "place ferry/three-roads 1,0 r0",
                                       "ferry EW",
                                       "place frfr 2,0 r0",
                                       "ferry stay",
                                       "place ffff 0,1 r0",
                                       "deploy Anna follower 0,0 road:E x",
                                       "deploy Ben follower 2,0 road:E x",
                                       "deploy Ben follower 2,0 road:E x",
                                       "place frfr 3,0 r0" };
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset ferry");
      g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
      for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
        fixture_play (state, lines[i]);
      g_assert_cmpint (state->ask, ==, CARC_ASK_FERRIES);
      carc_policy_seed (policy, seed);
      g_assert_true (carc_policy_answer (policy, state));
      g_assert_cmpint (state->slots[carc_slot_at (state, 1, 0)].joined, !=, 1 << 1 | 1 << 3);
    }
}

/* Nobody pays much for a tile of a bazaar, which is worth little more than one that is drawn. */
static void
test_bids (void)
{
  static const char *const lines[] = { "points Anna 50 x",  "points Ben 50 x",
                                       "points Clara 50 x", "place bridge/field 0,1 r0",
                                       "uncover ffff",      "uncover rrrr",
                                       "uncover frrr" };
  for (guint seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nplayer Clara\nset base\nset bridge");
      g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
      for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
        fixture_play (state, lines[i]);
      g_assert_cmpint (state->ask, ==, CARC_ASK_PICK);
      carc_policy_seed (policy, seed);
      g_assert_true (carc_policy_answer (policy, state));
      for (guint player = 0; player < 3; player++)
        g_assert_cmpint (state->ledger.scores[player], >=, 45);
    }
}

/* A full pyramid is scored by a player who gets figures back, and not for somebody else. */
static void
test_pyramid (void)
{
  static const char *const names[] = { "Anna", "Ben" };
  for (guint owner = 0; owner < G_N_ELEMENTS (names); owner++)
    for (guint seed = 1; seed <= 5; seed++)
      {
        g_autoptr (CarcState) state = fixture_new ("player Anna\nplayer Ben\nset base\nset circus");
        g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
        CarcEntry entries[CARC_RANKED_MAX];
        fixture_play (state, "place circus/acrobats-field 0,1 r0");
        fixture_play (state, "turn Anna test");
        for (guint i = 0; i < 7; i++)
          {
            g_autofree char *line = g_strdup_printf ("deploy %s follower %s test", i < 3 ? names[owner] : "Anna",
                                                     i < 3 ? "0,1 pyramid" : "0,0 farm:ese");
            fixture_play (state, line);
          }
        carc_policy_seed (policy, seed);
        g_assert_cmpuint (carc_policy_rank (policy, state, (guint) carc_rules_tile (state->rules, "ffrr"), entries,
                                            NULL, CARC_RANKED_MAX),
                          >, 0);
        g_assert_cmpint (entries[0].act == CARC_ACT_PYRAMID, ==, owner == 0);
      }
}

/* Who has left changes nothing for those who are there: the same options bring the same, and the same one is played. */
static void
test_without_who_left (void)
{
  g_autoptr (CarcState) two = fixture_new ("player Anna\nplayer Ben\nset base\nset inns");
  g_autoptr (CarcState) left = fixture_new ("player Anna\nplayer Ben\nplayer Clara\nset base\nset inns");
  CarcState *states[] = { two, left };
  g_autoptr (CarcPolicy) policy = carc_policy_new (two->rules, &carc_taste_usual);
  g_autoptr (CarcPolicy) other = carc_policy_new (left->rules, &carc_taste_usual);
  CarcPolicy *policies[] = { policy, other };
  guint compared = 0;
  carc_policy_seed (policy, 5);
  carc_policy_seed (other, 5);
  fixture_play (left, "leaves Clara");
  while (two->ask == CARC_ASK_TILE && two->n_remaining > 6)
    {
      CarcEntry entries[2][CARC_RANKED_MAX];
      double gains[2][CARC_RANKED_MAX];
      guint n[2], tile;
      do
        tile = carc_policy_pick (policy, two->rules->n_tiles);
      while (two->remaining[tile] == 0);
      carc_policy_seed (policy, two->n_remaining);
      carc_policy_seed (other, two->n_remaining);
      for (guint i = 0; i < 2; i++)
        n[i] = carc_policy_rank (policies[i], states[i], tile, entries[i], gains[i], CARC_RANKED_MAX);
      g_assert_cmpuint (n[0], ==, n[1]);
      for (guint i = 0; i < n[0]; i++, compared++)
        g_assert_cmpfloat_with_epsilon (gains[0][i], gains[1][i], 1e-9);
      for (guint i = 0; i < 2; i++)
        g_assert_true (n[i] == 0 || carc_policy_play (policies[i], states[i], tile));
      if (n[0] == 0)
        break;
      g_assert_cmpmem (two->ledger.scores, sizeof two->ledger.scores, left->ledger.scores, sizeof left->ledger.scores);
    }
  g_assert_cmpuint (compared, >, 500);
}

/* The share of the games that the player of the first seat's taste wins; seats change. */
static double
share_of (const char *setup, const CarcTaste *taste, const CarcTaste *other, guint games)
{
  g_autoptr (CarcState) start = fixture_new (setup), state = carc_state_copy (start);
  g_autoptr (CarcPolicy) first = carc_policy_new (start->rules, taste), second = carc_policy_new (start->rules, other);
  double wins = 0;
  for (guint i = 0; i < games; i++)
    {
      CarcPolicy *players[TABLE_MAX_PLAYERS];
      TableRefusal why;
      for (guint p = 0; p < start->rules->n_players; p++)
        players[p] = p == i % start->rules->n_players ? first : second;
      carc_policy_seed (first, i + 1);
      carc_policy_seed (second, i + 1000001);
      carc_state_assign (state, start);
      g_assert_true (carc_playout (players, state, NULL));
      g_assert_true (state->finished);
      if (!carc_state_validate (state, &why) && !g_str_has_prefix (why.sentence, "the scores are not"))
        g_error ("%s", why.sentence);
      const guint leaders = carc_leaders (state);
      wins += leaders >> (i % start->rules->n_players) & 1 ? 1. / carc_ones ((guint8) leaders) : 0;
    }
  return wins / games;
}

#define TWO "player Anna\nplayer Ben\nset base"

static void
test_beats_random (void)
{
  g_assert_cmpfloat (share_of (TWO, &carc_taste_usual, &carc_taste_random, 40), >=, .95);
}

static void
test_beats_forecast (void)
{
  g_assert_cmpfloat (share_of (TWO, &carc_taste_usual, &carc_taste_greedy, 100), >=, .75);
  g_assert_cmpfloat (share_of (TWO, &carc_taste_usual, &carc_taste_selfish, 100), >=, .85);
}

static void
test_plays_every_system (void)
{
  g_autoptr (GString) all = g_string_new ("player A\nplayer B\nplayer C\nplayer D\nplayer E\nplayer F");
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const CarcSystem *system = carc_systems[i];
      if (system->by == CARC_BY_OTHER || system->own_start != NULL)
        continue;
      g_autofree char *line = g_strdup_printf ("%s %s", system->by == CARC_BY_SET ? "set" : "use", system->name);
      g_autofree char *setup = g_strdup_printf (TWO "\nplayer Clara\n%s", line);
      g_string_append_printf (all, "\n%s", line);
      if (system->id != CARC_SYSTEM_BASE)
        g_assert_cmpfloat (share_of (setup, &carc_taste_usual, &carc_taste_random, 3), >, .5);
    }
  share_of (all->str, &carc_taste_usual, &carc_taste_random, 2);
}

/* Any state that a game can come to, with any readings, also within a turn: each playout comes to an end. */
static gboolean
plays_on (const RandomGame *game, GString *why)
{
  g_autoptr (CarcState) state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      TablePlayouts sum = { 0 };
      table_game_fold_line (&carc_game, state, game->entries->pdata[i], NULL, NULL);
      if (i % 25 != 0 || state->on_pad)
        continue;
      g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
      carc_playouts_add (policy, state, i, 1, NULL, &sum);
      if (sum.n != 1)
        return random_game_fail (why, "%u playouts, not 1", sum.n);
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  carc_register ();
  TESTS_ADD ("/policy", quick_is_full, acts, must, chance, prize, promise, weighed, ferry, bids, pyramid,
             without_who_left, beats_random, beats_forecast, plays_every_system);
  random_games_add ("/policy/plays-on", 30, &random_taste_all, plays_on);
  return g_test_run ();
}
