/* map-view.c - the map of Carcassonne: its cells and its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "carcassonne/carc-query.h"

#define TILE_MIN 10
#define TILE_MAX 256
#define TILE_FIT 120
#define TILE_ASK 64
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

/* Joins the choices on the map with an area. */
static void
cover_choices (ArbMapView *self, ArbBoardArea *area)
{
  for (guint i = 0; self->flow != NULL && i < flow_n_choices (FLOW (self->flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (self->flow, i);
      const TableOffer *offer = &choice->offer;
      /* A tile of several cells must be visible wherever it may be placed. */
      const int around = choice->operand != NULL && choice->operand->type == &carc_operand_place
                             ? offer->x - offer->value[0]
                             : 0;

      if (offer->on_board)
        arb_board_cover (area, offer->x - around, offer->y - around, offer->x + 1 + around, offer->y + 1 + around);
    }
}

/* The tiles, one empty cell around them (they have slots, too), and every choice.  The map keeps its size from question
 * to question: a choice is seldom elsewhere. */
static gboolean
arb_map_view_extent (ArbBoard *board, ArbBoardArea *extent)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const CarcState *state = self->state;

  if (state == NULL)
    return FALSE;
  *extent = ARB_BOARD_NOWHERE;
  for (guint i = 0; i < state->n_slots; i++)
    arb_board_cover (extent, state->slots[i].x, state->slots[i].y, state->slots[i].x + 1, state->slots[i].y + 1);
  cover_choices (self, extent);
  return extent->left < extent->right;
}

/* The choices on the map, and the tile that they belong to. */
static ArbBoardArea
arb_map_view_asked (ArbBoard *board)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  ArbBoardArea asked = ARB_BOARD_NOWHERE;
  CarcGhost ghost;

  cover_choices (self, &asked);
  if (self->flow != NULL && carc_flow_ghost (self->flow, &ghost) && ghost.laid)
    {
      const CarcTile *tile = &self->state->rules->tiles[ghost.tile];
      const int w = carc_tile_w (tile, (guint) ghost.rot), h = carc_tile_h (tile, (guint) ghost.rot);

      arb_board_cover (&asked, ghost.x, ghost.y, ghost.x + w, ghost.y + h);
    }
  return asked;
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
arb_map_view_forget (ArbBoard *board, gboolean look)
{
  if (look)
    arb_map_view_forget_ground (ARB_MAP_VIEW (board));
}

static void
arb_map_view_show_owners (ArbBoard *board, gboolean shown)
{
  ARB_MAP_VIEW (board)->owners = shown;
  gtk_widget_queue_draw (GTK_WIDGET (board));
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
  self->tells_holes = moment != NULL && moment->setup->aids != TABLE_AIDS_TOURNAMENT;
  self->node = -1;
  self->tie = NULL;
  forget_answer (self);
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
  g_clear_pointer (&ARB_MAP_VIEW (object)->tried, carc_state_free);
  g_clear_pointer (&ARB_MAP_VIEW (object)->standing, g_free);
  forget_answer (ARB_MAP_VIEW (object));

  G_OBJECT_CLASS (arb_map_view_parent_class)->dispose (object);
}

static void
arb_map_view_class_init (ArbMapViewClass *klass)
{
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_map_view_dispose;
  GTK_WIDGET_CLASS (klass)->query_tooltip = arb_map_view_query_tooltip;

  board_class->unit_min = TILE_MIN;
  board_class->unit_max = TILE_MAX;
  board_class->unit_fit = TILE_FIT;
  board_class->unit_ask = TILE_ASK;
  board_class->rim = RIM;
  TABLE_OVERRIDE (board_class, arb_map_view, update, forget, extent, asked, place, list_cells, list_spots, cell_area,
                  spot_area, draw, draw_rim, draw_spot, clicked, rove, show_owners);
}

static void
arb_map_view_init (ArbMapView *self)
{
  self->node = -1;
  self->tie = NULL;
  self->standing = g_new (ArtStanding, ART_STANDING_MAX);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the table"), -1);
}

/* Moves the view to the ways of a tie. */
static gboolean
show_tie (ArbMapView *self, const CarcTie *tie)
{
  ArbBoardArea area = { tie->her_x, tie->her_y, tie->her_x + 1, tie->her_y + 1 };

  for (guint player = 0; player < self->state->rules->n_players; player++)
    if (tie->tied & (1u << player))
      arb_board_cover (&area, tie->nearest_x[player], tie->nearest_y[player], tie->nearest_x[player] + 1,
                       tie->nearest_y[player] + 1);
  return arb_board_show (ARB_BOARD (self), &area);
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
cover_mark (ArbMapView *self, const TableAnswerMark *mark, ArbBoardArea *area)
{
  const CarcState *state = self->state;

  for (guint i = mark->from; i < mark->from + mark->n; i++)
    {
      const TableAnswerCell *cell = &g_array_index (self->answer->cells, TableAnswerCell, i);

      arb_board_cover (area, cell->x, cell->y, cell->x + 1, cell->y + 1);
    }
  if (mark->kind != TABLE_MARK_PLACE || mark->place < 0 || mark->place >= state->n_nodes)
    return;
  const CarcSlot *slot = &state->slots[state->nodes[mark->place].slot];

  arb_board_cover (area, slot->x, slot->y, slot->x + 1, slot->y + 1);
}

gboolean
arb_map_view_mark (ArbMapView *self, const TableAnswer *answer, const TableMoment *moment)
{
  ArbBoardArea area = ARB_BOARD_NOWHERE;

  g_return_val_if_fail (ARB_IS_MAP_VIEW (self), FALSE);

  forget_answer (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (answer == NULL || self->state == NULL)
    return FALSE;
  self->answer = answer;
  g_auto (CarcEnding) ending;

  carc_ending_init (&ending, moment);
  self->end = g_steal_pointer (&ending.end);
  for (guint i = 0; i < answer->marks->len; i++)
    cover_mark (self, &g_array_index (answer->marks, TableAnswerMark, i), &area);
  return area.left < area.right && arb_board_show (ARB_BOARD (self), &area);
}
