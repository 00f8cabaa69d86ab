/* island-view.c - the island of Catan as a widget: the ground drawn once, pieces and choices above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-view.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n.h>

#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "island-flash.h"
#include "catan/catan-operands.h"
#include "prompt/catan-flow.h"

#define HEX_MIN 30
#define HEX_MAX 300
#define HEX_FIT 240
/* The least size for a finger. */
#define TOUCH 44

struct _ArbIslandView
{
  ArbBoard parent_instance;

  const CatanState *state;
  ActFlow *flow;
  int road;                  /* whose longest road is highlighted */
  ArtPlace pointed;          /* the highlighted place */
  const TableAnswer *answer; /* whose ranks of places are shown; NULL: none */
  GArray *labels;            /* ArtIslandLabel of each spot, in its order */
  double labelled;           /* for how many pixels per hex they were placed; 0: not yet */
  GArray *numbers;           /* the same of the intersections with buildings */
  double numbered;

  /* Layers at `drawn` pixels per hex; NULL: must be drawn. */
  GdkTexture *ground, *pieces;
  CatanRules *rules; /* our copy; the ground shows its island */

  ArbIslandFlash flash;
};

G_DEFINE_TYPE (ArbIslandView, arb_island_view, ARB_TYPE_BOARD)

static const ArtPlace nowhere = { ART_PLACE_NONE, 0 };

/* ---- the view ---- */

/* A view with this many pixels per hex, whose origin is at 0, 0. */
static ArtIslandView
plain_view (ArbIslandView *self, double hex)
{
  return (ArtIslandView){ .hex = hex, .island = &self->rules->island };
}

static ArtIslandView
art_view (ArbIslandView *self)
{
  ArtIslandView view = plain_view (self, arb_board_unit (ARB_BOARD (self)));
  int x, y;

  arb_board_origin (ARB_BOARD (self), &x, &y);
  view.x = x;
  view.y = y;
  return view;
}

static void
forget_layers (ArbIslandView *self)
{
  g_clear_object (&self->ground);
  g_clear_object (&self->pieces);
}

static void
arb_island_view_forget (ArbBoard *board, gboolean look)
{
  forget_layers (ARB_ISLAND_VIEW (board));
}

static gboolean
arb_island_view_extent (ArbBoard *board, ArbBoardArea *area)
{
  const CatanState *state = ARB_ISLAND_VIEW (board)->state;
  ArtIslandExtent extent;

  if (state == NULL)
    return FALSE;
  extent = art_island_extent (catan_shape (state));
  *area = (ArbBoardArea){ extent.left, extent.top, extent.right, extent.bottom };
  return TRUE;
}

static ArtPlace
place_at (int x, int y)
{
  return (ArtPlace){ (ArtPlaceKind) x, (guint8) y };
}

static void
arb_island_view_place (ArbBoard *board, int x, int y, double *left, double *top)
{
  const ArtIslandView unit = plain_view (ARB_ISLAND_VIEW (board), 1);

  art_island_point (&unit, place_at (x, y), left, top);
  *left -= 0.5;
  *top -= 0.5;
}

/* ---- its children ---- */

static ArtPlace
place_of (const ActChoice *choice)
{
  const TableOperandType *type = choice->operand != NULL && choice->offer.on_board ? choice->operand->type : NULL;
  const guint8 index = (guint8) choice->offer.value[0];

  if (type == &catan_operand_spot)
    return (ArtPlace){ ART_PLACE_SPOT, index };
  if (type == &catan_operand_edge)
    return (ArtPlace){ ART_PLACE_EDGE, index };
  return type == &catan_operand_hex ? (ArtPlace){ ART_PLACE_HEX, index } : nowhere;
}

static void
arb_island_view_list_cells (ArbBoard *board)
{
  const CatanState *state = ARB_ISLAND_VIEW (board)->state;

  for (guint hex = 0; hex < catan_shape (state)->n_hexes; hex++)
    {
      g_autofree char *words = catan_hex_tell (state, hex);

      arb_board_add_cell (board, ART_PLACE_HEX, (int) hex, words);
    }
}

static void
arb_island_view_list_spots (ArbBoard *board)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  ActFlow *flow = self->flow;

  g_array_set_size (self->labels, 0);
  self->labelled = self->numbered = 0;
  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ArtPlace place = place_of (act_flow_choice (flow, i));
      const FlowChoice choice = flow_choice (FLOW (flow), i);
      const ArbSpot spot = { .choice = i, .x = place.kind, .y = place.index, .round = TRUE };
      const ArtIslandLabel label = { .place = place, .letters = (guint) strlen (choice.label) + choice.shift };
      g_autofree char *key = NULL, *title = NULL, *words = NULL;

      if (place.kind == ART_PLACE_NONE)
        continue;
      g_array_append_val (self->labels, label);
      key = flow_choice_key (&choice);
      title = flow_title (FLOW (flow), i);
      words = g_strdup_printf (_ ("%s: %s"), key, title);
      arb_board_add_spot (board, &spot, words);
    }
}

static void
arb_island_view_cell_area (ArbBoard *board, int x, int y, ArbArea *area)
{
  const ArtIslandView view = art_view (ARB_ISLAND_VIEW (board));

  art_island_point (&view, place_at (x, y), &area->x, &area->y);
  area->size = (int) (view.hex * 0.8);
}

static void
arb_island_view_spot_area (ArbBoard *board, const ArbSpot *spot, ArbArea *area)
{
  arb_island_view_cell_area (board, spot->x, spot->y, area);
  area->size = spot->x == ART_PLACE_HEX ? MAX (area->size, TOUCH) : TOUCH;
}

/* ---- the picture ---- */

typedef struct
{
  ArbIslandView *self;
  double width, height;
  int scale;
  gboolean pieces;
} Layer;

static void
paint_layer (cairo_t *cr, gpointer data)
{
  const Layer *layer = data;
  const CatanState *state = layer->self->state;
  const ArtStyle style = arb_textures_style (arb_board_textures (ARB_BOARD (layer->self)), 0);
  const ArtIslandView view = art_island_view (&state->rules->island, arb_board_drawn (ARB_BOARD (layer->self)));

  cairo_scale (cr, layer->scale, layer->scale);
  if (!layer->pieces)
    {
      art_island_ground (cr, &state->rules->island, &view, &style);
      return;
    }
  art_island_pieces (cr, state, &view, TRUE, &style);
}

/* While the board zooms, the old layer is scaled.  Afterwards it is drawn again. */
static void
append_layer (ArbIslandView *self, GtkSnapshot *snapshot, GdkTexture **texture, gboolean pieces)
{
  const ArtIslandView view = art_view (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  Layer layer = { .self = self, .scale = scale, .pieces = pieces };
  const double drawn = arb_board_drawn (ARB_BOARD (self));
  const ArtIslandView layer_view = art_island_view (view.island, drawn);
  const double stretch = view.hex / drawn;

  art_island_size (view.island, drawn, &layer.width, &layer.height);
  if (*texture == NULL)
    *texture = arb_picture_paint ((int) layer.width * scale, (int) layer.height * scale, paint_layer, &layer);
  arb_picture_append (GTK_WIDGET (self), snapshot, *texture,
                      &GRAPHENE_RECT_INIT ((float) (view.x - layer_view.x * stretch),
                                           (float) (view.y - layer_view.y * stretch), (float) (layer.width * stretch),
                                           (float) (layer.height * stretch)));
}

/* Who builds with the entry that is not complete yet; NULL: nobody, or nothing was begun. */
static const TablePlayer *
builder (ArbIslandView *self)
{
  const int player = self->flow != NULL ? flow_player (FLOW (self->flow)) : -1;

  return player >= 0 && act_flow_act (self->flow) != NULL ? &self->state->rules->players[player] : NULL;
}

/* Draws the building of the entry that is not complete yet. */
static void
draw_ghost_building (ArbIslandView *self, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const TablePlayer *who = builder (self);
  const CatanEntry *entry = who != NULL ? act_flow_entry (self->flow) : NULL;

  if (entry != NULL && entry->spot != CATAN_NOWHERE)
    art_island_ghost (cr, view, entry->kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : (CatanPiece) entry->piece,
                      entry->spot, who->colour, who->letter, style);
}

/* Draws its roads, and marks its hex. */
static void
draw_ghosts (ArbIslandView *self, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const TablePlayer *who = builder (self);
  const CatanEntry *entry = who != NULL ? act_flow_entry (self->flow) : NULL;

  if (entry == NULL)
    return;
  for (guint i = 0; i < entry->n_edges; i++)
    art_island_ghost (cr, view, CATAN_ROAD, entry->edges[i], who->colour, who->letter, style);
  if (entry->hex != CATAN_NOWHERE)
    art_island_last (cr, view, (ArtPlace){ ART_PLACE_HEX, entry->hex }, style);
}

/* Places the letters for this size of the map. */
static ArtIslandLabel *
place_labels (ArbIslandView *self, const ArtIslandView *view)
{
  const CatanEntry *entry = self->flow != NULL ? act_flow_entry (self->flow) : NULL;
  ArtIslandLabel *labels = (ArtIslandLabel *) (gpointer) self->labels->data;

  if (self->labelled != view->hex)
    art_island_labels (self->state, view, entry != NULL ? entry->spot : CATAN_NOWHERE, labels, self->labels->len);
  self->labelled = view->hex;
  return labels;
}

/* The numbers of intersections that entries, answers and lines of points name.  The letters of places that are asked
 * for have their room first. */
static void
draw_numbers (ArbIslandView *self, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const CatanEntry *entry = self->flow != NULL ? act_flow_entry (self->flow) : NULL;

  if (self->numbered != view->hex)
    {
      g_array_set_size (self->numbers, 0);
      art_island_number (self->state, view, entry != NULL ? entry->spot : CATAN_NOWHERE, place_labels (self, view),
                         self->labels->len, self->numbers);
      self->numbered = view->hex;
    }
  for (guint i = 0; i < self->numbers->len; i++)
    art_island_number_draw (cr, view, &g_array_index (self->numbers, ArtIslandLabel, i), style);
}

static void
draw_above (ArbIslandView *self, GtkSnapshot *snapshot)
{
  const ArtIslandView view = art_view (self);
  const ArtStyle style = arb_textures_style (arb_board_textures (ARB_BOARD (self)), 0);
  cairo_t *cr = arb_board_draw_all (ARB_BOARD (self), snapshot);

  if (arb_board_n_spots (ARB_BOARD (self)) == 0)
    draw_numbers (self, cr, &view, &style);
  draw_ghosts (self, cr, &view, &style);
  if (self->road != CATAN_NOBODY)
    {
      guint8 way[15];
      guint n = catan_longest_road (self->state, (guint) self->road, way);

      art_island_way (cr, self->state, (guint) self->road, way, n, &view, &style);
    }
  if (self->pointed.kind != ART_PLACE_NONE)
    art_island_last (cr, &view, self->pointed, &style);
  if (self->answer != NULL)
    art_island_ranks (cr, self->state, self->answer, &view, &style);
  arb_island_flash_draw (&self->flash, cr, &view, &style);
  cairo_destroy (cr);
}

static void
arb_island_view_draw (ArbBoard *board, GtkSnapshot *snapshot)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);

  append_layer (self, snapshot, &self->ground, FALSE);
  append_layer (self, snapshot, &self->pieces, TRUE);
  draw_above (self, snapshot);
}

/* Buildings stand on roads, also on those that can be chosen, which are children of the board.  Nor does the mark of a
 * place cross a number. */
static void
arb_island_view_draw_rim (ArbBoard *board, GtkSnapshot *snapshot)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  const ArtIslandView view = art_view (self);
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  cairo_t *cr = arb_board_draw_all (board, snapshot);

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    {
      const ArbSpot *spot = arb_board_spot (board, i);
      const guint8 *ends = spot->x == ART_PLACE_EDGE ? catan_shape (self->state)->edge_spots[spot->y] : NULL;

      for (guint end = 0; ends != NULL && end < 2; end++)
        art_island_building (cr, self->state, &view, ends[end], &style);
    }
  draw_ghost_building (self, cr, &view, &style);
  if (arb_board_n_spots (board) > 0)
    draw_numbers (self, cr, &view, &style);
  cairo_destroy (cr);
}

/* Where the letters of a place are drawn at this size of the map. */
static const ArtIslandLabel *
label_of (ArbIslandView *self, ArtPlace place, const ArtIslandView *view)
{
  place_labels (self, view);
  for (guint i = 0; i < self->labels->len; i++)
    {
      const ArtIslandLabel *label = &g_array_index (self->labels, ArtIslandLabel, i);

      if (label->place.kind == place.kind && label->place.index == place.index)
        return label;
    }
  return NULL;
}

static void
arb_island_view_draw_spot (ArbBoard *board, cairo_t *cr, const ArbSpot *spot, const char *text, gboolean marked,
                           double size)
{
  const ArtPlace place = place_at (spot->x, spot->y);
  const ArtStyle style = arb_textures_style (arb_board_textures (board), 0);
  ArtIslandView view = plain_view (ARB_ISLAND_VIEW (board), arb_board_unit (board));
  const ArtIslandLabel *label = label_of (ARB_ISLAND_VIEW (board), place, &view);
  double x, y;

  if (label == NULL)
    return;
  /* Puts the place in the middle of the area. */
  art_island_point (&view, place, &x, &y);
  view.x = size / 2 - x;
  view.y = size / 2 - y;
  art_island_choice (cr, &view, label, text, marked ? ART_SPOT_CHOSEN : ART_SPOT_PLAIN, &style);
}

/* ---- the place that was clicked, and the keyboard ---- */

static int
arb_island_view_spot_near (ArbBoard *board, double x, double y)
{
  guint8 spots[CATAN_SPOTS_MAX] = { 0 }, edges[CATAN_EDGES_MAX] = { 0 }, hexes[CATAN_HEXES_MAX] = { 0 };
  guint8 *const which[] = { [ART_PLACE_HEX] = hexes, [ART_PLACE_SPOT] = spots, [ART_PLACE_EDGE] = edges };
  const ArtPlaces among = { .hexes = hexes, .spots = spots, .edges = edges };
  const ArtIslandView view = art_view (ARB_ISLAND_VIEW (board));
  ArtPlace place;

  for (guint i = 0; i < arb_board_n_spots (board); i++)
    which[arb_board_spot (board, i)->x][arb_board_spot (board, i)->y] = TRUE;
  place = art_island_nearest (&view, x, y, &among, TOUCH / 2.0);
  for (guint i = 0; i < arb_board_n_spots (board); i++)
    if (arb_board_spot (board, i)->x == (int) place.kind && arb_board_spot (board, i)->y == place.index)
      return (int) i;
  return -1;
}

static void
arb_island_view_clicked (ArbBoard *board, double x, double y)
{
  const ArtIslandView view = art_view (ARB_ISLAND_VIEW (board));
  const ArtPlaces all = { art_all_places, art_all_places, art_all_places, art_all_places };
  const ArtPlace place = art_island_nearest (&view, x, y, &all, view.hex * 0.1);

  if (place.kind == ART_PLACE_HEX)
    arb_board_set_here (board, ART_PLACE_HEX, place.index);
  if (place.kind != ART_PLACE_NONE)
    g_signal_emit_by_name (board, "look", (int) place.kind, (int) place.index, 0);
}

/* Goes to the nearest hex in this direction. */
static gboolean
arb_island_view_rove (ArbBoard *board, int dx, int dy, int *x, int *y)
{
  const CatanShape *shape = catan_shape (ARB_ISLAND_VIEW (board)->state);
  const CatanPoint *hexes = shape->hex, from = hexes[*y];
  int best = -1, least = G_MAXINT;

  for (int i = 0; i < shape->n_hexes; i++)
    {
      int way = flow_way (hexes[i].x - from.x, hexes[i].y - from.y, dx, dy);

      if (way < least)
        {
          least = way;
          best = i;
        }
    }
  if (best < 0)
    return FALSE;
  *x = ART_PLACE_HEX;
  *y = best;
  return TRUE;
}

/* ---- public functions ---- */

static void
arb_island_view_update (ArbBoard *board, const TableMoment *moment, Flow *flow)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  const CatanState *state = moment != NULL ? moment->state : NULL;
  gboolean same_game = state != NULL && self->rules == state->rules;

  self->state = state;
  self->flow = ACT_FLOW (flow);
  self->road = CATAN_NOBODY;
  self->pointed = nowhere;
  self->answer = NULL;
  self->numbered = 0;
  g_clear_object (&self->pieces);
  if (!same_game)
    {
      forget_layers (self);
      g_clear_pointer (&self->rules, catan_rules_unref);
      self->rules = state != NULL ? catan_rules_ref (state->rules) : NULL;
      arb_board_set_here (board, ART_PLACE_HEX, state != NULL ? catan_shape (state)->n_hexes / 2 : 0);
    }
  arb_island_flash_update (&self->flash, state, same_game);
}

/* ---- the widget ---- */

static void
arb_island_view_dispose (GObject *object)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (object);

  arb_island_flash_end (&self->flash);
  g_clear_pointer (&self->rules, catan_rules_unref);
  g_clear_pointer (&self->labels, g_array_unref);
  g_clear_pointer (&self->numbers, g_array_unref);
  forget_layers (self);

  G_OBJECT_CLASS (arb_island_view_parent_class)->dispose (object);
}

static void
arb_island_view_class_init (ArbIslandViewClass *klass)
{
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_island_view_dispose;

  board_class->unit_min = HEX_MIN;
  board_class->unit_max = HEX_MAX;
  board_class->unit_fit = HEX_FIT;
  board_class->spot_reach = 0.75;
  TABLE_OVERRIDE (board_class, arb_island_view, update, forget, extent, place, list_cells, list_spots, cell_area,
                  spot_area, draw, draw_rim, draw_spot, spot_near, clicked, rove);
}

static void
arb_island_view_init (ArbIslandView *self)
{
  self->road = CATAN_NOBODY;
  self->labels = g_array_new (FALSE, FALSE, sizeof (ArtIslandLabel));
  self->numbers = g_array_new (FALSE, FALSE, sizeof (ArtIslandLabel));
  self->flash.widget = GTK_WIDGET (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the island"), -1);
}

void
arb_island_view_rank (ArbIslandView *self, const TableAnswer *answer)
{
  g_return_if_fail (ARB_IS_ISLAND_VIEW (self));

  self->answer = answer;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
arb_island_view_point_out (ArbIslandView *self, int road, ArtPlace place)
{
  g_return_if_fail (ARB_IS_ISLAND_VIEW (self));

  self->road = road;
  self->pointed = place;
  if (place.kind != ART_PLACE_NONE)
    arb_board_reveal (ARB_BOARD (self), place.kind, place.index);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
arb_island_view_is_flashing (ArbIslandView *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_VIEW (self), FALSE);

  return self->flash.tick != 0;
}

int
arb_island_view_get_road (ArbIslandView *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_VIEW (self), CATAN_NOBODY);

  return self->road;
}

ArtPlace
arb_island_view_get_pointed (ArbIslandView *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_VIEW (self), nowhere);

  return self->pointed;
}
