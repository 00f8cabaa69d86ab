/* art-catapult.c - the fair as it is printed: a wide striped pavilion with a pennant, and its fence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tents of a siege are narrow and pointed; this one is broad, with upright walls, a low roof in stripes and a
 * scalloped rim, so that both are told apart also where there are no colours.
 *
 * A fair parts fields, and so does a crop circle.  Where neither a road nor a wall shows that, a fence does.
 */
#include "art/art-pen.h"
#include "carcassonne/carc-systems.h"

#include <math.h>

#define STRIPES 5 /* odd: both ends are alike */

/* The rim of the roof at t, from 0 on the left to 1 on the right, and the point above it near the top of the roof. */
static ArtPoint
rim_at (ArtPoint foot, double r, double t)
{
  return (ArtPoint){ foot.x + (2 * t - 1) * r, foot.y - .62 * r };
}

static ArtPoint
top_at (ArtPoint foot, double r, double t)
{
  return (ArtPoint){ foot.x + (2 * t - 1) * r * .16, foot.y - 1.42 * r };
}

static void
paint_pennant (ArtPen *pen, ArtPoint at, double r, int side)
{
  cairo_t *cr = pen->cr;
  const ArtPoint flag[] = { { at.x, at.y - .62 * r },
                            { at.x + side * .5 * r, at.y - .47 * r },
                            { at.x, at.y - .3 * r } };
  art_line (cr, at.x, at.y, at.x, at.y - .64 * r);
  art_stroke (cr, pen->c->ink, MAX (pen->ink, 1 / pen->size));
  art_polygon (cr, flag, 3);
  art_fill_stroke (cr, pen->c->flat ? pen->c->paper : pen->c->flame, pen->c->ink, pen->ink * .8);
}

/* The outline of walls and roof; `g` makes it greater on all sides. */
static void
outline (cairo_t *cr, ArtPoint foot, double r, double g)
{
  const ArtPoint p[] = { { foot.x - .8 * r - g, foot.y + g },
                         { foot.x - .8 * r - g, foot.y - .45 * r },
                         { foot.x - r - g, foot.y - .45 * r },
                         { foot.x - r - g, foot.y - .62 * r - g },
                         { foot.x - .16 * r - g, foot.y - 1.42 * r - g },
                         { foot.x + .16 * r + g, foot.y - 1.42 * r - g },
                         { foot.x + r + g, foot.y - .62 * r - g },
                         { foot.x + r + g, foot.y - .45 * r },
                         { foot.x + .8 * r + g, foot.y - .45 * r },
                         { foot.x + .8 * r + g, foot.y + g } };
  art_polygon (cr, p, G_N_ELEMENTS (p));
}

void
art_fair_paint (ArtPen *pen, const ArtSign *sign)
{
  cairo_t *cr = pen->cr;
  const double r = sign->r, line = MAX (pen->ink, 1 / pen->size);
  const ArtPoint foot = { sign->at.x, sign->at.y + .7 * r };
  const ArtColour light = pen->c->flat ? pen->c->paper : pen->c->house;
  const ArtColour dark = pen->c->flat ? pen->c->ink : pen->c->warning;
  paint_pennant (pen, (ArtPoint){ foot.x, foot.y - 1.42 * r }, r, 1);
  outline (cr, foot, r, line);
  art_fill (cr, pen->c->ink);
  outline (cr, foot, r, 0);
  art_fill (cr, light);
  for (guint i = 0; i < STRIPES; i++)
    {
      const double from = (double) i / STRIPES, to = (double) (i + 1) / STRIPES;
      const ArtPoint left = rim_at (foot, r, from), right = rim_at (foot, r, to);
      const ArtPoint roof[] = { left, top_at (foot, r, from), top_at (foot, r, to), right };
      const ArtColour colour = i % 2 ? light : dark;
      art_polygon (cr, roof, G_N_ELEMENTS (roof));
      art_fill (cr, colour);
      /* The scallop that hangs from this stripe. */
      art_ellipse (cr, (left.x + right.x) / 2, left.y, (right.x - left.x) / 2, .2 * r);
      art_fill (cr, colour);
    }
  /* The entrance between two curtains. */
  const ArtPoint door[] = { { foot.x - .3 * r, foot.y }, { foot.x, foot.y - .44 * r }, { foot.x + .3 * r, foot.y } };
  art_polygon (cr, door, G_N_ELEMENTS (door));
  art_fill (cr, pen->c->ink);
}

/* ---- the fence ---- */

static void
add_fence (ArtPlan *plan, ArtPoint from, ArtPoint to)
{
  if (plan->n_fences == G_N_ELEMENTS (plan->fences))
    return;
  ArtLine *fence = &plan->fences[plan->n_fences++];
  art_line_add (fence, from.x, from.y);
  art_line_add (fence, to.x, to.y);
}

/* Is the next farm clockwise from this half another one than its own?  `gap` is the number of halves up to it. */
static gboolean
begins_gap (const CarcCell *cell, guint half, guint *gap)
{
  const int farm = art_farm_at (cell, half);
  for (*gap = 1; farm >= 0 && *gap < 8; (*gap)++)
    {
      const int next = art_farm_at (cell, (half + *gap) % 8);
      if (next >= 0)
        return next != farm;
    }
  return FALSE;
}

/* `beside`: by something that does not stand in the middle. */
static gboolean
is_fenced (const CarcCell *cell, gboolean beside)
{
  for (guint mark = 0; mark < carc_n_marks; mark++)
    if (carc_marks_has (cell->marks, mark) && art_mark_look (mark)->fenced
        && !(beside && art_mark_look (mark)->ends_roads))
      return TRUE;
  return FALSE;
}

void
art_plan_add_fences (ArtPlan *plan, const CarcCell *cell)
{
  const ArtPoint middle = { .5, .5 };
  guint walls[4], n_walls = 0, gap;
  gboolean others = FALSE;
  if (!is_fenced (cell, FALSE))
    return;
  for (guint half = 0; half < 8; half++)
    {
      const guint side = half / 2, after = (half + 1) % 8 / 2;
      if (!begins_gap (cell, half, &gap))
        continue;
      if (gap == 1 && half % 2 == 0 && cell->edges[side] == CARC_EDGE_FIELD)
        add_fence (plan, art_side_middle (side, 0), middle);
      else if (gap == 3 && half % 2 == 1 && cell->edges[after] == CARC_EDGE_CITY)
        walls[n_walls++] = after;
      else
        others = TRUE; /* a road parts them, or the wall of a city that reaches the corner */
    }
  /* Unless roads end at what is in the middle, the fence goes on to the wall of a city. */
  if (n_walls == 1 && plan->n_fences == 1 && !others && is_fenced (cell, TRUE))
    add_fence (plan, middle, art_side_middle (walls[0], 0));
  if (n_walls == 2 && plan->n_fences == 0 && !others)
    add_fence (plan, art_side_middle (walls[0], 0), art_side_middle (walls[1], 0));
}

void
art_paint_fences (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const double line = MAX (pen->ink, 1 / pen->size), post = pen->detail == ART_DETAIL_SIGN ? .05 : .038;
  for (guint f = 0; f < pen->plan->n_fences; f++)
    {
      const ArtLine *fence = &pen->plan->fences[f];
      const ArtPoint start = fence->p[0], b = fence->p[fence->n - 1];
      /* On the border it would have to meet something on the next tile. */
      const ArtPoint a = { start.x + (.5 - start.x) * .14, start.y + (.5 - start.y) * .14 };
      const guint n = (guint) (hypot (b.x - a.x, b.y - a.y) / .085);
      const ArtColour wood = pen->c->flat ? pen->c->paper : pen->c->wood;
      for (guint rail = 0; rail < 2; rail++)
        {
          art_line (cr, a.x, a.y, b.x, b.y);
          art_stroke (cr, rail ? wood : pen->c->ink, rail ? 1.3 * line : 3.3 * line);
        }
      for (guint i = 0; i <= n; i++)
        {
          const double t = (i + .5) / (n + 1), x = a.x + (b.x - a.x) * t, y = a.y + (b.y - a.y) * t;
          art_line (cr, x, y + .4 * post, x, y - post);
          art_stroke (cr, pen->c->ink, 2.4 * line);
        }
    }
}
