/* catan-state.h - a game of Catan as a plain value: island, pieces, turn, dice, cards, fish, ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything the screen, the command line and the tests ask about a game is read here; it is written only by
 * catan_apply () and the rooms behind it.
 *
 * Invariants, checked by catan_state_validate (): pieces in supply and on the island add up to 15 roads, 5 settlements
 * and 4 cities a player; settlements keep the distance rule unless agreed; tokens add up (catan-fish.h); with
 * hands, cards in hands and bank add up to 19 of each; scores are the sum of the ledger.
 */
#pragma once

#include "catan-fish.h"
#include "catan-island.h"
#include "catan-rulings.h"
#include "table/table-game.h"

G_BEGIN_DECLS

#define CATAN_NOBODY (-1)
#define CATAN_MIN_PLAYERS 3

typedef enum
{
  CATAN_ROAD,
  CATAN_SETTLEMENT,
  CATAN_CITY,
  CATAN_N_PIECES
} CatanPiece;
#define CATAN_ROADS_MAX 15                              /* of a player */
extern const guint8 catan_piece_supply[CATAN_N_PIECES]; /* 15 5 4 */
typedef enum
{
  CATAN_KNIGHT,
  CATAN_POINT,
  CATAN_ROADS,
  CATAN_PLENTY,
  CATAN_MONOPOLY,
  CATAN_N_CARDS
} CatanCard;
extern const guint8 catan_card_copies[CATAN_N_CARDS]; /* 14 5 2 2 2 */
#define CATAN_DECK 25
#define CATAN_POINT_CARDS 5 /* of them */
#define CATAN_BANK 19

/* Settled before the first entry, compiled once from the TableSetup and shared by all copies of a state. */
typedef struct
{
  gint refs;
  guint n_players;
  TablePlayer players[TABLE_MAX_PLAYERS];
  guint8 rulings[CATAN_N_RULINGS];
  CatanIsland island;
  guint8 with_fishermen;
  guint8 with_hands; /* resources are kept too */
  guint8 target;     /* points to win, 10 */
} CatanRules;

CatanRules *catan_rules_new (const TableSetup *setup, TableRefusal *why);
CatanRules *catan_rules_ref (CatanRules *rules);
void catan_rules_unref (CatanRules *rules);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanRules, catan_rules_unref)
static inline guint
catan_rule (const CatanRules *rules, CatanRuling ruling)
{
  return rules->rulings[ruling];
}

typedef enum
{
  CATAN_ASK_FOUND,   /* set-up: state->player founds a settlement with a road */
  CATAN_ASK_ROLL,    /* before the dice of state->player: a knight, the market, the roll */
  CATAN_ASK_DISCARD, /* 7, with hands: state->owing players give up half */
  CATAN_ASK_ROBBER,  /* 7: where the robber goes, from whom */
  CATAN_ASK_DRAW,    /* state->draws: tokens to be drawn */
  CATAN_ASK_TURN,    /* after the dice: build, trade, market, cards, shoe; or the next one's roll */
  CATAN_ASK_NOTHING, /* the game is over */
} CatanAsk;

typedef struct
{
  guint8 roads, settlements, cities; /* left in supply */
  guint8 knights;                    /* played */
  guint8 cards;                      /* development cards held, face down */
  guint8 fresh;                      /* of these, bought or taken this turn: not yet to be played */
  guint8 points_shown;               /* point cards revealed */
  guint8 road_length;                /* longest way, by catan_longest_road () */
  guint8 known_cards[CATAN_N_CARDS]; /* of `cards`, those whose kind was entered */
  guint8 fresh_known[CATAN_N_CARDS]; /* likewise of `fresh` */
  guint8 hand[CATAN_N_RESOURCES];    /* with hands */
} CatanSeat;

/* Tokens a fishery owes after a roll, in the order they are drawn (F13). */
#define CATAN_DRAWS_MAX 16 /* bounded by the pieces that fit on fisheries */
typedef struct
{
  guint8 player, sea;
} CatanDraw; /* sea: CATAN_NOWHERE for the lake (T1) */

/* Why nobody drew, or not everyone. */
typedef enum
{
  CATAN_FISH_FINE,
  CATAN_FISH_SHORT,
  CATAN_FISH_CAPPED
} CatanShortage;

typedef enum
{
  CATAN_WARN_NONE,
  CATAN_WARN_HOME,     /* F9: the robber was home already */
  CATAN_WARN_NEEDLESS, /* F8: a token more than the price needed */
} CatanWarning;

typedef struct
{
  CatanRules *rules; /* shared */
  guint n_entries;
  guint8 ask;   /* CatanAsk */
  gint8 player; /* who is up */
  guint8 finished;
  gint8 winner;       /* CATAN_NOBODY: none */
  guint16 turn;       /* turns begun, from 1; 0 in the set-up */
  guint8 founded;     /* set-up placements made */
  guint8 card_played; /* one development card a turn */

  gint8 road[CATAN_N_EDGES];                                     /* player or CATAN_NOBODY */
  gint8 building[CATAN_N_SPOTS];                                 /* player or CATAN_NOBODY */
  guint8 city[CATAN_N_SPOTS];                                    /* TRUE: a city */
  guint8 agreed_edge[CATAN_N_EDGES], agreed_spot[CATAN_N_SPOTS]; /* built against the rules because the table agreed */
  guint8 robber;                                                 /* hex, or CATAN_NOWHERE off the board */
  guint8 last_kind, last_at; /* the last piece: CatanPiece and edge or spot; CATAN_NOWHERE if none yet */

  CatanSeat seats[CATAN_MAX_PLAYERS];
  guint8 deck;                       /* development cards left */
  guint8 cards_shown[CATAN_N_CARDS]; /* played or revealed */
  guint8 bank[CATAN_N_RESOURCES];    /* with hands */
  gint8 longest, army;               /* holders, or CATAN_NOBODY */

  guint8 dice;       /* last roll, 0 before */
  guint16 rolls[13]; /* how often each sum was thrown */
  guint8 n_draws;
  CatanDraw draws[CATAN_DRAWS_MAX];
  guint8 shortage; /* CatanShortage of the last roll */
  guint8 owing;    /* DISCARD: bit per player */
  guint8 warning;  /* CatanWarning of the last entry */

  gint8 shoe;      /* who has it, or CATAN_NOBODY */
  CatanFish *fish; /* what the table knows; NULL without the fishermen */
  CatanFish *told; /* the same with the values entered in secret: never shown, it only checks;
                                   * NULL until there was one */
  guint8 own[CATAN_MAX_PLAYERS][CATAN_FISH_MAX + 1]; /* values entered in secret, for the private peek */

  TableLedger ledger;
} CatanState;

CatanState *catan_state_new (CatanRules *rules);
CatanState *catan_state_copy (const CatanState *state);
void catan_state_free (CatanState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanState, catan_state_free)
/* Checks every invariant above from scratch; on FALSE `why` names the first that fails. */
gboolean catan_state_validate (const CatanState *state, TableRefusal *why);

/* Points to win for a player: the target, one more with the shoe (F5). */
guint catan_target (const CatanState *state, guint player);
static inline gint
catan_points (const CatanState *state, guint player)
{
  return state->ledger.scores[player];
}

G_END_DECLS
