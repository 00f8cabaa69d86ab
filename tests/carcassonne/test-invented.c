/* test-invented.c - the beast, a system that is made up: the callback table of systems is proven for those to come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "carc-beast.h"
#include "carc-offers.h"
#include "carc-random-game.h"
#include "carcassonne/carc-policy.h"
#include "carcassonne/carc-rooms.h"
#include "table/table-event.h"
#include "../table/texts.h"
#include "../table/test-add.h"

/* ---- played by hand ---- */

static void
asked (const CarcState *state, guint kind, guint player)
{
  g_assert_cmpuint (state->ask, ==, kind);
  g_assert_cmpuint (carc_asked (state), ==, player);
}

/* Three players make six steps in turn; a figure on the way leaves the table; then the turn goes on by itself. */
static void
test_steps (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  fixture_play (state, "place frfr 1,0 r0 follower road:E\nplace frfr 2,0 r0\nplace frfr 3,0 r0\n"
                       "place frfr 4,0 r0\nplace frfr 5,0 r0\nplace frfr 6,0 r0\nplace beast/lair 7,0 r0 bait 2");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 6);
  asked (state, ASK_STEP, 0);
  fixture_refuse (state, "place frfr 8,0 r0", "Anna: beast?");
  fixture_refuse (state, "beast 5,0", "cannot go to 5,0");
  fixture_refuse (state, "beast 8,0", "cannot go to 8,0");
  fixture_play (state, "beast 6,0\nnote hm");
  asked (state, ASK_STEP, 1);
  fixture_refuse (state, "beast 7,0", "cannot go to 7,0");
  fixture_play (state, "beast 5,0\nbeast 4,0\nbeast 3,0\nbeast 2,0");
  asked (state, ASK_STEP, 2);
  g_assert_cmpuint (beast_of (state)->eaten, ==, 0);
  fixture_play (state, "beast 1,0");
  asked (state, CARC_ASK_TILE, 1);
  g_assert_cmpuint (beast_of (state)->eaten, ==, 1);
  g_assert_cmpuint (beast_of (state)->left_by[CARC_LEFT_REMOVED], ==, 1);
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 7);
}

#define RACE                                                                                                           \
  "place ffff 0,1 r0\nplace beast/lair -1,0 r0\nbeast 0,0\nbeast 0,1\nplace lake 1,-1 r0\n"                            \
  "race join\nrace join\nrace join"

/* A piece is in the way of racers if its row says so. */
static void
test_in_the_way (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE "use lake\n");
  CarcReach reach[CARC_REACH_MAX];
  fixture_play (state, RACE);
  asked (state, CARC_ASK_TILE, 0);
  fixture_refuse (state, "place ffff 0,2 r0 racer 0,1",
                  "the racer may not enter 0,1, where this figure stands: the beast");
  fixture_refuse (state, "place ffff 0,2 r0 racer 0,2", "the racer cannot reach 0,2");
  for (guint i = 0, n = carc_racer_reach (state, 0, reach, CARC_REACH_MAX); i < n; i++)
    g_assert_false (reach[i].x == 0 && reach[i].y == 1);
  fixture_play (state, "place ffff 0,2 r0 racer -1,0");
}

/* By L21 pass, racers pass what blocks them, and never what bars them. */
static void
test_barred (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE "use lake\nrule L21 pass\n");
  CarcReach reach[CARC_REACH_MAX];
  fixture_play (state, RACE);
  fixture_refuse (state, "place ffff 0,2 r0 racer 0,1",
                  "the racer may not enter 0,1, where this figure stands: the beast");
  g_autoptr (CarcState) passed = carc_state_copy (state);
  fixture_play (passed, "place ffff 0,2 r0 racer 0,1 0,2");
  fixture_play (state, "place beast/bridge -2,0 r0 racer -1,0");
  for (guint i = 0, n = carc_racer_reach (state, 0, reach, CARC_REACH_MAX); i < n; i++)
    g_assert_cmpint (reach[i].x, >=, -1);
  fixture_refuse (state, "place ffff -3,0 r0 racer -2,0",
                  "the racer may not enter -2,0, where this figure stands: the gate");
  fixture_refuse (state, "place ffff -3,0 r0 racer -2,0 -3,0",
                  "the racer may not enter -2,0, where this figure stands: the gate");
  fixture_refuse (state, "place ffff -3,0 r0 racer -3,0", "the racer cannot reach -3,0");
  /* What the table agrees to is done. */
  fixture_play (state, "agreed \"the gate is open\" place ffff -3,0 r0 racer -3,0");
}

/* A place that is on any tile needs only a row. */
static void
test_den (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE "use lake\n");
  fixture_play (state, RACE);
  fixture_refuse (state, "deploy Anna follower 5,5 den hides", "there is no tile on 5,5");
  fixture_refuse (state, "return Anna -1,0 den found", "Anna has no figure there (in the den at -1,0)");
  fixture_play (state, "deploy Anna follower -1,0 den hides");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 5);
  const guint16 slot = carc_slot_at (state, -1, 0);
  g_autofree char *told = carc_cell_tell (state, slot);
  g_assert_nonnull (strstr (told, "Anna’s follower on the den"));
  fixture_refuse (state, "place ffff 0,2 r0 racer -1,0",
                  "the racer may not enter -1,0, where this figure stands: Anna’s follower on the den");
  for (guint i = 0; i < state->n_figures; i++)
    if (state->figures[i].place == BEAST_DEN)
      for (guint touch = 0; touch < CARC_N_TOUCHES; touch++)
        g_assert_false (carc_figure_touch (state, i, (CarcTouch) touch, NULL));
  fixture_play (state, "return Anna -1,0 den found\nplace ffff 0,2 r0 racer -1,0");
  g_assert_cmpuint (carc_supply (state, 0, CARC_FOLLOWER), ==, 6);
}

/* The beast cannot move any more after one step: the next player is not asked. */
static void
test_stuck (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  fixture_play (state, "place beast/lair 1,0 r0\nbeast 0,0");
  asked (state, CARC_ASK_TILE, 1);
}

/* Help changes a majority before the city is scored.  After the turn all players throw stones. */
static void
test_help (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  /* The city of the start is Anna's; Clara completes it with a horn. */
  fixture_play (state, "deploy Anna follower 0,0 city:N \"\xc2\xa7\"\nturn Clara test\nplace beast/horn 0,-1 r2");
  asked (state, ASK_HELP, 0);
  g_assert_cmpuint (state->ledger.n_lines, ==, 0);
  fixture_refuse (state, "help 0,0 road:E", "nobody can help");
  fixture_play (state, "help nobody\nhelp 0,0 city:N");
  asked (state, ASK_HELP, 2);
  fixture_play (state, "help 0,-1 city:S");
  /* Each has one follower there: all three score, and this is booked before the stones. */
  asked (state, ASK_STONE, 2);
  g_assert_cmpuint (state->ledger.n_lines, ==, 3);
  g_assert_cmpint (state->ledger.scores[1], ==, 4);
  fixture_refuse (state, "stone pebble 4", "not a number from 1 to 3");
  fixture_refuse (state, "stone brick 1", "not pebble or rock");
  fixture_play (state, "stone rock 3");
  asked (state, ASK_STONE, 0);
  fixture_refuse (state, "stone pebble 1", "everybody throws a rock");
  fixture_play (state, "stone rock 1\nstone rock 2");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_cmpint (state->ledger.scores[2], ==, 7);
  g_assert_cmpint (state->ledger.scores[0], ==, 5);
}

/* A road with a lair is worth more, and a figure that comes home from it may walk on. */
static void
test_walk (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  fixture_play (state, "place frrr 1,0 r1\nplace beast/lair -1,0 r0 follower road:E\nbeast 0,0\nbeast 1,0\n"
                       "deploy Ben follower 0,0 road:E test\nplace frrr -2,0 r3 bait 3");
  asked (state, ASK_WALK, 1);
  g_assert_cmpint (state->ledger.scores[1], ==, 4 + 2);
  fixture_refuse (state, "walk -2,0 road:E", "nobody can walk");
  fixture_play (state, "walk -2,0 road:N");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_cmpuint (carc_supply (state, 1, CARC_FOLLOWER), ==, 6);
}

/* The same player lays a second tile, but no third one. */
static void
test_again (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  fixture_play (state, "place beast/bridge 1,0 r1");
  asked (state, CARC_ASK_TILE, 0);
  g_assert_true (beast_of (state)->again);
  fixture_play (state, "place beast/bridge 1,1 r2");
  asked (state, CARC_ASK_TILE, 1);
  g_assert_false (beast_of (state)->again);
  g_assert_cmpuint (beast_of (state)->turns, ==, 3);
}

/* Questions before the final scoring; their answers are scored. */
static void
test_end (void)
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE);
  guint from;
  fixture_play (state, "place frfr 1,0 r0 bait 4\nplace frfr 2,0 r0 bait 5\nplace frfr 3,0 r0\nend \"late\"");
  asked (state, ASK_BAIT, 0);
  fixture_refuse (state, "place frfr 4,0 r0", "Anna: bait?");
  g_autoptr (CarcState) forecast = carc_forecast (state, &from, NULL);
  g_assert_cmpint (forecast->ledger.scores[0], ==, 4);
  fixture_play (state, "bait eat\nbait keep");
  g_assert_true (state->finished);
  g_assert_cmpint (state->ledger.scores[0], ==, 0);
  g_assert_cmpint (state->ledger.scores[1], ==, 5);
}

/* ---- the simple player ---- */

#define DRAWS 2000

/* How often the simple player draws each colour from the sack, and leaves it alone (the first number). */
static void
draw_often (const char *tile, guint drawn[BEAST_COLOURS + 1])
{
  g_autoptr (CarcState) state = fixture_new (BEAST_THREE), after = carc_state_copy (state);
  g_autoptr (CarcPolicy) policy = carc_policy_new (state->rules, &carc_taste_usual);
  fixture_play (state, tile);
  asked (state, ASK_SACK, 0);
  for (guint i = 0; i < DRAWS; i++)
    {
      carc_state_assign (after, state);
      carc_policy_seed (policy, i);
      g_assert_true (carc_policy_answer (policy, after));
      drawn[beast_of (after)->drawn]++;
    }
}

/* What comes out of the sack is not chosen: each colour is as likely as its stones are many.  5 standard deviations are
 * allowed. */
static void
test_sack (void)
{
  guint drawn[BEAST_COLOURS + 1] = { 0 }, all = 0;
  draw_often ("place beast/sack 0,1 r0", drawn);
  g_assert_cmpuint (drawn[0], ==, 0);
  for (guint i = 0; i < BEAST_COLOURS; i++)
    all += beast_sack[i];
  for (guint i = 0; i < BEAST_COLOURS; i++)
    {
      const double p = (double) beast_sack[i] / all, expected = p * DRAWS;
      g_assert_cmpfloat (fabs (drawn[i + 1] - expected), <, 5 * sqrt (expected * (1 - p)));
    }
}

/* Whoever may leave the sack alone does not look into it before: a draw is worth 1.9 points on average.  So it is drawn
 * only if there were two golden stones in the three draws that are tried, which comes in 3 of 100 cases. */
static void
test_sack_left (void)
{
  guint drawn[BEAST_COLOURS + 1] = { 0 };
  draw_often ("place beast/sack 0,1 r0 bait 1", drawn);
  g_assert_cmpuint (drawn[0], >=, DRAWS * 95 / 100);
  /* And then it is drawn anew. */
  g_assert_cmpuint (drawn[BEAST_GOLD + 1], <, (DRAWS - drawn[0]) / 2);
}

/* ---- played at random ---- */

static char *
dump (const CarcState *state)
{
  g_autofree char *common = fixture_dump (state);
  const guint8 *part = (const guint8 *) beast_of (state);
  GString *all = g_string_new (common);
  for (guint i = 0; i < sizeof (Beast); i++)
    g_string_append_printf (all, "%02x", part[i]);
  return g_string_free (all, FALSE);
}

static void
check_moment (GRand *rand, const CarcState *state)
{
  TableRefusal refusal = { "" };
  g_autofree char *ask = carc_ask_tell (state);
  guint from;
  g_assert_true (*ask != '\0');
  if (!carc_state_validate (state, &refusal))
    g_error ("%s", refusal.sentence);
  g_autofree char *before = dump (state);
  g_autoptr (CarcState) forecast = carc_forecast (state, &from, NULL);
  g_assert_true (forecast->finished && table_ledger_validate (&forecast->ledger));
  if (state->ask >= CARC_N_ASKS || g_rand_int_range (rand, 0, 40) == 0)
    {
      g_autoptr (GString) why = g_string_new (NULL);
      if (!offers_agree (rand, state, why))
        g_error ("%s", why->str);
    }
  g_autofree char *after = dump (state);
  g_assert_cmpstr (before, ==, after);
}

/* Prefers roads and cells with many neighbours, so that roads are completed. */
static guint
choose (GRand *rand, const CarcState *state, const CarcEntry *entry, const TableAct *act, const TableOperand *operand,
        const GArray *offers)
{
  guint best = 0, most = 0;
  for (guint i = 0; i < offers->len; i++)
    {
      const TableOffer *offer = &g_array_index (offers, TableOffer, i);
      guint liked = (guint) g_rand_int_range (rand, 0, 4);
      if (operand->type == &carc_operand_claim && offer->value[0] == CARC_ROAD)
        liked += 3;
      for (int side = 0; operand->type == &carc_operand_place && side < 4; side++)
        liked += 2
                 * (guint) carc_slot_placed (
                     state, carc_slot_at (state, offer->x + (side - 1) % 2, offer->y + (side - 2) % 2));
      if (liked >= most)
        {
          most = liked;
          best = i;
        }
    }
  return best;
}

/* Mostly a tile, sometimes a correction, and the end of the game after 60 entries at the earliest. */
static char *
next_line (GRand *rand, const CarcState *state)
{
  CarcEntry entry;
  for (guint tries = 0; tries < 200; tries++)
    {
      gboolean odd = g_rand_int_range (rand, 0, 12) == 0;
      if (state->ask == CARC_ASK_TILE && !odd)
        {
          table_acts_begin (&carc_act_table, &entry);
          if (offers_fill (rand, state, &carc_base_acts[0], choose, &entry))
            return carc_entry_print (state->rules, &entry);
        }
      if (offers_entry (rand, state, NULL, &entry) && (entry.kind != CARC_ENTRY_END || state->n_entries > 60))
        return carc_entry_print (state->rules, &entry);
    }
  g_error ("nothing can be played");
}

/* Every figure that was on the table and is in the supply now must be told. */
static void
check_homes (const CarcState *before, const CarcState *after, const TableLedger *effects)
{
  guint came[TABLE_MAX_PLAYERS] = { 0 }, told[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < before->n_figures; i++)
    came[before->figures[i].player] += before->figures[i].place != CARC_PLACE_SUPPLY
                                       && after->figures[i].place == CARC_PLACE_SUPPLY;
  for (guint i = 0; i < effects->n_lines; i++)
    {
      const TableLine *effect = &effects->lines[i];
      g_autofree char *words = table_effect_tell (&carc_game, after, effect);
      g_assert_cmpstr (words, !=, "");
      for (guint k = 0; effect->kind == CARC_EFFECT_HOME && k < effect->n_terms; k++)
        told[effect->player] += (guint) effect->terms[k].count;
    }
  for (guint player = 0; player < after->rules->n_players; player++)
    g_assert_cmpuint (told[player], >=, came[player]);
}

/* Plays each entry on a copy too, and compares.  Then plays the whole game again, entry by entry, as an undo does. */
static void
play (guint32 seed, const char *setup, BeastSeen *seen)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (CarcState) state = fixture_new (setup), again = fixture_new (setup);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) dumps = g_ptr_array_new_with_free_func (g_free);
  TableLedger effects = { 0 };
  while (!state->finished && entries->len < 600)
    {
      char *line = next_line (rand, state);
      CarcEntry entry;
      TableRefusal refusal = { "" };
      check_moment (rand, state);
      seen->asked[state->ask]++;
      if (!carc_entry_parse (state->rules, line, &entry, &refusal))
        g_error ("%s: %s", line, refusal.sentence);
      offers_count (&entry, seen->rows);
      g_autofree char *told = carc_entry_tell (state, &entry);
      g_assert_true (*told != '\0');
      g_autoptr (CarcState) trial = carc_state_copy (state);
      gboolean tried = table_game_apply_telling (&carc_game, trial, line, &effects, NULL);
      if (tried)
        check_homes (state, trial, &effects);
      table_ledger_reset (&effects);
      if (!carc_apply (state, &entry, &refusal) || !tried)
        g_error ("seed %u: %s is offered, but refused: %s", seed, line, refusal.sentence);
      g_autofree char *on_copy = dump (trial);
      g_ptr_array_add (entries, line);
      g_ptr_array_add (dumps, dump (state));
      g_assert_cmpstr (on_copy, ==, dumps->pdata[dumps->len - 1]);
    }
  table_ledger_clear (&effects);
  for (guint i = 0; i < entries->len; i++)
    {
      g_assert_true (carc_apply_line (again, entries->pdata[i], NULL));
      assert_text (dump (again), dumps->pdata[i]);
    }
}

static void
test_random (void)
{
  static BeastSeen seen;
  for (guint32 seed = 1; seed <= 30; seed++)
    play (seed, beast_setups[seed % BEAST_N_SETUPS], &seen);
  beast_check_seen (&seen);
}

/* ---- the games of those who do not have it ---- */

#define N_BEFORE 60

static char *before[N_BEFORE];

static char *
print (guint32 seed)
{
  g_autoptr (RandomGame) game = random_game_new (seed, &random_taste_all);
  return random_game_print (game);
}

static void
begin (void)
{
  carc_register ();
  for (guint32 seed = 0; seed < N_BEFORE; seed++)
    before[seed] = print (seed);
  beast_register ();
}

/* A random game without the new system is what it was before there was this system. */
static void
test_others_stay (void)
{
  guint n = 0;
  for (guint32 seed = 0; seed < N_BEFORE; seed++)
    {
      g_autofree char *now = print (seed);
      if (strstr (now, "set beast") == NULL)
        {
          assert_text (g_steal_pointer (&now), before[seed]);
          n++;
        }
      g_free (before[seed]);
    }
  g_assert_cmpuint (n, >, N_BEFORE / 2);
  g_assert_cmpuint (n, <, N_BEFORE);
}

TESTS_MAIN_AFTER (begin (), "/invented", steps, in_the_way, barred, den, stuck, help, walk, again, end, sack, sack_left,
                  random, others_stay)
