/* plates.h - numbers on one tile kept apart, so that each can be read and hit.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double x, y;
} ArbPlate;

/* Moves middles that are nearer than `distance` away from each other, as little as it takes; the same plates always
 * come to lie the same. */
void arb_plates_part (ArbPlate *plates, guint n, double distance);

G_END_DECLS
