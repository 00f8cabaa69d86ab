/* art-crop.c - crop circles as they are printed: a round of flattened corn, and in it a shield, a club or a fork.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The three are broad and dark, so that they are told apart also where a
 * tile is small.
 */
#include "art/art-pen.h"
#include "carcassonne/carc-crop-marks.h"

static const char shield[] = "M -.5 -.56 H .5 V -.04 C .5 .32 .26 .52 0 .68 C -.26 .52 -.5 .32 -.5 -.04 Z";
static const char club[] = "M -.64 .5 -.5 .64 .2 .2 C .54 .04 .72 -.32 .54 -.54 C .32 -.72 -.04 -.54 -.2 -.2 Z";
static const char pitchfork[] =
    "M -.44 -.6 V -.12 C -.44 .14 -.24 .2 0 .2 C .24 .2 .44 .14 .44 -.12 V -.6 M 0 -.6 V .7";

/* A stalk of each round that was pressed down. */
static const char rounds[] = "O 0 0 .8 O 0 0 .62";

static void
paint_symbol (ArtPen *pen, guint mark, ArtColour dark, double line)
{
  cairo_t *cr = pen->cr;
  const gboolean fine = pen->detail > ART_DETAIL_SIGN;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  if (mark == CARC_CROP_FORK)
    {
      art_stroke_path (cr, pitchfork, dark, MAX (.22, 1.6 * line));
      return;
    }
  art_path (cr, mark == CARC_CROP_SHIELD ? shield : club);
  art_fill (cr, dark);
  if (fine && mark == CARC_CROP_SHIELD)
    art_stroke_path (cr, "M 0 -.4 V .46 M -.34 -.12 H .34", pen->c->flat ? pen->c->paper : pen->c->corn_light, .13);
  if (fine && mark == CARC_CROP_CLUB)
    art_fill_path (cr, "O .3 -.34 .1 O .08 -.08 .08", pen->c->flat ? pen->c->paper : pen->c->corn_light);
}

void
art_crop_circle_paint (ArtPen *pen, const ArtSign *sign)
{
  static const ArtColour earth = { .26, .15, .06 };
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  art_path (cr, "O 0 0 1");
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->corn_light, pen->c->ink, 1.2 * line);
  if (pen->detail > ART_DETAIL_SIGN && !pen->c->flat)
    art_stroke_path (cr, rounds, pen->c->corn_dark, .8 * line);
  paint_symbol (pen, sign->mark, pen->c->flat ? pen->c->ink : earth, line);
  cairo_restore (cr);
}
