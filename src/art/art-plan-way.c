/* art-plan-way.c - the course of roads and rivers, with the gates where roads end and the bridges where they cross.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-plan.h"

#include <math.h>

/* ---- lines ---- */

void
art_line_add (ArtLine *line, double x, double y)
{
  if (line->n < ART_LINE_MAX)
    line->p[line->n++] = (ArtPoint){ x, y };
}

#define CURVE_STEPS 18

static void
line_curve (ArtLine *line, ArtPoint a, ArtPoint b, ArtPoint c, ArtPoint d)
{
  for (guint i = 0; i <= CURVE_STEPS; i++)
    {
      double t = (double) i / CURVE_STEPS, u = 1 - t;
      double wa = u * u * u, wb = 3 * u * u * t, wc = 3 * u * t * t, wd = t * t * t;
      art_line_add (line, wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y);
    }
}

/* Adds a slow wave across the line, as if drawn by hand.  The wave gets weaker towards both ends. */
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

/* ---- gates ---- */

static int
art_city_of_side (const ArtPlan *plan, const CarcCell *cell, guint side)
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

/* Finds the place where a line from `from` to `to` meets a city's wall. */
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
        gate->at = (ArtPoint){ from.x + dx * t, from.y + dy * t };
        gate->out = (ArtPoint){ ey / length, -ex / length };
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

/* A way from side to side.  A straight way may bend by `bend`: clockwise of `from` if positive.  It still meets the
 * border at a right angle. */
static void
way_through (ArtLine *line, guint from, guint to, double bend)
{
  ArtPoint a = art_side_middle (from, 0), d = art_side_middle (to, 0);
  if ((from + 2) % 4 != to)
    {
      line_curve (line, a, art_side_middle (from, .29), art_side_middle (to, .29), d);
      return;
    }
  ArtPoint middle = art_side_middle ((from + 1) % 4, .5 - bend);
  double dx = middle.x - .5, dy = middle.y - .5;
  ArtPoint b = art_side_middle (from, .25), c = art_side_middle (to, .25);
  line_curve (line, a, b, (ArtPoint){ b.x + dx, b.y + dy }, middle);
  line->n--;
  line_curve (line, middle, (ArtPoint){ c.x + dx, c.y + dy }, c, d);
}

static void
river_to (ArtPlan *plan, guint segment, guint side, ArtPoint to, ArtEnd end)
{
  ArtWayPlan *way = way_new (plan->rivers, &plan->n_rivers, G_N_ELEMENTS (plan->rivers), segment, end);
  if (way)
    line_curve (&way->line, art_side_middle (side, 0), art_side_middle (side, .2), art_side_middle (side, .35), to);
}

/* The river from `side` disappears behind the wall of a city. */
static void
river_to_city (ArtPlan *plan, guint segment, guint side, guint city)
{
  ArtGatePlan gate;
  ArtPoint from = art_side_middle (side, 0);
  if (!find_gate (&plan->cities[city], from, art_side_middle (side + 2, .02), &gate))
    return;
  ArtWayPlan *way = way_new (plan->rivers, &plan->n_rivers, G_N_ELEMENTS (plan->rivers), segment, ART_END_EDGE);
  if (way)
    line_curve (&way->line, from, from, gate.at, gate.at);
}

void
art_plan_add_river (ArtPlan *plan, const CarcCell *cell, guint segment, guint8 road_ends)
{
  const ArtPoint middle = { .5, .5 };
  const guint8 sides = cell->segments[segment].sides;
  const guint from = art_first_side (sides), count = (guint) __builtin_popcount (sides);
  const int opposite = art_city_of_side (plan, cell, from + 2), across = city_at (plan, middle);
  if (sides == 0)
    return;
  if (count == 1 && opposite >= 0)
    river_to_city (plan, segment, from, (guint) opposite);
  else if (count == 1)
    {
      plan->has_pond = TRUE;
      plan->pond = middle;
      river_to (plan, segment, from, middle, ART_END_POND);
    }
  for (guint side = 0; side < 4; side++)
    if (count > 1 && across >= 0 && sides & (1 << side))
      river_to_city (plan, segment, side, (guint) across);
    else if (count > 2 && sides & (1 << side))
      river_to (plan, segment, side, middle, ART_END_EDGE);
  if (count != 2 || across >= 0)
    return;

  ArtWayPlan *way = way_new (plan->rivers, &plan->n_rivers, G_N_ELEMENTS (plan->rivers), segment, ART_END_EDGE);
  if (!way)
    return;
  guint to = art_first_side ((guint8) (sides & ~(1 << from)));
  double bend = 0;
  if ((from + 2) % 4 == to && plan->has_cloister)
    {
      /* The river bends around the cloister, on the side where the road comes from. */
      gboolean right = (road_ends & (1 << ((from + 1) % 4))) != 0;
      bend = right ? .24 : -.24;
    }
  way_through (&way->line, from, to, bend);
  if (bend == 0)
    line_sway (&way->line, .05, 2);
}

/* The bend of a straight road: away from a city beside it. */
static double
bend_of (const CarcCell *cell, guint from, guint32 *chance)
{
  gboolean right = cell->edges[(from + 1) % 4] == CARC_EDGE_CITY, left = cell->edges[(from + 3) % 4] == CARC_EDGE_CITY;
  double by = .02 + .03 * art_chance (chance);
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
  ArtPoint a = art_side_middle (side, 0), b = art_side_middle (side, .2);
  double dx = to.x - a.x, dy = to.y - a.y;
  ArtPoint c = { to.x - dx * .35, to.y - dy * .35 };
  line_curve (&way->line, a, b, c, to);
  line_sway (&way->line, (art_chance (chance) - .5) * .08, 1);
}

/* A road that comes in straight, and turns to a gate at another side. */
static void
road_around (ArtPlan *plan, guint segment, guint side, const ArtGatePlan *gate, ArtPoint end)
{
  ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), segment, ART_END_GATE);
  if (way)
    line_curve (&way->line, art_side_middle (side, 0), art_side_middle (side, .5),
                (ArtPoint){ gate->at.x + gate->out.x * .25, gate->at.y + gate->out.y * .25 }, end);
}

/* If each of two roads leads into a city of its own, the city of this one; -1 if not so. */
static int
own_city (const ArtPlan *plan, const CarcCell *cell, guint segment, guint n_ends)
{
  guint16 all = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *road = &cell->segments[i];
      if (road->kind != CARC_ROAD || !art_is_lone (road->sides))
        continue;
      if (__builtin_popcount (road->links) != 1 || (all & road->links))
        return -1;
      all |= road->links;
    }
  for (guint i = 0; n_ends == 2 && i < plan->n_cities; i++)
    if ((cell->segments[segment].links >> plan->cities[i].segment) & 1)
      return (int) i;
  return -1;
}

/* The road from `side` ends inside: at the cloister, the shore, a gate, or the village in the middle. */
static void
add_road_end (ArtPlan *plan, const CarcCell *cell, guint segment, guint side, guint n_ends, guint32 *chance)
{
  guint opposite = (side + 2) % 4;
  ArtPoint from = art_side_middle (side, 0), middle = { .5, .5 };
  if (plan->has_cloister)
    {
      double dx = plan->cloister.x - from.x, dy = plan->cloister.y - from.y;
      double part = 1 - ART_CLOISTER_RADIUS * .8 / hypot (dx, dy);
      road_to (plan, segment, side, (ArtPoint){ from.x + dx * part, from.y + dy * part }, ART_END_CLOISTER, chance);
      return;
    }
  if (plan->has_pond)
    {
      road_to (plan, segment, side, art_side_middle (side, .5 - ART_POND_RADIUS), ART_END_SHORE, chance);
      return;
    }
  if (cell->edges[opposite] == CARC_EDGE_WATER)
    {
      road_to (plan, segment, side, art_side_middle (opposite, .185), ART_END_SHORE, chance);
      return;
    }
  for (guint c = 0; c < 4 && (cell->flags & CARC_CELL_LAKE); c++)
    if (art_farms_meet_at (cell, c))
      {
        ArtPoint to = art_turn ((ArtPoint){ 0, 0 }, c);
        road_to (plan, segment, side, (ArtPoint){ .04 + .92 * to.x, .04 + .92 * to.y }, ART_END_EDGE, chance);
        return;
      }
  int city = city_at (plan, middle);
  /* If it led to the city, it would part the farm. */
  if (city < 0 && n_ends == 1 && art_farm_at (cell, 2 * side) != art_farm_at (cell, 2 * side + 1))
    city = art_city_of_side (plan, cell, opposite);
  ArtPoint to = city >= 0 ? art_side_middle (opposite, .02) : middle;
  if (city < 0 && (city = own_city (plan, cell, segment, n_ends)) >= 0)
    to = art_side_middle (art_first_side (cell->segments[plan->cities[city].segment].sides), .02);
  const gboolean across = city >= 0 && n_ends == 2 && city_at (plan, middle) < 0;
  if (city >= 0 && add_gate (plan, &plan->cities[city], from, to))
    {
      /* The road ends in front of the gate, so that it is not visible behind a gate that is seen from inside. */
      const ArtGatePlan *gate = &plan->gates[plan->n_gates - 1];
      ArtPoint end = { gate->at.x + gate->out.x * .045, gate->at.y + gate->out.y * .045 };
      if (across)
        road_around (plan, segment, side, gate, end);
      else
        road_to (plan, segment, side, end, ART_END_GATE, chance);
      return;
    }
  plan->has_hub = TRUE;
  plan->hub = middle;
  road_to (plan, segment, side, middle, ART_END_HUB, chance);
}

void
art_plan_add_roads (ArtPlan *plan, const CarcCell *cell, guint32 *chance)
{
  guint n_ends = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_ROAD && art_is_lone (cell->segments[i].sides))
      n_ends++;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      guint8 sides = cell->segments[i].sides;
      if (cell->segments[i].kind != CARC_ROAD || sides == 0)
        continue;
      guint from = art_first_side (sides), count = (guint) __builtin_popcount (sides);
      guint to = art_first_side ((guint8) (sides & ~(1 << from)));
      if (count == 1)
        add_road_end (plan, cell, i, from, n_ends, chance);
      else if (count == 2 && city_at (plan, (ArtPoint){ .5, .5 }) >= 0)
        {
          /* It goes on under the city, from gate to gate. */
          add_road_end (plan, cell, i, from, n_ends, chance);
          add_road_end (plan, cell, i, to, n_ends, chance);
        }
      else if (count == 2)
        {
          ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), i, ART_END_EDGE);
          if (way)
            way_through (&way->line, from, to, (from + 2) % 4 == to ? bend_of (cell, from, chance) : 0);
        }
      else
        for (guint side = 0; side < 4; side++)
          if (sides & (1 << side))
            road_to (plan, i, side, (ArtPoint){ .5, .5 }, ART_END_EDGE, chance);
    }
}

/* The segment of the road that comes in at this side and ends on the cell; -1 if there is none. */
static int
road_that_ends (const CarcCell *cell, guint side)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_ROAD && cell->segments[i].sides == 1u << side % 4)
      return (int) i;
  return -1;
}

/* The farms on both sides of the roads that end in the middle may be different only because a road passes beside it:
 * then one of them goes on to that road. */
static void
link_to_passing (ArtPlan *plan, const CarcCell *cell, const ArtLine *passing)
{
  for (guint side = 0; side < 4; side++)
    {
      guint next = side + 1;
      const int road = road_that_ends (cell, side);
      while (next < side + 4 && road_that_ends (cell, next) < 0)
        next++;
      if (road < 0 || art_farm_at (cell, 2 * side + 1) == art_farm_at (cell, 2 * next % 8))
        continue;
      /* Its middle is the same from both ends, so that the picture turns with the cell. */
      const ArtPoint a = passing->p[(passing->n - 1) / 2], b = passing->p[passing->n / 2];
      const ArtPoint goal = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
      ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), (guint) road, ART_END_HUB);
      if (way)
        line_curve (&way->line, plan->hub, plan->hub, goal, goal);
      return;
    }
}

/* The two farms beside a city may be different, although the city is only on one side.  Then the village in the middle,
 * or a road that passes, is extended to the city's gate, which separates them. */
void
art_plan_add_links (ArtPlan *plan, const CarcCell *cell, guint32 *chance)
{
  int through = -1;
  for (guint i = 0; i < plan->n_roads; i++)
    if (plan->roads[i].end == ART_END_EDGE)
      through = (int) i;
  if (plan->has_hub && through >= 0)
    {
      const ArtLine passing = plan->roads[through].line;
      link_to_passing (plan, cell, &passing);
      through = -1;
    }
  if (!plan->has_hub && (through < 0 || plan->n_roads > 1))
    return;
  const ArtPoint from = plan->has_hub ? plan->hub : plan->roads[through].line.p[plan->roads[through].line.n / 3];
  for (guint side = 0; side < 4; side++)
    {
      int city = art_city_of_side (plan, cell, side);
      if (city < 0 || !art_is_lone (cell->segments[plan->cities[city].segment].sides))
        continue;
      int before = art_farm_at (cell, (2 * side + 7) % 8), after = art_farm_at (cell, (2 * side + 2) % 8);
      if (before < 0 || after < 0 || before == after
          || !add_gate (plan, &plan->cities[city], plan->hub, art_side_middle (side, .02)))
        continue;
      const ArtGatePlan *found = &plan->gates[plan->n_gates - 1];
      ArtPoint gate = { found->at.x + found->out.x * .045, found->at.y + found->out.y * .045 };
      int road = through >= 0 ? plan->roads[through].segment : -1;
      for (guint i = 0; i < plan->n_roads; i++)
        if (plan->roads[i].end == ART_END_HUB)
          road = plan->roads[i].segment;
      ArtWayPlan *way = way_new (plan->roads, &plan->n_roads, G_N_ELEMENTS (plan->roads), (guint) MAX (road, 0),
                                 ART_END_GATE);
      if (way)
        line_curve (&way->line, from, from, gate, gate);
    }
}

/* A bridge where the first line crosses the second. */
static void
add_crossings (ArtPlan *plan, const ArtLine *a, const ArtLine *b)
{
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
        plan->bridges[plan->n_bridges++] = (ArtBridgePlan){ { a->p[i].x + dx * s, a->p[i].y + dy * s },
                                                            { dx / length, dy / length } };
      }
}

/* Roads cross rivers.  A road that goes from edge to edge also crosses another such road; others meet. */
void
art_plan_add_bridges (ArtPlan *plan)
{
  for (guint r = 0; r < plan->n_roads; r++)
    {
      for (guint w = 0; w < plan->n_rivers; w++)
        add_crossings (plan, &plan->roads[r].line, &plan->rivers[w].line);
      for (guint other = 0; other < r; other++)
        if (plan->roads[r].end == ART_END_EDGE && plan->roads[other].end == ART_END_EDGE
            && plan->roads[r].segment != plan->roads[other].segment)
          add_crossings (plan, &plan->roads[r].line, &plan->roads[other].line);
    }
}
