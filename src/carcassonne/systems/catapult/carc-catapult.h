/* carc-catapult.h - the rounds of the catapult that are due, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each player has the same four tokens and keeps them, so the state has none.
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef enum
{
  CARC_THROW_KNOCK_OUT,
  CARC_THROW_SEDUCTION,
  CARC_THROW_TARGET,
  CARC_THROW_CATCH,
  CARC_N_THROWS
} CarcThrow;

#define CARC_FAIRS_MAX 4 /* a turn has two tiles at most; the rest is for systems of tests */

typedef struct
{
  guint16 fairs[CARC_FAIRS_MAX]; /* the cells of the fairs whose rounds are due; the first one is played first */
  guint8 n_fairs;
  guint8 round; /* 0, or CarcThrow + 1: what everybody flings now */
  guint8 hits;  /* how many figures the present throw has knocked out so far */
  guint8 flung; /* a token was chosen after the last tile: that turn is over */
} CarcCatapult;
CARC_PART (CarcCatapult, catapult, CATAPULT)

enum
{
  CARC_P2_EACH,
  CARC_P2_ONE
};
enum
{
  CARC_P4_HOME,
  CARC_P4_STAYS
};
enum
{
  CARC_P5_YES,
  CARC_P5_NO
};
enum
{
  CARC_P7_ANY,
  CARC_P7_SAME
};
enum
{
  CARC_P9_ANY,
  CARC_P9_LEFT,
  CARC_P9_RIGHT
};
