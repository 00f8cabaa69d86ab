/* art-plan.c - computes where walls, roads, shores and buildings of a cell are.
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
      to->segments[i].shared = carc_turn_sides (from->segments[i].shared, turns);
      to->segments[i].halves = carc_turn_halves (from->segments[i].halves, turns);
    }
}

/* The lower cell is nearer to the first position.  Cells that compare as equal look the same. */
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
fold_marks (CarcMarks marks)
{
  const guint64 all = marks.bits[0] ^ marks.bits[1];
  return (guint32) (all ^ all >> 32);
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
                       + (guint32) s->pennants * 17 + fold_marks (s->marks) * 1021);
    }
  return art_hash (seed + first->flags + fold_marks (first->marks) * 40503u);
}

static ArtPoint
corner (guint c)
{
  return art_turn ((ArtPoint){ 0, 0 }, c % 4);
}

/* ---- cities ---- */

/* Two walls that part one side between two cities begin so far from the border, so that whatever is laid there meets
 * one city. */
#define WEDGE .09

/* Walls along one, two or three sides that do not belong to the city.  Each is as it is if the first of these sides is
 * `first`. */
static const struct
{
  guint first, n;
  ArtPoint p[12];
} wall_shapes[] = {
  { 2, 6, { { 1, 1 }, { .84, .855 }, { .64, .765 }, { .36, .765 }, { .16, .855 }, { 0, 1 } } },
  { 1, 7, { { 1, 0 }, { .815, .165 }, { .635, .325 }, { .455, .455 }, { .325, .635 }, { .165, .815 }, { 0, 1 } } },
  { 1, 6, { { 1, 0 }, { .855, .175 }, { .65, .295 }, { .35, .295 }, { .145, .175 }, { 0, 0 } } },
  /* The city comes down along the one in the opposite corner and meets it (see `is_parting`). */
  { 1,
    11,
    { { 1, 0 },
      { .775, .125 },
      { .59, .235 },
      { .44, .37 },
      { .345, .55 },
      { .315, .70 },
      { .20, .80 },
      { .215, .62 },
      { .225, .40 },
      { .145, .175 },
      { 0, 0 } } },
  /* The city has the western half of the northern side, and another one the eastern half: both walls begin there. */
  { 1, 6, { { .5, WEDGE }, { .465, .24 }, { .415, .42 }, { .32, .62 }, { .165, .815 }, { 0, 1 } } },
};
enum
{
  SHAPE_PARTING = 3,
  SHAPE_SHARING
};

int
art_farm_at (const CarcCell *cell, guint half)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_FARM && (cell->segments[i].halves & (1 << (half % 8))))
      return (int) i;
  return -1;
}

gboolean
art_farms_meet_at (const CarcCell *cell, guint c)
{
  int before = art_farm_at (cell, (2 * c + 7) % 8), after = art_farm_at (cell, (2 * c) % 8);
  return before >= 0 && after >= 0 && before != after;
}

static gboolean
corner_is_pinned (const CarcCell *cell, guint c)
{
  return !(cell->flags & CARC_CELL_LAKE) && art_farms_meet_at (cell, c);
}

/* TRUE if another city ends at this corner too.  Then this one keeps its wall low. */
static gboolean
is_contested (const CarcCell *cell, guint segment, guint side)
{
  const CarcSegment *s = &cell->segments[segment];
  return cell->edges[side % 4] == CARC_EDGE_CITY && !(s->sides & (1 << (side % 4)));
}

/* TRUE if one city lies on both sides of the other, with a farm between them: then both keep away from each other. */
static gboolean
is_beside_band (const CarcCell *cell, guint segment, guint first, guint n)
{
  const guint both = 1u << first % 4 | 1u << (first + 2) % 4;
  if (n == 1)
    return is_contested (cell, segment, first);
  for (guint i = 0; n == 3 && i < cell->n_segments; i++)
    if (i != segment && cell->segments[i].kind == CARC_CITY && (cell->segments[i].sides & both) == both)
      return TRUE;
  return FALSE;
}

/* TRUE if a city on one side and another in the two sides of a corner enclose a farm that reaches no side: then the
 * first parts it from the farm on the fourth side, which is (side + by) % 4. */
static gboolean
is_parting (const CarcCell *cell, guint segment, guint side, guint by)
{
  const guint corner_sides = 1u << (side + 2) % 4 | 1u << (side + 4 - by) % 4;
  gboolean other = FALSE, inner = FALSE;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *s = &cell->segments[i];
      other |= s->kind == CARC_CITY && s->sides == corner_sides;
      inner |= carc_is_inner (s) && (s->touches >> segment) & 1;
    }
  return other && inner && cell->segments[segment].sides == 1u << side % 4
         && cell->edges[(side + by) % 4] != CARC_EDGE_CITY;
}

/* TRUE if the side before this wall, or the one behind it, is shared with another city: then the wall comes to its
 * middle and not to its corner. */
static gboolean
shares_before (const CarcCell *cell, const ArtCityPlan *city, guint first)
{
  return cell->segments[city->segment].shared >> (first + 3) % 4 & 1;
}

static gboolean
shares_after (const CarcCell *cell, const ArtCityPlan *city, guint first, guint n)
{
  return cell->segments[city->segment].shared >> (first + n) % 4 & 1;
}

/* Two cities cross, one over the other, with a small farm in two corners of this cell, the first and the third. */
static gboolean
is_crossing (const CarcCell *cell)
{
  guint n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    n += cell->segments[i].kind == CARC_CITY && (cell->segments[i].sides == 5 || cell->segments[i].sides == 10);
  return n == 2;
}

static void
add_wall (ArtCityPlan *city, const CarcCell *cell, guint first, guint n, guint32 *chance)
{
  /* The city is on the side before the first of the wall. */
  const gboolean right = n == 3 && is_parting (cell, city->segment, first + 3, 3),
                 left = (n == 3 && is_parting (cell, city->segment, first + 3, 1))
                        || shares_after (cell, city, first, n);
  guint shape = shares_before (cell, city, first) || shares_after (cell, city, first, n) ? SHAPE_SHARING
                : right || left                                                          ? SHAPE_PARTING
                                                                                         : MIN (n, 3) - 1;
  /* Seen in a mirror, the shared side is behind the wall and not before it. */
  const guint shape_first = shape == SHAPE_SHARING && left ? 2 : wall_shapes[shape].first;
  guint turns = (first + 4 - shape_first) % 4, last = wall_shapes[shape].n - 1;
  if (city->n_runs == ART_RUNS_MAX)
    return;
  ArtLine *run = &city->runs[city->n_runs++];
  for (guint i = 0; i <= last; i++)
    {
      ArtPoint p = wall_shapes[shape].p[left ? last - i : i];
      if (left)
        p.x = 1 - p.x;
      double jx = (art_chance (chance) - .5) * .022, jy = (art_chance (chance) - .5) * .022;
      if (i > 0 && i < last)
        {
          p.x += jx;
          p.y += jy;
        }
      /* If a city reaches into a corner between two farms, it keeps its walls apart there. */
      if (shape < 2 && i == 1 && corner_is_pinned (cell, first))
        p = shape == 0 ? (ArtPoint){ .83, .85 } : (ArtPoint){ .845, .205 };
      if (shape < 2 && i == last - 1 && corner_is_pinned (cell, (first + n) % 4))
        p = shape == 0 ? (ArtPoint){ .17, .85 } : (ArtPoint){ .205, .845 };
      if (is_beside_band (cell, city->segment, first, n) && i > 1 && i < last - 1)
        p.y = shape == 0 ? .57 : .235;
      if (shape == 2 && i == 1 && is_contested (cell, city->segment, first))
        p = (ArtPoint){ .775, .125 };
      if (shape == 2 && i == last - 1 && is_contested (cell, city->segment, first + n - 1))
        p = (ArtPoint){ .225, .125 };
      /* Between walls that cross, a farm has room in the corner. */
      const gboolean farm_first = is_crossing (cell) && first % 2 == 0,
                     farm_last = is_crossing (cell) && first % 2 == 1;
      if (farm_first && (i == 1 || i == 2))
        p = i == 1 ? (ArtPoint){ .87, .74 } : (ArtPoint){ .66, .66 };
      if (farm_last && (i == last - 1 || i == last - 2))
        p = i == last - 1 ? (ArtPoint){ .13, .74 } : (ArtPoint){ .34, .66 };
      p = art_turn (p, turns);
      art_line_add (run, p.x, p.y);
    }
}

static void
outline_add (ArtCityPlan *city, ArtPoint p)
{
  if (city->n_outline < G_N_ELEMENTS (city->outline))
    city->outline[city->n_outline++] = p;
}

/* The walls of the lower city of a crossing stop at the upper city, which the plan has later. */
static void
lower_walls (ArtCityPlan *city)
{
  for (guint r = city->n_runs; r-- > 0;)
    {
      ArtLine *near = &city->runs[r], *far = &city->runs[city->n_runs];
      if (near->n != 6 || city->n_runs == ART_RUNS_MAX)
        continue;
      city->n_runs++;
      for (guint i = 3; i < near->n; i++)
        art_line_add (far, near->p[i].x, near->p[i].y);
      near->n = 3;
    }
}

/* ---- a city inside a tile of several cells ---- */

/* The points of the border where halves of sides begin, clockwise from the north-west corner. */
static ArtPoint
half_begin (guint half)
{
  return art_turn (half % 2 ? (ArtPoint){ .5, 0 } : (ArtPoint){ 0, 0 }, half / 2 % 4);
}

/* Its wall goes from the middle of one side to the middle of another: across the cell, or around a corner.  Where a
 * road ends on the cell, it comes to the middle, so that the road reaches it. */
static void
add_inside_wall (ArtCityPlan *city, const CarcCell *cell, guint first, guint n, guint32 *chance)
{
  /* As they are if the city has the south-eastern corner, or the southern half. */
  static const ArtPoint around[5] = { { .5, 1 }, { .535, .78 }, { .62, .62 }, { .78, .535 }, { 1, .5 } },
                        to_road[5] = { { .5, 1 }, { .475, .74 }, { .465, .465 }, { .74, .475 }, { 1, .5 } },
                        across[5] = { { 0, .5 }, { .25, .49 }, { .5, .48 }, { .75, .49 }, { 1, .5 } };
  gboolean road = FALSE;
  for (guint i = 0; i < cell->n_segments; i++)
    road |= cell->segments[i].kind == CARC_ROAD;
  const ArtPoint *shape = n == 4 ? across : road ? to_road : around;
  ArtLine *run = &city->runs[city->n_runs++];
  for (guint i = 0; i < 5; i++)
    {
      ArtPoint p = shape[i];
      const double jitter = (art_chance (chance) - .5) * .02;
      if (i > 0 && i < 4)
        p.y += jitter;
      p = art_turn (p, (first + 8 - 3) / 2 % 4);
      art_line_add (run, p.x, p.y);
    }
}

static void
add_inside_city (ArtPlan *plan, const CarcCell *cell, guint segment, guint32 *chance)
{
  const guint8 halves = cell->segments[segment].halves;
  const guint n = (guint) __builtin_popcount (halves);
  guint first = 0;
  if (plan->n_cities == G_N_ELEMENTS (plan->cities) || n == 0)
    return;
  ArtCityPlan *city = &plan->cities[plan->n_cities++];
  city->segment = (guint8) segment;
  while (n < 8 && !((halves >> first & 1) && !(halves >> (first + 7) % 8 & 1)))
    first++;
  if (n == 2 || n == 4)
    {
      add_inside_wall (city, cell, first, n, chance);
      for (guint i = 0; i < 5; i++)
        outline_add (city, city->runs[0].p[i]);
    }
  else
    outline_add (city, half_begin (first));
  for (guint i = 1; i < n; i++)
    if ((first + i) % 2 == 0)
      outline_add (city, half_begin (first + i));
  if (n != 2 && n != 4 && n != 8)
    outline_add (city, half_begin (first + n));
}

static void
add_city (ArtPlan *plan, const CarcCell *cell, guint segment, guint32 *chance)
{
  guint8 sides = cell->segments[segment].sides;
  if (plan->n_cities == G_N_ELEMENTS (plan->cities) || sides == 0)
    return;
  ArtCityPlan *city = &plan->cities[plan->n_cities++];
  city->segment = (guint8) segment;
  guint start = art_first_side (sides);
  for (guint i = 0; i < 4;)
    {
      guint side = (start + i) % 4, n = 0;
      if (sides & (1 << side))
        {
          if ((cell->segments[segment].shared >> side & 1) && !(sides >> (side + 3) % 4 & 1))
            {
              outline_add (city, art_side_middle (side, WEDGE));
              outline_add (city, art_side_middle (side, 0));
            }
          else
            outline_add (city, corner (side));
          i++;
          continue;
        }
      do
        n++;
      while (i + n < 4 && !(sides & (1 << ((side + n) % 4))) && !corner_is_pinned (cell, (side + n) % 4));
      add_wall (city, cell, side, n, chance);
      const ArtLine *run = &city->runs[city->n_runs - 1];
      if (shares_before (cell, city, side))
        outline_add (city, art_side_middle ((side + 3) % 4, 0));
      for (guint k = 0; k + 1 < run->n; k++)
        outline_add (city, run->p[k]);
      i += n;
    }
  if (plan->n_cities == 1 && is_crossing (cell))
    lower_walls (city);
}

/* ---- the lake ---- */

#define SHORE_STEPS 18

/* The open water and its four neighbours make a round lake: a circle through the corners of the middle cell. */
static void
add_shore (ArtPlan *plan, guint side)
{
  ArtLine *shore = &plan->shores[plan->n_shores++];
  for (guint i = 0; i <= SHORE_STEPS; i++)
    {
      double t = (double) i / SHORE_STEPS, angle = G_PI * (.25 + .5 * t);
      double r = G_SQRT2 / 2
                 + pow (sin (G_PI * t), 2) * (.028 * sin (5 * G_PI * t + .5) + .02 * sin (3 * G_PI * t + 1));
      ArtPoint p = art_turn ((ArtPoint){ .5 + r * cos (angle), -.5 + r * sin (angle) }, side);
      art_line_add (shore, p.x, p.y);
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
    d = (ArtPoint){ -d.y, d.x };
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
  for (guint i = 0; i < plan->n_fences; i++)
    turn_points (plan->fences[i].p, plan->fences[i].n, turns);
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
  plan->n_fences = 0;
  plan->has_cloister = plan->has_hub = plan->has_pond = FALSE;
  plan->cloister_segment = -1;
  plan->cloister_radius = ART_CLOISTER_RADIUS;
  plan->cloister = plan->hub = plan->pond = (ArtPoint){ .5, .5 };
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
  for (guint i = 0; i < G_N_ELEMENTS (plan->fences); i++)
    plan->fences[i].n = 0;

  for (guint i = 0; i < first.n_segments; i++)
    {
      const CarcSegment *s = &first.segments[i];
      if (s->kind == CARC_CITY && s->sides == 0)
        add_inside_city (plan, &first, i, &chance);
      else if (s->kind == CARC_CITY)
        add_city (plan, &first, i, &chance);
      else if (s->kind == CARC_CLOISTER)
        {
          const gboolean aside = carc_segment_is_aside (s);
          plan->has_cloister = !aside;
          plan->cloister_segment = (int) i;
          plan->cloister_radius = aside ? ART_ASIDE_RADIUS : ART_CLOISTER_RADIUS;
        }
      else if (s->kind == CARC_ROAD && art_is_lone (s->sides))
        road_ends |= s->sides;
    }
  for (guint i = 0; i < first.n_segments; i++)
    if (first.segments[i].kind == CARC_RIVER)
      {
        guint from = art_first_side (first.segments[i].sides);
        art_plan_add_river (plan, &first, i, road_ends);
        if (plan->has_cloister)
          plan->cloister = art_side_middle ((from + ((road_ends & (1 << ((from + 1) % 4))) ? 3 : 1)) % 4, .38);
      }
  art_plan_add_roads (plan, &first, &chance);
  art_plan_add_links (plan, &first, &chance);
  art_plan_add_bridges (plan);
  art_plan_add_fences (plan, &first);
  if (!(first.flags & CARC_CELL_WATER))
    for (guint side = 0; side < 4; side++)
      if (first.edges[side] == CARC_EDGE_WATER)
        add_shore (plan, side);
  turn_plan (plan, plan->turns);
  if (plan->cloister_segment >= 0 && !plan->has_cloister)
    {
      const CarcSegment *aside = &cell->segments[plan->cloister_segment];
      plan->cloister = (ArtPoint){ aside->spot_x / (double) CARC_SPOT_UNIT, aside->spot_y / (double) CARC_SPOT_UNIT };
    }
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
