/* test-catan-words.c - Catan in words: entries, questions, throws, ledger lines, and disputes about fish and roads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-fixture.h"
#include "catan/catan-operands.h"
#include "table/table-event.h"
#include "small-board.h"
#include "../table/texts.h"
#include "../table/test-add.h"

#define THREE "player Anna\nplayer Ben\nplayer Clara\nuse fishermen"
/* Anna has seven roads in a row; Ben can cut the seventh off at 9, and the sixth at 8. */
#define SIX "player Anna\nplayer Ben\nplayer Clara\nplayer David\nplayer Eva\nplayer Finn\nframe big\nuse fishermen"

#define OPENING                                                                                                        \
  "found 21 21-32\nfound 33 33-43\nfound 3 2-3\nfound 40 40-48\ndraw ?3\nfound 50 50-51\ndraw 2\nfound 19 19-20\n"     \
  "roll 4\ndraw 1\nbuild road 20-21\nbuild road 18-19\nbuild road 8-18\nbuild road 8-9\nbuild road 1-9"

/* The same without roads, because with hands they must be paid. */
#define OPENING_HANDS                                                                                                  \
  "found 21 21-32\nfound 33 33-43\nfound 3 2-3\nfound 40 40-48\ndraw 3\nfound 50 50-51\ndraw 2\nfound 19 19-20"

static void
test_entries (void)
{
  static const FixtureStep steps[] = {
    { "found 21 21-32", "Anna founds a settlement on 21 with the road 21-32",
      "Ben: where are the first settlement and its road?" },
    { "agreed \"so be it\" found 33 33-43",
      "Ben founds a settlement on 33 with the road 33-43 — against the rules, as agreed: so be it", NULL },
    { "found 3 2-3", "Clara founds a settlement on 3 with the road 2-3",
      "Clara: where are the second settlement and its road?" },
    { "found 40 40-48", "Clara founds a settlement on 40 with the road 40-48", "Clara draws 1 fish token: which?" },
    { "draw 3", "Clara draws 3 fish", NULL },
    { "found 50 50-51", "Ben founds a settlement on 50 with the road 50-51", "Ben draws 1 fish token: which?" },
    { "draw 2", "Ben draws 2 fish", NULL },
    { "found 19 19-20", "Anna founds a settlement on 19 with the road 19-20", "Anna: the dice?" },
    { "roll 4", "Anna rolls 4", "Clara draws 1 fish token: which?" },
    { "draw shoe", "Clara draws the old shoe", "Anna builds and trades, or the next dice?" },
    { "build road 20-21", "Anna builds the road 20-21", NULL },
    { "agreed \"so be it\" build road 1-2", "Anna builds the road 1-2 — against the rules, as agreed: so be it", NULL },
    { "build city 21", "Anna builds a city on 21", NULL },
    { "roll 7", "Ben rolls 7", "Ben: where does the robber go?" },
    { "robber E from Anna", "Ben moves the robber to E (hills 9) and steals from Anna", NULL },
    { "buy", "Ben buys a development card", NULL },
    { "buy knight", "Ben buys a development card", NULL },
    { "next", "Ben ends the turn", "Clara: the dice?" },
    { "roll 5", "Clara rolls 5", "Ben draws 1 fish token: which?" },
    { "draw 1", "Ben draws 1 fish", NULL },
    { "trade Ben give fish 3 get fish 2", "Clara trades with Ben: 3 fish for 2 fish", NULL },
    { "shoe Anna", "Clara gives the old shoe to Anna", NULL },
    { "fish 2 pay 2", "Clara spends 2 fish: the robber goes home", NULL },
    { "roll 11", "Anna rolls 11", NULL },
    { "roll 11", "Ben rolls 11", NULL },
    { "play knight E", "Ben plays a knight: the robber goes to E (hills 9)", NULL },
    { "fish 4 ore pay 1 3", "Ben spends 4 fish (1 + 3) and takes from the bank: ore", NULL },
    { "points Anna -1 \"counted twice\"", "Correction: -1 for Anna: counted twice", NULL },
    { "token Ben draw 3 forgotten", "Correction: Ben draws 3 fish: forgotten", NULL },
    { "token Ben back 3 \"after all not\"", "Correction: Ben puts back 3 fish: after all not", NULL },
    { "turn Anna \"we are lost\"", "It is Anna's turn: we are lost", "Anna: the dice?" },
    { "note \"tea\"", "Note: tea", NULL },
    { "end late", "The game is ended: late", "the game is over" },
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_tell (state, steps, G_N_ELEMENTS (steps));
  assert_text (catan_line_tell (state, "this is not an entry"), "this is not an entry");
}

/* Values told in secret are never in the words, also not when the token goes to another hand. */
static void
test_secrets (void)
{
  static const FixtureStep steps[] = {
    { "draw ?3", "Clara draws a token face down", NULL },
    { "found 50 50-51", "Ben founds a settlement on 50 with the road 50-51", NULL },
    { "draw ?", "Ben draws a token face down", NULL },
    { "found 19 19-20", "Anna founds a settlement on 19 with the road 19-20", NULL },
    { "roll 9", "Anna rolls 9", NULL },
    { "draw ?1", "Clara draws a token face down", NULL },
    { "roll 11", "Ben rolls 11", NULL },
    { "trade Clara give fish ? get fish ?3", "Ben trades with Clara: a token face down for a token face down", NULL },
    { "token Clara draw ?2 forgotten", "Correction: Clara draws a token face down: forgotten", NULL },
    { "fish 3 from Clara pay ?3", "Ben spends 3 fish and steals a card from Clara", NULL }, /* now everybody sees it */
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, "found 21 21-32\nfound 33 33-43\nfound 3 2-3\nfound 40 40-48");
  catan_fixture_tell (state, steps, G_N_ELEMENTS (steps));
}

/* Only a line with a value that was told in secret is shown covered. */
static void
test_covered (void)
{
  static const char *const covered[] = { "draw ?1", "draw by Ben ?3", "fish 3 from Clara pay ?2 1",
                                         "deleted 9 \"draw ?3\"", "deleted 9 \"replaced 6 \\\"draw ?3\\\" why\" q" },
                           *const open[] = { "draw ?", "draw 2", "draw ?4", "draw ?12", "note 2", "note \"a ?2\"" };
  for (guint i = 0; i < G_N_ELEMENTS (covered); i++)
    g_assert_true (catan_game.is_secret (covered[i]));
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    g_assert_false (catan_game.is_secret (open[i]));
}

/* A kept line that is not an entry is told, too: without its secret, also if it cannot even be cut into words. */
static void
test_unread (void)
{
  static const char *const secret[] = { "robber Q from Otto ?wool", "draw by Otto ?3", "robber Q from \"Otto ?wool",
                                        "agreed \"so\"play knight Q from Ben ?ore",
                                        "replaced x \"robber Q from Otto ?wool\"" },
                           *const open[] = { "robber Q from Otto ?", "robber Q from Otto wool", "buy Otto" };
  g_autoptr (CatanState) state = catan_fixture_new (THREE "\nhands covered");
  for (guint i = 0; i < G_N_ELEMENTS (secret); i++)
    assert_text (catan_line_tell (state, secret[i]), "a secret");
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    assert_text (catan_line_tell (state, open[i]), open[i]);
}

/* A refusal quotes what is wrong, but no value that was told in secret; it may still list all values. */
static void
test_unread_refused (void)
{
  static const struct
  {
    const char *line, *why;
  } refused[] = {
    { "draw ?3 by Ben ?2 so",
      "“so” is not a fish token: 1, 2, 3 or shoe; ? if nobody saw it; ? and the value if it is told in secret" },
    { "hand Ben ?wool +1 so", "“?” is not a resource: wood, wool, grain, brick or ore" },
    { "buy ?knight ?point", "“?” is too much at the end of this entry" },
    { "robber Q ?wool", "“?” is too much at the end of this entry" },
    { "robber Q from ?ore", "nobody called “?” plays" },
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE "\nhands covered");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      TableRefusal why = { "" };
      g_assert_false (catan_apply_line (state, refused[i].line, &why));
      g_assert_cmpstr (why.sentence, ==, refused[i].why);
    }
}

static void
assert_drawn (const CatanState *state, guint n, const char *wanted)
{
  CatanEntry entry;
  catan_entry_begin (&entry, CATAN_ENTRY_DRAW);
  entry.n_tokens = (guint8) n;
  assert_text (catan_operand_drawn.question (state, &entry), wanted);
}

/* A city draws two tokens: the question counts those of the player who draws. */
static void
test_draws (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nroll 4");
  assert_drawn (state, 0, "Ben is on turn. Which fish token does Clara draw?");
  catan_fixture_play (state, "draw 1\nturn Clara t\nroll 11\nbuild city 3\nturn Anna t\nroll 4");
  assert_drawn (state, 0, "Anna is on turn. Which fish token does Clara draw, 1 of 2?");
  assert_drawn (state, 1, "Anna is on turn. Which fish token does Clara draw, 2 of 2?");
}

/* Equal things are told once, with their number. */
static void
test_alike (void)
{
  static const struct
  {
    const char *line, *told;
  } cases[] = {
    { "draw ? ?", "Clara draws 2 tokens face down" },
    { "draw ? ?2", "Clara draws 2 tokens face down" },
    { "draw 3 3", "Clara draws 2 tokens with 3 fish" },
    { "draw ? 1", "Clara draws a token face down, 1 fish" },
    { "draw 1 ?", "Clara draws 1 fish, a token face down" },
    { "trade Ben give fish ? 1 ? 1 get fish 2",
      "Anna trades with Ben: 2 tokens face down, 2 tokens with 1 fish for 2 fish" },
    { "play plenty wood wood", "Anna plays year of plenty: 2 wood" },
    { "play plenty wood ore", "Anna plays year of plenty: wood and ore" },
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nroll 4\ndraw 1\nturn Clara t\nroll 11\nbuild city 3\nturn Anna t\nroll 4");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *told = catan_line_tell (state, cases[i].line);
      g_assert_cmpstr (told, ==, cases[i].told);
    }
}

static void
test_hands (void)
{
  static const FixtureStep steps[] = {
    { "hand Anna wood +6 \"dealt\"", "Correction: +6 wood for Anna: dealt", NULL },
    { "hand Anna ore +3 \"dealt\"", "Correction: +3 ore for Anna: dealt", NULL },
    { "hand Ben wool +1 \"dealt\"", "Correction: +1 wool for Ben: dealt", NULL },
    { "roll 7", "Anna rolls 7", "Anna: which cards are discarded?" },
    { "robber G", "Anna moves the robber to G (forest 4)", NULL },
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE "\nhands");
  catan_fixture_play (state, OPENING_HANDS);
  catan_fixture_tell (state, steps, 4);
  CatanEntry entry;
  guint n = 0;
  for (guint r = 0; r < CATAN_N_RESOURCES; r++)
    n += state->seats[0].hand[r];
  catan_entry_begin (&entry, CATAN_ENTRY_DISCARD);
  entry.player = 0;
  entry.give.seen[CATAN_WOOD] = (guint8) MIN (n / 2, 4);
  entry.give.seen[CATAN_ORE] = (guint8) (n / 2 - entry.give.seen[CATAN_WOOD]);
  g_autofree char *told = catan_entry_tell (state, &entry);
  g_assert_true (g_str_has_prefix (told, "Anna discards 4 wood, "));
  g_assert_true (catan_apply (state, &entry, NULL));
  catan_fixture_tell (state, steps + 4, 1);
  g_autofree char *bank = catan_line_tell (state, "bank give wood 4 get grain");
  g_assert_cmpstr (bank, ==, "Anna gives the bank 4 × wood for grain");
  g_autofree char *trade = catan_line_tell (state, "trade Ben give wood 1 ore 1 get wool 1");
  g_assert_cmpstr (trade, ==, "Anna trades with Ben: 1 wood, 1 ore for 1 wool");
  assert_text (catan_line_tell (state, "trade Ben give wood 1"), "Anna trades with Ben and gives 1 wood");
  assert_text (catan_line_tell (state, "trade Ben get wool 1"), "Anna trades with Ben and gets 1 wool");
}

/* ---- the last piece, which is pointed out on the island ---- */

static void
test_the_last_piece (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  gint8 roads[CATAN_EDGES_MAX];
  catan_fixture_play (state, OPENING);
  g_assert_cmpint (state->last_kind, ==, CATAN_ROAD);
  for (guint i = 0; i < 2; i++)
    {
      memcpy (roads, state->road, sizeof roads);
      catan_fixture_play (state, i == 0 ? "roll 8\nbuild road 43-44" : "agreed \"so be it\" build road 13-14");
      g_assert_cmpint (state->last_kind, ==, CATAN_ROAD);
      for (guint edge = 0; edge < SMALL_EDGES; edge++)
        g_assert_true ((state->last_at == edge) == (state->road[edge] != roads[edge]));
    }
  catan_fixture_play (state, "build city 33");
  g_assert_cmpint (state->last_kind, ==, CATAN_CITY);
  g_assert_true (state->building[state->last_at] == 1 && state->last_at != CATAN_NOWHERE);
}

/* ---- throws ---- */

static void
assert_yield (const CatanState *state, guint dice, const char *wanted)
{
  CatanYield yield;
  catan_yield (state, dice, &yield);
  assert_text (catan_yield_tell (state, dice, &yield), wanted);
}

static void
test_yields (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING);
  assert_yield (state, 4, "Anna: 2 wool; Clara: draws 1 fish token from fishery 4");
  assert_yield (state, 5, "Ben: 1 ore; Clara: 1 wool; Ben: draws 1 fish token from fishery 5");
  assert_yield (state, 7, "The robber comes");
  assert_yield (state, 12, "Nobody receives anything");
  catan_fixture_play (state, "roll 7\nrobber E from Anna");
  assert_yield (state, 9, "Anna: the robber blocks 1 card; Clara: draws 1 fish token from fishery 9");
  catan_fixture_play (state, "roll 11\nroll 7\nrobber A from Clara");
  assert_yield (state, 5, "Ben: 1 ore; Clara: the robber blocks 1 card; Ben: draws 1 fish token from fishery 5");
  catan_fixture_play (state, "build city 19");
  assert_yield (state, 4, "Anna: 3 wool; Clara: draws 1 fish token from fishery 4");
}

/* Tokens are named in the order of the draws (F13), also for a throw that ends the turn before it. */
static void
test_whose_throw_it_is (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nagreed \"for once\" build settlement 4");
  assert_yield (state, 4,
                "Anna: 2 wool; Clara: draws 1 fish token from fishery 4; Anna: draws 1 fish token from fishery 4");
  catan_fixture_play (state, "turn Anna \"one more\"");
  assert_yield (state, 4, "Anna: 2 wool, draws 1 fish token from fishery 4; Clara: draws 1 fish token from fishery 4");
}

static void
test_shortages (void)
{
  g_autoptr (CatanState) hands = catan_fixture_new (THREE "\nhands");
  catan_fixture_play (hands, OPENING_HANDS "\nhand Ben wood +16 \"so it lies\"");
  assert_yield (hands, 8,
                "Ben: 1 wood too few (the bank has 0 and owes 2: nobody gets any of it); "
                "Clara: 1 wood too few");
  catan_fixture_play (hands, "hand Ben wood -1 \"so it lies\"\nhand Anna wool +16 \"so it lies\"");
  assert_yield (hands, 8,
                "Ben: 1 wood too few (the bank has 1 and owes 2: nobody gets any of it); "
                "Clara: 1 wood too few");
  assert_yield (hands, 4,
                "Anna: 1 wool, 1 wool too few (the bank has 1 and owes 2); Clara: draws 1 fish token from fishery 4");
  assert_yield (hands, 7, "The robber comes; Anna: discards 9 cards; Ben: discards 8 cards");
  g_autoptr (CatanState) lake = catan_fixture_new (THREE "\npreset traders");
  catan_fixture_play (lake, "found 32 31-32\nfound 1 1-2\nfound 54 53-54\nfound 6 5-6\nfound 17 17-18\n"
                            "found 23 22-23\ndraw 1");
  assert_yield (lake, 11, "Anna: 1 wool, draws 2 fish tokens from the lake");
  for (guint i = 1; i < 7; i++)
    catan_fixture_play (lake, "token Anna draw 1 \"so it lies\"");
  assert_yield (lake, 11,
                "Anna: 1 wool, draws no fish token from the lake (a hand holds seven fish tokens at most (T2))");
}

/* With the larger box a fishery and a lake can pay on one throw: to whom which, and which token comes from where. */
static void
test_fishery_and_lake (void)
{
  static const struct
  {
    guint player, fishery;
  } draws[] = { { 0, 4 }, { 0, 4 }, { 0, 0 }, { 1, 0 }, { 2, 4 } };
  g_autoptr (CatanState) state = catan_fixture_new (THREE "\nframe big\nrule T1 lake\nrule T6 large");
  const CatanIsland *island = &state->rules->island;
  const guint8 *shore = catan_shape (state)->hex_spots[island->further_lake];
  guint8 dock[3];
  guint sea = 0;
  while (island->fishery[sea] != 4)
    sea++;
  catan_fishery_spots (island, sea, dock);
  g_autofree char *lies = g_strdup_printf ("snapshot\nnow city Anna %u\nnow settlement Anna %u\n"
                                           "now settlement Ben %u\nnow settlement Clara %u\nplay on Anna",
                                           dock[0] + 1, shore[0] + 1, shore[2] + 1, dock[2] + 1);
  catan_fixture_play (state, lies);
  assert_yield (state, 4,
                "Anna: draws 3 fish tokens from fishery 4 and the lake; Ben: draws 1 fish token from the lake; "
                "Clara: draws 1 fish token from fishery 4");
  catan_fixture_play (state, "roll 4");
  g_assert_cmpuint (state->n_draws, ==, G_N_ELEMENTS (draws));
  for (guint i = 0; i < G_N_ELEMENTS (draws); i++)
    {
      g_assert_cmpuint (state->draws[i].player, ==, draws[i].player);
      g_assert_cmpuint (state->draws[i].sea, ==, draws[i].fishery != 0 ? sea : CATAN_NOWHERE);
    }
}

/* What is told after the entry. */
static void
assert_brought (const CatanState *state, const char *line, const char *wanted)
{
  g_autoptr (CatanState) after = catan_state_copy (state);
  TableLedger effects = { 0 };
  const gboolean applied = table_game_apply_telling (&catan_game, after, line, &effects, NULL);
  g_autofree char *told = table_effects_tell (&catan_game, after, &effects);
  g_assert_true (applied || effects.n_lines == 0);
  g_assert_cmpstr (told, ==, wanted);
  table_ledger_clear (&effects);
}

static void
assert_reminder (const CatanState *state, const char *wanted)
{
  assert_text (catan_game.reminder (state), wanted);
}

/* What an entry brought besides points, and how long the throw is told. */
static void
test_brought (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE "\nhands");
  assert_brought (state, "found 21 21-32", "");
  catan_fixture_play (state, "found 21 21-32\nfound 33 33-43\nfound 3 2-3");
  assert_brought (state, "found 40 40-48", "Clara: 1 wood, 1 grain");
  catan_fixture_play (state, "found 40 40-48");
  assert_brought (state, "draw ?3", "");
  catan_fixture_play (state, "draw ?3\nfound 50 50-51\ndraw 2\nfound 19 19-20");
  assert_reminder (state, NULL);
  assert_brought (state, "roll 4", "Anna: 2 wool; Clara: draws 1 fish token from fishery 4");
  catan_fixture_play (state, "roll 4");
  assert_reminder (state, "Thrown: 4. Anna: 2 wool; Clara: draws 1 fish token from fishery 4");
  catan_fixture_play (state, "draw ?2\nhand Anna wood +1 forgotten\nhand Anna brick +1 forgotten\nbuild road 20-21");
  assert_reminder (state, "Thrown: 4. Anna: 2 wool; Clara: draws 1 fish token from fishery 4");
  for (guint p = 0; p < 2; p++)
    {
      state->seats[p].cards++;
      state->deck--;
    }
  assert_brought (state, "play monopoly wool", "Anna: 1 wool; Ben: gives 1 wool");
  catan_fixture_play (state, "next");
  assert_reminder (state, NULL);
  assert_brought (state, "play monopoly ore", "Ben: 1 ore; Anna: gives 1 ore");
  assert_brought (state, "play monopoly brick", "Ben: nobody has a card of it");
  assert_brought (state, "no entry", "");
}

/* ---- ledger ---- */

static void
assert_line (const CatanState *state, guint line, const char *title, const char *because)
{
  g_assert_cmpuint (line, <, state->ledger.n_lines);
  assert_text (catan_game.line_title (state, &state->ledger.lines[line]), title);
  assert_text (catan_game.because (state, &state->ledger.lines[line]), because);
}

static void
test_ledger (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nbuild city 21\nagreed \"late\" build settlement 20\npoints Ben +1 forgotten");
  assert_line (state, 0, "settlement on 21", "founded in the set-up");
  assert_line (state, 6, "Longest Road", "a way of 5 roads; nobody else has more than 1");
  assert_line (state, 7, "city on 21", "in place of a settlement");
  assert_line (state, 8, "settlement on 20", "built");
  assert_line (state, 9, "correction", "forgotten");
  assert_text (table_game_sum (&catan_game, &state->ledger.lines[6]), "1 card × 2 = 2");
  for (guint kind = 0; kind < catan_game.n_kinds; kind++)
    g_assert_true (*catan_game.kind_name (kind) && *catan_game.kind_title (kind));
}

/* ---- disputes ---- */

static void
assert_pays (const CatanState *state, guint player, guint price, const char *wanted)
{
  assert_text (catan_pays_tell (state, player, price), wanted);
}

static void
test_could_she_pay (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  g_autoptr (CatanState) without = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara");
  catan_fixture_play (state, OPENING);
  assert_pays (state, 0, 2, "Anna holds 0 fish tokens. 2 fish cannot be paid");
  assert_pays (state, 1, 2, "Ben holds 1 fish token. That is 2 fish. 2 fish can certainly be paid");
  assert_pays (state, 2, 2,
               "Clara holds 2 fish tokens, 1 of them face down. That is at least 2 fish and at most 4. "
               "2 fish can certainly be paid");
  assert_pays (state, 2, 5,
               "Clara holds 2 fish tokens, 1 of them face down. That is at least 2 fish and at most 4. "
               "5 fish cannot be paid");
  /* 10 ones, 9 twos and 8 threes are unseen: the face-down token is a 3 in 8 of 27 cases. */
  assert_pays (state, 2, 4,
               "Clara holds 2 fish tokens, 1 of them face down. That is at least 2 fish and at most 4. "
               "Maybe 4 fish can be paid: the chance is 30 % if tokens were chosen blindly");
  assert_pays (without, 0, 7, "the Fishermen are not in play");
}

static void
assert_road (const CatanState *state, guint player, const char *wanted)
{
  assert_text (catan_road_tell (state, player), wanted);
}

static void
test_does_that_road_count (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING);
  assert_road (state, 0,
               "The longest way of Anna has 7 roads: 1-9-8-18-19-20-21-32. Anna holds the Longest Road: "
               "nobody else has more");
  assert_road (state, 1, "The longest way of Ben has 1 road: 33-43. The Longest Road needs at least 5");
  /* At its end, Ben's settlement cuts nothing. */
  g_autoptr (CatanState) ended = catan_state_copy (state);
  catan_fixture_play (ended, "roll 11\nagreed \"for once\" build settlement 1");
  assert_road (ended, 0,
               "The longest way of Anna has 7 roads: 1-9-8-18-19-20-21-32. Anna holds the Longest Road: "
               "nobody else has more");
  catan_fixture_play (state, "roll 11\nagreed \"for once\" build settlement 9\nagreed \"for once\" build settlement 8");
  assert_road (state, 0,
               "The longest way of Anna has 5 roads: 8-18-19-20-21-32. The settlement of Ben on 8 cuts the "
               "road there. The settlement of Ben on 9 cuts the road there. Anna holds the Longest Road: "
               "nobody else has more");
  catan_fixture_play (state, "roll 11\nbuild road 3-4\nbuild road 4-5\nbuild road 5-6\nbuild road 6-7");
  assert_road (state, 2,
               "The longest way of Clara has 5 roads: 2-3-4-5-6-7. Anna has as many and had the Longest Road "
               "first: only a longer road takes it");
  catan_fixture_play (state, "build road 7-15");
  assert_road (state, 0,
               "The longest way of Anna has 5 roads: 8-18-19-20-21-32. The settlement of Ben on 8 cuts the "
               "road there. The settlement of Ben on 9 cuts the road there. Clara holds the Longest Road "
               "with 6");
  assert_line (state, state->ledger.n_lines - 2, "Longest Road", "somebody else has more: a way of 6 roads against 5");
}

/* After the holder's road is cut, the longest road takes the card; if two are equally long, nobody has it. */
static void
test_the_road_is_cut (void)
{
  static const char *const clara = "roll 11\nbuild road 3-4\nbuild road 4-5\nbuild road 5-6\nbuild road 6-7\n"
                                   "agreed \"for once\" build settlement 18";
  g_autoptr (CatanState) six = catan_fixture_new (THREE);
  catan_fixture_play (six, OPENING "\nroll 11\nbuild road 42-43\nbuild road 42-50\nbuild road 51-52");
  g_autoptr (CatanState) tied = catan_state_copy (six);
  catan_fixture_play (six, "build road 52-53");
  catan_fixture_play (six, clara);
  catan_fixture_play (tied, clara);
  assert_line (six, six->ledger.n_lines - 2, "Longest Road",
               "the way was cut: 4 roads of it are left; the longest of the others has 6");
  assert_road (tied, 1,
               "The longest way of Ben has 5 roads: 33-43-42-50-51-52. Nobody holds the Longest Road: two "
               "have as many, and neither had it before");
}

/* The holder of the Largest Army loses it to a player who has more knights on the table. */
static void
test_the_army_is_passed_on (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state,
                      OPENING "\nbuy\nbuy\nbuy\nturn Ben t\nroll 11\nbuy\nbuy\nbuy\nbuy\nturn Ben t\nplay knight A");
  for (guint i = 0; i < 3; i++)
    catan_fixture_play (state, i % 2 ? "turn Anna t\nplay knight A" : "turn Anna t\nplay knight B");
  assert_line (state, state->ledger.n_lines - 1, "Largest Army", "3 knights played; nobody else has more than 1");
  for (guint i = 0; i < 3; i++)
    catan_fixture_play (state, i % 2 ? "turn Ben t\nplay knight B" : "turn Ben t\nplay knight A");
  assert_line (state, state->ledger.n_lines - 2, "Largest Army", "only 3 knights played, and somebody else has 4");
  assert_line (state, state->ledger.n_lines - 1, "Largest Army", "4 knights played; nobody else has more than 3");
}

/* ---- what a place is called when it is offered ---- */

static void
assert_place (const CatanState *state, const TableOperandType *type, guint place, const char *wanted)
{
  const TableOffer offer = { .value = { (gint32) place } };
  CatanEntry entry;
  catan_entry_begin (&entry, CATAN_ENTRY_BUILD);
  assert_text (type->tell (state, &entry, &offer), wanted);
}

/* On the island for beginners. */
static void
test_places (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  g_autoptr (CatanState) without = catan_fixture_new ("player Anna\nplayer Ben\nplayer Clara");
  catan_fixture_play (state, OPENING);
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "10"), "10: pasture 5, forest 2, hills 9");
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "21"), "21: hills 9, pasture 4, desert");
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "9"), "9: pasture 5, forest 2, fishery 8");
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "2"),
                "2: pasture 5, 3:1 harbour, fishery 4");
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "17"), "17: mountains 6, wood harbour");
  assert_place (state, &catan_operand_spot, catan_spot_find (small_shape (), "52"),
                "52: pasture 10, fields 9, wool harbour");
  assert_place (without, &catan_operand_spot, catan_spot_find (small_shape (), "2"),
                "2: pasture 5, 3:1 harbour, in the north");
  assert_place (state, &catan_operand_edge, catan_edge_find (small_shape (), "20-21"), "20-21: hills 9, pasture 4");
  assert_place (state, &catan_operand_edge, catan_edge_find (small_shape (), "8-9"), "8-9: forest 2, fishery 8");
  /* Anna is on 19 and 21, Ben on 33 and 50, Clara on 3 and 40; each is named once. */
  assert_place (state, &catan_operand_hex, catan_hex_find (small_shape (), "I"), "pasture 4 · Anna");
  assert_place (state, &catan_operand_hex, catan_hex_find (small_shape (), "J"), "desert · Ben · Anna");
  assert_place (state, &catan_operand_hex, catan_hex_find (small_shape (), "A"), "pasture 5 · Clara");
  assert_place (state, &catan_operand_hex, catan_hex_find (small_shape (), "L"), "fields 11");
}

/* No two places of a board have the same words, also without their numbers. */
static void
test_places_differ (void)
{
  static const char *const setups[] = { THREE, "player Anna\nplayer Ben\nplayer Clara", SIX };
  CatanEntry entry;
  catan_entry_begin (&entry, CATAN_ENTRY_BUILD);
  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (CatanState) state = catan_fixture_new (setups[i]);
      const struct
      {
        const TableOperandType *type;
        guint n;
      } kinds[] = { { &catan_operand_spot, catan_shape (state)->n_spots },
                    { &catan_operand_edge, catan_shape (state)->n_edges } };
      for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
        {
          g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          for (guint place = 0; place < kinds[k].n; place++)
            {
              const TableOffer offer = { .value = { (gint32) place } };
              g_autofree char *told = kinds[k].type->tell (state, &entry, &offer);
              if (!g_hash_table_add (seen, g_strdup (strchr (told, ':'))))
                g_error ("two places are “%s”", told);
            }
        }
    }
}

/* With two deserts, it is said which of them is the robber's home. */
static void
test_home (void)
{
  g_autoptr (CatanState) one = catan_fixture_new (THREE), two = catan_fixture_new (SIX);
  g_autofree char *alone = catan_price_tell (one, 2, "home"), *among = catan_price_tell (two, 2, "home");
  g_autofree char *other = catan_price_tell (two, 3, "a card"),
                  *told = table_game_tell_line (&catan_game, two, "fish 2 pay 2");
  g_autofree char *wanted = g_strdup_printf ("home, to the desert %s", catan_hex_name (two->robber).text);
  g_assert_cmpstr (alone, ==, "home");
  g_assert_cmpstr (among, ==, wanted);
  g_assert_cmpstr (other, ==, "a card");
  g_assert_true (g_str_has_suffix (told, wanted));
}

/* The refusal of a road names the building that is in the way. */
static void
test_in_the_way (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nroll 11\nagreed \"for once\" build settlement 9\nturn Anna t\nroll 11");
  catan_fixture_refuse (state, "build road 9-10",
                        "Anna cannot build a road on 9-10: the building of Ben on 9 is in the way");
}

static void
test_warnings (void)
{
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  catan_fixture_play (state, OPENING "\nroll 11\nfish 2 pay 2");
  g_assert_cmpstr (table_game_warning (&catan_game, state, 0), ==,
                   "the robber was at home already: the fish are spent for nothing (F9)");
  catan_fixture_play (state, "next\nfish 3 from Anna pay ?3 1");
  g_assert_cmpstr (table_game_warning (&catan_game, state, 0), ==,
                   "one token less would have been enough: excess fish are lost (F8)");
  catan_fixture_play (state, "roll 11");
  g_assert_cmpstr (table_game_warning (&catan_game, state, 0), ==, NULL);
}

/* An entry that does not fit any more still has words, and none of its secrets is in them. */
static void
test_unfit (void)
{
  static const char *const lines[] = {
    "draw ?2 1", "draw by Ben ?",          "draw shoe",    "robber E from Ben", "discard Ben wood 4",
    "shoe Ben",  "trade Ben give fish ?1", "fish 2 pay 2", "reveal 2"
  };
  g_autoptr (CatanState) state = catan_fixture_new (THREE);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *told = catan_line_tell (state, lines[i]);
      g_assert_cmpstr (told, !=, "");
    }
  assert_text (catan_line_tell (state, lines[0]), "drawn: a token face down, 1 fish");
}

/* What the cards that nobody saw may be. */
static void
test_unknown_cards (void)
{
  const CatanOthers none = { 0 }, one = { 1, { 1, 0, 1, 0, 1 }, { .5, -1, .25, -1, .25 } },
                    two = { 2, { 2, 0, 0, 1, 0 }, { .75, -1, -1, -1, -1 } };
  assert_text (catan_alternatives_tell (&none, TRUE), "");
  assert_text (catan_alternatives_tell (&one, FALSE), "1 unknown card: wood, grain or ore");
  assert_text (catan_alternatives_tell (&one, TRUE), "1 unknown card: wood (50 %), grain (25 %) or ore (25 %)");
  assert_text (catan_alternatives_tell (&two, TRUE), "2 unknown cards: up to 2 wood (75 %), up to 1 brick");
}

TESTS_MAIN_AFTER (catan_register (), "/words", fishery_and_lake, entries, secrets, covered, unread, unread_refused,
                  draws, alike, hands, the_last_piece, yields, whose_throw_it_is, shortages, brought, ledger,
                  could_she_pay, does_that_road_count, the_road_is_cut, the_army_is_passed_on, places, places_differ,
                  home, in_the_way, unfit, warnings, unknown_cards)
