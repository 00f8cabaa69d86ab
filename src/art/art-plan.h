/* art-plan.h - the plan of a cell: where its walls, roads, shores and buildings are, before anything is painted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  Lengths are in tiles, x east and y south, 0 .. 1.  The plan is made for the cell turned
 * into its first position, and then turned like the cell.  So a turned tile has the turned plan.  Everything meets the
 * border at fixed points: roads and rivers in the middle of a side at a right angle, walls and shores in the corners.
 */
#pragma once

#include "carcassonne/carc-tile.h"

typedef struct
{
  double x, y;
} ArtPoint;

#define ART_LINE_MAX 40
typedef struct
{
  guint n;
  ArtPoint p[ART_LINE_MAX];
} ArtLine;

#define ART_RUNS_MAX 4
typedef struct
{
  guint8 segment;
  guint8 n_runs;
  ArtLine runs[ART_RUNS_MAX]; /* walls, from corner to corner; the city is on their right */
  guint n_outline;
  ArtPoint outline[ART_LINE_MAX * 2];
} ArtCityPlan;

typedef enum
{
  ART_END_EDGE,
  ART_END_HUB,  /* a crossing or a village */
  ART_END_GATE, /* a city's gate */
  ART_END_CLOISTER,
  ART_END_SHORE, /* a jetty */
  ART_END_POND,  /* river: a spring or a pond */
} ArtEnd;

typedef struct
{
  guint8 segment;
  guint8 end; /* ArtEnd of the last point; the first point is on the border */
  ArtLine line;
} ArtWayPlan;

typedef struct
{
  ArtPoint at, along;
} ArtBridgePlan; /* the direction of the road, of length 1 */
typedef struct
{
  ArtPoint at;
  ArtPoint out;
} ArtGatePlan; /* `out` points out of the city */

typedef struct
{
  const CarcCell *cell;
  guint8 turns; /* quarter turns from the first position to the cell's own */
  guint32 seed;
  guint8 n_cities, n_roads, n_rivers, n_shores, n_bridges, n_gates, n_fences;
  ArtCityPlan cities[4];
  ArtWayPlan roads[8];
  ArtWayPlan rivers[4];
  ArtLine shores[4]; /* open water in the lake's ring: from corner to corner, water on the right */
  ArtBridgePlan bridges[4];
  ArtGatePlan gates[8];
  ArtLine fences[2];                        /* of a fair, between two farms that nothing else parts */
  gboolean has_cloister, has_hub, has_pond; /* a cloister in the middle, at which roads end */
  int cloister_segment;                     /* also of one that lies aside; -1: none */
  double cloister_radius;
  ArtPoint cloister, hub, pond;
} ArtPlan;

#define ART_CLOISTER_RADIUS 0.20
#define ART_ASIDE_RADIUS 0.14 /* of a cloister that lies aside: a garden */
#define ART_HUB_RADIUS 0.085
#define ART_POND_RADIUS 0.17
#define ART_FENCE_HALF 0.022

void art_plan_init (ArtPlan *plan, const CarcCell *cell);

/* Half the width of a road or river if a cell is `size` pixels wide. */
double art_road_half (double size);
double art_river_half (double size);

/* ---- making a plan ---- */

void art_line_add (ArtLine *line, double x, double y);
/* The farm at a half of a side, or -1. */
int art_farm_at (const CarcCell *cell, guint half);
/* TRUE if two farms meet in a corner.  Then what is between them must reach this corner: the city, or on the lake the
 * road, which ends at the water. */
gboolean art_farms_meet_at (const CarcCell *cell, guint corner);

/* Call in this order, after the cities.  Each one keeps clear of what is there already. */
void art_plan_add_river (ArtPlan *plan, const CarcCell *cell, guint segment, guint8 road_ends);
void art_plan_add_roads (ArtPlan *plan, const CarcCell *cell, guint32 *chance);
void art_plan_add_links (ArtPlan *plan, const CarcCell *cell, guint32 *chance);
void art_plan_add_bridges (ArtPlan *plan);
void art_plan_add_fences (ArtPlan *plan, const CarcCell *cell);

/* ---- distances ---- */

double art_line_distance (const ArtPoint *points, guint n, ArtPoint at);
gboolean art_polygon_contains (const ArtPoint *points, guint n, ArtPoint at);
ArtPoint art_line_at (const ArtLine *line, double part, ArtPoint *along); /* `part`: 0 .. 1 of the length */

/* The distance of `at` from everything that is not meadow; negative inside that.  The border does not count. */
double art_plan_clearance (const ArtPlan *plan, ArtPoint at, double size);
/* The distance of a point inside a city from its walls and gates; negative outside. */
double art_city_clearance (const ArtCityPlan *city, ArtPoint at);

/* ---- random numbers, always the same ---- */

static inline guint32
art_hash (guint32 h)
{
  h ^= h >> 16;
  h *= 0x7feb352dU;
  h ^= h >> 15;
  h *= 0x846ca68bU;
  return h ^ (h >> 16);
}

/* 0 .. 1 */
static inline double
art_chance (guint32 *state)
{
  *state = art_hash (*state + 0x9e3779b9U);
  return (double) (*state >> 8) / 16777216.0;
}

static inline ArtPoint
art_turn (ArtPoint p, guint turns)
{
  for (; turns > 0; turns--)
    p = (ArtPoint){ 1 - p.y, p.x };
  return p;
}

/* A point on the line from the middle of a side to the middle of the opposite one. */
static inline ArtPoint
art_side_middle (guint side, double depth)
{
  return art_turn ((ArtPoint){ .5, depth }, side);
}

static inline gboolean
art_is_lone (guint8 sides)
{
  return sides != 0 && (sides & (sides - 1)) == 0;
}

static inline guint
art_first_side (guint8 sides)
{
  guint side = 0;
  while (side < 3 && !(sides & (1 << side)))
    side++;
  return side;
}
