/* art-messages.c - the second scoring figure of a player on the scoring track.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shapes are 2 wide around the origin.  She is a woman in a wide dress, in the colour of her player, with a hood
 * and a letter with a seal in front of her.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

static const char dress[] = "M -.2 -.34 C -.3 .1 -.72 .5 -.82 1 H .82 C .72 .5 .3 .1 .2 -.34 Z";
static const char hood[] = "M -.4 -.24 C -.56 -1.2 .56 -1.2 .4 -.24 C .2 -.1 -.2 -.1 -.4 -.24 Z";
static const char face[] = "O 0 -.52 .24";
static const char letter[] = "M -.36 .16 H .36 V .66 H -.36 Z";
static const char fold[] = "M -.36 .16 L 0 .42 L .36 .16";

void
art_track_courier_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double unit = size * .46, line = MAX (.07, 1.1 / unit);
  const ArtColour own = colour >= 0 ? art_player_colour ((guint) colour, c) : c->paper;
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, dress);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  art_path (cr, hood);
  art_stroke_fill (cr, art_dark, line, own);
  art_path (cr, dress);
  art_stroke_fill (cr, art_dark, line, own);
  art_path (cr, face);
  art_stroke_fill (cr, art_dark, line, c->flat ? c->paper : c->stone_light);
  art_path (cr, letter);
  art_stroke_fill (cr, art_dark, line, c->paper);
  art_stroke_path (cr, fold, art_dark, line);
  cairo_restore (cr);
}
