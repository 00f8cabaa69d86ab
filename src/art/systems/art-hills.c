/* art-hills.c - hills and vineyards as they are printed, the tile under a hill, and a flock of sheep.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  A flock is a sheep with the number of all of them.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"
#include "art/art-text.h"

/* ---- on the tile ---- */

static const char far_hill[] = "M -1 .6 C -.86 -.1 -.6 -.5 -.3 -.62 C 0 -.74 .3 -.3 .5 .6 Z";
static const char near_hill[] = "M -.5 .72 C -.3 .2 0 -.3 .36 -.34 C .7 -.36 .94 .16 1 .72 Z";
static const char slopes[] = "M -.28 .56 C -.14 .26 .04 .02 .24 -.08 M .1 .6 C .22 .36 .34 .2 .5 .1";

void
art_hill_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  const ArtColour green = pen->c->flat ? pen->c->paper : art_mix (pen->c->meadow_dark, pen->c->earth, .45);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, far_hill);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : art_mix (green, pen->c->ink, .15));
  art_path (cr, near_hill);
  art_stroke_fill (cr, pen->c->ink, 2 * line, green);
  if (pen->detail > ART_DETAIL_SIGN)
    art_stroke_path (cr, slopes, pen->c->ink, MAX (.06, line));
  cairo_restore (cr);
}

/* Three stakes with vines between them, and grapes. */
static const char ground[] = "M -1 .74 C -.5 .56 .5 .56 1 .74 L .9 .88 H -.9 Z";
static const char stakes[] = "M -.66 .7 V -.62 M 0 .64 V -.68 M .66 .7 V -.62";
static const char leaves[] = "M -.98 -.3 C -.9 -.7 -.5 -.76 -.34 -.46 C -.24 -.82 .24 -.82 .34 -.46 C .5 -.76 .9 -.7 "
                             ".98 -.3 C .7 -.1 .5 -.1 .33 -.24 C .2 -.08 -.2 -.08 -.33 -.24 C -.5 -.1 -.7 -.1 "
                             "-.98 -.3 Z";

void
art_vineyard_paint (ArtPen *pen, const ArtSign *sign)
{
  static const ArtColour leaf = { .3, .52, .2 }, grape = { .4, .12, .42 };
  static const ArtPoint grapes[] = {
    { -.36, .06 }, { -.2, .06 }, { -.28, .24 }, { .3, .06 }, { .46, .06 }, { .38, .24 }
  };
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, ground);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : pen->c->earth);
  art_stroke_path (cr, stakes, pen->c->ink, MAX (.14, 2 * line));
  art_path (cr, leaves);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : leaf);
  for (guint i = 0; i < G_N_ELEMENTS (grapes); i++)
    art_ellipse (cr, grapes[i].x, grapes[i].y, .14, .14);
  art_fill_stroke (cr, pen->c->flat ? pen->c->ink : grape, pen->c->ink, MAX (.03, .6 * line));
  cairo_restore (cr);
}

/* ---- on the table ---- */

/* The back of a tile that looks out below the hill, to the south-east. */
void
art_hidden_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double unit = size * .44, line = MAX (.1, 1.1 / unit);
  art_piece_begin (cr, x + unit * .75, y + unit * .8, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, "M -.7 -.7 H .7 V .7 H -.7 Z");
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_path (cr, "M -.7 -.7 H .7 V .7 H -.7 Z");
  art_stroke_fill (cr, art_dark, line, c->flat ? (ArtColour){ 1, 1, 1 } : c->wood);
  cairo_restore (cr);
  if (size >= 10)
    art_text_draw (cr, "?", x + unit * .75, y + unit * .8, unit * 1.1, TRUE, ART_ALIGN_MIDDLE,
                   c->flat ? art_dark : (ArtColour){ 1, 1, 1 });
}

static const char legs[] = "M -.44 .3 V .74 M -.12 .34 V .78 M .24 .34 V .78 M .5 .3 V .74";
static const char wool[] =
    "M -.7 .3 C -1.02 .2 -1 -.2 -.74 -.26 C -.74 -.56 -.36 -.66 -.18 -.48 C 0 -.7 .38 -.62 .42 -.38 "
    "C .72 -.4 .86 -.06 .68 .12 C .74 .4 .4 .52 .24 .4 C .06 .56 -.2 .54 -.3 .4 C -.46 .54 -.68 "
    ".48 -.7 .3 Z";
static const char face[] = "M .5 -.42 C .74 -.56 1 -.44 .98 -.16 C .96 .1 .74 .2 .6 .06 C .48 -.06 .44 -.3 .5 -.42 Z";

void
art_flock_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { 1, 1, 1 };
  const guint n = (guint) MAX (colour, 0) + 1;
  const double unit = size * .46, line = MAX (.07, 1.1 / unit);
  char number[12];
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, wool);
  art_path (cr, face);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_stroke_path (cr, legs, art_dark, MAX (.12, 1.4 * line));
  art_path (cr, wool);
  art_stroke_fill (cr, art_dark, line, white);
  art_path (cr, face);
  art_stroke_fill (cr, art_dark, line, style->palette->flat ? white : art_mix (art_dark, white, .25));
  cairo_restore (cr);
  if (size < 10)
    return;
  g_snprintf (number, sizeof number, "%u", n);
  art_text_draw (cr, number, x - unit * .1, y, unit * .86, TRUE, ART_ALIGN_MIDDLE, art_dark);
}
