/* art-cult.c - the shrine: a ring of standing stones with a fire in the middle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-pen.h"

#include <math.h>

void
art_shrine_paint (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const double x = pen->plan->cloister.x, y = pen->plan->cloister.y, r = ART_CLOISTER_RADIUS;
  const guint n = pen->detail == ART_DETAIL_SIGN ? 6 : 8;
  const double w = pen->detail == ART_DETAIL_SIGN ? r * .19 : r * .14, tall = r * .5;
  art_ellipse (cr, x, y, r * 1.02, r * .95);
  art_fill_stroke (cr, pen->c->flat ? pen->c->road : art_mix (pen->c->meadow_dark, pen->c->earth, .45), pen->c->ink,
                   pen->ink * 1.4);
  /* From the north to the south, so that the nearer stones are in front. */
  for (guint row = 0; row < 2; row++)
    {
      if (row == 1)
        {
          art_path_at (cr, x, y, r, r, "M -.2 .16 -.13 -.12 -.03 -.02 .03 -.34 .14 -.05 .2 .16 Z");
          art_fill_stroke (cr, pen->c->flame, pen->c->ink, pen->ink);
        }
      for (guint i = 0; i < n; i++)
        {
          const double angle = 2 * G_PI * (i + .5) / n, sx = x + cos (angle) * r * .76, sy = y + sin (angle) * r * .68;
          if ((sin (angle) > 0) != (row == 1))
            continue;
          art_path_at (cr, sx, sy, w, tall, "M -1 .4 -.85 -.5 -.1 -.62 .9 -.42 1 .4 Z");
          art_fill_stroke (cr, i % 2 ? pen->c->stone : pen->c->stone_dark, pen->c->ink, pen->ink * 1.2);
        }
    }
}
