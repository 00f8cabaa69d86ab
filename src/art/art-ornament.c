/* art-ornament.c - trees, hedges and haystacks in the meadows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"

#include <math.h>

void
art_trees_paint (ArtPen *pen, const ArtTree *trees, guint n)
{
  cairo_t *cr = pen->cr;
  double ink = pen->ink * .9;
  if (n == 0)
    return;
  if (pen->c->shadow > 0)
    {
      for (guint i = 0; i < n; i++)
        art_blob (pen, trees[i].x + trees[i].r * .45, trees[i].y, trees[i].r * 1.15, trees[i].r * .5);
      art_fill_alpha (cr, pen->c->ink, pen->c->shadow);
    }
  for (guint i = 0; i < n; i++)
    art_blob (pen, trees[i].x, trees[i].y - trees[i].r * .9, trees[i].r + ink, trees[i].r * 1.08 + ink);
  art_fill (cr, pen->c->ink);
  for (guint i = 0; i < n; i++)
    art_blob (pen, trees[i].x, trees[i].y - trees[i].r * .9, trees[i].r, trees[i].r * 1.08);
  art_fill (cr, pen->c->tree_dark);
  for (guint i = 0; i < n; i++)
    art_blob (pen, trees[i].x - trees[i].r * .12, trees[i].y - trees[i].r * 1.06, trees[i].r * .84, trees[i].r * .86);
  art_fill (cr, pen->c->tree);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      for (guint i = 0; i < n; i++)
        art_blob (pen, trees[i].x - trees[i].r * .3, trees[i].y - trees[i].r * 1.32, trees[i].r * .42,
                  trees[i].r * .38);
      art_fill (cr, pen->c->tree_light);
    }
}

static void
paint_haystacks (ArtPen *pen, const ArtPoint *at, guint n)
{
  cairo_t *cr = pen->cr;
  for (guint pass = 0; pass < 2; pass++)
    {
      double grow = pass == 0 ? pen->ink * .9 : 0;
      for (guint i = 0; i < n; i++)
        {
          double x = at[i].x, y = at[i].y, w = .034 + grow, h = .058 + grow;
          cairo_move_to (cr, x - w, y + grow);
          cairo_curve_to (cr, x - w, y - h * .7, x - w * .3, y - h, x, y - h);
          cairo_curve_to (cr, x + w * .3, y - h, x + w, y - h * .7, x + w, y + grow);
          cairo_close_path (cr);
        }
      art_fill (cr, pass == 0 ? pen->c->ink : pen->c->wheat);
    }
  for (guint i = 0; i < n && pen->detail >= ART_DETAIL_FULL; i++)
    for (int k = -1; k <= 1; k++)
      art_line (cr, at[i].x + k * .014, at[i].y - .008, at[i].x + k * .007, at[i].y - .04);
  art_stroke (cr, pen->c->earth, MAX (.006, .6 / pen->size));
}

static void
paint_flowers (ArtPen *pen)
{
  const ArtScenery *s = &pen->scenery;
  for (guint i = 0; i < s->n_flowers; i++)
    art_blob (pen, s->flowers[i].x, s->flowers[i].y, .008, .008);
  art_fill (pen->cr, art_mix (pen->c->meadow_light, pen->c->house, .75));
}

void
art_paint_ornaments (ArtPen *pen)
{
  if (pen->detail >= ART_DETAIL_FULL)
    paint_flowers (pen);
  paint_haystacks (pen, pen->scenery.hay, pen->scenery.n_hay);
  art_trees_paint (pen, pen->scenery.trees, pen->scenery.n_trees);
}
