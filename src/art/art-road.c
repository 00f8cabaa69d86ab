/* art-road.c - roads, the crossing where they end, bridges and jetties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"

#include <math.h>

static void
road_path (cairo_t *cr, const ArtWayPlan *way)
{
  const ArtLine *line = &way->line;
  ArtPoint a = line->p[0], b = line->p[1];
  if (a.x < .001 || a.x > .999 || a.y < .001 || a.y > .999)
    {
      double length = hypot (a.x - b.x, a.y - b.y);
      cairo_move_to (cr, a.x + (a.x - b.x) / length * .05, a.y + (a.y - b.y) / length * .05);
    }
  else
    cairo_new_sub_path (cr); /* a road that begins inside does not go on from the one before */
  for (guint i = 0; i < line->n; i++)
    cairo_line_to (cr, line->p[i].x, line->p[i].y);
  a = line->p[line->n - 2], b = line->p[line->n - 1];
  if (b.x < .001 || b.x > .999 || b.y < .001 || b.y > .999)
    {
      double length = hypot (a.x - b.x, a.y - b.y);
      cairo_line_to (cr, b.x + (b.x - a.x) / length * .05, b.y + (b.y - a.y) / length * .05);
    }
}

static void
all_roads (const ArtPen *pen)
{
  for (guint i = 0; i < pen->plan->n_roads; i++)
    road_path (pen->cr, &pen->plan->roads[i]);
}

/* Stones on the road, larger ones along its edges.  There are none near the border, because they would be cut off
 * there. */
static void
paint_cobbles (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  guint32 chance = pen->chance ^ 0xc0bb1eu;
  double half = art_road_half (pen->size);
  for (guint i = 0; i < pen->plan->n_roads; i++)
    {
      guint n = pen->detail == ART_DETAIL_FINE ? 34 : 18;
      for (guint k = 0; k < n; k++)
        {
          ArtPoint along,
              p = art_line_at (&pen->plan->roads[i].line, .03 + .94 * (k + art_chance (&chance)) / n, &along);
          double off = (art_chance (&chance) - .5) * half * 1.5, r = .007 + .006 * art_chance (&chance);
          art_blob (pen, p.x - along.y * off, p.y + along.x * off, r * 1.25, r * .8);
        }
    }
  art_fill (cr, pen->c->cobble);
}

static void
paint_jetty (ArtPen *pen, const ArtWayPlan *way)
{
  cairo_t *cr = pen->cr;
  ArtPoint a = way->line.p[way->line.n - 2], b = way->line.p[way->line.n - 1];
  double length = hypot (b.x - a.x, b.y - a.y), dx = (b.x - a.x) / length, dy = (b.y - a.y) / length;
  double half = art_road_half (pen->size) * .8, reach = .12;
  ArtPoint from = { b.x - dx * .06, b.y - dy * .06 }, to = { b.x + dx * reach, b.y + dy * reach };
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  art_line (cr, from.x, from.y, to.x, to.y);
  art_stroke (cr, pen->c->ink, 2 * half + 1.6 * pen->ink);
  art_line (cr, from.x, from.y, to.x - dx * pen->ink, to.y - dy * pen->ink);
  art_stroke (cr, pen->c->flat ? pen->c->road : art_mix (pen->c->earth, pen->c->house, .35), 2 * half);
  if (pen->detail < ART_DETAIL_SMALL)
    return;
  for (guint i = 0; i < 5; i++)
    {
      double t = -.045 + (reach + .05) * i / 5.;
      cairo_move_to (cr, b.x + dx * t - dy * half, b.y + dy * t + dx * half);
      cairo_line_to (cr, b.x + dx * t + dy * half, b.y + dy * t - dx * half);
    }
  art_stroke (cr, art_mix (pen->c->earth, pen->c->ink, .5), pen->ink * .7);
}

void
art_paint_roads (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const ArtPlan *plan = pen->plan;
  double half = art_road_half (pen->size), edge = MAX (pen->ink, .012);
  if (plan->n_roads == 0)
    return;
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  all_roads (pen);
  art_stroke (cr, pen->c->road_edge, 2 * half);
  if (plan->has_hub)
    {
      art_blob (pen, plan->hub.x, plan->hub.y, ART_HUB_RADIUS * 1.1, ART_HUB_RADIUS);
      art_fill (cr, pen->c->road_edge);
    }
  all_roads (pen);
  art_stroke (cr, pen->c->road, 2 * (half - edge));
  if (plan->has_hub)
    {
      art_blob (pen, plan->hub.x, plan->hub.y, ART_HUB_RADIUS * 1.1 - edge, ART_HUB_RADIUS - edge);
      art_fill (cr, pen->c->road);
    }
  if (pen->detail >= ART_DETAIL_FULL && !pen->c->flat)
    paint_cobbles (pen);
  for (guint i = 0; i < plan->n_roads; i++)
    if (plan->roads[i].end == ART_END_SHORE)
      paint_jetty (pen, &plan->roads[i]);
}

void
art_paint_bridges (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  double half = art_road_half (pen->size), reach = art_river_half (pen->size) + .045;
  for (guint i = 0; i < pen->plan->n_bridges; i++)
    {
      const ArtBridgePlan *b = &pen->plan->bridges[i];
      art_saved (cr);
      cairo_transform (cr, &(cairo_matrix_t){ b->along.x, b->along.y, -b->along.y, b->along.x, b->at.x, b->at.y });
      cairo_rectangle (cr, -reach, -half + .012, 2 * reach, 2 * half - .024);
      art_fill (cr, pen->c->road);
      /* Two walls along the bridge, a little wider at the bottom. */
      for (int side = -1; side <= 1; side += 2)
        {
          double y = side * (half + .008);
          art_path_at (cr, 0, y, reach, side, "M -1 .022 C -.5 0 .5 0 1 .022");
        }
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_set (cr, pen->c->ink);
      cairo_set_line_width (cr, .036 + pen->ink * 1.4);
      cairo_stroke_preserve (cr);
      art_stroke (cr, pen->c->stone, .036);
      if (pen->detail >= ART_DETAIL_FULL)
        {
          for (int k = -3; k <= 3; k++)
            art_line (cr, k * reach / 3.4, -half + .02, k * reach / 3.4, half - .02);
          art_stroke (cr, pen->c->cobble, MAX (.007, .7 / pen->size));
        }
    }
}
