/* tie-card.h - a card with the numbers of a judged tie: distances, compared points, winner, ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "close", "step" (int: 1 for the next tie, -1 for the one before, if several were judged at once).
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "carcassonne/carc-play.h"
#include "table/table-moment.h"

#define ARB_TYPE_TIE_CARD (arb_tie_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbTieCard, arb_tie_card, ARB, TIE_CARD, AdwBin)

/* `brief`: there is little room, so the sentence is left out; the numbers say the same. */
void arb_tie_card_set_brief (ArbTieCard *self, gboolean brief);
/* `position`: which of `n` ties this is.  `open`: nobody has won it yet. */
void arb_tie_card_update (ArbTieCard *self, const TableMoment *moment, const CarcTie *tie, guint position, guint n,
                          gboolean open, ArbTextures *textures);
