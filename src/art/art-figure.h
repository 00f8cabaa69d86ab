/* art-figure.h - followers, racers, the Keeper, the Arbitress, badges and tokens: clear silhouettes on any
 * ground.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player is told apart three ways: colour, shape and letter.  Below about 14 pixels the figure becomes its
 * badge. `x`, `y` is the middle of the figure, `size` the height of a standing follower, all in pixels.
 */
#pragma once

#include "art-style.h"
#include "carcassonne/carc-state.h"

G_BEGIN_DECLS

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

/* Height of a standing follower in tiles, as the map draws it. */
#define ART_FIGURE_SIZE 0.36
#define ART_ARBITRESS_SIZE 0.52

void art_figure_draw (cairo_t *cr, const ArtFigure *figure, double x, double y, double size, const ArtStyle *style);

/* What a figure of the state looks like where it is. */
ArtFigure art_figure_of (const CarcState *state, const CarcFigure *figure);

/* Height in tiles of what stands on the table and is no figure of a player: CarcPieceId. */
double art_table_piece_size (guint piece);
/* It, with that height; `colour` is that of its player, -1 if it is nobody's. */
void art_table_piece_draw (cairo_t *cr, guint piece, int colour, double x, double y, double size,
                           const ArtStyle *style);

/* The Arbitress: a robed woman with scales.  `size` is her height. */
void art_arbitress_draw (cairo_t *cr, double x, double y, double size, const ArtStyle *style);

/* The player's shape in the player's colour with the letter on it: scoreboards, legends, labels. */
void art_badge_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size,
                     const ArtStyle *style);

/* The shape in the ink that reads on the player's colour, with the letter if that is 8 pixels large: on a cape, a
 * roof, a token.  On a canvas of `scale` pixels a unit. */
void art_mark_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, double scale,
                    const ArtStyle *style);

/* Only the shape, by index into table_shapes, as a path of about `size` around the point. */
void art_shape_path (cairo_t *cr, guint shape, double x, double y, double size);

G_END_DECLS
