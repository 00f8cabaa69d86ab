/* art-fortune.c - the icons and the crown spaces of the Wheel of Fortune as they are printed, its pig, and a crown in a
 * player's colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The part of a crown space is told apart by its outline alone: a star,
 * a coin, an ear of grain, a flash, a cross, a skull.  An icon is a wheel with its number.
 */
#include "art-figure.h"
#include "art-pen.h"
#include "art-text.h"
#include "carcassonne/carc-mark-ids.h"

#include <math.h>

static const ArtColour gold = { .93, .74, .22 };

/* A plate with the three points of a crown at its top. */
static void
crown_path (cairo_t *cr)
{
  static const ArtPoint p[] = {
    { -1, 1 }, { -1, -.95 }, { -.5, -.55 }, { 0, -1.1 }, { .5, -.55 }, { 1, -.95 }, { 1, 1 }
  };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

/* ---- the signs of the parts ---- */

static void
star (cairo_t *cr)
{
  for (guint i = 0; i < 10; i++)
    {
      const double r = i % 2 ? .42 : 1, angle = G_PI * (i / 5. - .5);
      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
coin (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, .78, 0, 2 * G_PI);
  cairo_set_line_width (cr, .34);
  cairo_stroke (cr);
  cairo_rectangle (cr, -.2, -.4, .4, .8);
  cairo_fill (cr);
}

static void
ear (cairo_t *cr)
{
  cairo_set_line_width (cr, .3);
  cairo_move_to (cr, 0, 1);
  cairo_line_to (cr, 0, -1);
  for (guint i = 0; i < 3; i++)
    {
      const double y = -.1 + .45 * i;
      cairo_move_to (cr, -.7, y - .6);
      cairo_line_to (cr, 0, y);
      cairo_line_to (cr, .7, y - .6);
    }
  cairo_stroke (cr);
}

static void
flash (cairo_t *cr)
{
  static const ArtPoint p[] = { { .3, -1 }, { -.75, .16 }, { -.06, .16 }, { -.4, 1 }, { .75, -.26 }, { .04, -.26 } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
  cairo_fill (cr);
}

static void
cross (cairo_t *cr)
{
  cairo_rectangle (cr, -.19, -1, .38, 2);
  cairo_rectangle (cr, -.7, -.55, 1.4, .38);
  cairo_fill (cr);
}

static void
skull (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_arc (cr, 0, -.2, .78, G_PI * .8, G_PI * .2);
  cairo_line_to (cr, .42, .4);
  cairo_line_to (cr, .42, .95);
  cairo_line_to (cr, -.42, .95);
  cairo_line_to (cr, -.42, .4);
  cairo_close_path (cr);
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, side * .33, -.14, .22, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

void
art_crown_space_paint (ArtPen *pen, const ArtSign *sign)
{
  static void (*const signs[]) (cairo_t * cr) = { star, coin, ear, flash, cross, skull };
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  crown_path (cr);
  art_set (cr, pen->c->flat ? pen->c->paper : gold);
  cairo_fill_preserve (cr);
  art_stroke (cr, pen->c->ink, line * 1.4);
  cairo_translate (cr, 0, .24);
  cairo_scale (cr, .62, .62);
  cairo_new_path (cr);
  art_set (cr, pen->c->ink);
  signs[sign->mark - CARC_FORTUNE](cr);
  cairo_restore (cr);
}

/* ---- the icons ---- */

/* A wheel with eight spokes that end in pegs. */
static void
wheel_path (cairo_t *cr)
{
  for (guint i = 0; i < 32; i++)
    {
      const double r = i % 4 < 2 ? 1 : .8, angle = G_PI * (i + .5) / 16;
      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_close_path (cr);
}

void
art_wheel_icon_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  const char number[] = { (char) ('1' + sign->mark - CARC_ICON1), '\0' };
  cairo_t *cr = pen->cr;
  wheel_path (cr);
  art_set (cr, pen->c->flat ? pen->c->ink : gold);
  cairo_fill_preserve (cr);
  art_stroke (cr, pen->c->ink, line);
  art_ellipse (cr, 0, 0, .72, .72);
  art_fill (cr, pen->c->paper);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  art_text_draw (cr, number, sign->at.x * pen->size, sign->at.y * pen->size, sign->r * 1.5 * pen->size, TRUE,
                 ART_ALIGN_MIDDLE, pen->c->text);
  cairo_restore (cr);
}

/* ---- the pieces ---- */

/* A pig from the side, with a curled tail. */
static void
pig_path (cairo_t *cr)
{
  static const ArtPoint p[] = { { -1, -.05 }, { -.82, -.3 }, { -.72, -.62 }, { -.46, -.42 }, { .3, -.5 },
                                { .72, -.3 }, { .98, -.56 }, { .9, -.12 },   { .84, .3 },    { .7, .8 },
                                { .36, .8 },  { .34, .44 },  { -.26, .44 },  { -.3, .8 },    { -.62, .8 },
                                { -.66, .3 }, { -.96, .22 } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

void
art_wheel_pig_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour pink = { .95, .56, .62 };
  const double unit = size * .46, pixel = 1 / unit;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  pig_path (cr);
  art_outline (cr, style, MAX (.05, 1.1 * pixel), MAX (.05, 1.1 * pixel));
  art_fill (cr, pink);
  cairo_arc (cr, -.62, -.12, MAX (.07, .8 * pixel), 0, 2 * G_PI);
  art_fill (cr, art_dark);
  cairo_restore (cr);
}

/* A crown in the colour of a player; -1: in gold. */
void
art_crown_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtPoint p[] = { { -.8, .75 }, { -.95, -.55 }, { -.42, 0 }, { 0, -.85 },
                                { .42, 0 },   { .95, -.55 },  { .8, .75 } };
  const double unit = size * .46, pixel = 1 / unit;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, unit, unit);
  art_polygon (cr, p, G_N_ELEMENTS (p));
  art_outline (cr, style, MAX (.06, 1.1 * pixel), MAX (.06, 1.1 * pixel));
  art_fill (cr, colour >= 0 ? art_player_colour ((guint) colour, style->palette) : gold);
  cairo_restore (cr);
}
