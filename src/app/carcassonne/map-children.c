/* map-children.c - the cells and the choices of the map, in words and as drawings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <glib/gi18n.h>
#include <math.h>

/* The least size for a finger. */
#define TOUCH 44
/* The plates of a smaller tile lie as far apart as on a tile of this size. */
#define GROWN 64

void
arb_map_view_list_cells (ArbBoard *board)
{
  const CarcState *state = ARB_MAP_VIEW (board)->state;

  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i))
      {
        g_autofree char *words = carc_cell_tell (state, (guint16) i);

        arb_board_add_cell (board, state->slots[i].x, state->slots[i].y, words);
      }
}

/* Is it a cell, and nothing more? */
static gboolean
is_cell (const ActChoice *choice)
{
  const TableOperandType *type = choice->operand->type;

  return choice->whole_cell || type == &carc_operand_place
         || (type == &carc_operand_cell && choice->offer.value[2] == 0);
}

static char *
spot_words (ActFlow *flow, guint index)
{
  const ActChoice *choice = act_flow_choice (flow, index);
  g_autofree char *position = carc_position_tell (choice->offer.x, choice->offer.y);
  g_autofree char *key = flow_choice_key (&choice->face), *title = NULL;

  if (is_cell (choice))
    return g_strdup_printf (_ ("%s: %s"), key, position);
  title = flow_title (FLOW (flow), index);
  /* Translators: a cell that can be chosen on the map: the key to type, where it is, what it is */
  return g_strdup_printf (_ ("%s: %s, %s"), key, position, title);
}

void
arb_map_view_list_spots (ArbBoard *board)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  ActFlow *flow = self->flow;

  g_clear_pointer (&self->tried, carc_state_free);
  self->tried = carc_flow_after (flow);
  if (self->tried != NULL && carc_ties_ahead (self->state, self->tried, NULL) == 0)
    g_clear_pointer (&self->tried, carc_state_free);
  self->stands_at = 0;
  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const TableOffer *offer = &choice->offer;
      const TableOperandType *type = choice->operand != NULL ? choice->operand->type : NULL;
      const ArbSpot spot = { .choice = i,
                             .x = offer->x,
                             .y = offer->y,
                             .in_x = offer->spot_x,
                             .in_y = offer->spot_y,
                             .kind = type == &carc_operand_claim,
                             .number = type == &carc_operand_cell ? offer->value[2] : 0,
                             .plate = (offer->flags & TABLE_OFFER_POINT) && !choice->whole_cell };
      g_autofree char *words = NULL;

      /* The big follower has the same spots as the usual one: only those of the figure that is listed are added. */
      if (!offer->on_board || (!flow_is_listed (FLOW (flow), i) && type == &carc_operand_claim))
        continue;
      words = spot_words (flow, i);
      arb_board_add_spot (board, &spot, words);
    }
}

/* ---- labels hide nothing ---- */

/* Where a plate can be, from its point on: there, or beside what stands there; in tiles of at least the size GROWN. */
#define NEAR 0.3
#define FAR 0.5
static const double beside[][2] = { { 0, 0 },       { -NEAR, -NEAR }, { NEAR, -NEAR }, { -NEAR, NEAR }, { NEAR, NEAR },
                                    { -FAR, -FAR }, { FAR, -FAR },    { -FAR, FAR },   { FAR, FAR } };
/* Where the letter of a cell with a tile can be, from its middle on, in tiles. */
#define CORNER 0.27
static const double corners[][2] = {
  { -CORNER, -CORNER }, { CORNER, -CORNER }, { -CORNER, CORNER }, { CORNER, CORNER }
};

/* Would a label there hide a figure or a piece?  x and y in pixels from the corner of cell 0,0. */
static gboolean
is_taken (ArbMapView *self, double x, double y)
{
  const int tile = arb_board_unit (ARB_BOARD (self));

  if (self->stands_at != tile)
    self->n_standing = art_overlay_standing (self->state, &(ArtView){ .tile = tile }, self->standing);
  self->stands_at = tile;
  for (guint i = 0; i < self->n_standing; i++)
    if (hypot (self->standing[i].x - x, self->standing[i].y - y) < (self->standing[i].size * 0.8 + ART_CLAIM_LEAST) / 2)
      return TRUE;
  return FALSE;
}

/* The first of these ways on which a label hides nothing; the first of all if it does on each. */
static const double *
free_way (ArbMapView *self, double x, double y, double unit, const double ways[][2], guint n)
{
  for (guint i = 0; i < n; i++)
    if (!is_taken (self, x + ways[i][0] * unit, y + ways[i][1] * unit))
      return ways[i];
  return ways[0];
}

/* The point that a plate belongs to, in pixels of the widget, if the cell was so large, around the cell's middle. */
static void
plate_point (ArbBoard *board, const ArbSpot *spot, double cell, double *x, double *y)
{
  const int tile = arb_board_unit (board);
  int left, top;

  arb_board_origin (board, &left, &top);
  *x = left + (spot->x + 0.5) * tile + ((double) spot->in_x / CARC_SPOT_UNIT - 0.5) * cell;
  *y = top + (spot->y + 0.5) * tile + ((double) spot->in_y / CARC_SPOT_UNIT - 0.5) * cell;
}

void
arb_map_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area)
{
  const int tile = arb_board_unit (board);
  const double *way;
  int left, top;

  arb_board_origin (board, &left, &top);
  if (spot->plate)
    {
      /* On a small tile, the plates would hide the tile and each other: they grow out of it. */
      area->size = MAX (tile * 2 / 5, TOUCH);
      plate_point (board, spot, spot->kind != 0 ? MAX (tile, GROWN) : tile, &area->x, &area->y);
      way = free_way (ARB_MAP_VIEW (board), area->x - left, area->y - top, MAX (tile, GROWN), beside,
                      G_N_ELEMENTS (beside));
      area->x += way[0] * MAX (tile, GROWN);
      area->y += way[1] * MAX (tile, GROWN);
      return;
    }
  area->size = tile;
  area->x = left + spot->x * tile + tile / 2.0;
  area->y = top + spot->y * tile + tile / 2.0;
}

void
arb_map_view_draw_plate_lines (ArbMapView *self, GtkSnapshot *snapshot)
{
  ArbBoard *board = ARB_BOARD (self);
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  cairo_t *cr = NULL;

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    {
      const ArbSpot *spot = arb_board_spot (board, i);
      double x, y, to_x, to_y;

      if (!spot->plate || !arb_board_spot_middle (board, i, &x, &y))
        continue;
      plate_point (board, spot, arb_board_unit (board), &to_x, &to_y);
      if (hypot (to_x - x, to_y - y) < ART_CLAIM_LEAST / 2.0)
        continue;
      if (cr == NULL)
        cr = arb_board_draw_all (board, snapshot);
      art_overlay_claim_line (cr, x, y, to_x, to_y, &style);
    }
  if (cr != NULL)
    cairo_destroy (cr);
}

void
arb_map_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *label, gboolean marked,
                        double size)
{
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  ArbMapView *self = ARB_MAP_VIEW (board);
  const double *place = NULL;
  double at[2];

  if (spot->plate)
    {
      const double drawn = MIN (arb_board_drawn (board), art_overlay_claim_size (arb_board_plates_apart (board) - 1));

      /* A plate may be so small that its area is wider than a tile of its size: then it is drawn in the middle. */
      cairo_translate (cr, (size - drawn) / 2, (size - drawn) / 2);
      art_overlay_claim (cr, drawn, drawn / 2, drawn / 2, label, marked, &style);
      return;
    }
  if (spot->number > 0)
    art_overlay_reach (cr, size, (guint) spot->number, style.palette->accent, &style);
  if (carc_slot_placed (self->state, carc_slot_at (self->state, spot->x, spot->y)))
    {
      const double *way = free_way (self, (spot->x + 0.5) * size, (spot->y + 0.5) * size, size, corners,
                                    G_N_ELEMENTS (corners));

      at[0] = 0.5 + way[0];
      at[1] = 0.5 + way[1];
      place = at;
    }
  art_overlay_spot (cr, size, label, place, marked ? ART_SPOT_CHOSEN : ART_SPOT_PLAIN, &style);
}
