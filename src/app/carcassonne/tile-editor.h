/* tile-editor.h - a set of tiles that a table makes, and the tile of the lake: a list at the side, one tile large.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every change is kept at once, with the sets on this computer, and can be undone.
 *
 * Signals: "kept" (the set was changed and kept), "layout" (the layout of the lake is another one).
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carcassonne/carc-own.h"

#define ARB_TYPE_TILE_EDITOR (arb_tile_editor_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileEditor, arb_tile_editor, ARB, TILE_EDITOR, AdwBin)

/* Edits a copy of the set.  `folder` is where sets are kept. */
void arb_tile_editor_set_tiles (ArbTileEditor *self, const char *folder, const CarcOwnSet *set);
const CarcOwnSet *arb_tile_editor_get_tiles (ArbTileEditor *self);
/* The lake is in the list, too. */
void arb_tile_editor_set_layout (ArbTileEditor *self, const CarcLakeLayout *layout);
void arb_tile_editor_get_layout (ArbTileEditor *self, CarcLakeLayout *layout);

/* Opens a window with the editor; returns the editor.  `set` NULL: only the lake is edited.  `layout` NULL: only the
 * set is. */
ArbTileEditor *arb_tile_editor_present (GtkWidget *parent, const char *folder, const CarcOwnSet *set,
                                        const CarcLakeLayout *layout);
