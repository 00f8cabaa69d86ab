/* measure.c - see measure.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static guint runs = 9;
static guint64 seed = 0x9e3779b97f4a7c15u;

guint
pick (guint n)
{
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return (guint) (((seed >> 32) * n) >> 32);
}

gint64
now (void)
{
  struct timespec time;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

gboolean
measure_is_brief (void)
{
  return g_getenv ("ARBITRESS_BENCH_BRIEF") != NULL;
}

void
report (const char *what, Measure measure, const char *unit, double goal, gboolean more_is_better)
{
  g_autofree double *found = g_new (double, runs);
  if (!measure_is_brief ())
    measure (); /* warms the caches */
  for (guint i = 0; i < runs; i++)
    found[i] = measure ();
  qsort (found, runs, sizeof *found, compare);
  double median = found[runs / 2];
  printf ("%-58s %10.1f %10.1f %10.1f %-8s goal %s %g  %s\n", what, found[0], median, found[runs - 1], unit,
          more_is_better ? ">" : "<", goal, (more_is_better ? median >= goal : median <= goal) ? "met" : "not met");
  fflush (stdout);
}

void
measure_begin (int argc, char **argv)
{
  if (argc > 1)
    runs = (guint) CLAMP (atoi (argv[1]), 1, 1000);
  if (measure_is_brief ())
    runs = 1;
  printf ("%-58s %10s %10s %10s   (%u runs)\n", "", "least", "median", "greatest", runs);
}
