/* art-ferry.c - the lake at which roads end, with a jetty for each of them, and the ferry that joins two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lake is 2 wide around the origin.  The ferry is a raft of planks that lies across it from one jetty to another,
 * so that the roads are seen to go on; it is bent where they come from sides that meet.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

static const char lake[] =
    "M -1 -.04 C -1.04 -.5 -.62 -.94 -.08 -.98 C .5 -1.04 .98 -.6 1 -.06 C 1.06 .46 .62 .94 .06 1 "
    "C -.5 1.04 -.96 .58 -1 -.04 Z";
static const char waves[] = "M -.34 -.34 C -.24 -.44 -.16 -.44 -.06 -.34 C .04 -.24 .12 -.24 .22 -.34 "
                            "M -.2 .38 C -.1 .28 -.02 .28 .08 .38 C .18 .48 .26 .48 .36 .38";

void
art_ferry_lake_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  art_path (cr, lake);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->water);
  if (pen->detail > ART_DETAIL_SIGN)
    art_stroke_path (cr, waves, pen->c->flat ? pen->c->ink : pen->c->water_deep, MAX (.05, line));
  for (guint side = 0; side < 4; side++)
    {
      if (pen->plan->cell->edges[side] != CARC_EDGE_ROAD)
        continue;
      cairo_save (cr);
      cairo_rotate (cr, side * G_PI / 2);
      art_path (cr, "M -.2 -1.08 H .2 V -.66 H -.2 Z");
      art_stroke_fill (cr, pen->c->ink, 1.6 * line, pen->c->flat ? pen->c->paper : pen->c->wood);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}

/* ---- the ferry ---- */

/* How far from the middle it ends. */
#define REACH .98

static void
begin_path (cairo_t *cr, guint sides)
{
  static const gint8 dx[4] = { 0, 1, 0, -1 }, dy[4] = { -1, 0, 1, 0 };
  const guint a = (guint) __builtin_ctz (sides), b = (guint) __builtin_ctz (sides & (sides - 1));
  cairo_new_path (cr);
  cairo_move_to (cr, REACH * dx[a], REACH * dy[a]);
  cairo_curve_to (cr, .3 * dx[a], .3 * dy[a], .3 * dx[b], .3 * dy[b], REACH * dx[b], REACH * dy[b]);
}

void
art_ferry_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { 1, 1, 1 };
  const ArtPalette *c = style->palette;
  /* Beside the table, where it leads nowhere, it lies from west to east. */
  const guint across = 1 << 1 | 1 << 3,
              sides = __builtin_popcount ((guint) (colour + 1)) == 2 ? (guint) colour + 1 : across;
  const double unit = size * .44, line = MAX (.07, 1.1 / unit), wide = .44;
  const double planks[] = { .06, .13 };
  art_piece_begin (cr, x, y, unit);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  begin_path (cr, sides);
  art_stroke (cr, art_dark, wide + 2 * line);
  begin_path (cr, sides);
  art_stroke (cr, c->flat ? white : art_mix (c->wood, white, .62), wide);
  if (size >= 16)
    {
      begin_path (cr, sides);
      cairo_set_dash (cr, planks, G_N_ELEMENTS (planks), 0);
      art_stroke (cr, art_mix (c->wood, art_dark, .2), wide);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  cairo_restore (cr);
}
