/* carc-lake.h - where the lake is, and the options of the rulings about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Lake, 1 (Place a tile) and the scoring of the lake's features.
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef struct
{
  guint8 placed;
  guint16 slots[9];   /* its cells, row by row at rotation 0; CARC_NONE before it is placed */
  guint16 lighthouse; /* the slot of the lighthouse, or CARC_NONE */
} CarcLake;
CARC_PART (CarcLake, lake, LAKE)

/* Is the tile of this turn the lake? */
static inline gboolean
carc_lake_is_turn (const CarcState *state)
{
  return state->turn.slot != CARC_NONE && state->slots[state->turn.slot].tile == state->rules->lake_tile;
}

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_IC2_SHEET,
  CARC_IC2_BOX
};
enum
{
  CARC_L3_AGAIN,
  CARC_L3_SKIP
};
enum
{
  CARC_L9_THREE,
  CARC_L9_TWO
};
