/* tile-inset.c - a large picture of the tile in hand; with numbers on the features if they can be claimed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-inset.h"

#include "app/board/plates.h"
#include "app/kit/text-size.h"
#include "app/kit/widgets.h"
#include "art/art-overlay.h"
#include "carcassonne/carc-operands.h"
#include "carc-textures.h"

/* Its size, and all other distances, while texts have the usual size.  It grows with them. */
#define SIZE 116
/* Plates are as large as on a tile of this size.  They are smaller on a tile of several cells. */
#define PLATE 84
#define PLATE_OF_MANY 60
/* In a narrower window, a tile of one cell is shown here while its place is asked for, and nothing else.  When it lies,
 * the map shows it large enough, with the same numbers, and the answers need the width. */
#define NARROW 500
/* A click this near to a number picks it. */
#define REACH 26
#define EDGE 14

typedef struct
{
  double x, y;
  guint choice;
  char label[4];
  gboolean marked;
} Spot;

struct _ArbTileInset
{
  GtkWidget parent_instance;

  ArbTextures *textures;
  GdkTexture *picture;
  GArray *spots; /* elements are Spot */
  double plate;
};

G_DEFINE_TYPE (ArbTileInset, arb_tile_inset, GTK_TYPE_WIDGET)

static void
clicked (GtkGestureClick *gesture, int n_press, double x, double y, ArbTileInset *self)
{
  double least = REACH * REACH;
  int nearest = -1;

  x /= arb_text_size ();
  y /= arb_text_size ();
  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);
      double away = (spot->x - x) * (spot->x - x) + (spot->y - y) * (spot->y - y);

      if (away < least)
        {
          least = away;
          nearest = (int) spot->choice;
        }
    }
  if (nearest >= 0)
    g_signal_emit_by_name (self, "pick", (guint) nearest);
  else
    g_signal_emit_by_name (self, "turn");
}

static void
arb_tile_inset_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = arb_text_sized (SIZE);
}

static void
arb_tile_inset_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbTileInset *self = ARB_TILE_INSET (widget);
  const int size = arb_text_sized (SIZE);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size, size);
  ArtStyle style;
  cairo_t *cr;

  if (self->picture == NULL)
    return;
  gtk_snapshot_append_texture (snapshot, self->picture, &bounds);
  style = arb_textures_style (self->textures, 0);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_scale (cr, arb_text_size (), arb_text_size ());
  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);

      art_saved (cr);
      cairo_translate (cr, spot->x - self->plate / 2, spot->y - self->plate / 2);
      art_overlay_claim (cr, self->plate, self->plate / 2, self->plate / 2, spot->label, spot->marked, &style);
    }
  cairo_destroy (cr);
}

static void
arb_tile_inset_class_init (ArbTileInsetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbTileInset, g_object_unref, picture);
  TABLE_FREES (klass, ArbTileInset, g_array_unref, spots);
  TABLE_OVERRIDE (widget_class, arb_tile_inset, measure, snapshot);

  table_signal_new (klass, "pick", 1, G_TYPE_UINT);
  table_signal_new (klass, "turn", 0);

  /* Screen readers use the buttons beside it, which have the same numbers. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "tileinset");
}

static void
arb_tile_inset_init (ArbTileInset *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->spots = g_array_new (FALSE, TRUE, sizeof (Spot));
  g_signal_connect (click, "released", G_CALLBACK (clicked), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  arb_text_size_watch (G_OBJECT (self), G_CALLBACK (gtk_widget_queue_resize));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* Keeps each number inside the picture and on its feature; they are smaller where they would cover each other. */
static void
part_spots (ArbTileInset *self)
{
  g_autofree ArbPlate *plates = g_new (ArbPlate, self->spots->len + 1);
  double apart;

  for (guint i = 0; i < self->spots->len; i++)
    {
      const Spot *spot = &g_array_index (self->spots, Spot, i);

      plates[i] = (ArbPlate){ CLAMP (spot->x, EDGE, SIZE - EDGE), CLAMP (spot->y, EDGE, SIZE - EDGE) };
    }
  apart = arb_plates_part (plates, self->spots->len, ART_CLAIM_LEAST, SIZE);
  self->plate = MIN (self->plate, art_overlay_claim_size (apart - 1));
  for (guint i = 0; i < self->spots->len; i++)
    {
      g_array_index (self->spots, Spot, i).x = CLAMP (plates[i].x, EDGE, SIZE - EDGE);
      g_array_index (self->spots, Spot, i).y = CLAMP (plates[i].y, EDGE, SIZE - EDGE);
    }
}

static gboolean
is_claim (const ActChoice *choice)
{
  return choice->operand != NULL && choice->operand->type == &carc_operand_claim;
}

/* Is it asked where the tile lies, what goes onto it, or where on it? */
static gboolean
is_shown (ActFlow *flow, CarcGhost *ghost)
{
  const TableOperand *operand = flow != NULL ? act_flow_operand (flow) : NULL;

  return operand != NULL
         && (operand->type == NULL || operand->type == &carc_operand_claim || operand->type == &carc_operand_place)
         && carc_flow_ghost (flow, ghost);
}

static gboolean
has_room (ArbTileInset *self, const CarcTile *tile, gboolean laid)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  return (tile->w * tile->h == 1 && !laid) || width == 0 || width >= NARROW;
}

static void
find_spots (ArbTileInset *self, ActFlow *flow, const CarcGhost *ghost, double cell)
{
  g_array_set_size (self->spots, 0);
  for (guint i = 0; i < flow_n_choices (FLOW (flow)); i++)
    {
      const ActChoice *choice = act_flow_choice (flow, i);
      const TableOffer *offer = &choice->offer;
      Spot spot = { .choice = i, .marked = (int) i == FLOW (flow)->cursor };

      if (!is_claim (choice) || !flow_is_listed (FLOW (flow), i))
        continue;
      spot.x = (offer->x - ghost->x + (double) offer->spot_x / CARC_SPOT_UNIT) * cell;
      spot.y = (offer->y - ghost->y + (double) offer->spot_y / CARC_SPOT_UNIT) * cell;
      for (guint c = 0; choice->face.label[c] != '\0'; c++)
        spot.label[c] = g_ascii_toupper (choice->face.label[c]);
      g_array_append_val (self->spots, spot);
    }
  part_spots (self);
}

void
arb_tile_inset_update (ArbTileInset *self, const CarcState *state, ActFlow *flow, ArbTextures *textures)
{
  const CarcTile *tile;
  CarcGhost ghost;
  gboolean shown;

  g_return_if_fail (ARB_IS_TILE_INSET (self));

  shown = is_shown (flow, &ghost);
  tile = shown ? &state->rules->tiles[ghost.tile] : NULL;
  shown = shown && has_room (self, tile, ghost.laid);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (shown)
    {
      self->textures = textures;
      self->plate = tile->w * tile->h > 1 ? PLATE_OF_MANY : PLATE;
      g_set_object (&self->picture, arb_tile_texture (textures, tile, (guint) ghost.rot, arb_text_sized (SIZE)));
      find_spots (self, flow, &ghost, (double) SIZE / MAX (tile->w, tile->h));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
