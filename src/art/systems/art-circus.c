/* art-circus.c - the ring of a circus and the mats of acrobats as they are printed, the big top, an animal token.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The ring has bands along its rim; the mats are two side by side and a
 * third above them, as the acrobats stand.  The big top is a round tent with stripes and a flag, higher than the fair.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"
#include "art/art-text.h"

#include <math.h>

/* ---- on the tile ---- */

#define BANDS 12

void
art_circus_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  /* Room for the outline: the mark can lie near the border of the tile. */
  cairo_scale (cr, .88, .88);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->house, pen->c->ink, 2 * line);
  for (guint i = 0; i < BANDS; i += 2)
    {
      cairo_arc (cr, 0, 0, 1, 2 * G_PI * i / BANDS, 2 * G_PI * (i + 1) / BANDS);
      cairo_arc_negative (cr, 0, 0, .7, 2 * G_PI * (i + 1) / BANDS, 2 * G_PI * i / BANDS);
      cairo_close_path (cr);
      art_fill (cr, pen->c->flat ? pen->c->ink : pen->c->warning);
    }
  cairo_arc (cr, 0, 0, .7, 0, 2 * G_PI);
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->sand, pen->c->ink, line);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      cairo_arc (cr, 0, 0, .34, 0, 2 * G_PI);
      art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->sand_light, pen->c->ink, line * .7);
    }
  cairo_restore (cr);
}

static const char mats[] =
    "M -.98 .18 H -.08 V .86 H -.98 Z M .08 .18 H .98 V .86 H .08 Z M -.45 -.7 H .45 V -.02 H -.45 Z";

void
art_acrobats_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  cairo_scale (cr, .88, .88);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, mats);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : pen->c->gold);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      art_path (cr, "O -.53 .52 .2 .53 .52 .2 0 -.36 .2");
      art_fill (cr, pen->c->flat ? pen->c->ink : pen->c->warning);
    }
  cairo_restore (cr);
}

/* ---- the big top ---- */

static const char outline[] =
    "M -.78 .9 V .02 L -1 -.02 C -.7 -.2 -.26 -.5 0 -.86 .26 -.5 .7 -.2 1 -.02 L .78 .02 V .9 Z";
static const char roof[] = "M -1 -.02 C -.7 -.2 -.26 -.5 0 -.86 .26 -.5 .7 -.2 1 -.02 .6 .14 -.6 .14 -1 -.02 Z";
/* The dark stripes of the walls and of the roof, and the entrance. */
static const char walls[] = "M -.78 .02 H -.5 V .9 H -.78 Z M -.22 .06 H .22 V .9 H -.22 Z M .5 .02 H .78 V .9 H .5 Z";
static const char stripes[] = "M -1 -.02 C -.7 -.2 -.26 -.5 0 -.86 -.2 -.4 -.46 -.1 -.6 .06 Z "
                              "M -.22 .1 C -.16 -.2 -.06 -.6 0 -.86 .06 -.6 .16 -.2 .22 .1 Z "
                              "M 1 -.02 C .7 -.2 .26 -.5 0 -.86 .2 -.4 .46 -.1 .6 .06 Z";
static const char entrance[] = "M -.2 .9 C -.2 .5 -.06 .34 0 .3 .06 .34 .2 .5 .2 .9 Z";
static const char flag[] = "M 0 -1.3 .42 -1.14 0 -1 Z";

void
art_bigtop_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { 1, 1, 1 }, red = { .80, .13, .13 };
  const ArtPalette *c = style->palette;
  const double unit = size * .42, line = MAX (.07, 1.1 / unit);
  const ArtColour dark = c->flat ? art_dark : red;
  art_piece_begin (cr, x, y + unit * .16, unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, outline);
  art_path (cr, flag);
  art_outline (cr, style, line, MAX (.05, 1 / unit));
  cairo_new_path (cr);
  art_stroke_path (cr, "M 0 -.8 V -1.3", art_dark, line);
  art_path (cr, flag);
  art_stroke_fill (cr, art_dark, line * .7, c->flat ? white : c->gold);
  art_path (cr, outline);
  art_stroke_fill (cr, art_dark, line, white);
  art_fill_path (cr, walls, dark);
  art_path (cr, entrance);
  art_fill (cr, art_dark);
  art_path (cr, roof);
  art_stroke_fill (cr, art_dark, line, white);
  art_fill_path (cr, stripes, dark);
  cairo_restore (cr);
}

/* ---- a token that was turned over ---- */

/* A disc with a garland, and on it the points. */
void
art_animal_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const double r = MAX (size * .44, 4);
  char number[12];
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_fill_stroke (cr, c->flat ? (ArtColour){ 1, 1, 1 } : c->chip, art_dark, MAX (1.2, r * .12));
  for (guint i = 0; r >= 7 && i < 10; i++)
    {
      const double angle = 2 * G_PI * i / 10;
      cairo_arc (cr, x + cos (angle) * r * .78, y + sin (angle) * r * .78, r * .1, 0, 2 * G_PI);
      art_fill (cr, c->flat ? art_dark : c->warning);
    }
  if (r < 5)
    return;
  g_snprintf (number, sizeof number, "%d", MAX (colour, 0) + 1);
  art_text_draw (cr, number, x, y, r * 1.15, TRUE, ART_ALIGN_MIDDLE, c->flat ? art_dark : c->chip_ink);
}
