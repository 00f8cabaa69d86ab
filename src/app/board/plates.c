/* plates.c - see plates.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "plates.h"

#include <math.h>

#define ROUNDS 60
/* Places that are closer than this are the same one. */
#define SAME 1
/* The most of the way to another place; from one half on, that one is as near. */
#define NEARER 0.4

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

static void
part_all (ArbPlate *plates, guint n, double distance)
{
  gboolean moved = TRUE;

  for (guint round = 0; moved && round < ROUNDS; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < n; i++)
        for (guint j = i + 1; j < n; j++)
          moved |= part_two (&plates[i], &plates[j], distance, i * n + j);
    }
}

/* Moves a plate back towards its own place, until that is clearly the nearest one.  Places that are the same do not
 * count. */
static void
keep_home (ArbPlate *plate, const ArbPlate *homes, guint n, guint own)
{
  const double dx = plate->x - homes[own].x, dy = plate->y - homes[own].y;
  double part = 1;

  for (guint i = 0; i < n; i++)
    {
      const double to_x = homes[i].x - homes[own].x, to_y = homes[i].y - homes[own].y;
      const double away = hypot (to_x, to_y), along = dx * to_x + dy * to_y;

      if (away >= SAME && along > 0)
        part = MIN (part, NEARER * away * away / along);
    }
  plate->x = homes[own].x + part * dx;
  plate->y = homes[own].y + part * dy;
}

double
arb_plates_part (ArbPlate *plates, guint n, double least, double most)
{
  g_autofree ArbPlate *homes = g_memdup2 (plates, n * sizeof *plates);
  double apart = most;

  g_return_val_if_fail (plates != NULL || n == 0, most);

  part_all (plates, n, least);
  for (guint i = 0; i < n; i++)
    keep_home (&plates[i], homes, n, i);
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      apart = MIN (apart, hypot (plates[i].x - plates[j].x, plates[i].y - plates[j].y));
  return apart;
}
