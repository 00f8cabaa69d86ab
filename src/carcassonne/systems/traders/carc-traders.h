/* carc-traders.h - the goods that players have, and the builder's second tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-state.h"

typedef enum
{
  CARC_GOODS_WINE,
  CARC_GOODS_GRAIN,
  CARC_GOODS_CLOTH,
  CARC_N_GOODS
} CarcGoods;

typedef struct
{
  guint8 goods[CARC_N_GOODS][TABLE_MAX_PLAYERS];
  /* As the table agreed: how many more the players have than completed cities gave. */
  gint16 more[CARC_N_GOODS];
  /* A node of the last tile, which extended a feature with its player's builder: this player lays a second tile.
   * CARC_NONE if it did not, and for the second tile. */
  guint16 extended;
} CarcTraders;
CARC_PART (CarcTraders, traders, TRADERS)

/* The player on turn takes the goods of a completed city. */
void carc_traders_take (CarcState *state, guint16 root);
