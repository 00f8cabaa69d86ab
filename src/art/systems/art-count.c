/* art-count.c - the count of Carcassonne, a nobleman with a broad hat, a feather and a long cape; and the quarters of
 * his City: castle, market, blacksmith and cathedral.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each quarter is a building that is told apart by its outline alone: battlements and a flag, a wide awning, a smoking
 * chimney, two spires.  Which cell it stands on is a ruling (N4), so it is a piece of the table and no part of the
 * tile.  The canvas is scaled so that a building is 2 high, with its foot at y = 1.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

/* ---- the count ---- */

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
  art_stroke_path (cr, "M -.3 .02 C -.16 .34 .16 .34 .3 .02", gold, MAX (.12, 1.2 / unit));
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

/* ---- the quarters ---- */

typedef struct
{
  cairo_t *cr;
  const ArtStyle *style;
  double line, halo;
  ArtColour wall, shade, roof, accent;
} Brush;

/* Fills the path that was begun, with the outline of a figure around it if it is the whole silhouette. */
static void
silhouette (Brush *b, ArtColour colour)
{
  art_outline (b->cr, b->style, b->line, b->halo);
  art_fill (b->cr, colour);
}

static void
part (Brush *b, const char *path, ArtColour colour)
{
  art_path (b->cr, path);
  art_outline (b->cr, b->style, b->line * .5, 0);
  art_fill (b->cr, colour);
}

static void
opening (Brush *b, double x, double foot, double width, double height)
{
  cairo_move_to (b->cr, x - width / 2, foot);
  cairo_line_to (b->cr, x - width / 2, foot - height + width / 2);
  cairo_arc (b->cr, x, foot - height + width / 2, width / 2, G_PI, 0);
  cairo_line_to (b->cr, x + width / 2, foot);
  cairo_close_path (b->cr);
  art_fill (b->cr, art_dark);
}

static void
castle (Brush *b)
{
  art_stroke_path (b->cr, "M 0 -.5 V -1", art_dark, b->line * 1.6);
  /* A flag, and walls with battlements. */
  part (b, "M .04 -1 .56 -.86 .04 -.7 Z", b->accent);
  art_path (b->cr, "M -1 1 V -.42 H -.8 V -.26 H -.64 V -.42 H -.44 V 0 H -.3 V -.62 H -.12 V -.46 H .12 V -.62 H .3 "
                   "V 0 H .44 V -.42 H .64 V -.26 H .8 V -.42 H 1 V 1 Z");
  silhouette (b, b->wall);
  cairo_rectangle (b->cr, .44, -.12, .56, 1.12);
  art_fill (b->cr, b->shade);
  opening (b, 0, 1, .42, .72);
  opening (b, 0, -.02, .14, .26);
  opening (b, -.72, .34, .14, .3);
  opening (b, .72, .34, .14, .3);
}

static void
market (Brush *b)
{
  /* The hall and its awning. */
  art_path (b->cr, "M -.86 1 V -.1 H .86 V 1 Z");
  silhouette (b, b->wall);
  cairo_rectangle (b->cr, -.66, .2, 1.32, .8);
  art_fill (b->cr, b->shade);
  art_path (b->cr, "M -.72 -.74 H .72 L 1.06 .06 H -1.06 Z");
  silhouette (b, b->wall);
  for (guint i = 0; i < 5; i += 2)
    {
      const double t = i / 5., u = (i + 1) / 5.;
      const ArtPoint stripe[] = {
        { -.72 + 1.44 * t, -.74 }, { -.72 + 1.44 * u, -.74 }, { -1.06 + 2.12 * u, .06 }, { -1.06 + 2.12 * t, .06 }
      };
      art_polygon (b->cr, stripe, 4);
      art_fill (b->cr, b->roof);
    }
  /* The counter with its wares. */
  cairo_rectangle (b->cr, -.98, .6, 1.96, .4);
  art_outline (b->cr, b->style, b->line * .6, 0);
  art_fill (b->cr, b->wall);
  for (int i = -1; i <= 1; i++)
    {
      art_ellipse (b->cr, i * .5, .5, .2, .17);
      art_outline (b->cr, b->style, b->line * .4, 0);
      art_fill (b->cr, i ? b->accent : b->roof);
    }
}

static void
blacksmith (Brush *b)
{
  /* The chimney with its smoke, the house, and an anvil on its wall. */
  art_path (b->cr, "M .44 1 .54 -.5 H .9 L 1 1 Z");
  silhouette (b, b->shade);
  for (guint i = 0; i < 3; i++)
    {
      art_ellipse (b->cr, .74 + .1 * (i % 2), -.64 - .17 * i, .16 - .02 * i, .12 - .01 * i);
      art_outline (b->cr, b->style, b->line * .5, 0);
      art_fill (b->cr, (ArtColour){ .9, .9, .9 });
    }
  art_path (b->cr, "M -.84 1 V .02 L -.2 -.6 .44 .02 V 1 Z");
  silhouette (b, b->wall);
  part (b, "M -1.02 .12 -.2 -.72 .62 .12 .44 .2 -.2 -.42 -.84 .2 Z", b->roof);
  art_path (b->cr, "M -.74 .44 H .02 L .26 .5 -.04 .62 -.14 .8 -.02 .94 H -.56 L -.44 .8 -.5 .62 -.74 .58 Z");
  art_fill (b->cr, art_dark);
}

static void
cathedral (Brush *b)
{
  art_path (b->cr, "M -.9 1 V -.3 L -.64 -1 -.38 -.3 V -.1 L 0 -.46 .38 -.1 V -.3 L .64 -1 .9 -.3 V 1 Z");
  silhouette (b, b->wall);
  cairo_rectangle (b->cr, .38, -.24, .52, 1.24);
  art_fill (b->cr, b->shade);
  part (b, "M -.96 -.24 -.64 -1.06 -.32 -.24 Z", b->roof);
  part (b, "M .32 -.24 .64 -1.06 .96 -.24 Z", b->roof);
  art_ellipse (b->cr, 0, .14, .22, .22);
  art_outline (b->cr, b->style, b->line * .5, 0);
  art_fill (b->cr, b->accent);
  opening (b, 0, 1, .36, .6);
  opening (b, -.64, .36, .18, .42);
  opening (b, .64, .36, .18, .42);
}

void
art_quarter_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static void (*const buildings[]) (Brush * b) = { castle, market, blacksmith, cathedral };
  G_STATIC_ASSERT (G_N_ELEMENTS (buildings) == CARC_PIECE_CATHEDRAL - CARC_PIECE_CASTLE + 1);
  const ArtPalette *c = style->palette;
  const double unit = size * .46;
  g_assert (piece >= CARC_PIECE_CASTLE && piece <= CARC_PIECE_CATHEDRAL);
  if (!(size > 0))
    return;
  Brush brush = { .cr = cr,
                  .style = style,
                  .line = MAX (.06, 1 / unit),
                  .halo = MAX (.04, .8 / unit),
                  .wall = c->flat ? c->paper : c->house,
                  .shade = c->flat ? c->paper : c->house_dark,
                  .roof = c->flat ? art_dark : c->warning,
                  .accent = c->flat ? c->paper : c->flame };
  art_piece_begin (cr, x, y, unit);
  buildings[piece - CARC_PIECE_CASTLE](&brush);
  cairo_restore (cr);
}
