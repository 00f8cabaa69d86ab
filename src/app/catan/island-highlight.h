/* island-highlight.h - what is highlighted in Catan: a place and what is there, or a dispute with its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's longest road is drawn edge by edge, with words for what counts and what interrupts it.  A player's fish
 * are described for each price.
 */
#pragma once

#include "app/board/highlight.h"
#include "island-view.h"

/* The questions about a player. */
typedef enum
{
  ARB_ISLAND_ROAD, /* "Does that road count?" */
  ARB_ISLAND_FISH, /* "Could she have paid seven?" */
} ArbIslandTopic;

#define ARB_TYPE_ISLAND_HIGHLIGHT (arb_island_highlight_get_type ())
G_DECLARE_FINAL_TYPE (ArbIslandHighlight, arb_island_highlight, ARB, ISLAND_HIGHLIGHT, ArbHighlight)

/* For an ArbIslandView; it and the textures must outlive the highlight. */
ArbHighlight *arb_island_highlight_new (ArbBoard *view, ArbTextures *textures);
