/* art-arbitress.c - the Arbitress: a robed woman who holds up her scales.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * She is white and violet with gold, a combination that no player has.  She is taller than any follower, and the only
 * figure with an arm raised above its head.
 */
#include "art-figure.h"
#include "art-pen.h"

#include <math.h>

static void
gown_path (cairo_t *cr)
{
  cairo_move_to (cr, -.09, -.2);
  cairo_curve_to (cr, -.17, -.18, -.17, -.08, -.135, .02);
  cairo_curve_to (cr, -.16, .2, -.24, .36, -.3, .475);
  cairo_curve_to (cr, -.15, .52, .15, .52, .29, .475);
  cairo_curve_to (cr, .22, .36, .14, .2, .115, .02);
  cairo_curve_to (cr, .14, -.08, .15, -.18, .07, -.2);
  cairo_close_path (cr);
}

/* Long hair under a veil. */
static void
hair_path (cairo_t *cr)
{
  cairo_move_to (cr, -.01, -.465);
  cairo_curve_to (cr, -.16, -.47, -.17, -.3, -.165, -.14);
  cairo_curve_to (cr, -.17, -.06, -.14, -.05, -.1, -.09);
  cairo_line_to (cr, .08, -.09);
  cairo_curve_to (cr, .13, -.07, .14, -.12, .135, -.2);
  cairo_curve_to (cr, .14, -.36, .1, -.465, -.01, -.465);
  cairo_close_path (cr);
}

static void
arms (cairo_t *cr)
{
  /* One arm holds the beam up, the other is at her side. */
  cairo_move_to (cr, .09, -.14);
  cairo_line_to (cr, .28, -.16);
  cairo_line_to (cr, .335, -.38);
  cairo_move_to (cr, -.11, -.13);
  cairo_line_to (cr, -.2, .04);
  cairo_line_to (cr, -.12, .12);
}

static void
beam (cairo_t *cr)
{
  cairo_move_to (cr, .335, -.52);
  cairo_line_to (cr, .335, -.38);
  cairo_move_to (cr, .15, -.45);
  cairo_line_to (cr, .54, -.49);
}

static void
pan (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - .07, y + .16);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + .07, y + .16);
}

static void
bowl (cairo_t *cr, double x, double y)
{
  cairo_move_to (cr, x - .09, y + .16);
  cairo_line_to (cr, x + .09, y + .16);
  cairo_curve_to (cr, x + .065, y + .25, x - .065, y + .25, x - .09, y + .16);
  cairo_close_path (cr);
}

static void
scales_layer (cairo_t *cr, ArtColour c, double width, double grow)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_set (cr, c);
  beam (cr);
  cairo_set_line_width (cr, width + grow);
  cairo_stroke (cr);
  pan (cr, .175, -.45);
  pan (cr, .515, -.49);
  cairo_set_line_width (cr, width * .45 + grow);
  cairo_stroke (cr);
  bowl (cr, .175, -.45);
  bowl (cr, .515, -.49);
  cairo_set_line_width (cr, MAX (grow, .001));
  cairo_stroke_preserve (cr);
  cairo_fill (cr);
}

static void
draw_sign (cairo_t *cr, const ArtStyle *style, double pixel)
{
  /* At this size there is no room for a woman, so draw her scales on a violet disc. */
  cairo_arc (cr, 0, 0, .5, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 4 * pixel);
  cairo_stroke_preserve (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, 2 * pixel);
  cairo_stroke_preserve (cr);
  art_set (cr, style->palette->robe_dark);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, MAX (.1, 1.2 * pixel));
  cairo_move_to (cr, 0, -.34);
  cairo_line_to (cr, 0, .34);
  cairo_move_to (cr, -.3, -.22);
  cairo_line_to (cr, .3, -.22);
  cairo_stroke (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * .3, -.24);
      cairo_line_to (cr, side * .3 - .16, .1);
      cairo_line_to (cr, side * .3 + .16, .1);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
}

static void
draw_woman (cairo_t *cr, const ArtStyle *style, double pixel)
{
  const ArtPalette *c = style->palette;
  double line = MAX (.032, 1.1 * pixel), halo = line + MAX (.03, 1.1 * pixel);
  ArtColour white = { 1, 1, 1 };
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 2; i++)
    {
      double grow = i ? line : halo;
      art_set (cr, i ? art_dark : white);
      gown_path (cr);
      hair_path (cr);
      cairo_set_line_width (cr, 2 * grow);
      cairo_stroke (cr);
      arms (cr);
      cairo_set_line_width (cr, .075 + 2 * grow);
      cairo_stroke (cr);
      scales_layer (cr, i ? art_dark : white, .03, 2 * grow * .8);
    }
  hair_path (cr);
  art_set (cr, c->robe_dark);
  cairo_fill (cr);
  gown_path (cr);
  art_set (cr, c->robe);
  cairo_fill (cr);
  /* Folds, a violet stole and a golden belt. */
  cairo_move_to (cr, .02, .03);
  cairo_curve_to (cr, .06, .2, .12, .38, .16, .49);
  cairo_line_to (cr, .29, .475);
  cairo_curve_to (cr, .22, .36, .14, .2, .115, .02);
  cairo_close_path (cr);
  art_set_alpha (cr, c->robe_dark, .45);
  cairo_fill (cr);
  cairo_move_to (cr, -.06, -.2);
  cairo_curve_to (cr, -.03, .0, -.08, .3, -.11, .495);
  art_set (cr, c->robe_dark);
  cairo_set_line_width (cr, .06);
  cairo_stroke (cr);
  cairo_move_to (cr, -.13, .02);
  cairo_line_to (cr, .11, .02);
  art_set (cr, c->gold);
  cairo_set_line_width (cr, .045);
  cairo_stroke (cr);
  arms (cr);
  art_set (cr, c->robe);
  cairo_set_line_width (cr, .075);
  cairo_stroke (cr);
  cairo_arc (cr, -.01, -.305, .105, 0, 2 * G_PI);
  art_set (cr, c->skin);
  cairo_fill (cr);
  /* The blindfold. */
  cairo_move_to (cr, -.115, -.32);
  cairo_line_to (cr, .095, -.32);
  art_set (cr, c->robe_dark);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_width (cr, .05);
  cairo_stroke (cr);
  scales_layer (cr, c->gold, .034, 0);
}

void
art_arbitress_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  if (size < 18)
    draw_sign (cr, style, 1 / size);
  else
    {
      cairo_translate (cr, -.12, 0); /* puts her and her scales in the middle together */
      draw_woman (cr, style, 1 / size);
    }
  cairo_restore (cr);
}
