/* tile-joins.h - a row in which a person chooses what on a cell is joined: its cities, roads, rivers or farms.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/carc-tile.h"

/* Fills the row with all ways to join the features of this kind, and selects the one of the cell.  The row is hidden if
 * there is nothing to join. */
void arb_tile_joins_show (AdwComboRow *row, const CarcCell *cell, CarcKind kind);
/* Joins them as the row says.  FALSE: it says nothing. */
gboolean arb_tile_joins_take (AdwComboRow *row, CarcCell *cell, CarcKind kind);
