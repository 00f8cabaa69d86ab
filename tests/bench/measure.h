/* measure.h - what the benchmarks share: processor time of several runs, each result beside its goal, and random
 * numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The least, the median and the greatest of several runs are printed.  Nothing passes or fails.
 *
 * With ARBITRESS_BENCH_BRIEF in the environment, every benchmark does as little as it can: that it runs is a test, and
 * its numbers mean nothing.
 */
#pragma once

#include <glib.h>

gboolean measure_is_brief (void);

/* The number of runs from the command line, nine if it says none; prints the heading. */
void measure_begin (int argc, char **argv);

typedef double (*Measure) (void);
void report (const char *what, Measure measure, const char *unit, double goal, gboolean more_is_better);

/* Microseconds of processor time of this process, so that a busy machine matters less. */
gint64 now (void);

/* 0 .. n - 1; fast, and always the same numbers. */
guint pick (guint n);
