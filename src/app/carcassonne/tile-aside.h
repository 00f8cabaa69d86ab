/* tile-aside.h - what stands beside the answers in Carcassonne: the tile in hand, or buttons to find it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/board/game-face.h"
#include "prompt/carc-flow.h"

/* Emits "pick" (guint choice), "key" (guint, a key of the flow) and "again". */
#define ARB_TYPE_TILE_ASIDE (arb_tile_aside_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileAside, arb_tile_aside, ARB, TILE_ASIDE, GtkBox)

/* As in ArbGameFace: it shows itself if there is something to show. */
ArbInset arb_tile_aside_update (GtkWidget *aside, const TableMoment *moment, Flow *flow, ArbTextures *textures);
gboolean arb_tile_aside_close (GtkWidget *aside);
