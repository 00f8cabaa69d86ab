/* art-lake.c - the lighthouse on its rocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-pen.h"

static void
lighthouse_body (cairo_t *cr, double x, double y, double g)
{
  cairo_move_to (cr, x - .085 - g, y + g);
  cairo_line_to (cr, x - .052 - g, y - .34);
  cairo_line_to (cr, x - .075 - g, y - .34);
  cairo_line_to (cr, x - .075 - g, y - .375 - g);
  cairo_line_to (cr, x - .042 - g, y - .375 - g);
  cairo_line_to (cr, x - .042 - g, y - .45);
  cairo_line_to (cr, x - .058 - g, y - .45);
  cairo_line_to (cr, x, y - .52 - 1.6 * g);
  cairo_line_to (cr, x + .058 + g, y - .45);
  cairo_line_to (cr, x + .042 + g, y - .45);
  cairo_line_to (cr, x + .042 + g, y - .375 - g);
  cairo_line_to (cr, x + .075 + g, y - .375 - g);
  cairo_line_to (cr, x + .075 + g, y - .34);
  cairo_line_to (cr, x + .052 + g, y - .34);
  cairo_line_to (cr, x + .085 + g, y + g);
  cairo_close_path (cr);
}

void
art_lighthouse_paint (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  double x = pen->scenery.lighthouse.x, y = pen->scenery.lighthouse.y;
  ArtColour beam = pen->c->flame;
  for (int side = -1; side <= 1; side += 2)
    {
      double reach = MIN (.4, (side < 0 ? x : 1 - x) - .06), k = reach / .4;
      ArtPoint ray[] = { { x, y - .415 },
                         { x + side * reach, y - .415 - .125 * k },
                         { x + side * reach, y - .415 + .055 * k } };
      art_polygon (cr, ray, 3);
    }
  art_fill_alpha (cr, beam, pen->c->flat ? .9 : .55);
  /* Rocks. */
  art_path_at (cr, x, y, 1, 1, "M -.22 .05 -.16 -.03 -.06 -.05 .08 -.055 .17 -.02 .23 .05 .1 .085 H -.1 Z");
  art_fill_stroke (cr, pen->c->stone_dark, pen->c->ink, pen->ink * 1.4);
  lighthouse_body (cr, x, y, pen->ink * .8);
  art_fill (cr, pen->c->ink);
  lighthouse_body (cr, x, y, 0);
  art_fill (cr, pen->c->flat ? pen->c->stone_light : art_mix (pen->c->house, pen->c->stone_light, .5));
  for (guint i = 0; i < 3; i++)
    {
      double y0 = y - .04 - .115 * i, y1 = y0 - .06, w0 = .085 - .033 * (y - y0) / .34,
             w1 = .085 - .033 * (y - y1) / .34;
      ArtPoint band[] = { { x - w0, y0 }, { x + w0, y0 }, { x + w1, y1 }, { x - w1, y1 } };
      art_polygon (cr, band, 4);
    }
  art_fill (cr, pen->c->flat ? pen->c->warning : art_mix (pen->c->roof_dark[0], (ArtColour){ .75, .08, .1 }, .6));
  cairo_rectangle (cr, x - .03, y - .44, .06, .06);
  art_fill (cr, pen->c->flame);
  art_path_at (cr, x, y, 1, 1, "M -.058 -.45 0 -.52 .058 -.45 Z");
  art_fill (cr, pen->c->roof_dark[0]);
  if (!pen->c->flat)
    {
      art_path_at (cr, x, y, 1, 1, "M .03 0 .02 -.34 H .052 L .085 0 Z");
      art_fill_alpha (cr, pen->c->ink, .22);
    }
  cairo_rectangle (cr, x - .018, y - .065, .036, .065);
  art_fill (cr, pen->c->ink);
}
