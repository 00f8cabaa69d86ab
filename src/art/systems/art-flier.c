/* art-flier.c - a flying machine as it is printed, seen from above: swept wings of canvas that point where it flies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin, and points to the north until it is turned.
 */
#include "art/art-pen.h"
#include "carcassonne/systems/flier/carc-flier.h"

/* Two broad wings with scalloped ends, a pointed nose, and a tail that is notched. */
static const char canvas[] = "M 0 -1.05 C .12 -.8 .16 -.66 .17 -.5 C .5 -.58 .88 -.42 1.05 .06 "
                             "C .98 .16 .95 .26 .96 .42 C .82 .24 .7 .2 .58 .32 C .52 .16 .4 .1 .19 .18 "
                             "L .17 .5 .46 1 C .28 .92 .12 .88 0 .78 C -.12 .88 -.28 .92 -.46 1 L -.17 .5 -.19 .18 "
                             "C -.4 .1 -.52 .16 -.58 .32 C -.7 .2 -.82 .24 -.96 .42 C -.95 .26 -.98 .16 -1.05 .06 "
                             "C -.88 -.42 -.5 -.58 -.17 -.5 C -.16 -.66 -.12 -.8 0 -1.05 Z";
/* The spars, from the hull to the points of the wings. */
static const char spars[] = "M 0 -.42 L .95 .38 M 0 -.3 L .57 .28 M 0 -.42 L -.95 .38 M 0 -.3 L -.57 .28";
static const char hull[] = "M 0 -1.05 C .12 -.8 .14 -.3 .1 .2 L .06 .82 H -.06 L -.1 .2 C -.14 -.3 -.12 -.8 0 -1.05 Z";

void
art_flying_machine_paint (ArtPen *pen, const ArtSign *sign)
{
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_t *cr = pen->cr;
  cairo_rotate (cr, G_PI / 4 * carc_fly_heading (sign->mark, pen->plan->cell->rot));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, canvas);
  art_fill_stroke (cr, pen->c->paper, pen->c->ink, line * 1.6);
  if (pen->detail > ART_DETAIL_SIGN)
    art_stroke_path (cr, spars, pen->c->flat ? pen->c->ink : pen->c->wood, line * .8);
  art_fill_path (cr, hull, pen->c->flat ? pen->c->ink : pen->c->warning);
  cairo_restore (cr);
}
