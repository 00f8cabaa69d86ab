/* catan-script.c - the checks of scripts that only Catan has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-script.h"
#include "catan/catan-operands-private.h"
#include "small-board.h"

#include <string.h>

static const char opening[] = "found 9 9-10\nfound 40 40-41\nfound 45 45-44\n"
                              "found 36 36-35\nfound 23 23-24\nfound 32 32-31";

static const char *const because_words[CATAN_N_BECAUSES] = { "built",  "founded", "upgraded", "taken",
                                                             "passed", "broken",  "revealed", "corrected" };

static const CatanState *
state_of (const ScriptRun *run)
{
  return run->state;
}

#define ONE_OF(run, i, words) script_one_of (run, i, words, G_N_ELEMENTS (words))

/* ---- ledger ---- */

static void
check_because (const ScriptRun *run)
{
  script_expect_word (run, 1, because_words[script_last_line (run)->because]);
}

static void
check_reason (const ScriptRun *run)
{
  script_expect_word (run, 1, table_ledger_text (&state_of (run)->ledger, script_last_line (run)->why));
}

/* ---- turn ---- */

static void
check_ask (const ScriptRun *run)
{
  const CatanState *state = state_of (run);
  script_expect_word (run, 1, catan_questions[state->ask].word);
  script_expect (run, run->n < 3 || state->player == script_player (run, 2), "player %d", state->player);
  script_expect (run, state->finished == (state->ask == CATAN_ASK_NOTHING), "finished: %d", state->finished);
}

static void
check_winner (const ScriptRun *run)
{
  script_expect_player (run, 1, state_of (run)->winner);
}

static void
check_target (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) catan_target (state_of (run), (guint) script_player (run, 1)));
}

static void
check_dice (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) state_of (run)->rolls[script_number (run, 1)]);
}

/* ---- pieces ---- */

static void
check_road (const ScriptRun *run)
{
  guint who = (guint) script_player (run, 1), found = catan_longest_road (state_of (run), who, NULL);
  script_expect (run, (int) found == script_number (run, 2) && state_of (run)->seats[who].road_length == found, "%u",
                 found);
}

static void
check_longest (const ScriptRun *run)
{
  script_expect_player (run, 1, state_of (run)->longest);
}

static void
check_army (const ScriptRun *run)
{
  script_expect_player (run, 1, state_of (run)->army);
}

static void
check_left (const ScriptRun *run)
{
  const CatanSeat *seat = &state_of (run)->seats[script_player (run, 1)];
  const guint8 left[] = { seat->roads, seat->settlements, seat->cities };
  script_expect_numbers (run, 2, left, 3);
}

static void
check_may (const ScriptRun *run)
{
  static const char *const pieces[] = { "road", "settlement", "city", "found" };
  guint8 legal[CATAN_EDGES_MAX] = { 0 };
  guint piece = ONE_OF (run, 1, pieces), who = (guint) script_player (run, 2), at;
  if (piece == CATAN_ROAD)
    catan_roads (state_of (run), who, TRUE, legal);
  else
    catan_spots (state_of (run), who, piece == 3 ? CATAN_SETTLEMENT : (CatanPiece) piece, TRUE, legal);
  at = piece == CATAN_ROAD ? catan_edge_find (small_shape (), script_word (run, 3))
                           : catan_spot_find (small_shape (), script_word (run, 3));
  g_assert (at != CATAN_NOWHERE);
  script_expect (run, legal[at] == script_yes (run, 4), "%u", legal[at]);
}

/* ---- robber and hexes ---- */

static void
check_robber (const ScriptRun *run)
{
  guint8 hex = strcmp (script_word (run, 1), "off") == 0 ? CATAN_NOWHERE
                                                         : catan_hex_find (small_shape (), script_word (run, 1));
  script_expect (run, state_of (run)->robber == hex, "%u", state_of (run)->robber);
}

static void
expect_players (const ScriptRun *run, guint from, guint found)
{
  guint wanted = 0;
  for (guint i = from; i < run->n; i++)
    wanted |= 1u << script_player (run, i);
  script_expect (run, wanted == found, "%x", found);
}

static void
check_victims (const ScriptRun *run)
{
  expect_players (run, 2, catan_victims (state_of (run), catan_hex_find (small_shape (), script_word (run, 1))));
}

static void
check_yield (const ScriptRun *run)
{
  CatanYield yield;
  catan_yield (state_of (run), (guint) script_number (run, 1), &yield);
  script_expect_numbers (run, 3, yield.yield[script_player (run, 2)], CATAN_N_RESOURCES);
}

static void
check_lost (const ScriptRun *run)
{
  CatanYield yield;
  catan_yield (state_of (run), (guint) script_number (run, 1), &yield);
  script_expect_number (run, 3, (int) yield.lost[script_player (run, 2)]);
}

static void
check_short (const ScriptRun *run)
{
  CatanYield yield;
  guint resource = script_one_of (run, 2, catan_resource_words, CATAN_N_RESOURCES);
  catan_yield (state_of (run), (guint) script_number (run, 1), &yield);
  script_expect (run, yield.short_of[resource] == script_yes (run, 3), "%u", yield.short_of[resource]);
}

/* ---- fish ---- */

static void
check_fish (const ScriptRun *run)
{
  CatanYield yield;
  catan_yield (state_of (run), (guint) script_number (run, 1), &yield);
  script_expect_numbers (run, 2, yield.fish, state_of (run)->rules->n_players);
}

static void
check_owed (const ScriptRun *run)
{
  script_expect (run, state_of (run)->n_draws == run->n - 1, "%u draws", state_of (run)->n_draws);
  for (guint i = 1; i < run->n; i++)
    script_expect (run, state_of (run)->draws[i - 1].player == (guint8) script_player (run, i), "draw %u: %u", i,
                   state_of (run)->draws[i - 1].player);
}

static void
check_shortage (const ScriptRun *run)
{
  static const char *const words[] = { "fine", "short", "capped" };
  script_expect (run, state_of (run)->brought.shortage == ONE_OF (run, 1, words), "%u",
                 state_of (run)->brought.shortage);
}

static void
check_held (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) catan_fish_held (state_of (run)->fish, (guint) script_player (run, 1)));
}

static void
check_open (const ScriptRun *run)
{
  guint8 open[CATAN_FISH_MAX];
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    open[v - 1] = (guint8) catan_fish_open (state_of (run)->fish, (guint) script_player (run, 1), v);
  script_expect_numbers (run, 2, open, CATAN_FISH_MAX);
}

static void
check_own (const ScriptRun *run)
{
  script_expect_numbers (run, 2, state_of (run)->told[script_player (run, 1)].n + 1, CATAN_FISH_MAX);
}

static void
check_doubts (const ScriptRun *run)
{
  guint8 players = state_of (run)->kept.doubt;
  for (guint p = 0; p < state_of (run)->rules->n_players; p++)
    players |= (guint8) ((state_of (run)->told[p].doubt | state_of (run)->seats[p].told.doubt) << p);
  expect_players (run, 1, players);
}

static void
check_told (const ScriptRun *run)
{
  script_expect_numbers (run, 2, state_of (run)->seats[script_player (run, 1)].told.n, CATAN_N_CARDS);
}

static void
check_stack (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) catan_fish_stack (state_of (run)->fish));
}

static void
check_used (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) catan_fish_n_used (state_of (run)->fish));
}

static void
check_turned (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) catan_fish_turned (state_of (run)->fish));
}

static void
check_shoe (const ScriptRun *run)
{
  script_expect_player (run, 1, state_of (run)->shoe);
}

static void
check_takers (const ScriptRun *run)
{
  expect_players (run, 1, catan_shoe_takers (state_of (run)));
}

static void
check_pays (const ScriptRun *run)
{
  CatanPays found = catan_can_pay (state_of (run), (guint) script_player (run, 1), (guint) script_number (run, 2));
  script_expect_word (run, 3, catan_pays_words[found]);
}

static void
check_offers (const ScriptRun *run)
{
  TableRefusal why = { "" };
  gboolean found = catan_market_offers (state_of (run), (guint) script_number (run, 1), &why);
  script_expect (run, found == script_yes (run, 2) && found == (*why.sentence == '\0'), "%s", why.sentence);
}

/* In the order in which they are offered. */
static void
check_builders (const ScriptRun *run)
{
  g_autoptr (GArray) offers = g_array_new (FALSE, TRUE, sizeof (TableOffer));
  g_autoptr (GString) found = g_string_new ("builders");
  catan_offer_builders (state_of (run), NULL, NULL, NULL, offers);
  for (guint i = 0; i < offers->len; i++)
    g_string_append_printf (found, " %s", catan_name (state_of (run), g_array_index (offers, TableOffer, i).value[0]));
  g_autofree char *wanted = g_strjoinv (" ", run->words);
  script_expect (run, strcmp (found->str, wanted) == 0, "%s", found->str);
}

static void
check_market (const ScriptRun *run)
{
  TableRefusal why = { "it is open" };
  gboolean found = catan_market_open (state_of (run), (guint) script_number (run, 1), &why);
  script_expect (run, found == script_yes (run, 2), "%s", why.sentence);
}

static void
check_warning (const ScriptRun *run)
{
  static const char *const words[] = { "none", "home", "needless", "both" };
  /* Each warning ends with its ruling. */
  static const char *const sheets[][TABLE_WARNINGS_MAX] = { { NULL }, { "(F9)" }, { "(F8)" }, { "(F8)", "(F9)" } };
  const char *const *wanted = sheets[ONE_OF (run, 1, words)];
  for (guint i = 0; i < TABLE_WARNINGS_MAX; i++)
    {
      const char *told = table_game_warning (&catan_game, state_of (run), i);
      script_expect (run, wanted[i] != NULL ? told != NULL && g_str_has_suffix (told, wanted[i]) : told == NULL, "%s",
                     told);
    }
}

/* ---- cards ---- */

static void
check_hand (const ScriptRun *run)
{
  script_expect_numbers (run, 2, state_of (run)->seats[script_player (run, 1)].hand, CATAN_N_RESOURCES);
}

static void
check_most (const ScriptRun *run)
{
  script_expect_numbers (run, 2, state_of (run)->seats[script_player (run, 1)].most, CATAN_N_RESOURCES);
}

/* Cards in hand of which it is not certain what they are. */
static void
check_unseen (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) state_of (run)->seats[script_player (run, 1)].unseen);
}

/* "affords Anna road maybe 75": with this chance in per cent. */
static void
check_affords (const ScriptRun *run)
{
  static const char *const things[] = { "road", "settlement", "city", "card" };
  double chance;
  CatanPays found = catan_pays_cost (state_of (run), (guint) script_player (run, 1), (guint) ONE_OF (run, 2, things),
                                     &chance);
  script_expect_word (run, 3, catan_pays_words[found]);
  if (found == CATAN_PAYS_MAYBE)
    script_expect (run, (int) catan_percent (chance) == script_number (run, 4), "%.3f", chance);
}

/* What a player knows who told something; the cards that are certain for this player. */
static void
check_knows (const ScriptRun *run)
{
  CatanHandsView view;
  const CatanHands *own = state_of (run)->kept.own[script_player (run, 1)];
  g_assert_nonnull (own);
  catan_hands_view (own, (guint) script_player (run, 1), &view);
  script_expect_numbers (run, 2, view.least, CATAN_N_RESOURCES);
}

static void
check_bank (const ScriptRun *run)
{
  script_expect_numbers (run, 1, state_of (run)->bank, CATAN_N_RESOURCES);
}

static void
check_cards (const ScriptRun *run)
{
  script_expect_number (run, 2, (int) state_of (run)->seats[script_player (run, 1)].cards);
}

static void
check_deck (const ScriptRun *run)
{
  script_expect_number (run, 1, (int) state_of (run)->deck);
}

static const ScriptCheck checks[] = {
  { "because", check_because },   { "reason", check_reason },   { "ask", check_ask },
  { "winner", check_winner },     { "target", check_target },   { "dice", check_dice },
  { "road", check_road },         { "longest", check_longest }, { "army", check_army },
  { "left", check_left },         { "may", check_may },         { "robber", check_robber },
  { "victims", check_victims },   { "yield", check_yield },     { "lost", check_lost },
  { "short", check_short },       { "fish", check_fish },       { "owed", check_owed },
  { "shortage", check_shortage }, { "held", check_held },       { "open", check_open },
  { "own", check_own },           { "stack", check_stack },     { "used", check_used },
  { "turned", check_turned },     { "shoe", check_shoe },       { "takers", check_takers },
  { "pays", check_pays },         { "market", check_market },   { "warning", check_warning },
  { "hand", check_hand },         { "bank", check_bank },       { "cards", check_cards },
  { "deck", check_deck },         { "most", check_most },       { "unseen", check_unseen },
  { "affords", check_affords },   { "knows", check_knows },     { "doubts", check_doubts },
  { "told", check_told },         { "offers", check_offers },   { "builders", check_builders },
};

const ScriptGame catan_scripts = { &catan_test_game, "player Anna\nplayer Ben\nplayer Clara\nuse fishermen\n", opening,
                                   checks, G_N_ELEMENTS (checks) };
