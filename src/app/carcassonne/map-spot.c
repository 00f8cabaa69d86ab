/* map-spot.c - a choice of the prompt that lies on the map.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "map-spot.h"

#include <string.h>
#include <glib/gi18n.h>

#include "art/art-overlay.h"

/* A finger needs this much. */
#define TOUCH 44
#define CLAIMS_FROM 48

struct _ArbMapSpot
{
  GtkWidget parent_instance;

  const ArbMapLook *look;
  TurnChoice choice;
  guint index;
  gboolean marked, dim;
  gboolean settled; /* it lies where its choice is */
  char *words;
};

enum
{
  SIGNAL_TAKE,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbMapSpot, arb_map_spot, GTK_TYPE_WIDGET)

static void
place (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_TAKE], 0);
}

gboolean
arb_map_spot_is_plate (ArbMapSpot *self)
{
  g_return_val_if_fail (ARB_IS_MAP_SPOT (self), FALSE);

  return self->choice.pick == TURN_PICK_CLAIM || self->choice.pick == TURN_PICK_FIGURE
         || self->choice.pick == TURN_PICK_FEATURE;
}

static void
arb_map_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ArbMapSpot *self = ARB_MAP_SPOT (widget);
  int size = gtk_widget_get_width (widget), tile = self->look->tile;
  ArtStyle style = arb_textures_style (self->look->textures, 0);
  g_autofree char *label = g_ascii_strup (self->choice.label, -1);
  ArtSpotLook spot_look = self->marked ? ART_SPOT_CHOSEN : ART_SPOT_PLAIN;
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-4, -4, (float) size + 8, (float) size + 8));
  if (self->dim)
    cairo_push_group (cr);
  if (arb_map_spot_is_plate (self))
    art_overlay_claim (cr, tile, size / 2.0, size / 2.0, label, self->marked || self->choice.chosen, &style);
  else
    {
      if (self->choice.pick == TURN_PICK_GOAL && self->choice.index > 0)
        art_overlay_reach (cr, size, (guint) self->choice.index, style.palette->accent, &style);
      art_overlay_spot (cr, size, label, spot_look, &style);
    }
  if (self->dim)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.3);
    }
  cairo_destroy (cr);
}

/* Where another choice was until now nobody means this one: a second click of a hasty hand is not taken for it. */
static gboolean
arb_map_spot_contains (GtkWidget *widget, double x, double y)
{
  return ARB_MAP_SPOT (widget)->settled && GTK_WIDGET_CLASS (arb_map_spot_parent_class)->contains (widget, x, y);
}

static void
arb_map_spot_finalize (GObject *object)
{
  g_free (ARB_MAP_SPOT (object)->words);

  G_OBJECT_CLASS (arb_map_spot_parent_class)->finalize (object);
}

static void
arb_map_spot_class_init (ArbMapSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = arb_map_spot_finalize;
  widget_class->snapshot = arb_map_spot_snapshot;
  widget_class->contains = arb_map_spot_contains;

  signals[SIGNAL_TAKE] = g_signal_new ("take", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "cell.place", NULL, place);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "mapspot");
}

static void
arb_map_spot_init (ArbMapSpot *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
}

ArbMapSpot *
arb_map_spot_new (const ArbMapLook *shared)
{
  ArbMapSpot *self = g_object_new (ARB_TYPE_MAP_SPOT, NULL);

  self->look = shared;
  return self;
}

static char *
spot_words (const TurnChoice *choice, const char *title)
{
  g_autofree char *position = carc_position_tell (choice->x, choice->y);
  g_autofree char *key = turn_choice_key (choice);

  if (choice->pick == TURN_PICK_PLACE || choice->pick == TURN_PICK_CELL
      || (choice->pick == TURN_PICK_GOAL && choice->index == 0))
    return g_strdup_printf (_ ("%s: %s"), key, position);
  /* Translators: a cell that can be chosen on the map: the key to type, where it is, what it is */
  return g_strdup_printf (_ ("%s: %s, %s"), key, position, title);
}

static gboolean
lies_elsewhere (const TurnChoice *before, const TurnChoice *now)
{
  return before->pick != now->pick || before->x != now->x || before->y != now->y || before->spot_x != now->spot_x
         || before->spot_y != now->spot_y;
}

void
arb_map_spot_set (ArbMapSpot *self, const TurnChoice *choice, guint index, const char *title, gboolean marked,
                  gboolean dim)
{
  g_autofree char *words = spot_words (choice, title);

  g_return_if_fail (ARB_IS_MAP_SPOT (self));

  if (lies_elsewhere (&self->choice, choice))
    self->settled = FALSE;
  self->choice = *choice;
  self->index = index;
  self->marked = marked;
  self->dim = dim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (g_strcmp0 (words, self->words) == 0)
    return;
  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

void
arb_map_spot_settle (ArbMapSpot *self)
{
  g_return_if_fail (ARB_IS_MAP_SPOT (self));

  self->settled = TRUE;
}

guint
arb_map_spot_get_index (ArbMapSpot *self)
{
  g_return_val_if_fail (ARB_IS_MAP_SPOT (self), 0);
  return self->index;
}

void
arb_map_spot_get_place (ArbMapSpot *self, int *x, int *y)
{
  g_return_if_fail (ARB_IS_MAP_SPOT (self));

  *x = self->choice.x;
  *y = self->choice.y;
}

void
arb_map_spot_measure_on (ArbMapSpot *self, int tile, int *x, int *y, int *size)
{
  g_return_if_fail (ARB_IS_MAP_SPOT (self));

  *x = *y = 0;
  *size = tile;
  /* Where plates would hide the tile, its large picture has them. */
  if (self->choice.pick == TURN_PICK_CLAIM && tile < CLAIMS_FROM)
    *size = 0;
  else if (arb_map_spot_is_plate (self))
    {
      *size = MAX (tile * 2 / 5, TOUCH);
      *x = self->choice.spot_x * tile / CARC_SPOT_UNIT - *size / 2;
      *y = self->choice.spot_y * tile / CARC_SPOT_UNIT - *size / 2;
    }
}
