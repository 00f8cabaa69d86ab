/* carc-gold.h - the ingots on the tiles and those that players have, and the options of the rulings about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

#define CARC_GOLD_SETS_MAX 4 /* in a game */
#define CARC_INGOTS_EACH 16  /* of each set */
#define CARC_INGOTS_MAX (CARC_GOLD_SETS_MAX * CARC_INGOTS_EACH)

/* The ingots on one tile. */
typedef struct
{
  guint16 slot;
  guint8 n;
  guint8 claims; /* while ingots are shared out: who may take from here, bit per player; else 0 */
} CarcPile;

typedef struct
{
  guint8 total; /* the ingots of the game: on tiles, with players, and in the supply */
  guint8 next;  /* while ingots are shared out: the first player who may be the next to take */
  guint8 held[TABLE_MAX_PLAYERS];
  guint8 n_piles;
  CarcPile piles[CARC_INGOTS_MAX]; /* none is empty */
} CarcGold;
CARC_PART (CarcGold, gold, GOLD)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_GO1_WINNER,
  CARC_GO1_TIED
};
enum
{
  CARC_GO2_RIM,
  CARC_GO2_ALL
};

/* The ingots on this cell, and those in the supply. */
guint carc_gold_on (const CarcState *state, guint16 slot);
guint carc_gold_left (const CarcState *state);
