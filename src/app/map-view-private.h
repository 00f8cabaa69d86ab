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
  GtkWidget parent_instance;

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

  /* Where it looks: the cell coordinates in its middle, and how large a cell is. */
  double middle_x, middle_y;
  double zoom;        /* a cell in pixels; drawn at the nearest whole number */
  gboolean fitting;   /* nobody has moved it: it fits itself to what there is */
  guint settle;       /* source: textures are made anew when zooming has ended */
  int here_x, here_y; /* the keyboard's cell */

  GtkGesture *drag, *pinch;
  double drag_x, drag_y, pinch_zoom;
  double pointer_x, pointer_y;
};

#define ARB_MAP_TILE_MIN 10
#define ARB_MAP_TILE_MAX 256
#define ARB_MAP_TILE_FIT 120 /* fitting never grows larger */

static inline int
arb_map_tile (const ArbMapView *self)
{
  return (int) (self->zoom + 0.5);
}

static inline gpointer
arb_map_key (int x, int y)
{
  return GINT_TO_POINTER ((int) ((guint) x << 16 | ((guint) y & 0xffff)));
}

/* Pixel of the north-west corner of cell 0,0: whole, so that neighbours meet. */
void arb_map_origin (ArbMapView *self, int *x, int *y);
ArtView arb_map_art_view (ArbMapView *self);

/* Changes the zoom and keeps what lies under a point of the widget there. */
void arb_map_zoom_at (ArbMapView *self, double zoom, double x, double y);
void arb_map_pan (ArbMapView *self, double dx, double dy);

void arb_map_view_add_gestures (ArbMapView *self);
void arb_map_view_draw (ArbMapView *self, GtkSnapshot *snapshot);
void arb_map_view_draw_ground (ArbMapView *self, GtkSnapshot *snapshot);
/* The tiles or their textures are others. */
void arb_map_view_forget_ground (ArbMapView *self);

/* A square one; always at the same size, a texture of ours. */
void arb_map_append_texture (ArbMapView *self, GtkSnapshot *snapshot, GdkTexture *texture, float x, float y,
                             float size);

enum
{
  ARB_MAP_PICK,
  ARB_MAP_POINT,
  ARB_MAP_TURN,
  ARB_MAP_LOOK,
  ARB_MAP_N_SIGNALS
};
extern guint arb_map_signals[ARB_MAP_N_SIGNALS];

G_END_DECLS
