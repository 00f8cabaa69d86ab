/* catan-random-setup.h - the setup of a random game, also on frames of one's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-random-game.h"

/* Adds the lines; the game is registered. */
void catan_random_setup (GRand *rand, const CatanRandomTaste *taste, GPtrArray *setup);
/* The box that the setup asks for. */
const CatanBox *catan_random_box (const GPtrArray *setup);
