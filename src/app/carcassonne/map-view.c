/* map-view.c - the map of Carcassonne: its cells and its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <glib/gi18n.h>

#include "carcassonne/carc-query.h"

#define TILE_MIN 10
#define TILE_MAX 256
#define TILE_FIT 120
#define RIM 18

G_DEFINE_TYPE (ArbMapView, arb_map_view, ARB_TYPE_BOARD)

/* ---- the view ---- */

ArtView
arb_map_art_view (ArbMapView *self)
{
  int x, y;

  arb_board_origin (ARB_BOARD (self), &x, &y);
  return (ArtView){ .x = x, .y = y, .tile = arb_board_unit (ARB_BOARD (self)) };
}

/* The cells that should be visible: the tiles, one empty cell around them, and every choice. */
static gboolean
arb_map_view_extent (ArbBoard *board, double *left, double *top, double *right, double *bottom)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const CarcState *state = self->state;

  if (state == NULL)
    return FALSE;
  *left = *top = G_MAXINT;
  *right = *bottom = G_MININT;
  for (guint i = 0; i < state->n_slots; i++)
    {
      *left = MIN (*left, state->slots[i].x);
      *top = MIN (*top, state->slots[i].y);
      *right = MAX (*right, state->slots[i].x + 1);
      *bottom = MAX (*bottom, state->slots[i].y + 1);
    }
  for (guint i = 0; self->flow != NULL && i < flow_n_choices (FLOW (self->flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (self->flow, i);
      const TableOffer *offer = &choice->offer;
      int around = 0;

      if (!offer->on_board)
        continue;
      /* A tile of several cells must be visible wherever it may be placed. */
      if (choice->operand->type == &carc_operand_place)
        around = offer->x - offer->value[0];
      *left = MIN (*left, offer->x - around);
      *top = MIN (*top, offer->y - around);
      *right = MAX (*right, offer->x + 1 + around);
      *bottom = MAX (*bottom, offer->y + 1 + around);
    }
  return TRUE;
}

static void
arb_map_view_place (ArbBoard *board, int x, int y, double *left, double *top)
{
  *left = x;
  *top = y;
}

static void
arb_map_view_cell_area (ArbBoard *board, int x, int y, ArbArea *area)
{
  int left, top;

  arb_board_origin (board, &left, &top);
  area->size = arb_board_unit (board);
  area->x = left + (x + 0.5) * area->size;
  area->y = top + (y + 0.5) * area->size;
}

static void
arb_map_view_draw (ArbBoard *board, GtkSnapshot *snapshot)
{
  arb_map_view_draw_ground (ARB_MAP_VIEW (board), snapshot);
  arb_map_view_draw_above (ARB_MAP_VIEW (board), snapshot);
}

/* Goes to the next tile in this direction, also across a gap. */
static gboolean
arb_map_view_rove (ArbBoard *board, int dx, int dy, int *x, int *y)
{
  const CarcState *state = ARB_MAP_VIEW (board)->state;

  for (int i = 1; i < 200; i++)
    if (carc_slot_placed (state, carc_slot_at (state, *x + i * dx, *y + i * dy)))
      {
        *x += i * dx;
        *y += i * dy;
        return TRUE;
      }
  return FALSE;
}

/* ---- public functions ---- */

static void
arb_map_view_forget (ArbBoard *board)
{
  arb_map_view_forget_ground (ARB_MAP_VIEW (board));
}

static void
forget_answer (ArbMapView *self)
{
  self->answer = NULL;
  g_clear_pointer (&self->end, carc_state_free);
}

static void
arb_map_view_update (ArbBoard *board, const TableMoment *moment, Flow *flow)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const CarcState *state = moment != NULL ? moment->state : NULL;

  self->state = state;
  self->flow = flow != NULL ? ACT_FLOW (flow) : NULL;
  self->node = -1;
  self->tie = NULL;
  forget_answer (self);
  arb_map_view_forget_ground (self);
  if (state != NULL && state->last_slot != CARC_NONE)
    {
      const CarcSlot *last = &state->slots[state->last_slot];

      arb_board_set_here (board, last->x, last->y);
      arb_board_reveal (board, last->x, last->y);
    }
  else if (state != NULL)
    arb_board_set_here (board, state->rules->start_x, state->rules->start_y);
}

/* ---- the widget ---- */

static void
arb_map_view_dispose (GObject *object)
{
  arb_map_view_forget_ground (ARB_MAP_VIEW (object));
  g_clear_pointer (&ARB_MAP_VIEW (object)->outlook, carc_state_free);
  forget_answer (ARB_MAP_VIEW (object));

  G_OBJECT_CLASS (arb_map_view_parent_class)->dispose (object);
}

static void
arb_map_view_class_init (ArbMapViewClass *klass)
{
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_map_view_dispose;

  board_class->unit_min = TILE_MIN;
  board_class->unit_max = TILE_MAX;
  board_class->unit_fit = TILE_FIT;
  board_class->rim = RIM;
  board_class->update = arb_map_view_update;
  board_class->forget = arb_map_view_forget;
  board_class->extent = arb_map_view_extent;
  board_class->place = arb_map_view_place;
  board_class->list_cells = arb_map_view_list_cells;
  board_class->list_spots = arb_map_view_list_spots;
  board_class->cell_area = arb_map_view_cell_area;
  board_class->spot_area = arb_map_view_spot_area;
  board_class->draw = arb_map_view_draw;
  board_class->draw_rim = arb_map_view_draw_rim;
  board_class->draw_spot = arb_map_view_draw_spot;
  board_class->clicked = arb_map_view_clicked;
  board_class->rove = arb_map_view_rove;
}

static void
arb_map_view_init (ArbMapView *self)
{
  self->node = -1;
  self->tie = NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the table"), -1);
}

/* Moves the view to the ways of a tie. */
static gboolean
show_tie (ArbMapView *self, const CarcTie *tie)
{
  int left = tie->her_x, right = tie->her_x, top = tie->her_y, bottom = tie->her_y;

  for (guint player = 0; player < self->state->rules->n_players; player++)
    if (tie->tied & (1u << player))
      {
        left = MIN (left, tie->nearest_x[player]);
        right = MAX (right, tie->nearest_x[player]);
        top = MIN (top, tie->nearest_y[player]);
        bottom = MAX (bottom, tie->nearest_y[player]);
      }
  return arb_board_show (ARB_BOARD (self), left, top, right + 1, bottom + 1);
}

gboolean
arb_map_view_point_out (ArbMapView *self, int node, const CarcTie *tie)
{
  gboolean high = FALSE;

  g_return_val_if_fail (ARB_IS_MAP_VIEW (self), FALSE);

  self->node = node;
  self->tie = tie;
  if (self->state != NULL && tie != NULL)
    high = show_tie (self, tie);
  else if (self->state != NULL && node >= 0 && node < self->state->n_nodes)
    {
      const CarcSlot *slot = &self->state->slots[self->state->nodes[node].slot];

      arb_board_reveal (ARB_BOARD (self), slot->x, slot->y);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return high;
}

/* Joins the cells of a mark with the corners. */
static void
cover_mark (ArbMapView *self, const TableAnswerMark *mark, int corners[4])
{
  const CarcState *state = self->state;

  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (self->answer->cells, TableAnswerCell, i);

      corners[0] = MIN (corners[0], cell->x);
      corners[1] = MIN (corners[1], cell->y);
      corners[2] = MAX (corners[2], cell->x + 1);
      corners[3] = MAX (corners[3], cell->y + 1);
    }
  if (mark->kind != TABLE_MARK_PLACE || mark->place < 0 || mark->place >= state->n_nodes)
    return;
  const CarcSlot *slot = &state->slots[state->nodes[mark->place].slot];

  corners[0] = MIN (corners[0], slot->x);
  corners[1] = MIN (corners[1], slot->y);
  corners[2] = MAX (corners[2], slot->x + 1);
  corners[3] = MAX (corners[3], slot->y + 1);
}

gboolean
arb_map_view_mark (ArbMapView *self, const TableAnswer *answer, const TableMoment *moment)
{
  int corners[4] = { G_MAXINT, G_MAXINT, G_MININT, G_MININT };

  g_return_val_if_fail (ARB_IS_MAP_VIEW (self), FALSE);

  forget_answer (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (answer == NULL || self->state == NULL)
    return FALSE;
  self->answer = answer;
  g_auto (CarcOutlook) outlook;

  carc_outlook_init (&outlook, moment);
  self->end = g_steal_pointer (&outlook.end);
  for (guint i = 0; i < answer->marks->len; i++)
    cover_mark (self, &g_array_index (answer->marks, TableAnswerMark, i), corners);
  return corners[0] < corners[2] && arb_board_show (ARB_BOARD (self), corners[0], corners[1], corners[2], corners[3]);
}
