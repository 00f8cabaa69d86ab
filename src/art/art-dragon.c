/* art-dragon.c - the volcano, the dragon, the magic portal and the princess as they are printed, and the two wooden
 * pieces of The Princess and the Dragon.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  In high contrast only the outlines tell the marks apart: a cone, a
 * wing, an arch and a pointed hat.
 */
#include "art-figure.h"
#include "art-pen.h"

#include <math.h>

/* ---- what marks and pieces have ---- */

/* A dragon that rears up, seen from the side, with one wing. */
static void
dragon_path (cairo_t *cr)
{
  static const ArtPoint p[] = { { -.98, -.40 }, { -.66, -.66 }, { -.36, -1.0 }, { -.34, -.62 }, { -.14, -.26 },
                                { .10, -.98 },  { .40, -.66 },  { .74, -.84 },  { .72, -.44 },  { 1.0, -.32 },
                                { .56, .08 },   { .54, .30 },   { .78, .40 },   { .78, .16 },   { 1.0, .44 },
                                { .92, .72 },   { .62, .72 },   { .62, .98 },   { .22, .98 },   { .20, .68 },
                                { -.08, .68 },  { -.10, .98 },  { -.48, .98 },  { -.48, .40 },  { -.52, -.10 },
                                { -.94, -.14 }, { -.72, -.28 } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

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
  static const ArtPoint cone[] = { { -.9, .85 }, { -.42, -.35 }, { -.2, -.22 }, { .02, -.36 },
                                   { .22, -.2 }, { .42, -.35 },  { .9, .85 } };
  static const ArtPoint lava[] = { { -.42, -.35 }, { -.2, -.22 }, { .02, -.36 }, { .22, -.2 }, { .42, -.35 },
                                   { .5, -.16 },   { .36, .12 },  { .24, -.02 }, { .08, .46 }, { -.1, .06 },
                                   { -.26, .2 },   { -.38, .02 }, { -.52, -.12 } };
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
  art_polygon (cr, cone, G_N_ELEMENTS (cone));
  fill_and_line (cr, pen->c->flat ? pen->c->ink : pen->c->rock_dark, pen->c->ink, 2 * line);
  art_polygon (cr, lava, G_N_ELEMENTS (lava));
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
  dragon_path (pen->cr);
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
  static const ArtPoint gown[] = { { -.72, 1 }, { -.3, .02 }, { .3, .02 }, { .72, 1 } };
  static const ArtPoint hat[] = { { -.3, -.38 }, { .1, -1.1 }, { .32, -.3 } };
  static const ArtPoint veil[] = { { .1, -1.1 }, { .62, -.62 }, { .74, .3 }, { .3, -.28 } };
  static const ArtColour rose = { .86, .26, .55 };
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, at, size * .56);
  art_polygon (cr, veil, G_N_ELEMENTS (veil));
  fill_and_line (cr, pen->c->paper, pen->c->ink, 1.4 * line);
  art_polygon (cr, gown, G_N_ELEMENTS (gown));
  fill_and_line (cr, pen->c->flat ? pen->c->ink : rose, pen->c->ink, 2 * line);
  art_ellipse (cr, 0, -.18, .3, .3);
  fill_and_line (cr, colour_or_paper (pen, pen->c->skin), pen->c->ink, 1.4 * line);
  art_polygon (cr, hat, G_N_ELEMENTS (hat));
  fill_and_line (cr, pen->c->flat ? pen->c->ink : rose, pen->c->ink, 1.4 * line);
  cairo_restore (cr);
}

/* ---- the pieces ---- */

/* Moves the canvas to the piece.  Returns the size of a pixel there. */
static double
begin_piece (cairo_t *cr, double x, double y, double size)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size * .46, size * .46);
  return 1 / (size * .46);
}

void
art_dragon_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour red = { .80, .13, .10 };
  const double pixel = begin_piece (cr, x, y, size);
  dragon_path (cr);
  art_outline (cr, style, MAX (.05, 1.1 * pixel), MAX (.05, 1.1 * pixel));
  art_fill (cr, red);
  cairo_arc (cr, -.58, -.46, MAX (.07, .8 * pixel), 0, 2 * G_PI);
  art_fill (cr, style->palette->gold);
  if (size >= 24)
    {
      /* The bones of the wing. */
      static const ArtPoint tips[] = { { .10, -.86 }, { .66, -.74 }, { .86, -.28 } };
      for (guint i = 0; i < G_N_ELEMENTS (tips); i++)
        {
          cairo_move_to (cr, 0, -.04);
          cairo_line_to (cr, tips[i].x, tips[i].y);
        }
      art_stroke (cr, art_dark, MAX (.045, .7 * pixel));
    }
  cairo_restore (cr);
}

static void
fairy_wings (cairo_t *cr)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, 0, -.06);
      cairo_curve_to (cr, side * .3, -.9, side * 1.1, -1.0, side * .98, -.46);
      cairo_curve_to (cr, side * .9, -.1, side * .4, .06, 0, .04);
      cairo_curve_to (cr, side * .5, .02, side * .94, .3, side * .74, .56);
      cairo_curve_to (cr, side * .5, .76, side * .14, .5, 0, .1);
      cairo_close_path (cr);
    }
}

static void
fairy_body (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, -.5, .26, 0, 2 * G_PI);
  cairo_move_to (cr, -.14, -.26);
  cairo_line_to (cr, .14, -.26);
  cairo_line_to (cr, .46, .92);
  cairo_line_to (cr, -.46, .92);
  cairo_close_path (cr);
}

void
art_fairy_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour wing = { .80, .93, .98 }, gown = { .97, .96, .90 };
  const double pixel = begin_piece (cr, x, y, size), line = MAX (.05, 1.1 * pixel);
  fairy_wings (cr);
  fairy_body (cr);
  art_outline (cr, style, line, MAX (.05, 1.1 * pixel));
  cairo_new_path (cr);
  fairy_wings (cr);
  art_fill (cr, wing);
  fairy_body (cr);
  art_set (cr, art_dark);
  cairo_set_line_width (cr, line);
  cairo_stroke_preserve (cr);
  art_fill (cr, gown);
  cairo_arc (cr, 0, -.5, .2, 0, 2 * G_PI);
  art_fill (cr, style->palette->skin);
  cairo_arc (cr, 0, -.54, .24, G_PI, 2 * G_PI);
  art_fill (cr, style->palette->gold);
  cairo_restore (cr);
}
