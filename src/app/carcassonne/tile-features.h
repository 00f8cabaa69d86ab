/* tile-features.h - a row for each feature of a cell: what is printed on it, what it touches and leads into.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "changed" (by the person).
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/carc-tile.h"

#define ARB_TYPE_TILE_FEATURES (arb_tile_features_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileFeatures, arb_tile_features, ARB, TILE_FEATURES, AdwBin)

void arb_tile_features_set (ArbTileFeatures *self, const CarcCell *cell);
const CarcCell *arb_tile_features_get (ArbTileFeatures *self);
