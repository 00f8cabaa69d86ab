/* carc-flow.h - the prompt of Carcassonne: what its rows (carc-acts.c and those of the systems) do not say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is tile, place and act.  The tile has a key that stays the same all game, or is typed by its edges as it
 * lies; its place has a letter; it is turned by Space.  Everything from the act on is as the rows say.
 */
#pragma once

#include "act-flow.h"
#include "carcassonne/carc-play.h"

G_BEGIN_DECLS

ActFlow *carc_flow_new (void);

/* The tile in hand: where it lies, or would lie at the cursor. */
typedef struct
{
  int tile;
  gint16 x, y;
  int rot;
  guint n_rots;  /* in how many ways it can be turned there */
  gboolean laid; /* its place is chosen */
} CarcGhost;
gboolean carc_flow_ghost (ActFlow *flow, CarcGhost *ghost);
/* Edges that need not be typed any more. */
const char *carc_flow_rest (ActFlow *flow);
/* At a choice of a tile: the rotation that its typed edges say, or -1. */
int carc_flow_rotation (const ActChoice *choice);

/* ---- labels ---- */

/* No c, f, r, i, which begin an edge code. */
#define CARC_NO_EDGES "abdeghjklmnopqstuvwxyz"
/* The palette's keys, the same all game: no c, f, r, i, which begin an edge code. */
void carc_tile_labels (const CarcRules *rules, char labels[CARC_TILES_MAX][4], gboolean shifts[CARC_TILES_MAX]);
/* "cfrr": the edges of a one-cell tile at a rotation, clockwise from north. */
void carc_tile_code (const CarcTile *tile, guint rot, char code[5]);

G_END_DECLS
