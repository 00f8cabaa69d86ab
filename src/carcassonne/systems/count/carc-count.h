/* carc-count.h - where the count and the quarters of the City of Carcassonne are, and the options of the rulings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure in a quarter is in CARC_PLACE_CASTLE + its CarcQuarter, and has the slot of the quarter's cell.
 */
#pragma once

#include "carcassonne/carc-state.h"

/* In a circle; in the order of CARC_PLACE_CASTLE and the following. */
typedef enum
{
  CARC_QUARTER_CASTLE,     /* for cities */
  CARC_QUARTER_MARKET,     /* for farms */
  CARC_QUARTER_BLACKSMITH, /* for roads */
  CARC_QUARTER_CATHEDRAL,  /* for cloisters */
  CARC_N_QUARTERS
} CarcQuarter;
G_STATIC_ASSERT (CARC_PLACE_CATHEDRAL - CARC_PLACE_CASTLE + 1 == CARC_N_QUARTERS);

typedef struct
{
  guint16 slots[CARC_N_QUARTERS]; /* the cell of each quarter (N4) */
  guint8 at;                      /* CarcQuarter: where the count stands */
  guint8 settled;                 /* somebody went in during this turn, also with its first tile of two */
  guint8 passed;                  /* the players who move nobody any more before the final scoring, bit per player */
} CarcCount;
CARC_PART (CarcCount, count, COUNT)

enum
{
  CARC_N1_PLAYER,
  CARC_N1_CLOCKWISE,
  CARC_N1_FOLLOW
};
enum
{
  CARC_N2_OCCUPIED,
  CARC_N2_ANY
};
enum
{
  CARC_N3_ALL,
  CARC_N3_MARKET
};
enum
{
  CARC_N4_CELLS,
  CARC_N4_EAST,
  CARC_N4_ONE
};

enum
{
  CARC_N5_FEATURES,
  CARC_N5_FAIRY
};
enum
{
  CARC_N11_STAYS,
  CARC_N11_GOES
};
enum
{
  CARC_N12_ONCE,
  CARC_N12_EACH
};
