/* art-chart.h - points during the game: a line for each player, which differ in colour, shape and letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-shape.h"
#include "table/table-chances.h"
#include "table/table-moment.h"

typedef struct
{
  char *name;
  char letter[8];
  guint colour;
  double *values;  /* n_values of them */
  double *margins; /* how far off each may be, drawn as a band; NULL: not at all */
} ArtChartLine;

typedef struct
{
  guint n_lines;
  guint n_values; /* value i is after turn i; 0 is before the first turn */
  ArtChartLine lines[TABLE_MAX_PLAYERS];
  guint final_from;   /* first value with points of the final scoring; n_values if there is none */
  int marked;         /* the value that has a line through it; -1: none */
  const char *across; /* what is counted from left to right: "turns" */
  gboolean percent;   /* the values are per cent, and the axis has all of them */
} ArtChart;

#define ART_CHART_ALL G_MAXUINT32
/* The points after each turn of the game; those of the final scoring come last.  Of the lines of the ledger it counts
 * those of these kinds, one bit for each. */
ArtChart *art_chart_new (const TableMoment *moment, guint32 kinds);
/* Each player's chance to win after each turn, with its margin. */
ArtChart *art_chart_of_chances (const TableSetup *setup, const TableChances *chances);
void art_chart_free (ArtChart *chart);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtChart, art_chart_free)

/* Fills width x height at the origin. */
void art_chart_draw (cairo_t *cr, double width, double height, const ArtChart *chart, const ArtStyle *style);

/* The index of the value that is drawn nearest to this x, if the chart is as wide and high as this. */
guint art_chart_value_at (const ArtChart *chart, double width, double height, double x);

/* The step between the ticks of an axis from 0 to at least `top`: 1, 2 or 5 times a power of ten, at least 1, so that
 * there are about `wanted` ticks. */
double art_chart_step (double top, guint wanted);
