/* small-board.h - the board for three and four players: how many places it has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-island.h"

#define SMALL_HEXES 19
#define SMALL_SPOTS 54
#define SMALL_EDGES 72
#define SMALL_SEAS 18
#define SMALL_HARBOURS 9
#define SMALL_FISHERIES 6

static inline const CatanShape *
small_shape (void)
{
  return catan_board_shape (CATAN_BOARD_SMALL);
}

/* It has the places of this board; what lies on them does not matter. */
static inline const CatanIsland *
small_island (void)
{
  static CatanIsland island;
  island.shape = *small_shape ();
  return &island;
}
