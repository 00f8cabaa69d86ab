/* art-gold.c - the gold mine as it is printed, and the ingots that lie on a tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The mine is a dark gallery in a hill, held by beams, with gold inside.
 * An ingot is a bar seen from its corner; several of them are a stack with their number.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"
#include "art/art-text.h"

/* ---- on the tile ---- */

static const char hill[] = "M -1 .82 C -.98 .3 -.72 -.34 -.4 -.6 C -.2 -.9 .3 -.92 .5 -.56 C .78 -.3 .98 .3 1 .82 Z";
static const char gallery[] = "M -.56 .82 V -.02 C -.56 -.62 .56 -.62 .56 -.02 V .82 Z";
static const char beams[] = "M -.6 .86 V -.2 H .6 V .86";
static const char nugget[] = "M -.36 .82 -.24 .4 H .24 L .36 .82 Z";

void
art_mine_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, hill);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : pen->c->stone_light);
  art_path (cr, gallery);
  art_fill (cr, art_dark);
  if (pen->detail > ART_DETAIL_SIGN)
    art_stroke_path (cr, beams, pen->c->flat ? pen->c->paper : pen->c->wood, MAX (.16, 1.6 * line));
  art_path (cr, nugget);
  art_stroke_fill (cr, art_dark, line, pen->c->flat ? pen->c->paper : pen->c->gold);
  cairo_restore (cr);
}

/* ---- the ingots ---- */

/* The top of a bar, its long side and its end. */
static const char outline[] = "M -1 .3 -.78 -.2 -.1 -.52 .84 -.22 1 .24 .2 .66 Z";
static const char top[] = "M -.78 -.2 -.1 -.52 .84 -.22 .16 .1 Z";
static const char side[] = "M -1 .3 -.78 -.2 .16 .1 .2 .66 Z";
static const char end[] = "M .16 .1 .84 -.22 1 .24 .2 .66 Z";

static void
draw_bar (cairo_t *cr, const ArtPalette *c, double line)
{
  static const ArtColour white = { 1, 1, 1 };
  art_path (cr, side);
  art_stroke_fill (cr, art_dark, line, c->flat ? white : c->gold);
  art_path (cr, end);
  art_stroke_fill (cr, art_dark, line, c->flat ? white : art_mix (c->gold, art_dark, .35));
  art_path (cr, top);
  art_stroke_fill (cr, art_dark, line, c->flat ? white : art_mix (c->gold, white, .55));
}

void
art_ingot_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const guint n = (guint) MAX (colour, 0) + 1;
  const double unit = size * .44, line = MAX (.07, 1.1 / unit);
  char number[12];
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  /* The light around it, and then the bars from the lowest one up. */
  for (guint i = 0; i < MIN (n, 2u); i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, n == 1 ? 0 : .26 - .5 * i);
      art_path (cr, outline);
      art_outline (cr, style, line, MAX (.05, 1 / unit));
      draw_bar (cr, style->palette, line);
      cairo_restore (cr);
    }
  cairo_restore (cr);
  if (n == 1 || size < 10)
    return;
  g_snprintf (number, sizeof number, "%u", n);
  cairo_new_path (cr);
  cairo_arc (cr, x + unit * .5, y + unit * .48, unit * .48, 0, 2 * G_PI);
  art_fill (cr, art_dark);
  art_text_draw (cr, number, x + unit * .5, y + unit * .48, unit * .76, TRUE, ART_ALIGN_MIDDLE, (ArtColour){ 1, 1, 1 });
}
