/* art-traders.c - paints the goods in a city: grapes for wine, an ear of grain, a bolt of cloth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each lies on a white disc.  They differ in shape and in lightness, so that they can be told apart in small sizes and
 * without colours: dark dots, light stalks that spread, a block with stripes.
 */
#include "art/art-pen.h"
#include "carcassonne/carc-traders-marks.h"

static const ArtColour purple = { .38, .1, .42 }, leaf = { .2, .45, .15 }, red = { .78, .14, .13 }, white = { 1, 1, 1 };

static void
paint_grapes (ArtPen *pen)
{
  static const ArtPoint grapes[] = {
    { -.25, -.12 }, { 0, -.14 }, { .25, -.12 }, { -.13, .1 }, { .13, .1 }, { 0, .31 }
  };
  cairo_t *cr = pen->cr;
  art_stroke_path (cr, "M 0 -.2 C 0 -.3 .04 -.36 .1 -.42", pen->c->ink, .08);
  art_ellipse (cr, -.14, -.34, .15, .09);
  art_fill (cr, pen->c->flat ? pen->c->ink : leaf);
  for (guint i = 0; i < G_N_ELEMENTS (grapes); i++)
    art_ellipse (cr, grapes[i].x, grapes[i].y, .145, .145);
  art_fill (cr, purple);
  if (pen->detail < ART_DETAIL_FULL || pen->c->flat)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (grapes); i++)
    art_ellipse (cr, grapes[i].x - .05, grapes[i].y - .05, .035, .035);
  art_fill (cr, art_mix (purple, white, .6));
}

static void
paint_sheaf (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const ArtColour gold = pen->c->flat ? (ArtColour){ 1, .82, 0 } : (ArtColour){ .93, .7, .16 };
  for (int ear = -1; ear <= 1; ear++)
    {
      art_saved (cr);
      cairo_translate (cr, 0, .44);
      cairo_rotate (cr, ear * .48);
      art_stroke_path (cr, "M 0 0 V -.5", pen->c->ink, .07);
      art_ellipse (cr, 0, -.62, .12, .27);
      art_fill_stroke (cr, gold, pen->c->ink, .07);
    }
}

static void
paint_bolt (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  /* The cloth that hangs down, then the roll. */
  cairo_rectangle (cr, -.26, -.1, .52, .44);
  art_fill_stroke (cr, red, pen->c->ink, .07);
  for (int stripe = 0; stripe < 2; stripe++)
    cairo_rectangle (cr, -.13 + .16 * stripe, -.02, .09, .33);
  art_fill (cr, white);
  cairo_rectangle (cr, -.38, -.33, .76, .27);
  art_fill_stroke (cr, art_mix (red, pen->c->ink, .25), pen->c->ink, .07);
}

void
art_goods_paint (ArtPen *pen, guint mark, ArtPoint at, double size)
{
  cairo_t *cr = pen->cr;
  art_saved (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, size, size);
  art_ellipse (cr, 0, 0, .6, .6);
  art_fill_stroke (cr, white, pen->c->ink, MAX (.06, pen->ink / size));
  if (mark == CARC_WINE)
    paint_grapes (pen);
  else if (mark == CARC_GRAIN)
    paint_sheaf (pen);
  else
    paint_bolt (pen);
}
