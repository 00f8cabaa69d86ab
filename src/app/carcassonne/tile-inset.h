/* tile-inset.h - a large picture of the tile in hand, with numbers on the features that can be claimed.  It can be read
 * and clicked even if the map is small.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "pick" (guint choice), "turn" (a click beside the numbers).
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "prompt/carc-flow.h"

#define ARB_TYPE_TILE_INSET (arb_tile_inset_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileInset, arb_tile_inset, ARB, TILE_INSET, GtkWidget)

/* It is shown while the prompt asks what is placed on the tile. */
void arb_tile_inset_update (ArbTileInset *self, const CarcState *state, ActFlow *flow, ArbTextures *textures);
