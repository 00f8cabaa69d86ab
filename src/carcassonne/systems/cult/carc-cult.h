/* carc-cult.h - where shrines and cloisters can have rivals, and the options of the rulings about shrines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries The Cult; rulings H1 to H6.
 */
#pragma once

#include "carcassonne/carc-state.h"

/* Cells with a rival on one of the eight cells around them: in the first table cells beside a cloister, in the second
 * cells beside a shrine.  Cells that lie 32 columns or CARC_CULT_ROWS rows apart share a bit, so a set bit proves
 * nothing.  A clear one says that there is none. */
#define CARC_CULT_ROWS 16
typedef struct
{
  guint32 beside[2][CARC_CULT_ROWS];
} CarcCult;
CARC_PART (CarcCult, cult, CULT)

/* The options of H1, in the order of its row; 0 is the default. */
enum
{
  CARC_H1_SIX,
  CARC_H1_FIVE
};
