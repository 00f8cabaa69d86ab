/* island-cell.c - a hex of the island for the keyboard and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "island-cell.h"

struct _ArbIslandCell
{
  GtkWidget parent_instance;

  guint hex;
  char *words;
};

enum
{
  SIGNAL_LOOK,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbIslandCell, arb_island_cell, GTK_TYPE_WIDGET)

static void
look (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_LOOK], 0);
}

static void
arb_island_cell_finalize (GObject *object)
{
  g_free (ARB_ISLAND_CELL (object)->words);

  G_OBJECT_CLASS (arb_island_cell_parent_class)->finalize (object);
}

static void
arb_island_cell_class_init (ArbIslandCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_island_cell_finalize;

  signals[SIGNAL_LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "cell.look", NULL, look);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapcell");
}

static void
arb_island_cell_init (ArbIslandCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

ArbIslandCell *
arb_island_cell_new (guint hex)
{
  ArbIslandCell *self = g_object_new (ARB_TYPE_ISLAND_CELL, NULL);

  self->hex = hex;
  return self;
}

void
arb_island_cell_set (ArbIslandCell *self, const CatanState *state)
{
  g_autofree char *words = catan_hex_tell (state, self->hex);

  g_return_if_fail (ARB_IS_ISLAND_CELL (self));

  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

guint
arb_island_cell_get_hex (ArbIslandCell *self)
{
  g_return_val_if_fail (ARB_IS_ISLAND_CELL (self), 0);
  return self->hex;
}
