/* measure.h - what the benchmarks share: runs in processor time, each figure beside its goal, and chance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure is printed as least, median and greatest of several runs; nothing passes or fails.
 */
#pragma once

#include <glib.h>

/* The number of runs from the command line, nine without; prints the heading. */
void measure_begin (int argc, char **argv);

typedef double (*Measure) (void);
void report (const char *what, Measure measure, const char *unit, double goal, gboolean more_is_better);

/* Microseconds this process has had a processor, so that a busy machine disturbs less. */
gint64 now (void);

/* 0 .. n - 1, quick and always the same. */
guint pick (guint n);
