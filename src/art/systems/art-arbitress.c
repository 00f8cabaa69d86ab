/* art-arbitress.c - the Arbitress: a robed woman who holds up her scales.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * She is white and violet with gold, a combination that no player has.  She is taller than any follower, and the only
 * figure with an arm raised above its head.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

#include <math.h>

static const char gown[] = "M -.09 -.2 C -.17 -.18 -.17 -.08 -.135 .02 -.16 .2 -.24 .36 -.3 .475 "
                           "-.15 .52 .15 .52 .29 .475 .22 .36 .14 .2 .115 .02 .14 -.08 .15 -.18 .07 -.2 Z";

/* Long hair under a veil. */
static const char hair[] = "M -.01 -.465 C -.16 -.47 -.17 -.3 -.165 -.14 -.17 -.06 -.14 -.05 -.1 -.09 H .08 "
                           "C .13 -.07 .14 -.12 .135 -.2 .14 -.36 .1 -.465 -.01 -.465 Z";

/* One arm holds the beam up, the other is at her side. */
static const char arms[] = "M .09 -.14 .28 -.16 .335 -.38 M -.11 -.13 -.2 .04 -.12 .12";

static void
scales_layer (cairo_t *cr, ArtColour c, double width, double grow)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_set (cr, c);
  art_path (cr, "M .335 -.52 V -.38 M .15 -.45 .54 -.49");
  cairo_set_line_width (cr, width + grow);
  cairo_stroke (cr);
  art_path (cr, "M .175 -.45 .105 -.29 M .175 -.45 .245 -.29 M .515 -.49 .445 -.33 M .515 -.49 .585 -.33");
  cairo_set_line_width (cr, width * .45 + grow);
  cairo_stroke (cr);
  art_path (cr, "M .085 -.29 H .265 C .24 -.2 .11 -.2 .085 -.29 Z M .425 -.33 H .605 C .58 -.24 .45 -.24 .425 -.33 Z");
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
  art_stroke_fill (cr, art_dark, 2 * pixel, style->palette->robe_dark);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, MAX (.1, 1.2 * pixel));
  art_path (cr, "M 0 -.34 V .34 M -.3 -.22 H .3");
  cairo_stroke (cr);
  art_path (cr, "M -.3 -.24 -.46 .1 H -.14 Z M .3 -.24 .14 .1 H .46 Z");
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
      art_path (cr, gown);
      art_path (cr, hair);
      cairo_set_line_width (cr, 2 * grow);
      cairo_stroke (cr);
      art_path (cr, arms);
      cairo_set_line_width (cr, .075 + 2 * grow);
      cairo_stroke (cr);
      scales_layer (cr, i ? art_dark : white, .03, 2 * grow * .8);
    }
  art_fill_path (cr, hair, c->robe_dark);
  art_fill_path (cr, gown, c->robe);
  /* Folds, a violet stole and a golden belt. */
  art_path (cr, "M .02 .03 C .06 .2 .12 .38 .16 .49 L .29 .475 C .22 .36 .14 .2 .115 .02 Z");
  art_fill_alpha (cr, c->robe_dark, .45);
  art_stroke_path (cr, "M -.06 -.2 C -.03 0 -.08 .3 -.11 .495", c->robe_dark, .06);
  art_stroke_path (cr, "M -.13 .02 H .11", c->gold, .045);
  art_stroke_path (cr, arms, c->robe, .075);
  cairo_arc (cr, -.01, -.305, .105, 0, 2 * G_PI);
  art_fill (cr, c->skin);
  /* The blindfold. */
  art_path (cr, "M -.115 -.32 H .095");
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
  art_piece_begin (cr, x, y, size);
  if (size < 18)
    draw_sign (cr, style, 1 / size);
  else
    {
      cairo_translate (cr, -.12, 0); /* puts her and her scales in the middle together */
      draw_woman (cr, style, 1 / size);
    }
  cairo_restore (cr);
}
