/* carc-tile-spots.c - computes where figures stand on a cell: on their own feature, and not on another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdlib.h>

#include "carc-tile.h"

typedef struct
{
  double x, y;
} Point;

static void
stand_at (CarcSegment *segment, Point p)
{
  segment->spot_x = (guint8) (p.x * CARC_SPOT_UNIT + .5);
  segment->spot_y = (guint8) (p.y * CARC_SPOT_UNIT + .5);
}

static Point
side_point (guint side, double depth)
{
  switch (side)
    {
    case 0: return (Point){ 0.5, depth };
    case 1: return (Point){ 1 - depth, 0.5 };
    case 2: return (Point){ 0.5, 1 - depth };
    default: return (Point){ depth, 0.5 };
    }
}

static Point
half_point (guint half)
{
  static const Point points[8] = { { .22, .14 }, { .78, .14 }, { .86, .22 }, { .86, .78 },
                                   { .78, .86 }, { .22, .86 }, { .14, .78 }, { .14, .22 } };
  return points[half];
}

static Point
middle_of_sides (guint8 sides, double lone_depth, double depth)
{
  Point sum = { 0, 0 };
  guint n = 0;
  gboolean lone = sides == 1 || sides == 2 || sides == 4 || sides == 8;
  for (guint side = 0; side < 4; side++)
    if (sides & (1 << side))
      {
        Point p = side_point (side, lone ? lone_depth : depth);
        sum.x += p.x;
        sum.y += p.y;
        n++;
      }
  return n ? (Point){ sum.x / n, sum.y / n } : (Point){ .5, .5 };
}

/* If a farm is one piece along the border, the figure stands in its middle; if it is several pieces, between them. */
static Point
middle_of_halves (guint8 halves)
{
  guint runs = 0, start = 0;
  if (halves == 0)
    return (Point){ .5, .5 };
  if (halves == 0xff)
    return (Point){ .16, .16 };
  for (guint i = 0; i < 8; i++)
    if ((halves & (1 << i)) && !(halves & (1 << ((i + 7) % 8))))
      {
        runs++;
        start = i;
      }
  if (runs == 1)
    {
      guint n = (guint) __builtin_popcount (halves);
      Point a = half_point ((start + (n - 1) / 2) % 8), b = half_point ((start + n / 2) % 8);
      return (Point){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
    }
  /* If the two pieces are on both sides of a city edge, the place between them is in the city: take one of them. */
  for (guint side = 0; side < 4; side++)
    if (halves == ((1 << (2 * side + 7) % 8) | (1 << (2 * side + 2) % 8)))
      return half_point ((2 * side + 2) % 8);
  Point sum = { 0, 0 };
  for (guint i = 0; i < 8; i++)
    if (halves & (1 << i))
      {
        sum.x += half_point (i).x;
        sum.y += half_point (i).y;
      }
  guint n = (guint) __builtin_popcount (halves);
  return (Point){ sum.x / n, sum.y / n };
}

static void
set_spot (CarcSegment *segment)
{
  Point p = { .5, .5 };
  switch ((CarcKind) segment->kind)
    {
    case CARC_CITY:
      p = segment->halves != 0 && segment->halves != 0xff ? middle_of_halves (segment->halves)
                                                          : middle_of_sides (segment->sides, .15, .1);
      break;
    case CARC_ROAD: p = middle_of_sides (segment->sides, .2, .2); break;
    case CARC_FARM: p = middle_of_halves (segment->halves); break;
    case CARC_CLOISTER:
    case CARC_RIVER: break;
    }
  stand_at (segment, p);
}

/* A farm that reaches no side is in the middle.  If another feature has that place, a city on three sides covers it, or
 * another farm comes in from a side, the farm is between the cities that it touches. */
static void
part_inner_farms (CarcCell *cell)
{
  const int near = CARC_SPOT_UNIT / 8;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      CarcSegment *farm = &cell->segments[i];
      guint x = 0, y = 0, n = 0;
      gboolean taken = FALSE;
      if (farm->kind != CARC_FARM || farm->halves != 0)
        continue;
      for (guint k = 0; k < cell->n_segments; k++)
        {
          const CarcSegment *other = &cell->segments[k];
          taken |= other->kind != CARC_FARM && abs (other->spot_x - farm->spot_x) < near
                   && abs (other->spot_y - farm->spot_y) < near;
          taken |= other->kind == CARC_CITY && __builtin_popcount (other->sides) == 3;
          taken |= other->kind == CARC_FARM && other->halves != 0;
          if (!((farm->touches >> k) & 1))
            continue;
          x += other->spot_x;
          y += other->spot_y;
          n++;
        }
      if (!taken || n < 2)
        continue;
      farm->spot_x = (guint8) (x / n);
      farm->spot_y = (guint8) (y / n);
    }
}

/* If several farms reach no side, each is in a corner of its own. */
static void
part_inner_corners (CarcCell *cell)
{
  static const guint8 x[CARC_INNER_MAX] = { 1, 4 }, y[CARC_INNER_MAX] = { 1, 4 }; /* in fifths of the side */
  guint n = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    n += carc_is_inner (&cell->segments[i]);
  for (guint i = 0; n > 1 && i < cell->n_segments; i++)
    {
      CarcSegment *farm = &cell->segments[i];
      if (!carc_is_inner (farm))
        continue;
      farm->spot_x = (guint8) (x[farm->inner] * CARC_SPOT_UNIT / 5);
      farm->spot_y = (guint8) (y[farm->inner] * CARC_SPOT_UNIT / 5);
    }
}

/* If a road crosses another one or a city, the place of each is on one side of the middle. */
static void
part_crossing_roads (CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = 0; k < i; k++)
      {
        CarcSegment *pair[2] = { &cell->segments[k], &cell->segments[i] };
        if (pair[0]->kind > CARC_ROAD || pair[1]->kind != CARC_ROAD || pair[0]->spot_x != pair[1]->spot_x
            || pair[0]->spot_y != pair[1]->spot_y)
          continue;
        for (guint n = 0; n < 2; n++)
          {
            /* A road goes under the city, so its place is in front of the wall. */
            const gboolean under = pair[n]->kind == CARC_ROAD && pair[1 - n]->kind == CARC_CITY;
            const Point p = side_point ((guint) __builtin_ctz (pair[n]->sides), under ? .1 : .25);
            stand_at (pair[n], p);
          }
      }
}

/* Where another road ends at a straight one, the straight one's place is beside that end. */
static void
part_straight_roads (CarcCell *cell)
{
  const guint8 middle = CARC_SPOT_UNIT / 2;
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = 0; k < cell->n_segments; k++)
      {
        CarcSegment *s = &cell->segments[i];
        const CarcSegment *t = &cell->segments[k];
        if (k != i && s->kind == CARC_ROAD && t->kind == CARC_ROAD && __builtin_popcount (s->sides) > 1
            && __builtin_popcount (t->sides) == 1 && s->spot_x == middle && s->spot_y == middle)
          stand_at (s, side_point ((guint) __builtin_ctz (s->sides), .25));
      }
}

/* Of two cities that cross, the first is under the other: its figures stand at its first side, not in the middle.
 * So do those of a city around a cloister. */
static void
part_cities (CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = i + 1; k < cell->n_segments; k++)
      {
        CarcSegment *s = &cell->segments[i];
        const CarcSegment *t = &cell->segments[k];
        /* A cloister is wider than a spot. */
        const int near = t->kind == CARC_CLOISTER ? CARC_SPOT_UNIT / 4 : 1;
        if (s->kind != CARC_CITY || (t->kind != CARC_CITY && t->kind != CARC_CLOISTER)
            || abs (s->spot_x - t->spot_x) >= near || abs (s->spot_y - t->spot_y) >= near)
          continue;
        const Point p = side_point ((guint) __builtin_ctz (s->sides), .12);
        stand_at (s, p);
      }
}

/* A road that passes a cloister goes through the middle, too: its figures stand at its first side. */
static void
part_roads_from_cloister (CarcCell *cell)
{
  const int near = CARC_SPOT_UNIT / 8;
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = 0; k < cell->n_segments; k++)
      {
        CarcSegment *road = &cell->segments[i];
        const CarcSegment *cloister = &cell->segments[k];
        if (road->kind != CARC_ROAD || cloister->kind != CARC_CLOISTER || carc_segment_is_aside (cloister)
            || abs (road->spot_x - cloister->spot_x) > near || abs (road->spot_y - cloister->spot_y) > near)
          continue;
        const Point p = side_point ((guint) __builtin_ctz (road->sides), .2);
        stand_at (road, p);
      }
}

/* The middle of a farm can be where a road leaves the tile: then its figures stand beside the road. */
static void
part_farms_from_roads (CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint half = 0; half < 8; half += 2)
      {
        CarcSegment *s = &cell->segments[i];
        const Point a = half_point (half), b = half_point (half + 1);
        if (s->kind != CARC_FARM || s->spot_x != (guint8) ((a.x + b.x) / 2 * CARC_SPOT_UNIT + .5)
            || s->spot_y != (guint8) ((a.y + b.y) / 2 * CARC_SPOT_UNIT + .5) || cell->edges[half / 2] != CARC_EDGE_ROAD)
          continue;
        stand_at (s, b);
        break;
      }
}

/* The nearest spot of another segment. */
static double
distance_of_spots (const CarcCell *cell, const CarcSegment *own, Point p)
{
  double best = 2;
  for (guint i = 0; i < cell->n_segments; i++)
    if (&cell->segments[i] != own)
      best = MIN (best, hypot (cell->segments[i].spot_x / (double) CARC_SPOT_UNIT - p.x,
                               cell->segments[i].spot_y / (double) CARC_SPOT_UNIT - p.y));
  return best;
}

/* The middle of a farm of several pieces can be where a cloister is: then its figures stand in one of the pieces. */
static void
part_farms_from_cloister (CarcCell *cell)
{
  const double near = CARC_SPOT_UNIT / 5.;
  for (guint i = 0; i < cell->n_segments; i++)
    for (guint k = 0; k < cell->n_segments; k++)
      {
        CarcSegment *s = &cell->segments[i];
        const CarcSegment *cloister = &cell->segments[k];
        double most = -1;
        if (s->kind != CARC_FARM || cloister->kind != CARC_CLOISTER || carc_segment_is_aside (cloister)
            || hypot (s->spot_x - cloister->spot_x, s->spot_y - cloister->spot_y) >= near)
          continue;
        for (guint half = 0; half < 8; half++)
          {
            const Point p = half_point (half);
            if (!((s->halves >> half) & 1) || distance_of_spots (cell, s, p) <= most + .01)
              continue;
            most = distance_of_spots (cell, s, p);
            stand_at (s, p);
          }
      }
}

/* Between the pieces of a farm can be the middle where roads end: then its figures stand in its first piece. */
static void
part_farms_from_ends (CarcCell *cell)
{
  const int middle = CARC_SPOT_UNIT / 2, near = CARC_SPOT_UNIT / 16;
  gboolean ends = FALSE;
  for (guint i = 0; i < cell->n_segments; i++)
    ends |= cell->segments[i].kind == CARC_ROAD && __builtin_popcount (cell->segments[i].sides) == 1;
  for (guint i = 0; ends && i < cell->n_segments; i++)
    {
      CarcSegment *s = &cell->segments[i];
      guint8 piece = 0;
      if (s->kind != CARC_FARM || s->halves == 0 || s->halves == 0xff || abs (s->spot_x - middle) >= near
          || abs (s->spot_y - middle) >= near)
        continue;
      guint half = 0;
      while (!((s->halves >> half) & 1) || ((s->halves >> (half + 7) % 8) & 1))
        half++;
      for (; (s->halves >> half % 8) & 1; half++)
        piece |= (guint8) (1 << half % 8);
      const Point p = middle_of_halves (piece);
      stand_at (s, p);
    }
}

/* Where a road or river goes, roughly: from side to side, or from its only side, or all of three or four, to the
 * middle. */
static double
distance_of_way (const CarcSegment *way, Point p)
{
  Point end[4];
  guint n = 0;
  double best = 1;
  for (guint side = 0; side < 4; side++)
    if (way->sides & (1 << side))
      end[n++] = side_point (side, 0);
  const gboolean star = n > 2;
  if (n == 1)
    end[n++] = (Point){ .5, .5 };
  for (guint i = 0; i + 1 < n + star; i++)
    {
      const Point to = star ? (Point){ .5, .5 } : end[i + 1];
      const Point along = { to.x - end[i].x, to.y - end[i].y };
      const double dx = p.x - end[i].x, dy = p.y - end[i].y;
      double t = (dx * along.x + dy * along.y) / (along.x * along.x + along.y * along.y);
      t = CLAMP (t, 0, 1);
      best = MIN (best, hypot (dx - t * along.x, dy - t * along.y));
    }
  return best;
}

static CarcSegment *
widest_farm (CarcCell *cell)
{
  CarcSegment *widest = NULL;
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_FARM
        && (widest == NULL || __builtin_popcount (cell->segments[i].halves) > __builtin_popcount (widest->halves)))
      widest = &cell->segments[i];
  return widest;
}

/* How far a point is from roads and rivers, and from where figures stand on other features. */
static double
room_at (const CarcCell *cell, const CarcSegment *own, Point p)
{
  double room = distance_of_spots (cell, own, p);
  for (guint k = 0; k < cell->n_segments; k++)
    if (cell->segments[k].kind == CARC_ROAD || cell->segments[k].kind == CARC_RIVER)
      room = MIN (room, distance_of_way (&cell->segments[k], p));
  return room;
}

/* What lies aside has the place of the widest farm, whose figures stand at one of its halves then.  A farm that reaches
 * all sides, and one that reaches none, has room in the middle or in a quarter. */
static void
part_asides (CarcCell *cell)
{
  static const Point tries[] = { { .5, .5 }, { .7, .3 }, { .7, .7 }, { .3, .7 }, { .3, .3 } };
  for (guint i = 0; i < cell->n_segments; i++)
    {
      CarcSegment *aside = &cell->segments[i], *farm = widest_farm (cell);
      if (!carc_segment_is_aside (aside) || farm == NULL)
        continue;
      Point best = { farm->spot_x / (double) CARC_SPOT_UNIT, farm->spot_y / (double) CARC_SPOT_UNIT };
      double most = farm->halves == 0xff ? -1 : 1;
      for (guint k = 0; k < G_N_ELEMENTS (tries); k++)
        if (room_at (cell, aside, tries[k]) > most + .01)
          {
            most = room_at (cell, aside, tries[k]);
            best = tries[k];
          }
      if (MIN (fabs (best.x - .5), fabs (best.y - .5)) > .25) /* a corner: there is more room inwards */
        best = (Point){ .5 + (best.x - .5) * .7, .5 + (best.y - .5) * .7 };
      best = (Point){ CLAMP (best.x, .19, .81), CLAMP (best.y, .19, .81) }; /* it has a width */
      stand_at (aside, best);
      if (farm->halves == 0) /* both are in the middle, one behind the other */
        {
          aside->spot_y = (guint8) (aside->spot_y + CARC_SPOT_UNIT / 12);
          farm->spot_y = (guint8) (farm->spot_y - CARC_SPOT_UNIT / 10);
        }
      most = -1;
      for (guint half = 0; half < 8; half++)
        {
          const Point p = half_point (half);
          const double away = hypot (p.x - best.x, p.y - best.y);
          if (!((farm->halves >> half) & 1) || away <= most)
            continue;
          most = away;
          stand_at (farm, p);
        }
    }
}

/* The place of the marks of the cell: away from the spots of its segments, and from roads and rivers. */
static void
set_cell_spot (CarcCell *cell)
{
  static const Point tries[] = { { .5, .5 },   { .5, .6 },   { .5, .4 },   { .4, .5 },   { .6, .5 },  { .27, .27 },
                                 { .73, .27 }, { .27, .73 }, { .73, .73 }, { .5, .28 },  { .5, .72 }, { .28, .5 },
                                 { .72, .5 },  { .78, .22 }, { .22, .22 }, { .22, .78 }, { .78, .78 } };
  Point best = tries[0];
  double most = -1;
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      double room = .38;
      for (guint k = 0; k < cell->n_segments; k++)
        {
          const CarcSegment *s = &cell->segments[k];
          const double unit = CARC_SPOT_UNIT;
          room = MIN (room, hypot (s->spot_x / unit - tries[i].x, s->spot_y / unit - tries[i].y));
          if (s->kind == CARC_ROAD || s->kind == CARC_RIVER)
            room = MIN (room, distance_of_way (s, tries[i]));
        }
      if (room > most + .01)
        {
          most = room;
          best = tries[i];
        }
    }
  cell->spot_x = (guint8) (best.x * CARC_SPOT_UNIT + .5);
  cell->spot_y = (guint8) (best.y * CARC_SPOT_UNIT + .5);
}

void
carc_cell_set_spots (CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    set_spot (&cell->segments[i]);
  part_inner_farms (cell);
  part_inner_corners (cell);
  part_crossing_roads (cell);
  part_straight_roads (cell);
  part_cities (cell);
  part_roads_from_cloister (cell);
  part_farms_from_roads (cell);
  part_farms_from_cloister (cell);
  part_farms_from_ends (cell);
  part_asides (cell);
  set_cell_spot (cell);
}
