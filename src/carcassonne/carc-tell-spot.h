/* carc-tell-spot.h - names the features of the tiles on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-state.h"

/* As carc_spot_tell (), but shorter, because the other farms of the tile are known: "farm inside the curve", or only
 * "farm".  Free with g_free (). */
char *carc_spot_on_board_tell (const CarcState *state, int x, int y, const CarcSpot *spot);
