/* island-spot.h - a choice of the prompt that lies on the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws the choice with its label and is what the keyboard and a screen reader come to; what a pointer means is found
 * by the island, which knows which of many close places is nearest.
 *
 * Signal: "take".
 */
#pragma once

#include "app/kit/textures.h"
#include "art/art-island-mark.h"
#include "prompt/flow.h"

G_BEGIN_DECLS

#define ARB_TYPE_ISLAND_SPOT (arb_island_spot_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandSpot, arb_island_spot, ARB, ISLAND_SPOT, GtkWidget)

/* What all of an island share; it outlives them. */
typedef struct
{
  ArbTextures *textures;
  int hex; /* pixels across */
} ArbIslandLook;

/* A finger needs this much. */
#define ARB_ISLAND_TOUCH 44

ArbIslandSpot *arb_island_spot_new (const ArbIslandLook *look);
void arb_island_spot_set (ArbIslandSpot *self, ArtPlace place, const FlowChoice *choice, guint index, const char *title,
                          gboolean marked, gboolean dim);
guint arb_island_spot_get_index (ArbIslandSpot *self);
ArtPlace arb_island_spot_get_place (ArbIslandSpot *self);

G_END_DECLS
