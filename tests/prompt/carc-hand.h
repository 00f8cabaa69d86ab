/* carc-hand.h - finds the answers at Carcassonne's prompt that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/carc-flow.h"

#define CARC_HAND_TURNS -2
/* The choice with the answer of the entry to the present question; -1 if there is none; CARC_HAND_TURNS if the tile
 * must be turned first. */
int carc_hand_next (ActFlow *flow, const CarcEntry *entry);

/* What is asked now. */
typedef enum
{
  STEP_TILE,
  STEP_NOWHERE,
  STEP_SPOT,
  STEP_ACT,
  STEP_GOAL,
  STEP_RACE,
  STEP_JUDGE,
  STEP_ORDER,
  STEP_FIGURE,
  STEP_CELL,
  STEP_WORDS,
  STEP_OVER,
  STEP_OTHER
} CarcHandStep;
CarcHandStep carc_hand_step (ActFlow *flow);
