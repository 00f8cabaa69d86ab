/* island-side.h - Catan's own page beside points and moves: fish, the stack, the market, roads and armies, the dice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With tournament aids, it shows only what the table can see without the program.
 *
 * Signal: "ask" (int player, int topic): somebody asks about an ArbIslandTopic of a player.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "table/table-moment.h"

#define ARB_TYPE_ISLAND_SIDE (arb_island_side_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandSide, arb_island_side, ARB, ISLAND_SIDE, AdwBin)

/* The textures must outlive it. */
GtkWidget *arb_island_side_new (ArbTextures *textures);
/* The moment is borrowed until the next call; NULL: no game. */
void arb_island_side_update (GtkWidget *side, const TableMoment *moment);
/* How often each sum was thrown, in words; free with g_free (). */
char *arb_island_dice_words (const TableMoment *moment);
