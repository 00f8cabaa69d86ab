/* art-piece.c - roads, settlements, cities and the robber.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A settlement has one gable, a city two towers.  Each piece has a dark outline and a light one around it.  It has its
 * player's shape, and the letter if there is room.
 */
#include "art-token.h"

#include "art-pen.h"

#include <math.h>

static const char house[] = "M -.42 .46 V .02 H -.54 L 0 -.52 .54 .02 H .42 V .46 Z";

static const char town[] = "M -.7 .5 V -.4 H -.77 V -.65 H -.65 V -.54 H -.56 V -.65 H -.44 V -.54 H -.35 V -.17 "
                           "L 0 -.45 .35 -.17 V -.54 H .44 V -.65 H .56 V -.54 H .65 V -.65 H .77 V -.4 H .7 V .5 Z";

void
art_settlement_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                     const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double pixel = 1 / size, line = MAX (.045, 1.05 * pixel);
  ArtColour c = art_player_colour (colour, style->palette);
  art_piece_begin (cr, x, y, size);
  art_path (cr, house);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c);
  /* The far half of the roof is in shadow. */
  art_path (cr, "M 0 -.52 .54 .02 H .34 L 0 -.3 Z");
  art_fill_alpha (cr, art_black, .2);
  art_stroke_path (cr, "M -.5 .02 0 -.46 .5 .02", art_mix (c, art_dark, .45), MAX (.05, .8 * pixel));
  art_mark_draw (cr, colour, letter, 0, .13, .48, size, style);
  cairo_restore (cr);
}

void
art_city_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double pixel = 1 / size, line = MAX (.045, 1.05 * pixel);
  ArtColour c = art_player_colour (colour, style->palette);
  art_saved (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y + size * .04);
  cairo_scale (cr, size, size);
  art_path (cr, town);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c);
  cairo_rectangle (cr, .53, -.4, .17, .9);
  cairo_rectangle (cr, -.52, -.4, .16, .9);
  art_fill_alpha (cr, art_black, .2);
  for (int side = -1; side <= 1; side += 2)
    {
      art_path_at (cr, 0, 0, side, 1, "M .35 -.14 V .5 M .35 -.39 H .74");
    }
  art_stroke (cr, art_mix (c, art_dark, .5), MAX (.045, .7 * pixel));
  art_mark_draw (cr, colour, letter, 0, .13, .56, size, style);
}

void
art_road_draw (cairo_t *cr, guint colour, const char *letter, double x0, double y0, double x1, double y1, double width,
               const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  double l = hypot (x1 - x0, y1 - y0), halo = style->palette->halo, line = MAX (1, width * .12);
  if (!(width > 0) || !(l > 0))
    return;
  const ArtColour layers[3] = { { halo, halo, halo }, art_dark, art_player_colour (colour, style->palette) };
  const double grow[3] = { 2 * line + MAX (.9, width * .08) * 2, 2 * line, 0 };
  art_saved (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < 3; i++)
    {
      double more = grow[i] / 2 / l;
      art_line (cr, x0 + (x0 - x1) * more, y0 + (y0 - y1) * more, x1 + (x1 - x0) * more, y1 + (y1 - y0) * more);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      art_stroke (cr, layers[i], width + grow[i]);
    }
  art_mark_draw (cr, colour, letter, (x0 + x1) / 2, (y0 + y1) / 2, width * .92, 1, style);
}

void
art_piece_draw (cairo_t *cr, CatanPiece piece, guint colour, const char *letter, double x, double y, double size,
                const ArtStyle *style)
{
  if (piece == CATAN_CITY)
    art_city_draw (cr, colour, letter, x, y + size * .02, size * .5, style);
  else if (piece == CATAN_SETTLEMENT)
    art_settlement_draw (cr, colour, letter, x, y, size * .72, style);
  else
    art_road_draw (cr, colour, letter, x - size * .34, y + size * .22, x + size * .34, y - size * .22, size * .24,
                   style);
}

/* ---- the robber ---- */

static const char cloak[] = "M .03 -.5 C -.13 -.49 -.17 -.36 -.16 -.23 -.24 -.08 -.29 .2 -.29 .46 "
                            "-.16 .51 .16 .51 .29 .46 .29 .2 .24 -.08 .16 -.23 .18 -.36 .16 -.47 .03 -.5 Z";

/* His sack of loot. */
static const char sack[] = "M -.03 .02 C .1 -.02 .26 .04 .3 .2 .33 .36 .22 .42 .1 .4 -.02 .42 -.12 .34 -.1 .2 "
                           "-.09 .1 -.06 .06 -.03 .02 Z";

void
art_robber_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double pixel = 1 / size, line = MAX (.035, 1.05 * pixel);
  art_piece_begin (cr, x, y, size);
  art_path (cr, cloak);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c->robber);
  art_path (cr, "M .05 -.24 C .1 0 .1 .3 .08 .495 .16 .5 .24 .49 .29 .46 .29 .2 .24 -.08 .16 -.23 Z");
  art_fill (cr, c->robber_dark);
  art_path (cr, sack);
  art_stroke_fill (cr, art_dark, line * 1.3, c->wood);
  /* Under the hood: dark, with two eyes. */
  art_ellipse (cr, -.03, -.29, .115, .115);
  art_fill (cr, art_dark);
  if (size >= 16)
    {
      art_ellipse (cr, -.075, -.295, .033, .026);
      art_ellipse (cr, .02, -.295, .033, .026);
      cairo_set_source_rgb (cr, 1, .93, .7);
      cairo_fill (cr);
      art_stroke_path (cr, "M -.17 -.17 C -.1 -.11 .08 -.11 .17 -.18", c->robber_dark, MAX (.035, pixel * .8));
    }
  cairo_restore (cr);
}
