/* art-island-land.c - a hex of land, and the flat lands: pasture, fields, desert, lake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A land is painted inside its own hex, a little away from its border.  So there is a strip of sand between any two
 * lands, where the roads are.  Trees, animals and the like stand near the rim, where no number token hides them.
 */
#include "art-island-pen.h"

#include "art-text.h"
#include "art-token.h"

#include <math.h>

#define INSET .034
#define ROUND .07

static void
paint_stains (ArtPen *pen, guint32 seed, ArtColour light, ArtColour dark)
{
  if (pen->c->flat || pen->detail == ART_DETAIL_SIGN)
    return;
  for (guint tone = 0; tone < 2; tone++)
    {
      for (guint i = 0; i < 5; i++)
        {
          double a = 2 * G_PI * art_chance (&seed), far = .12 + .3 * art_chance (&seed);
          art_stain (pen->cr, far * cos (a), far * 1.1 * sin (a), .1 + .08 * art_chance (&seed), .045,
                     .2 * (art_chance (&seed) - .5));
        }
      art_fill (pen->cr, tone ? light : dark);
    }
}

static void
paint_tufts (ArtPen *pen, guint32 seed, guint n, double h)
{
  cairo_t *cr = pen->cr;
  for (guint i = 0; i < n; i++)
    {
      double x = art_chance (&seed) - .5, y = (art_chance (&seed) - .5) * 1.1;
      if (art_hex_clearance (x, y) < .07 || hypot (x, y) < .22)
        continue;
      art_path_at (cr, x, y, h, h, "M -.55 -.75 -.1 0 .05 -1 M .15 0 .7 -.7");
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  art_stroke (cr, pen->c->tuft, MAX (.008, .7 / pen->size));
}

/* ---- pasture ---- */

void
art_sheep_paint (cairo_t *cr, const ArtPalette *c, double x, double y, double size, double ink)
{
  static const double puffs[][3] = { { -.2, -.07, .19 }, { .02, -.14, .21 }, { .23, -.08, .19 }, { .3, .05, .15 },
                                     { .12, .1, .19 },   { -.1, .1, .19 },   { -.26, .05, .15 } };
  art_saved (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, fabs (size));
  double line = ink / fabs (size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < 4; i++)
    {
      static const double legs[] = { -.2, -.07, .12, .25 };
      art_line (cr, legs[i], .15, legs[i], .38);
    }
  art_stroke (cr, c->ink, MAX (.075, line * 1.3));
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (puffs); i++)
        art_ellipse (cr, puffs[i][0], puffs[i][1], puffs[i][2] + (pass ? 0 : line), puffs[i][2] + (pass ? 0 : line));
      art_fill (cr, pass ? c->wool : c->ink);
    }
  art_ellipse (cr, -.4, -.07, .13 + line * .5, .115 + line * .5);
  art_ellipse (cr, -.33, -.2, .05, .07);
  art_fill (cr, c->ink);
}

static void
paint_fence (ArtPen *pen, double x0, double y0, double x1, double y1)
{
  cairo_t *cr = pen->cr;
  guint n = 4;
  for (guint i = 0; i < 2; i++)
    {
      double up = .022 + .024 * i;
      art_line (cr, x0, y0 - up, x1, y1 - up);
    }
  for (guint i = 0; i <= n; i++)
    {
      double x = x0 + (x1 - x0) * i / n, y = y0 + (y1 - y0) * i / n;
      art_path_at (cr, x, y, 1, 1, "M 0 0 V -.062");
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, pen->c->wood_dark, MAX (.014, 1 / pen->size));
}

static void
paint_pasture (ArtPen *pen, guint32 seed)
{
  /* The sheep stand around the token, each time a little differently. */
  static const ArtPoint folds[] = { { -.3, -.11 }, { .27, -.17 }, { .3, .15 },
                                    { -.05, .35 }, { -.28, .18 }, { .03, -.36 } };
  guint n = pen->detail == ART_DETAIL_SIGN ? 4 : G_N_ELEMENTS (folds);
  double size = pen->detail == ART_DETAIL_SIGN ? .2 : pen->detail == ART_DETAIL_SMALL ? .175 : .15;
  paint_stains (pen, seed, pen->c->grass_light, pen->c->grass_dark);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      paint_tufts (pen, seed ^ 5, pen->detail == ART_DETAIL_FINE ? 46 : 26, .024);
      if (!pen->c->flat)
        {
          paint_fence (pen, -.4, .3, -.17, .44);
          paint_fence (pen, .17, -.38, .36, -.27);
        }
    }
  guint skip = (guint) (art_chance (&seed) * n);
  for (guint i = 0; i < n; i++)
    {
      double x = folds[i].x + .03 * (art_chance (&seed) - .5), y = folds[i].y + .03 * (art_chance (&seed) - .5);
      gboolean right = art_chance (&seed) < .5;
      if (i == skip && n > 4)
        continue;
      if (pen->c->shadow > 0)
        {
          art_blob (pen, x + .01, y + size * .36, size * .42, size * .1);
          art_fill_alpha (pen->cr, pen->c->ink, pen->c->shadow);
        }
      art_sheep_paint (pen->cr, pen->c, x, y, right ? -size : size, pen->ink * .9);
    }
}

/* ---- fields ---- */

/* Rows of grain that follow the shape of the ground. */
static double
furrow (double x, double row)
{
  return row + .05 * sin (3.4 * x + row * 2) - .06 * x;
}

static void
paint_furrows (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  guint n = pen->detail >= ART_DETAIL_FULL ? 11 : 7;
  double step = 1.3 / n;
  for (guint i = 0; i < n; i += 2)
    {
      double a = -.65 + i * step, b = a + step;
      for (guint k = 0; k <= 12; k++)
        (k ? cairo_line_to : cairo_move_to) (cr, -.52 + 1.04 * k / 12, furrow (-.52 + 1.04 * k / 12, a));
      for (guint k = 13; k-- > 0;)
        cairo_line_to (cr, -.52 + 1.04 * k / 12, furrow (-.52 + 1.04 * k / 12, b));
      cairo_close_path (cr);
    }
  art_fill (cr, pen->c->corn_light);
  if (pen->detail < ART_DETAIL_FULL)
    return;
  double h = .03;
  for (guint i = 0; i < n; i++)
    for (double x = -.48 + (i % 2) * .025; x < .49; x += .05)
      {
        double y = furrow (x, -.65 + (i + .62) * step);
        if (art_hex_clearance (x, y) < .055)
          continue;
        art_path_at (cr, x, y, h, h, "M 0 .5 .12 -.5 M -.34 -.3 .05 .05 M .4 -.3 0 .1");
      }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  art_stroke (cr, pen->c->corn_dark, MAX (.0075, .7 / pen->size));
}

/* A sheaf, tied in the middle; x, y is the middle of its foot. */
static void
sheaf_path (cairo_t *cr, double x, double y, double h)
{
  art_path_at (cr, x, y, h, h,
               "M -.3 0 C -.2 -.2 -.12 -.3 -.1 -.42 -.14 -.6 -.28 -.72 -.42 -.82 L -.27 -.9 -.18 -1 "
               "-.07 -.95 .03 -1.04 .14 -.95 .26 -.97 .42 -.8 C .28 -.7 .14 -.6 .1 -.42 "
               ".12 -.3 .2 -.2 .3 0 .1 .06 -.1 .06 -.3 0 Z");
}

static void
paint_sheaf (ArtPen *pen, double x, double y, double h)
{
  cairo_t *cr = pen->cr;
  if (pen->c->shadow > 0)
    {
      art_blob (pen, x + h * .2, y, h * .45, h * .12);
      art_fill_alpha (cr, pen->c->ink, pen->c->shadow);
    }
  sheaf_path (cr, x, y, h);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_fill (cr, pen->c->ink, pen->ink * 2,
                   pen->c->flat ? pen->c->corn_light : art_mix (pen->c->corn, pen->c->corn_light, .55));
  if (pen->detail >= ART_DETAIL_FULL)
    {
      for (int k = -1; k <= 1; k++)
        {
          cairo_move_to (cr, x + k * h * .15, y - h * .04);
          cairo_line_to (cr, x + k * h * .05, y - h * .4);
          cairo_line_to (cr, x + k * h * .22, y - h * .84);
        }
      art_stroke (cr, pen->c->corn_dark, MAX (.008, .7 / pen->size));
    }
  art_path_at (cr, x, y, h, h, "M -.13 -.42 H .13");
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, pen->c->clay_dark, MAX (h * .11, 1 / pen->size));
}

static void
paint_fields (ArtPen *pen, guint32 seed)
{
  static const ArtPoint places[] = {
    { -.3, .0 }, { -.17, .41 }, { .22, .37 }, { .33, .0 }, { -.2, -.26 }, { .2, -.27 }
  };
  double h = pen->detail == ART_DETAIL_SIGN ? .25 : pen->detail == ART_DETAIL_SMALL ? .215 : .185;
  if (!pen->c->flat)
    paint_furrows (pen);
  guint from = (guint) (art_chance (&seed) * 2);
  /* Three or four sheaves, painted from north to south. */
  static const guint8 order[] = { 5, 4, 3, 0, 2, 1 };
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if ((order[i] + from) % 2 == 0 || (pen->detail > ART_DETAIL_SMALL && order[i] == 3))
      paint_sheaf (pen, places[order[i]].x, places[order[i]].y, h);
}

/* ---- desert ---- */

static void
dune_path (cairo_t *cr, double x, double y, double w, double h)
{
  art_path_at (cr, x, y, w, h, "M -1 0 C -.5 -.3 -.25 -1 0 -1 .35 -.9 .6 -.2 1 0");
}

static void
paint_cactus (ArtPen *pen, double x, double y, double h)
{
  cairo_t *cr = pen->cr;
  for (guint pass = 0; pass < 2; pass++)
    {
      art_path_at (cr, x, y, h, h,
                   "M 0 0 V -1 M 0 -.35 C -.36 -.33 -.34 -.4 -.34 -.68 "
                   "M 0 -.48 C .34 -.46 .32 -.5 .32 -.8");
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_stroke (cr, pass ? pen->c->fir : pen->c->ink, h * .2 + (pass ? 0 : pen->ink * 2));
    }
}

static void
paint_desert (ArtPen *pen, guint32 seed)
{
  cairo_t *cr = pen->cr;
  static const struct
  {
    double x, y, w, h;
  } dunes[] = { { .14, -.3, .24, .09 },
                { -.2, -.14, .26, .1 },
                { .24, .06, .22, .09 },
                { -.14, .24, .28, .1 },
                { .12, .42, .24, .08 } };
  paint_stains (pen, seed, pen->c->sand_light, pen->c->sand_dark);
  for (guint i = 0; i < G_N_ELEMENTS (dunes); i++)
    {
      double x = dunes[i].x, y = dunes[i].y, w = dunes[i].w, h = dunes[i].h;
      if (!pen->c->flat)
        {
          dune_path (cr, x, y, w, h);
          cairo_close_path (cr);
          art_fill (cr, pen->c->sand_light);
          art_path_at (cr, x, y, w, h, "M 0 -1 C .35 -.9 .6 -.2 1 0 H .12 C .3 -.3 -.1 -.5 0 -1");
          art_fill (cr, pen->c->sand_dark);
        }
      dune_path (cr, x, y, w, h);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_stroke (cr, art_mix (pen->c->sand_dark, pen->c->ink, pen->c->flat ? 0 : .45), pen->ink);
    }
  double k = pen->detail <= ART_DETAIL_SMALL ? 1.3 : 1;
  paint_cactus (pen, -.3, .08, .17 * k);
  paint_cactus (pen, .26, -.12, .14 * k);
  paint_cactus (pen, .2, .36, .12 * k);
}

/* ---- the lake ---- */

void
art_fish_path (cairo_t *cr, double x, double y, double w)
{
  double h = w * .26;
  art_path_at (cr, x, y, w, h,
               "M -.5 0 C -.3 -1 .08 -1.05 .28 -.12 L .5 -.85 C .43 -.2 .43 .2 .5 .85 L .28 .12 "
               "C .08 1.05 -.3 1 -.5 0 Z");
}

static void
paint_lake (ArtPen *pen, guint32 seed)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  static const ArtPoint fish[] = { { -.16, -.26 }, { .2, -.2 }, { -.26, -.02 }, { .24, .02 } };
  paint_stains (pen, seed, c->grass_light, c->grass_dark);
  art_bed_path (cr, 0, 0, .455, .025);
  art_fill (cr, c->flat ? c->ink : c->bank);
  art_bed_path (cr, 0, 0, .425, .03);
  art_fill_stroke (cr, c->water, c->shore_ink, pen->ink);
  if (!c->flat)
    {
      art_bed_path (cr, 0, 0, .34, .06);
      art_fill (cr, art_mix (c->water, c->water_deep, .55));
    }
  for (guint i = 0; i < G_N_ELEMENTS (fish); i++)
    art_fish_path (cr, fish[i].x, fish[i].y, pen->detail <= ART_DETAIL_SMALL ? .2 : .16);
  art_fill (cr, art_mix (c->water_deep, c->shore_ink, .75));
}

/* ---- a hex ---- */

/* A land that is not known yet. */
static void
paint_unknown (ArtPen *pen, guint32 seed)
{
  cairo_t *cr = pen->cr;
  for (double at = -1; at < 1; at += .11)
    {
      art_path_at (cr, at, 0, 1, 1, "M -.6 .6 .6 -.6");
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  art_stroke (cr, pen->c->line, MAX (.014, 1 / pen->size));
  art_saved (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  art_text_draw (cr, "?", 0, 0, pen->size * .55, TRUE, ART_ALIGN_MIDDLE, pen->c->text_dim);
}

void
art_land_paint (ArtPen *pen, guint land, guint32 seed)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  static const gsize grounds[CATAN_N_LANDS + 1] = {
    G_STRUCT_OFFSET (ArtPalette, forest), G_STRUCT_OFFSET (ArtPalette, grass), G_STRUCT_OFFSET (ArtPalette, corn),
    G_STRUCT_OFFSET (ArtPalette, clay),   G_STRUCT_OFFSET (ArtPalette, rock),  G_STRUCT_OFFSET (ArtPalette, sand),
    G_STRUCT_OFFSET (ArtPalette, grass),  G_STRUCT_OFFSET (ArtPalette, paper),
  };
  static void (*const painters[CATAN_N_LANDS + 1]) (
      ArtPen *, guint32) = { art_forest_paint,    paint_pasture, paint_fields, art_hills_paint,
                             art_mountains_paint, paint_desert,  paint_lake,   paint_unknown };
  land = MIN (land, CATAN_N_LANDS);
  ArtColour ground = G_STRUCT_MEMBER (ArtColour, c, grounds[land]);
  cairo_save (cr);
  art_hex_path (cr, INSET, ROUND);
  art_set (cr, ground);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  painters[land](pen, seed);
  cairo_restore (cr);
  art_hex_path (cr, INSET, ROUND);
  art_stroke (cr, c->flat ? c->ink : art_mix (ground, c->ink, .62), pen->ink * (c->flat ? 1.4 : 1.1));
}

void
art_land_draw (cairo_t *cr, guint land, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  ArtPen pen = art_island_pen (cr, size, style);
  art_piece_begin (cr, x, y, size);
  cairo_set_tolerance (cr, .25);
  art_land_paint (&pen, land, 5);
  cairo_restore (cr);
}
