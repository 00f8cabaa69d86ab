/* plates.c - moves numbers on one tile apart, so that each can be read and clicked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "plates.h"

#include <math.h>

#define ROUNDS 60

/* Returns whether they were too close. */
static gboolean
part_two (ArbPlate *a, ArbPlate *b, double distance, guint number)
{
  double dx = b->x - a->x, dy = b->y - a->y, away = hypot (dx, dy), push;

  if (away >= distance - 0.01)
    return FALSE;
  push = (distance - away) / 2;
  /* On the same point: each pair moves in a different direction. */
  dx = away > 0.01 ? dx / away : cos (number);
  dy = away > 0.01 ? dy / away : sin (number);
  a->x -= push * dx;
  a->y -= push * dy;
  b->x += push * dx;
  b->y += push * dy;
  return TRUE;
}

void
arb_plates_part (ArbPlate *plates, guint n, double distance)
{
  gboolean moved = TRUE;

  g_return_if_fail (plates != NULL || n == 0);

  for (guint round = 0; moved && round < ROUNDS; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < n; i++)
        for (guint j = i + 1; j < n; j++)
          moved |= part_two (&plates[i], &plates[j], distance, i * n + j);
    }
}
