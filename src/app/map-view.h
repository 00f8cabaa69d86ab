/* map-view.h - the table mirrored: tiles, figures, the tile in hand, ways; it pans, zooms and fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it shows is a function of the state, the prompt and what is pointed out; only where it looks is its
 * own. A child widget per placed cell and per choice on the map, each a named cell of one grid.
 *
 * Signals: "pick" (guint choice), "point" (int choice, -1 for none), "turn" (the tile in hand was clicked),
 * "look" (int x, int y, int segment: a placed cell was clicked).
 */
#pragma once

#include "map-cell.h"
#include "turn-flow.h"

G_BEGIN_DECLS

#define ARB_TYPE_MAP_VIEW (arb_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbMapView, arb_map_view, ARB, MAP_VIEW, GtkWidget)

/* The textures belong to the page. */
void arb_map_view_set_textures (ArbMapView *self, ArbTextures *textures);

/* Both are borrowed until the next call.  `flow` may be NULL: nothing can be entered. */
void arb_map_view_update (ArbMapView *self, const CarcState *state, TurnFlow *flow);
/* The prompt went on, the state is the same. */
void arb_map_view_update_flow (ArbMapView *self);
/* The palette or the scale of the screen changed. */
void arb_map_view_update_look (ArbMapView *self);

/* Points out a node's feature and a tie of the state; -1 and NULL for none.  Stay until the next call or
 * update. */
void arb_map_view_point_out (ArbMapView *self, int node, const CarcTie *tie);

void arb_map_view_fit (ArbMapView *self);
void arb_map_view_zoom (ArbMapView *self, double factor);
/* Moves the keyboard's cell; FALSE if there is none that way. */
gboolean arb_map_view_rove (ArbMapView *self, int dx, int dy);
/* Puts the focus on the choice at the cursor, or on the keyboard's cell. */
void arb_map_view_focus (ArbMapView *self);
/* The cell the keyboard is at. */
void arb_map_view_get_here (ArbMapView *self, int *x, int *y);

G_END_DECLS
