/* art-bars.h - numbers side by side: a bar for each row, made of parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-style.h"

#define ART_BARS_ROWS_MAX 40
#define ART_BARS_PARTS_MAX 9 /* three shades with three patterns */

typedef struct
{
  char *label;
  double parts[ART_BARS_PARTS_MAX]; /* those below 0 are drawn to the left of the zero line */
} ArtBar;

typedef struct
{
  guint n_rows, n_parts;
  char *names[ART_BARS_PARTS_MAX]; /* of the parts; with one part there is no legend */
  ArtBar rows[ART_BARS_ROWS_MAX];
  guint decimals; /* of the numbers at the ends of the bars */
} ArtBars;

ArtBars *art_bars_new (guint n_parts);
void art_bars_free (ArtBars *bars);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArtBars, art_bars_free)
/* Adds a row, and returns its parts; NULL if there are too many. */
double *art_bars_add (ArtBars *bars, const char *label);

/* The height that the rows and the legend need at this width, and drawing them. */
double art_bars_height (cairo_t *cr, const ArtBars *bars, double width);
void art_bars_draw (cairo_t *cr, double width, double height, const ArtBars *bars, const ArtStyle *style);
