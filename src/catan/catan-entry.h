/* catan-entry.h - one act at the table as one line of text, and the same as numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SPOT is an intersection 1..54, EDGE two of them "12-13", HEX a letter A..S, RES one of wood wool grain brick ore.
 * TOKEN is 1 2 3 open, ? face down and unknown, ?1 ?2 ?3 face down but told to the program in secret, or shoe (draws).
 *
 *   found SPOT EDGE                      set-up: a settlement and its road
 *   roll N                               2..12; by the next player it also ends the turn before
 *   draw [by NAME] TOKEN ...             tokens that are owed, in order (F13); "by" changes whose they are
 *   discard NAME RES N ...               7, with hands
 *   robber HEX [from NAME [RES]]         after a 7;  RES, the card, with hands only
 *   build road EDGE | settlement SPOT | city SPOT
 *   buy [CARD]                           a development card; CARD knight point roads plenty monopoly
 *   play knight HEX [from NAME [RES]] | roads EDGE [EDGE] | plenty RES RES | monopoly RES [NAME N ...]
 *   reveal N                             point cards of the player on turn
 *   fish 2 pay TOKEN ...                 the robber goes home
 *   fish 3 from NAME [RES] pay TOKEN ...
 *   fish 4 RES pay TOKEN ...
 *   fish 5 EDGE pay TOKEN ...
 *   fish 7 [CARD] pay TOKEN ...
 *   trade NAME [give THINGS] [get THINGS]   THINGS: "fish TOKEN ..." and, with hands, "RES N ..."
 *   bank give RES N get RES              with hands; a harbour's rate where there is one
 *   shoe NAME                            the shoe is given away
 *   next                                 the turn ends (only needed before an act that comes before the dice)
 *   agreed "WHY" build ... | found ...   against the rules because the table agreed
 *   token NAME draw|back TOKEN "WHY"     a token forgotten, or drawn by mistake
 *   hand NAME RES N "WHY"                with hands: so many more or fewer
 *   points NAME N "WHY"   turn NAME "WHY"   note "TEXT"   end "WHY"
 *
 * When spent or given, 2 is an open token of that value if there is one, else a face-down one that shows 2;
 * ?2 is a face-down one that shows 2 when spent, and that in a trade stays face down, told to the program alone;
 * ? (trade only) changes hands unseen.
 */
#pragma once

#include "catan-state.h"
#include "table/table-act.h"

G_BEGIN_DECLS

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
  CATAN_N_ENTRY_KINDS
} CatanEntryKind;

extern const char *const catan_piece_words[CATAN_N_PIECES]; /* "road" .. "city" */
extern const char *const catan_card_words[CATAN_N_CARDS];   /* "knight" .. "monopoly" */

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
  gint8 player; /* draw: whose, CATAN_NOBODY: as owed */
} CatanToken;
#define CATAN_TOKENS_MAX 30

typedef struct
{
  guint8 kind;   /* CatanEntryKind */
  guint8 number; /* roll: dice; fish: price; reveal: cards */
  gint16 amount; /* points, hand: signed; bank: cards given */
  guint8 hex, spot;
  guint8 n_edges, edges[2];
  guint8 piece;    /* CatanPiece */
  guint8 card;     /* CatanCard, or CATAN_N_CARDS when not said */
  gint8 player;    /* named, or CATAN_NOBODY */
  guint8 resource; /* CatanResource, CATAN_ANY when not said */
  guint8 second;   /* plenty: the other one; bank: what is got for `amount` of `resource` */
  guint8 give[CATAN_N_RESOURCES], get[CATAN_N_RESOURCES]; /* trade, discard */
  gint8 taken[CATAN_MAX_PLAYERS];                         /* monopoly with hands: cards from each */
  guint8 n_tokens, n_got;                                 /* tokens paid, drawn or given; then those got in a trade */
  CatanToken tokens[CATAN_TOKENS_MAX];
  guint8 back; /* token: it goes back */
  guint8 agreed;
  char why[256];
} CatanEntry;

/* One key for each resource, wherever cards are named: wood, wool (sheep), grain, brick, ore. */
#define CATAN_RESOURCE_KEYS "wsgbo"

/* Draws: whose token is named next, CATAN_NOBODY when all are. */
int catan_entry_drawer (const CatanState *state, const CatanEntry *entry);
/* An entry of which nothing is said yet: places are CATAN_NOWHERE, the player CATAN_NOBODY and so on. */
void catan_entry_begin (CatanEntry *entry, CatanEntryKind kind);
/* Reads a line; names are looked up in the rules.  Says nothing about whether the act is legal. */
gboolean catan_entry_parse (const CatanRules *rules, const char *line, CatanEntry *entry, TableRefusal *why);
/* The canonical line; parse (print (e)) == e.  Free with g_free (). */
char *catan_entry_print (const CatanRules *rules, const CatanEntry *entry);
/* What the entry is, in words for a timeline: "Anna rolls 8", "Ben spends 5 fish for a road".  `before` is the state it
 * was entered in.  Values told in secret are not in it.  Free with g_free (). */
char *catan_entry_tell (const CatanState *before, const CatanEntry *entry);
/* The same of a line; one that cannot be read is told as it stands. */
char *catan_line_tell (const CatanState *before, const char *line);

/* Every act as a row (catan-acts.c), and the row of an entry. */
const TableActs *catan_acts (void);
const TableAct *catan_act_of (const CatanEntry *entry);

G_END_DECLS
