/* catan-entry.h - one act at the table, as a line of text and as a struct.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SPOT is an intersection 1..54, ROAD an edge "12-13", HEX a letter A..S, RES one of wood wool grain brick ore.
 * A stolen card is a RES that everybody saw, ? if nobody did, or ?RES told to the program in secret.
 * TOKEN is 1 2 3 open, ? face down and unknown, ?1 ?2 ?3 face down with its value told to the program in secret, or
 * shoe (only drawn).
 *
 * The rows of acts (catan-acts.c) make the grammar; arbitress-record(5) describes it.
 *
 * A token that is paid or given: 2 is an open token of this value if there is one, else a face-down one that is shown
 * now.  ?2 is a face-down one: if it is paid, it is shown; in a trade it stays face down, and only the program is told
 * its value.  ? is given face down, and nobody sees it; it cannot be paid.
 */
#pragma once

#include "catan-state.h"
#include "table/table-entry.h"

typedef enum
{
  CATAN_ENTRY_FOUND,
  CATAN_ENTRY_ROLL,
  CATAN_ENTRY_DRAW,
  CATAN_ENTRY_DISCARD,
  CATAN_ENTRY_ROBBER,
  CATAN_ENTRY_BUILD,
  CATAN_ENTRY_BUY,
  CATAN_ENTRY_PLAY,
  CATAN_ENTRY_REVEAL,
  CATAN_ENTRY_FISH,
  CATAN_ENTRY_TRADE,
  CATAN_ENTRY_BANK,
  CATAN_ENTRY_SHOE,
  CATAN_ENTRY_NEXT,
  CATAN_ENTRY_TOKEN,
  CATAN_ENTRY_HAND,
  CATAN_ENTRY_POINTS,
  CATAN_ENTRY_TURN,
  CATAN_ENTRY_NOTE,
  CATAN_ENTRY_END,
  CATAN_ENTRY_PAD,
  CATAN_ENTRY_SCORE,
  CATAN_ENTRY_LEAVE, /* a player who leaves is passed over, and cannot win; until they come */
  CATAN_ENTRY_COME,
  CATAN_ENTRY_STOCK,
  CATAN_ENTRY_PUT,
  CATAN_ENTRY_REMOVE,
  CATAN_ENTRY_KNIGHTS,
  CATAN_ENTRY_DEVELOPMENT,
  CATAN_ENTRY_SHOWN,
  /* A game that has already begun (catan-snapshot.h). */
  CATAN_ENTRY_SNAPSHOT,
  CATAN_ENTRY_PLAY_ON,
  CATAN_ENTRY_NOW_PIECE,
  CATAN_ENTRY_NOW_AWAY,
  CATAN_ENTRY_NOW_KNIGHTS,
  CATAN_ENTRY_NOW_POINTS,
  CATAN_ENTRY_NOW_PLAYED,
  CATAN_ENTRY_NOW_DEVELOPMENT,
  CATAN_ENTRY_NOW_HAND,
  CATAN_ENTRY_NOW_CARDS,
  CATAN_ENTRY_NOW_TOKEN,
  CATAN_ENTRY_NOW_USED,
  CATAN_ENTRY_NOW_ROAD,
  CATAN_ENTRY_NOW_ARMY,
  CATAN_ENTRY_SPECIAL,  /* somebody builds in the special building phase */
  CATAN_ENTRY_EXCHANGE, /* a fish token is handed in and another drawn for it (T2) */
  CATAN_ENTRY_UNCOVER,  /* a face-down fish token is turned up */
  CATAN_N_ENTRY_KINDS
} CatanEntryKind;
G_STATIC_ASSERT (CATAN_N_ENTRY_KINDS <= TABLE_ENTRY_FIRST);

extern const char *const catan_piece_words[]; /* by CatanPiece: "road" .. "city" */
extern const char *const catan_card_words[];  /* by CatanCard: "knight" .. "monopoly" */

typedef enum
{
  CATAN_TOKEN_OPEN,
  CATAN_TOKEN_SECRET,
  CATAN_TOKEN_TOLD,
  CATAN_TOKEN_SHOE
} CatanTokenLook;
typedef struct
{
  guint8 look, value;
  gint8 player; /* draw: who draws it; CATAN_NOBODY: the next one who must */
} CatanToken;
#define CATAN_TOKENS_MAX 44 /* all of the larger box (T6), with the shoe */

/* A card that nobody saw, and one that nobody saw and whose kind is told to the program in secret. */
#define CATAN_UNSEEN 0x0f
#define CATAN_TOLD(kind) (0x10 | (kind))
#define CATAN_IS_TOLD(card) ((card) >= 0x10)
#define CATAN_TOLD_KIND(card) ((card) &0x0f)
#define CATAN_TAKEN_NONE (-1) /* a monopoly takes nothing from a player, and the entry says so */

typedef struct
{
  TABLE_ENTRY;   /* its kind is a CatanEntryKind; nobody is named: the player is CATAN_NOBODY */
  guint8 number; /* roll: dice; fish: price; reveal: cards */
  gint16 amount; /* points, hand: signed; bank: cards given */
  guint8 hex, spot;
  guint8 n_edges, edges[2];
  guint8 piece;    /* CatanPiece; put, remove: CATAN_N_PIECES is the robber */
  guint8 card;     /* CatanCard; CATAN_N_CARDS: not named; of one that is bought also CATAN_UNSEEN or CATAN_TOLD () */
  guint8 resource; /* CatanResource; CATAN_ANY: not named; of a stolen card also CATAN_UNSEEN or CATAN_TOLD () */
  guint8 second;   /* plenty: the second card; bank: what it gives for `amount` of `resource` */
  CatanGiven give, get;           /* trade, discard */
  gint8 taken[CATAN_MAX_PLAYERS]; /* monopoly with hands: cards from each; 0: not said; CATAN_TAKEN_NONE */
  guint8 n_tokens, n_got;         /* tokens paid, drawn, given or handed in; after them those got for them */
  CatanToken tokens[CATAN_TOKENS_MAX];
  guint8 back; /* token: it goes back */
  guint8 agreed;
  guint8 unpaid;                 /* build, buy: by agreement it costs nothing */
  char agreement[TABLE_WHY_MAX]; /* why the table agreed to it, if `agreed` */
} CatanEntry;

/* The keys of the resources, in the order of CatanResource: wood, wool (s as in sheep), grain, brick, ore. */
#define CATAN_RESOURCE_KEYS "wsgbo"

/* Draws: the player whose token is named next; CATAN_NOBODY if all owed tokens are named. */
int catan_entry_drawer (const CatanState *state, const CatanEntry *entry);
/* Empties the entry and sets its kind: places are CATAN_NOWHERE, the player is CATAN_NOBODY, the card CATAN_N_CARDS,
 * and resources are CATAN_ANY. */
void catan_entry_begin (CatanEntry *entry, CatanEntryKind kind);
/* Removes what was told to the program in secret: such tokens and cards become ones that nobody saw.  A token that is
 * spent was shown, so it stays. */
void catan_entry_cover (CatanEntry *entry);
/* All acts, each a row (catan-acts.c); complete after catan_register (). */
extern TableActs catan_act_table;
