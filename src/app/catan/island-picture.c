/* island-picture.c - a picture of the island as it is set up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <math.h>

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "art/art-island-mark.h"
#include "island-picture.h"

#define WIDTH_MIN 312 /* at this width a place is 44 pixels wide */
#define WIDTH_NATURAL 460

struct _ArbIslandPicture
{
  GtkWidget parent_instance;

  IslandDraft draft; /* which places exist */
  CatanIsland shown;
  gboolean fishermen;
  ArtPlace place;

  GdkTexture *ground; /* NULL: must be drawn */
  int width, height, scale;
};

G_DEFINE_TYPE (ArbIslandPicture, arb_island_picture, GTK_TYPE_WIDGET)

static void
paint (cairo_t *cr, gpointer user_data)
{
  const ArbIslandPicture *self = user_data;
  ArtStyle style = arb_palette_style ();
  ArtIslandView view = art_island_fit (&self->shown, self->width * self->scale, self->height * self->scale);

  art_island_ground (cr, &self->shown, &view, &style);
}

/* The words beside the picture name the chosen place, and the next one about which nothing is known. */
static void
draw_names (ArbIslandPicture *self, cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const guint hexes = self->shown.shape.n_hexes, n = hexes + self->shown.shape.n_seas;

  for (guint i = 0; i < n; i++)
    {
      const ArtPlace place = { i < hexes ? ART_PLACE_HEX : ART_PLACE_SEA, (guint8) (i < hexes ? i : i - hexes) };

      if ((place.kind == self->place.kind && place.index == self->place.index)
          || (island_draft_is_open (&self->draft, place)
              && (self->fishermen || island_draft_kind (&self->draft, place) != ISLAND_FISHERY)))
        art_island_name (cr, view, place, style);
    }
}

static void
arb_island_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbIslandPicture *self = ARB_ISLAND_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (width <= 0 || height <= 0)
    return;
  if (self->ground == NULL || width != self->width || height != self->height || scale != self->scale)
    {
      self->width = width;
      self->height = height;
      self->scale = scale;
      g_clear_object (&self->ground);
      self->ground = arb_picture_paint (width * scale, height * scale, paint, self);
    }
  arb_picture_append (GTK_WIDGET (self), snapshot, self->ground, &whole);

  if (self->place.kind != ART_PLACE_NONE)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &whole);
      ArtStyle style = arb_palette_style ();
      ArtIslandView view = art_island_fit (&self->shown, width, height);

      art_island_last (cr, &view, self->place, &style);
      draw_names (self, cr, &view, &style);
      cairo_destroy (cr);
    }
}

static GtkSizeRequestMode
arb_island_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
arb_island_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  const ArtIslandExtent e = art_island_extent (&ARB_ISLAND_PICTURE (widget)->shown.shape);
  const double part = (e.bottom - e.top) / (e.right - e.left);

  /* Only the natural height depends on the width.  The minimum is the same for every width: GTK 4.8 does not allow it
   * to be greater for a wide widget than for an unknown width, and GTK 4.18 does not allow it to be smaller for a
   * narrow widget. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = (int) (part * WIDTH_MIN);
      *natural = (int) (part * (for_size < 0 ? WIDTH_NATURAL : CLAMP (for_size, WIDTH_MIN, WIDTH_NATURAL)));
    }
  else
    {
      *minimum = WIDTH_MIN;
      *natural = WIDTH_NATURAL;
    }
}

/* ---- choosing ---- */

static void
pick (ArbIslandPicture *self, ArtPlace place)
{
  arb_island_picture_set_place (self, place);
  g_signal_emit_by_name (self, "picked");
}

static void
on_pressed (GtkGestureClick *gesture, int n, double x, double y, ArbIslandPicture *self)
{
  guint8 seas[CATAN_SEAS_MAX];
  ArtPlaces among = { .hexes = art_all_places, .seas = seas };
  ArtIslandView view = art_island_fit (&self->shown, gtk_widget_get_width (GTK_WIDGET (self)),
                                       gtk_widget_get_height (GTK_WIDGET (self)));
  ArtPlace place;

  if (self->place.kind == ART_PLACE_NONE)
    return;
  for (guint8 sea = 0; sea < self->shown.shape.n_seas; sea++)
    seas[sea] = island_draft_kind (&self->draft, (ArtPlace){ ART_PLACE_SEA, sea }) != ISLAND_NOTHING;
  place = art_island_nearest (&view, x, y, &among, 22);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (place.kind != ART_PLACE_NONE)
    pick (self, place);
}

gboolean
arb_island_picture_rove (ArbIslandPicture *self, int dx, int dy)
{
  const ArtIslandView view = { 0, 0, 100, &self->shown };
  const CatanShape *shape = &self->shown.shape;
  double x, y, best = G_MAXDOUBLE;
  ArtPlace next = { ART_PLACE_NONE, 0 };

  g_return_val_if_fail (ARB_IS_ISLAND_PICTURE (self), FALSE);

  if (self->place.kind == ART_PLACE_NONE)
    return FALSE;
  art_island_point (&view, self->place, &x, &y);
  for (guint i = 0; i < shape->n_hexes + shape->n_seas; i++)
    {
      ArtPlace place = { i < shape->n_hexes ? ART_PLACE_HEX : ART_PLACE_SEA,
                         (guint8) (i < shape->n_hexes ? i : i - shape->n_hexes) };
      double there_x, there_y, along, across;

      if (island_draft_kind (&self->draft, place) == ISLAND_NOTHING)
        continue;
      art_island_point (&view, place, &there_x, &there_y);
      along = (there_x - x) * dx + (there_y - y) * dy;
      across = fabs ((there_x - x) * dy) + fabs ((there_y - y) * dx);
      /* Of two places at the same distance, the left one is preferred. */
      if (along > 1 && across <= along * 1.2 && along + across + (there_x > x ? .1 : 0) < best)
        {
          best = along + across + (there_x > x ? .1 : 0);
          next = place;
        }
    }
  if (next.kind == ART_PLACE_NONE)
    return FALSE;
  pick (self, next);
  return TRUE;
}

/* ---- the widget ---- */

static void
look_changed (ArbIslandPicture *self)
{
  g_clear_object (&self->ground);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
arb_island_picture_class_init (ArbIslandPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbIslandPicture, g_object_unref, ground);
  TABLE_OVERRIDE (widget_class, arb_island_picture, snapshot, get_request_mode, measure);

  table_signal_new (klass, "picked", 0);
  gtk_widget_class_set_css_name (widget_class, "islandpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
arb_island_picture_init (ArbIslandPicture *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "pressed", G_CALLBACK (on_pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  island_draft_take (&self->draft, NULL, NULL);
  self->shown = self->draft.island;
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (look_changed));
}

void
arb_island_picture_set_island (ArbIslandPicture *self, const IslandDraft *draft, gboolean fishermen,
                               const guint8 rulings[])
{
  g_return_if_fail (ARB_IS_ISLAND_PICTURE (self));

  self->draft = *draft;
  self->fishermen = fishermen;
  island_draft_show (draft, fishermen, rulings, &self->shown);
  look_changed (self);
}

void
arb_island_picture_set_place (ArbIslandPicture *self, ArtPlace place)
{
  g_return_if_fail (ARB_IS_ISLAND_PICTURE (self));

  self->place = place;
  gtk_widget_set_focusable (GTK_WIDGET (self), place.kind != ART_PLACE_NONE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ArtPlace
arb_island_picture_get_place (ArbIslandPicture *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_PICTURE (self), (ArtPlace){ ART_PLACE_NONE });

  return self->place;
}
