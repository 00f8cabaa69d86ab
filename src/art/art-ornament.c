/* art-ornament.c - what grows and stands about in the meadows: trees, hedges, haystacks.
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
        art_ellipse (cr, trees[i].x + trees[i].r * .45, trees[i].y, trees[i].r * 1.15, trees[i].r * .5);
      art_set_alpha (cr, pen->c->ink, pen->c->shadow);
      cairo_fill (cr);
    }
  for (guint i = 0; i < n; i++)
    art_ellipse (cr, trees[i].x, trees[i].y - trees[i].r * .9, trees[i].r + ink, trees[i].r * 1.08 + ink);
  art_fill (cr, pen->c->ink);
  for (guint i = 0; i < n; i++)
    art_ellipse (cr, trees[i].x, trees[i].y - trees[i].r * .9, trees[i].r, trees[i].r * 1.08);
  art_fill (cr, pen->c->tree_dark);
  for (guint i = 0; i < n; i++)
    art_ellipse (cr, trees[i].x - trees[i].r * .12, trees[i].y - trees[i].r * 1.06, trees[i].r * .84, trees[i].r * .86);
  art_fill (cr, pen->c->tree);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      for (guint i = 0; i < n; i++)
        art_ellipse (cr, trees[i].x - trees[i].r * .3, trees[i].y - trees[i].r * 1.32, trees[i].r * .42,
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
      {
        cairo_move_to (cr, at[i].x + k * .014, at[i].y - .008);
        cairo_line_to (cr, at[i].x + k * .007, at[i].y - .04);
      }
  art_stroke (cr, pen->c->earth, MAX (.006, .6 / pen->size));
}

static int
compare_trees (const void *a, const void *b)
{
  double d = ((const ArtTree *) a)->y - ((const ArtTree *) b)->y;
  return d < 0 ? -1 : d > 0;
}

typedef struct { ArtTree trees[ART_TREES_MAX]; ArtPoint hay[8]; guint n_trees, n_hay; } Scatter;

static void
add_tree (Scatter *s, const ArtPen *pen, double x, double y, double r)
{
  if (s->n_trees < ART_TREES_MAX && x - r > .012 && x + r * 1.7 < .988 && y - 2.1 * r > .012 && y + r * .5 < .988
      && art_plan_clearance (pen->plan, (ArtPoint) { x, y }, pen->size) > .02)
    s->trees[s->n_trees++] = (ArtTree) { x, y, r };
}

/* A clump of trees, a hedge along the lie of the land, or some stacks of hay. */
static void
add_group (Scatter *s, ArtPen *pen, ArtPoint p, double room, guint32 *chance)
{
  double what = art_chance (chance), big = pen->detail <= ART_DETAIL_SMALL ? 1.35 : 1;
  if (what < .5)
    {
      guint n = 2 + (guint) (art_chance (chance) * 3.2);
      for (guint i = 0; i < n; i++)
        {
          double angle = 2 * G_PI * art_chance (chance), far = room * .55 * sqrt (art_chance (chance));
          add_tree (s, pen, p.x + cos (angle) * far, p.y + sin (angle) * far * .8,
                    big * (.03 + .014 * art_chance (chance)));
        }
    }
  else if (what < .74)
    {
      guint n = 4 + (guint) (art_chance (chance) * 3);
      double angle = G_PI * art_chance (chance), step = .036;
      for (guint i = 0; i < n; i++)
        {
          double t = ((double) i - (n - 1) / 2.) * step;
          add_tree (s, pen, p.x + cos (angle) * t, p.y + sin (angle) * t * .7,
                    .9 * big * (.022 + .006 * art_chance (chance)));
        }
    }
  else if (what < .86 && pen->detail > ART_DETAIL_SMALL)
    {
      for (guint i = 0; i < 2 && s->n_hay < G_N_ELEMENTS (s->hay); i++)
        s->hay[s->n_hay++] = (ArtPoint) { p.x + (i ? .045 : -.03), p.y + (i ? .022 : 0) };
    }
  else
    add_tree (s, pen, p.x, p.y + .03, big * .046);
}

void
art_paint_ornaments (ArtPen *pen)
{
  const CarcCell *cell = pen->plan->cell;
  guint32 chance = pen->chance ^ 0x3ade68u;
  ArtPoint taken[16];
  guint n_taken = 0;
  Scatter s = { .n_trees = 0 };

  if (pen->detail == ART_DETAIL_SIGN || pen->c->flat)
    return;
  for (guint tries = 0; tries < 26 && n_taken < 9; tries++)
    {
      ArtPoint p = { .07 + .86 * art_chance (&chance), .08 + .84 * art_chance (&chance) };
      double keep = art_chance (&chance);
      p = art_turn (p, pen->plan->turns);
      double room = art_plan_clearance (pen->plan, p, pen->size);
      gboolean free = room > .055 && keep < .85;
      for (guint i = 0; free && i < cell->n_segments; i++)
        free = hypot (cell->segments[i].spot_x / 255. - p.x, cell->segments[i].spot_y / 255. - p.y) > .1;
      for (guint i = 0; free && i < n_taken; i++)
        free = hypot (taken[i].x - p.x, taken[i].y - p.y) > .17;
      if (!free)
        continue;
      taken[n_taken++] = p;
      add_group (&s, pen, p, MIN (room, .11), &chance);
    }
  qsort (s.trees, s.n_trees, sizeof s.trees[0], compare_trees);
  paint_haystacks (pen, s.hay, s.n_hay);
  art_trees_paint (pen, s.trees, s.n_trees);
}
