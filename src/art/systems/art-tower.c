/* art-tower.c - the foundation of a tower as it is printed, and the pieces that lie on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The foundation is a round wall with battlements, seen from above.  A tower with pieces stands upright, in one piece
 * for each of the lower ones, and has their number on it.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"
#include "art/art-text.h"

#include <math.h>

/* ---- on the tile ---- */

void
art_foundation_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double r = sign->r, line = MAX (pen->ink, 1 / pen->size);
  const guint n = 8;
  art_ellipse (cr, sign->at.x, sign->at.y, r + line, r + line);
  art_fill (cr, pen->c->ink);
  art_ellipse (cr, sign->at.x, sign->at.y, r, r);
  art_fill (cr, pen->c->flat ? pen->c->paper : pen->c->stone_light);
  for (guint i = 0; i < n; i++)
    {
      const double angle = 2 * G_PI * (i + .5) / n, half = G_PI / n * .55;
      cairo_new_path (cr);
      cairo_arc (cr, sign->at.x, sign->at.y, r, angle - half, angle + half);
      cairo_arc_negative (cr, sign->at.x, sign->at.y, r * .68, angle + half, angle - half);
      cairo_close_path (cr);
      art_fill (cr, pen->c->ink);
    }
  art_ellipse (cr, sign->at.x, sign->at.y, r * .52, r * .52);
  art_fill_stroke (cr, pen->c->flat ? pen->c->ink : pen->c->stone_dark, pen->c->ink, line);
}

/* ---- the pieces ---- */

/* The outline of a tower with battlements: 2 wide, from y = 1 at the foot to y = -1. */
static const char tower[] = "M -.62 1 -.5 -.5 H -.72 V -1 H -.36 V -.78 H -.18 V -1 H .18 V -.78 H .36 V -1 H .72 "
                            "V -.5 H .5 L .62 1 Z";

void
art_tower_draw (cairo_t *cr, guint pieces, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double unit = size * .42, line = MAX (.07, 1.1 / unit);
  char number[12];
  art_piece_begin (cr, x, y, unit);
  art_path (cr, tower);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_fill (cr, c->flat ? c->paper : c->stone_light);
  /* The joints between the pieces. */
  for (guint i = 1; i < MIN (pieces, 4u); i++)
    {
      const double at = 1 - 1.5 * i / MIN (pieces, 4u);
      art_path_at (cr, 0, at, 1, 1, "M -.6 0 H .6");
      art_stroke (cr, art_dark, line * .7);
    }
  cairo_restore (cr);
  if (size < 10)
    return;
  g_snprintf (number, sizeof number, "%u", pieces);
  cairo_new_path (cr);
  cairo_arc (cr, x, y + unit * .28, unit * .46, 0, 2 * G_PI);
  art_fill (cr, art_dark);
  art_text_draw (cr, number, x, y + unit * .28, unit * .74, TRUE, ART_ALIGN_MIDDLE, (ArtColour){ 1, 1, 1 });
}
