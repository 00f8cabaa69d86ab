/* carc-flier.h - the flights of each player, the heading of a flying machine, and the options of the ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-flier-marks.h"
#include "carcassonne/carc-state.h"

/* What the die brought: of each player, for the luck.  A flight that the table agreed to without a throw is not in it.
 */
typedef struct
{
  guint16 flights[TABLE_MAX_PLAYERS]; /* throws */
  guint16 thrown[TABLE_MAX_PLAYERS];  /* their sum */
  guint16 landed[TABLE_MAX_PLAYERS];  /* throws with which the figure landed */
  guint16 thirds[TABLE_MAX_PLAYERS];  /* for each throw, how many of the three numbers let it land */
  guint16 ninths[TABLE_MAX_PLAYERS];  /* for each throw, that number times the number of the others: the variance */
} CarcFlier;
CARC_PART (CarcFlier, flier, FLIER)

/* Where the machine of a tile points that was turned by so many quarter turns: eighths of a turn from north, clockwise.
 */
static inline guint
carc_fly_heading (guint mark, guint rot)
{
  return ((mark == CARC_FLY_W ? 6 : 7) + 2 * rot) % 8;
}

/* FM1 */
enum
{
  CARC_FM1_NO,
  CARC_FM1_YES
};
