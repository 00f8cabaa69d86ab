/* island-card.h - a card with a dispute and its answer: a player's road, or what the player's fish can pay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "close", "topic" (int ArbIslandTopic), "price" (int).  The last two ask another question about the same
 * player.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "table/table-moment.h"

#define ARB_TYPE_ISLAND_CARD (arb_island_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandCard, arb_island_card, ARB, ISLAND_CARD, AdwBin)

/* `topic`: an ArbIslandTopic.  `price`: the price that the sentence is about. */
void arb_island_card_update (ArbIslandCard *self, const TableMoment *moment, guint player, int topic, guint price,
                             ArbTextures *textures);
