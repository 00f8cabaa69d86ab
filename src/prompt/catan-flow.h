/* catan-flow.h - the prompt of Catan: what the rows (catan-acts.c) cannot say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sums of the dice are keys in the menu itself, so a throw is one key.  A question that must be answered (founding,
 * drawing tokens, the robber, a discard) begins with its first operand.
 */
#pragma once

#include "act-flow.h"
#include "catan/catan-play.h"

extern const ActFlowGame catan_flow_game;
