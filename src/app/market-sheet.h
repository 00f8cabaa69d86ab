/* market-sheet.h - the fish market for the player on turn: what each price buys, whether it can be paid, and why it is
 * not to be had.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "catan/play.h"
#include "textures.h"

G_BEGIN_DECLS

/* Fills an empty box. */
void arb_market_fill (GtkBox *box, const CatanState *state);
/* What the table can say of a price, in a word or two: "certainly", "64 %", "maybe", "no"; free with g_free (). */
char *arb_market_verdict (const CatanState *state, guint player, guint price);
/* TRUE if some verdict is a chance: it holds if tokens were chosen blindly. */
gboolean arb_market_has_chances (const CatanState *state, guint player);

G_END_DECLS
