/* island-spot.c - a choice of the prompt that lies on the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-spot.h"

#include <glib/gi18n.h>

struct _ArbIslandSpot
{
  GtkWidget parent_instance;

  const ArbIslandLook *look;
  ArtPlace place;
  FlowChoice choice;
  guint index;
  gboolean marked, dim;
  char *words;
};

enum
{
  SIGNAL_TAKE,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbIslandSpot, arb_island_spot, GTK_TYPE_WIDGET)

static void
take (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_TAKE], 0);
}

/* The widget's middle is the place's. */
static ArtIslandView
view_of (ArbIslandSpot *self)
{
  const double middle = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  ArtIslandView view = { .hex = self->look->hex };
  double x, y;

  art_island_point (&view, self->place, &x, &y);
  view.x = middle - x;
  view.y = middle - y;
  return view;
}

static void
arb_island_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbIslandSpot *self = ARB_ISLAND_SPOT (widget);
  const ArtIslandView view = view_of (self);
  const ArtStyle style = arb_textures_style (self->look->textures, 0);
  const float size = (float) gtk_widget_get_width (widget), rim = (float) self->look->hex * 0.6f + 8;
  g_autofree char *label = g_ascii_strup (self->choice.label, -1);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (size / 2 - rim, size / 2 - rim, 2 * rim, 2 * rim));

  if (self->dim)
    cairo_push_group (cr);
  art_island_choice (cr, &view, self->place, label, self->marked ? ART_SPOT_CHOSEN : ART_SPOT_PLAIN, &style);
  if (self->dim)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.3);
    }
  cairo_destroy (cr);
}

static void
arb_island_spot_finalize (GObject *object)
{
  g_free (ARB_ISLAND_SPOT (object)->words);

  G_OBJECT_CLASS (arb_island_spot_parent_class)->finalize (object);
}

static void
arb_island_spot_class_init (ArbIslandSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_island_spot_finalize;
  widget_class->snapshot = arb_island_spot_snapshot;

  signals[SIGNAL_TAKE] = g_signal_new ("take", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "cell.place", NULL, take);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapspot");
}

static void
arb_island_spot_init (ArbIslandSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "round");
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
}

ArbIslandSpot *
arb_island_spot_new (const ArbIslandLook *look)
{
  ArbIslandSpot *self = g_object_new (ARB_TYPE_ISLAND_SPOT, NULL);

  self->look = look;
  return self;
}

void
arb_island_spot_set (ArbIslandSpot *self, ArtPlace place, const FlowChoice *choice, guint index, const char *title,
                     gboolean marked, gboolean dim)
{
  g_autofree char *key = flow_choice_key (choice), *words = NULL;

  g_return_if_fail (ARB_IS_ISLAND_SPOT (self));

  self->place = place;
  self->choice = *choice;
  self->index = index;
  self->marked = marked;
  self->dim = dim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  words = g_strdup_printf (_ ("%s: %s"), key, title);
  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

guint
arb_island_spot_get_index (ArbIslandSpot *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_SPOT (self), 0);
  return self->index;
}

ArtPlace
arb_island_spot_get_place (ArbIslandSpot *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_SPOT (self), (ArtPlace){ 0 });
  return self->place;
}
