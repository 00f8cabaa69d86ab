/* tile-aside.c - what stands beside the answers in Carcassonne: the tile in hand, or buttons to find it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-aside.h"

#include <string.h>

#include "app/kit/widgets.h"
#include "tile-finder.h"
#include "tile-inset.h"

struct _ArbTileAside
{
  GtkBox parent_instance;

  GtkWidget *inset, *finder;
};

G_DEFINE_FINAL_TYPE (ArbTileAside, arb_tile_aside, GTK_TYPE_BOX)

static void
picked (ArbTileAside *self, guint choice)
{
  g_signal_emit_by_name (self, "pick", choice);
}

static void
turned (ArbTileAside *self)
{
  g_signal_emit_by_name (self, "key", (guint) FLOW_KEY_SPACE);
}

static void
keyed (ArbTileAside *self, guint key)
{
  g_signal_emit_by_name (self, "key", key);
}

static void
looked_again (ArbTileAside *self)
{
  g_signal_emit_by_name (self, "again");
}

static void
arb_tile_aside_class_init (ArbTileAsideClass *klass)
{
  table_signal_new (klass, "pick", 1, G_TYPE_UINT);
  table_signal_new (klass, "key", 1, G_TYPE_UINT);
  table_signal_new (klass, "again", 0);
}

static void
arb_tile_aside_init (ArbTileAside *self)
{
  self->inset = g_object_new (ARB_TYPE_TILE_INSET, "visible", FALSE, "halign", GTK_ALIGN_START, "valign",
                              GTK_ALIGN_START, NULL);
  self->finder = g_object_new (ARB_TYPE_TILE_FINDER, "visible", FALSE, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self), self->inset);
  gtk_box_append (GTK_BOX (self), self->finder);
  g_signal_connect_swapped (self->inset, "pick", G_CALLBACK (picked), self);
  g_signal_connect_swapped (self->inset, "turn", G_CALLBACK (turned), self);
  g_signal_connect_swapped (self->finder, "pick", G_CALLBACK (picked), self);
  g_signal_connect_swapped (self->finder, "key", G_CALLBACK (keyed), self);
  g_signal_connect_swapped (self->finder, "again", G_CALLBACK (looked_again), self);
}

ArbInset
arb_tile_aside_update (GtkWidget *aside, const TableMoment *moment, Flow *base, ArbTextures *textures)
{
  ArbTileAside *self = ARB_TILE_ASIDE (aside);
  const CarcState *state = moment != NULL ? moment->state : NULL;
  ActFlow *flow = ACT_FLOW (base);
  gboolean finds;

  arb_tile_inset_update (ARB_TILE_INSET (self->inset), state, flow, textures);
  arb_tile_finder_update (ARB_TILE_FINDER (self->finder), state, flow, textures);
  finds = gtk_widget_get_visible (self->finder);
  gtk_widget_set_visible (GTK_WIDGET (self), finds || gtk_widget_get_visible (self->inset));
  if (!finds)
    return 0;
  /* After the fourth edge there is nothing more to say. */
  return ARB_INSET_LOW | (strlen (carc_flow_found (flow).edges) < 4 && !arb_tiles_by_set () ? ARB_INSET_FINDS : 0);
}

gboolean
arb_tile_aside_close (GtkWidget *aside)
{
  return arb_tile_finder_close (ARB_TILE_FINDER (ARB_TILE_ASIDE (aside)->finder));
}
