/* art-count.c - the count of Carcassonne: a nobleman with a broad hat, a feather and a long cape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-figure.h"
#include "art-pen.h"

/* The cape, from the shoulders at y = -.25 to the hem at y = 1. */
static void
cape_path (cairo_t *cr)
{
  cairo_move_to (cr, -.28, -.3);
  cairo_curve_to (cr, -.62, -.1, -.72, .5, -.78, 1);
  cairo_curve_to (cr, -.3, 1.08, .3, 1.08, .78, 1);
  cairo_curve_to (cr, .72, .5, .62, -.1, .28, -.3);
  cairo_close_path (cr);
}

static void
hat_path (cairo_t *cr)
{
  cairo_move_to (cr, -.74, -.56);
  cairo_curve_to (cr, -.4, -.74, -.36, -.7, -.34, -.78);
  cairo_curve_to (cr, -.28, -1.08, .28, -1.08, .34, -.78);
  cairo_curve_to (cr, .36, -.7, .4, -.74, .74, -.56);
  cairo_curve_to (cr, .4, -.44, -.4, -.44, -.74, -.56);
  cairo_close_path (cr);
}

static void
feather_path (cairo_t *cr)
{
  cairo_move_to (cr, .26, -.66);
  cairo_curve_to (cr, .36, -1.0, .64, -1.12, .92, -1.02);
  cairo_curve_to (cr, .78, -.9, .6, -.72, .26, -.66);
  cairo_close_path (cr);
}

void
art_count_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const gboolean flat = style->palette->flat;
  const ArtColour cape = flat ? (ArtColour){ 1, 1, 1 } : (ArtColour){ .45, .16, .42 },
                  skin = flat ? (ArtColour){ 1, 1, 1 } : (ArtColour){ .93, .76, .6 },
                  gold = flat ? art_dark : (ArtColour){ .93, .75, .26 };
  const double unit = size * .46;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  const double line = MAX (.07, 1.1 / unit), halo = MAX (.05, 1 / unit);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  cape_path (cr);
  art_outline (cr, style, line, halo);
  art_fill (cr, cape);
  /* The open cape shows a golden chain. */
  cairo_move_to (cr, -.3, .02);
  cairo_curve_to (cr, -.16, .34, .16, .34, .3, .02);
  art_stroke (cr, gold, MAX (.12, 1.2 / unit));
  art_ellipse (cr, 0, -.42, .3, .3);
  art_outline (cr, style, line, 0);
  art_fill (cr, skin);
  hat_path (cr);
  art_outline (cr, style, line, halo);
  art_fill (cr, flat ? art_dark : art_mix (cape, art_dark, .35));
  feather_path (cr);
  art_outline (cr, style, line * .8, 0);
  art_fill (cr, flat ? (ArtColour){ 1, 1, 1 } : gold);
  cairo_restore (cr);
}
