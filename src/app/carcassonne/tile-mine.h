/* tile-mine.h - what only the player on turn can do now, as buttons: a tile that this player holds, a ransom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "prompt/carc-flow.h"

/* Fills `box`, and shows it if there is anything.  A click on a button makes `sender` emit "pick" (guint choice), or
 * "key" (guint) for each key that leads to it. */
void arb_tile_mine_update (GtkBox *box, GtkWidget *sender, const CarcState *state, ActFlow *flow,
                           ArbTextures *textures);
