/* art-inns.c - the lake beside the inn, and the inn with its sign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-pen.h"

void
art_inn_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  ArtPoint p = sign->at;
  double r = sign->r;
  art_blob (pen, p.x, p.y + r * .25, r * 1.1 + pen->ink, r * .72 + pen->ink);
  art_fill (cr, pen->c->shore_ink);
  art_blob (pen, p.x, p.y + r * .25, r * 1.1, r * .72);
  art_fill (cr, pen->c->water);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      art_path_at (cr, p.x, p.y, r, r, "M -.6 .62 H -.2 M .1 .72 H .5");
      art_stroke (cr, pen->c->water_light, MAX (.009, .8 / pen->size));
    }
  ArtHouse inn = { p.x, p.y + r * .45, MAX (.15, r * 1.35), MAX (.15, r * 1.3), 1, 1 };
  art_houses_paint (pen, &inn, 1);
  if (pen->detail >= ART_DETAIL_SMALL)
    {
      double x = inn.x - inn.w * .5, y = inn.y - inn.h * .42;
      art_path_at (cr, x, y, 1, 1, "M 0 0 H -.04");
      art_stroke (cr, pen->c->ink, pen->ink * 1.2);
      art_blob (pen, x - .033, y + .028, .02, .022);
      art_fill_stroke (cr, pen->c->gold, pen->c->ink, pen->ink * .8);
    }
}
