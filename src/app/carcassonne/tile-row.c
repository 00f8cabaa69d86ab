/* tile-row.c - see tile-row.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "tile-row.h"

#include <glib/gi18n.h>

#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "tile-groups.h"
#include "tile-picture.h"

#define THUMBNAIL 40

struct _ArbTileRow
{
  GtkListBoxRow parent_instance;

  GtkImage *picture;
  GtkLabel *title;
  GtkLabel *more;
  char *id;
};

G_DEFINE_TYPE (ArbTileRow, arb_tile_row, GTK_TYPE_LIST_BOX_ROW)

static void
show_tile (ArbTileRow *self, const CarcTile *tile, const char *title, const char *more, const char *fault)
{
  g_autofree char *said = g_strdup_printf ("%s, %s", title, fault != NULL ? fault : more);

  if (tile != NULL)
    {
      g_autoptr (GdkTexture) texture = arb_tile_picture_small (tile, 2 * THUMBNAIL);

      gtk_image_set_from_paintable (self->picture, GDK_PAINTABLE (texture));
    }
  else
    gtk_image_set_from_icon_name (self->picture, "dialog-warning-symbolic");
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->more, more);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

void
arb_tile_row_show_tile (ArbTileRow *self, const CarcOwnSet *set)
{
  const int at = arb_tile_find (set, self->id);
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);
  TableRefusal why = { "" };
  const char *name, *copies;
  gboolean sound;
  g_autofree char *more = NULL;
  g_autofree char *fault = NULL;

  if (at < 0)
    return;
  name = carc_own_group_get (set->groups->pdata[at], "name");
  copies = carc_own_group_get (set->groups->pdata[at], "copies");
  sound = carc_own_tile (set, (guint) at, tile, &why);
  more = g_strdup_printf ("%s × %s", self->id, copies != NULL ? copies : "1");
  fault = sound ? NULL : arb_sentence (why.sentence);
  show_tile (self, sound ? tile : NULL, name != NULL ? name : self->id, more, fault);
}

void
arb_tile_row_show_lake (ArbTileRow *self, const CarcLakeLayout *layout)
{
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);

  carc_lake_layout_build (layout, tile);
  show_tile (self, tile, _ ("The lake"), _ ("its layout"), NULL);
}

static void
arb_tile_row_class_init (ArbTileRowClass *klass)
{
  TABLE_FREES (klass, ArbTileRow, g_free, id);
}

static GtkWidget *
line_new (const char *first_class, const char *second_class)
{
  GtkWidget *label = arb_label_new (NULL, first_class, second_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static void
arb_tile_row_init (ArbTileRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *picture = gtk_image_new (), *title = line_new (NULL, NULL), *more = line_new ("caption", "dim-label");

  self->picture = GTK_IMAGE (picture);
  self->title = GTK_LABEL (title);
  self->more = GTK_LABEL (more);
  gtk_image_set_pixel_size (self->picture, THUMBNAIL);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

GtkWidget *
arb_tile_row_new (const char *id)
{
  ArbTileRow *self = g_object_new (ARB_TYPE_TILE_ROW, NULL);

  self->id = g_strdup (id);
  return GTK_WIDGET (self);
}

const char *
arb_tile_row_get_id (ArbTileRow *self)
{
  g_return_val_if_fail (ARB_IS_TILE_ROW (self), NULL);

  return self->id;
}

gboolean
arb_tile_row_is_lake (ArbTileRow *self)
{
  g_return_val_if_fail (ARB_IS_TILE_ROW (self), FALSE);

  return g_str_equal (self->id, ARB_TILE_ROW_LAKE);
}
