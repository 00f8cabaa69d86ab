/* art-island-relief.c - the high lands: forest, hills, mountains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The light comes from the north-west, as everywhere on the map.
 */
#include "art-island-pen.h"

#include <math.h>

/* ---- forest ---- */

/* A fir, enlarged on all sides by `g`; or only its lit half. */
static void
fir_path (cairo_t *cr, const ArtTree *fir, double g, gboolean half)
{
  double x = fir->x, y = fir->y, w = fir->r, h = fir->r * 3.1;
  cairo_move_to (cr, x, y - h - g * 1.6);
  cairo_line_to (cr, x - w * .58 - g * 1.4, y - h * .62 + g);
  cairo_line_to (cr, x - w * .34 - g, y - h * .62 + g);
  cairo_line_to (cr, x - w * .82 - g * 1.4, y - h * .36 + g);
  cairo_line_to (cr, x - w * .52 - g, y - h * .36 + g);
  cairo_line_to (cr, x - w - g * 1.4, y - h * .1 + g);
  if (half)
    cairo_line_to (cr, x + w * .1, y - h * .1);
  else
    {
      cairo_line_to (cr, x + w + g * 1.4, y - h * .1 + g);
      cairo_line_to (cr, x + w * .52 + g, y - h * .36 + g);
      cairo_line_to (cr, x + w * .82 + g * 1.4, y - h * .36 + g);
      cairo_line_to (cr, x + w * .34 + g, y - h * .62 + g);
      cairo_line_to (cr, x + w * .58 + g * 1.4, y - h * .62 + g);
    }
  cairo_close_path (cr);
}

/* Firs that are equally far north do not overlap, so they are painted together. */
/* Firs, sorted from north to south.  x, y is the foot, the radius is half the width. */
static void
firs_paint (ArtPen *pen, const ArtTree *firs, guint n)
{
  cairo_t *cr = pen->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint from = 0, to; from < n; from = to)
    {
      for (to = from + 1; to < n && fabs (firs[to].y - firs[from].y) < 1e-6;)
        to++;
      for (guint i = from; i < to && pen->c->shadow > 0; i++)
        art_blob (pen, firs[i].x + firs[i].r * .5, firs[i].y, firs[i].r * 1.1, firs[i].r * .38);
      art_fill_alpha (cr, pen->c->ink, pen->c->shadow);
      for (guint i = from; i < to; i++)
        cairo_rectangle (cr, firs[i].x - firs[i].r * .2, firs[i].y - firs[i].r * .4, firs[i].r * .4, firs[i].r * .5);
      art_fill (cr, pen->c->ink);
      for (guint layer = 0; layer < 3; layer++)
        {
          for (guint i = from; i < to; i++)
            fir_path (cr, &firs[i], layer ? 0 : pen->ink * .9, layer == 2);
          art_fill (cr, layer == 0 ? pen->c->ink : layer == 1 ? pen->c->fir_dark : pen->c->fir);
        }
      if (pen->detail < ART_DETAIL_FULL || pen->c->flat)
        continue;
      for (guint i = from; i < to; i++)
        for (guint tier = 0; tier < 3; tier++)
          {
            double y = firs[i].y - firs[i].r * 3.1 * (.16 + .26 * tier), w = firs[i].r * (.7 - .16 * tier);
            cairo_move_to (cr, firs[i].x - w, y);
            cairo_line_to (cr, firs[i].x - w * .1, y);
            cairo_line_to (cr, firs[i].x - w * .1, y - firs[i].r * .55);
            cairo_close_path (cr);
          }
      art_fill (cr, pen->c->fir_light);
    }
}

void
art_forest_paint (ArtPen *pen, guint32 seed)
{
  ArtTree firs[64];
  guint n = 0;
  double r = pen->detail == ART_DETAIL_SIGN ? .105 : pen->detail == ART_DETAIL_SMALL ? .082 : .062;
  double dy = r * 1.95, dx = r * 2.4;
  guint row = 0;
  for (double y = -.56 + r * 2.6; y < .54; y += dy, row++)
    for (double x = -.5 - dx * (row % 2) * .5; x < .55; x += dx)
      {
        ArtTree fir = { x + dx * .3 * (art_chance (&seed) - .5), y, r * (.86 + .28 * art_chance (&seed)) };
        gboolean gap = art_chance (&seed) < .06;
        if (gap || n == G_N_ELEMENTS (firs) || art_hex_clearance (fir.x - fir.r, fir.y) < .045
            || art_hex_clearance (fir.x + fir.r, fir.y) < .045 || art_hex_clearance (fir.x, fir.y - fir.r * 3.1) < .04
            || (fir.y > -.2 && hypot (fir.x, (fir.y - fir.r * 1.5)) < .12))
          continue;
        firs[n++] = fir;
      }
  firs_paint (pen, firs, n);
}

/* ---- hills ---- */

static void
mound_path (cairo_t *cr, double x, double y, double w, double h)
{
  art_path_at (cr, x, y, w, h, "M -1 0 C -.72 -.55 -.5 -1 -.08 -1 .4 -1 .66 -.5 1 0 .5 .14 -.5 .14 -1 0 Z");
}

static void
paint_mound (ArtPen *pen, double x, double y, double w, double h)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  mound_path (cr, x, y, w, h);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_set (cr, c->ink);
  cairo_set_line_width (cr, pen->ink * 2);
  cairo_stroke_preserve (cr);
  art_set (cr, c->clay_light);
  art_saved (cr);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  if (!c->flat)
    {
      mound_path (cr, x + w * .42, y + h * .16, w, h * .98);
      art_fill (cr, c->clay);
    }
  /* Layers where clay was dug out. */
  if (pen->detail > ART_DETAIL_SIGN)
    {
      for (guint i = 1; i <= 3; i++)
        {
          double up = h * (.24 * i - .06);
          cairo_move_to (cr, x - w, y - up + h * .02);
          cairo_curve_to (cr, x - w * .4, y - up + h * .1, x + w * .3, y - up + h * .08, x + w, y - up - h * .04);
        }
      art_stroke (cr, c->clay_dark, MAX (.011, .8 / pen->size));
    }
}

/* Three rows of bricks that dry. */
static void
paint_bricks (ArtPen *pen, double x, double y, double w)
{
  cairo_t *cr = pen->cr;
  double b = w / 3, h = b * .56;
  for (guint pass = 0; pass < 2; pass++)
    for (guint row = 0; row < 3; row++)
      for (guint i = 0; i < 3 - row; i++)
        {
          double left = x - w / 2 + b * (i + row * .5), top = y - h * (row + 1);
          double g = pass ? -pen->ink * .45 : pen->ink * .6;
          cairo_rectangle (cr, left - g, top - g, b + 2 * g, h + 2 * g);
          art_fill (cr, pass ? ((i + row) % 2 ? pen->c->roof[0] : pen->c->clay_dark) : pen->c->ink);
        }
}

void
art_hills_paint (ArtPen *pen, guint32 seed)
{
  /* From north to south.  The token hides the middle. */
  static const struct
  {
    double x, y, w, h;
  } mounds[] = { { .02, -.24, .25, .2 }, { -.3, -.05, .24, .19 }, { .3, -.03, .23, .18 },
                 { .0, .17, .3, .2 },    { -.25, .28, .22, .16 }, { .26, .3, .23, .17 } };
  gboolean mirror = art_chance (&seed) < .5;
  double side = mirror ? -1 : 1;
  if (pen->detail >= ART_DETAIL_FULL && !pen->c->flat)
    {
      for (guint i = 0; i < 24; i++)
        {
          double x = art_chance (&seed) - .5, y = (art_chance (&seed) - .5) * 1.1;
          if (art_hex_clearance (x, y) > .06)
            art_blob (pen, x, y, .012, .007);
        }
      art_fill (pen->cr, pen->c->clay_dark);
    }
  for (guint i = 0; i < G_N_ELEMENTS (mounds); i++)
    paint_mound (pen, mounds[i].x * side, mounds[i].y, mounds[i].w, mounds[i].h);
  double k = pen->detail == ART_DETAIL_SIGN ? 1.5 : pen->detail == ART_DETAIL_SMALL ? 1.25 : 1;
  paint_bricks (pen, .0, .5 - .05 * k, .2 * k);
}

/* ---- mountains ---- */

static void
paint_peak (ArtPen *pen, double x, double y, double w, double h, double lean)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  double top = x + lean * w, peak = y - h;
  const ArtPoint all[] = { { x - w, y },
                           { x - w * .55 + lean * w * .3, y - h * .5 },
                           { top - w * .12, y - h * .86 },
                           { top, peak },
                           { top + w * .16, y - h * .8 },
                           { x + w * .5, y - h * .42 },
                           { x + w, y } };
  art_polygon (cr, all, G_N_ELEMENTS (all));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_fill (cr, c->ink, pen->ink * 2, c->rock_light);
  const ArtPoint shade[] = {
    { top, peak },      { top + w * .16, y - h * .8 }, { x + w * .5, y - h * .42 },  { x + w, y },
    { x + w * .12, y }, { x + w * .2, y - h * .2 },    { x - w * .04, y - h * .42 }, { top + w * .04, y - h * .66 }
  };
  art_polygon (cr, shade, G_N_ELEMENTS (shade));
  art_fill (cr, c->rock_dark);
  /* Snow down to an uneven line. */
  ArtPoint left = art_between (all[1], all[2], .55), right = art_between (all[4], all[5], .3);
  const ArtPoint snow[] = { left,
                            all[2],
                            all[3],
                            all[4],
                            right,
                            { top + w * .13, y - h * .72 },
                            { top + w * .04, y - h * .58 },
                            { top - w * .08, y - h * .72 },
                            { top - w * .2, y - h * .58 } };
  art_polygon (cr, snow, G_N_ELEMENTS (snow));
  art_fill (cr, c->snow);
  if (pen->detail < ART_DETAIL_FULL || c->flat)
    return;
  const ArtPoint dim[] = { all[3], all[4], right, { top + w * .13, y - h * .72 }, { top + w * .04, y - h * .66 } };
  art_polygon (cr, dim, G_N_ELEMENTS (dim));
  art_fill (cr, art_mix (c->snow, c->rock, .42));
  for (guint i = 0; i < 3; i++)
    {
      double at = x - w * (.6 - .22 * i), foot = y - h * (.06 + .06 * i);
      art_path_at (cr, at, foot, w, h, "M 0 0 .1 -.16");
    }
  art_stroke (cr, c->rock_dark, MAX (.009, .7 / pen->size));
}

void
art_mountains_paint (ArtPen *pen, guint32 seed)
{
  /* From north to south, so that mountains in front cover the feet of those behind. */
  static const struct
  {
    double x, y, w, h, lean;
  } peaks[] = { { -.02, .2, .36, .7, .04 },
                { -.31, .3, .28, .58, -.06 },
                { .31, .31, .28, .6, .06 },
                { -.16, .47, .36, .34, -.1 },
                { .2, .54, .36, .36, .06 } };
  static const ArtTree firs[] = { { -.4, .315, .034 }, { -.33, .335, .038 }, { .4, .32, .036 },
                                  { .34, .34, .03 },   { -.02, .44, .036 },  { .05, .46, .032 } };
  ArtTree grown[G_N_ELEMENTS (firs)];
  double side = art_chance (&seed) < .5 ? -1 : 1;
  for (guint i = 0; i < G_N_ELEMENTS (peaks); i++)
    paint_peak (pen, side * peaks[i].x, peaks[i].y, peaks[i].w, peaks[i].h, peaks[i].lean);
  if (pen->detail < ART_DETAIL_SMALL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (firs); i++)
    grown[i] = (ArtTree){ side * firs[i].x, firs[i].y, firs[i].r * (pen->detail == ART_DETAIL_SMALL ? 1.35 : 1.1) };
  firs_paint (pen, grown, G_N_ELEMENTS (grown));
}
