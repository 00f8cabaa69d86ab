/* tie-highlight.h - what is highlighted in Carcassonne: a feature and its parts, or a tie and its winner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/highlight.h"
#include "map-view.h"

#define ARB_TYPE_TIE_HIGHLIGHT (arb_tie_highlight_get_type ())
G_DECLARE_FINAL_TYPE (ArbTieHighlight, arb_tie_highlight, ARB, TIE_HIGHLIGHT, ArbHighlight)

/* For an ArbMapView; it and the textures must outlive the highlight. */
ArbHighlight *arb_tie_highlight_new (ArbBoard *map, ArbTextures *textures);
