/* tile-page.h - one tile of a set that a table makes: drawn, checked and changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything can be chosen with controls; the lines of the notation are shown and can be edited, too.
 *
 * Signals: "editing" (before the set is changed), "edited" (after that).
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/carc-own.h"

#define ARB_TYPE_TILE_PAGE (arb_tile_page_get_type ())
G_DECLARE_FINAL_TYPE (ArbTilePage, arb_tile_page, ARB, TILE_PAGE, AdwBin)

/* Shows the tile with this id.  The page changes the groups of `set`, which must outlive it. */
void arb_tile_page_show (ArbTilePage *self, CarcOwnSet *set, const char *id);
/* The id of the tile; it changes with the tile.  NULL: none is shown. */
const char *arb_tile_page_get_id (ArbTilePage *self);
