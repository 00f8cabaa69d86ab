/* catan-acts.c - every act of Catan as a row: its words, when it is allowed, what it does and how it is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * These rows make the grammar of entries; arbitress-record(5) describes it.
 */
#include <stddef.h>

#include "catan-operands-private.h"
#include "catan-snapshot.h"
#include "table/table-intl.h"

G_STATIC_ASSERT (sizeof ((CatanEntry *) 0)->kind == 1);

/* ---- the parts of a row ---- */

#define AT(field) offsetof (CatanEntry, field)
#define FIXED(name, number) .fixed = { { AT (name), number } }, .n_fixed = 1
#define WHEN(ask) (1 << CATAN_ASK_##ask)
#define OWN_TURN (WHEN (ROLL) | WHEN (TURN))
#define ANY_TURN (OWN_TURN | WHEN (BUILD)) /* also the special building phase */
#define BUILDING (WHEN (TURN) | WHEN (BUILD))
#define GOING (WHEN (FOUND) | WHEN (DISCARD) | WHEN (ROBBER) | WHEN (DRAW) | ANY_TURN)
#define EVER (GOING | WHEN (SNAPSHOT) | WHEN (PAD) | WHEN (NOTHING))

#define OPTIONAL TABLE_OPERAND_OPTIONAL
#define REPEATED TABLE_OPERAND_REPEATED
#define WHOLE (TABLE_OPERAND_REPEATED | TABLE_OPERAND_WHOLE)
#define INSIDE TABLE_OPERAND_INSIDE
#define UNASKED TABLE_OPERAND_UNASKED
#define READY TABLE_OPERAND_READY

#define SPOT .type = &catan_operand_spot, .offset = AT (spot)
#define ROAD .type = &catan_operand_edge, .offset = AT (edges), .count = AT (n_edges)
#define HEX .type = &catan_operand_hex, .offset = AT (hex)
#define RES .type = &catan_operand_resource, .offset = AT (resource)
#define SECOND .type = &catan_operand_resource, .offset = AT (second)
#define CARD .type = &catan_operand_card, .offset = AT (card)
#define NAME(among) .type = &table_operand_player, .offset = AT (player), .offer = among
#define WHO NAME (NULL), .ask = N_ ("Who?")
/* The stolen card is written only if hands are recorded. */
#define STOLEN .type = &catan_operand_stolen, .offset = AT (resource), .flags = OPTIONAL | INSIDE
#define VICTIM(among) NAME (among), .word = "from", .ask = N_ ("From whom is a card stolen?")
#define PAY .type = &catan_operand_paid, .word = "pay", .flags = OPTIONAL | WHOLE
/* "unpaid" is only said of what the table agreed to. */
#define UNPAID .type = &catan_operand_unpaid, .offset = AT (unpaid), .flags = OPTIONAL
#define TOKEN .type = &catan_operand_token
#define AMOUNT(most) .type = &table_operand_number, .offset = AT (amount), .low = 1, .high = most
#define CORRECTION(most) .type = &table_operand_correction, .offset = AT (amount), .low = -(most), .high = most
#define MANY .type = &table_operand_many, .offset = AT (amount), .low = 0, .high = 99
#define WHY .type = &table_operand_why, .offset = AT (why)
#define CORRECTED WHY, .ask = N_ ("Why?"), .otherwise = N_ ("it was entered wrongly")
/* The reason for an act against the rules. */
#define AGREED                                                                                                         \
  .type = &table_operand_why, .offset = AT (agreement), .ask = N_ ("Why is it allowed?"),                              \
  .otherwise = N_ ("the table agreed")

static const char *const way_words[] = { "draw", "back" };
static const TableChoices ways = { way_words, NULL, G_N_ELEMENTS (way_words) };

/* ---- when a row is offered ---- */

static const CatanSeat *
seat (const CatanState *state)
{
  return &state->seats[catan_player_on_turn (state)];
}

static gboolean
has_thrown (const CatanState *state)
{
  return state->ask == CATAN_ASK_TURN;
}

static gboolean
has_builders (gconstpointer state, const TableAct *act)
{
  return catan_builders (state) != 0;
}

static gboolean
builds (const CatanState *state)
{
  return has_thrown (state) || state->ask == CATAN_ASK_BUILD;
}

/* Before the dice, only what the table agreed to can be built. */
static gboolean
has_piece (gconstpointer state, const TableAct *act)
{
  guint8 left[CATAN_N_PIECES] = { seat (state)->roads, seat (state)->settlements, seat (state)->cities };
  return (builds (state) || ((const CatanState *) state)->agreed) && left[act->fixed[0].value] > 0;
}

static gboolean
has_deck (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->deck > 0;
}

static gboolean
has_playable (gconstpointer state, const TableAct *act)
{
  return catan_check_play (state, catan_player_on_turn (state), act->fixed[0].value, NULL);
}

static gboolean
has_points (gconstpointer state, const TableAct *act)
{
  return catan_most_points (state, catan_player_on_turn (state)) > 0;
}

static gboolean
with_fishermen (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->rules->with_fishermen;
}

static gboolean
has_hidden (gconstpointer state, const TableAct *act)
{
  return catan_hiders (state) != 0;
}

static gboolean
with_hands (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->rules->with_hands;
}

/* After unseen discards, the bank may have to be counted. */
static gboolean
with_stock (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->bank_unseen > 0;
}

static gboolean
has_fish (gconstpointer data, const TableAct *act)
{
  const CatanState *state = data;
  return with_fishermen (state, act)
         && (has_thrown (state) || state->agreed || catan_rule (state->rules, CATAN_F7) == CATAN_F7_TURN)
         && catan_market_in_pair (state, NULL)
         && (state->agreed || catan_fish_held (state->fish, catan_player_on_turn (state)) > 0);
}

static gboolean
can_pay (gconstpointer data, const TableAct *act)
{
  const CatanState *state = data;
  guint price = act->fixed[0].value;
  return catan_market_offers (state, price, NULL)
         && catan_can_pay (state, catan_player_on_turn (state), price) != CATAN_PAYS_NEVER;
}

static gboolean
has_taker (gconstpointer state, const TableAct *act)
{
  return catan_shoe_takers (state) != 0;
}

static gboolean
has_exchanger (gconstpointer state, const TableAct *act)
{
  return catan_exchangers (state) != 0;
}

static gboolean
has_shoe (gconstpointer state, const TableAct *act)
{
  return ((const CatanState *) state)->shoe != CATAN_NOBODY;
}

static gboolean
robber_may_leave (gconstpointer data, const TableAct *act)
{
  const CatanEntry entry = { .piece = CATAN_ROBBER };
  return catan_may_remove (data, &entry, NULL);
}

static gboolean
may_trade (gconstpointer data, const TableAct *act)
{
  const CatanState *state = data;
  if (!catan_paired_trades (state, NULL))
    return FALSE;
  return with_hands (state, act)
         || (with_fishermen (state, act) && (state->agreed || catan_rule (state->rules, CATAN_F12) == CATAN_F12_YES));
}

/* What the score pad offers: what the rules give points for, and what the table named itself. */
static void
offer_whats (gconstpointer state, gconstpointer entry, const TableAct *act, const TableOperand *operand, GArray *offers)
{
  table_pad_offer (&catan_game, state, (1u << CATAN_LINE_CORRECTION) - 1, offers);
}

/* ---- the rows, in the order in which they are offered ---- */

static const TableAct rows[] = {
  /* answers to a question */
  { CATAN_ENTRY_FOUND, "found", .prefixed = WHEN (FOUND),
    .operands = { { SPOT, .ask = N_ ("Where is the settlement founded?") }, { ROAD } }, .when = WHEN (FOUND),
    .title = N_ ("Found a settlement"), .apply = catan_act_found, .tell = catan_tell_found },
  { CATAN_ENTRY_DRAW, "draw", .operands = { { .type = &catan_operand_drawn, .flags = WHOLE } }, .when = WHEN (DRAW),
    .title = N_ ("Draw fish"), .chance = TRUE, .apply = catan_act_draw, .tell = catan_tell_draw },
  { CATAN_ENTRY_DISCARD, "discard",
    .operands = { { NAME (catan_offer_owing) }, { .type = &catan_operand_cards, .offset = AT (give), .flags = WHOLE } },
    .when = WHEN (DISCARD), .title = N_ ("Discard half"), .prefixed = WHEN (DISCARD) | OWN_TURN,
    .apply = catan_act_discard, .tell = catan_tell_discard },
  { CATAN_ENTRY_ROBBER, "robber",
    .operands = { { HEX }, { VICTIM (catan_offer_neighbours), .flags = OPTIONAL | READY }, { STOLEN } },
    .when = WHEN (ROBBER), .title = N_ ("Move the robber"), .prefixed = WHEN (ROBBER) | OWN_TURN,
    .apply = catan_act_robber, .tell = catan_tell_robber },

  /* acts of a turn */
  { CATAN_ENTRY_ROLL, "roll", .operands = { { .type = &catan_operand_dice, .offset = AT (number) } }, .when = ANY_TURN,
    .opens = TRUE, .chance = TRUE, .prefixed = OWN_TURN, .apply = catan_act_roll, .tell = catan_tell_roll },
  { CATAN_ENTRY_BUILD, "build road", .prefixed = ANY_TURN, FIXED (piece, CATAN_ROAD),
    .operands = { { ROAD }, { UNPAID } }, .when = ANY_TURN, .title = N_ ("Road"), .key = 'r', .offered = has_piece,
    .apply = catan_act_build, .tell = catan_tell_road },
  { CATAN_ENTRY_BUILD, "build settlement", .prefixed = ANY_TURN, FIXED (piece, CATAN_SETTLEMENT),
    .operands = { { SPOT, .ask = N_ ("Where does the settlement stand?") }, { UNPAID } }, .when = ANY_TURN,
    .title = N_ ("Settlement"), .key = 's', .offered = has_piece, .apply = catan_act_build,
    .tell = catan_tell_building },
  { CATAN_ENTRY_BUILD, "build city", .prefixed = ANY_TURN, FIXED (piece, CATAN_CITY),
    .operands = { { SPOT, .ask = N_ ("Which settlement becomes a city?") }, { UNPAID } }, .when = ANY_TURN,
    .title = N_ ("City"), .key = 'c', .offered = has_piece, .apply = catan_act_build, .tell = catan_tell_building },
  { CATAN_ENTRY_BUY, "buy", .operands = { { CARD, .flags = OPTIONAL | UNASKED }, { UNPAID } }, .when = BUILDING,
    .title = N_ ("Development card"), .key = 'd', .offered = has_deck, .prefixed = ANY_TURN, .apply = catan_act_buy,
    .tell = catan_tell_buy },

  { CATAN_ENTRY_FISH, "fish", .way = TRUE, .ask = N_ ("What is bought with fish?"), .when = OWN_TURN,
    .title = N_ ("Fish market"), .key = 'f', .offered = has_fish, .prefixed = OWN_TURN },
  { CATAN_ENTRY_FISH, "fish 2", .behind = TRUE, FIXED (number, 2), .operands = { { PAY } }, .when = OWN_TURN,
    .title = N_ ("the robber goes home"), .key = '2', .offered = can_pay, .prefixed = OWN_TURN, .apply = catan_act_fish,
    .tell = catan_tell_home },
  { CATAN_ENTRY_FISH, "fish 3", .behind = TRUE, FIXED (number, 3),
    .operands = { { PAY }, { VICTIM (catan_offer_victims), .flags = READY }, { STOLEN } }, .when = OWN_TURN,
    .title = N_ ("steal a card"), .key = '3', .offered = can_pay, .prefixed = OWN_TURN, .apply = catan_act_fish,
    .tell = catan_tell_steal },
  { CATAN_ENTRY_FISH, "fish 4", .behind = TRUE, FIXED (number, 4),
    .operands = { { RES, .offer = catan_offer_from_bank }, { PAY } }, .when = OWN_TURN,
    .title = N_ ("a resource from the bank"), .key = '4', .offered = can_pay, .prefixed = OWN_TURN,
    .apply = catan_act_fish, .tell = catan_tell_take },
  { CATAN_ENTRY_FISH, "fish 5", .behind = TRUE, FIXED (number, 5), .operands = { { ROAD }, { PAY } }, .when = OWN_TURN,
    .title = N_ ("a free road"), .key = '5', .offered = can_pay, .prefixed = OWN_TURN, .apply = catan_act_fish,
    .tell = catan_tell_free_road },
  { CATAN_ENTRY_FISH, "fish 7", .behind = TRUE, FIXED (number, 7),
    .operands = { { CARD, .flags = OPTIONAL | UNASKED }, { PAY } }, .when = OWN_TURN,
    .title = N_ ("a development card"), .key = '7', .offered = can_pay, .prefixed = OWN_TURN, .apply = catan_act_fish,
    .tell = catan_tell_fish_card },
  { CATAN_ENTRY_FISH, "fish 7", .way = TRUE, .behind = TRUE, FIXED (number, 7), .operands = { { CARD }, { PAY } },
    .when = OWN_TURN, .title = N_ ("a development card whose kind is told"), .key = '7', .shift = TRUE,
    .offered = can_pay, .prefixed = OWN_TURN },

  { CATAN_ENTRY_EXCHANGE, "exchange",
    .operands = { { NAME (catan_offer_exchangers), .flags = READY, .ask = N_ ("Who exchanges a token?") },
                  { .type = &catan_operand_handed },
                  { .type = &catan_operand_fetched, .word = "get" } },
    .when = WHEN (TURN), .title = N_ ("Exchange a fish token"), .key = 'x', .offered = has_exchanger,
    .prefixed = OWN_TURN, .apply = catan_act_exchange, .tell = catan_tell_exchange },
  { CATAN_ENTRY_SHOE, "shoe",
    .operands = { { NAME (catan_offer_takers), .flags = READY, .ask = N_ ("Who gets the old shoe?") },
                  { WHY, .flags = OPTIONAL | UNASKED } },
    .when = OWN_TURN, .title = N_ ("Give the old shoe away"), .key = 'g', .offered = has_taker, .prefixed = OWN_TURN,
    .apply = catan_act_shoe, .tell = catan_tell_shoe },
  { CATAN_ENTRY_TRADE, "trade",
    .operands = { { NAME (catan_offer_partners), .ask = N_ ("With whom?") },
                  { .type = &catan_operand_given, .word = "give", .flags = OPTIONAL | TABLE_OPERAND_WHOLE },
                  { .type = &catan_operand_got, .word = "get", .flags = OPTIONAL | TABLE_OPERAND_WHOLE } },
    .when = WHEN (TURN), .title = N_ ("Trade"), .key = 't', .offered = may_trade, .prefixed = OWN_TURN,
    .apply = catan_act_trade, .tell = catan_tell_trade },
  { CATAN_ENTRY_BANK, "bank",
    .operands = { { RES, .word = "give", .flags = TABLE_OPERAND_SHOWN, .ask = N_ ("What goes to the bank?"),
                    .offer = catan_offer_for_bank },
                  { AMOUNT (CATAN_BANK_MAX), .offer = catan_offer_bank_rate },
                  { SECOND, .word = "get", .ask = N_ ("What does the bank give for it?"),
                    .offer = catan_offer_from_bank } },
    .when = WHEN (TURN), .title = N_ ("Trade with the bank"), .key = 'b', .offered = with_hands, .prefixed = OWN_TURN,
    .apply = catan_act_bank, .tell = catan_tell_bank },

  { CATAN_ENTRY_PLAY, "play knight", FIXED (card, CATAN_KNIGHT),
    .operands = { { HEX }, { VICTIM (catan_offer_neighbours), .flags = OPTIONAL | READY }, { STOLEN } },
    .when = OWN_TURN, .title = N_ ("Play a knight"), .key = 'k', .offered = has_playable, .prefixed = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_robber },
  { CATAN_ENTRY_PLAY, "play roads", FIXED (card, CATAN_ROADS),
    .operands = { { ROAD, .member = "edges", .max = 2, .flags = WHOLE } }, .when = OWN_TURN,
    .title = N_ ("Play road building"), .key = 'w', .offered = has_playable, .prefixed = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_roads },
  { CATAN_ENTRY_PLAY, "play plenty", FIXED (card, CATAN_PLENTY),
    .operands = { { RES, .offer = catan_offer_from_bank },
                  { SECOND, .member = "second", .ask = N_ ("Which resource is the second one?"),
                    .offer = catan_offer_from_bank } },
    .when = OWN_TURN, .title = N_ ("Play year of plenty"), .key = 'y', .offered = has_playable, .prefixed = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_plenty },
  { CATAN_ENTRY_PLAY, "play monopoly", FIXED (card, CATAN_MONOPOLY),
    .operands = { { RES, .ask = N_ ("Which resource do all others give?") },
                  { .type = &catan_operand_taken, .offset = AT (taken), .flags = OPTIONAL | WHOLE } },
    .when = OWN_TURN, .title = N_ ("Play monopoly"), .key = 'm', .offered = has_playable, .prefixed = OWN_TURN,
    .apply = catan_act_play, .tell = catan_tell_monopoly },
  { CATAN_ENTRY_REVEAL, "reveal",
    .operands = { { .type = &catan_operand_count, .offset = AT (number), .low = 1, .high = CATAN_POINT_CARDS } },
    .when = OWN_TURN, .title = N_ ("Reveal point cards"), .key = 'v', .offered = has_points, .apply = catan_act_reveal,
    .tell = catan_tell_reveal },
  { CATAN_ENTRY_SPECIAL, "special",
    .operands = { { NAME (catan_offer_builders), .flags = READY, .ask = N_ ("Who builds after this turn?") } },
    .when = BUILDING, .title = N_ ("Others build"), .key = 'o', .offered = has_builders, .prefixed = BUILDING,
    .apply = catan_act_special, .tell = catan_tell_special },
  { CATAN_ENTRY_NEXT, "next", .when = BUILDING, .title = N_ ("End the turn"), .key = 'n', .prefixed = OWN_TURN,
    .apply = catan_act_next, .tell = catan_tell_next },

  /* rare acts */
  { CATAN_ENTRY_BUY, .way = TRUE, .rare = TRUE, .operands = { { CARD } }, .when = BUILDING,
    .title = N_ ("Buy a development card and name its kind"), .key = 'd' },
  { CATAN_ENTRY_TOKEN, .way = TRUE, .rare = TRUE, FIXED (back, FALSE),
    .operands = { { WHO }, { TOKEN }, { WHY, .ask = N_ ("Why only now?"), .otherwise = N_ ("it was forgotten") } },
    .when = WHEN (FOUND) | OWN_TURN, .title = N_ ("A fish token was forgotten"), .key = 't',
    .offered = with_fishermen },
  { CATAN_ENTRY_TOKEN, .way = TRUE, .rare = TRUE, FIXED (back, TRUE),
    .operands = { { WHO },
                  { TOKEN },
                  { WHY, .ask = N_ ("Why does it go back?"), .otherwise = N_ ("it was drawn by mistake") } },
    .when = WHEN (FOUND) | OWN_TURN, .title = N_ ("A fish token goes back"), .key = 'b', .offered = with_fishermen },
  { CATAN_ENTRY_TOKEN, "token",
    .operands = { { WHO },
                  { .type = &table_operand_choice, .member = "way", .offset = AT (back), .data = &ways },
                  { TOKEN },
                  { WHY } },
    .when = WHEN (FOUND) | OWN_TURN, .offered = table_act_unoffered, .apply = catan_act_token,
    .tell = catan_tell_token },
  { CATAN_ENTRY_UNCOVER, "uncover", .rare = TRUE,
    .operands = { { NAME (catan_offer_hiders), .ask = N_ ("Whose token is turned up?") },
                  { .type = &catan_operand_hidden } },
    .when = OWN_TURN | WHEN (NOTHING), .title = N_ ("Turn a face-down fish token up"), .key = 'u',
    .offered = has_hidden, .apply = catan_act_uncover, .tell = catan_tell_uncover },
  { CATAN_ENTRY_SHOE, .way = TRUE, .rare = TRUE,
    .operands = { { NAME (NULL), .ask = N_ ("Who has the old shoe?") }, { CORRECTED } }, .when = OWN_TURN,
    .title = N_ ("Correct who has the old shoe"), .key = 's', .offered = has_shoe },
  { CATAN_ENTRY_KNIGHTS, "knights", .rare = TRUE,
    .operands = { { WHO }, { CORRECTION (14), .ask = N_ ("How many more or fewer, and why?") }, { WHY } },
    .when = OWN_TURN, .title = N_ ("Correct the knights played"), .key = 'k', .apply = catan_act_knights,
    .tell = catan_tell_change },
  { CATAN_ENTRY_DEVELOPMENT, "development", .rare = TRUE,
    .operands = { { WHO },
                  { CARD, .flags = OPTIONAL | UNASKED },
                  { CORRECTION (CATAN_DECK_MAX), .ask = N_ ("How many more or fewer, and why?") },
                  { WHY } },
    .when = OWN_TURN, .title = N_ ("Correct development cards in hand"), .key = 'c', .apply = catan_act_development,
    .tell = catan_tell_change },
  { CATAN_ENTRY_SHOWN, "shown", .rare = TRUE,
    .operands = { { WHO }, { CORRECTION (CATAN_POINT_CARDS), .ask = N_ ("How many point cards, and why?") }, { WHY } },
    .when = OWN_TURN | WHEN (NOTHING), .title = N_ ("Point cards shown late, or by mistake"), .key = 'f',
    .apply = catan_act_shown, .tell = catan_tell_change },
  { CATAN_ENTRY_PUT, "put", .way = TRUE, .rare = TRUE, .ask = N_ ("What is missing on the island?"), .when = OWN_TURN,
    .title = N_ ("Put a piece where it lies"), .key = 'i' },
  { CATAN_ENTRY_PUT, "put road", .behind = TRUE, FIXED (piece, CATAN_ROAD),
    .operands = { { WHO }, { ROAD, .offer = catan_offer_put }, { CORRECTED } }, .when = OWN_TURN,
    .title = N_ ("a road"), .key = 'r', .apply = catan_act_put, .tell = catan_tell_put },
  { CATAN_ENTRY_PUT, "put settlement", .behind = TRUE, FIXED (piece, CATAN_SETTLEMENT),
    .operands = { { WHO },
                  { SPOT, .ask = N_ ("Where does the settlement stand?"), .offer = catan_offer_put },
                  { CORRECTED } },
    .when = OWN_TURN, .title = N_ ("a settlement"), .key = 's', .apply = catan_act_put, .tell = catan_tell_put },
  { CATAN_ENTRY_PUT, "put city", .behind = TRUE, FIXED (piece, CATAN_CITY),
    .operands = { { WHO },
                  { SPOT, .ask = N_ ("Which settlement becomes a city?"), .offer = catan_offer_put },
                  { CORRECTED } },
    .when = OWN_TURN, .title = N_ ("a city"), .key = 'c', .apply = catan_act_put, .tell = catan_tell_put },
  { CATAN_ENTRY_PUT, "put robber", .behind = TRUE, FIXED (piece, CATAN_ROBBER),
    .operands = { { HEX, .ask = N_ ("Where is the robber?") }, { CORRECTED } }, .when = OWN_TURN,
    .title = N_ ("the robber"), .key = 'b', .apply = catan_act_put, .tell = catan_tell_put },
  { CATAN_ENTRY_REMOVE, "remove", .way = TRUE, .rare = TRUE, .ask = N_ ("What does not lie on the island?"),
    .when = OWN_TURN, .title = N_ ("Remove a piece that does not lie there"), .key = 'r' },
  { CATAN_ENTRY_REMOVE, "remove road", .behind = TRUE, FIXED (piece, CATAN_ROAD),
    .operands = { { ROAD, .ask = N_ ("Which road?"), .offer = catan_offer_removed }, { CORRECTED } }, .when = OWN_TURN,
    .title = N_ ("a road"), .key = 'r', .apply = catan_act_remove, .tell = catan_tell_remove },
  { CATAN_ENTRY_REMOVE, "remove settlement", .behind = TRUE, FIXED (piece, CATAN_SETTLEMENT),
    .operands = { { SPOT, .ask = N_ ("Which settlement?"), .offer = catan_offer_removed }, { CORRECTED } },
    .when = OWN_TURN, .title = N_ ("a settlement"), .key = 's', .apply = catan_act_remove, .tell = catan_tell_remove },
  { CATAN_ENTRY_REMOVE, "remove city", .behind = TRUE, FIXED (piece, CATAN_CITY),
    .operands = { { SPOT, .ask = N_ ("Which city is a settlement?"), .offer = catan_offer_removed }, { CORRECTED } },
    .when = OWN_TURN, .title = N_ ("a city, which is still a settlement"), .key = 'c', .apply = catan_act_remove,
    .tell = catan_tell_remove },
  { CATAN_ENTRY_REMOVE, "remove robber", .behind = TRUE, FIXED (piece, CATAN_ROBBER), .operands = { { CORRECTED } },
    .when = OWN_TURN, .title = N_ ("the robber"), .key = 'b', .offered = robber_may_leave, .apply = catan_act_remove,
    .tell = catan_tell_remove },
  { CATAN_ENTRY_HAND, "hand", .rare = TRUE,
    .operands = { { WHO },
                  { RES, .ask = N_ ("Which resource?") },
                  { CORRECTION (CATAN_BANK_MAX), .ask = N_ ("How many more or fewer, and why?") },
                  { WHY } },
    .when = GOING, .title = N_ ("Correct a hand"), .key = 'h', .offered = with_hands, .apply = catan_act_hand,
    .tell = catan_tell_hand },
  { CATAN_ENTRY_STOCK, "stock", .rare = TRUE,
    .operands = { { RES, .ask = N_ ("Which resource of the bank was counted?"), .offer = catan_offer_uncertain },
                  { .type = &table_operand_number,
                    .offset = AT (amount),
                    .low = 0,
                    .high = CATAN_BANK_MAX,
                    .ask = N_ ("How many cards of it does the bank have?"),
                    .offer = catan_offer_stock } },
    .when = GOING, .title = N_ ("Count the bank's cards"), .key = 'm', .offered = with_stock, .apply = catan_act_stock,
    .tell = catan_tell_stock },
  { CATAN_ENTRY_POINTS, "points", .rare = TRUE,
    .operands = { { WHO }, { CORRECTION (99), .ask = N_ ("How many points, and why?") }, { WHY } }, .when = EVER,
    .title = N_ ("Correct points"), .key = 'p', .apply = catan_act_points, .tell = table_points_tell },
  { CATAN_ENTRY_TURN, "turn", .rare = TRUE,
    .operands = { { WHO }, { WHY, .ask = N_ ("Why?"), .otherwise = N_ ("out of turn") } }, .when = ANY_TURN,
    .title = N_ ("Say whose turn it is"), .key = 'w', .apply = catan_act_turn, .tell = table_turn_tell },
  TABLE_AWAY_ACTS (CATAN_ENTRY_LEAVE, CATAN_ENTRY_COME, WHEN (FOUND) | ANY_TURN | WHEN (SNAPSHOT) | WHEN (PAD),
                   catan_act_leave, catan_act_come),
  TABLE_NOTE_ACTS (CATAN_ENTRY_NOTE, EVER),
  { CATAN_ENTRY_END, "end", .rare = TRUE,
    .operands = { { WHY, .ask = N_ ("Why does it end here?"), .otherwise = N_ ("the table stopped") } },
    .when = GOING | WHEN (PAD), .title = N_ ("End the game now"), .key = 'e', .apply = catan_act_end,
    .tell = table_end_tell },

  /* a game that has already begun */
  { CATAN_ENTRY_SNAPSHOT, "snapshot", .rare = TRUE, .when = WHEN (FOUND), .title = N_ ("The game has already begun"),
    .key = 'g', .offered = catan_snapshot_offered, .apply = catan_act_snapshot, .tell = catan_snapshot_tell },
  { CATAN_ENTRY_NOW_PIECE, "now road", FIXED (piece, CATAN_ROAD),
    .operands = { { WHO }, { ROAD, .offer = catan_offer_put } }, .when = WHEN (SNAPSHOT), .title = N_ ("A road"),
    .key = 'r', .apply = catan_now_piece, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_PIECE, "now settlement", FIXED (piece, CATAN_SETTLEMENT),
    .operands = { { WHO }, { SPOT, .ask = N_ ("Where does the settlement stand?"), .offer = catan_offer_put } },
    .when = WHEN (SNAPSHOT), .title = N_ ("A settlement"), .key = 's', .apply = catan_now_piece,
    .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_PIECE, "now city", FIXED (piece, CATAN_CITY),
    .operands = { { WHO }, { SPOT, .ask = N_ ("Where does the city stand?"), .offer = catan_offer_put } },
    .when = WHEN (SNAPSHOT), .title = N_ ("A city"), .key = 'c', .apply = catan_now_piece, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_PIECE, "now robber", FIXED (piece, CATAN_ROBBER),
    .operands = { { HEX, .ask = N_ ("Where is the robber?") } }, .when = WHEN (SNAPSHOT), .title = N_ ("The robber"),
    .key = 'b', .apply = catan_now_piece, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_AWAY, "now robber away", .when = WHEN (SNAPSHOT), .title = N_ ("The robber is off the island"),
    .key = 'o', .offered = robber_may_leave, .apply = catan_now_away, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_KNIGHTS, "now knights", .operands = { { WHO }, { MANY } }, .when = WHEN (SNAPSHOT),
    .title = N_ ("Knights played"), .key = 'k', .apply = catan_now_knights, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_DEVELOPMENT, "now development",
    .operands = { { WHO }, { CARD, .flags = OPTIONAL | UNASKED }, { MANY } }, .when = WHEN (SNAPSHOT),
    .title = N_ ("Development cards in hand"), .key = 'd', .apply = catan_now_development, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_POINTS, "now points", .operands = { { WHO }, { MANY } }, .when = WHEN (SNAPSHOT),
    .title = N_ ("Point cards revealed"), .key = 'v', .apply = catan_now_points, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_PLAYED, "now played", .operands = { { CARD, .offer = catan_now_offer_played }, { MANY } },
    .when = WHEN (SNAPSHOT), .title = N_ ("Other development cards played"), .key = 'p', .apply = catan_now_played,
    .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_HAND, "now hand", .operands = { { WHO }, { RES, .ask = N_ ("Which resource?") }, { MANY } },
    .when = WHEN (SNAPSHOT), .title = N_ ("Resource cards in hand"), .key = 'h', .offered = with_hands,
    .apply = catan_now_hand, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_CARDS, "now cards", .operands = { { WHO }, { MANY } }, .when = WHEN (SNAPSHOT),
    .title = N_ ("Resource cards that nobody saw"), .key = 'u', .offered = catan_now_has_covered,
    .apply = catan_now_cards, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_TOKEN, "now token", .operands = { { WHO }, { TOKEN } }, .when = WHEN (SNAPSHOT),
    .title = N_ ("A fish token, or the old shoe"), .key = 't', .offered = with_fishermen, .apply = catan_now_token,
    .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_USED, "now used", .operands = { { TOKEN, .ask = N_ ("Which used tokens are counted?") }, { MANY } },
    .when = WHEN (SNAPSHOT), .title = N_ ("Used fish tokens"), .key = 'f', .offered = with_fishermen,
    .apply = catan_now_used, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_ROAD, "now longest",
    .operands = { { NAME (catan_now_offer_holders), .flags = READY, .ask = N_ ("Who has the Longest Road?") } },
    .when = WHEN (SNAPSHOT), .title = N_ ("The Longest Road, in a tie"), .key = 'l', .offered = catan_now_has_holders,
    .apply = catan_now_holder, .tell = catan_now_tell },
  { CATAN_ENTRY_NOW_ARMY, "now army",
    .operands = { { NAME (catan_now_offer_holders), .flags = READY, .ask = N_ ("Who has the Largest Army?") } },
    .when = WHEN (SNAPSHOT), .title = N_ ("The Largest Army, in a tie"), .key = 'a', .offered = catan_now_has_holders,
    .apply = catan_now_holder, .tell = catan_now_tell },
  { CATAN_ENTRY_PLAY_ON, "play on", .operands = { { NAME (table_away_offer_there), .ask = N_ ("Whose turn is it?") } },
    .when = WHEN (SNAPSHOT), .title = N_ ("All is entered: play on"), .key = 'g', .apply = catan_act_play_on,
    .tell = catan_play_on_tell },

  TABLE_PAD_ACT (CATAN_ENTRY_PAD, GOING, catan_act_pad),
  TABLE_SCORE_ACT (CATAN_ENTRY_SCORE, CatanEntry, amount, WHEN (PAD), table_away_offer_there, offer_whats,
                   catan_act_score),

  { CATAN_ENTRY_BUILD, "agreed", .prefix = TRUE, .rare = TRUE, FIXED (agreed, TRUE), .operands = { { AGREED } },
    .when = GOING, .title = N_ ("Against the rules, as agreed"), .key = 'a',
    .ask = N_ ("What is done against the rules?") },
};

static gboolean
refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” is not an entry"), word);
}

static void
begin_entry (gpointer entry)
{
  catan_entry_begin (entry, CATAN_ENTRY_FOUND);
}

/* Every purchase in the market has its act, with the same price. */
static void
check_prices (void)
{
  guint n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].kind == CATAN_ENTRY_FISH && !rows[i].way)
      {
        g_assert (n < CATAN_PRICES && rows[i].fixed[0].value == catan_price (n));
        n++;
      }
  g_assert (n == CATAN_PRICES);
}

TableActs catan_act_table = {
  .entry_size = sizeof (CatanEntry),
  .begin = begin_entry,
  .groups = { { .kind = AT (kind), .refuse = refuse } },
};

void
catan_acts_add (void)
{
  if (catan_act_table.n_rows > 0)
    return;
  table_acts_add (&catan_act_table, rows, G_N_ELEMENTS (rows));
  table_entry_acts_add (&catan_act_table, FALSE);
  for (guint kind = 0; kind < CATAN_N_ENTRY_KINDS; kind++)
    g_assert (catan_act_table.by_kind[0][kind] != 0);
  check_prices ();
}

const char *
catan_price_name (guint price)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].behind && rows[i].kind == CATAN_ENTRY_FISH && rows[i].fixed[0].value == price)
      return _ (rows[i].title);
  return "";
}
