/* game-row.h - one game in the list of games: its picture, its title, what is known of it, and a button to delete it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row shows one game after the other while the list is scrolled.  A list makes 200 rows at once, but a person sees
 * ten of them; so a row is empty, with a name for screen readers, until it is filled.
 *
 * Signal: "delete" (the button was pressed).
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/game-list.h"
#include "thumbnail.h"

#define ARB_TYPE_GAME_ROW (arb_game_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbGameRow, arb_game_row, ARB, GAME_ROW, GtkBox)

/* NULL: no game. */
void arb_game_row_set_game (ArbGameRow *self, ArbListedGame *game);
const LibraryGame *arb_game_row_get_game (ArbGameRow *self);
/* Makes the widgets, once.  FALSE: they were there. */
gboolean arb_game_row_fill (ArbGameRow *self);
/* A widget for arb_thumbnails_bind (); NULL: the row is not filled. */
ArbThumbnail *arb_game_row_picture (ArbGameRow *self);
