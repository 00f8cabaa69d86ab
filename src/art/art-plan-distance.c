/* art-plan-distance.c - the distance of a point in a cell from what is printed there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-plan.h"

#include <math.h>

double
art_line_distance (const ArtPoint *points, guint n, ArtPoint at)
{
  double best = 1e9;
  for (guint i = 0; i + 1 < n; i++)
    {
      double dx = points[i + 1].x - points[i].x, dy = points[i + 1].y - points[i].y;
      double px = at.x - points[i].x, py = at.y - points[i].y, length = dx * dx + dy * dy;
      double t = length > 0 ? CLAMP ((px * dx + py * dy) / length, 0, 1) : 0;
      double ex = px - dx * t, ey = py - dy * t;
      best = MIN (best, ex * ex + ey * ey);
    }
  return sqrt (best);
}

gboolean
art_polygon_contains (const ArtPoint *points, guint n, ArtPoint at)
{
  gboolean inside = FALSE;
  for (guint i = 0, j = n - 1; i < n; j = i++)
    if ((points[i].y > at.y) != (points[j].y > at.y)
        && at.x < (points[j].x - points[i].x) * (at.y - points[i].y) / (points[j].y - points[i].y) + points[i].x)
      inside = !inside;
  return inside;
}

ArtPoint
art_line_at (const ArtLine *line, double part, ArtPoint *along)
{
  double total = 0, walked = 0;
  for (guint i = 0; i + 1 < line->n; i++)
    total += hypot (line->p[i + 1].x - line->p[i].x, line->p[i + 1].y - line->p[i].y);
  for (guint i = 0; i + 1 < line->n; i++)
    {
      double dx = line->p[i + 1].x - line->p[i].x, dy = line->p[i + 1].y - line->p[i].y, step = hypot (dx, dy);
      if (step > 0 && (walked + step >= part * total || i + 2 == line->n))
        {
          double t = CLAMP ((part * total - walked) / step, 0, 1);
          if (along)
            *along = (ArtPoint){ dx / step, dy / step };
          return (ArtPoint){ line->p[i].x + dx * t, line->p[i].y + dy * t };
        }
      walked += step;
    }
  if (along)
    *along = (ArtPoint){ 1, 0 };
  return line->n ? line->p[0] : (ArtPoint){ .5, .5 };
}

double
art_city_clearance (const ArtCityPlan *city, ArtPoint at)
{
  double best = 1;
  for (guint r = 0; r < city->n_runs; r++)
    best = MIN (best, art_line_distance (city->runs[r].p, city->runs[r].n, at));
  return art_polygon_contains (city->outline, city->n_outline, at) ? best : -best;
}

double
art_plan_clearance (const ArtPlan *plan, ArtPoint at, double size)
{
  double best = plan->cell->flags & CARC_CELL_WATER ? -1 : 1;
  /* For a point exactly on the border, it is not defined whether a polygon that ends there contains it. */
  at = (ArtPoint){ CLAMP (at.x, .001, .999), CLAMP (at.y, .001, .999) };
  for (guint i = 0; i < plan->n_cities; i++)
    best = MIN (best, -art_city_clearance (&plan->cities[i], at));
  for (guint i = 0; i < plan->n_roads; i++)
    best = MIN (best, art_line_distance (plan->roads[i].line.p, plan->roads[i].line.n, at) - art_road_half (size));
  for (guint i = 0; i < plan->n_rivers; i++)
    best = MIN (best, art_line_distance (plan->rivers[i].line.p, plan->rivers[i].line.n, at) - art_river_half (size));
  for (guint i = 0; i < plan->n_shores; i++)
    {
      double d = art_line_distance (plan->shores[i].p, plan->shores[i].n, at);
      best = MIN (best, art_polygon_contains (plan->shores[i].p, plan->shores[i].n, at) ? -d : d);
    }
  for (guint i = 0; i < plan->n_fences; i++)
    best = MIN (best, art_line_distance (plan->fences[i].p, plan->fences[i].n, at) - ART_FENCE_HALF);
  if (plan->cloister_segment >= 0)
    best = MIN (best, hypot (at.x - plan->cloister.x, at.y - plan->cloister.y) - plan->cloister_radius);
  if (plan->has_hub)
    best = MIN (best, hypot (at.x - plan->hub.x, at.y - plan->hub.y) - ART_HUB_RADIUS);
  if (plan->has_pond)
    best = MIN (best, hypot (at.x - plan->pond.x, at.y - plan->pond.y) - ART_POND_RADIUS);
  return best;
}
