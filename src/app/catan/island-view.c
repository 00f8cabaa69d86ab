/* island-view.c - the island of Catan as a widget: the ground drawn once, pieces and choices above it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-view.h"

#include <math.h>
#include <glib/gi18n.h>

#include "app/kit/picture.h"
#include "island-cell.h"
#include "island-flash.h"
#include "island-spot.h"
#include "prompt/catan-flow.h"

#define HEX_MIN 30
#define HEX_MAX 300
#define HEX_FIT 240

struct _ArbIslandView
{
  ArbBoard parent_instance;

  const CatanState *state;
  CatanFlow *flow;
  ArbIslandLook look;
  int road;         /* whose longest way is pointed out */
  ArtPlace pointed; /* and which place */

  GPtrArray *cells; /* ArbIslandCell, one for each hex; the widgets are children */
  GPtrArray *spots; /* ArbIslandSpot, likewise */
  gboolean settled; /* the spots lie where their choices are */
  guint8 here;      /* the keyboard's hex */

  /* Layers at `drawn` pixels a hex; NULL: to be drawn. */
  GdkTexture *ground, *pieces;
  CatanRules *rules; /* ours: whose island the ground is */

  ArbIslandFlash flash;
};

G_DEFINE_TYPE (ArbIslandView, arb_island_view, ARB_TYPE_BOARD)

static const ArtPlace nowhere = { ART_PLACE_NONE, 0 };

/* ---- where it looks ---- */

static ArtIslandView
art_view (ArbIslandView *self)
{
  int x, y;

  arb_board_origin (ARB_BOARD (self), &x, &y);
  return (ArtIslandView){ .x = x, .y = y, .hex = arb_board_unit (ARB_BOARD (self)) };
}

static void
forget_layers (ArbIslandView *self)
{
  g_clear_object (&self->ground);
  g_clear_object (&self->pieces);
}

static void
arb_island_view_settled (ArbBoard *board)
{
  forget_layers (ARB_ISLAND_VIEW (board));
}

static gboolean
arb_island_view_extent (ArbBoard *board, double *left, double *top, double *right, double *bottom)
{
  if (ARB_ISLAND_VIEW (board)->state == NULL)
    return FALSE;
  *right = ART_ISLAND_WIDTH / 2;
  *bottom = ART_ISLAND_HEIGHT / 2;
  *left = -*right;
  *top = -*bottom;
  return TRUE;
}

/* Brings a place into sight. */
static void
reveal (ArbIslandView *self, ArtPlace place)
{
  const ArtIslandView unit = { .hex = 1 };
  double x, y;

  art_island_point (&unit, place, &x, &y);
  arb_board_reveal (ARB_BOARD (self), x - 0.5, y - 0.5);
}

/* ---- its children ---- */

static ArtPlace
place_of (const CatanChoice *choice)
{
  switch (choice->pick)
    {
    case CATAN_PICK_SPOT: return (ArtPlace){ ART_PLACE_SPOT, (guint8) choice->index };
    case CATAN_PICK_EDGE: return (ArtPlace){ ART_PLACE_EDGE, (guint8) choice->index };
    case CATAN_PICK_HEX: return (ArtPlace){ ART_PLACE_HEX, (guint8) choice->index };
    default: return nowhere;
    }
}

static void
spot_taken (ArbIslandSpot *spot, ArbIslandView *self)
{
  arb_board_pick (ARB_BOARD (self), arb_island_spot_get_index (spot));
}

static gboolean
same_place (ArtPlace a, ArtPlace b)
{
  return a.kind == b.kind && a.index == b.index;
}

static void
update_spots (ArbIslandView *self)
{
  Flow *flow = self->state != NULL ? FLOW (self->flow) : NULL;
  guint n = flow != NULL ? flow_n_choices (flow) : 0, used = 0;

  for (guint i = 0; i < n; i++)
    {
      const ArtPlace place = place_of (catan_flow_choice (self->flow, i));
      const FlowChoice choice = flow_choice (flow, i);
      g_autofree char *title = NULL;
      ArbIslandSpot *spot;

      if (place.kind == ART_PLACE_NONE)
        continue;
      if (used == self->spots->len)
        {
          spot = arb_island_spot_new (&self->look);
          gtk_widget_set_parent (GTK_WIDGET (spot), GTK_WIDGET (self));
          g_signal_connect (spot, "take", G_CALLBACK (spot_taken), self);
          g_ptr_array_add (self->spots, spot);
          self->settled = FALSE;
        }
      spot = g_ptr_array_index (self->spots, used++);
      if (!same_place (arb_island_spot_get_place (spot), place))
        self->settled = FALSE;
      title = flow_title (flow, i);
      arb_island_spot_set (spot, place, &choice, i, title, (int) i == flow_cursor (flow), flow_is_dim (flow, i));
    }
  while (self->spots->len > used)
    gtk_widget_unparent (g_ptr_array_steal_index (self->spots, self->spots->len - 1));
}

static void
cell_looked (ArbIslandCell *cell, ArbIslandView *self)
{
  arb_board_look (ARB_BOARD (self), ART_PLACE_HEX, (int) arb_island_cell_get_hex (cell), -1);
}

static void
update_cells (ArbIslandView *self)
{
  for (guint8 hex = 0; self->state != NULL && hex < CATAN_N_HEXES; hex++)
    {
      if (hex == self->cells->len)
        {
          ArbIslandCell *cell = arb_island_cell_new (hex);

          /* Before the spots, so that these lie above. */
          gtk_widget_insert_before (GTK_WIDGET (cell), GTK_WIDGET (self),
                                    self->spots->len > 0 ? g_ptr_array_index (self->spots, 0) : NULL);
          g_signal_connect (cell, "look", G_CALLBACK (cell_looked), self);
          g_ptr_array_add (self->cells, cell);
        }
      arb_island_cell_set (g_ptr_array_index (self->cells, hex), self->state);
    }
  while (self->state == NULL && self->cells->len > 0)
    gtk_widget_unparent (g_ptr_array_steal_index (self->cells, self->cells->len - 1));
}

static void
place_child (ArbIslandView *self, GtkWidget *child, const ArtIslandView *view, ArtPlace place, int size)
{
  double x, y;

  art_island_point (view, place, &x, &y);
  arb_board_place (ARB_BOARD (self), child, (int) floor (x - size / 2.0), (int) floor (y - size / 2.0), size);
}

static void
arb_island_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (widget);
  ArtIslandView view;

  arb_board_allocate (ARB_BOARD (self));
  view = art_view (self);
  self->look.hex = (int) view.hex;
  for (guint8 i = 0; i < self->cells->len; i++)
    place_child (self, g_ptr_array_index (self->cells, i), &view, (ArtPlace){ ART_PLACE_HEX, i },
                 (int) (view.hex * 0.8));
  for (guint i = 0; i < self->spots->len; i++)
    {
      ArtPlace place = arb_island_spot_get_place (g_ptr_array_index (self->spots, i));

      place_child (self, g_ptr_array_index (self->spots, i), &view, place,
                   place.kind == ART_PLACE_HEX ? MAX ((int) (view.hex * 0.8), ARB_ISLAND_TOUCH) : ARB_ISLAND_TOUCH);
    }
  self->settled = TRUE;
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
  const ArtStyle style = arb_textures_style (layer->self->look.textures, 0);
  const ArtIslandView view = { layer->width / 2, layer->height / 2, arb_board_drawn (ARB_BOARD (layer->self)) };

  cairo_scale (cr, layer->scale, layer->scale);
  if (!layer->pieces)
    {
      art_island_ground (cr, &state->rules->island, &view, &style);
      return;
    }
  art_island_pieces (cr, state, &view, &style);
  if (state->last_at != CATAN_NOWHERE)
    art_island_last (cr, &view,
                     (ArtPlace){ state->last_kind == CATAN_ROAD ? ART_PLACE_EDGE : ART_PLACE_SPOT, state->last_at },
                     &style);
}

/* While it zooms the layer is stretched; drawn anew when that has ended. */
static void
append_layer (ArbIslandView *self, GtkSnapshot *snapshot, GdkTexture **texture, gboolean pieces)
{
  const ArtIslandView view = art_view (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  Layer layer = { .self = self, .scale = scale, .pieces = pieces };
  double stretch;

  art_island_size (arb_board_drawn (ARB_BOARD (self)), &layer.width, &layer.height);
  if (*texture == NULL)
    *texture = arb_picture_paint ((int) layer.width * scale, (int) layer.height * scale, paint_layer, &layer);
  stretch = view.hex / arb_board_drawn (ARB_BOARD (self));
  gtk_snapshot_append_texture (snapshot, *texture,
                               &GRAPHENE_RECT_INIT ((float) (view.x - layer.width * stretch / 2),
                                                    (float) (view.y - layer.height * stretch / 2),
                                                    (float) (layer.width * stretch), (float) (layer.height * stretch)));
}

/* Pieces that are gathered but not entered yet. */
static void
draw_ghosts (ArbIslandView *self, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const CatanEntry *entry = self->flow != NULL ? catan_flow_entry (self->flow) : NULL;
  const int player = self->flow != NULL ? flow_player (FLOW (self->flow)) : -1;
  const TablePlayer *who = player >= 0 ? &self->state->rules->players[player] : NULL;

  if (who == NULL || catan_flow_doing (self->flow) == CATAN_N_DOS)
    return;
  if (entry->spot != CATAN_NOWHERE)
    art_island_ghost (cr, view, entry->kind == CATAN_ENTRY_FOUND ? CATAN_SETTLEMENT : (CatanPiece) entry->piece,
                      entry->spot, who->colour, who->letter, style);
  for (guint i = 0; i < entry->n_edges; i++)
    art_island_ghost (cr, view, CATAN_ROAD, entry->edges[i], who->colour, who->letter, style);
  if (entry->hex != CATAN_NOWHERE)
    art_island_last (cr, view, (ArtPlace){ ART_PLACE_HEX, entry->hex }, style);
}

static void
draw_above (ArbIslandView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const ArtIslandView view = art_view (self);
  const ArtStyle style = arb_textures_style (self->look.textures, 0);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                          (float) gtk_widget_get_height (widget)));

  draw_ghosts (self, cr, &view, &style);
  if (self->road != CATAN_NOBODY)
    {
      guint8 way[15];
      guint n = catan_longest_road (self->state, (guint) self->road, way);

      art_island_way (cr, self->state, (guint) self->road, way, n, &view, &style);
    }
  if (self->pointed.kind != ART_PLACE_NONE)
    art_island_last (cr, &view, self->pointed, &style);
  arb_island_flash_draw (&self->flash, cr, &view, &style);
  cairo_destroy (cr);
}

static void
arb_island_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (widget);
  ArtColour table;

  if (self->state == NULL || self->look.textures == NULL)
    return;
  table = arb_textures_palette (self->look.textures)->table;
  gtk_snapshot_append_color (
      snapshot, &(GdkRGBA){ (float) table.r, (float) table.g, (float) table.b, 1 },
      &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget)));
  append_layer (self, snapshot, &self->ground, FALSE);
  append_layer (self, snapshot, &self->pieces, TRUE);
  draw_above (self, snapshot);
  for (guint i = 0; i < self->cells->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->cells, i), snapshot);
  for (guint i = 0; i < self->spots->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->spots, i), snapshot);
}

/* ---- what is meant by a place that is clicked or pointed at ---- */

static ArbIslandSpot *
spot_at (ArbIslandView *self, double x, double y)
{
  guint8 spots[CATAN_N_SPOTS] = { 0 }, edges[CATAN_N_EDGES] = { 0 }, hexes[CATAN_N_HEXES] = { 0 };
  guint8 *const which[] = { [ART_PLACE_HEX] = hexes, [ART_PLACE_SPOT] = spots, [ART_PLACE_EDGE] = edges };
  const ArtPlaces among = { .hexes = hexes, .spots = spots, .edges = edges };
  const ArtIslandView view = art_view (self);
  ArtPlace place;

  /* Where another choice was until now nobody means this one: a second click of a hasty hand is not taken for it. */
  if (!self->settled || self->spots->len == 0)
    return NULL;
  for (guint i = 0; i < self->spots->len; i++)
    {
      place = arb_island_spot_get_place (g_ptr_array_index (self->spots, i));
      which[place.kind][place.index] = TRUE;
    }
  place = art_island_nearest (&view, x, y, &among, ARB_ISLAND_TOUCH / 2.0);
  for (guint i = 0; i < self->spots->len; i++)
    if (same_place (arb_island_spot_get_place (g_ptr_array_index (self->spots, i)), place))
      return g_ptr_array_index (self->spots, i);
  return NULL;
}

static void
arb_island_view_clicked (ArbBoard *board, double x, double y)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  ArbIslandSpot *spot = spot_at (self, x, y);
  const ArtIslandView view = art_view (self);
  const ArtPlaces all = { art_all_places, art_all_places, art_all_places, art_all_places };
  ArtPlace place;

  if (spot != NULL)
    {
      arb_board_pick (board, arb_island_spot_get_index (spot));
      return;
    }
  place = art_island_nearest (&view, x, y, &all, view.hex * 0.1);
  if (place.kind == ART_PLACE_HEX)
    self->here = place.index;
  if (place.kind != ART_PLACE_NONE)
    arb_board_look (board, place.kind, place.index, 0);
}

static void
arb_island_view_hovered (ArbBoard *board, double x, double y)
{
  ArbIslandSpot *spot = spot_at (ARB_ISLAND_VIEW (board), x, y);

  if (spot != NULL)
    arb_board_point (board, (int) arb_island_spot_get_index (spot));
}

/* ---- focus: one place at a time, arrows rove, Tab leaves ---- */

static GtkWidget *
focus_target (ArbIslandView *self)
{
  int cursor = self->flow != NULL ? flow_cursor (FLOW (self->flow)) : -1;

  for (guint i = 0; i < self->spots->len && cursor >= 0; i++)
    if ((int) arb_island_spot_get_index (g_ptr_array_index (self->spots, i)) == cursor)
      return g_ptr_array_index (self->spots, i);
  return self->here < self->cells->len ? g_ptr_array_index (self->cells, self->here) : NULL;
}

static gboolean
arb_island_view_grab_focus (GtkWidget *widget)
{
  GtkWidget *target = focus_target (ARB_ISLAND_VIEW (widget));

  if (target != NULL && gtk_widget_get_child_visible (target))
    return gtk_widget_grab_focus (target);
  gtk_root_set_focus (gtk_widget_get_root (widget), widget);
  return TRUE;
}

/* To the nearest hex that way. */
static gboolean
arb_island_view_rove (ArbBoard *board, int dx, int dy)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  const CatanPoint *hexes = catan_shape ()->hex, from = hexes[self->here];
  int best = -1, least = G_MAXINT;

  for (int i = 0; i < CATAN_N_HEXES; i++)
    {
      int along = (hexes[i].x - from.x) * dx + (hexes[i].y - from.y) * dy;
      int aside = ABS ((hexes[i].x - from.x) * dy) + ABS ((hexes[i].y - from.y) * dx);

      if (along > 0 && along + 2 * aside < least)
        {
          least = along + 2 * aside;
          best = i;
        }
    }
  if (best < 0)
    return FALSE;
  self->here = (guint8) best;
  reveal (self, (ArtPlace){ ART_PLACE_HEX, self->here });
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  arb_board_focus (board);
  return TRUE;
}

static void
arb_island_view_look_here (ArbBoard *board)
{
  arb_board_look (board, ART_PLACE_HEX, ARB_ISLAND_VIEW (board)->here, -1);
}

/* ---- what the page asks ---- */

static void
arb_island_view_set_textures (ArbBoard *board, ArbTextures *textures)
{
  ARB_ISLAND_VIEW (board)->look.textures = textures;
  forget_layers (ARB_ISLAND_VIEW (board));
}

static void
arb_island_view_update_flow (ArbBoard *board)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  gboolean focused = gtk_widget_is_focus (GTK_WIDGET (self)) || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  GtkWidget *target;

  update_spots (self);
  target = focus_target (self);
  if (target != NULL && ARB_IS_ISLAND_SPOT (target))
    reveal (self, arb_island_spot_get_place (ARB_ISLAND_SPOT (target)));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (focused)
    arb_board_focus (board);
}

static void
arb_island_view_update (ArbBoard *board, const TableMoment *moment, Flow *flow)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);
  const CatanState *state = moment != NULL ? moment->state : NULL;
  gboolean same_game = state != NULL && self->rules == state->rules;

  self->state = state;
  self->flow = (CatanFlow *) flow;
  self->road = CATAN_NOBODY;
  self->pointed = nowhere;
  g_clear_object (&self->pieces);
  if (!same_game)
    {
      forget_layers (self);
      g_clear_pointer (&self->rules, catan_rules_unref);
      self->rules = state != NULL ? catan_rules_ref (state->rules) : NULL;
      self->here = CATAN_N_HEXES / 2;
    }
  arb_island_flash_update (&self->flash, state, same_game);
  update_cells (self);
  arb_island_view_update_flow (board);
}

static void
arb_island_view_update_look (ArbBoard *board)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (board);

  forget_layers (self);
  for (guint i = 0; i < self->spots->len; i++)
    gtk_widget_queue_draw (g_ptr_array_index (self->spots, i));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- the widget ---- */

static void
arb_island_view_dispose (GObject *object)
{
  ArbIslandView *self = ARB_ISLAND_VIEW (object);

  arb_island_flash_end (&self->flash);
  self->state = NULL;
  self->flow = NULL;
  if (self->cells != NULL)
    update_cells (self);
  if (self->spots != NULL)
    update_spots (self);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->spots, g_ptr_array_unref);
  g_clear_pointer (&self->rules, catan_rules_unref);
  forget_layers (self);

  G_OBJECT_CLASS (arb_island_view_parent_class)->dispose (object);
}

static void
arb_island_view_class_init (ArbIslandViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  ArbBoardClass *board_class = ARB_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_island_view_dispose;
  widget_class->size_allocate = arb_island_view_size_allocate;
  widget_class->snapshot = arb_island_view_snapshot;
  widget_class->grab_focus = arb_island_view_grab_focus;

  board_class->unit_min = HEX_MIN;
  board_class->unit_max = HEX_MAX;
  board_class->unit_fit = HEX_FIT;
  board_class->set_textures = arb_island_view_set_textures;
  board_class->update = arb_island_view_update;
  board_class->update_flow = arb_island_view_update_flow;
  board_class->update_look = arb_island_view_update_look;
  board_class->extent = arb_island_view_extent;
  board_class->clicked = arb_island_view_clicked;
  board_class->hovered = arb_island_view_hovered;
  board_class->rove = arb_island_view_rove;
  board_class->look_here = arb_island_view_look_here;
  board_class->settled = arb_island_view_settled;
}

static void
arb_island_view_init (ArbIslandView *self)
{
  self->cells = g_ptr_array_new ();
  self->spots = g_ptr_array_new ();
  self->road = CATAN_NOBODY;
  self->flash.widget = GTK_WIDGET (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map of the island"), -1);
}

void
arb_island_view_point_out (ArbIslandView *self, int road, ArtPlace place)
{
  g_return_if_fail (ARB_IS_ISLAND_VIEW (self));

  self->road = road;
  self->pointed = place;
  if (place.kind != ART_PLACE_NONE)
    reveal (self, place);
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
