/* map-view-private.h - what the parts of the map share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art/art-marks.h"
#include "carcassonne/carc-operands.h"
#include "map-view.h"

typedef struct
{
  int tile, drawn, scale; /* pixels of a cell, of its texture; scale factor of the screen */
  gboolean painted;
} ArbMapGroundKey;

/* The tiles in one size.  The map goes to what is asked and back, so two sizes are kept; a third is that of the last
 * step of a glide. */
typedef struct
{
  GHashTable *blocks; /* place of a block (arb_board_key ()) to the block; each is drawn again only if it changes */
  ArbMapGroundKey key;
} ArbMapGround;
#define ARB_MAP_GROUNDS 3

struct _ArbMapView
{
  ArbBoard parent_instance;

  const CarcState *state;
  ActFlow *flow;
  int node;
  const CarcTie *tie; /* part of the state */
  /* The table after the answer at the cursor, if that would bring a tie; else NULL. */
  CarcState *tried;

  gboolean owners;      /* who has what is shown */
  gboolean tells_holes; /* the aids of the game allow to say which tiles fit */

  const TableAnswer *answer; /* its marks are drawn; NULL: none */
  CarcState *end;            /* with the ties that the answer tells of */

  ArbMapGround grounds[ARB_MAP_GROUNDS], *ground, *resting; /* drawn now; drawn last at rest */
  guint ground_time;                                        /* number of drawings so far */

  ArtStanding *standing; /* what stands on the map with tiles of the size `stands_at`; 0: it has to be found */
  guint n_standing;
  int stands_at;
};

ArtView arb_map_art_view (ArbMapView *self);

void arb_map_view_list_cells (ArbBoard *board);
void arb_map_view_list_spots (ArbBoard *board);
void arb_map_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area);
void arb_map_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked,
                             double size);
/* Joins each number that has no room on its feature with the feature. */
void arb_map_view_draw_plate_lines (ArbMapView *self, GtkSnapshot *snapshot);
void arb_map_view_clicked (ArbBoard *board, double x, double y);
/* How many tiles still fit an empty cell. */
gboolean arb_map_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip);
/* Draws everything above the tiles. */
void arb_map_view_draw_above (ArbMapView *self, GtkSnapshot *snapshot);
void arb_map_view_draw_ground (ArbMapView *self, GtkSnapshot *snapshot);
void arb_map_view_draw_rim (ArbBoard *board, GtkSnapshot *snapshot);
/* Call when the textures have changed. */
void arb_map_view_forget_ground (ArbMapView *self);
