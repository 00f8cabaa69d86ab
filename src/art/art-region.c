/* art-region.c - the area of each segment as a path, to highlight it and to find the segment at a point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The outlines of cities, roads and cloisters are in the plan.  A farm is the rest.  Its border is traced on a grid of
 * distances (marching squares with interpolated crossings), so it follows walls and roads closely.
 */
#include "art-pen.h"
#include "art-tile.h"

#include <math.h>
#include <string.h>

/* ---- farms ---- */

#define GRID 32                                  /* cells of the grid along a side */
#define WIDE (GRID + 3)                          /* vertices, with an extra ring outside the border */
#define INDEX(i, j) (((j) + 1) * WIDE + (i) + 1) /* i, j from -1 to GRID + 1 */

typedef struct
{
  float clear[WIDE * WIDE];
  guint8 inside[WIDE * WIDE];
  gint16 next[2 * WIDE * WIDE]; /* for each grid edge, the next edge of its contour; -1 for none */
  ArtPoint cross[2 * WIDE * WIDE];
} FarmGrid;

static void
measure (FarmGrid *grid, const ArtPlan *plan, double size)
{
  for (int j = -1; j <= GRID + 1; j++)
    for (int i = -1; i <= GRID + 1; i++)
      {
        gboolean outside = i < 0 || j < 0 || i > GRID || j > GRID;
        ArtPoint p = { (double) i / GRID, (double) j / GRID };
        grid->clear[INDEX (i, j)] = outside ? -1 : (float) art_plan_clearance (plan, p, size);
        grid->inside[INDEX (i, j)] = 0;
      }
}

static void
flood (FarmGrid *grid, int i, int j)
{
  gint16 stack[WIDE * WIDE];
  guint n = 0;
  if (grid->clear[INDEX (i, j)] <= 0 || grid->inside[INDEX (i, j)])
    return;
  grid->inside[INDEX (i, j)] = 1;
  stack[n++] = (gint16) INDEX (i, j);
  while (n > 0)
    {
      int at = stack[--n];
      const int to[4] = { at - 1, at + 1, at - WIDE, at + WIDE };
      for (guint k = 0; k < 4; k++)
        if (grid->clear[to[k]] > 0 && !grid->inside[to[k]])
          {
            grid->inside[to[k]] = 1;
            stack[n++] = (gint16) to[k];
          }
    }
}

static void
fill_farm (FarmGrid *grid, const CarcSegment *farm)
{
  static const int at[8][2] = {
    { 8, 0 }, { 24, 0 }, { 32, 8 }, { 32, 24 }, { 24, 32 }, { 8, 32 }, { 0, 24 }, { 0, 8 }
  };
  for (guint half = 0; half < 8; half++)
    if (farm->halves & (1 << half))
      flood (grid, at[half][0], at[half][1]);
  if (farm->halves == 0)
    flood (grid, (int) (farm->spot_x / (double) CARC_SPOT_UNIT * GRID + .5),
           (int) (farm->spot_y / (double) CARC_SPOT_UNIT * GRID + .5));
}

/* Grid edges: 2 * vertex for the edge to the east, 2 * vertex + 1 for the edge to the south. */
static void
find_crossing (FarmGrid *grid, int a, int b, int edge)
{
  int in = grid->inside[a] ? a : b, out = grid->inside[a] ? b : a;
  double x = in % WIDE - 1, y = in / WIDE - 1, t = 0;
  int ox = out % WIDE - 1, oy = out / WIDE - 1;
  gboolean beyond = ox < 0 || oy < 0 || ox > GRID || oy > GRID;
  if (!beyond && grid->clear[out] < 0)
    t = grid->clear[in] / (grid->clear[in] - grid->clear[out]);
  grid->cross[edge] = (ArtPoint){ (x + (ox - x) * t) / GRID, (y + (oy - y) * t) / GRID };
}

/* Connects the crossings of a square, with the farm on the right. */
static void
link_square (FarmGrid *grid, int v)
{
  /* The vertices clockwise from the north-west, and the edge from each to the next. */
  const int vertex[4] = { v, v + 1, v + 1 + WIDE, v + WIDE };
  const int edge[4] = { 2 * v, 2 * (v + 1) + 1, 2 * (v + WIDE), 2 * v + 1 };
  int enter[2], leave[2];
  guint n_enter = 0, n_leave = 0, first_is_leave = 0;
  for (guint k = 0; k < 4; k++)
    {
      int a = vertex[k], b = vertex[(k + 1) % 4];
      if (grid->inside[a] == grid->inside[b])
        continue;
      find_crossing (grid, a, b, edge[k]);
      if (grid->inside[b])
        enter[n_enter++] = edge[k];
      else
        {
          if (n_enter == 0)
            first_is_leave = 1;
          leave[n_leave++] = edge[k];
        }
    }
  /* Clockwise around the square, a contour with the farm on its right goes from the point where the farm ends to the
   * point where it begins.  If there are two contours, each connects its own points, so areas that only touch in a
   * corner stay apart. */
  for (guint k = 0; k < n_enter; k++)
    grid->next[leave[(k + first_is_leave) % n_enter]] = (gint16) enter[k];
}

static gboolean
is_border_square (int v)
{
  int i = v % WIDE - 1, j = v / WIDE - 1;
  return i < 0 || j < 0 || i >= GRID || j >= GRID;
}

/* The square that has these two edges. */
static int
square_between (int from, int to)
{
  int a = from / 2, b = to / 2;
  if (from % 2 == to % 2)
    return MIN (a / WIDE, b / WIDE) * WIDE + MIN (a % WIDE, b % WIDE);
  int level = from % 2 == 0 ? a : b, upright = from % 2 == 0 ? b : a;
  return upright / WIDE * WIDE + level % WIDE;
}

static FarmGrid *
farm_grid (const ArtPlan *plan, const CarcSegment *farm, double size)
{
  FarmGrid *grid = g_new (FarmGrid, 1);
  measure (grid, plan, size);
  fill_farm (grid, farm);
  for (guint i = 0; i < G_N_ELEMENTS (grid->next); i++)
    grid->next[i] = -1;
  for (int j = 0; j + 1 < WIDE; j++)
    for (int i = 0; i + 1 < WIDE; i++)
      link_square (grid, j * WIDE + i);
  return grid;
}

static void
farm_path (cairo_t *cr, const FarmGrid *grid, double size, gboolean edges)
{
  gint16 next[G_N_ELEMENTS (grid->next)];
  memcpy (next, grid->next, sizeof next);
  for (guint start = 0; start < G_N_ELEMENTS (next); start++)
    {
      if (next[start] < 0)
        continue;
      gboolean pen_up = TRUE;
      int at = (int) start;
      while (next[at] >= 0)
        {
          int to = next[at];
          gboolean skip = edges && is_border_square (square_between (at, to));
          if (pen_up && !skip)
            cairo_move_to (cr, grid->cross[at].x * size, grid->cross[at].y * size);
          if (!skip)
            cairo_line_to (cr, grid->cross[to].x * size, grid->cross[to].y * size);
          pen_up = skip;
          next[at] = -1;
          at = to;
        }
      if (!edges)
        cairo_close_path (cr);
    }
}

/* ---- roads and rivers ---- */

static void
way_point (cairo_t *cr, const ArtLine *line, guint i, double off, double size, gboolean first)
{
  ArtPoint a = line->p[i ? i - 1 : 0], b = line->p[MIN (i + 1, line->n - 1)], p = line->p[i];
  double dx = b.x - a.x, dy = b.y - a.y, length = hypot (dx, dy);
  if (length > 0)
    {
      p.x += -dy / length * off;
      p.y += dx / length * off;
    }
  (first ? cairo_move_to : cairo_line_to) (cr, p.x * size, p.y * size);
}

static void
way_path (cairo_t *cr, const ArtWayPlan *way, double half, double size, gboolean edges)
{
  const ArtLine *line = &way->line;
  gboolean ends_inside = way->end != ART_END_EDGE;
  for (guint i = 0; i < line->n; i++)
    way_point (cr, line, i, half, size, i == 0);
  if (edges && !ends_inside)
    way_point (cr, line, line->n - 1, -half, size, TRUE);
  for (guint i = line->n; i-- > 0;)
    way_point (cr, line, i, -half, size, FALSE);
  if (!edges)
    cairo_close_path (cr);
}

static void
city_path (cairo_t *cr, const ArtCityPlan *city, double size, gboolean edges)
{
  if (!edges)
    {
      for (guint i = 0; i < city->n_outline; i++)
        (i ? cairo_line_to : cairo_move_to) (cr, city->outline[i].x * size, city->outline[i].y * size);
      cairo_close_path (cr);
      return;
    }
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 0; i < city->runs[r].n; i++)
      (i ? cairo_line_to : cairo_move_to) (cr, city->runs[r].p[i].x * size, city->runs[r].p[i].y * size);
}

static void
segment_path (cairo_t *cr, const ArtPlan *plan, guint segment, double size, gboolean edges)
{
  switch ((CarcKind) plan->cell->segments[segment].kind)
    {
    case CARC_CITY:
      for (guint i = 0; i < plan->n_cities; i++)
        if (plan->cities[i].segment == segment)
          city_path (cr, &plan->cities[i], size, edges);
      break;
    case CARC_ROAD:
      for (guint i = 0; i < plan->n_roads; i++)
        if (plan->roads[i].segment == segment)
          way_path (cr, &plan->roads[i], art_road_half (size), size, edges);
      break;
    case CARC_RIVER:
      for (guint i = 0; i < plan->n_rivers; i++)
        if (plan->rivers[i].segment == segment)
          way_path (cr, &plan->rivers[i], art_river_half (size), size, edges);
      break;
    case CARC_CLOISTER:
      art_ellipse (cr, plan->cloister.x * size, plan->cloister.y * size, plan->cloister_radius * 1.05 * size,
                   plan->cloister_radius * size);
      break;
    case CARC_FARM:
    default: g_assert_not_reached ();
    }
}

void
art_segment_paths (cairo_t *cr, const CarcCell *cell, guint segment, double size, cairo_path_t *paths[2])
{
  ArtPlan plan;
  g_autofree FarmGrid *grid = NULL;
  g_return_if_fail (segment < cell->n_segments);
  art_plan_init (&plan, cell);
  if (cell->segments[segment].kind == CARC_FARM)
    grid = farm_grid (&plan, &cell->segments[segment], size);
  for (guint edges = 0; edges < 2; edges++)
    {
      cairo_new_path (cr);
      if (grid != NULL)
        farm_path (cr, grid, size, edges);
      else
        segment_path (cr, &plan, segment, size, edges);
      paths[edges] = cairo_copy_path (cr);
    }
  cairo_new_path (cr);
}

void
art_segment_fill_path (cairo_t *cr, const CarcCell *cell, guint segment, double size)
{
  ArtPlan plan;
  g_autofree FarmGrid *grid = NULL;
  g_return_if_fail (segment < cell->n_segments);
  art_plan_init (&plan, cell);
  if (cell->segments[segment].kind == CARC_FARM)
    {
      grid = farm_grid (&plan, &cell->segments[segment], size);
      farm_path (cr, grid, size, FALSE);
    }
  else
    segment_path (cr, &plan, segment, size, FALSE);
}

/* ---- the segment at a point ---- */

static int
nearest_way (const ArtWayPlan *ways, guint n, ArtPoint at, double within)
{
  int found = -1;
  for (guint i = 0; i < n; i++)
    {
      double d = art_line_distance (ways[i].line.p, ways[i].line.n, at);
      if (d < within)
        {
          within = d;
          found = ways[i].segment;
        }
    }
  return found;
}

static int
farm_under (const ArtPlan *plan, ArtPoint at)
{
  g_autofree FarmGrid *grid = g_new (FarmGrid, 1);
  int i = (int) (CLAMP (at.x, 0, 1) * GRID + .5), j = (int) (CLAMP (at.y, 0, 1) * GRID + .5);
  measure (grid, plan, 96);
  for (guint s = 0; s < plan->cell->n_segments; s++)
    if (plan->cell->segments[s].kind == CARC_FARM)
      {
        fill_farm (grid, &plan->cell->segments[s]);
        for (int dj = -1; dj <= 1; dj++)
          for (int di = -1; di <= 1; di++)
            if (grid->inside[INDEX (CLAMP (i + di, 0, GRID), CLAMP (j + dj, 0, GRID))])
              return (int) s;
      }
  return -1;
}

int
art_segment_at (const CarcCell *cell, double x, double y, double slack)
{
  ArtPlan plan;
  ArtPoint at = { x, y };
  if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1) || cell->flags & CARC_CELL_WATER)
    return -1;
  art_plan_init (&plan, cell);
  if (plan.cloister_segment >= 0 && hypot (x - plan.cloister.x, y - plan.cloister.y) < plan.cloister_radius)
    return plan.cloister_segment;
  if (plan.has_hub && hypot (x - plan.hub.x, y - plan.hub.y) < ART_HUB_RADIUS * .8)
    return -1;
  int found = nearest_way (plan.roads, plan.n_roads, at, art_road_half (96) + slack);
  if (found < 0)
    found = nearest_way (plan.rivers, plan.n_rivers, at, art_river_half (96));
  /* The last one is on top, where cities cross. */
  for (guint i = plan.n_cities; i > 0 && found < 0; i--)
    if (art_polygon_contains (plan.cities[i - 1].outline, plan.cities[i - 1].n_outline, at))
      found = plan.cities[i - 1].segment;
  for (guint i = 0; i < plan.n_shores && found < 0; i++)
    if (art_polygon_contains (plan.shores[i].p, plan.shores[i].n, at))
      return -1;
  return found >= 0 ? found : farm_under (&plan, at);
}
