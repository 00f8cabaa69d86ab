/* market-sheet.h - the fish market for the player on turn: what each price buys, whether it can be paid, and why it
 * cannot be bought.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "catan/catan-play.h"

/* Fills an empty box. */
void arb_market_fill (GtkBox *box, const CatanState *state);

/* Whether somebody with this hand can pay a price.  A view of a hand is slow to make; use one view for all prices. */
/* The same in one or two words: "certainly", "64 %", "maybe" if chances are no longer known (`exact` is FALSE), "no".
 * Free with g_free (). */
char *arb_market_verdict (const CatanHandView *view, gboolean exact, guint price);
