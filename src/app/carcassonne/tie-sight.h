/* tie-sight.h - what is highlighted in Carcassonne: a feature and its parts, or a tie and its winner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/sight.h"
#include "map-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_TIE_SIGHT (arb_tie_sight_get_type ())
G_DECLARE_FINAL_TYPE (ArbTieSight, arb_tie_sight, ARB, TIE_SIGHT, ArbSight)

/* The map and the textures must outlive it. */
ArbSight *arb_tie_sight_new (ArbMapView *map, ArbTextures *textures);

G_END_DECLS
