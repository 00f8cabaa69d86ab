/* art-figure.h - followers, racers, the Keeper, the Arbitress and pieces, easy to see on any ground.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players differ in three ways: colour, shape and letter.  Below about 14 pixels a figure becomes its badge, a racer
 * below 20.  `x`, `y` is the middle of the figure, `size` the height of a standing follower, all in pixels.
 */
#pragma once

#include "art-shape.h"
#include "carcassonne/carc-state.h"

typedef enum
{
  ART_FIGURE_STANDING,
  ART_FIGURE_LYING,  /* a farmer */
  ART_FIGURE_RACER,  /* running, on the disc of the player's token */
  ART_FIGURE_KEEPER, /* with the lantern */
} ArtPose;

typedef struct
{
  ArtPose pose;
  guint kind;         /* CarcFigureKind */
  guint colour;       /* index into table_colours */
  const char *letter; /* NULL or "": none */
} ArtFigure;

/* The height of a standing follower on the map, in tiles. */
#define ART_FIGURE_SIZE 0.36
#define ART_ARBITRESS_SIZE 0.52
/* How high above its foot the top of a tower is, in tiles: a follower stands there. */
#define ART_TOWER_TOP 0.2

void art_figure_draw (cairo_t *cr, const ArtFigure *figure, double x, double y, double size, const ArtStyle *style);

/* How a figure of the state looks in its place. */
ArtFigure art_figure_of (const CarcState *state, const CarcFigure *figure);

/* The height in tiles of a piece on the table that is not a player's figure: CarcPieceId. */
double art_table_piece_size (guint piece);
/* Draws the piece with that height.  `colour` is that of its player; if it belongs to nobody, it is the number of parts
 * that lie on each other, or the sides to which it leads, less 1: -1 for a piece of one part (CarcPiece.number). */
typedef void ArtPieceDraw (cairo_t *cr, guint piece, int colour, double x, double y, double size,
                           const ArtStyle *style);
ArtPieceDraw art_table_piece_draw;

/* A tower of so many pieces; its foot is a little below the middle of its height. */
void art_tower_draw (cairo_t *cr, guint pieces, double x, double y, double size, const ArtStyle *style);
/* Pieces with a file of their own.  The building of a quarter of the City: CARC_PIECE_CASTLE and the three after it.  A
 * crown for a figure on a crown space: `colour` of the player, -1: gold. */
ArtPieceDraw art_count_draw, art_quarter_draw, art_wheel_pig_draw, art_crown_draw, art_dragon_draw, art_fairy_draw,
    art_mage_draw, art_witch_draw, art_ingot_draw, art_track_robber_draw, art_track_courier_draw, art_ferry_draw,
    art_bigtop_draw, art_animal_draw, art_hidden_draw, art_flock_draw, art_bridge_draw, art_stronghold_draw;

/* The Arbitress: a robed woman with scales.  `size` is her height. */
void art_arbitress_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style);
