/* catan-hand.h - finds the answers at Catan's prompt that lead to a given entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/catan-flow.h"

/* The next choice towards this entry.  -1 if there is none: then it is one of the rarer entries, or must be written as
 * text. */
int catan_hand_next (ActFlow *flow, const CatanEntry *entry);
