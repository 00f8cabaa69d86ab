/* art-mage.c - the sign that calls the mage and the witch, and the two figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every shape here is 2 wide around the origin.  The sign is a wand with a star; the mage has a straight hat and a
 * staff, the witch a bent hat with a broad brim and a broom, so that all are told apart also without colours.
 */
#include "art/art-figure.h"
#include "art/art-pen.h"

static const char star[] = "M .34 -.98 .5 -.5 1 -.48 .6 -.18 .74 .3 .34 .02 -.06 .3 .08 -.18 -.32 -.48 .18 -.5 Z";
static const char wand[] = "M -.9 .72 -.72 .9 .18 0 0 -.18 Z";

void
art_mage_sign_paint (ArtPen *pen, const ArtSign *sign)
{
  static const ArtColour violet = { .46, .20, .62 };
  cairo_t *cr = pen->cr;
  const double line = art_mark_begin (pen, sign->at, sign->r);
  /* Room for the outline: the mark can lie near the border of the tile. */
  cairo_scale (cr, .86, .86);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path (cr, wand);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->ink : violet);
  art_path (cr, star);
  art_stroke_fill (cr, pen->c->ink, 2 * line, pen->c->flat ? pen->c->paper : pen->c->flame);
  if (pen->detail > ART_DETAIL_SIGN)
    {
      art_stroke_path (cr, "M -.62 -.7 V -.3 M -.82 -.5 H -.42 M .62 .52 V .88 M .44 .7 H .8", pen->c->ink, 1.6 * line);
    }
  cairo_restore (cr);
}

/* ---- the figures ---- */

typedef struct
{
  const char *robe, *hat, *stick, *head; /* the stick is a line, its head and the others are filled */
  const char *beard;                     /* NULL: none */
  ArtColour cloth;
} Magician;

static const Magician mage = {
  .robe = "M -.56 .95 -.28 -.1 H .28 L .56 .95 Z",
  .hat = "M -.4 -.28 0 -1.06 .4 -.28 Z",
  .stick = "M .74 .95 V -.5",
  .head = "O .74 -.62 .17",
  .beard = "M -.2 -.14 H .2 L 0 .42 Z",
  .cloth = { .47, .24, .66 },
};
static const Magician witch = {
  .robe = "M -.5 .95 -.26 -.04 H .26 L .5 .95 Z",
  .hat = "M -.74 -.3 C -.4 -.46 -.34 -.44 -.32 -.5 L -.12 -.86 .42 -1.04 .16 -.76 .34 -.48 C .38 -.44 .44 -.46 .74 -.3 "
         ".4 -.2 -.4 -.2 -.74 -.3 Z",
  .stick = "M -.86 .12 .6 .6",
  .head = "M .5 .44 1 .56 1.02 .92 .42 .7 Z",
  .cloth = { .90, .47, .10 },
};

static void
draw (cairo_t *cr, const Magician *it, double x, double y, double size, const ArtStyle *style)
{
  static const ArtColour white = { .96, .95, .92 };
  const ArtPalette *c = style->palette;
  const double pixel = 1 / (size * .46), line = MAX (.06, 1.1 * pixel), stick = MAX (.12, 1.3 * pixel);
  const ArtColour cloth = c->flat ? white : it->cloth;
  art_piece_begin (cr, x, y, size * .46);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  /* The outline of the whole figure, and the light around it. */
  art_path (cr, it->robe);
  art_path (cr, it->hat);
  art_path (cr, it->head);
  art_path (cr, "O 0 -.22 .25");
  art_outline (cr, style, line, MAX (.05, 1.1 * pixel));
  cairo_new_path (cr);
  art_path (cr, it->robe);
  art_stroke_fill (cr, art_dark, line, cloth);
  art_path (cr, "O 0 -.2 .25");
  art_stroke_fill (cr, art_dark, line * .8, c->flat ? white : c->skin);
  if (it->beard != NULL)
    {
      art_path (cr, it->beard);
      art_stroke_fill (cr, art_dark, line * .6, white);
    }
  art_path (cr, it->hat);
  art_stroke_fill (cr, art_dark, line, c->flat ? art_dark : art_mix (cloth, art_dark, .3));
  art_stroke_path (cr, it->stick, art_dark, stick + line);
  art_stroke_path (cr, it->stick, c->flat ? white : c->wood, stick);
  art_path (cr, it->head);
  art_stroke_fill (cr, art_dark, line * .8, c->flat ? white : c->gold);
  cairo_restore (cr);
}

void
art_mage_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  draw (cr, &mage, x, y, size, style);
}

void
art_witch_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size, const ArtStyle *style)
{
  draw (cr, &witch, x, y, size, style);
}
