/* tie-sight.h - what is pointed out in Carcassonne: a feature and what it is made of, a tie and who won it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/sight.h"
#include "map-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_TIE_SIGHT (arb_tie_sight_get_type ())
G_DECLARE_FINAL_TYPE (ArbTieSight, arb_tie_sight, ARB, TIE_SIGHT, ArbSight)

/* Map and textures must outlive it. */
ArbSight *arb_tie_sight_new (ArbMapView *map, ArbTextures *textures);

G_END_DECLS
