/* catan-state.h - a game of Catan as a plain value: island, pieces, turn, dice, cards, fish, ledger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The screen, the command line and the tests read it.  Only table_game_apply () and what it calls change it.
 *
 * Invariants, checked by catan_state_validate (): each player has 15 roads, 5 settlements and 4 cities, in the supply
 * or on the island; buildings keep the distance rule unless the table agreed; road lengths and the holders of the
 * Longest Road and the Largest Army are right; development cards add up to those of the box; fish tokens add up
 * (catan-fish.h); if hands are recorded, hands and bank have the box's cards of each resource, in covered hands
 * whatever they may be (catan-hands.h); scores are the sum of the ledger.
 */
#pragma once

#include "catan-fish.h"
#include "catan-island.h"
#include "catan-kept.h"
#include "catan-luck.h"
#include "catan-rulings.h"
#include "catan-told.h"
#include "table/table-game.h"

#define CATAN_NOBODY (-1)
#define CATAN_MIN_PLAYERS 3
#define CATAN_SPARED 3      /* points, as everybody sees them */
#define CATAN_FEW_PLAYERS 4 /* more need the larger box */

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
/* What a box holds: that for three and four players, and that with the larger board. */
typedef struct
{
  guint8 bank;                  /* cards of each resource */
  guint8 deck;                  /* development cards */
  guint8 copies[CATAN_N_CARDS]; /* of each kind of them */
} CatanBox;
extern const CatanBox catan_boxes[CATAN_N_BOARDS];
#define CATAN_BANK_MAX 24
#define CATAN_DECK_MAX 34
#define CATAN_POINT_CARDS 5 /* point cards in each box */

/* What is fixed before the first entry.  It is made once from the TableSetup, and all copies of a state share it. */
typedef struct
{
  TABLE_RULES;
  guint8 rulings[CATAN_N_RULINGS];
  CatanIsland island;
  const CatanBox *box;
  guint8 with_fishermen;
  guint8 with_hands; /* resource cards in hands are recorded */
  guint8 covered;    /* and hands are covered: nobody need see which card moves */
  guint8 friendly;   /* the robber is: it spares players with fewer points than CATAN_SPARED */
  guint8 calm;       /* rounds in which a 7 is thrown again */
  guint8 special;    /* after each turn, all others may build: the special building phase */
  guint8 pairs;      /* after each turn, the third player to the left has a paired turn */
  guint8 target;     /* points to win, usually 10 */
} CatanRules;

/* NULL and a refusal if the setup is not complete or contradicts itself.  Drop with catan_rules_unref ().
 */
CatanRules *catan_rules_new (const TableSetup *setup, TableRefusal *why);
CatanRules *catan_rules_ref (CatanRules *rules);
void catan_rules_unref (CatanRules *rules);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanRules, catan_rules_unref)
static inline guint
catan_rule (const CatanRules *rules, CatanRuling ruling)
{
  return rules->rulings[ruling];
}
/* How many fish tokens of each value the box has, by value (T6), and how many with the old shoe. */
static inline const guint8 *
catan_box_copies (const CatanRules *rules)
{
  return catan_fish_boxes[catan_rule (rules, CATAN_T6) == CATAN_T6_LARGE];
}
static inline guint
catan_box_tokens (const CatanRules *rules)
{
  const guint8 *copies = catan_box_copies (rules);
  return 1u + copies[1] + copies[2] + copies[3];
}

typedef enum
{
  CATAN_ASK_FOUND,    /* set-up, or whoever comes later: state->player founds a settlement with a road */
  CATAN_ASK_ROLL,     /* before the dice of state->player: a development card, the market, the roll */
  CATAN_ASK_DISCARD,  /* after a 7, with hands: the players in state->owing discard half */
  CATAN_ASK_ROBBER,   /* after a 7: where the robber goes, and from whom it steals */
  CATAN_ASK_DRAW,     /* state->draws: tokens to be drawn */
  CATAN_ASK_TURN,     /* after the dice, or in a paired turn: build, trade, market, cards, shoe; or the next roll */
  CATAN_ASK_NOTHING,  /* the game is over */
  CATAN_ASK_PAD,      /* the table counts by itself: who gets points? */
  CATAN_ASK_SNAPSHOT, /* a game that has already begun: what lies on the table? */
  CATAN_ASK_BUILD,    /* the special building phase: what state->player builds; or the next player's roll */
  CATAN_N_ASKS
} CatanAsk;

typedef struct
{
  guint8 roads, settlements, cities; /* left in supply */
  guint8 knights;                    /* played */
  guint8 cards;                      /* development cards held, face down */
  guint8 fresh;                      /* of these, those that came in this turn and cannot be played yet */
  guint8 points_shown;               /* point cards revealed */
  guint8 road_length;                /* from catan_longest_road () */
  guint8 founded;                    /* settlements of the set-up: two */
  guint8 known_cards[CATAN_N_CARDS]; /* of `cards`, those whose kind was entered */
  guint8 fresh_known[CATAN_N_CARDS]; /* of `fresh`, those whose kind was entered */
  CatanTold told;                    /* of the other development cards, those whose kind was told in secret */
  guint8 hand[CATAN_N_RESOURCES];    /* resource cards, with hands; if they are covered, those that are certain */
  guint8 most[CATAN_N_RESOURCES];    /* the most that they can be; the same as `hand` if they are not covered */
  guint8 unseen;                     /* further resource cards: it is not certain what they are */
} CatanSeat;

/* A fish token that a player must draw; state->draws has them in the order of drawing (F13). */
#define CATAN_DRAWS_MAX 20 /* as many as a line can name with their players; two full lakes draw 12 */
typedef struct
{
  guint8 player, sea;
} CatanDraw; /* sea: CATAN_NOWHERE for the lake (T1) */

/* Did everybody draw?  SHORT: nobody did (F1); CAPPED: a hand had no room (T2). */
typedef enum
{
  CATAN_FISH_FINE,
  CATAN_FISH_SHORT,
  CATAN_FISH_CAPPED
} CatanShortage;

/* What a throw brings. */
typedef struct
{
  guint8 thrower;                                     /* who throws: draws first (F13) */
  guint8 owed[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES];  /* what the island yields to each */
  guint8 yield[CATAN_MAX_PLAYERS][CATAN_N_RESOURCES]; /* what each receives: less where the bank is short */
  guint8 lost[CATAN_MAX_PLAYERS];                     /* cards that the robber keeps back */
  guint8 short_of[CATAN_N_RESOURCES];                 /* TRUE: the bank cannot serve everyone (with hands) */
  guint8 unsure;                                      /* TRUE: perhaps it cannot, and it is taken that it can */
  guint8 bank[CATAN_N_RESOURCES];                     /* what it had before the throw (with hands) */
  guint8 discards[CATAN_MAX_PLAYERS];                 /* 7: cards that each must discard (with hands) */
  guint8 fish_owed[CATAN_MAX_PLAYERS];                /* tokens that fisheries and lakes yield to each */
  guint8 lake_owed[CATAN_MAX_PLAYERS];                /* of these, those of the lakes */
  guint8 fish[CATAN_MAX_PLAYERS];                     /* tokens that each draws: less if there is a shortage */
  guint8 fish_there;                                  /* tokens that could be drawn */
  guint8 shortage;                                    /* CatanShortage */
} CatanYield;

typedef struct
{
  /* The rules are shared; `ask` is a CatanAsk.  While a settlement is founded, the player is who founds.  The pieces of
   * who has left stay. */
  TABLE_STATE (CatanRules, gint8);
  gint8 winner;       /* CATAN_NOBODY: none */
  guint8 met;         /* TRUE: it was entered as it lay, so there were turns before the first one here */
  guint8 card_played; /* TRUE: a development card was played in this turn */
  /* Somebody who came during the game founds: whose turn it is, and the question that waits.  CATAN_NOBODY: no. */
  gint8 waiting;
  guint8 waiting_ask;
  gint8 ended;   /* in a paired turn and in the special building phase: whose turn was before; else CATAN_NOBODY */
  guint8 paired; /* TRUE: state->player has a paired turn */

  gint8 road[CATAN_EDGES_MAX];     /* player or CATAN_NOBODY */
  gint8 building[CATAN_SPOTS_MAX]; /* player or CATAN_NOBODY */
  guint8 city[CATAN_SPOTS_MAX];    /* TRUE: a city */
  guint32 laid[CATAN_EDGES_MAX];   /* where a road lies: the index of the entry that laid it */
  guint8 agreed_edge[CATAN_EDGES_MAX],
      agreed_spot[CATAN_SPOTS_MAX]; /* built against the rules because the table agreed */
#define CATAN_AGREED_SETTLEMENT 1
#define CATAN_AGREED_CITY 2  /* agreed_spot: bits */
  guint8 robber;             /* hex, or CATAN_NOWHERE off the board */
  guint8 last_kind, last_at; /* the last piece: CatanPiece and edge or spot; CATAN_NOWHERE if none yet */

  CatanSeat seats[CATAN_MAX_PLAYERS];
  guint8 deck;                       /* development cards left */
  guint8 cards_shown[CATAN_N_CARDS]; /* played or revealed */
  guint8 bank[CATAN_N_RESOURCES];    /* cards left, with hands; after unseen discards, those that are certain */
  guint8 bank_most[CATAN_N_RESOURCES], bank_unseen; /* as in CatanSeat */
  CatanKept kept;                                   /* what is known of covered hands; empty if they are not */
  gint8 longest, army;                              /* who holds the Longest Road, the Largest Army; or CATAN_NOBODY */

  guint8 dice;         /* last roll; 0 before the first */
  guint16 rolls[13];   /* how often each sum was thrown */
  guint16 calm_throws; /* of these, those in which a 7 was thrown again */
  guint8 n_draws;
  CatanDraw draws[CATAN_DRAWS_MAX];
  CatanYield brought;                  /* by the last roll */
  guint8 exchanges[CATAN_MAX_PLAYERS]; /* how many tokens each may still exchange after it (T2) */
  guint8 owing;                        /* who must discard, one bit for each */

  gint8 shoe;                        /* who has it, or CATAN_NOBODY */
  CatanFish *fish;                   /* what everybody knows; NULL without the Fishermen */
  CatanTold told[CATAN_MAX_PLAYERS]; /* face-down tokens whose values were told in secret */
  CatanLuck luck[CATAN_MAX_PLAYERS];
} CatanState;

/* The state before the first entry; it keeps a reference to `rules`.  Free with catan_state_free (). */
CatanState *catan_state_new (CatanRules *rules);
CatanState *catan_state_copy (const CatanState *state);
void catan_state_free (CatanState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanState, catan_state_free)
/* Checks all invariants above by counting again; if FALSE, `why` names the first that fails. */
gboolean catan_state_validate (const CatanState *state, TableRefusal *why);

static inline const CatanShape *
catan_shape (const CatanState *state)
{
  return &state->rules->island.shape;
}
/* The name of a player as table_name_said () gives it; NULL for CATAN_NOBODY. */
static inline const char *
catan_name (const CatanState *state, int player)
{
  return player >= 0 ? table_name_said (&state->rules->players[player]) : NULL;
}
static inline gboolean
catan_is_there (const CatanState *state, guint player)
{
  return table_is_there (state->away, player);
}
/* The player whose turn comes after this one. */
static inline guint
catan_next (const CatanState *state, guint player)
{
  return table_next_there (state->rules, state->away, player);
}
/* The player whose turn it is; the first player if it is nobody's. */
static inline guint
catan_player_on_turn (const CatanState *state)
{
  return (guint) MAX (state->player, 0);
}
/* Whose turn it is, or was before the paired turn or the special building phase. */
static inline guint
catan_turn_of (const CatanState *state)
{
  return state->ended != CATAN_NOBODY ? (guint) state->ended : catan_player_on_turn (state);
}
/* Does a throw end the turn?  By agreement, the same player throws again. */
gboolean catan_ends_turn (const CatanState *state);
/* Who makes the next throw. */
guint catan_thrower (const CatanState *state);
/* Points that a player needs to win: the target, and one more with the shoe (F5). */
guint catan_target (const CatanState *state, guint player);
static inline gint
catan_points (const CatanState *state, guint player)
{
  return state->ledger.scores[player];
}
