/* carc-test-sets.h - sets of tiles that exist only in tests, with things that no shipped tile has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   abbeys   sides that fit every edge: all four, or one
 *   forks    a tile at which the river forks, and one more end for it
 *   squares  a starting tile of 4 by 4 cells
 *   blocks   a starting tile of 4 by 3 cells
 *   crowds   a tile with the most cells, and on each the most features
 */
#pragma once

#include "carcassonne/carc-systems.h"

/* Registers all sets except the crowds, each as its own system.  Call it once, before the first game. */
void test_sets_register (void);
void test_sets_register_crowds (void);
