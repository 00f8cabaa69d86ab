/* art-abbot.c - the garden: beds of flowers around a fountain, inside a hedge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-pen.h"

#include <math.h>

void
art_garden_paint (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const double x = pen->plan->cloister.x, y = pen->plan->cloister.y, r = ART_ASIDE_RADIUS;
  const ArtColour hedge = art_mix (pen->c->tree, pen->c->ink, .25);
  art_ellipse (cr, x, y, r, r * .92);
  art_fill_stroke (cr, hedge, pen->c->ink, pen->ink * 1.4);
  art_ellipse (cr, x, y, r * .76, r * .69);
  art_fill (cr, pen->c->flat ? pen->c->road : art_mix (pen->c->road, pen->c->meadow_light, .2));
  /* Four beds, parted by two paths that cross: so large that their colours are seen on a small map. */
  for (guint i = 0; i < 4; i++)
    {
      const double angle = G_PI / 4 + G_PI / 2 * i;
      const double bx = x + cos (angle) * r * .42, by = y + sin (angle) * r * .38;
      art_blob (pen, bx, by, r * .27, r * .25);
      art_fill_stroke (cr, i % 2 ? pen->c->roof[0] : pen->c->gold, pen->c->ink, pen->ink * .6);
      if (pen->detail < ART_DETAIL_FULL)
        continue;
      for (guint k = 0; k < 5; k++)
        {
          const double turn = 2 * G_PI * k / 5;
          art_blob (pen, bx + cos (turn) * r * .15, by + sin (turn) * r * .13, r * .05, r * .05);
        }
      art_fill (cr, pen->c->tree);
    }
  art_blob (pen, x, y, r * .15, r * .13);
  art_fill_stroke (cr, pen->c->water_deep, pen->c->ink, pen->ink * .8);
}
