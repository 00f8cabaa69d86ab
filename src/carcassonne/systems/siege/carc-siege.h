/* carc-siege.h - besieged cities: who may let a knight escape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef struct
{
  gint8 player;   /* who laid the last tile: only their knights escape; -1: no tile was laid yet */
  guint8 escaped; /* a knight escaped since that tile was laid */
} CarcSiege;
CARC_PART (CarcSiege, siege, SIEGE)

/* The figures that can escape now, if the next entry is their player's: writes at most `max` of them, by their index in
 * state->figures, and returns their number. */
guint carc_siege_knights (const CarcState *state, guint16 *knights, guint max);

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_S1_TILE,
  CARC_S1_CITY
};
enum
{
  CARC_S2_EACH,
  CARC_S2_LAST
};
