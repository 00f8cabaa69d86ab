/* market-sheet.h - the fish market for the player on turn: what each price buys, whether it can be paid, and why it is
 * not to be had.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "catan/catan-play.h"

G_BEGIN_DECLS

/* Fills an empty box. */
void arb_market_fill (GtkBox *box, const CatanState *state);

/* What the table can say of a price to whoever has a hand like this: the view is dear, and one serves all prices. */
CatanPays arb_market_pays (const CatanHandView *view, guint price);
/* The same in a word or two: "certainly", "64 %", "maybe" where chances are not known any more (!`exact`), "no"; free
 * with g_free (). */
char *arb_market_verdict (const CatanHandView *view, gboolean exact, guint price);

G_END_DECLS
