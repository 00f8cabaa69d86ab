/* catan-flow.h - the prompt of Catan as a state machine: what is asked, which keys answer, and the entry that comes of
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An act is a row of a table: the key that begins it and the steps that fill its entry one after another.  The dice
 * are keys of the menu itself, so that a throw is one key; forced questions (founding, draws, the robber, a discard)
 * begin at their first step.
 */
#pragma once

#include "catan/catan-play.h"
#include "flow.h"

G_BEGIN_DECLS

typedef struct _CatanFlow CatanFlow;

typedef enum
{
  CATAN_STEP_MENU, /* the dice, or an act */
  CATAN_STEP_SPOT, /* an intersection */
  CATAN_STEP_EDGE,
  CATAN_STEP_SECOND_EDGE, /* of road building, or none */
  CATAN_STEP_HEX,
  CATAN_STEP_VICTIM, /* from whom a card is stolen */
  CATAN_STEP_STOLEN, /* with hands: which card */
  CATAN_STEP_RESOURCE,
  CATAN_STEP_SECOND, /* another resource */
  CATAN_STEP_CARD,   /* which development card */
  CATAN_STEP_COUNT,  /* how many point cards */
  CATAN_STEP_PRICE,  /* at the fish market */
  CATAN_STEP_PAY,    /* tokens spent */
  CATAN_STEP_DRAWN,  /* tokens drawn */
  CATAN_STEP_TOKEN,  /* one token, for a correction */
  CATAN_STEP_PLAYER,
  CATAN_STEP_TAKER,   /* of the shoe */
  CATAN_STEP_PARTNER, /* of a trade */
  CATAN_STEP_GIVE,
  CATAN_STEP_GET,
  CATAN_STEP_DISCARD,
  CATAN_STEP_WORDS, /* something to write */
  CATAN_STEP_MORE,  /* the rarer acts */
  CATAN_STEP_OVER,  /* the game is over */
  CATAN_N_STEPS
} CatanStep;

typedef enum
{
  CATAN_DO_FOUND,
  CATAN_DO_DRAW,
  CATAN_DO_DISCARD,
  CATAN_DO_ROBBER, /* asked for */
  CATAN_DO_ROLL,
  CATAN_DO_ROAD,
  CATAN_DO_SETTLEMENT,
  CATAN_DO_CITY,
  CATAN_DO_BUY,
  CATAN_DO_MARKET,
  CATAN_DO_SHOE,
  CATAN_DO_TRADE,
  CATAN_DO_BANK,
  CATAN_DO_KNIGHT,
  CATAN_DO_ROADS,
  CATAN_DO_PLENTY,
  CATAN_DO_MONOPOLY,
  CATAN_DO_REVEAL,
  CATAN_DO_NEXT,
  /* the rarer ones */
  CATAN_DO_BUY_KNOWN,
  CATAN_DO_AGREED_ROAD,
  CATAN_DO_AGREED_SETTLEMENT,
  CATAN_DO_AGREED_CITY,
  CATAN_DO_AGREED_FOUND,
  CATAN_DO_FORGOTTEN,
  CATAN_DO_BACK,
  CATAN_DO_HAND,
  CATAN_DO_POINTS,
  CATAN_DO_PLAYER,
  CATAN_DO_NOTE,
  CATAN_DO_LINE,
  CATAN_DO_END,
  CATAN_N_DOS
} CatanDo;

typedef enum
{
  CATAN_PICK_DO,   /* index: CatanDo */
  CATAN_PICK_DICE, /* index: their sum */
  CATAN_PICK_SPOT,
  CATAN_PICK_EDGE,
  CATAN_PICK_HEX,    /* index: on the island */
  CATAN_PICK_PLAYER, /* index: seat, CATAN_NOBODY for nobody */
  CATAN_PICK_RESOURCE,
  CATAN_PICK_CARD,
  CATAN_PICK_COUNT,
  CATAN_PICK_PRICE, /* index */
  CATAN_PICK_TOKEN, /* token */
  CATAN_PICK_DONE,  /* what was gathered is all; draws: the rest lies face down */
} CatanPick;

typedef struct
{
  CatanPick pick;
  int index;
  CatanToken token;
  FlowChoice face;
} CatanChoice;

extern const FlowFace catan_flow_face;

CatanFlow *catan_flow_new (void);

CatanStep catan_flow_step (CatanFlow *flow);
CatanDo catan_flow_doing (CatanFlow *flow); /* CATAN_N_DOS while nothing is begun */
const CatanChoice *catan_flow_choice (CatanFlow *flow, guint choice);
/* What is gathered so far. */
const CatanEntry *catan_flow_entry (CatanFlow *flow);
/* The choice with which this entry answers what is asked now, or -1. */
int catan_flow_answer (CatanFlow *flow, const CatanEntry *entry);

/* "12: forest 8, hills 5, 3:1 harbour, fishery 4" */
char *catan_flow_spot_words (const CatanState *state, guint8 spot);
/* What a price of the fish market buys, translated: "steal a card". */
const char *catan_flow_price_name (guint price);

/* One key for each resource, wherever cards are named: wood, wool (sheep), grain, brick, ore. */
#define CATAN_RESOURCE_KEYS "wsgbo"

G_END_DECLS
