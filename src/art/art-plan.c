/* art-plan.c - where walls, roads, banks and buildings of a cell run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-plan.h"

#include <math.h>
#include <string.h>

/* ---- the first position ---- */

static void
turn_cell (CarcCell *to, const CarcCell *from, guint turns)
{
  *to = *from;
  for (guint side = 0; side < 4; side++)
    to->edges[(side + turns) % 4] = from->edges[side];
  for (guint i = 0; i < to->n_segments; i++)
    {
      to->segments[i].sides = carc_turn_sides (from->segments[i].sides, turns);
      to->segments[i].halves = carc_turn_halves (from->segments[i].halves, turns);
    }
}

/* Lower is nearer the first position; cells that compare equal look the same. */
static int
compare_cells (const CarcCell *a, const CarcCell *b)
{
  int order = memcmp (a->edges, b->edges, sizeof a->edges);
  for (guint i = 0; order == 0 && i < a->n_segments; i++)
    {
      order = a->segments[i].sides - b->segments[i].sides;
      if (order == 0)
        order = a->segments[i].halves - b->segments[i].halves;
    }
  return order;
}

static guint
first_position (CarcCell *first, const CarcCell *cell)
{
  guint turns = 0;
  *first = *cell;
  for (guint back = 1; back < 4; back++)
    {
      CarcCell turned;
      turn_cell (&turned, cell, back);
      if (compare_cells (&turned, first) < 0)
        {
          *first = turned;
          turns = 4 - back;
        }
    }
  return turns;
}

static guint32
seed_of (const CarcCell *first)
{
  guint32 seed = 0x2545f491;
  for (guint i = 0; i < 4; i++)
    seed = art_hash (seed * 31 + first->edges[i]);
  for (guint i = 0; i < first->n_segments; i++)
    {
      const CarcSegment *s = &first->segments[i];
      seed = art_hash (seed * 31 + s->kind + (guint32) s->sides * 7 + (guint32) s->halves * 131
                       + (guint32) s->pennants * 17 + (guint32) s->marks * 1021);
    }
  return art_hash (seed + first->flags);
}

/* ---- lines ---- */

static void
line_add (ArtLine *line, double x, double y)
{
  if (line->n < ART_LINE_MAX)
    line->p[line->n++] = (ArtPoint) { x, y };
}

#define CURVE_STEPS 18

static void
line_curve (ArtLine *line, ArtPoint a, ArtPoint b, ArtPoint c, ArtPoint d)
{
  for (guint i = 0; i <= CURVE_STEPS; i++)
    {
      double t = (double) i / CURVE_STEPS, u = 1 - t;
      double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;
      line_add (line, wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y);
    }
}

/* A hand does not draw with a ruler: a slow wave across the line that dies away at both ends. */
static void
line_sway (ArtLine *line, double amount, double waves)
{
  ArtLine from = *line;
  for (guint i = 1; i + 1 < line->n; i++)
    {
      double t = (double) i / (line->n - 1), dx = from.p[i + 1].x - from.p[i - 1].x;
      double dy = from.p[i + 1].y - from.p[i - 1].y, length = hypot (dx, dy);
      double by = amount * pow (sin (G_PI * t), 2) * sin (G_PI * waves * t + .4);
      if (length > 0)
        {
          line->p[i].x += -dy / length * by;
          line->p[i].y += dx / length * by;
        }
    }
}

static ArtPoint
side_middle (guint side, double depth)
{
  return art_turn ((ArtPoint) { .5, depth }, side);
}

static ArtPoint
corner (guint c)
{
  return art_turn ((ArtPoint) { 0, 0 }, c % 4);
}

static gboolean
is_lone (guint8 sides)
{
  return sides != 0 && (sides & (sides - 1)) == 0;
}

static guint
first_side (guint8 sides)
{
  guint side = 0;
  while (side < 3 && !(sides & (1 << side)))
    side++;
  return side;
}

/* ---- cities ---- */

/* Walls around one, two or three sides that are not the city's; each as it lies for the first of its sides. */
static const struct { guint first, n; ArtPoint p[7]; } wall_shapes[] = {
  { 2, 6, { { 1, 1 }, { .84, .855 }, { .64, .765 }, { .36, .765 }, { .16, .855 }, { 0, 1 } } },
  { 1, 7, { { 1, 0 }, { .815, .165 }, { .635, .325 }, { .455, .455 }, { .325, .635 }, { .165, .815 }, { 0, 1 } } },
  { 1, 6, { { 1, 0 }, { .855, .175 }, { .65, .295 }, { .35, .295 }, { .145, .175 }, { 0, 0 } } },
};

static int
farm_at (const CarcCell *cell, guint half)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_FARM && (cell->segments[i].halves & (1 << (half % 8))))
      return (int) i;
  return -1;
}

/* Two farms that meet in a corner: what parts them reaches out to that corner.  That is the city; on the lake it is
 * the road, which ends at the water there. */
static gboolean
farms_meet_at (const CarcCell *cell, guint c)
{
  int before = farm_at (cell, (2 * c + 7) % 8), after = farm_at (cell, (2 * c) % 8);
  return before >= 0 && after >= 0 && before != after;
}

static gboolean
corner_is_pinned (const CarcCell *cell, guint c)
{
  return !(cell->flags & CARC_CELL_LAKE) && farms_meet_at (cell, c);
}

/* Another city at this corner: both walls end there, so this one keeps low. */
static gboolean
is_contested (const CarcCell *cell, guint segment, guint side)
{
  const CarcSegment *s = &cell->segments[segment];
  return cell->edges[side % 4] == CARC_EDGE_CITY && !(s->sides & (1 << (side % 4)));
}

static void
add_wall (ArtCityPlan *city, const CarcCell *cell, guint first, guint n, guint32 *chance)
{
  guint shape = MIN (n, 3) - 1;
  guint turns = (first + 4 - wall_shapes[shape].first) % 4, last = wall_shapes[shape].n - 1;
  if (city->n_runs == ART_RUNS_MAX)
    return;
  ArtLine *run = &city->runs[city->n_runs++];
  for (guint i = 0; i <= last; i++)
    {
      ArtPoint p = wall_shapes[shape].p[i];
      double jx = (art_chance (chance) - .5) * .022, jy = (art_chance (chance) - .5) * .022;
      if (i > 0 && i < last)
        {
          p.x += jx;
          p.y += jy;
        }
      /* A city that runs out into a corner between two farms keeps its walls apart. */
      if (shape < 2 && i == 1 && corner_is_pinned (cell, first))
        p = shape == 0 ? (ArtPoint) { .85, .925 } : (ArtPoint) { .845, .205 };
      if (shape < 2 && i == last - 1 && corner_is_pinned (cell, (first + n) % 4))
        p = shape == 0 ? (ArtPoint) { .15, .925 } : (ArtPoint) { .205, .845 };
      if (shape == 2 && i == 1 && is_contested (cell, city->segment, first))
        p = (ArtPoint) { .775, .125 };
      if (shape == 2 && i == last - 1 && is_contested (cell, city->segment, first + n - 1))
        p = (ArtPoint) { .225, .125 };
      p = art_turn (p, turns);
      line_add (run, p.x, p.y);
    }
}

static void
outline_add (ArtCityPlan *city, ArtPoint p)
{
  if (city->n_outline < G_N_ELEMENTS (city->outline))
    city->outline[city->n_outline++] = p;
}

static void
add_city (ArtPlan *plan, const CarcCell *cell, guint segment, guint32 *chance)
{
  guint8 sides = cell->segments[segment].sides;
  if (plan->n_cities == G_N_ELEMENTS (plan->cities) || sides == 0)
    return;
  ArtCityPlan *city = &plan->cities[plan->n_cities++];
  city->segment = (guint8) segment;
  guint start = first_side (sides);
  for (guint i = 0; i < 4;)
    {
      guint side = (start + i) % 4, n = 0;
      if (sides & (1 << side))
        {
          outline_add (city, corner (side));
          i++;
          continue;
        }
      do
        n++;
      while (i + n < 4 && !(sides & (1 << ((side + n) % 4))) && !corner_is_pinned (cell, (side + n) % 4));
      add_wall (city, cell, side, n, chance);
      const ArtLine *run = &city->runs[city->n_runs - 1];
      for (guint k = 0; k + 1 < run->n; k++)
        outline_add (city, run->p[k]);
      i += n;
    }
}

static int
city_of_side (const ArtPlan *plan, const CarcCell *cell, guint side)
{
  for (guint i = 0; i < plan->n_cities; i++)
    if (cell->segments[plan->cities[i].segment].sides & (1 << (side % 4)))
      return (int) i;
  return -1;
}

static int
city_at (const ArtPlan *plan, ArtPoint at)
{
  for (guint i = 0; i < plan->n_cities; i++)
    if (art_polygon_contains (plan->cities[i].outline, plan->cities[i].n_outline, at))
      return (int) i;
  return -1;
}

/* Where a walk from `from` to `to` meets a city's wall. */
static gboolean
find_gate (const ArtCityPlan *city, ArtPoint from, ArtPoint to, ArtGatePlan *gate)
{
  double best = 2;
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 0; i + 1 < city->runs[r].n; i++)
      {
        ArtPoint p = city->runs[r].p[i], q = city->runs[r].p[i + 1];
        double ex = q.x - p.x, ey = q.y - p.y, dx = to.x - from.x, dy = to.y - from.y;
        double det = ex * dy - ey * dx;
        if (fabs (det) < 1e-9)
          continue;
        double s = ((from.x - p.x) * dy - (from.y - p.y) * dx) / det;
        double t = ((from.x - p.x) * ey - (from.y - p.y) * ex) / det;
        if (s < 0 || s > 1 || t < 0 || t > 1 || t >= best)
          continue;
        double length = hypot (ex, ey);
        best = t;
        gate->at = (ArtPoint) { from.x + dx * t, from.y + dy * t };
        gate->out = (ArtPoint) { ey / length, -ex / length };
      }
  return best <= 1;
}

static gboolean
add_gate (ArtPlan *plan, const ArtCityPlan *city, ArtPoint from, ArtPoint to)
{
  ArtGatePlan gate;
  if (plan->n_gates == G_N_ELEMENTS (plan->gates) || !find_gate (city, from, to, &gate))
    return FALSE;
  plan->gates[plan->n_gates++] = gate;
  return TRUE;
}

/* ---- roads and rivers ---- */

static ArtWayPlan *
way_new (ArtWayPlan *ways, guint8 *n, guint max, guint segment, ArtEnd end)
{
  if (*n == max)
    return NULL;
  ArtWayPlan *way = &ways[(*n)++];
  way->segment = (guint8) segment;
  way->end = (guint8) end;
  way->line.n = 0;
  return way;
}

/* From side to side.  `towards` bends a straight way to one hand or the other. */
static void
way_through (ArtLine *line, guint from, guint to, double bend)
{
  ArtPoint a = side_middle (from, 0), d = side_middle (to, 0);
  gboolean straight = (from + 2) % 4 == to;
  ArtPoint b = side_middle (from, straight ? .3 : .29), c = side_middle (to, straight ? .3 : .29);
  if (straight)
    {
      ArtPoint over = side_middle ((from + 1) % 4, .5 - bend);
      double dx = over.x - .5, dy = over.y - .5;
      b.x += dx, b.y += dy, c.x += dx, c.y += dy;
    }
  line_curve (line, a, b, c, d);
}

static void
add_river (ArtPlan *plan, const CarcCell *cell, guint segment, guint8 road_ends)
{
  guint8 sides = cell->segments[segment].sides;
  guint from = first_side (sides);
  if (sides == 0)
    return;
  ArtWayPlan *way = way_new (plan->rivers, &plan->n_rivers, G_N_ELEMENTS (plan->rivers), segment,
                             is_lone (sides) ? ART_END_POND : ART_END_EDGE);
  if (!way)
    return;
  if (is_lone (sides))
    {
      plan->has_pond = TRUE;
      plan->pond = (ArtPoint) { .5, .5 };
      line_curve (&way->line, side_middle (from, 0), side_middle (from, .2), side_middle (from, .35), plan->pond);
      return;
    }
  guint to = first_side ((guint8) (sides & ~(1 << from)));
  double bend = 0;
  if ((from + 2) % 4 == to && plan->has_cloister)
    {
      /* The river gives way to the cloister, on the side the road comes from. */
      gboolean right = (road_ends & (1 << ((from + 1) % 4))) != 0;
      bend = right ? .39 : -.39;
    }
  way_through (&way->line, from, to, bend);
  if (bend == 0)
    line_sway (&way->line, .05, 2);
}

/* A bend for a straight road: away from a city on one hand. */
static double
bend_of (const CarcCell *cell, guint from, guint32 *chance)
{
  gboolean right = cell->edges[(from + 1) % 4] == CARC_EDGE_CITY, left = cell->edges[(from + 3) % 4] == CARC_EDGE_CITY;
  double by = .03 + .03 * art_chance (chance);
  if (right && left)
    return 0;
  if (right)
    return -by;
  if (left)
    return by;
  return art_chance (chance) < .5 ? by : -by;
}

static void
road_to (ArtPlan *plan, guint segment, guint side, ArtPoint to, ArtEnd end, guint32 *chance)
{
  ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), segment, end);
  if (!way)
    return;
  ArtPoint a = side_middle (side, 0), b = side_middle (side, .2);
  double dx = to.x - a.x, dy = to.y - a.y;
  ArtPoint c = { to.x - dx * .35, to.y - dy * .35 };
  line_curve (&way->line, a, b, c, to);
  line_sway (&way->line, (art_chance (chance) - .5) * .08, 1);
}

/* The way from `side` ends inside: at the cloister, the shore, a gate, or the village in the middle. */
static void
add_road_end (ArtPlan *plan, const CarcCell *cell, guint segment, guint side, guint n_ends, guint32 *chance)
{
  guint opposite = (side + 2) % 4;
  ArtPoint from = side_middle (side, 0), middle = { .5, .5 };
  if (plan->has_cloister)
    {
      double dx = plan->cloister.x - from.x, dy = plan->cloister.y - from.y;
      double part = 1 - ART_CLOISTER_RADIUS * .8 / hypot (dx, dy);
      road_to (plan, segment, side, (ArtPoint) { from.x + dx * part, from.y + dy * part }, ART_END_CLOISTER, chance);
      return;
    }
  if (cell->edges[opposite] == CARC_EDGE_WATER)
    {
      road_to (plan, segment, side, side_middle (opposite, .185), ART_END_SHORE, chance);
      return;
    }
  for (guint c = 0; c < 4 && (cell->flags & CARC_CELL_LAKE); c++)
    if (farms_meet_at (cell, c))
      {
        ArtPoint to = corner (c);
        road_to (plan, segment, side, (ArtPoint) { .04 + .92 * to.x, .04 + .92 * to.y }, ART_END_EDGE, chance);
        return;
      }
  int city = city_at (plan, middle);
  if (city < 0 && n_ends == 1)
    city = city_of_side (plan, cell, opposite);
  ArtPoint to = city >= 0 ? side_middle (opposite, .02) : middle;
  if (city >= 0 && add_gate (plan, &plan->cities[city], from, to))
    {
      road_to (plan, segment, side, plan->gates[plan->n_gates - 1].at, ART_END_GATE, chance);
      return;
    }
  plan->has_hub = TRUE;
  plan->hub = middle;
  road_to (plan, segment, side, middle, ART_END_HUB, chance);
}

static void
add_roads (ArtPlan *plan, const CarcCell *cell, guint32 *chance)
{
  guint n_ends = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_ROAD && is_lone (cell->segments[i].sides))
      n_ends++;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      guint8 sides = cell->segments[i].sides;
      if (cell->segments[i].kind != CARC_ROAD || sides == 0)
        continue;
      guint from = first_side (sides), count = (guint) __builtin_popcount (sides);
      guint to = first_side ((guint8) (sides & ~(1 << from)));
      if (count == 1)
        add_road_end (plan, cell, i, from, n_ends, chance);
      else if (count == 2)
        {
          ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), i, ART_END_EDGE);
          if (way)
            way_through (&way->line, from, to, (from + 2) % 4 == to ? bend_of (cell, from, chance) : 0);
        }
      else
        for (guint side = 0; side < 4; side++)
          if (sides & (1 << side))
            road_to (plan, i, side, (ArtPoint) { .5, .5 }, ART_END_EDGE, chance);
    }
}

/* Farms on both hands of a city's cap that are not one: the village in the middle reaches up to its gate. */
static void
add_links (ArtPlan *plan, const CarcCell *cell, guint32 *chance)
{
  if (!plan->has_hub)
    return;
  for (guint side = 0; side < 4; side++)
    {
      int city = city_of_side (plan, cell, side);
      if (city < 0 || !is_lone (cell->segments[plan->cities[city].segment].sides))
        continue;
      int before = farm_at (cell, (2 * side + 7) % 8), after = farm_at (cell, (2 * side + 2) % 8);
      if (before < 0 || after < 0 || before == after
          || !add_gate (plan, &plan->cities[city], plan->hub, side_middle (side, .02)))
        continue;
      ArtPoint gate = plan->gates[plan->n_gates - 1].at;
      int road = -1;
      for (guint i = 0; i < plan->n_roads; i++)
        if (plan->roads[i].end == ART_END_HUB)
          road = plan->roads[i].segment;
      ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), (guint) MAX (road, 0),
                                 ART_END_GATE);
      if (way)
        line_curve (&way->line, plan->hub, plan->hub, gate, gate);
    }
}

static void
add_bridges (ArtPlan *plan)
{
  for (guint r = 0; r < plan->n_roads; r++)
    for (guint w = 0; w < plan->n_rivers; w++)
      {
        const ArtLine *a = &plan->roads[r].line, *b = &plan->rivers[w].line;
        for (guint i = 0; i + 1 < a->n; i++)
          for (guint j = 0; j + 1 < b->n; j++)
            {
              double dx = a->p[i + 1].x - a->p[i].x, dy = a->p[i + 1].y - a->p[i].y;
              double ex = b->p[j + 1].x - b->p[j].x, ey = b->p[j + 1].y - b->p[j].y, det = dx * ey - dy * ex;
              double ox = b->p[j].x - a->p[i].x, oy = b->p[j].y - a->p[i].y;
              if (fabs (det) < 1e-12)
                continue;
              double s = (ox * ey - oy * ex) / det, t = (ox * dy - oy * dx) / det, length = hypot (dx, dy);
              if (s < 0 || s >= 1 || t < 0 || t >= 1 || plan->n_bridges == G_N_ELEMENTS (plan->bridges))
                continue;
              plan->bridges[plan->n_bridges++] = (ArtBridgePlan) {
                { a->p[i].x + dx * s, a->p[i].y + dy * s }, { dx / length, dy / length }
              };
            }
      }
}

/* ---- the lake ---- */

/* With its four neighbours the open water makes a round lake: a circle through the corners of the middle cell. */
static void
add_shore (ArtPlan *plan, guint side)
{
  ArtLine *shore = &plan->shores[plan->n_shores++];
  for (guint i = 0; i <= CURVE_STEPS; i++)
    {
      double t = (double) i / CURVE_STEPS, angle = G_PI * (.25 + .5 * t);
      double r = G_SQRT2 / 2 + pow (sin (G_PI * t), 2) * (.028 * sin (5 * G_PI * t + .5) + .02 * sin (3 * G_PI * t + 1));
      ArtPoint p = art_turn ((ArtPoint) { .5 + r * cos (angle), -.5 + r * sin (angle) }, side);
      line_add (shore, p.x, p.y);
    }
}

/* ---- the plan ---- */

static void
turn_points (ArtPoint *points, guint n, guint turns)
{
  for (guint i = 0; i < n; i++)
    points[i] = art_turn (points[i], turns);
}

static ArtPoint
turn_direction (ArtPoint d, guint turns)
{
  for (; turns > 0; turns--)
    d = (ArtPoint) { -d.y, d.x };
  return d;
}

static void
turn_plan (ArtPlan *plan, guint turns)
{
  for (guint i = 0; i < plan->n_cities; i++)
    {
      ArtCityPlan *city = &plan->cities[i];
      turn_points (city->outline, city->n_outline, turns);
      for (guint r = 0; r < city->n_runs; r++)
        turn_points (city->runs[r].p, city->runs[r].n, turns);
    }
  for (guint i = 0; i < plan->n_roads; i++)
    turn_points (plan->roads[i].line.p, plan->roads[i].line.n, turns);
  for (guint i = 0; i < plan->n_rivers; i++)
    turn_points (plan->rivers[i].line.p, plan->rivers[i].line.n, turns);
  for (guint i = 0; i < plan->n_shores; i++)
    turn_points (plan->shores[i].p, plan->shores[i].n, turns);
  for (guint i = 0; i < plan->n_bridges; i++)
    {
      plan->bridges[i].at = art_turn (plan->bridges[i].at, turns);
      plan->bridges[i].along = turn_direction (plan->bridges[i].along, turns);
    }
  for (guint i = 0; i < plan->n_gates; i++)
    {
      plan->gates[i].at = art_turn (plan->gates[i].at, turns);
      plan->gates[i].out = turn_direction (plan->gates[i].out, turns);
    }
  plan->cloister = art_turn (plan->cloister, turns);
  plan->hub = art_turn (plan->hub, turns);
  plan->pond = art_turn (plan->pond, turns);
}

void
art_plan_init (ArtPlan *plan, const CarcCell *cell)
{
  CarcCell first;
  guint8 road_ends = 0;

  plan->n_cities = plan->n_roads = plan->n_rivers = plan->n_shores = plan->n_bridges = plan->n_gates = 0;
  plan->has_cloister = plan->has_hub = plan->has_pond = FALSE;
  plan->cloister_segment = -1;
  plan->cloister = plan->hub = plan->pond = (ArtPoint) { .5, .5 };
  plan->cell = cell;
  plan->turns = (guint8) first_position (&first, cell);
  plan->seed = seed_of (&first);
  guint32 chance = plan->seed;

  for (guint i = 0; i < G_N_ELEMENTS (plan->cities); i++)
    plan->cities[i].n_runs = 0, plan->cities[i].n_outline = 0;
  for (guint i = 0; i < G_N_ELEMENTS (plan->cities) * ART_RUNS_MAX; i++)
    plan->cities[i / ART_RUNS_MAX].runs[i % ART_RUNS_MAX].n = 0;
  for (guint i = 0; i < G_N_ELEMENTS (plan->shores); i++)
    plan->shores[i].n = 0;

  for (guint i = 0; i < first.n_segments; i++)
    {
      const CarcSegment *s = &first.segments[i];
      if (s->kind == CARC_CITY)
        add_city (plan, &first, i, &chance);
      else if (s->kind == CARC_CLOISTER)
        {
          plan->has_cloister = TRUE;
          plan->cloister_segment = (int) i;
        }
      else if (s->kind == CARC_ROAD && is_lone (s->sides))
        road_ends |= s->sides;
    }
  for (guint i = 0; i < first.n_segments; i++)
    if (first.segments[i].kind == CARC_RIVER)
      {
        guint from = first_side (first.segments[i].sides);
        add_river (plan, &first, i, road_ends);
        if (plan->has_cloister)
          plan->cloister = side_middle ((from + ((road_ends & (1 << ((from + 1) % 4))) ? 3 : 1)) % 4, .4);
      }
  add_roads (plan, &first, &chance);
  add_links (plan, &first, &chance);
  add_bridges (plan);
  if (!(first.flags & CARC_CELL_WATER))
    for (guint side = 0; side < 4; side++)
      if (first.edges[side] == CARC_EDGE_WATER)
        add_shore (plan, side);
  turn_plan (plan, plan->turns);
}

double
art_road_half (double size)
{
  return size < 28 ? .088 : size < 60 ? .07 : .057;
}

double
art_river_half (double size)
{
  return size < 28 ? .105 : .088;
}
