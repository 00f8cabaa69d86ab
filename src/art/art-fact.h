/* art-fact.h - what is printed on a tile, alone: a pennant, an inn, a volcano.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-style.h"
#include "carcassonne/carc-facts.h"

/* Draws the fact (carc-facts.h) as tiles show it, in a square of `size` pixels around the origin. */
void art_fact_draw (cairo_t *cr, guint fact, double size, const ArtStyle *style);
