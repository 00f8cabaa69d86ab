/* art-quarter.c - the quarters of the City of Carcassonne: castle, market, blacksmith and cathedral.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is a building that is told apart by its outline alone: battlements and a flag, a wide awning, a smoking chimney,
 * two spires.  Which cell it stands on is a ruling (N4), so it is a piece of the table and no part of the tile.  The
 * canvas is scaled so that a building is 2 high, with its foot at y = 1.
 */
#include "art-figure.h"
#include "art-pen.h"

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
part (Brush *b, const ArtPoint *points, guint n, ArtColour colour)
{
  art_polygon (b->cr, points, n);
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

/* ---- the buildings ---- */

static void
castle (Brush *b)
{
  static const ArtPoint flag[] = { { .04, -1 }, { .56, -.86 }, { .04, -.7 } };
  static const ArtPoint walls[] = {
    { -1, 1 },      { -1, -.42 },  { -.8, -.42 }, { -.8, -.26 }, { -.64, -.26 }, { -.64, -.42 },
    { -.44, -.42 }, { -.44, 0 },   { -.3, 0 },    { -.3, -.62 }, { -.12, -.62 }, { -.12, -.46 },
    { .12, -.46 },  { .12, -.62 }, { .3, -.62 },  { .3, 0 },     { .44, 0 },     { .44, -.42 },
    { .64, -.42 },  { .64, -.26 }, { .8, -.26 },  { .8, -.42 },  { 1, -.42 },    { 1, 1 },
  };
  cairo_move_to (b->cr, 0, -.5);
  cairo_line_to (b->cr, 0, -1);
  art_stroke (b->cr, art_dark, b->line * 1.6);
  part (b, flag, G_N_ELEMENTS (flag), b->accent);
  art_polygon (b->cr, walls, G_N_ELEMENTS (walls));
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
  static const ArtPoint hall[] = { { -.86, 1 }, { -.86, -.1 }, { .86, -.1 }, { .86, 1 } };
  static const ArtPoint awning[] = { { -.72, -.74 }, { .72, -.74 }, { 1.06, .06 }, { -1.06, .06 } };
  art_polygon (b->cr, hall, G_N_ELEMENTS (hall));
  silhouette (b, b->wall);
  cairo_rectangle (b->cr, -.66, .2, 1.32, .8);
  art_fill (b->cr, b->shade);
  art_polygon (b->cr, awning, G_N_ELEMENTS (awning));
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
  static const ArtPoint house[] = { { -.84, 1 }, { -.84, .02 }, { -.2, -.6 }, { .44, .02 }, { .44, 1 } };
  static const ArtPoint roof[] = {
    { -1.02, .12 }, { -.2, -.72 }, { .62, .12 }, { .44, .2 }, { -.2, -.42 }, { -.84, .2 }
  };
  static const ArtPoint chimney[] = { { .44, 1 }, { .54, -.5 }, { .9, -.5 }, { 1, 1 } };
  static const ArtPoint anvil[] = { { -.74, .44 }, { .02, .44 },  { .26, .5 },  { -.04, .62 }, { -.14, .8 },
                                    { -.02, .94 }, { -.56, .94 }, { -.44, .8 }, { -.5, .62 },  { -.74, .58 } };
  art_polygon (b->cr, chimney, G_N_ELEMENTS (chimney));
  silhouette (b, b->shade);
  for (guint i = 0; i < 3; i++)
    {
      art_ellipse (b->cr, .74 + .1 * (i % 2), -.64 - .17 * i, .16 - .02 * i, .12 - .01 * i);
      art_outline (b->cr, b->style, b->line * .5, 0);
      art_fill (b->cr, (ArtColour){ .9, .9, .9 });
    }
  art_polygon (b->cr, house, G_N_ELEMENTS (house));
  silhouette (b, b->wall);
  part (b, roof, G_N_ELEMENTS (roof), b->roof);
  art_polygon (b->cr, anvil, G_N_ELEMENTS (anvil));
  art_fill (b->cr, art_dark);
}

static void
cathedral (Brush *b)
{
  static const ArtPoint front[] = { { -.9, 1 },   { -.9, -.3 }, { -.64, -1 }, { -.38, -.3 }, { -.38, -.1 }, { 0, -.46 },
                                    { .38, -.1 }, { .38, -.3 }, { .64, -1 },  { .9, -.3 },   { .9, 1 } };
  static const ArtPoint left[] = { { -.96, -.24 }, { -.64, -1.06 }, { -.32, -.24 } };
  static const ArtPoint right[] = { { .32, -.24 }, { .64, -1.06 }, { .96, -.24 } };
  art_polygon (b->cr, front, G_N_ELEMENTS (front));
  silhouette (b, b->wall);
  cairo_rectangle (b->cr, .38, -.24, .52, 1.24);
  art_fill (b->cr, b->shade);
  part (b, left, 3, b->roof);
  part (b, right, 3, b->roof);
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
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  buildings[piece - CARC_PIECE_CASTLE](&brush);
  cairo_restore (cr);
}
