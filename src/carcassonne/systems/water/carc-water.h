/* carc-water.h - the water supply, and the options of the rulings about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, The water supply; rulings L33 to L42.
 */
#pragma once

#include "carcassonne/carc-state.h"

/* The most tokens in a game: five players with five each (L33). */
#define CARC_TOKENS_MAX 25

typedef struct
{
  guint8 on;   /* the players have got their tokens, and nobody has used them up */
  guint8 each; /* tokens that each player got */
  gint8 first; /* the player who was first to use up the supply, or -1 */
  guint8 left[TABLE_MAX_PLAYERS];
  guint16 placed;                  /* tokens of all players in cities */
  guint16 missing;                 /* tokens that were used, as the table agreed, and lie in no city that is known */
  guint16 cities[CARC_TOKENS_MAX]; /* where they lie: nodes of the tiles that completed the cities */
} CarcWater;
CARC_PART (CarcWater, water, WATER)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_L34_NEXT,
  CARC_L34_SAME
};
enum
{
  CARC_L35_EACH,
  CARC_L35_ONE
};
enum
{
  CARC_L40_AFTER,
  CARC_L40_BEFORE
};
enum
{
  CARC_L42_ALL,
  CARC_L42_OWN
};
