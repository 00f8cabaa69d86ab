/* pad-highlight.h - what is highlighted on the score pad: a row, with its points in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/highlight.h"
#include "pad-view.h"

#define ARB_TYPE_PAD_HIGHLIGHT (arb_pad_highlight_get_type ())
G_DECLARE_FINAL_TYPE (ArbPadHighlight, arb_pad_highlight, ARB, PAD_HIGHLIGHT, ArbHighlight)

/* For an ArbPadView, which must outlive the highlight.  No textures are needed. */
ArbHighlight *arb_pad_highlight_new (ArbBoard *view, ArbTextures *textures);
