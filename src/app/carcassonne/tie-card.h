/* tie-card.h - a judged tie in numbers, beside its drawing on the map: distances, points compared, who won,
 * by which ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "close", "step" (int: to the next or the one before, when several were judged at once).
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "carcassonne/carc-play.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

#define ARB_TYPE_TIE_CARD (arb_tie_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbTieCard, arb_tie_card, ARB, TIE_CARD, AdwBin)

/* Without the sentence, where there is no room: the numbers say the same. */
void arb_tie_card_set_brief (ArbTieCard *self, gboolean brief);
/* `position` of `n` ties that can be stepped through; `open`: nobody has won it yet. */
void arb_tie_card_update (ArbTieCard *self, const TableMoment *moment, const CarcTie *tie, guint position, guint n,
                          gboolean open, ArbTextures *textures);

G_END_DECLS
