/* art-dice.c - draws how often each sum was thrown as a chart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-dice.h"

#include "art-pen.h"
#include "art-text.h"
#include "catan/catan-play.h"

#include <glib/gi18n-lib.h>
#include <math.h>

typedef struct
{
  cairo_t *cr;
  const ArtPalette *c;
  double type, left, right, top, bottom, high; /* edges of the plot, in pixels; the value at its top */
} Plot;

static double
column (const Plot *plot)
{
  return (plot->right - plot->left) / 11;
}

static double
at_y (const Plot *plot, double value)
{
  return plot->bottom - (plot->bottom - plot->top) * value / plot->high;
}

/* A line across the column with a dot in its middle, so that it differs from the top of a bar without colour.  Only the
 * dot has a rim of paper: beside the line it would cut the bar in two. */
static void
draw_mark (const Plot *plot, double x, double y)
{
  double half = column (plot) * .4, line = MAX (1.2, plot->type * .14);
  art_line (plot->cr, x - half, y, x + half, y);
  cairo_set_line_cap (plot->cr, CAIRO_LINE_CAP_BUTT);
  art_stroke (plot->cr, plot->c->accent, line);
  cairo_arc (plot->cr, x, y, line * 2.4, 0, 2 * G_PI);
  art_fill (plot->cr, plot->c->paper);
  cairo_arc (plot->cr, x, y, line * 1.7, 0, 2 * G_PI);
  art_fill (plot->cr, plot->c->accent);
}

static void
draw_legend (const Plot *plot, double width, guint n)
{
  g_autofree char *throws = g_strdup_printf (ngettext ("%u throw", "%u throws", n), n);
  double y = plot->type * 1.2, wide = art_text_width (plot->cr, _ ("expected"), plot->type, FALSE);
  art_text_draw (plot->cr, throws, plot->type, y, plot->type, TRUE, ART_ALIGN_LEFT, plot->c->text);
  Plot key = *plot;
  key.left = 0, key.right = plot->type * 22; /* so the mark is always as long as two letters */
  draw_mark (&key, width - plot->type * 2.2 - wide, y);
  art_text_draw (plot->cr, _ ("expected"), width - plot->type, y, plot->type, FALSE, ART_ALIGN_RIGHT, plot->c->text);
}

void
art_dice_draw (cairo_t *cr, double width, double height, const guint16 rolls[13], guint calm, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && rolls != NULL && style != NULL);
  const ArtPalette *c = style->palette;
  guint n = 0, most = 1;
  for (guint sum = 2; sum <= 12; sum++)
    {
      n += rolls[sum];
      most = MAX (most, rolls[sum]);
    }
  Plot plot = { .cr = cr, .c = c, .type = CLAMP (MIN (width / 34, height / 13), 7, 16) };
  plot.left = plot.type, plot.right = width - plot.type;
  plot.top = plot.type * 3.6, plot.bottom = height - plot.type * 2.2;
  plot.high = MAX (most, catan_dice_expected (7, n, calm)) * 1.02;
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  art_paint (cr, c->paper);
  for (guint sum = 2; sum <= 12 && plot.right > plot.left && plot.bottom > plot.top; sum++)
    {
      double x = plot.left + (sum - 1.5) * column (&plot), half = column (&plot) * .33, y = at_y (&plot, rolls[sum]);
      g_autofree char *name = g_strdup_printf ("%u", sum), *count = g_strdup_printf ("%u", rolls[sum]);
      cairo_rectangle (cr, x - half, y, 2 * half, plot.bottom - y);
      art_fill (cr, sum == 7 ? c->robber : c->water_deep);
      if (n > 0)
        draw_mark (&plot, x, at_y (&plot, catan_dice_expected (sum, n, calm)));
      /* The number is above the bar; if it would touch the mark, it is above the mark. */
      double room = at_y (&plot, catan_dice_expected (sum, n, calm)), at = y - plot.type * .75;
      if (fabs (room - at) < plot.type * .75)
        at = room - plot.type * .85;
      art_text_draw (cr, count, x, at, plot.type, TRUE, ART_ALIGN_MIDDLE, rolls[sum] ? c->text : c->text_dim);
      art_text_draw (cr, name, x, plot.bottom + plot.type * 1.1, plot.type, FALSE, ART_ALIGN_MIDDLE, c->text_dim);
    }
  art_line (cr, plot.left, plot.bottom, plot.right, plot.bottom);
  art_stroke (cr, c->line, 1);
  draw_legend (&plot, width, n);
}
