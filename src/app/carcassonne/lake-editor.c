/* lake-editor.c - makes the drawn 3x3 lake equal to the table's own tile (ruling L1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Twelve buttons around the picture change the kind of an edge.  The eight cells of the ring hold the cloister, the
 * herd and the lighthouse.  Between two valid layouts the edited one may be invalid: then the picture shows the last
 * valid one, and a sentence says what is missing.
 */
#include "config.h"

#include <glib/gi18n.h>

#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "art/art-tile.h"
#include "lake-editor.h"

#define CELL_PIXELS 200

struct _ArbLakeEditor
{
  AdwBin parent_instance;

  GtkPicture *picture;
  GtkGrid *grid;
  GtkBox *north, *east, *south, *west;
  GtkImage *verdict_icon;
  GtkLabel *verdict;
  GtkSpinButton *pennants;

  GtkWidget *edges[12];
  GtkWidget *cells[8];
  CarcLakeLayout layout; /* as it is edited; may be invalid */
  CarcLakeLayout valid;  /* the last valid one */
  gboolean updating;
};

G_DEFINE_TYPE (ArbLakeEditor, arb_lake_editor, ADW_TYPE_BIN)

/* Column and row of each ring cell in the 3x3 area, in the order of CarcLakeCell. */
static const struct
{
  int x, y;
} ring[8] = { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 2, 1 }, { 2, 2 }, { 1, 2 }, { 0, 2 }, { 0, 1 } };

static const char *const cell_titles[8] = { N_ ("north-west"), N_ ("north"), N_ ("north-east"), N_ ("east"),
                                            N_ ("south-east"), N_ ("south"), N_ ("south-west"), N_ ("west") };

static const char *const edge_titles[12] = { N_ ("North side, western edge"), N_ ("North side, middle edge"),
                                             N_ ("North side, eastern edge"), N_ ("East side, northern edge"),
                                             N_ ("East side, middle edge"),   N_ ("East side, southern edge"),
                                             N_ ("South side, eastern edge"), N_ ("South side, middle edge"),
                                             N_ ("South side, western edge"), N_ ("West side, southern edge"),
                                             N_ ("West side, middle edge"),   N_ ("West side, northern edge") };

static const char *
kind_title (guint kind)
{
  switch (kind)
    {
    case CARC_EDGE_CITY: return _ ("City");
    case CARC_EDGE_ROAD: return _ ("Road");
    default: return _ ("Field");
    }
}

static const char *
thing_at (const CarcLakeLayout *layout, guint cell)
{
  if (layout->cloister == cell)
    return _ ("cloister");
  if (layout->herd == cell)
    return _ ("pig herd");
  if (layout->lighthouse == cell)
    return _ ("lighthouse");
  return NULL;
}

static void
update_buttons (ArbLakeEditor *self)
{
  for (guint i = 0; i < 12; i++)
    {
      const char *title = kind_title (self->layout.edges[i]);
      g_autofree char *name = g_strdup_printf ("%s: %s", _ (edge_titles[i]), title);

      gtk_button_set_label (GTK_BUTTON (self->edges[i]), title);
      arb_widget_name (self->edges[i], name);
    }
  for (guint i = 0; i < 8; i++)
    {
      const char *thing = thing_at (&self->layout, i);
      g_autofree char *name = thing != NULL ? g_strdup_printf (_ ("Cell in the %s: %s"), _ (cell_titles[i]), thing)
                                            : g_strdup_printf (_ ("Cell in the %s"), _ (cell_titles[i]));

      arb_widget_name (self->cells[i], name);
    }
}

static void
paint (cairo_t *cr, gpointer user_data)
{
  ArtStyle style = arb_palette_style ();

  art_tile_draw_whole (cr, user_data, 0, CELL_PIXELS, &style);
}

static void
update_picture (ArbLakeEditor *self)
{
  g_autoptr (GdkTexture) texture = NULL;
  CarcTile tile = { 0 };

  carc_lake_layout_build (&self->valid, &tile);
  texture = arb_picture_paint (3 * CELL_PIXELS, 3 * CELL_PIXELS, paint, &tile);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static void
lake_editor_update (ArbLakeEditor *self)
{
  TableRefusal why = { "" };
  CarcLakeLayout usual;
  gboolean valid = carc_lake_layout_validate (&self->layout, &why);
  g_autofree char *sentence = arb_sentence (why.sentence);

  if (valid)
    self->valid = self->layout;
  self->updating = TRUE;
  gtk_spin_button_set_value (self->pennants, self->layout.pennants);
  self->updating = FALSE;
  update_buttons (self);
  carc_lake_layout_default (&usual);
  arb_widget_enable_action (GTK_WIDGET (self), "lake.reset", memcmp (&self->layout, &usual, sizeof usual) != 0);
  gtk_image_set_from_icon_name (self->verdict_icon, valid ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->verdict, valid ? _ ("You can play with this tile.") : sentence);
  update_picture (self);
}

static void
edited (ArbLakeEditor *self)
{
  CarcLakeLayout before = self->valid;

  lake_editor_update (self);
  if (memcmp (&before, &self->valid, sizeof before) != 0)
    g_signal_emit_by_name (self, "changed");
}

static guint
number_of (gpointer object, const char *key)
{
  return GPOINTER_TO_UINT (g_object_get_data (object, key));
}

static void
on_edge (GtkWidget *button, ArbLakeEditor *self)
{
  static const guint8 next[] = {
    [CARC_EDGE_FIELD] = CARC_EDGE_ROAD, [CARC_EDGE_ROAD] = CARC_EDGE_CITY, [CARC_EDGE_CITY] = CARC_EDGE_FIELD
  };
  guint8 *edge = &self->layout.edges[number_of (button, "edge")];

  *edge = *edge < G_N_ELEMENTS (next) ? next[*edge] : CARC_EDGE_FIELD;
  edited (self);
}

/* Moves a thing to this cell.  What stood there goes to the cell where the thing was. */
static void
on_thing (GtkWidget *button, ArbLakeEditor *self)
{
  guint8 *things[] = { &self->layout.cloister, &self->layout.herd, &self->layout.lighthouse };
  guint8 *moved = things[number_of (button, "thing")];
  guint8 cell = (guint8) number_of (button, "cell");
  guint8 left = *moved;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (*things[i] == cell)
      *things[i] = left;
  *moved = cell;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->cells[cell]));
  edited (self);
}

static void
on_pennants (ArbLakeEditor *self)
{
  if (self->updating)
    return;
  self->layout.pennants = (guint8) gtk_spin_button_get_value_as_int (self->pennants);
  edited (self);
}

static void
reset (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbLakeEditor *self = ARB_LAKE_EDITOR (widget);

  carc_lake_layout_default (&self->layout);
  edited (self);
}

static GtkWidget *
things_popover_new (ArbLakeEditor *self, guint cell)
{
  static const char *const titles[] = { N_ ("Put the _cloister here"), N_ ("Put the _pig herd here"),
                                        N_ ("Put the _lighthouse here") };
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (popover, "menu");
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (_ (titles[i]));

      gtk_widget_add_css_class (button, "flat");
      g_object_set_data (G_OBJECT (button), "thing", GUINT_TO_POINTER (i));
      g_object_set_data (G_OBJECT (button), "cell", GUINT_TO_POINTER (cell));
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_thing), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  return popover;
}

static void
add_cell (ArbLakeEditor *self, guint i)
{
  GtkWidget *cell = self->cells[i] = gtk_menu_button_new ();

  gtk_widget_add_css_class (cell, "lake-cell");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (cell), gtk_label_new (NULL));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (cell), things_popover_new (self, i));
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_widget_set_vexpand (cell, TRUE);
  gtk_grid_attach (self->grid, cell, ring[i].x, ring[i].y, 1, 1);
}

/* The edges are numbered clockwise, so those in the south and west are added in reverse order. */
static void
add_edge (ArbLakeEditor *self, guint i)
{
  GtkBox *sides[] = { self->north, self->east, self->south, self->west };
  GtkWidget *edge = self->edges[i] = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (edge, "lake-edge");
  gtk_widget_set_halign (edge, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (edge, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (edge), "edge", GUINT_TO_POINTER (i));
  g_signal_connect_object (edge, "clicked", G_CALLBACK (on_edge), self, 0);
  if (i < 6)
    gtk_box_append (sides[i / 3], edge);
  else
    gtk_box_prepend (sides[i / 3], edge);
}

static void
arb_lake_editor_class_init (ArbLakeEditorClass *klass)
{
  table_signal_new (klass, "changed", 0);

  arb_class_template (klass, "lake-editor.ui");
  ARB_BIND_CHILDREN (klass, ArbLakeEditor, grid, picture, north, east, south, west, verdict_icon, verdict, pennants);
  ARB_BIND_CALLBACKS (klass, on_pennants);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "lake.reset", NULL, reset);
}

static void
arb_lake_editor_init (ArbLakeEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < 8; i++)
    add_cell (self, i);
  for (guint i = 0; i < 12; i++)
    add_edge (self, i);
  carc_lake_layout_default (&self->layout);
  lake_editor_update (self);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (lake_editor_update));
}

void
arb_lake_editor_set_layout (ArbLakeEditor *self, const CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_LAKE_EDITOR (self));

  self->layout = *layout;
  lake_editor_update (self);
}

void
arb_lake_editor_get_layout (ArbLakeEditor *self, CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_LAKE_EDITOR (self));

  *layout = self->valid;
}
