/* art-robbers.c - the bag of the robbers as it is printed on tiles, and a robber on the scoring track.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes are 2 wide around the origin.  The bag is full and tied with a cord below its mouth.  A robber is a
 * cloaked figure with a wide hat, in the colour of his player, and carries such a bag on his back.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

static const char bag[] = "M -.26 -.42 C -.9 -.1 -1 .5 -.72 .78 C -.5 .98 .5 .98 .72 .78 C 1 .5 .9 -.1 .26 -.42 Z";
static const char mouth[] = "M -.26 -.42 -.52 -.86 C -.3 -.74 -.2 -.96 0 -.84 C .2 -.96 .3 -.74 .52 -.86 L .26 -.42 Z";
static const char cord[] = "M -.34 -.42 H .34 M .3 -.42 C .56 -.4 .6 -.2 .5 -.06";
static const char folds[] = "M -.3 -.14 C -.52 .1 -.54 .36 -.46 .56 M .06 -.2 C .1 .06 .08 .24 0 .4";

void
art_robbers_bag_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  const ArtColour cloth = pen->c->flat ? pen->c->paper : pen->c->wood;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, mouth);
  art_stroke_fill (cr, pen->c->ink, 2 * line, cloth);
  art_path (cr, bag);
  art_stroke_fill (cr, pen->c->ink, 2 * line, cloth);
  if (pen->detail > ART_DETAIL_SIGN)
    art_stroke_path (cr, folds, pen->c->ink, .8 * line);
  art_stroke_path (cr, cord, pen->c->ink, MAX (.14, 1.4 * line));
  cairo_restore (cr);
}

/* ---- on the scoring track ---- */

static const char cloak[] = "M -.3 -.4 C -.5 0 -.6 .5 -.62 1 H .62 C .6 .5 .5 0 .3 -.4 Z";
static const char sack[] = "M .3 -.2 C .62 -.42 1 -.2 .98 .2 C .96 .56 .56 .66 .38 .4 Z";
static const char face[] = "O 0 -.46 .26";
static const char hat[] =
    "M -.8 -.5 C -.5 -.64 -.36 -.62 -.32 -.7 C -.3 -1.08 .3 -1.08 .32 -.7 C .36 -.62 .5 -.64 .8 -.5 "
    "C .4 -.4 -.4 -.4 -.8 -.5 Z";

void
art_track_robber_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double unit = size * .46, line = MAX (.07, 1.1 / unit);
  const ArtColour own = colour >= 0 ? art_player_colour ((guint) colour, c) : c->paper;
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, cloak);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_path (cr, sack);
  art_stroke_fill (cr, art_dark, line, c->flat ? c->paper : c->wood);
  art_path (cr, cloak);
  art_stroke_fill (cr, art_dark, line, own);
  art_path (cr, face);
  art_stroke_fill (cr, art_dark, line, c->flat ? c->paper : c->stone_light);
  art_path (cr, hat);
  art_fill (cr, art_dark);
  cairo_restore (cr);
}
