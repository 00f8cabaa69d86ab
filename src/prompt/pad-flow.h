/* pad-flow.h - the prompt of the score pad: a cell, and the number that is typed for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "act-flow.h"
#include "pad/pad-play.h"

extern const ActFlowGame pad_flow_game;

/* The cell in which the number is written that is being typed, `typed`: its row, from 1, and its player.  FALSE:
 * the prompt asks for something else. */
gboolean pad_flow_cell (ActFlow *flow, guint *turn, guint *player);
/* The choice of a player that comes next is about this row. */
void pad_flow_aim (ActFlow *flow, guint turn);
