/* map-view-private.h - what the parts of the map share: its content, its gestures, its picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art/art-overlay.h"
#include "map-spot.h"
#include "map-view.h"

G_BEGIN_DECLS

typedef struct
{
  int tile, drawn, scale; /* pixels of a cell, of its texture; of the screen in one of ours */
  gboolean painted;
} ArbMapGroundKey;

struct _ArbMapView
{
  ArbBoard parent_instance;

  const CarcState *state;
  TurnFlow *flow;
  ArbMapLook look;
  int node;
  const CarcTie *tie; /* of the state */

  GHashTable *cells; /* place (arb_map_key ()) to ArbMapCell; the widgets are children */
  GPtrArray *spots;  /* ArbMapSpot, likewise */

  GHashTable *ground; /* place among its like (arb_map_key ()) to a block of the tiles in sight */
  ArbMapGroundKey ground_key;
  guint ground_time; /* drawings so far */

  int here_x, here_y; /* the keyboard's cell */
};

static inline gpointer
arb_map_key (int x, int y)
{
  return GINT_TO_POINTER ((int) ((guint) x << 16 | ((guint) y & 0xffff)));
}

ArtView arb_map_art_view (ArbMapView *self);

void arb_map_view_clicked (ArbBoard *board, double x, double y);
void arb_map_view_hovered (ArbBoard *board, double x, double y);
void arb_map_view_draw (ArbMapView *self, GtkSnapshot *snapshot);
void arb_map_view_draw_ground (ArbMapView *self, GtkSnapshot *snapshot);
/* The tiles or their textures are others. */
void arb_map_view_forget_ground (ArbMapView *self);

/* A square one; always at the same size, a texture of ours. */
void arb_map_append_texture (ArbMapView *self, GtkSnapshot *snapshot, GdkTexture *texture, float x, float y,
                             float size);

G_END_DECLS
