/* carc-tile.h - what is printed on a tile: edges, segments, halves.  It comes from the files in data/tiles, not from
 * code; the lake of a game comes from its layout (carc-lake-layout.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Directions: x east, y south; rotation clockwise in quarter turns; the sides N E S W are 0 1 2 3.  Each side has two
 * halves.  They are named by the direction of their middle, clockwise from the north-west corner: nnw nne ene ese sse
 * ssw wsw wnw are 0 .. 7.  A tile of several cells, such as the lake, has w*h of these cells.
 */
#pragma once

#include "carc-systems.h"

#define CARC_ID_MAX 47
#define CARC_SEGMENTS_MAX 12
#define CARC_CELLS_MAX 16  /* cells of one tile */
#define CARC_INNER_MAX 2   /* farms of one cell that reach no side */
#define CARC_SPOT_UNIT 240 /* the side of a tile; even, so that the middle is a whole number */
#define CARC_TILES_MAX 512 /* kinds of tile in one game */
#define CARC_SET_CHARS 40  /* of the name of a set, in UTF-8 */
#define CARC_SET_BYTES (CARC_SET_CHARS * 4 + 1)

typedef enum
{
  CARC_EDGE_FIELD,
  CARC_EDGE_CITY,
  CARC_EDGE_ROAD,
  CARC_EDGE_RIVER,
  CARC_EDGE_WATER, /* the lake itself: only between cells of one tile */
  CARC_EDGE_ANY,   /* fits every edge, ends what meets it and joins nothing: an abbey's */
  CARC_N_EDGES
} CarcEdge;

/* Kinds of segment.  The first four can be claimed and become nodes of the board. */
typedef enum
{
  CARC_CITY,
  CARC_ROAD,
  CARC_FARM,
  CARC_CLOISTER,
  CARC_RIVER, /* is only drawn; always after the others */
} CarcKind;
#define CARC_N_CLAIMABLE 4

typedef struct
{
  guint8 kind;     /* CarcKind */
  guint8 sides;    /* city, road, river: bit per side */
  guint8 halves;   /* farm: bit per half.  City: the same, of halves between cells of one tile; they are never open */
  guint8 pennants; /* city: number of pennants */
  guint16 touches; /* farm: the cities that it touches, a bit per segment of the same cell */
  guint16 links;   /* city, road, cloister: the others that it leads into on the same cell, a bit each */
  guint8 spot_x;   /* where a figure stands, in 1/CARC_SPOT_UNIT of the side of a cell, from west and north */
  guint8 spot_y;
  guint8 inner;  /* a farm that reaches no side: how many of these come before it on its cell */
  guint8 shared; /* city: of its sides, those of which it has one half and another city of the cell the other half */
  CarcMarks marks;
} CarcSegment;

typedef enum
{
  CARC_CELL_WATER = 1 << 0,      /* the open water of the lake: no racer may enter it; the Arbitress by A15 */
  CARC_CELL_LIGHTHOUSE = 1 << 1, /* the end of the race */
  CARC_CELL_LAKE = 1 << 2,       /* one of the cells of the lake tile */
  CARC_CELL_TOWN = 1 << 3,       /* one of the cells of the City of Carcassonne */
  CARC_CELL_INSIDE = 1 << 4,     /* inside of it: no racer and no dragon may enter it */
  CARC_CELL_SHARED = 1 << 5,     /* two of its cities may reach the same side: what is laid there joins both */
} CarcCellFlags;

typedef struct
{
  guint8 edges[4]; /* CarcEdge per side */
  guint16 mask;    /* a bit for each kind of edge it fits, a nibble a side, N lowest: for matching */
  guint8 flags;    /* CarcCellFlags */
  guint8 rot;      /* quarter turns clockwise, from the cell as it is printed */
  CarcMarks marks; /* those that are printed on the cell itself (CarcMarkRow.on_cell) */
  guint8 spot_x;   /* where these marks are, and where a figure stands on them; like those of a segment */
  guint8 spot_y;
  guint8 n_segments;
  guint8 n_nodes;    /* segments that can be claimed; they come first */
  guint8 at_side[4]; /* the segment that reaches a side, CARC_NO_SEGMENT if there is none */
  guint8 too[4];     /* the second city at that side, if two share it; CARC_NO_SEGMENT if not */
  guint8 at_half[8]; /* the farm, or the city, that reaches a half, CARC_NO_SEGMENT if there is none */
  guint8 cloister;   /* its cloister, CARC_NO_SEGMENT if it has none */
  CarcSegment segments[CARC_SEGMENTS_MAX];
} CarcCell;
#define CARC_NO_SEGMENT 0xff

/* When a tile comes up. */
typedef enum
{
  CARC_ORDER_SHUFFLED,
  CARC_ORDER_FIRST, /* behind the river's spring: the fork */
  CARC_ORDER_LAST,  /* the river's ends */
  CARC_ORDER_HELD,  /* it is not in the stack: each player has some and chooses when to lay one */
  CARC_N_ORDERS
} CarcOrder;

typedef struct
{
  char id[CARC_ID_MAX + 1]; /* "crfr", "river/curve": unique in all sets */
  char set[CARC_SET_BYTES]; /* "base" */
  char name[64];            /* short, for people, translated when it is shown: "city edge over a road" */
  guint8 own;               /* TRUE: the set is not built in, a table made it (carc-own.h) */
  guint8 copies;            /* of a kind with a variant: those of both */
  guint8 variant;           /* TRUE: some copies of the tile before it have a cloister with `variant_mark` */
  guint8 variant_mark;
  guint8 w, h;                       /* in cells at rotation 0 */
  guint8 again;                      /* TRUE: if it fits nowhere, it goes back into the stack */
  guint8 start;                      /* TRUE: the set's starting tile */
  guint8 order;                      /* CarcOrder */
  guint8 river;                      /* TRUE: the river reaches one of its edges */
  guint8 any;                        /* TRUE: one of its edges is CARC_EDGE_ANY */
  guint8 turns;                      /* 1, 2 or 4: rotations that differ */
  CarcCell cells[4][CARC_CELLS_MAX]; /* per rotation, row by row of the rotated tile (w and h swap at odd turns) */
  guint64 masks;                     /* one-cell tiles: the four rotations' masks, rotation 0 lowest */
} CarcTile;

/* Reads the text of a set file (data/tiles/base.tiles explains the notation) and appends its tiles to `tiles`, an array
 * of CarcTile.  FALSE and a refusal that names the tile if something is wrong. */
gboolean carc_tiles_parse (const char *set, const char *text, GArray *tiles, TableRefusal *why);

/* Has it a mark that lies where there is room (CarcMarkRow.aside)? */
gboolean carc_segment_is_aside (const CarcSegment *segment);
/* Can this mark be printed on a segment of this kind?  -1: on a cell as a whole. */
gboolean carc_mark_fits (const CarcMarkRow *row, int kind);

/* Reads one tile with this id from a text that holds its group, and those of its cells if it has several. */
gboolean carc_tile_read (CarcTile *tile, const char *set, const char *id, const char *text, TableRefusal *why);

/* The text of a set that is built in ("base", "river", "lake", "inns", "siege"), or NULL. */
const char *carc_tiles_builtin (const char *set);

/* Its name, translated; free with g_free (). */
char *carc_tile_name (const CarcTile *tile);

/* Sets the edges of a cell whose segments are set; some may be missing.  FALSE and a refusal: not all that is on the
 * cell can be there together. */
gboolean carc_cell_set_edges (CarcCell *cell, TableRefusal *why);
/* Completes a cell whose segments and flags are set: edges, mask, look-up tables, spots.  Refuses overlaps and gaps. */
gboolean carc_cell_finish (CarcCell *cell, TableRefusal *why);
/* A part of it: the spots of the cell and of its segments (carc-tile-spots.c). */
void carc_cell_set_spots (CarcCell *cell);
/* Fills cells[1..3], turns and masks from cells[0]. */
void carc_tile_finish (CarcTile *tile);

/* How many cells the tile is wide and high after `rot` quarter turns. */
static inline guint8
carc_tile_w (const CarcTile *tile, guint rot)
{
  return rot % 2 ? tile->h : tile->w;
}

static inline guint8
carc_tile_h (const CarcTile *tile, guint rot)
{
  return rot % 2 ? tile->w : tile->h;
}

/* Where a cell of the tile is after it is turned: `own` is its index at rotation 0, the result its index in
 * cells[turns]. */
static inline guint
carc_tile_part (const CarcTile *tile, guint own, guint turns)
{
  guint w = tile->w, h = tile->h, row = own / w, column = own % w;
  switch (turns)
    {
    case 1: return column * h + (h - 1 - row);
    case 2: return (h - 1 - row) * w + (w - 1 - column);
    case 3: return (w - 1 - column) * h + row;
    default: return own;
    }
}

static inline guint8
carc_turn_sides (guint8 sides, guint turns)
{
  return (guint8) (((sides << turns) | (sides >> (4 - turns))) & 0xf);
}

static inline guint8
carc_turn_halves (guint8 halves, guint turns)
{
  guint by = 2 * turns;
  return (guint8) ((halves << by) | (halves >> (8 - by)));
}

/* Has one of its cells this mark, which is printed on a cell? */
static inline gboolean
carc_tile_has_mark (const CarcTile *tile, guint mark)
{
  for (guint cell = 0; cell < (guint) tile->w * tile->h; cell++)
    if (carc_marks_has (tile->cells[0][cell].marks, mark))
      return TRUE;
  return FALSE;
}

/* City: the sides whose halves it reaches, inside its tile. */
static inline guint8
carc_sides_of_halves (const CarcSegment *segment)
{
  const guint pairs = segment->kind == CARC_CITY ? (segment->halves | segment->halves >> 1) & 0x55u : 0;
  return (guint8) ((pairs & 1) | (pairs >> 1 & 2) | (pairs >> 2 & 4) | (pairs >> 3 & 8));
}

/* The sides of a segment that name it: no other segment of its kind reaches them. */
static inline guint8
carc_own_sides (const CarcSegment *segment)
{
  return (guint8) (segment->sides & ~segment->shared);
}

static inline gboolean
carc_is_inner (const CarcSegment *segment)
{
  return segment->kind == CARC_FARM && segment->halves == 0;
}

extern const char *const carc_side_words[4]; /* "N" "E" "S" "W" */
extern const char *const carc_half_words[8]; /* "nnw" ... */
extern const char *const carc_kind_words[5]; /* "city" "road" "farm" "cloister" "river" */

/* The number of the named side or half, or -1; upper and lower case are the same. */
int carc_side_find (const char *word);
int carc_half_find (const char *word);
