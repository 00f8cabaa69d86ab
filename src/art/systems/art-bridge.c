/* art-bridge.c - a bazaar as it is printed, a bridge that lies over a tile, and a castle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The bazaar is a stall under a striped awning.  The bridge goes from
 * edge to edge of its tile: planks on two beams, so that what is under it shows at its sides.  The castle is a keep
 * with two round towers.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

/* ---- on the tile ---- */

static const char stall[] = "M -.74 .84 V -.1 H .74 V .84 Z";
static const char awning[] = "M -.96 -.04 -.74 -.74 H .74 L .96 -.04 C .8 .2 .5 .2 .32 -.04 C .16 .2 -.16 .2 -.32 -.04 "
                             "C -.5 .2 -.8 .2 -.96 -.04 Z";
static const char stripes[] = "M -.32 -.04 -.25 -.74 H .25 L .32 -.04 C .16 .2 -.16 .2 -.32 -.04 Z";
static const char wares[] = "O -.36 .52 .2 O .04 .52 .2 O .44 .52 .18";

void
art_bazaar_paint (ArtPen *pen, const ArtSign *sign)
{
  static const ArtColour red = { .72, .16, .14 };
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, stall);
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->wood, pen->c->ink, line);
  art_path (cr, awning);
  art_fill_stroke (cr, pen->c->paper, pen->c->ink, line);
  art_path (cr, stripes);
  art_fill (cr, pen->c->flat ? pen->c->ink : red);
  if (pen->detail > ART_DETAIL_SIGN)
    art_fill_path (cr, wares, pen->c->flat ? pen->c->ink : pen->c->gold);
  cairo_restore (cr);
}

/* ---- on the table ---- */

/* From north to south; `colour` is 0, or 1 if it goes from west to east. */
void
art_bridge_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { 1, 1, 1 };
  const ArtPalette *c = style->palette;
  const double line = MAX (.03, 2 / size);
  art_piece_begin (cr, x, y, size / 2);
  if (colour == 1)
    cairo_rotate (cr, G_PI / 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, "M -.2 -1 H .2 V 1 H -.2 Z");
  art_fill_stroke (cr, c->flat ? white : c->wood, art_dark, line);
  for (int i = -5; i <= 5 && size > 30; i++)
    {
      cairo_move_to (cr, -.2, i * .18);
      cairo_line_to (cr, .2, i * .18);
      art_stroke (cr, c->flat ? art_dark : c->wood_dark, line * .6);
    }
  art_path (cr, "M -.28 -1 H -.16 V 1 H -.28 Z M .16 -1 H .28 V 1 H .16 Z");
  art_fill_stroke (cr, c->flat ? white : c->wood_dark, art_dark, line);
  cairo_restore (cr);
}

static const char keep[] = "M -.5 .8 V -.5 H -.3 V -.3 H -.1 V -.5 H .1 V -.3 H .3 V -.5 H .5 V .8 Z";
static const char towers[] = "M -.95 .8 V -.3 H -.45 V .8 Z M .45 .8 V -.3 H .95 V .8 Z";
static const char roofs[] = "M -1 -.3 -.7 -.95 -.4 -.3 Z M .4 -.3 .7 -.95 1 -.3 Z";
static const char gate[] = "M -.18 .8 V .4 C -.18 .12 .18 .12 .18 .4 V .8 Z";

void
art_stronghold_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { 1, 1, 1 }, blue = { .2, .34, .58 };
  const ArtPalette *c = style->palette;
  const double unit = size * .46, line = MAX (.07, 1.1 / unit);
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, keep);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_path (cr, keep);
  art_fill_stroke (cr, c->flat ? white : c->stone_light, art_dark, line);
  art_path (cr, towers);
  art_fill_stroke (cr, c->flat ? white : c->stone, art_dark, line);
  art_path (cr, roofs);
  art_fill_stroke (cr, c->flat ? art_dark : blue, art_dark, line);
  art_path (cr, gate);
  art_fill (cr, art_dark);
  cairo_restore (cr);
}
