/* art-dice.h - how often each sum of two dice was thrown, beside the number that is expected by chance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-style.h"

/* Fills width x height at the origin.  `rolls` is indexed by the sum, 2 .. 12; in `calm` of these throws a 7 was thrown
 * again. */
void art_dice_draw (cairo_t *cr, double width, double height, const guint16 rolls[13], guint calm,
                    const ArtStyle *style);
