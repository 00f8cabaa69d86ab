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

static void
fill_shade (cairo_t *cr)
{
  cairo_set_source_rgba (cr, 0, 0, 0, .2);
  cairo_fill (cr);
}

static void
house_path (cairo_t *cr)
{
  static const ArtPoint p[] = { { -.42, .46 }, { -.42, .02 }, { -.54, .02 }, { 0, -.52 },
                                { .54, .02 },  { .42, .02 },  { .42, .46 } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

static void
town_path (cairo_t *cr)
{
  static const ArtPoint p[] = {
    { -.7, .5 },    { -.7, -.4 },   { -.77, -.4 },  { -.77, -.65 }, { -.65, -.65 }, { -.65, -.54 }, { -.56, -.54 },
    { -.56, -.65 }, { -.44, -.65 }, { -.44, -.54 }, { -.35, -.54 }, { -.35, -.17 }, { 0, -.45 },    { .35, -.17 },
    { .35, -.54 },  { .44, -.54 },  { .44, -.65 },  { .56, -.65 },  { .56, -.54 },  { .65, -.54 },  { .65, -.65 },
    { .77, -.65 },  { .77, -.4 },   { .7, -.4 },    { .7, .5 },
  };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

void
art_settlement_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                     const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double pixel = 1 / size, line = MAX (.045, 1.05 * pixel);
  ArtColour c = art_player_colour (colour, style->palette);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  house_path (cr);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c);
  /* The far half of the roof is in shadow. */
  const ArtPoint roof[] = { { 0, -.52 }, { .54, .02 }, { .34, .02 }, { 0, -.3 } };
  art_polygon (cr, roof, 4);
  fill_shade (cr);
  cairo_move_to (cr, -.5, .02);
  cairo_line_to (cr, 0, -.46);
  cairo_line_to (cr, .5, .02);
  art_stroke (cr, art_mix (c, art_dark, .45), MAX (.05, .8 * pixel));
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
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y + size * .04);
  cairo_scale (cr, size, size);
  town_path (cr);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c);
  cairo_rectangle (cr, .53, -.4, .17, .9);
  cairo_rectangle (cr, -.52, -.4, .16, .9);
  fill_shade (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * .35, -.14);
      cairo_line_to (cr, side * .35, .5);
      cairo_move_to (cr, side * .35, -.39);
      cairo_line_to (cr, side * .74, -.39);
    }
  art_stroke (cr, art_mix (c, art_dark, .5), MAX (.045, .7 * pixel));
  art_mark_draw (cr, colour, letter, 0, .13, .56, size, style);
  cairo_restore (cr);
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
  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < 3; i++)
    {
      double more = grow[i] / 2 / l;
      cairo_move_to (cr, x0 + (x0 - x1) * more, y0 + (y0 - y1) * more);
      cairo_line_to (cr, x1 + (x1 - x0) * more, y1 + (y1 - y0) * more);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      art_stroke (cr, layers[i], width + grow[i]);
    }
  art_mark_draw (cr, colour, letter, (x0 + x1) / 2, (y0 + y1) / 2, width * .92, 1, style);
  cairo_restore (cr);
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

static void
cloak_path (cairo_t *cr)
{
  cairo_move_to (cr, .03, -.5);
  cairo_curve_to (cr, -.13, -.49, -.17, -.36, -.16, -.23);
  cairo_curve_to (cr, -.24, -.08, -.29, .2, -.29, .46);
  cairo_curve_to (cr, -.16, .51, .16, .51, .29, .46);
  cairo_curve_to (cr, .29, .2, .24, -.08, .16, -.23);
  cairo_curve_to (cr, .18, -.36, .16, -.47, .03, -.5);
  cairo_close_path (cr);
}

/* His sack of loot. */
static void
sack_path (cairo_t *cr)
{
  cairo_move_to (cr, -.03, .02);
  cairo_curve_to (cr, .1, -.02, .26, .04, .3, .2);
  cairo_curve_to (cr, .33, .36, .22, .42, .1, .4);
  cairo_curve_to (cr, -.02, .42, -.12, .34, -.1, .2);
  cairo_curve_to (cr, -.09, .1, -.06, .06, -.03, .02);
  cairo_close_path (cr);
}

void
art_robber_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  double pixel = 1 / size, line = MAX (.035, 1.05 * pixel);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size, size);
  cloak_path (cr);
  art_outline (cr, style, line, MAX (.03, .9 * pixel));
  art_fill (cr, c->robber);
  cairo_move_to (cr, .05, -.24);
  cairo_curve_to (cr, .1, .0, .1, .3, .08, .495);
  cairo_curve_to (cr, .16, .5, .24, .49, .29, .46);
  cairo_curve_to (cr, .29, .2, .24, -.08, .16, -.23);
  cairo_close_path (cr);
  art_fill (cr, c->robber_dark);
  sack_path (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, line * 1.3);
  cairo_stroke_preserve (cr);
  art_fill (cr, c->wood);
  /* Under the hood: dark, with two eyes. */
  art_ellipse (cr, -.03, -.29, .115, .115);
  art_fill (cr, art_dark);
  if (size >= 16)
    {
      art_ellipse (cr, -.075, -.295, .033, .026);
      art_ellipse (cr, .02, -.295, .033, .026);
      cairo_set_source_rgb (cr, 1, .93, .7);
      cairo_fill (cr);
      cairo_move_to (cr, -.17, -.17);
      cairo_curve_to (cr, -.1, -.11, .08, -.11, .17, -.18);
      art_stroke (cr, c->robber_dark, MAX (.035, pixel * .8));
    }
  cairo_restore (cr);
}
