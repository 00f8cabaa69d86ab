/* map-gestures.c - finds what was clicked on the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <math.h>

#include "carcassonne/carc-query.h"
#include "table/table-words.h"

static void
cell_at (ArbMapView *self, double x, double y, int *cell_x, int *cell_y, double *in_x, double *in_y)
{
  ArtView view = arb_map_art_view (self);
  double across = (x - view.x) / view.tile, along = (y - view.y) / view.tile;

  *cell_x = (int) floor (across);
  *cell_y = (int) floor (along);
  *in_x = across - *cell_x;
  *in_y = along - *cell_y;
}

static gboolean
on_tile_in_hand (ArbMapView *self, int x, int y)
{
  const CarcTile *tile;
  CarcGhost ghost;

  if (self->flow == NULL || !carc_flow_ghost (self->flow, &ghost) || !ghost.laid)
    return FALSE;
  tile = &self->state->rules->tiles[ghost.tile];
  return x >= ghost.x && x < ghost.x + carc_tile_w (tile, (guint) ghost.rot) && y >= ghost.y
         && y < ghost.y + carc_tile_h (tile, (guint) ghost.rot);
}

void
arb_map_view_clicked (ArbBoard *board, double x, double y)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  g_autofree char *why = NULL;
  double in_x, in_y;
  int cell_x, cell_y;
  guint16 slot;

  cell_at (self, x, y, &cell_x, &cell_y, &in_x, &in_y);
  if (on_tile_in_hand (self, cell_x, cell_y))
    {
      g_signal_emit_by_name (board, "turn");
      return;
    }
  why = self->flow != NULL ? carc_flow_why_not (self->flow, cell_x, cell_y) : NULL;
  if (why != NULL)
    {
      g_signal_emit_by_name (board, "refuse", why);
      return;
    }
  slot = carc_slot_at (self->state, cell_x, cell_y);
  if (carc_slot_placed (self->state, slot))
    {
      arb_board_set_here (board, cell_x, cell_y);
      g_signal_emit_by_name (board, "look", cell_x, cell_y,
                             art_segment_at (carc_slot_cell (self->state, slot), in_x, in_y, 0.12));
    }
  else if (carc_is_hole (self->state, cell_x, cell_y))
    g_signal_emit_by_name (board, "look", cell_x, cell_y, -1);
}

gboolean
arb_map_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  ArbMapView *self = ARB_MAP_VIEW (widget);
  g_autofree char *words = NULL, *sentence = NULL;
  double in_x, in_y;
  int cell_x, cell_y;

  if (by_key || !self->tells_holes || self->state == NULL)
    return FALSE;
  cell_at (self, x, y, &cell_x, &cell_y, &in_x, &in_y);
  if (!carc_is_hole (self->state, cell_x, cell_y) || on_tile_in_hand (self, cell_x, cell_y))
    return FALSE;
  words = carc_hole_tell (self->state, cell_x, cell_y);
  sentence = table_capital (words);
  gtk_tooltip_set_text (tooltip, sentence);
  return TRUE;
}
