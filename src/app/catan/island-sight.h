/* island-sight.h - what is pointed out in Catan: a place and what lies there, and a dispute with its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's longest way is drawn edge by edge with the words for what counts and what cuts it; a player's fish are
 * told price by price.
 */
#pragma once

#include "app/board/sight.h"
#include "island-view.h"

G_BEGIN_DECLS

/* What of a player may be in question. */
typedef enum
{
  ARB_ISLAND_ROAD, /* "Does that road count?" */
  ARB_ISLAND_FISH, /* "Could she have paid seven?" */
} ArbIslandTopic;

#define ARB_TYPE_ISLAND_SIGHT (arb_island_sight_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandSight, arb_island_sight, ARB, ISLAND_SIGHT, ArbSight)

/* View and textures must outlive it. */
ArbSight *arb_island_sight_new (ArbIslandView *view, ArbTextures *textures);

G_END_DECLS
