/* catan-island.h - the island's shape: hexes, intersections, edges and sea hexes, their names, and which of them touch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shape is one constant table (catan_shape ()), the same for every game.  Places are counted row by row from the
 * north, and in each row from west to east: hexes 0..18 (named A..S), intersections 0..53 (named 1..54), and edges
 * 0..71 (named by their two intersections, the smaller first: "12-13").  A row of intersections is the zigzag line
 * above or below a row of hexes, so the rows have 7, 9, 11, 11, 9 and 7 of them.  Sea hexes 0..17 (named s1..s18) go
 * clockwise round the island from its north-west corner.  Those with i % 3 == 0 lie at the corners of the island and
 * touch one hex, the others touch two.  A hex has a corner in the north; its corners and edges are counted clockwise
 * from there.
 *
 * Coordinates are whole numbers: x goes east, its unit is half the width of a hex; y goes south, its unit is a quarter
 * of the height.  So a hex is 2 wide and 4 high, and rows are 3 apart.  The origin is the middle of the island.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define CATAN_N_HEXES 19
#define CATAN_N_SPOTS 54 /* intersections */
#define CATAN_N_EDGES 72
#define CATAN_N_SEAS 18
#define CATAN_N_HARBOURS 9
#define CATAN_N_FISHERIES 6
#define CATAN_NOWHERE 0xff

typedef struct
{
  gint8 x, y;
} CatanPoint;

typedef struct
{
  CatanPoint hex[CATAN_N_HEXES];      /* middles */
  guint8 hex_spots[CATAN_N_HEXES][6]; /* clockwise from the north */
  guint8 hex_edges[CATAN_N_HEXES][6]; /* edge i joins corners i and i + 1 */
  guint8 hex_hexes[CATAN_N_HEXES][6]; /* beyond edge i, CATAN_NOWHERE at the coast */
  CatanPoint spot[CATAN_N_SPOTS];
  guint8 spot_hexes[CATAN_N_SPOTS][3]; /* at the coast fewer, then CATAN_NOWHERE */
  guint8 spot_spots[CATAN_N_SPOTS][3]; /* neighbours; CATAN_NOWHERE in the same way */
  guint8 spot_edges[CATAN_N_SPOTS][3]; /* the edge to neighbour i */
  guint8 edge_spots[CATAN_N_EDGES][2]; /* smaller first */
  CatanPoint sea[CATAN_N_SEAS];
  guint8 sea_spots[CATAN_N_SEAS][3];  /* coast intersections, clockwise: 2 at a corner (then NOWHERE), else 3 */
  guint8 spot_seas[CATAN_N_SPOTS][2]; /* the sea hexes that touch it, then CATAN_NOWHERE */
} CatanShape;

const CatanShape *catan_shape (void);

/* The edge between two intersections; CATAN_NOWHERE if they are not neighbours. */
guint8 catan_edge_between (guint8 a, guint8 b);

/* Names as in entries. */
#define CATAN_NAME_MAX 8
void catan_hex_name (guint hex, char name[CATAN_NAME_MAX]);
void catan_spot_name (guint spot, char name[CATAN_NAME_MAX]);
void catan_edge_name (guint edge, char name[CATAN_NAME_MAX]);
void catan_sea_name (guint sea, char name[CATAN_NAME_MAX]);
/* The place with this name; CATAN_NOWHERE if there is none. */
guint8 catan_hex_find (const char *name);
guint8 catan_spot_find (const char *name);
guint8 catan_edge_find (const char *name); /* "12-13" or "13-12" */

/* What lies on the island; fixed before the first entry. */
typedef enum
{
  CATAN_WOOD,
  CATAN_WOOL,
  CATAN_GRAIN,
  CATAN_BRICK,
  CATAN_ORE,
  CATAN_N_RESOURCES,
  CATAN_ANY = CATAN_N_RESOURCES, /* a 3:1 harbour; an unknown card */
} CatanResource;
typedef enum
{
  /* These yield the resource of the same index. */
  CATAN_FOREST,
  CATAN_PASTURE,
  CATAN_FIELDS,
  CATAN_HILLS,
  CATAN_MOUNTAINS,
  CATAN_DESERT,
  CATAN_LAKE,
  CATAN_N_LANDS
} CatanLand;
extern const char *const catan_resource_words[]; /* by CatanResource: "wood" .. "ore", "any" */
extern const char *const catan_land_words[];     /* by CatanLand: "forest" .. "lake" */

typedef struct
{
  guint8 land[CATAN_N_HEXES];        /* CatanLand */
  guint8 number[CATAN_N_HEXES];      /* 2..12, not 7; 0 on the desert and the lake */
  guint8 harbour[CATAN_N_SEAS];      /* CatanResource or CATAN_ANY; CATAN_NOWHERE: none */
  guint8 harbour_side[CATAN_N_SEAS]; /* not at a corner: it faces the first (0) or second (1) coast edge */
  guint8 fishery[CATAN_N_SEAS];      /* its number; 0: none */
} CatanIsland;

/* The first hex of this land; CATAN_NOWHERE if there is none. */
guint8 catan_land_find (const CatanIsland *island, CatanLand land);
/* The harbour at an intersection: CatanResource, CATAN_ANY or CATAN_NOWHERE. */
guint8 catan_harbour_at (const CatanIsland *island, guint8 spot);
/* The sea hex of the fishery that touches an intersection, or CATAN_NOWHERE (F0: none touches two). */
guint8 catan_fishery_at (const CatanIsland *island, guint8 spot);

G_END_DECLS
