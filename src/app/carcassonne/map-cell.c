/* map-cell.c - one placed cell of the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-cell.h"

#include "art/art-overlay.h"

struct _ArbMapCell
{
  GtkWidget parent_instance;

  const ArbMapLook *look;
  const CarcCell *cell;
  int x, y;
  gboolean agreed;
  char *words;
};

enum
{
  SIGNAL_LOOK,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbMapCell, arb_map_cell, GTK_TYPE_WIDGET)

static void
look (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_LOOK], 0);
}

static void
arb_map_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbMapCell *self = ARB_MAP_CELL (widget);
  int size = gtk_widget_get_width (widget);
  ArtStyle style;
  cairo_t *cr;

  if (!self->agreed || size <= 0)
    return;
  style = arb_textures_style (self->look->textures, 0);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size));
  art_overlay_agreed (cr, size, &style);
  cairo_destroy (cr);
}

static void
arb_map_cell_finalize (GObject *object)
{
  g_free (ARB_MAP_CELL (object)->words);

  G_OBJECT_CLASS (arb_map_cell_parent_class)->finalize (object);
}

static void
arb_map_cell_class_init (ArbMapCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_map_cell_finalize;
  widget_class->snapshot = arb_map_cell_snapshot;

  signals[SIGNAL_LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "cell.look", NULL, look);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapcell");
}

static void
arb_map_cell_init (ArbMapCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

ArbMapCell *
arb_map_cell_new (const ArbMapLook *shared)
{
  ArbMapCell *self = g_object_new (ARB_TYPE_MAP_CELL, NULL);

  self->look = shared;
  return self;
}

void
arb_map_cell_set (ArbMapCell *self, const CarcState *state, guint16 slot)
{
  const CarcSlot *at = &state->slots[slot];
  const CarcCell *cell = carc_slot_cell (state, slot);
  g_autofree char *words = carc_cell_tell (state, slot);

  g_return_if_fail (ARB_IS_MAP_CELL (self));

  if (self->cell != cell || self->agreed != at->agreed)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->cell = cell;
  self->agreed = at->agreed;
  self->x = at->x;
  self->y = at->y;
  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

void
arb_map_cell_get_place (ArbMapCell *self, int *x, int *y)
{
  g_return_if_fail (ARB_IS_MAP_CELL (self));

  *x = self->x;
  *y = self->y;
}
