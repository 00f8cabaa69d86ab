/* carc-keeper.h - what the Keeper of the lighthouse said, and a scoring card as an operand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Carries L32 of the sheet The Lake.
 */
#pragma once

#include "carcassonne/carc-state.h"
#include "table/table-act.h"

typedef struct
{
  gboolean declined; /* the Keeper was asked, and takes no card */
} CarcKeeper;
CARC_PART (CarcKeeper, keeper, KEEPER)

/* guint8: one of the cards that are in play: a CarcCard, or CARC_N_CARDS and the index of a fan-made card.  With `data`
 * it is only read and offered if it is fan-made. */
extern const TableOperandType carc_operand_card;
