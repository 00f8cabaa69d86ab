/* hand-row.h - a row with the fish tokens of one player: open ones, backs of the others, and what they may be worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Values that were told in secret are visible only while somebody holds the button.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "catan/catan-play.h"

#define ARB_TYPE_HAND_ROW (arb_hand_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbHandRow, arb_hand_row, ARB, HAND_ROW, GtkListBoxRow)

/* The state is borrowed until the next call; NULL: no game. */
void arb_hand_row_update (ArbHandRow *self, const CatanState *state, guint player, TableAids aids,
                          ArbTextures *textures);
