/* carc-test-sets.h - sets of tiles that only tests have, with what the shipped ones do not show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   abbeys   sides that fit every edge: all four, or one
 *   forks    a tile at which the river forks, and one more end for it
 *   squares  a starting tile of 4 by 4 cells
 *   blocks   a starting tile of 4 by 3 cells
 *   crowds   as many features as cells can have, on as many cells as a tile can have
 */
#pragma once

#include "carcassonne/carc-systems.h"

G_BEGIN_DECLS

/* All but the crowds, each as a system of its own; once, before any game. */
void test_sets_register (void);
void test_sets_register_crowds (void);

G_END_DECLS
