/* cards-sheet.h - resource cards: what building costs and, if hands are kept, who holds what and what the bank still
 * has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "app/kit/textures.h"
#include "catan/catan-play.h"

/* Each fills an empty box.  `sizes_only`: shows only how many cards each hand has, and not what the player on turn can
 * pay with them. */
void arb_costs_fill (GtkBox *box, const CatanState *state, gboolean sizes_only, ArbTextures *textures);
/* Is there anything for it to show?  Without hands, only development cards that were told in secret. */
gboolean arb_hands_shown (const CatanState *state);
void arb_hands_fill (GtkBox *box, const CatanState *state, gboolean sizes_only, ArbTextures *textures);
