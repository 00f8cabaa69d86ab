/* carc-arbitress.h - where the Arbitress stands, and the options of the rulings of her sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries the sheet The Arbitress, rulings A1 to A24.
 */
#pragma once

#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8 on;                 /* she is in play */
  guint8 moved;              /* the act of the last tile moved her (A13) */
  gint16 x, y;               /* her cell */
  gint16 before_x, before_y; /* her cell at the start of this turn (A13) */
} CarcArbitress;
CARC_PART (CarcArbitress, arbitress, ARBITRESS)

/* The options of each ruling, in the order of its row; 0 is the default. */
enum
{
  CARC_A1_STEPS,
  CARC_A1_BETWEEN,
  CARC_A1_TILES,
  CARC_A1_WALK
};
enum
{
  CARC_A8_BEFORE,
  CARC_A8_RUNNING
};
enum
{
  CARC_A10_SHARE,
  CARC_A10_RULER,
  CARC_A10_ACTIVE,
  CARC_A10_LAST,
  CARC_A10_NOBODY,
  CARC_A10_ASK
};
enum
{
  CARC_A11_OFF,
  CARC_A11_SPOTS,
  CARC_A11_TABLE
};
enum
{
  CARC_A13_AFTER,
  CARC_A13_BEFORE
};
enum
{
  CARC_A14_TILES,
  CARC_A14_GAPS
};
enum
{
  CARC_A15_OPEN,
  CARC_A15_CLOSED
};
enum
{
  CARC_A28_AGE,
  CARC_A28_ASKED
};

#define CARC_N_ARBITRESS_RULINGS 23
extern const CarcRulingRow carc_arbitress_rulings[CARC_N_ARBITRESS_RULINGS]; /* carc-arbitress-rulings.c */

G_END_DECLS
