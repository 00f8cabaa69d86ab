/* tile-text.h - the lines of a tile in the notation, as text that a person edits; what may come next is offered while
 * they type.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tab takes the chosen word, or the first; Enter takes the chosen one, which is the first as soon as a word is begun.
 * The arrow keys choose, Escape closes the list, Ctrl+space opens it.
 *
 * Signal: "changed" (also by arb_tile_text_set ()).
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/carc-tile-offers.h"

G_BEGIN_DECLS

#define ARB_TYPE_TILE_TEXT (arb_tile_text_get_type ())
G_DECLARE_FINAL_TYPE (ArbTileText, arb_tile_text, ARB, TILE_TEXT, AdwBin)

/* Shows these lines, which are those of a tile or of a cell.  The same lines leave the cursor where it is. */
void arb_tile_text_set (ArbTileText *self, const char *lines);
/* Free with g_free (). */
char *arb_tile_text_get (ArbTileText *self);
void arb_tile_text_set_of (ArbTileText *self, CarcLinesOf of);
/* Marks lines that cannot be read. */
void arb_tile_text_set_faulty (ArbTileText *self, gboolean faulty);

GtkTextView *arb_tile_text_get_view (ArbTileText *self);

G_END_DECLS
