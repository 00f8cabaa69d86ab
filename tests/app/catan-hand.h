/* catan-hand.h - answers Catan's prompt as a given entry would have it answered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/catan-flow.h"

G_BEGIN_DECLS

/* The choice that brings the prompt on towards this entry, -1 if there is none: it is one of the rarer acts, or to be
 * written. */
int catan_hand_next (ActFlow *flow, const CatanEntry *entry);

G_END_DECLS
