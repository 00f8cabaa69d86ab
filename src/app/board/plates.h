/* plates.h - numbers on one tile: how large they can be, and where they lie, so that each can be read and clicked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  double x, y;
} ArbPlate;

/* Moves plates apart whose middles are closer than `least`, as little as possible.  But each stays nearer to its own
 * place than to that of any other plate, so that it is seen what it names.  Returns how far the two that are closest
 * are from each other, `most` at most: wider than that, plates would overlap.  The result is always the same for the
 * same plates. */
double arb_plates_part (ArbPlate *plates, guint n, double least, double most);
