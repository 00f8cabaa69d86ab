/* tile-inset.h - the tile in hand, large, with its claimable features numbered: readable and in reach of a finger
 * however small the map is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "pick" (guint choice), "turn" (it was clicked beside the numbers).
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "prompt/turn-flow.h"

G_BEGIN_DECLS

#define ARB_TYPE_TILE_INSET (arb_tile_inset_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileInset, arb_tile_inset, ARB, TILE_INSET, GtkWidget)

/* Shown while what goes on the tile is asked. */
void arb_tile_inset_update (ArbTileInset *self, const CarcState *state, TurnFlow *flow, ArbTextures *textures);

G_END_DECLS
