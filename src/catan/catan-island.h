/* catan-island.h - the island's shape: hexes, intersections, edges and sea hexes, their names, and which of them touch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A frame says which cells of a grid are land; everything else of the shape is derived from it.  Places are counted row
 * by row from the north, and in each row from west to east: hexes (named A, B .. Z, AA, AB ..), intersections (named 1,
 * 2 ..), and edges (named by their two intersections, the smaller first: "12-13").  A row of intersections is the
 * zigzag line above or below a row of hexes.  Sea hexes (named s1, s2 ..) are the cells beside the land.  They follow
 * the coast clockwise, from the north-west of the first hex; then come those of other islands and of inner seas.  On
 * the usual island there are 19 hexes, 54 intersections, 72 edges and 18 sea hexes.  A hex has a corner in the north;
 * its corners and edges are counted clockwise from there.
 *
 * Coordinates are whole numbers: x goes east, its unit is half the width of a hex; y goes south, its unit is a quarter
 * of the height.  So a hex is 2 wide and 4 high, and rows are 3 apart.  The origin is the middle of the frame, or just
 * beside it.
 */
#pragma once

#include "table/table-refusal.h"

/* The largest frame; more intersections or edges would need more letters than the prompt has. */
#define CATAN_HEXES_MAX 40
#define CATAN_SPOTS_MAX 128
#define CATAN_EDGES_MAX 152
#define CATAN_SEAS_MAX 64
#define CATAN_COASTS_MAX 16 /* closed coasts: islands and inner seas */
#define CATAN_SIDES 6       /* edges that a sea hex may share with the land */
#define CATAN_NOWHERE 0xff

/* Which cells are land: bit c of row r.  Odd rows lie half a hex further east.  Row 0 and the bits 0 are not all empty,
 * so the same land is always the same frame. */
#define CATAN_FRAME_ROWS 12
#define CATAN_FRAME_COLUMNS 12
typedef struct
{
  guint16 n_rows, row[CATAN_FRAME_ROWS];
} CatanFrame;

typedef struct
{
  gint8 x, y;
} CatanPoint;

typedef struct
{
  CatanFrame frame;
  guint8 n_hexes, n_spots, n_edges, n_seas;
  CatanPoint hex[CATAN_HEXES_MAX];      /* middles */
  guint8 hex_spots[CATAN_HEXES_MAX][6]; /* clockwise from the north */
  guint8 hex_edges[CATAN_HEXES_MAX][6]; /* edge i joins corners i and i + 1 */
  guint8 hex_hexes[CATAN_HEXES_MAX][6]; /* beyond edge i, CATAN_NOWHERE at the coast */
  CatanPoint spot[CATAN_SPOTS_MAX];
  guint8 spot_hexes[CATAN_SPOTS_MAX][3]; /* at the coast fewer, then CATAN_NOWHERE */
  guint8 spot_spots[CATAN_SPOTS_MAX][3]; /* neighbours; CATAN_NOWHERE in the same way */
  guint8 spot_edges[CATAN_SPOTS_MAX][3]; /* the edge to neighbour i */
  guint8 edge_spots[CATAN_EDGES_MAX][2]; /* smaller first */
  guint8 edge_hexes[CATAN_EDGES_MAX][2]; /* at the coast one, then CATAN_NOWHERE */
  CatanPoint sea[CATAN_SEAS_MAX];
  guint8 sea_sides[CATAN_SEAS_MAX]; /* how many edges it shares with the land */
  /* These edges in their order along the coast, each by its two intersections, clockwise. */
  guint8 sea_ends[CATAN_SEAS_MAX][CATAN_SIDES][2];
  guint8 spot_seas[CATAN_SPOTS_MAX][2]; /* the sea hexes that touch it, then CATAN_NOWHERE */
  /* The coasts one after the other, each by its intersections, with the land on the right. */
  guint8 n_coasts, coast_end[CATAN_COASTS_MAX]; /* index after its last intersection */
  guint8 coast[CATAN_EDGES_MAX];
} CatanShape;

/* The frames of the boxes: for three and four players, and for five and six. */
typedef enum
{
  CATAN_BOARD_SMALL,
  CATAN_BOARD_BIG,
  CATAN_N_BOARDS
} CatanBoard;
extern const CatanFrame catan_frames[CATAN_N_BOARDS];
const CatanShape *catan_board_shape (CatanBoard board);
/* Which of them it is; CATAN_N_BOARDS: another one. */
CatanBoard catan_shape_board (const CatanShape *shape);
/* Moves the land to the corner of the grid.  Then derives the shape; refuses a frame without land, or with too much. */
gboolean catan_shape_make (CatanShape *shape, const CatanFrame *frame, TableRefusal *why);

/* The edge between two intersections; CATAN_NOWHERE if they are not neighbours. */
guint8 catan_edge_between (const CatanShape *shape, guint8 a, guint8 b);
/* The three intersections of a fishery on a sea hex that touches the coast edges `side` and the next one.  FALSE if
 * these two do not meet. */
gboolean catan_bay_spots (const CatanShape *shape, guint sea, guint side, guint8 spots[3]);

/* Names as in entries. */
typedef struct
{
  char text[8];
} CatanName;
CatanName catan_hex_name (guint hex);
CatanName catan_spot_name (guint spot);
CatanName catan_edge_name (const CatanShape *shape, guint edge);
CatanName catan_sea_name (guint sea);
/* The place with this name; CATAN_NOWHERE if there is none. */
guint8 catan_hex_find (const CatanShape *shape, const char *name);
guint8 catan_spot_find (const CatanShape *shape, const char *name);
guint8 catan_edge_find (const CatanShape *shape, const char *name); /* "12-13" or "13-12" */
guint8 catan_sea_find (const CatanShape *shape, const char *name);

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
  CatanShape shape;
  guint8 land[CATAN_HEXES_MAX];        /* CatanLand */
  guint8 number[CATAN_HEXES_MAX];      /* 2..12, not 7; 0 on the desert and the lake */
  guint8 harbour[CATAN_SEAS_MAX];      /* CatanResource or CATAN_ANY; CATAN_NOWHERE: none */
  guint8 harbour_side[CATAN_SEAS_MAX]; /* which coast edge of the sea hex it faces */
  guint8 fishery[CATAN_SEAS_MAX];      /* its number; 0: none */
  guint8 fishery_side[CATAN_SEAS_MAX]; /* the first of its two coast edges */
  guint8 further_lake;                 /* the hex of the lake that pays on 4 and 10 (T6); or CATAN_NOWHERE */
} CatanIsland;

/* The first hex of this land; CATAN_NOWHERE if there is none. */
guint8 catan_land_find (const CatanIsland *island, CatanLand land);
/* The harbour at an intersection: CatanResource, CATAN_ANY or CATAN_NOWHERE. */
guint8 catan_harbour_at (const CatanIsland *island, guint8 spot);
/* The two intersections of a harbour, and the three of a fishery; clockwise. */
const guint8 *catan_harbour_spots (const CatanIsland *island, guint sea);
void catan_fishery_spots (const CatanIsland *island, guint sea, guint8 spots[3]);
/* The sea hex of the fishery that touches an intersection, or CATAN_NOWHERE (F0: none touches two). */
guint8 catan_fishery_at (const CatanIsland *island, guint8 spot);
