/* catan-play.h - what can be done now, what it would bring, and doing it: the face the screen and the command line use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-entry.h"

G_BEGIN_DECLS

/* Registers the game with `table`; call once at start. */
void catan_register (void);
extern const TableGame catan_game;

/* ---- the island of a setup ---- */

/* What the lines of `setup` say of it, and the rest as it is dealt or as beginners have it.  Either may be NULL. */
gboolean catan_island_read (CatanIsland *island, const TableSetup *setup, TableRefusal *why);
/* Adds the lines that say it whole; refused as soon as one of them is not what the box holds. */
gboolean catan_island_write (TableSetup *setup, const CatanIsland *island, TableRefusal *why);

/* ---- doing ---- */

/* The one way a state changes.  Refused entries change nothing. */
gboolean catan_apply (CatanState *state, const CatanEntry *entry, TableRefusal *why);
gboolean catan_apply_line (CatanState *state, const char *line, TableRefusal *why);
/* Would it be taken?  NULL `why` if only the answer matters. */
gboolean catan_may (const CatanState *state, const CatanEntry *entry, TableRefusal *why);

/* ---- what is legal ---- */

/* legal[i]: may that edge or intersection be built on by the player now?  In the set-up catan_spots () answers for
 * founding, and catan_found_roads () for the road beside a settlement.  Piece limits count; what it costs is not looked
 * at unless hands are kept and `paid` is TRUE. */
void catan_roads (const CatanState *state, guint player, gboolean paid, guint8 legal[CATAN_N_EDGES]);
void catan_spots (const CatanState *state, guint player, CatanPiece piece, gboolean paid, guint8 legal[CATAN_N_SPOTS]);
void catan_found_roads (const CatanState *state, guint8 spot, guint8 legal[CATAN_N_EDGES]);
/* Players from whom a card can be stolen when the robber comes to a hex; bit per player.  Without hands: all others
 * with a building there. */
guint8 catan_victims (const CatanState *state, guint8 hex);
/* To whom the shoe may be given now, as far as everybody knows; bit per player, 0 when it must stay (F4). */
guint8 catan_shoe_takers (const CatanState *state);

/* Resource cards in a hand; 0 when hands are not kept. */
guint catan_hand_size (const CatanState *state, guint player);
/* Cards of this resource that the bank wants for any other: 4, or what the player's harbours give. */
guint catan_bank_rate (const CatanState *state, guint player, CatanResource resource);

/* What each building costs: cards by resource. */
extern const guint8 catan_costs[CATAN_N_PIECES + 1][CATAN_N_RESOURCES]; /* the last: a development card */

/* ---- dice ---- */

typedef struct
{
  guint8 yield[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES]; /* what each receives */
  guint8 lost[CATAN_MAX_PLAYERS];                     /* cards the robber keeps back */
  guint8 short_of[CATAN_N_RESOURCES];                 /* TRUE: the bank cannot serve everyone (with hands) */
  guint8 fish[CATAN_MAX_PLAYERS];                     /* tokens each would draw */
  guint8 fisheries;                                   /* bit i: fishery i (clockwise) pays; bit 6: the lake */
  CatanShortage shortage;
} CatanYield;
void catan_yield (const CatanState *state, guint dice, CatanYield *yield);
/* How often the dice were thrown, and expected throws of a sum in `n`. */
guint catan_throws (const CatanState *state);
double catan_dice_expected (guint dice, guint n);

/* ---- the fish market ---- */

#define CATAN_PRICES 5
extern const guint8 catan_prices[CATAN_PRICES]; /* 2 3 4 5 7 */
typedef enum
{
  CATAN_PAYS_NEVER,
  CATAN_PAYS_MAYBE,
  CATAN_PAYS_SURELY
} CatanPays;
/* What the table knows of whether the player can pay so much. */
CatanPays catan_can_pay (const CatanState *state, guint player, guint price);
/* The same of a hand that was looked at already: looking takes its time. */
CatanPays catan_view_pays (const CatanHandView *view, guint price);
/* Could it be bought now, were the fish there?  (F7, F9: a victim with a card, pieces, the deck, the bank) */
gboolean catan_market_open (const CatanState *state, guint price, TableRefusal *why);

/* ---- roads ---- */

/* The longest way of a player, exactly; `way` (may be NULL) gets a witness: its edges in order. */
guint catan_longest_road (const CatanState *state, guint player, guint8 way[CATAN_ROADS_MAX]);

/* ---- words, translated; free with g_free () unless const ---- */

/* What a price of the fish market buys: "steal a card". */
const char *catan_price_name (guint price);
/* "12: forest 8, hills 5, 3:1 harbour, fishery 4" */
char *catan_spot_tell (const CatanState *state, guint8 spot);

const char *catan_resource_name (CatanResource resource);
const char *catan_land_name (CatanLand land);
const char *catan_piece_name (CatanPiece piece);
const char *catan_card_name (CatanCard card);
/* "Anna: 2 wood, 1 ore.  Fishery 8 pays Ben 2 tokens." */
char *catan_yield_tell (const CatanState *state, guint dice, const CatanYield *yield);
/* Who is asked now: not always the player on turn.  CATAN_NOBODY when the game is over. */
gint8 catan_asked (const CatanState *state);
/* The question the state is asking, in words: "Anna: the dice?" */
char *catan_ask_tell (const CatanState *state);
const char *catan_warning_tell (CatanWarning warning);
/* What lies on a hex and around it: "O: hills 5, 34: settlement of Anna". */
char *catan_hex_tell (const CatanState *state, guint hex);
/* Could this player have paid so much?  With the reason: "Ben holds 3 tokens: at least 3 fish, at most 9 ...". */
char *catan_pays_tell (const CatanState *state, guint player, guint price);
/* Does this road count?  The longest way of a player: where it runs, what breaks it, who holds the card and why. */
char *catan_road_tell (const CatanState *state, guint player);

/* Kinds of ledger line, nouns of their terms, reasons.  `feature` of a settlement's or city's line is its intersection,
 * else -1; x and y of a road's or army's are the player's roads or knights and the most of any other player. */
typedef enum
{
  CATAN_LINE_SETTLEMENT,
  CATAN_LINE_CITY,
  CATAN_LINE_ROAD,
  CATAN_LINE_ARMY,
  CATAN_LINE_POINT,
  CATAN_LINE_CORRECTION,
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
  CATAN_BECAUSE_TAKEN,  /* Longest Road, Largest Army: more than anybody */
  CATAN_BECAUSE_PASSED, /* lost to somebody who has more */
  CATAN_BECAUSE_BROKEN, /* lost because the road was cut */
  CATAN_BECAUSE_REVEALED,
  CATAN_BECAUSE_CORRECTED,
  CATAN_N_BECAUSES
} CatanBecause;

G_END_DECLS
