/* carc-test-keep.h - a system that exists only in tests; it puts figures on corners and off the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   barn corner X,Y        with a tile: the barn is put onto a corner of the tile where four cells meet
 *   capture NAME X,Y SPOT  with a tile: a figure of another player goes into the prison of the player on turn
 *   keep KIND              with a tile: a figure goes into the keep
 *   redeem NAME            instead of a tile: the player on turn gets the first figure back that NAME holds
 *   sally X,Y SPOT         instead of a tile: the first figure of the player on turn leaves the keep for a feature
 */
#pragma once

#include "carcassonne/carc-play.h"

#define KEEP_BARN ((CarcFigureKind) CARC_N_FIGURE_KINDS)
enum
{
  KEEP_PRISON = CARC_N_PLACES,
  KEEP_KEEP,
};

/* Call it once, before the first game. */
void test_keep_register (void);
