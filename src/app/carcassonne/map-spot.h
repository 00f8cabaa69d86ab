/* map-spot.h - a choice of the prompt that lies on the map: a legal cell, a reachable one, a feature, a
 * figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Action "cell.place" takes the choice.
 */
#pragma once

#include "map-cell.h"
#include "prompt/turn-flow.h"

G_BEGIN_DECLS

#define ARB_TYPE_MAP_SPOT (arb_map_spot_get_type ())
G_DECLARE_FINAL_TYPE (ArbMapSpot, arb_map_spot, ARB, MAP_SPOT, GtkWidget)

ArbMapSpot *arb_map_spot_new (const ArbMapLook *look);
/* `title` as turn_choice_title (); `dim`: what is typed leaves it no longer. */
void arb_map_spot_set (ArbMapSpot *self, const TurnChoice *choice, guint index, const char *title, gboolean marked,
                       gboolean dim);
/* Its place was given to it; until then the pointer does not come to it. */
void arb_map_spot_settle (ArbMapSpot *self);
guint arb_map_spot_get_index (ArbMapSpot *self);

/* A number on a place for a figure, and no whole cell? */
gboolean arb_map_spot_is_plate (ArbMapSpot *self);
/* Where it lies on a map whose cells are `tile` pixels: relative to its cell's corner. */
void arb_map_spot_measure_on (ArbMapSpot *self, int tile, int *x, int *y, int *size);
void arb_map_spot_get_place (ArbMapSpot *self, int *x, int *y);

G_END_DECLS
