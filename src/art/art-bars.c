/* art-bars.c - see art-bars.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-bars.h"

#include <math.h>

#include "art-text.h"

#define TYPE 12.0
#define ROW 26.0
#define EDGE 12.0

ArtBars *
art_bars_new (guint n_parts)
{
  g_return_val_if_fail (n_parts > 0 && n_parts <= ART_BARS_PARTS_MAX, NULL);
  ArtBars *bars = g_new0 (ArtBars, 1);
  bars->n_parts = n_parts;
  return bars;
}

void
art_bars_free (ArtBars *bars)
{
  if (bars == NULL)
    return;
  for (guint i = 0; i < bars->n_rows; i++)
    g_free (bars->rows[i].label);
  for (guint i = 0; i < bars->n_parts; i++)
    g_free (bars->names[i]);
  g_free (bars);
}

double *
art_bars_add (ArtBars *bars, const char *label)
{
  if (bars->n_rows == ART_BARS_ROWS_MAX)
    return NULL;
  bars->rows[bars->n_rows].label = g_strdup (label);
  return bars->rows[bars->n_rows++].parts;
}

/* A part must not look like the colour of a player, and these fill the wheel of colours.  So parts are three shades of
 * one colour, and what is drawn over them tells the rest apart. */
static void
paint_part (cairo_t *cr, guint part, double x, double y, double width, double height)
{
  static const ArtColour shades[] = { { .13, .40, .44 }, { .36, .63, .64 }, { .69, .84, .82 } },
                         edge = { .05, .22, .25 };
  static const ArtColour pens[] = { { .80, .92, .90 }, { .07, .27, .30 }, { .13, .40, .44 } };
  guint shade = part % G_N_ELEMENTS (shades), pattern = part / G_N_ELEMENTS (shades);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  art_set (cr, shades[shade]);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_set_line_width (cr, 1.5);
  art_set (cr, pens[shade]);
  for (double at = x - height; pattern == 1 && at < x + width; at += 5)
    art_line (cr, at, y + height, at + height, y);
  for (double at = x + 3; pattern == 2 && at < x + width; at += 5)
    art_line (cr, at, y, at, y + height);
  cairo_stroke (cr);
  cairo_restore (cr);
  cairo_rectangle (cr, x, y, width, height);
  art_stroke (cr, edge, 1);
}

/* The legend, in as many lines as it needs; returns its height. */
static double
legend (cairo_t *cr, const ArtBars *bars, double width, const ArtStyle *style)
{
  double x = EDGE, y = EDGE + TYPE / 2;
  if (bars->n_parts < 2)
    return EDGE;
  for (guint i = 0; i < bars->n_parts; i++)
    {
      double wide = TYPE * 1.5 + MIN (art_text_width (cr, bars->names[i], TYPE, FALSE), width * .6);
      if (x > EDGE && x + wide > width - EDGE)
        {
          x = EDGE;
          y += TYPE * 1.7;
        }
      if (style != NULL)
        {
          paint_part (cr, i, x, y - TYPE * .45, TYPE * .9, TYPE * .9);
          art_text_fit (cr, bars->names[i], x + TYPE * 1.4, y, wide, TYPE, FALSE, style->palette->text);
        }
      x += wide + TYPE * 1.4;
    }
  return y + TYPE * 1.2;
}

double
art_bars_height (cairo_t *cr, const ArtBars *bars, double width)
{
  return legend (cr, bars, width, NULL) + ROW * bars->n_rows + EDGE;
}

typedef struct
{
  double left, zero, unit; /* where the bars begin; where 0 is; pixels for 1 */
} Scale;

/* Labels get at most a third of the width, and the numbers at the ends of the bars get what they need. */
static Scale
find_scale (cairo_t *cr, const ArtBars *bars, double width)
{
  double label = 0, low = 0, high = 0, number = TYPE * 4;
  for (guint i = 0; i < bars->n_rows; i++)
    {
      double minus = 0, plus = 0;
      label = MAX (label, art_text_width (cr, bars->rows[i].label, TYPE, FALSE));
      for (guint k = 0; k < bars->n_parts; k++)
        *(bars->rows[i].parts[k] < 0 ? &minus : &plus) += bars->rows[i].parts[k];
      low = MIN (low, minus);
      high = MAX (high, plus);
    }
  Scale scale = { .left = EDGE + MIN (label, width / 3) + TYPE };
  scale.unit = MAX (width - scale.left - number - EDGE, 1) / MAX (high - low, 1e-9);
  scale.zero = scale.left - low * scale.unit;
  return scale;
}

static void
draw_row (cairo_t *cr, const ArtBars *bars, const ArtBar *row, const Scale *scale, double y, const ArtStyle *style)
{
  double plus = scale->zero, minus = scale->zero, sum = 0;
  char number[32];
  art_text_fit (cr, row->label, EDGE, y, scale->left - EDGE - TYPE * .6, TYPE, FALSE, style->palette->text);
  for (guint k = 0; k < bars->n_parts; k++)
    {
      double wide = fabs (row->parts[k]) * scale->unit, x = row->parts[k] < 0 ? (minus -= wide) : plus;
      sum += row->parts[k];
      if (row->parts[k] > 0)
        plus += wide;
      if (wide <= 0)
        continue;
      paint_part (cr, k, x, y - ROW * .32, wide, ROW * .64);
    }
  g_snprintf (number, sizeof number, "%.*f", (int) bars->decimals, sum);
  art_text_draw (cr, number, plus + TYPE * .5, y, TYPE, TRUE, ART_ALIGN_LEFT, style->palette->text);
}

void
art_bars_draw (cairo_t *cr, double width, double height, const ArtBars *bars, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && bars != NULL && style != NULL);
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  art_paint (cr, style->palette->paper);
  double y = legend (cr, bars, width, style) + ROW / 2;
  Scale scale = find_scale (cr, bars, width);
  for (guint i = 0; i < bars->n_rows; i++, y += ROW)
    draw_row (cr, bars, &bars->rows[i], &scale, y, style);
  art_line (cr, floor (scale.zero) + .5, y - ROW * (bars->n_rows + .5), floor (scale.zero) + .5, y - ROW / 2);
  art_stroke (cr, style->palette->line, 1);
}
