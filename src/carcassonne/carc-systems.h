/* carc-systems.h - the systems of the rules: the ids of what they add, and the row that describes each system.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The base game is a system, and so is every expansion.  A system is a file of its own.  One CarcSystem in it holds its
 * words, marks, kinds of figures, rulings, its part of the state and its hooks.  In this header the system has a line
 * in CARC_SYSTEMS and the ids of what it adds, so that the rules can use them as constants.
 *
 * carc_register () fills tables from the rows of all systems; the index in a table is the id.  If an id has no row, or
 * two, it ends the program with a message.  Code outside a system's file reads these tables and does not name the
 * system: so it gets the words, the switch on the setup page, the JSON and the pictures.
 *
 * Every list of ids ends with the number of ids.  Ids from there up to the _MAX are free for a system of a test.
 *
 * All strings in rows are constants.  N_ () in a comment means that the string is translated when it is shown.
 */
#pragma once

#include "carc-question.h"
#include "table/table-act.h"
#include "table/table-answer.h"
#include "table/table-game.h"

G_BEGIN_DECLS

typedef struct _CarcRules CarcRules;
typedef struct _CarcSurvey CarcSurvey;
typedef struct _CarcCase CarcCase;
typedef struct _CarcVerdict CarcVerdict;
typedef struct _CarcSystem CarcSystem;
typedef struct _CarcEntry CarcEntry;
typedef struct _CarcFigureSet CarcFigureSet;
typedef struct _CarcQuery CarcQuery;

/* ---- ids ---- */

/* Hooks are called in this order; the rules card, the setup page and the JSON use it too. */
#define CARC_SYSTEMS(X)                                                                                                \
  X (BASE, base)                                                                                                       \
  X (RIVER, river)                                                                                                     \
  X (INNS, inns)                                                                                                       \
  X (SIEGE, siege)                                                                                                     \
  X (KING, king)                                                                                                       \
  X (CULT, cult)                                                                                                       \
  X (ARBITRESS, arbitress)                                                                                             \
  X (LAKE, lake)                                                                                                       \
  X (RACE, race)                                                                                                       \
  X (WATER, water)                                                                                                     \
  X (TRADERS, traders)                                                                                                 \
  X (RIVER2, river2)                                                                                                   \
  X (GQ11, gq11)                                                                                                       \
  X (GQ11RIVER, gq11river)                                                                                             \
  X (ABBEY, abbey)                                                                                                     \
  X (CARDS, cards)                                                                                                     \
  X (KEEPER, keeper)                                                                                                   \
  X (BESIEGERS, besiegers)                                                                                             \
  X (TOWER, tower)                                                                                                     \
  X (DRAGON, dragon)                                                                                                   \
  X (COUNT, count)                                                                                                     \
  X (CATAPULT, catapult)                                                                                               \
  X (WHEEL, wheel)

typedef enum
{
#define CARC_SYSTEM_ID(ID, name) CARC_SYSTEM_##ID,
  CARC_SYSTEMS (CARC_SYSTEM_ID)
#undef CARC_SYSTEM_ID
      CARC_N_SYSTEMS
} CarcSystemId;
#define CARC_SYSTEMS_MAX 32

#define CARC_SYSTEM_ROW(ID, name) extern const CarcSystem carc_##name;
CARC_SYSTEMS (CARC_SYSTEM_ROW)
#undef CARC_SYSTEM_ROW

/* The marks that tiles may have: carc-mark-ids.h. */
#define CARC_MARKS_MAX 32 /* as many as CarcSegment.marks has bits */

typedef enum
{
  CARC_FOLLOWER,
  CARC_BIG,     /* the big follower of Inns and Cathedrals: counts as two */
  CARC_BUILDER, /* the builder and the pig of Traders and Builders */
  CARC_PIG,
  CARC_MAYOR, /* the figures of Abbey and Mayor */
  CARC_WAGON,
  CARC_BARN,
  CARC_N_FIGURE_KINDS
} CarcFigureKind;
#define CARC_FIGURE_KINDS_MAX 32

/* What stands on the table but is not one of a player's figures. */
typedef enum
{
  CARC_PIECE_ARBITRESS,
  CARC_PIECE_TOKEN, /* a water token in a city */
  CARC_PIECE_TOWER, /* the pieces of a tower */
  CARC_PIECE_DRAGON,
  CARC_PIECE_FAIRY,
  CARC_PIECE_COUNT,  /* the count of Carcassonne */
  CARC_PIECE_CASTLE, /* the buildings of the quarters of the City, as in CarcQuarter */
  CARC_PIECE_MARKET,
  CARC_PIECE_BLACKSMITH,
  CARC_PIECE_CATHEDRAL,
  CARC_PIECE_WHEEL_PIG, /* the pig of the wheel of fortune */
  CARC_PIECE_CROWN,     /* only a picture: of the act that puts a figure onto a crown space */
  CARC_N_PIECES
} CarcPieceId;
#define CARC_PIECES_MAX 16
/* As many pieces may be on the table at once, in all. */
#define CARC_STANDING_MAX 80

/* Places off the land where a figure can be without being free: a prison, a quarter of a city. */
typedef enum
{
  CARC_AWAY_PRISON, /* captured by a tower */
  CARC_AWAY_CASTLE, /* the quarters of the City of Carcassonne, in a circle */
  CARC_AWAY_MARKET,
  CARC_AWAY_BLACKSMITH,
  CARC_AWAY_CATHEDRAL,
  CARC_AWAY_FORTUNE, /* on a crown space of this part of the wheel; in the order of the marks */
  CARC_AWAY_TAXES,
  CARC_AWAY_FAMINE,
  CARC_AWAY_STORM,
  CARC_AWAY_INQUISITION,
  CARC_AWAY_PLAGUE,
  CARC_N_AWAYS
} CarcAwayId;
#define CARC_AWAYS_MAX 16

/* Kinds of ledger line, for TableLine.kind.  The first four are for features of the CarcKind with this
 * number. */
typedef enum
{
  CARC_LINE_CITY,
  CARC_LINE_ROAD,
  CARC_LINE_FARM,
  CARC_LINE_CLOISTER,
  CARC_LINE_WATER,
  CARC_LINE_KEEPER,
  CARC_LINE_CORRECTION,
  CARC_LINE_GOODS,
  CARC_LINE_KING,
  CARC_LINE_ROBBER,
  CARC_LINE_CARDS,
  CARC_LINE_RANSOM,
  CARC_LINE_FAIRY,
  CARC_LINE_CATAPULT,
  CARC_LINE_WHEEL,
  CARC_LINE_PAD, /* entered on the score pad */
  CARC_N_LINES
} CarcLineKind;
#define CARC_N_USUAL_LINES 4

/* Kinds of effect: what an entry does besides points, for TableLine.kind of an effect. */
typedef enum
{
  CARC_EFFECT_HOME,      /* figures go home; a term for each kind of figure, its id is the noun */
  CARC_EFFECT_NOTHING,   /* a player has figures in a feature that is scored, and gets no points */
  CARC_EFFECT_EMPTY,     /* a feature is completed and has no figures; the player laid the tile */
  CARC_EFFECT_KEEPER,    /* the player becomes Keeper */
  CARC_EFFECT_NO_KEEPER, /* the game ends without a Keeper, and the player has a racer */
  CARC_EFFECT_TOKENS,    /* the player gets water tokens; the term is their number */
  CARC_EFFECT_TOKEN,     /* the player puts a water token into a city; the term is what is left */
  CARC_EFFECT_NO_TOKEN,  /* a city that gets no token; the term is what is left */
  CARC_EFFECT_WINE,      /* the player takes the goods of a city; the term is their number */
  CARC_EFFECT_GRAIN,
  CARC_EFFECT_CLOTH,
  CARC_EFFECT_AGAIN,    /* the player lays a second tile; the feature is the builder's */
  CARC_EFFECT_CARD,     /* the player takes a card; the term is the tiles of the feature that brought it */
  CARC_EFFECT_STAYS,    /* the player has a card still, although a feature of another player is as large or larger */
  CARC_EFFECT_KEPT,     /* the Keeper takes a card, or keeps it, for the rest of the game */
  CARC_EFFECT_HOLDS,    /* a fan-made card changes hands */
  CARC_EFFECT_CAPTURED, /* a figure of the player is captured; the term is 1, its noun the kind of figure */
  CARC_EFFECT_DRAGON,   /* the dragon comes to the volcano of the tile that the player laid */
  CARC_EFFECT_COUNT,    /* the count goes to another quarter by a house rule; `marks`: CarcQuarter */
  CARC_EFFECT_WHEEL,    /* the pig of the wheel goes on; `marks` is its new part, the term the steps */
  CARC_N_EFFECTS
} CarcEffectKind;
#define CARC_EFFECTS_MAX 64

/* What a term counts, for TableTerm.noun. */
typedef enum
{
  CARC_NOUN_TILE,
  CARC_NOUN_PENNANT,
  CARC_NOUN_LAKE,
  CARC_NOUN_CITY,
  CARC_NOUN_SIEGED,
  CARC_NOUN_HERD,
  CARC_NOUN_TOKEN,
  CARC_NOUN_KEEPER,
  CARC_NOUN_POINT,
  CARC_NOUN_PIG,
  CARC_NOUN_WINE,
  CARC_NOUN_GRAIN,
  CARC_NOUN_CLOTH,
  CARC_NOUN_ROAD,
  CARC_NOUN_CARD,
  CARC_NOUN_COUNTED,
  CARC_NOUN_RANSOM,
  CARC_NOUN_FAIRY,
  CARC_NOUN_THROW,
  CARC_NOUN_KNIGHT,
  CARC_NOUN_IDLE, /* a follower in the supply */
  CARC_NOUN_MONK,
  CARC_NOUN_CROWN,
  CARC_N_NOUNS
} CarcNoun;
#define CARC_NOUNS_MAX 64

/* Why a player gets the points, for TableLine.because. */
typedef enum
{
  CARC_BECAUSE_ALONE, /* nobody else has figures there */
  CARC_BECAUSE_MAJORITY,
  CARC_BECAUSE_SHARED, /* a tie: all of them score */
  CARC_BECAUSE_NEAREST,
  CARC_BECAUSE_FEWER,
  CARC_BECAUSE_RULER,
  CARC_BECAUSE_RULES_END,
  CARC_BECAUSE_ACTIVE,
  CARC_BECAUSE_LAST,
  CARC_BECAUSE_TABLE,
  CARC_BECAUSE_USED_UP, /* water: the first to use up the tokens (L39) */
  CARC_BECAUSE_FEWEST,  /* water: the fewest tokens left (L42) */
  CARC_BECAUSE_KEEPER,
  CARC_BECAUSE_CORRECTED,
  CARC_BECAUSE_PAID_ONCE, /* farms by the second edition (B1): some cities of the farm had paid this player already */
  /* Why a player gets no points. */
  CARC_BECAUSE_WORTHLESS,
  CARC_BECAUSE_NO_CITY,
  CARC_BECAUSE_OUTNUMBERED,
  CARC_BECAUSE_BEATEN,
  CARC_BECAUSE_OPEN_INN,
  CARC_BECAUSE_OPEN_CATHEDRAL,
  CARC_BECAUSE_OPEN_SIEGE,
  CARC_BECAUSE_MOST_GOODS,
  CARC_BECAUSE_TIED_GOODS,
  CARC_BECAUSE_HOLDS,      /* a card */
  CARC_BECAUSE_WEIGHTLESS, /* the player's figures count nothing in this feature */
  CARC_BECAUSE_RANSOM,     /* paid, and received */
  CARC_BECAUSE_RANSOMED,
  CARC_BECAUSE_BESIDE_FAIRY, /* at the beginning of a turn, and when the feature is scored */
  CARC_BECAUSE_SCORED_BESIDE_FAIRY,
  CARC_BECAUSE_TURN_TAKEN, /* by a correction */
  CARC_BECAUSE_TARGET,     /* the catapult: nearest to the fair */
  CARC_BECAUSE_CAUGHT,
  CARC_BECAUSE_FORTUNE, /* the pig stops at this part of the wheel; in the order of the marks, without the plague */
  CARC_BECAUSE_TAXES,
  CARC_BECAUSE_FAMINE,
  CARC_BECAUSE_STORM,
  CARC_BECAUSE_INQUISITION,
  CARC_BECAUSE_CROWN,
  CARC_BECAUSE_COUNTED, /* by the table, on the score pad */
  CARC_BECAUSE_SMALL_SIEGE,
  CARC_N_BECAUSES
} CarcBecause;
#define CARC_BECAUSES_MAX 64

/* Rulings: each is a gap in a rule sheet and how to read it.  Ann belong to the sheet The Arbitress, Lnn to The Lake;
 * Bnn are house rules of the base game, Knn are about King and Robber Baron, Hnn about The Cult, Mnn about Abbey and
 * Mayor, Enn about fan-made scoring cards, Snn about the Siege, Tnn about The Tower, Dnn about The Princess and the
 * Dragon, Nnn about The Count, Rnn about the rivers, Pnn about The Catapult, Wnn about the Wheel of Fortune, ICn about
 * Inns and Cathedrals.  `arbitress-cli rules` prints them in this order. */
typedef enum
{
  CARC_B1, /* farms by the third, second or first edition */
  CARC_B2, /* the two-tile city: full or small */
  CARC_B3, /* a besieged city beside a farm with pig or herd: 8 or 7 */
  CARC_B4, /* a besieged city of two tiles if small cities count less: 2 or 0 */
  CARC_A1,
  CARC_A2,
  CARC_A3,
  CARC_A5,
  CARC_A6,
  CARC_A7,
  CARC_A8,
  CARC_A9,
  CARC_A10,
  CARC_A11,
  CARC_A13,
  CARC_A14,
  CARC_A15,
  CARC_A16,
  CARC_A17,
  CARC_A18,
  CARC_A19,
  CARC_A20,
  CARC_A21,
  CARC_A22,
  CARC_A23,
  CARC_A24,
  CARC_A25,
  CARC_A26,
  CARC_A27, /* the Arbitress and the tile of the dragon */
  CARC_A28, /* the order at the end by a running scoreboard (A8) */
  CARC_L1,
  CARC_L2,
  CARC_L3,
  CARC_L5,
  CARC_L6,
  CARC_L8,
  CARC_L9,
  CARC_L10,
  CARC_L11,
  CARC_L13,
  CARC_L15,
  CARC_L16,
  CARC_L17,
  CARC_L19,
  CARC_L20,
  CARC_L21,
  CARC_L22,
  CARC_L23,
  CARC_L24,
  CARC_L25,
  CARC_L26,
  CARC_L29,
  CARC_L30,
  CARC_L31,
  CARC_L32,
  CARC_L33,
  CARC_L34,
  CARC_L35,
  CARC_L36,
  CARC_L39,
  CARC_L40,
  CARC_L42,
  CARC_L43,
  CARC_L48,
  CARC_L49, /* a racer on the tile of the fairy */
  CARC_IC1, /* incomplete inns and cathedrals at the end */
  CARC_IC2, /* those of the lake */
  CARC_G1,  /* the field of Games Quarterly 11 */
  CARC_K1,  /* what a card is worth */
  CARC_K2,
  CARC_K3,
  CARC_K4,
  CARC_K5,
  CARC_H1, /* six tiles or five */
  CARC_H2,
  CARC_H3,
  CARC_H4,
  CARC_H5,
  CARC_H6,
  CARC_M1,
  CARC_M2,
  CARC_M3,
  CARC_M4,
  CARC_M5,
  CARC_M6,
  CARC_M7,
  CARC_M8,
  CARC_M9,  /* a wagon after a lost challenge */
  CARC_M10, /* on which tile of a feature a wagon stands */
  CARC_E1,
  CARC_E2,
  CARC_E3,
  CARC_S1, /* an escape from a besieged city */
  CARC_S2,
  CARC_S3,
  CARC_S4,
  CARC_S5,
  CARC_T1,  /* a ransom of a player with fewer than 3 points */
  CARC_T2,  /* how far a tower reaches */
  CARC_T3,  /* who can be captured */
  CARC_T4,  /* which prisoner is exchanged */
  CARC_T5,  /* when a ransom can be paid */
  CARC_T6,  /* who stands on a tower */
  CARC_D1,  /* when the dragon moves */
  CARC_D2,  /* whom the fairy stands beside */
  CARC_D3,  /* figures on towers */
  CARC_D4,  /* his steps */
  CARC_D5,  /* dragon tiles before the first volcano */
  CARC_D6,  /* nobody comes to him */
  CARC_D7,  /* where a portal leads */
  CARC_D8,  /* whom the princess sends home */
  CARC_D9,  /* when the fairy pays */
  CARC_N1,  /* where the count goes */
  CARC_N2,  /* into which features figures go out */
  CARC_N3,  /* who goes out at the end */
  CARC_N4,  /* where the quarters are */
  CARC_N5,  /* when a figure goes in */
  CARC_N6,  /* which figures go in */
  CARC_N7,  /* when figures go out */
  CARC_N8,  /* what the City is */
  CARC_N9,  /* what happens to those in it */
  CARC_N10, /* where a river begins */
  CARC_N11, /* the fairy beside a figure that goes out */
  CARC_N12, /* going in twice in a turn of two tiles */
  CARC_R1,  /* how much room the river needs */
  CARC_P1,  /* when the catapult is used */
  CARC_P2,  /* two fairs in one turn */
  CARC_P3,  /* whom a token knocks out */
  CARC_P4,  /* barns */
  CARC_P5,  /* figures on towers */
  CARC_P6,  /* whom a token seduces */
  CARC_P7,  /* who comes in its place */
  CARC_P8,  /* the target */
  CARC_P9,  /* who catches */
  CARC_W1,  /* the order of the parts of the wheel */
  CARC_W2,  /* what a crown space pays */
  CARC_W3,  /* who is a monk */
  CARC_W4,  /* what the parts do */
  CARC_W5,  /* which figures count */
  CARC_W6,  /* the plague */
  CARC_W7,  /* who stands on a crown space */
  CARC_W8,  /* when the wheel turns */
  CARC_W9,  /* the Arbitress and the wheel */
  CARC_W10, /* the dragon and crown spaces */
  CARC_N_RULINGS
} CarcRuling;
/* Kinds of question; CARC_ASK_TILE is the usual one. */
typedef enum
{
  CARC_ASK_TILE,     /* state->player lays a tile */
  CARC_ASK_RACE,     /* does the player join the race? */
  CARC_ASK_JUDGE,    /* the table decides the tie in state->pending (A10 ask, A11 table) */
  CARC_ASK_ORDER,    /* in which order the completed features are scored (A8 running, A9) */
  CARC_ASK_NOTHING,  /* the game is over */
  CARC_ASK_CARD,     /* which card does the Keeper of the lighthouse take for good (L32)? */
  CARC_ASK_LATE,     /* the stack is empty: does the player lay a tile that players hold? */
  CARC_ASK_WAGON,    /* where does the player's wagon go? */
  CARC_ASK_CAPTURE,  /* which figure does the tower capture?  `about`: its cell */
  CARC_ASK_EXCHANGE, /* which prisoner comes home?  `about`: the player who holds them, and the figure in exchange */
  CARC_ASK_DRAGON,   /* where does the dragon go?  `about`: which of his steps it is */
  CARC_ASK_FLEE,     /* where does the Arbitress go, away from the dragon (A26)? */
  CARC_ASK_LEAVE,    /* who goes out of the City of Carcassonne?  `about`: 1 before the final scoring, else 0 */
  CARC_ASK_SETTLE,   /* who goes into it? */
  CARC_ASK_COUNT,    /* where does the count go? */
  /* The catapult; `about` of each: the cell of the fair. */
  CARC_ASK_FLING,    /* which token does everybody fling? */
  CARC_ASK_HIT,      /* which figures has the player's token hit? */
  CARC_ASK_SEDUCE,   /* which follower is exchanged? */
  CARC_ASK_TARGET,   /* whose tokens lie nearest to the fair? */
  CARC_ASK_CATCH,    /* who catches the player's token? */
  CARC_ASK_PLAGUE,   /* which follower does the player lose to the plague? */
  CARC_ASK_PAD,      /* the table counts by itself: who gets points? */
  CARC_ASK_SNAPSHOT, /* what lies on the table? */
  CARC_N_ASKS        /* this number and higher ones are free for the questions of a test's system */
} CarcAsk;
#define CARC_ASKS_MAX 32

/* Kinds of entry; each has a row (TableAct.kind). */
typedef enum
{
  CARC_ENTRY_PLACE,
  CARC_ENTRY_RACE,
  CARC_ENTRY_DISCARD,
  CARC_ENTRY_AGAIN,
  CARC_ENTRY_JUDGE,
  CARC_ENTRY_ORDER,
  CARC_ENTRY_POINTS,
  CARC_ENTRY_RETURN,
  CARC_ENTRY_DEPLOY,
  CARC_ENTRY_TURN,
  CARC_ENTRY_NOTE,
  CARC_ENTRY_END,
  CARC_ENTRY_CARD,
  CARC_ENTRY_KEEP,
  CARC_ENTRY_WAGON,
  CARC_ENTRY_WAGON_STAY,
  CARC_ENTRY_HOLD,
  CARC_ENTRY_LAY_BACK,
  CARC_ENTRY_WORTH,
  CARC_ENTRY_ESCAPE,
  CARC_ENTRY_CAPTURE,
  CARC_ENTRY_NO_CAPTURE,
  CARC_ENTRY_EXCHANGE,
  CARC_ENTRY_RANSOM,
  CARC_ENTRY_DRAGON,
  CARC_ENTRY_FLEE,
  CARC_ENTRY_LEAVE,
  CARC_ENTRY_NO_LEAVE,
  CARC_ENTRY_SETTLE,
  CARC_ENTRY_NO_SETTLE,
  CARC_ENTRY_COUNT,
  CARC_ENTRY_COUNT_STAYS,
  CARC_ENTRY_FLING,
  CARC_ENTRY_HIT,
  CARC_ENTRY_HIT_DONE,
  CARC_ENTRY_SEDUCE,
  CARC_ENTRY_NO_SEDUCE,
  CARC_ENTRY_TARGET,
  CARC_ENTRY_NO_TARGET,
  CARC_ENTRY_CAUGHT,
  CARC_ENTRY_NOT_CAUGHT,
  CARC_ENTRY_WHEEL,
  CARC_ENTRY_PLAGUE,
  CARC_ENTRY_LATE_RANSOM,
  CARC_ENTRY_PAD,
  CARC_ENTRY_SCORE,
  CARC_ENTRY_LEAVES, /* a player who leaves is passed over, and cannot win; until they come */
  CARC_ENTRY_COMES,
  /* A game that has already begun (carc-snapshot.h). */
  CARC_ENTRY_SNAPSHOT,
  CARC_ENTRY_LIES,
  CARC_ENTRY_STANDS,
  CARC_ENTRY_ASIDE,
  CARC_ENTRY_PLAY_ON,
  CARC_ENTRY_NOW_ARBITRESS,
  CARC_ENTRY_NOW_RACER,
  CARC_ENTRY_NOW_KEEPER,
  CARC_ENTRY_NOW_WATER,
  CARC_ENTRY_NOW_TOKEN,
  CARC_ENTRY_NOW_GOODS,
  CARC_ENTRY_NOW_KING,
  CARC_ENTRY_NOW_ABBEY,
  CARC_ENTRY_NOW_TOWER,
  CARC_ENTRY_NOW_PIECES,
  CARC_ENTRY_NOW_DRAGON,
  CARC_ENTRY_NOW_FAIRY,
  CARC_ENTRY_NOW_FAIRY_ON,
  CARC_ENTRY_NOW_COUNT,
  CARC_ENTRY_NO_CARD,
  CARC_N_ENTRY_KINDS /* from this number up to TABLE_ENTRY_FIRST, they are free for the entries of a test's system */
} CarcEntryKind;

/* Kinds of act within the entry of a tile; likewise. */
typedef enum
{
  CARC_ACT_NONE,
  CARC_ACT_FOLLOWER,  /* figure, spot, cell_x/y */
  CARC_ACT_ARBITRESS, /* path */
  CARC_ACT_RACER,     /* path */
  CARC_ACT_ENTER,     /* join the race later (L17, L29) */
  CARC_ACT_BARN,      /* path: the cell south-east of the corner */
  CARC_ACT_TOWER,     /* path: the cell of the tower that gets a piece */
  CARC_ACT_GUARD,     /* figure, path: the cell of the tower that it closes */
  CARC_ACT_FAIRY,     /* figure, at: the figure that she stands beside */
  CARC_ACT_FAIRY_ON,  /* path: her cell (D2) */
  CARC_ACT_PRINCESS,  /* player, figure, at: the knight who goes home */
  CARC_ACT_PORTAL,    /* figure, at: where the portal leads */
  CARC_ACT_CROWN,     /* figure, path: the cell of the crown space */
  CARC_ACT_WITH,      /* player, figure, spot: who stands on a tile of a snapshot */
  CARC_N_ACTS         /* this number and higher ones are free for the acts of a test's system */
} CarcActKind;

G_STATIC_ASSERT (CARC_N_RULINGS <= TABLE_RULINGS_MAX);
G_STATIC_ASSERT (CARC_N_LINES <= TABLE_KINDS_MAX);

/* ---- rows ---- */

/* A singular and a plural, both for translators; or one string for all numbers, N_ (), and `many` is NULL. */
typedef struct
{
  const char *one, *many;
} CarcForms;
#define CARC_FORMS(one, many)                                                                                          \
  {                                                                                                                    \
    one, many                                                                                                          \
  }
const char *carc_forms (const CarcForms *forms, guint n); /* the form for the number n, translated */

/* Sets the members `what` and `n_what` from an array named `what`. */
#define CARC_ROWS(what) .what = what, .n_##what = G_N_ELEMENTS (what)

typedef struct
{
  guint id;          /* CarcMarkId */
  const char *word;  /* in tile files and in JSON: "inn" */
  gboolean implied;  /* the program sets it; it is not written in a tile file */
  gboolean on_cell;  /* it is printed on a cell, not on a segment: in a tile file and in JSON, a flag of the cell */
  guint8 on;         /* bit per CarcKind: the segments on which it can be printed; 0: all */
  const char *title; /* N_ (): "Inn", in the tile editor; NULL: its word */
  /* N_ (): "inn", if it changes what each tile of a city or road with it is worth.  A sum names it. */
  const char *in_sum;
  const char *rule; /* N_ (): the rule by which it changes this; NULL: none */
  /* N_ (): "shrine", "shrine at %d,%d" and "incomplete shrine at %d,%d", if a feature of one cell with it is not called
   * by its kind; else NULL. */
  const char *name, *done, *undone;
} CarcMarkRow;

typedef struct
{
  guint id;                             /* CarcFigureKind */
  const char *word;                     /* in records and in JSON: "big" */
  char letter;                          /* is drawn if src/art has no picture of the kind */
  guint8 supply[TABLE_MAX_PLAYERS + 1]; /* how many each player has, by the number of players */
  /* The weight in a majority.  If `weight_in` is not NULL, it gives the weight in a feature instead of `weight`. */
  guint8 weight;
  guint (*weight_in) (const CarcSurvey *survey);
  gboolean counts_for_arbitress; /* its distance is compared in a tie (A21) */
  gboolean may_race;             /* can be sent into the race (L15) */
  gboolean blocks_racers;        /* no racer may enter its cell (L21) */
  gboolean on_corners;           /* it stands only where four cells meet; there it blocks nobody */
  /* Bit per CarcKind.  If this is not 0, the figure claims nothing: it joins another figure of its player in a feature
   * of one of these kinds, and goes home when the last of these others leaves.  Its weight is 0. */
  guint8 joins_in;
  guint8 stands_in; /* bit per CarcKind: the features in which it may stand; 0: in all of them */
  /* Words, N_ (). */
  const char *name;           /* "Big follower": a choice */
  const char *title;          /* "Big followers left": a row of the score sheet */
  CarcForms some;             /* "%u big follower" */
  CarcForms left;             /* "%u follower": after a player's name; the form of the first kind comes first */
  const char *none_left;      /* "%s has no big follower in the supply": the player */
  const char *acted;          /* ", big follower: %s": after the tile that was placed; the spot */
  const char *stands;         /* "%s’s big follower on the %s": the player, the feature */
  const char *claims;         /* "Big: %s": the choice of a spot; NULL: only the spot is named */
  const char *enters, *joins; /* "Big into the race", "Join with the big one" */
} CarcFigureRow;

typedef struct
{
  guint id;         /* CarcPieceId */
  const char *word; /* "arbitress" */
  char letter;      /* is drawn if src/art has no picture of it */
} CarcPieceRow;

/* What each player has of something, besides figures. */
typedef struct
{
  const char *title;                          /* N_ (): "Water tokens left": a row of the score sheet */
  CarcForms some;                             /* "%u water token": after a player's name, unless it is none */
  gboolean (*shown) (const CarcState *state); /* does it play a part now? */
  guint (*count) (const CarcState *state, guint player);
  const char *word; /* in a stock-take: "water" */
  gboolean named;   /* an entry that puts one down names it, so it is not told what there is to put down */
} CarcTallyRow;

typedef struct
{
  guint id;         /* CarcAwayId */
  const char *word; /* in records and in JSON: "prison" */
  gboolean held;    /* another player has the figure there */
  /* Words, N_ (). */
  const char *where; /* "in the castle", or with the holder's name: "held by %s" */
  /* Beside the name of the player who has the figures or, if nobody has, of their owner: "%u in the castle".  It may
   * have the names of the owners: "%u prisoner: %s". */
  CarcForms beside;
  /* Bit per CarcKind.  If this is not 0, only followers who may stand in features of these kinds come here. */
  guint8 of;
  /* The cell where it is, and in it the spot, in 1/CARC_SPOT_UNIT of its side; the figures there stand on that cell.
   * NULL: off the board, or, on the wheel of fortune, each figure has the cell of its crown space. */
  guint16 (*place) (const CarcState *state, guint8 *spot_x, guint8 *spot_y);
  const char *name;  /* N_ (): "castle", if figures there stand on a cell */
  const char *title; /* N_ (): "Prisoners", what can be counted before the player who has them; NULL: nobody has them */
  /* May a correction put a figure of this kind there?  NULL: yes. */
  gboolean (*may_come) (const CarcState *state, guint away, guint kind, TableRefusal *why);
} CarcAwayRow;

typedef struct
{
  guint id;          /* CarcLineKind */
  const char *word;  /* in JSON: "road" */
  const char *title; /* N_ (): "Roads", the title of a column */
  /* N_ (): "road at %d,%d", with or without the cell.  `undone`: of an incomplete feature; NULL: `done` is used. */
  const char *done, *undone;
  gboolean nowhere; /* it is about no place on the table: it has no cell */
  /* Instead of `done`, if each line has a title of its own, not translated; free with g_free (). */
  char *(*own_title) (const CarcState *state, const TableLine *line);
  const char *rule; /* N_ (): by which rule there are points, and for what; NULL: the rulings of the line say it */
} CarcLineRow;

typedef struct
{
  guint id;         /* CarcNoun */
  const char *word; /* in JSON: "token" */
  CarcForms forms;
  gboolean bonus; /* its points are told, not its number: "+ 3 for the lake" */
} CarcNounRow;

typedef struct
{
  guint id;             /* CarcBecause */
  const char *word;     /* in JSON: "keeper" */
  const char *sentence; /* N_ () */
} CarcBecauseRow;

/* The same as a TableRuling; its `system` is the system with this row. */
typedef struct
{
  guint id;                               /* CarcRuling */
  const char *word;                       /* "A1" */
  const char *sheet;                      /* N_ (): the sheet and its section */
  const char *question;                   /* N_ () */
  guint n_options;                        /* 1: fixed, there is no switch */
  TableOption options[TABLE_OPTIONS_MAX]; /* the first is the default */
  TableNeed needs[TABLE_NEEDS_MAX];       /* without these it makes no difference */
} CarcRulingRow;

/* The only option of a fixed ruling. */
#define CARC_FIXED(sentence)                                                                                           \
  1,                                                                                                                   \
  {                                                                                                                    \
    {                                                                                                                  \
      "fixed", sentence                                                                                                \
    }                                                                                                                  \
  }

/* A piece on the table that must be drawn. */
typedef struct
{
  guint8 id; /* CarcPieceId */
  gint16 x, y;
  gint8 player;   /* its owner, -1 if nobody owns it */
  gint16 segment; /* the segment of the cell on which it lies, -1 if it stands anywhere in the cell, or: */
#define CARC_PIECE_ON_MARK (-2)  /* where the marks of the cell are */
#define CARC_PIECE_IN_PLACE (-3) /* where the figures of a place off the board stand, and behind them */
  guint8 number;                 /* how many lie on each other, 0: only one is possible; or which place: CarcAwayId */
} CarcPiece;

/* An entry that is tried on copies of the state. */
typedef struct
{
  const CarcState *before;
  const CarcState *plain; /* after the same tile without an act; NULL if the entry has no act */
  const CarcState *after;
  const CarcEntry *entry;
} CarcTrial;

/* ---- a system ---- */

/* What a feature is worth: a sum with one term for each noun, in the order of the nouns, and the rulings that decided
 * it.  carc_worth_term () and the functions below it in carc-rooms.h change it. */
typedef struct
{
  guint n_terms;
  TableTerm terms[TABLE_TERMS_MAX];
  TableRulingSet rulings;
  guint8 nothing; /* CarcBecause: why it is worth nothing, if it is */
} CarcWorth;

typedef enum
{
  CARC_BY_SET,  /* set NAME [COPIES] */
  CARC_BY_USE,  /* use NAME */
  CARC_BY_OTHER /* always when the system `with` is in play */
} CarcSwitch;

struct _CarcSystem
{
  CarcSystemId id;
  const char *name;        /* "lake": the word of its switch, its rulings and its JSON */
  const char *title;       /* N_ (): "The Lake" */
  const char *description; /* N_ (): one line on the setup page */
  CarcSwitch by;
  guint with;          /* CARC_BY_OTHER: CarcSystemId.  CARC_BY_SET: the set brings the rules of that system, too */
  gboolean always;     /* its rules are in play even if its tiles are not */
  guint8 shelf;        /* CARC_BY_SET: its place on the setup page, from 1; 0: after all others */
  guint8 least;        /* CARC_BY_SET: least number of copies on the setup page */
  guint8 most;         /* CARC_BY_SET: most copies in a game; 0: the limit of all sets */
  gboolean usual;      /* the setup page begins with it switched on */
  gboolean starts;     /* every game with its tiles starts from its starting tile; a river begins beside it */
  gboolean has_cards;  /* the Keeper can take one of its scoring cards (L32) */
  gboolean for_points; /* its cards take the place of the Keeper's points (L32) */
  const char *tiles;   /* the text of its tile file; NULL: the file of data/tiles with its name, if there is one */

  /* The name of a file of data/starts, in which a table's own set begins that the system needs; NULL: it needs none. */
  const char *own_start;

  const char *const *tile_names; /* N_ (): each name in the file, so that translators see it */
  guint n_tile_names;

  const CarcMarkRow *marks;
  guint n_marks;
  const CarcFigureRow *figures;
  guint n_figures;
  guint8 figures_stand; /* CarcFigureAt: where its acts put figures; 0: on features, or they put none */
  const CarcPieceRow *pieces;
  guint n_pieces;
  const CarcAwayRow *aways;
  guint n_aways;
  const CarcTallyRow *tallies;
  guint n_tallies;
  const CarcTallyRow *cards; /* what is counted besides `tallies`, as `detail` tells it already; without forms */
  guint n_cards;
  const CarcLineRow *lines;
  guint n_lines;
  const TableEffectRow *effects;
  guint n_effects;
  const CarcNounRow *nouns;
  guint n_nouns;
  const CarcBecauseRow *becauses;
  guint n_becauses;
  const CarcRulingRow *rulings;
  guint n_rulings;
  const TableAct *acts;
  guint n_acts;
  const CarcQuestionRow *questions;
  guint n_questions;
  const TableAct *queries; /* what can be asked about it at any time (carc-query.h) */
  guint n_queries;

  /* ---- the setup: its own lines besides `set` and `use` ---- */
  const char *setup_key; /* the first word of its line */
  gboolean (*setup_line) (const TableWords *words, TableRefusal *why);
  void (*setup_complete) (TableSetup *setup); /* adds the lines that a record must contain even if nobody gave them */
  /* Called when tiles and starting tile are known.  It is also called if the system is not in play, so that it can
   * refuse its lines. */
  gboolean (*compile) (CarcRules *rules, const TableSetup *setup, TableRefusal *why);

  /* ---- the game; except `begin`, each is called only if the system is in play ---- */
  gsize part_size;                                         /* bytes of its part of the state */
  void (*begin) (CarcState *state, gboolean in_play);      /* fills its part, which is all 0 before */
  gboolean (*guards) (const CarcState *state, guint tile); /* is `may_lay` to be called for this tile?  NULL: yes */
  gboolean in_order;                                       /* `may_lay` holds for the tiles of a snapshot, too */
  gboolean by_place;    /* `may_lay` is about the place alone: it says the same in any later turn */
  gboolean turns_alike; /* `may_lay` says the same about all rotations of a tile of one cell */
  CARC_HOOK_MEMBERS
  guint finish_rank;                 /* the lowest rank finishes first; equal ranks in the order of CARC_SYSTEMS */
  void (*finish) (CarcState *state); /* final scoring, after the farms */
  gboolean (*validate) (const CarcState *state, TableRefusal *why); /* invariants of its part */
  /* A snapshot is complete, and the game goes on: forgets what `laid` did for a turn, and refuses what does not add
   * up. */
  gboolean (*resume) (CarcState *state, TableRefusal *why);

  /* ---- the moments of a turn, see carc-question.h ---- */
  /* One of the phases `asks_in` begins: calls carc_ask () for its questions.  Nothing is asked at SCORE, NEXT and
   * FINISH. */
  void (*ask) (CarcState *state, CarcPhase phase);
  guint32 asks_in; /* CARC_IN (phase) of each */

  /* Answers its own queries, and adds what it knows to the answers of others; FALSE and a refusal if it is asked about
   * what is not there. */
  gboolean (*answer) (const TableMoment *moment, const CarcQuery *query, TableAnswer *answer, TableRefusal *why);

  /* ---- words and JSON; strings are translated, and freed by the caller unless const ---- */
  /* Writes the member `name` of the state's JSON.  It is null if the system is not in play. */
  void (*report) (const CarcState *state, GString *json);
  guint (*standing) (const CarcState *state, CarcPiece *pieces, guint max); /* its pieces that must be drawn */
  void (*tell) (const CarcState *state, GString *out);                      /* whole lines about the table */
  /* Appends what the system says about a placed cell: ", ...". */
  void (*tell_cell) (const CarcState *state, guint16 slot, GString *words);
  /* What an entry would bring besides points and what its tallies count, in a few words; NULL: nothing. */
  char *(*brings) (const CarcTrial *trial);
  char *(*detail) (const CarcState *state, guint player, TableAids aids); /* below a player's name; NULL: nothing */
  const char *(*honour) (const CarcState *state, guint player, const char **sentence); /* a title; NULL: none */
  char *(*summary) (const CarcState *state); /* a part of the sentence about the game; NULL: nothing */
  char *(*note) (const CarcState *state);    /* beside the scoreboard; NULL: nothing */
};

/* Registers the systems of the program, and the game with `table`.  Call it once at start; more calls do nothing. */
void carc_register (void);
/* Adds a system for a test, between games.  It stays until the program ends.  Its ids are the next free ones. */
void carc_system_register (const CarcSystem *system);

/* By id; without gaps, and NULL after the last. */
extern const CarcSystem *carc_systems[CARC_SYSTEMS_MAX + 1];
extern guint carc_n_systems;
const CarcSystem *carc_system_find (const char *name); /* NULL if there is none */
/* How often the lines of a setup put it into the game; 0: they do not name it. */
guint carc_setup_copies (const TableSetup *setup, const CarcSystem *system);

/* The tables: rows by id. */
extern const CarcMarkRow *carc_marks[CARC_MARKS_MAX];
extern guint carc_n_marks;
extern const CarcFigureRow *carc_figures[CARC_FIGURE_KINDS_MAX];
extern guint carc_n_figures;
extern const CarcPieceRow *carc_pieces[CARC_PIECES_MAX];
extern guint carc_n_pieces;
extern const CarcAwayRow *carc_aways[CARC_AWAYS_MAX];
extern guint carc_n_aways;
extern const CarcLineRow *carc_lines[TABLE_KINDS_MAX];
extern guint carc_n_lines;
extern const TableEffectRow *carc_effects[CARC_EFFECTS_MAX];
extern guint carc_n_effects;
extern const CarcNounRow *carc_nouns[CARC_NOUNS_MAX];
extern guint carc_n_nouns;
extern const CarcBecauseRow *carc_becauses[CARC_BECAUSES_MAX];
extern guint carc_n_becauses;
extern const CarcQuestionRow *carc_questions[CARC_ASKS_MAX];
extern guint carc_n_questions;
extern TableActs carc_query_table; /* the rows of all queries */
extern TableActs carc_act_table;   /* the rows of all acts: entries, and acts within the entry of a tile */
extern const TableRuling *const carc_rulings;
extern guint carc_n_rulings;

/* Where a system's part is in CarcState.parts, in bytes. */
extern guint16 carc_part_offset[CARC_SYSTEMS_MAX];
#define CARC_PARTS_SIZE 768

/* The text of a system's tile file, NULL if it has none. */
const char *carc_system_tiles (const CarcSystem *system);

/* Formats a sentence of a row like printf; free with g_free ().  A test checks what each sentence takes. */
char *carc_words (const char *format, ...);

G_END_DECLS
