/* plates.h - moves numbers on one tile apart, so that each can be read and clicked.
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

/* Moves plates apart whose middles are closer than `distance`, as little as possible.  The result is always the same
 * for the same plates. */
void arb_plates_part (ArbPlate *plates, guint n, double distance);

G_END_DECLS
