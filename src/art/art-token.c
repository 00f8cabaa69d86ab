/* art-token.c - round tokens and the emblems of the resources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-token.h"

#include "art-island-pen.h"
#include "art-text.h"

#include <math.h>

/* A disc with its rim. */
static void
draw_chip (cairo_t *cr, double x, double y, double size, ArtColour face, ArtColour edge)
{
  double line = MAX (1, size * .055), r = size / 2 - line / 2;
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_fill_stroke (cr, face, edge, line);
}

/* ---- numbers ---- */

guint
art_number_pips (guint number)
{
  return number >= 2 && number <= 12 && number != 7 ? 6 - (guint) abs (7 - (int) number) : 0;
}

void
art_number_token_draw (cairo_t *cr, guint number, gboolean idle, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  g_autofree char *text = g_strdup_printf ("%u", number);
  guint pips = art_number_pips (number);
  gboolean hot = pips == 5;
  ArtColour ink = hot ? c->hot : c->chip_ink, face = idle ? art_mix (c->chip, c->robber, .5) : c->chip;
  if (idle)
    ink = hot ? art_mix (c->hot, c->robber_dark, .3) : c->robber_dark;
  art_saved (cr);
  draw_chip (cr, x, y, size, face, c->ink);
  if (hot)
    {
      /* The most frequent numbers have a second ring and are larger. */
      cairo_arc (cr, x, y, size * .405, 0, 2 * G_PI);
      art_stroke (cr, ink, MAX (1, size * .055));
    }
  /* If there is no room for dots, the number is larger. */
  gboolean dots = size >= 20;
  double type = size * (hot ? .54 : number < 10 ? .5 : .46) * (dots ? 1 : 1.16), gap = size * .105;
  art_text_draw (cr, text, x, y - (dots ? size * (hot ? .07 : .08) : 0), type, TRUE, ART_ALIGN_MIDDLE, ink);
  for (guint i = 0; i < pips && dots; i++)
    {
      double px = x + ((double) i - (pips - 1) / 2.) * gap;
      cairo_new_sub_path (cr);
      cairo_arc (cr, px, y + size * .25, MAX (size * .038, .8), 0, 2 * G_PI);
    }
  art_fill (cr, ink);
}

/* ---- fish ---- */

/* One fish; its head is on the left. */
static void
fish_draw (cairo_t *cr, double x, double y, double width, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double line = MAX (.8, width * .045);
  art_saved (cr);
  cairo_new_path (cr);
  art_fish_path (cr, x, y, width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_fill (cr, c->ink, line * 2, c->flat ? c->water : art_mix (c->water, c->water_deep, .5));
  if (width >= 12)
    {
      /* Belly, gill and eye. */
      cairo_save (cr);
      art_fish_path (cr, x, y, width);
      cairo_clip (cr);
      cairo_rectangle (cr, x - width / 2, y + width * .045, width * .8, width * .3);
      art_fill (cr, c->water_light);
      cairo_restore (cr);
      cairo_arc (cr, x - width * .36, y, width * .17, -.9, .9);
      art_stroke (cr, c->ink, MAX (.6, width * .028));
      cairo_arc (cr, x - width * .33, y - width * .05, MAX (width * .034, .7), 0, 2 * G_PI);
      art_fill (cr, c->ink);
    }
}

static void
draw_back (cairo_t *cr, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  draw_chip (cr, x, y, size, c->water_deep, c->ink);
  cairo_arc (cr, x, y, size * .38, 0, 2 * G_PI);
  art_stroke (cr, c->water_light, MAX (.8, size * .035));
  for (int row = -1; row <= 1; row++)
    {
      double w = size * (row ? .2 : .27), at = y + row * size * .17;
      art_path_at (cr, x, at, w, size, "M -1 0 C -.6 -.13 -.3 -.1 0 0 .3 .1 .6 .13 1 0");
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, c->water_light, MAX (1, size * .05));
}

void
art_fish_token_draw (cairo_t *cr, guint value, double x, double y, double size, const ArtStyle *style)
{
  static const double places[4][3][2] = {
    { { 0 } }, { { 0, 0 } }, { { .04, -.15 }, { -.04, .15 } }, { { .04, -.24 }, { -.05, 0 }, { .04, .24 } }
  };
  static const double widths[4] = { 0, .66, .56, .5 };
  g_return_if_fail (cr != NULL && style != NULL && value <= CATAN_FISH_MAX);
  if (!(size > 0))
    return;
  art_saved (cr);
  cairo_new_path (cr);
  if (value == CATAN_FISH_SECRET)
    draw_back (cr, x, y, size, style);
  else
    {
      draw_chip (cr, x, y, size, style->palette->chip, style->palette->ink);
      for (guint i = 0; i < value; i++)
        fish_draw (cr, x + places[value][i][0] * size, y + places[value][i][1] * size, widths[value] * size, style);
    }
}

/* ---- the old shoe ---- */

void
art_shoe_token_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  art_saved (cr);
  draw_chip (cr, x, y, size, c->chip, c->ink);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size * .72, size * .72);
  double line = MAX (.035, 1.1 / size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_path (cr, "M -.18 -.42 -.14 .1 C -.36 .14 -.48 .2 -.45 .34 H .3 C .24 .12 .26 -.1 .3 -.42 Z");
  art_stroke_fill (cr, c->ink, line * 2, c->wood);
  /* Sole, patch, laces. */
  cairo_rectangle (cr, -.46, .31, .78, .09);
  cairo_rectangle (cr, .12, .38, .2, .06);
  art_fill (cr, c->wood_dark);
  if (size >= 20)
    {
      cairo_rectangle (cr, -.31, .16, .16, .1);
      art_fill (cr, c->clay_light);
      for (guint i = 0; i < 3; i++)
        art_line (cr, -.13, -.28 + .12 * i, .02, -.24 + .12 * i);
      art_stroke (cr, c->chip, .045);
    }
}

/* ---- resources ---- */

static void
draw_log (cairo_t *cr, const ArtPalette *c, double line)
{
  art_path (cr, "M -.24 -.24 H .34 C .5 -.24 .5 .24 .34 .24 H -.24 Z");
  art_stroke_fill (cr, c->ink, line * 2, c->wood_dark);
  art_stroke_path (cr, "M -.02 -.09 H .32 M .06 .08 H .36", c->wood, .06);
  art_ellipse (cr, -.26, 0, .17, .25);
  art_stroke_fill (cr, c->ink, line * 2, art_mix (c->wood, c->chip, .55));
  art_ellipse (cr, -.26, 0, .085, .13);
  art_stroke (cr, c->wood_dark, .05);
}

/* A grain of the ear, at an angle to its stalk. */
static void
draw_grain (cairo_t *cr, const ArtPalette *c, double x, double y, double lean, double line)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      double g = pass ? 0 : line * .8;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, lean);
      art_ellipse (cr, 0, 0, .075 + g, .135 + g);
      cairo_restore (cr);
      art_fill (cr, pass ? c->corn : c->ink);
    }
}

static void
draw_ear (cairo_t *cr, const ArtPalette *c, double line)
{
  for (guint pass = 0; pass < 2; pass++)
    {
      art_path (cr, "M -.06 .5 C 0 .35 .02 .2 .02 -.1 M -.02 .4 C .06 .34 .16 .32 .24 .2");
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_stroke (cr, pass ? c->corn_dark : c->ink, .06 + (pass ? 0 : 1.6 * line));
    }
  draw_grain (cr, c, .02, -.37, 0, line);
  for (guint i = 0; i < 3; i++)
    for (int side = -1; side <= 1; side += 2)
      draw_grain (cr, c, .02 + side * .115, -.24 + .17 * i, side * .55, line);
}

static void
draw_bricks (cairo_t *cr, const ArtPalette *c, double line)
{
  static const double bricks[][2] = { { -.47, .04 }, { .015, .04 }, { -.23, -.3 } };
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < 3; i++)
      {
        double g = pass ? 0 : line;
        cairo_rectangle (cr, bricks[i][0] - g, bricks[i][1] - g, .45 + 2 * g, .29 + 2 * g);
        art_fill (cr, pass ? (i == 2 ? c->roof[0] : art_mix (c->roof[0], c->clay_dark, .45)) : c->ink);
      }
}

static void
draw_ore (cairo_t *cr, const ArtPalette *c, double line)
{
  art_path (cr, "M -.46 .32 -.34 -.12 -.08 -.38 .2 -.34 .44 .02 .46 .32 Z");
  art_stroke_fill (cr, c->ink, line * 2, c->rock);
  art_fill_path (cr, "M -.34 -.12 -.08 -.38 .2 -.34 .06 -.08 Z", c->rock_light);
  art_fill_path (cr, "M .06 -.08 .2 -.34 .44 .02 .46 .32 H .16 Z", c->rock_dark);
}

void
art_resource_draw (cairo_t *cr, CatanResource resource, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double line = MAX (.045, .9 / size);
  art_saved (cr);
  cairo_new_path (cr);
  if (resource == CATAN_ANY)
    {
      draw_chip (cr, x, y, size, c->chip, c->ink);
      art_text_draw (cr, "?", x, y, size * .66, TRUE, ART_ALIGN_MIDDLE, c->chip_ink);
      return;
    }
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  switch (resource)
    {
    case CATAN_WOOD: draw_log (cr, c, line); break;
    case CATAN_WOOL: art_sheep_paint (cr, c, .03, 0, 1, line); break;
    case CATAN_GRAIN: draw_ear (cr, c, line); break;
    case CATAN_BRICK: draw_bricks (cr, c, line); break;
    case CATAN_ORE: draw_ore (cr, c, line); break;
    default: break;
    }
}
