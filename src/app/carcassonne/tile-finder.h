/* tile-finder.h - beside many tiles: buttons for the edges of a tile as it lies, and for what else is printed on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "prompt/carc-flow.h"

/* Emits "key" (guint) with the key of the flow that a button stands for, "pick" (guint choice), and "again" if the
 * answers are to be shown in another way. */
#define ARB_TYPE_TILE_FINDER (arb_tile_finder_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileFinder, arb_tile_finder, ARB, TILE_FINDER, GtkBox)

/* Shows itself if a tile is asked for in a game with many kinds of tile.  `flow` may be NULL. */
void arb_tile_finder_update (ArbTileFinder *self, const CarcState *state, ActFlow *flow, ArbTextures *textures);

/* Ends the look by set.  FALSE: it was not on.  It also ends when a tile is chosen. */
gboolean arb_tile_finder_close (ArbTileFinder *self);

/* Does each set begin a row of its own, below its name? */
gboolean arb_tiles_by_set (void);
