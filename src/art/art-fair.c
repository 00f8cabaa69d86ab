/* art-fair.c - the fair as it is printed: a wide striped pavilion with pennants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tents of a siege are narrow and pointed; this one is broad, with upright walls, a low roof in stripes and a
 * scalloped rim, so that both are told apart also where there are no colours.
 */
#include "art-pen.h"

#define STRIPES 5 /* odd: both ends are alike */

/* The rim of the roof at t, from 0 on the left to 1 on the right, and the point above it near the top of the roof. */
static ArtPoint
rim_at (ArtPoint foot, double r, double t)
{
  return (ArtPoint){ foot.x + (2 * t - 1) * r, foot.y - .62 * r };
}

static ArtPoint
top_at (ArtPoint foot, double r, double t)
{
  return (ArtPoint){ foot.x + (2 * t - 1) * r * .16, foot.y - 1.42 * r };
}

static void
paint_pennant (ArtPen *pen, ArtPoint at, double r, int side)
{
  cairo_t *cr = pen->cr;
  const ArtPoint flag[] = { { at.x, at.y - .62 * r },
                            { at.x + side * .5 * r, at.y - .47 * r },
                            { at.x, at.y - .3 * r } };
  cairo_move_to (cr, at.x, at.y);
  cairo_line_to (cr, at.x, at.y - .64 * r);
  art_stroke (cr, pen->c->ink, MAX (pen->ink, 1 / pen->size));
  art_polygon (cr, flag, 3);
  art_set (cr, pen->c->flat ? pen->c->paper : pen->c->flame);
  cairo_fill_preserve (cr);
  art_stroke (cr, pen->c->ink, pen->ink * .8);
}

/* The outline of walls and roof; `g` makes it greater on all sides. */
static void
outline (cairo_t *cr, ArtPoint foot, double r, double g)
{
  const ArtPoint p[] = { { foot.x - .8 * r - g, foot.y + g },
                         { foot.x - .8 * r - g, foot.y - .45 * r },
                         { foot.x - r - g, foot.y - .45 * r },
                         { foot.x - r - g, foot.y - .62 * r - g },
                         { foot.x - .16 * r - g, foot.y - 1.42 * r - g },
                         { foot.x + .16 * r + g, foot.y - 1.42 * r - g },
                         { foot.x + r + g, foot.y - .62 * r - g },
                         { foot.x + r + g, foot.y - .45 * r },
                         { foot.x + .8 * r + g, foot.y - .45 * r },
                         { foot.x + .8 * r + g, foot.y + g } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

void
art_fair_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double r = sign->r, line = MAX (pen->ink, 1 / pen->size);
  const ArtPoint foot = { sign->at.x, sign->at.y + .7 * r };
  const ArtColour light = pen->c->flat ? pen->c->paper : pen->c->house;
  const ArtColour dark = pen->c->flat ? pen->c->ink : pen->c->warning;
  paint_pennant (pen, (ArtPoint){ foot.x, foot.y - 1.42 * r }, r, 1);
  outline (cr, foot, r, line);
  art_fill (cr, pen->c->ink);
  outline (cr, foot, r, 0);
  art_fill (cr, light);
  for (guint i = 0; i < STRIPES; i++)
    {
      const double from = (double) i / STRIPES, to = (double) (i + 1) / STRIPES;
      const ArtPoint left = rim_at (foot, r, from), right = rim_at (foot, r, to);
      const ArtPoint roof[] = { left, top_at (foot, r, from), top_at (foot, r, to), right };
      const ArtColour colour = i % 2 ? light : dark;
      art_polygon (cr, roof, G_N_ELEMENTS (roof));
      art_fill (cr, colour);
      /* The scallop that hangs from this stripe. */
      art_ellipse (cr, (left.x + right.x) / 2, left.y, (right.x - left.x) / 2, .2 * r);
      art_fill (cr, colour);
    }
  /* The entrance between two curtains. */
  const ArtPoint door[] = { { foot.x - .3 * r, foot.y }, { foot.x, foot.y - .44 * r }, { foot.x + .3 * r, foot.y } };
  art_polygon (cr, door, G_N_ELEMENTS (door));
  art_fill (cr, pen->c->ink);
}
