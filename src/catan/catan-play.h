/* catan-play.h - the rules of Catan, for all other rooms: what is legal, what it would bring, and doing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-entry.h"
#include "table/table-late.h"

/* Registers the game with `table`; call once at start. */
void catan_register (void);
extern const TableGame catan_game;
extern const TableLate catan_late_cards, catan_late_fish; /* point cards; fish tokens */

/* ---- a setup ---- */

#define CATAN_TARGET 10 /* points to win, if no line of the setup says otherwise */
guint catan_setup_target (const TableSetup *setup);
/* In how many rounds a 7 is thrown again. */
guint catan_setup_calm (const TableSetup *setup);

/* Reads the island from the lines of `setup`; what they leave open is dealt, or is as on the island for beginners.
 * FALSE and a refusal if the lines contradict each other.  `island` and `why` may be NULL. */
gboolean catan_island_read (CatanIsland *island, const TableSetup *setup, TableRefusal *why);
/* Makes each desert a lake if the readings say so (T1), and one of two lakes the one that pays on 4 and 10 (T6, T7). */
void catan_island_settle_lakes (CatanIsland *island, const guint8 rulings[]);
/* Adds the lines that describe the whole island.  FALSE and a refusal if it is not made of what the box holds. */
gboolean catan_island_write (TableSetup *setup, const CatanIsland *island, TableRefusal *why);

/* ---- what is legal ---- */

/* legal[i]: may the player build on that edge or intersection now?  In the set-up, catan_spots () answers for the
 * settlement and catan_found_roads () for the road beside it.  The supply of pieces is checked.  The cost is checked
 * only if hands are recorded and `paid` is TRUE. */
void catan_roads (const CatanState *state, guint player, gboolean paid, guint8 legal[CATAN_EDGES_MAX]);
void catan_spots (const CatanState *state, guint player, CatanPiece piece, gboolean paid,
                  guint8 legal[CATAN_SPOTS_MAX]);
void catan_found_roads (const CatanState *state, guint8 spot, guint8 legal[CATAN_EDGES_MAX]);
/* Players from whom a card can be stolen when the robber comes to a hex, one bit for each.  If hands are not recorded,
 * these are all others with a building there, except those whom the friendly robber spares. */
guint8 catan_victims (const CatanState *state, guint8 hex);
/* May the robber come to this hex now? */
gboolean catan_hex_may (const CatanState *state, guint8 hex, TableRefusal *why);
/* The players who may still build after this turn, one bit for each; 0 if there is no special building phase. */
guint catan_builders (const CatanState *state);
/* Whoever builds has left: the next one who may build does.  FALSE: nobody is left to build, or nobody built. */
gboolean catan_special_goes_on (CatanState *state);
/* Who has the paired turn if the turn ends now (P3); -1: nobody. */
int catan_paired_next (const CatanState *state);
/* Players to whom the shoe may be given now, as far as everybody knows, one bit for each; 0 if it must stay (F4). */
guint8 catan_shoe_takers (const CatanState *state);
/* Does this lake pay on this throw (T1, T6)? */
gboolean catan_lake_pays (const CatanIsland *island, guint hex, guint dice);
/* Does the robber stand on this lake, and keep its fish back (T4)? */
gboolean catan_lake_is_blocked (const CatanState *state, guint hex);
/* Players who may exchange a fish token now, after the last throw (T2), one bit for each. */
guint catan_exchangers (const CatanState *state);
/* Players who hold a face-down fish token, as bits. */
guint catan_hiders (const CatanState *state);

/* Resource cards in a hand; 0 if hands are not recorded. */
guint catan_hand_size (const CatanState *state, guint player);
/* How many cards of this resource the bank takes for one other card: 4, or 3 or 2 with the player's harbours. */
guint catan_bank_rate (const CatanState *state, guint player, CatanResource resource);
/* Has the player enough cards of one resource for a trade with the bank? */
gboolean catan_check_bank_trade (const CatanState *state, guint player, TableRefusal *why);

/* What each piece costs: cards by resource. */
extern const guint8 catan_costs[CATAN_N_PIECES + 1][CATAN_N_RESOURCES]; /* the last: a development card */

/* Can the player pay it?  TRUE if hands are not recorded. */
gboolean catan_check_cost (const CatanState *state, guint player, guint thing, TableRefusal *why);
typedef enum
{
  CATAN_PAYS_NEVER,
  CATAN_PAYS_MAYBE,
  CATAN_PAYS_SURELY,
  CATAN_N_PAYS
} CatanPays;
extern const char *const catan_pays_words[CATAN_N_PAYS]; /* N_(); as in JSON: "never" */
/* Can the player pay it, as far as everybody knows?  *chance, unless NULL, is the chance if cards that nobody saw were
 * chosen blindly; below 0: it is not known any more.  If hands are not recorded, it surely can. */
CatanPays catan_pays_cost (const CatanState *state, guint player, guint thing, double *chance);

/* FALSE and a refusal: this act of the menu cannot be chosen now.  TRUE: there is nothing to say about it. */
gboolean catan_check_act (const CatanState *state, const TableAct *act, TableRefusal *why);

/* ---- dice ---- */

/* What a building gets by a throw, whether or not bank and supply have it. */
typedef struct
{
  guint8 player, n;
  guint8 what;     /* the resource, CATAN_DUE_ROBBED for a card that the robber keeps, or CATAN_DUE_TOKENS */
  guint8 hex, sea; /* that pays: a hex of land or a lake, or the sea hex of a fishery; the other is CATAN_NOWHERE */
} CatanPayment;
#define CATAN_PAYMENTS_MAX (6 * CATAN_HEXES_MAX + 3 * CATAN_SEAS_MAX)
/* Finds what each building gets, fisheries first; returns how many payments these are (F1, T1, T4). */
guint catan_payments (const CatanState *state, guint dice, CatanPayment payments[CATAN_PAYMENTS_MAX]);
/* What a throw would bring now (The Fishermen of Catan, 3B; F1, T1, T2). */
void catan_yield (const CatanState *state, guint dice, CatanYield *yield);
/* In how many of 36 ways two dice have this sum. */
int catan_dice_ways (guint dice);
/* How often the dice were thrown; how often a sum is expected in `n` throws, if in `calm` of them a 7 is thrown
 * again. */
guint catan_throws (const CatanState *state);
double catan_dice_expected (guint dice, guint n, guint calm);
/* Is a 7 thrown again, if the next throw is one?  A round has as many turns as there are players now. */
gboolean catan_seven_again (const CatanState *state);

/* ---- the fish market ---- */

#define CATAN_PRICES 5
guint catan_price (guint nth); /* 2 3 4 5 7 */
/* Can the player pay this price, as far as everybody knows? */
CatanPays catan_can_pay (const CatanState *state, guint player, guint price);
/* The same for a hand that was viewed already, because a view takes time. */
CatanPays catan_view_pays (const CatanHandView *view, guint price);
/* Could the player on turn buy this now with enough fish?  FALSE and a refusal if the market is closed (F7), or if
 * something is missing (F9): a victim with a card, a road and a place for it, a card in the deck or in the bank. */
gboolean catan_market_open (const CatanState *state, guint price, TableRefusal *why);
/* The same, and it would do something: FALSE and a refusal if the robber that 2 fish send home is there.  The market
 * sells that, too (F9), but nobody is asked for it. */
gboolean catan_market_offers (const CatanState *state, guint price, TableRefusal *why);
/* Always FALSE: says why nothing is sold now.  The cheapest thing that would do something cannot be paid, or nothing
 * would. */
gboolean catan_market_refuse (const CatanState *state, TableRefusal *why);

/* ---- roads ---- */

/* The length of a player's longest road.  `way` may be NULL, else it gets the edges of one such road in order. */
guint catan_longest_road (const CatanState *state, guint player, guint8 way[CATAN_ROADS_MAX]);

/* ---- words, translated; free with g_free () unless const ---- */

/* What a price of the fish market buys: "steal a card". */
const char *catan_price_name (guint price);
/* `name`, and to which desert the robber goes home if there are several. */
char *catan_price_tell (const CatanState *state, guint price, const char *name);
/* "forest 8, hills 5, 3:1 harbour, fishery 4", and the same after its name: "12: forest 8, …" */
char *catan_spot_around (const CatanState *state, guint8 spot);
char *catan_spot_tell (const CatanState *state, guint8 spot);

const char *catan_resource_name (CatanResource resource);
const char *catan_land_name (CatanLand land);
const char *catan_piece_name (CatanPiece piece);
const char *catan_card_name (CatanCard card);
/* What a row of catan_costs costs and, if that may be told and hands are recorded, what the player is missing: "costs 1
 * wood, 1 brick; missing: 1 brick". */
char *catan_cost_tell (const CatanState *state, guint player, guint thing, gboolean with_missing);
/* The row that an act of the menu pays; -1: it costs no cards. */
int catan_act_cost (const TableAct *act);
/* The cards of a player or of the bank (CATAN_KEEPER_BANK) as far as everybody knows; "" if there are none: "2 wood; 3
 * unknown cards: up to 2 wool (60 %), up to 3 ore (80 %)".  Hands are recorded. */
char *catan_hand_tell (const CatanState *state, guint keeper);
/* Can the player pay a row of catan_costs, in a word or two, as catan_pays_cost () says: "maybe, 40 %". */
char *catan_payable_tell (const CatanState *state, guint player, guint thing);
/* The cards of a covered hand that are not certain: how many, how many of each resource at most, and the chance that
 * at least one of them, so one more than is certain, is of it; below 0: it is not known any more. */
typedef struct
{
  guint n;
  guint8 most[CATAN_N_RESOURCES];
  double chance[CATAN_N_RESOURCES];
} CatanOthers;
void catan_alternatives_view (const CatanState *state, guint keeper, CatanOthers *others);
/* The same in words, the second part of catan_hand_tell (); "" if all cards are certain.  A single card: "1 unknown
 * card: wood or brick". */
char *catan_alternatives_tell (const CatanOthers *others, gboolean with_chances);
/* What a player who told something in secret knows of the own hand.  Only this player may see it; it is also said if
 * what was told cannot be right.  Cards: "2 wood, 1 ore, ?" and "knight, ?"; NULL if nothing was told.  Tokens that
 * lie face down: "3 + 1 + ?". */
char *catan_own_cards_tell (const CatanState *state, guint player);
char *catan_own_tokens_tell (const CatanState *state, guint player);
/* The effects of a throw in words: "Anna: 2 wood, 1 ore; Ben: draws 2 fish tokens from fishery 8". */
char *catan_yield_tell (const CatanState *state, guint dice, const CatanYield *yield);
/* The player who is asked now, who is not always the player on turn.  CATAN_NOBODY if the game is over. */
int catan_asked (gconstpointer state);
/* A question: its word in JSON, and itself in words for the player with this name; free with g_free (). */
typedef struct
{
  const char *word;
  char *(*tell) (const CatanState *state, const char *name); /* `name` of who is asked */
  const char *says;                                          /* N_(): in its place, with the name for %s */
} CatanQuestionRow;
extern const CatanQuestionRow catan_questions[CATAN_N_ASKS];
/* The question that is asked now, in words: "Anna: the dice?" */
char *catan_ask_tell (gconstpointer state);
/* What lies on a hex and around it: "O: hills 5; settlement of Anna on 34". */
char *catan_hex_tell (const CatanState *state, guint hex);
/* A chance that is neither 0 nor 1, in per cent; it is not rounded to 0 or 100. */
guint catan_percent (double chance);
/* "Ben holds 3 fish tokens, 2 of them face down": what the table can see without the program. */
char *catan_held_tell (const CatanState *state, guint player);
/* Can this player pay so much, and why: "Ben holds 3 fish tokens, 2 of them face down. That is at least 3 fish ..." */
char *catan_pays_tell (const CatanState *state, guint player, guint price);
/* A player's longest road: where it runs, which buildings cut the player's roads, who holds the card and why. */
char *catan_road_tell (const CatanState *state, guint player);
/* Its parts: the way, a sentence for each cut (appended to an array of char *), and who holds the card. */
char *catan_road_way_tell (const CatanState *state, guint player);
void catan_road_cuts_tell (const CatanState *state, guint player, GPtrArray *sentences);
char *catan_road_holder_tell (const CatanState *state, guint player);

/* Kinds of effect: what an entry does besides points. */
typedef enum
{
  CATAN_EFFECT_RECEIVED,    /* cards by a throw, the second settlement or a monopoly; below 0: to the monopoly */
  CATAN_EFFECT_SHORT,       /* cards that the bank owes and does not give; what it has, and what it owes to all */
  CATAN_EFFECT_ROBBED,      /* cards that the robber keeps */
  CATAN_EFFECT_DISCARDS,    /* cards that must be discarded */
  CATAN_EFFECT_DRAWS,       /* fish tokens to be drawn, and how many are due; if nobody draws, how many there are */
  CATAN_EFFECT_NONE,        /* the throw brings nothing; the player threw */
  CATAN_EFFECT_SEVEN,       /* the robber comes; the player threw */
  CATAN_EFFECT_CARDS,       /* cards that come or go otherwise: paid, traded, stolen, discarded, corrected */
  CATAN_EFFECT_DEVELOPMENT, /* development cards that come or go */
  CATAN_EFFECT_FISH,        /* fish tokens that come or go */
  CATAN_EFFECT_SHOE,        /* the old shoe comes or goes */
  CATAN_EFFECT_UNSEEN,      /* resource cards that come or go, and nobody sees which */
  CATAN_N_EFFECTS
} CatanEffectKind;

/* Kinds of ledger lines, nouns of their terms, and reasons.  `feature` is the intersection in a line of a settlement or
 * city, else -1.  In a line of the Longest Road or Largest Army, x is the player's number of roads or knights, and y is
 * the highest number of any other player. */
typedef enum
{
  CATAN_LINE_SETTLEMENT,
  CATAN_LINE_CITY,
  CATAN_LINE_ROAD,
  CATAN_LINE_ARMY,
  CATAN_LINE_POINT,
  CATAN_LINE_CORRECTION,
  CATAN_LINE_PAD, /* entered on the score pad */
  CATAN_N_LINES
} CatanLineKind;
typedef enum
{
  CATAN_NOUN_SETTLEMENT,
  CATAN_NOUN_CITY,
  CATAN_NOUN_CARD,
  CATAN_NOUN_POINT,
  CATAN_N_NOUNS
} CatanNoun;
typedef enum
{
  CATAN_BECAUSE_BUILT,
  CATAN_BECAUSE_FOUNDED,
  CATAN_BECAUSE_UPGRADED,
  CATAN_BECAUSE_TAKEN,  /* Longest Road, Largest Army: more than anybody else */
  CATAN_BECAUSE_PASSED, /* lost to somebody who has more */
  CATAN_BECAUSE_BROKEN, /* lost because the road was cut */
  CATAN_BECAUSE_REVEALED,
  CATAN_BECAUSE_CORRECTED,
  CATAN_BECAUSE_COUNTED, /* by the table, on the score pad */
  CATAN_BECAUSE_THERE,   /* it lay there when the game was entered */
  CATAN_N_BECAUSES
} CatanBecause;
