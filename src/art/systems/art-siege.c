/* art-siege.c - the tents of besiegers, and the flames inside the besieged walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art/art-pen.h"

void
art_tent_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  ArtPoint p = sign->at;
  double w = sign->r;
  static const char whole[] = "M -1 0 0 -1.5 1 0 Z";
  art_path_at (cr, p.x, p.y, w, w, whole);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke (cr, pen->c->ink, 2 * pen->ink);
  art_path_at (cr, p.x, p.y, w, w, whole);
  art_fill (cr, pen->c->house);
  art_path_at (cr, p.x, p.y, w, w, "M .15 0 0 -1.5 1 0 Z");
  art_fill (cr, pen->c->warning);
  art_path_at (cr, p.x, p.y, 1, w, "M 0 -1.5 V -2.2");
  art_stroke (cr, pen->c->ink, pen->ink);
  art_path_at (cr, p.x, p.y, w, w, "M 0 -2.2 .6 -2 0 -1.8 Z");
  art_fill (cr, pen->c->warning);
}

void
art_siege_fire_paint (ArtPen *pen, const ArtCityPlan *city)
{
  cairo_t *cr = pen->cr;
  static const ArtPoint beside[4] = { { .13, .04 }, { -.13, .04 }, { 0, .17 }, { 0, -.13 } };
  const CarcSegment *s = &pen->plan->cell->segments[city->segment];
  double f = pen->detail == ART_DETAIL_SIGN ? .085 : .06, best = -1, x = .5, y = .5;
  for (guint i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      ArtPoint p = { s->spot_x / (double) CARC_SPOT_UNIT + beside[i].x,
                     s->spot_y / (double) CARC_SPOT_UNIT + beside[i].y };
      double border = MIN (MIN (p.x - f, 1 - f - p.x), MIN (p.y - 1.3 * f, 1 - f - p.y)) - 2 / pen->size;
      double room = MIN (border, art_city_clearance (city, p));
      if (room > best)
        {
          best = room;
          x = p.x;
          y = p.y;
        }
    }
  for (guint pass = 0; pass < 2; pass++)
    {
      double k = pass ? .6 : 1;
      cairo_move_to (cr, x, y + f);
      cairo_curve_to (cr, x - f * 1.1 * k, y + f, x - f * k, y, x - f * .1, y - f * 1.3 * k);
      cairo_curve_to (cr, x, y - f * .4 * k, x + f * .5 * k, y - f * .5 * k, x + f * .35 * k, y - f * .9 * k);
      cairo_curve_to (cr, x + f * 1.1 * k, y, x + f * 1.0 * k, y + f, x, y + f);
      cairo_close_path (cr);
      if (pass == 0)
        art_fill_stroke (cr, pen->c->roof[0], pen->c->ink, pen->ink);
      else
        art_fill (cr, pen->c->flame);
    }
}
