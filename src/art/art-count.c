/* art-count.c - the count of Carcassonne: a nobleman with a broad hat, a feather and a long cape.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-figure.h"
#include "art-pen.h"

/* The cape, from the shoulders at y = -.25 to the hem at y = 1. */
static const char cape[] = "M -.28 -.3 C -.62 -.1 -.72 .5 -.78 1 -.3 1.08 .3 1.08 .78 1 .72 .5 .62 -.1 .28 -.3 Z";

static const char hat[] = "M -.74 -.56 C -.4 -.74 -.36 -.7 -.34 -.78 -.28 -1.08 .28 -1.08 .34 -.78 "
                          ".36 -.7 .4 -.74 .74 -.56 .4 -.44 -.4 -.44 -.74 -.56 Z";

static const char feather[] = "M .26 -.66 C .36 -1 .64 -1.12 .92 -1.02 .78 -.9 .6 -.72 .26 -.66 Z";

void
art_count_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const gboolean flat = style->palette->flat;
  const ArtColour violet = flat ? (ArtColour){ 1, 1, 1 } : (ArtColour){ .45, .16, .42 },
                  skin = flat ? (ArtColour){ 1, 1, 1 } : (ArtColour){ .93, .76, .6 },
                  gold = flat ? art_dark : (ArtColour){ .93, .75, .26 };
  const double unit = size * .46;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  const double line = MAX (.07, 1.1 / unit), halo = MAX (.05, 1 / unit);
  art_piece_begin (cr, x, y, unit);
  art_path (cr, cape);
  art_outline (cr, style, line, halo);
  art_fill (cr, violet);
  /* The open cape shows a golden chain. */
  art_path (cr, "M -.3 .02 C -.16 .34 .16 .34 .3 .02");
  art_stroke (cr, gold, MAX (.12, 1.2 / unit));
  art_ellipse (cr, 0, -.42, .3, .3);
  art_outline (cr, style, line, 0);
  art_fill (cr, skin);
  art_path (cr, hat);
  art_outline (cr, style, line, halo);
  art_fill (cr, flat ? art_dark : art_mix (violet, art_dark, .35));
  art_path (cr, feather);
  art_outline (cr, style, line * .8, 0);
  art_fill (cr, flat ? (ArtColour){ 1, 1, 1 } : gold);
  cairo_restore (cr);
}
