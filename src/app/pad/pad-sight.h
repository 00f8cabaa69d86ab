/* pad-sight.h - what is highlighted on the score pad: a row, with its points in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/board/sight.h"
#include "pad-view.h"

G_BEGIN_DECLS

#define ARB_TYPE_PAD_SIGHT (arb_pad_sight_get_type ())
G_DECLARE_FINAL_TYPE (ArbPadSight, arb_pad_sight, ARB, PAD_SIGHT, ArbSight)

/* The view must outlive it. */
ArbSight *arb_pad_sight_new (ArbPadView *view);

G_END_DECLS
