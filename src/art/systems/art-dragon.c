/* art-dragon.c - the volcano, the dragon, the magic portal and the princess as they are printed, and the two wooden
 * pieces of The Princess and the Dragon.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  In high contrast only the outlines tell the marks apart: a cone, a
 * wing, an arch and a pointed hat.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

#include <math.h>

/* ---- what marks and pieces have ---- */

/* A dragon that rears up, seen from the side, with one wing. */
static const char dragon[] = "M -.98 -.4 -.66 -.66 -.36 -1 -.34 -.62 -.14 -.26 .1 -.98 .4 -.66 .74 -.84 .72 -.44 "
                             "1 -.32 .56 .08 .54 .3 .78 .4 V .16 L 1 .44 .92 .72 H .62 V .98 H .22 L .2 .68 H -.08 "
                             "L -.1 .98 H -.48 V .4 L -.52 -.1 -.94 -.14 -.72 -.28 Z";

/* Fills the current path, and draws its outline `line` wide. */
static void
fill_and_line (cairo_t *cr, ArtColour colour, ArtColour ink, double line)
{
  art_set (cr, colour);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke (cr, ink, line);
}

/* ---- on the tile ---- */

static ArtColour
colour_or_paper (const ArtPen *pen, ArtColour colour)
{
  return pen->c->flat ? pen->c->paper : colour;
}

void
art_volcano_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  /* The smoke, from the crater up. */
  static const double smoke[][3] = { { .02, -.62, .2 }, { .24, -.86, .24 } };
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < G_N_ELEMENTS (smoke); i++)
      {
        const double r = smoke[i][2] + (pass == 0 ? line : 0);
        art_ellipse (cr, smoke[i][0], smoke[i][1], r, r);
        art_fill (cr, pass == 0 ? pen->c->ink : colour_or_paper (pen, art_mix (pen->c->stone_light, pen->c->ink, .12)));
      }
  /* The cone, and the lava on it. */
  art_path (cr, "M -.9 .85 -.42 -.35 -.2 -.22 .02 -.36 .22 -.2 .42 -.35 .9 .85 Z");
  fill_and_line (cr, pen->c->flat ? pen->c->ink : pen->c->rock_dark, pen->c->ink, 2 * line);
  art_path (cr, "M -.42 -.35 -.2 -.22 .02 -.36 .22 -.2 .42 -.35 .5 -.16 .36 .12 .24 -.02 .08 .46 -.1 .06 -.26 .2 "
                "-.38 .02 -.52 -.12 Z");
  art_fill (cr, pen->c->flat ? pen->c->warning : pen->c->flame);
  cairo_restore (cr);
}

/* On a disc, so that nobody takes it for the piece. */
void
art_dragon_mark_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  art_ellipse (pen->cr, 0, 0, 1, 1);
  fill_and_line (pen->cr, pen->c->paper, pen->c->ink, line);
  cairo_scale (pen->cr, .74, .74);
  art_path (pen->cr, dragon);
  art_fill (pen->cr, pen->c->flat ? pen->c->ink : art_mix (pen->c->roof[0], (ArtColour){ .62, .05, .06 }, .7));
  cairo_restore (pen->cr);
}

static void
arch_path (cairo_t *cr, double wide, double top)
{
  cairo_move_to (cr, -wide, .9);
  cairo_line_to (cr, -wide, top + wide);
  cairo_curve_to (cr, -wide, top, -wide * .4, top - wide * .35, 0, top - wide * .35);
  cairo_curve_to (cr, wide * .4, top - wide * .35, wide, top, wide, top + wide);
  cairo_line_to (cr, wide, .9);
  cairo_close_path (cr);
}

/* A stone arch that one cannot look through. */
void
art_portal_paint (ArtPen *pen, const ArtSign *sign)
{
  static const ArtColour deep = { .16, .10, .42 }, glow = { .62, .52, .95 };
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  arch_path (cr, .82, -.62);
  fill_and_line (cr, colour_or_paper (pen, pen->c->stone_light), pen->c->ink, 2 * line);
  arch_path (cr, .48, -.38);
  fill_and_line (cr, pen->c->flat ? pen->c->ink : deep, pen->c->ink, line);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      art_ellipse (cr, 0, .16, .2, .34);
      art_fill (cr, pen->c->flat ? pen->c->paper : glow);
    }
  cairo_restore (cr);
}

/* A lady with a pointed hat and a veil. */
void
art_princess_paint (ArtPen *pen, guint mark, ArtPoint at, double size)
{
  static const ArtColour rose = { .86, .26, .55 };
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, at, size * .56);
  /* Veil, gown, head and hat. */
  art_path (cr, "M .1 -1.1 .62 -.62 .74 .3 .3 -.28 Z");
  fill_and_line (cr, pen->c->paper, pen->c->ink, 1.4 * line);
  art_path (cr, "M -.72 1 -.3 .02 H .3 L .72 1 Z");
  fill_and_line (cr, pen->c->flat ? pen->c->ink : rose, pen->c->ink, 2 * line);
  art_ellipse (cr, 0, -.18, .3, .3);
  fill_and_line (cr, colour_or_paper (pen, pen->c->skin), pen->c->ink, 1.4 * line);
  art_path (cr, "M -.3 -.38 .1 -1.1 .32 -.3 Z");
  fill_and_line (cr, pen->c->flat ? pen->c->ink : rose, pen->c->ink, 1.4 * line);
  cairo_restore (cr);
}

/* ---- the pieces ---- */

void
art_dragon_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour red = { .80, .13, .10 };
  const double pixel = 1 / (size * .46);
  art_piece_begin (cr, x, y, size * .46);
  art_path (cr, dragon);
  art_outline (cr, style, MAX (.05, 1.1 * pixel), MAX (.05, 1.1 * pixel));
  art_fill (cr, red);
  cairo_arc (cr, -.58, -.46, MAX (.07, .8 * pixel), 0, 2 * G_PI);
  art_fill (cr, style->palette->gold);
  if (size >= 24)
    {
      /* The bones of the wing. */
      art_stroke_path (cr, "M 0 -.04 .1 -.86 M 0 -.04 .66 -.74 M 0 -.04 .86 -.28", art_dark, MAX (.045, .7 * pixel));
    }
  cairo_restore (cr);
}

static void
fairy_wings (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      art_path_at (cr, 0, 0, side, 1,
                   "M 0 -.06 C .3 -.9 1.1 -1 .98 -.46 .9 -.1 .4 .06 0 .04 .5 .02 .94 .3 .74 .56 "
                   ".5 .76 .14 .5 0 .1 Z");
    }
}

static const char fairy[] = "O 0 -.5 .26 M -.14 -.26 H .14 L .46 .92 H -.46 Z";

void
art_fairy_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour wing = { .80, .93, .98 }, gown = { .97, .96, .90 };
  const double pixel = 1 / (size * .46), line = MAX (.05, 1.1 * pixel);
  art_piece_begin (cr, x, y, size * .46);
  fairy_wings (cr);
  art_path (cr, fairy);
  art_outline (cr, style, line, MAX (.05, 1.1 * pixel));
  cairo_new_path (cr);
  fairy_wings (cr);
  art_fill (cr, wing);
  art_path (cr, fairy);
  art_stroke_fill (cr, art_dark, line, gown);
  cairo_arc (cr, 0, -.5, .2, 0, 2 * G_PI);
  art_fill (cr, style->palette->skin);
  cairo_arc (cr, 0, -.54, .24, G_PI, 2 * G_PI);
  art_fill (cr, style->palette->gold);
  cairo_restore (cr);
}
