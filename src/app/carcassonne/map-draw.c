/* map-draw.c - draws what is above the tiles: the last move, features, the tile in hand, figures, ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-view-private.h"

#include <math.h>

#include "app/kit/picture.h"
#include "art/art-map.h"
#include "carc-textures.h"

/* A context whose origin is the corner of a cell. */
static cairo_t *
draw_cells (GtkSnapshot *snapshot, const ArtView *view, int x, int y, guint w, guint h)
{
  double left = view->x + x * view->tile, top = view->y + y * view->tile;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) left - 4, (float) top - 4,
                                                                          (float) (w * view->tile) + 8,
                                                                          (float) (h * view->tile) + 8));

  cairo_translate (cr, left, top);
  return cr;
}

/* Marks tiles that were laid against the rules because the table agreed; one of several cells at the first one. */
static void
draw_agreed (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view, const ArtStyle *style)
{
  const CarcState *state = self->state;

  for (guint i = 0; i < state->n_slots; i++)
    if (state->slots[i].agreed && state->slots[i].part == 0)
      {
        cairo_t *cr = draw_cells (snapshot, view, state->slots[i].x, state->slots[i].y, 1, 1);

        art_agreed_draw (cr, view->tile, style);
        cairo_destroy (cr);
      }
}

static void
draw_last_move (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view, const ArtStyle *style)
{
  const CarcState *state = self->state;
  const CarcSlot *slot;
  const CarcTile *tile;
  guint w, h;
  cairo_t *cr;

  if (state->last_slot == CARC_NONE)
    return;
  slot = &state->slots[state->last_slot];
  tile = &state->rules->tiles[slot->tile];
  w = carc_tile_w (tile, slot->rot);
  h = carc_tile_h (tile, slot->rot);
  cr = draw_cells (snapshot, view, slot->x - slot->part % (int) w, slot->y - slot->part / (int) w, w, h);
  art_overlay_last_move (cr, view->tile, w, h, style);
  cairo_destroy (cr);
}

static void
draw_tile_in_hand (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view, const ArtStyle *style, int index,
                   int x, int y, int rot)
{
  const CarcTile *tile = &self->state->rules->tiles[index];
  const int w = carc_tile_w (tile, (guint) rot), h = carc_tile_h (tile, (guint) rot);

  for (int i = 0; i < w * h; i++)
    {
      cairo_t *cr = draw_cells (snapshot, view, x + i % w, y + i / w, 1, 1);

      art_overlay_ghost (cr, &tile->cells[rot][i], view->tile, style);
      cairo_destroy (cr);
    }
}

static void
draw_ghost (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view, const ArtStyle *style)
{
  CarcGhost ghost;

  if (self->flow != NULL && carc_flow_ghost (self->flow, &ghost))
    draw_tile_in_hand (self, snapshot, view, style, ghost.tile, ghost.x, ghost.y, ghost.rot);
}

/* The square of this width around a point, from whole pixels on. */
static graphene_rect_t
centred (double x, double y, double room)
{
  return GRAPHENE_RECT_INIT ((float) floor (x - room / 2), (float) floor (y - room / 2), (float) room, (float) room);
}

static void
draw_figures (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view)
{
  const CarcState *state = self->state;
  ArbTextures *textures = arb_board_textures (ARB_BOARD (self));
  ArtStanding standing[ART_STANDING_MAX];
  guint n = art_overlay_standing (state, view, standing);

  for (guint i = 0; i < n; i++)
    {
      const ArtStanding *s = &standing[i];
      int size = (int) ceil (s->size);
      graphene_rect_t area;
      GdkTexture *texture;

      /* A tie shows her where she judges it. */
      if (s->figure < 0 && s->piece == CARC_PIECE_ARBITRESS
          && (self->tie != NULL || self->tried != NULL || art_marks_ties (self->answer)))
        continue;
      if (s->figure >= 0)
        {
          ArtFigure figure = art_figure_of (state, &state->figures[s->figure]);

          texture = arb_figure_texture (textures, &figure, size);
        }
      else
        texture = arb_table_piece_texture (textures, s->piece, s->colour, size);
      area = centred (s->x, s->y, ceil (size * ARB_FIGURE_ROOM));
      arb_picture_append (GTK_WIDGET (self), snapshot, texture, &area);
    }
}

static void
draw_ways (ArbMapView *self, GtkSnapshot *snapshot, const ArtView *view, const ArtStyle *style)
{
  const TableAct *act = self->flow != NULL ? act_flow_act (self->flow) : NULL;
  const gboolean race = act != NULL && act->group == CARC_GROUP_ACTS && act->kind == CARC_ACT_RACER
                        && act_flow_inside (self->flow) != NULL;
  const CarcTie *ahead;
  guint n_ahead;
  cairo_t *cr;

  if (self->tie == NULL && self->tried == NULL && !race)
    return;
  cr = arb_board_draw_all (ARB_BOARD (self), snapshot);
  if (race)
    art_overlay_race (cr, act_flow_inside (self->flow), carc_asked (self->state), view, style);
  if (self->tie != NULL)
    art_overlay_tie (cr, self->state, self->tie, view, style);
  else if (self->tried != NULL)
    {
      n_ahead = carc_ties_ahead (self->state, self->tried, &ahead);
      for (guint i = 0; i < n_ahead; i++)
        art_overlay_tie (cr, self->tried, &ahead[i], view, style);
    }
  cairo_destroy (cr);
}

/* ---- the coordinates along the edges of the view ---- */

#define NUMBER 22 /* the width of a number's texture */

/* The columns or rows of the map, from `first` on.  They are one drawing: GTK takes longer for a hundred small ones. */
static void
draw_numbers (ArbMapView *self, GtkSnapshot *snapshot, gboolean column, int first, int n)
{
  const ArtView view = arb_map_art_view (self);
  const double rim = ARB_BOARD_GET_CLASS (self)->rim, begin = column ? view.x : view.y;
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const graphene_rect_t strip = column ? GRAPHENE_RECT_INIT (0, 0, width, (float) rim)
                                       : GRAPHENE_RECT_INIT (0, 0, (float) rim, height);
  const int step = (int) art_map_number_step (view.tile, NUMBER / 2.0);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &strip);

  for (int i = first; i < first + n; i++)
    {
      const double along = begin + (i + 0.5) * view.tile;
      const graphene_rect_t area = centred (column ? along : rim / 2, column ? rim / 2 : along, NUMBER);

      if (i % step == 0 && along > rim && along < (column ? width : height))
        arb_picture_draw (cr, arb_coordinate_texture (arb_board_textures (ARB_BOARD (self)), i, NUMBER), &area);
    }
  cairo_destroy (cr);
}

void
arb_map_view_draw_rim (ArbBoard *board, GtkSnapshot *snapshot)
{
  ArbMapView *self = ARB_MAP_VIEW (board);
  const float rim = (float) ARB_BOARD_GET_CLASS (board)->rim;
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const ArtColour table = arb_textures_palette (arb_board_textures (board))->table;
  const GdkRGBA ground = { (float) table.r, (float) table.g, (float) table.b, 0.85f };
  const ArtExtent extent = art_map_extent (self->state);

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, rim));
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, rim, rim, height - rim));
  /* The free cells around the tiles have numbers, too. */
  draw_numbers (self, snapshot, TRUE, extent.x - 1, extent.w + 2);
  draw_numbers (self, snapshot, FALSE, extent.y - 1, extent.h + 2);
}

void
arb_map_view_draw_above (ArbMapView *self, GtkSnapshot *snapshot)
{
  ArtView view = arb_map_art_view (self);
  ArtStyle style = arb_textures_style (arb_board_textures (ARB_BOARD (self)), 0);

  draw_agreed (self, snapshot, &view, &style);
  if (self->owners)
    {
      cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

      art_overlay_owners (cr, self->state, &view, &style);
      cairo_destroy (cr);
    }
  if (self->node >= 0 && self->node < self->state->n_nodes)
    {
      cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

      art_overlay_feature (cr, self->state, (guint16) self->node, &view, style.palette->accent, &style);
      cairo_destroy (cr);
    }
  if (self->answer != NULL)
    {
      cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

      art_marks_below (cr, self->state, self->answer, &view, &style);
      cairo_destroy (cr);
    }
  draw_last_move (self, snapshot, &view, &style);
  draw_ghost (self, snapshot, &view, &style);
  if (self->state->ask == CARC_ASK_DRAGON || self->state->ask == CARC_ASK_FLEE)
    {
      cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

      art_overlay_dragon (cr, self->state, &view, &style);
      cairo_destroy (cr);
    }
  draw_figures (self, snapshot, &view);
  draw_ways (self, snapshot, &view, &style);
  if (self->answer != NULL)
    {
      cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

      art_marks_above (cr, self->state, self->end, self->answer, &view, &style);
      cairo_destroy (cr);
    }
  arb_map_view_draw_plate_lines (self, snapshot);
}
