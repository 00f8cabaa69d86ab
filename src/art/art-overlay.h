/* art-overlay.h - what is drawn above the tiles: marks of cells, outlines of features, ways, steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Marks of cells are drawn with the origin at the cell's north-west corner, `size` pixels wide.  Anything that covers
 * several cells takes an ArtView: the position of cell 0,0 and the size of a cell.
 */
#pragma once

#include "art-figure.h"
#include "art-tile.h"
#include "carcassonne/carc-play.h"

typedef struct
{
  double x, y; /* the pixel of the north-west corner of cell 0,0 */
  double tile; /* pixels per cell */
} ArtView;

/* ---- one cell ---- */

/* The outline of a tile: a line on each side that has no tile beside it.  Where there is one, a faint seam on the north
 * and the west side.  `open`: the sides without a neighbour, bits from north clockwise.  Nothing is drawn outside the
 * cell. */
void art_overlay_edges (cairo_t *cr, double size, guint open, const ArtStyle *style);
guint art_overlay_open_sides (const CarcState *state, int x, int y);
/* The frame of the tile that was laid last; w and h in cells. */
void art_overlay_last_move (cairo_t *cr, double size, guint w, guint h, const ArtStyle *style);
/* A cell that can be chosen: a frame, and the label on a plate ("" for none).  `at`: the middle of the plate, in parts
 * of the cell; NULL: no tile lies there, and the plate is large and in the middle. */
void art_overlay_spot (cairo_t *cr, double size, const char *label, const double *at, ArtSpotLook look,
                       const ArtStyle *style);
/* A feature that can be claimed: a plate with its digit; x and y in pixels from the cell's corner. */
void art_overlay_claim (cairo_t *cr, double size, double x, double y, const char *label, gboolean chosen,
                        const ArtStyle *style);
/* A line from such a plate, which has no room on its feature, to the feature. */
void art_overlay_claim_line (cairo_t *cr, double from_x, double from_y, double to_x, double to_y,
                             const ArtStyle *style);
/* On tiles of which size such a plate has this diameter, if it is not at its smallest. */
double art_overlay_claim_size (double diameter);
/* The tile in hand before it is placed. */
void art_overlay_ghost (cairo_t *cr, const CarcCell *cell, double size, const ArtStyle *style);
/* A cell that can be reached, with the number of steps in a corner if there is room. */
void art_overlay_reach (cairo_t *cr, double size, guint steps, ArtColour colour, const ArtStyle *style);

/* ---- many cells ---- */

/* Tints the whole feature that a node belongs to, and draws its outline. */
void art_overlay_feature (cairo_t *cr, const CarcState *state, guint16 node, const ArtView *view, ArtColour colour,
                          const ArtStyle *style);

/* Who has what: tints each feature with figures in the colour of the player who has the majority in it, in stripes if
 * several are tied. */
void art_overlay_owners (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style);

typedef struct
{
  ArtColour colour;
  gboolean dashed; /* for the loser's way */
  double shift;    /* in tiles; keeps ways apart that use the same cells */
} ArtWay;

/* A number of steps on a disc; `tile`: pixels of a cell.  It is never written smaller than this, in pixels. */
#define ART_NUMBER_LEAST 12.
void art_overlay_number (cairo_t *cr, guint number, double x, double y, double tile, ArtColour colour,
                         const ArtStyle *style);

/* A judged tie: the way from the Arbitress to each tied follower, first horizontal, then vertical, with its cells
 * counted.  The winner's way is solid, the losers' ways are dashed.  Distances and compared points are at the end. */
void art_overlay_tie (cairo_t *cr, const CarcState *state, const CarcTie *tie, const ArtView *view,
                      const ArtStyle *style);
/* The same without the highlighted feature. */
void art_overlay_tie_ways (cairo_t *cr, const CarcState *state, const CarcTie *tie, const ArtView *view,
                           const ArtStyle *style);

/* The shortest way of a player's racer to the lighthouse; nothing if there is none. */
void art_overlay_race (cairo_t *cr, const CarcState *state, guint player, const ArtView *view, const ArtStyle *style);

/* While the dragon moves: where he was in this move, with the numbers of his steps, because he goes nowhere twice. */
void art_overlay_dragon (cairo_t *cr, const CarcState *state, const ArtView *view, const ArtStyle *style);

/* A figure or a piece of the table, with the place and the size in which it is drawn. */
typedef struct
{
  double x, y, size; /* in pixels: the middle and the height */
  int figure;        /* index in state->figures, -1 for a piece */
  guint piece;       /* CarcPieceId */
  int level;         /* 1: the figure stands on a piece, -1: a building behind all that stand there */
  int colour;        /* of the piece's player; if it belongs to nobody, CarcPiece.number - 1 */
} ArtStanding;
#define ART_STANDING_MAX (CARC_MAX_FIGURES + CARC_PIECES_OUT_MAX)
/* All figures and pieces on the table, from back to front.  Several in one cell stand side by side.  Returns how many
 * there are. */
guint art_overlay_standing (const CarcState *state, const ArtView *view, ArtStanding standing[ART_STANDING_MAX]);
/* Draws them, except the piece `without`; -1: all.  A picture of a tie leaves the Arbitress out, because it shows her
 * where she was then. */
void art_overlay_figures (cairo_t *cr, const CarcState *state, const ArtView *view, int without, const ArtStyle *style);
