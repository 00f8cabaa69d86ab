/* catan-chances.h - how good each player's chance is: from points, production and what is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nobody plays on here.  From a state, the players race for the points that they still need: in each round each of them
 * gets one with a probability that follows from what the buildings yield.  How well somebody turns cards into points is
 * not known, so in each race it is drawn for each player.  Of a card face down it is known only how many of those that
 * nobody has seen are point cards.
 */
#pragma once

#include "catan-state.h"
#include "table/table-chances.h"

/* What the buildings of a player yield in a throw, in 36ths of a card; half of it where the robber stands. */
double catan_yield_of (const CatanState *state, guint player);

extern const TableChancesGame catan_chances;
