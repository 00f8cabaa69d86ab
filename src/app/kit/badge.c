/* badge.c - a player's badge: a shape in the player's colour with a letter on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "art/art-shape.h"
#include "badge.h"
#include "palette.h"
#include "widgets.h"

struct _ArbBadge
{
  GtkWidget parent_instance;

  guint colour;
  char letter[8];
  int size;
};

G_DEFINE_TYPE (ArbBadge, arb_badge, GTK_TYPE_WIDGET)

static void
arb_badge_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = ARB_BADGE (widget)->size;
}

static void
arb_badge_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbBadge *self = ARB_BADGE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  /* All shapes look equally large, so those with corners need more room than the disc. */
  float rim = (float) self->size / 6;
  ArtStyle style = arb_palette_style ();
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (-rim, -rim, width + 2 * rim, height + 2 * rim));

  art_badge_draw (cr, self->colour, self->letter, width / 2, height / 2, self->size * 0.92, &style);
  cairo_destroy (cr);
}

static void
arb_badge_class_init (ArbBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_OVERRIDE (widget_class, arb_badge, measure, snapshot);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
arb_badge_init (ArbBadge *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
arb_badge_new (guint colour, const char *letter, int size)
{
  ArbBadge *self = g_object_new (ARB_TYPE_BADGE, NULL);

  self->colour = colour;
  g_strlcpy (self->letter, letter, sizeof self->letter);
  self->size = size;
  return GTK_WIDGET (self);
}
