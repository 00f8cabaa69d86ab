/* art-wheel.c - the icons and the crown spaces of the Wheel of Fortune as they are printed, its pig, and a crown in a
 * player's colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The part of a crown space is told apart by its outline alone: a star,
 * a coin, an ear of grain, a flash, a cross, a skull.  An icon is a wheel with its number.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"
#include "art/art-text.h"
#include "carcassonne/carc-wheel-marks.h"

#include <math.h>

static const ArtColour gold = { .93, .74, .22 };

/* A plate with the three points of a crown at its top. */
static const char crown[] = "M -1 1 V -.95 L -.5 -.55 0 -1.1 .5 -.55 1 -.95 V 1 Z";

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
  art_path (cr, "M 0 1 V -1");
  for (guint i = 0; i < 3; i++)
    {
      const double y = -.1 + .45 * i;
      art_path_at (cr, 0, y, 1, 1, "M -.7 -.6 0 0 .7 -.6");
    }
  cairo_stroke (cr);
}

static void
flash (cairo_t *cr)
{
  art_path (cr, "M .3 -1 -.75 .16 H -.06 L -.4 1 .75 -.26 H .04 Z");
  cairo_fill (cr);
}

static void
cross (cairo_t *cr)
{
  art_path (cr, "M -.19 -1 H .19 V 1 H -.19 Z M -.7 -.55 H .7 V -.17 H -.7 Z");
  cairo_fill (cr);
}

static void
skull (cairo_t *cr)
{
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_arc (cr, 0, -.2, .78, G_PI * .8, G_PI * .2);
  art_path (cr, "L .42 .4 V .95 H -.42 V .4 Z O -.33 -.14 .22 .33 -.14 .22");
  cairo_fill (cr);
}

void
art_crown_space_paint (ArtPen *pen, const ArtSign *sign)
{
  static void (*const signs[]) (cairo_t * cr) = { star, coin, ear, flash, cross, skull };
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  art_path (cr, crown);
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : gold, pen->c->ink, line * 1.4);
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
  art_fill_stroke (cr, pen->c->flat ? pen->c->ink : gold, pen->c->ink, line);
  art_ellipse (cr, 0, 0, .72, .72);
  art_fill (cr, pen->c->paper);
  cairo_restore (cr);
  art_saved (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  art_text_draw (cr, number, sign->at.x * pen->size, sign->at.y * pen->size, sign->r * 1.5 * pen->size, TRUE,
                 ART_ALIGN_MIDDLE, pen->c->text);
}

/* ---- the pieces ---- */

/* A pig from the side, with a curled tail. */
static const char pig[] = "M -1 -.05 -.82 -.3 -.72 -.62 -.46 -.42 .3 -.5 .72 -.3 .98 -.56 .9 -.12 .84 .3 .7 .8 H .36 "
                          "L .34 .44 H -.26 L -.3 .8 H -.62 L -.66 .3 -.96 .22 Z";

void
art_wheel_pig_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour pink = { .95, .56, .62 };
  const double unit = size * .46, pixel = 1 / unit;
  art_piece_begin (cr, x, y, unit);
  art_path (cr, pig);
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
  const double unit = size * .46, pixel = 1 / unit;
  art_piece_begin (cr, x, y, unit);
  art_path (cr, "M -.8 .75 -.95 -.55 -.42 0 0 -.85 .42 0 .95 -.55 .8 .75 Z");
  art_outline (cr, style, MAX (.06, 1.1 * pixel), MAX (.06, 1.1 * pixel));
  art_fill (cr, colour >= 0 ? art_player_colour ((guint) colour, style->palette) : gold);
  cairo_restore (cr);
}
