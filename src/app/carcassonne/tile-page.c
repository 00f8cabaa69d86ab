/* tile-page.c - one tile of a set that a table makes: drawn, checked and changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of the group are the truth.  A control changes the cell that they describe, and the cell is written back
 * into them (carc-cell-edit.h).  While they describe no cell, only the lines can be edited; the picture shows the last
 * cell that was sound.
 */
#include "config.h"

#include "tile-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/palette.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "carcassonne/carc-cell-edit.h"
#include "tile-features.h"
#include "tile-groups.h"
#include "tile-joins.h"
#include "tile-picture.h"

#define LINES_MAX 64 /* that are read */

struct _ArbTilePage
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkPicture *picture;
  GtkGrid *cells;
  GtkImage *verdict_icon;
  GtkLabel *verdict;
  GtkWidget *tile_group;
  GtkWidget *joins_group;
  AdwEntryRow *name_row;
  AdwEntryRow *id_row;
  GtkSpinButton *copies;
  GtkSwitch *start;
  AdwComboRow *size_row;
  AdwComboRow *cities_row;
  AdwComboRow *roads_row;
  AdwComboRow *river_row;
  AdwComboRow *farms_row;
  GtkSpinButton *inner;
  GtkSwitch *cloister;
  AdwBin *features_place;
  GtkTextView *text;
  GtkTextBuffer *lines;
  GtkLabel *fault;
  GtkWidget *edges[4];
  ArbTileFeatures *features;

  CarcOwnSet *set; /* not owned; NULL: nothing is shown */
  char *id;
  guint column, row; /* of the cell that is edited */
  CarcCell cell;     /* the last sound one */
  CarcTile *drawn;   /* the last sound tile; NULL: none yet */
  gboolean readable; /* the lines describe `cell` */
  gboolean updating;
};

G_DEFINE_TYPE (ArbTilePage, arb_tile_page, ADW_TYPE_BIN)

static void tile_page_update (ArbTilePage *self);

static CarcOwnGroup *
tile_group (const ArbTilePage *self)
{
  return arb_tile_group (self->set, self->id);
}

static gboolean
is_big (const ArbTilePage *self)
{
  return arb_tile_is_big (self->set, self->id);
}

/* The group that describes the cell that is edited. */
static CarcOwnGroup *
edited_group (ArbTilePage *self)
{
  return arb_tile_cell (self->set, self->id, self->column, self->row);
}

/* ---- changes ---- */

static void
begin_edit (ArbTilePage *self)
{
  g_signal_emit_by_name (self, "editing");
}

static void
end_edit (ArbTilePage *self)
{
  tile_page_update (self);
  g_signal_emit_by_name (self, "edited");
}

/* Writes the cell after a control has changed it; begin_edit () came before. */
static void
write_cell (ArbTilePage *self)
{
  carc_cell_write (&self->cell, edited_group (self));
  end_edit (self);
}

static guint
edge_kinds (ArbTilePage *self, CarcEdge kinds[CARC_N_EDGES])
{
  guint n = 0;

  kinds[n++] = CARC_EDGE_FIELD;
  kinds[n++] = CARC_EDGE_ROAD;
  kinds[n++] = CARC_EDGE_CITY;
  kinds[n++] = is_big (self) ? CARC_EDGE_WATER : CARC_EDGE_RIVER;
  if (!is_big (self))
    kinds[n++] = CARC_EDGE_ANY;
  return n;
}

static const char *
edge_title (CarcEdge edge)
{
  switch (edge)
    {
    case CARC_EDGE_CITY: return _ ("City");
    case CARC_EDGE_ROAD: return _ ("Road");
    case CARC_EDGE_RIVER: return _ ("River");
    case CARC_EDGE_WATER: return _ ("Water");
    /* Translators: an edge of a tile that fits every other edge */
    case CARC_EDGE_ANY: return _ ("Any");
    case CARC_EDGE_FIELD:
    case CARC_N_EDGES:
    default: return _ ("Field");
    }
}

static void
set_edge (ArbTilePage *self, guint side, CarcEdge edge)
{
  begin_edit (self);
  carc_cell_set_edge (&self->cell, side, edge);
  arb_tile_set_neighbour (self->set, self->id, self->column, self->row, side, edge);
  write_cell (self);
}

static guint
side_of (GtkWidget *edge)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (edge), "side"));
}

static void
on_edge (GtkWidget *button, ArbTilePage *self)
{
  CarcEdge kinds[CARC_N_EDGES];
  const guint n = edge_kinds (self, kinds), side = side_of (button);
  guint i = 0;

  while (i < n && kinds[i] != self->cell.edges[side])
    i++;
  set_edge (self, side, kinds[(i + 1) % n]);
}

static gboolean
on_edge_key (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state, ArbTilePage *self)
{
  static const struct
  {
    guint keyval;
    CarcEdge edge;
  } table[] = { { GDK_KEY_f, CARC_EDGE_FIELD }, { GDK_KEY_r, CARC_EDGE_ROAD }, { GDK_KEY_c, CARC_EDGE_CITY } };
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (gdk_keyval_to_lower (keyval) == table[i].keyval)
      {
        set_edge (self, side_of (button), table[i].edge);
        return TRUE;
      }
  if (gdk_keyval_to_lower (keyval) != GDK_KEY_w)
    return FALSE;
  set_edge (self, side_of (button), is_big (self) ? CARC_EDGE_WATER : CARC_EDGE_RIVER);
  return TRUE;
}

static void
on_tile_changed (ArbTilePage *self)
{
  CarcOwnGroup *group;
  g_autofree char *copies = NULL;
  g_autofree char *name = NULL;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  group = tile_group (self);
  name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));
  copies = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (self->copies));
  carc_own_group_set (group, "name", name);
  carc_own_group_set (group, "copies", g_str_equal (copies, "1") ? NULL : copies);
  carc_own_group_set (group, "start", gtk_switch_get_active (self->start) ? "true" : NULL);
  end_edit (self);
}

static void
on_id (ArbTilePage *self)
{
  g_autofree char *id = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->id_row))));

  if (self->updating || g_str_equal (id, self->id) || carc_own_is_cell (id))
    return;
  begin_edit (self);
  arb_tile_rename (self->set, self->id, id);
  g_free (self->id);
  self->id = g_steal_pointer (&id);
  end_edit (self);
}

static void
on_size (ArbTilePage *self)
{
  const guint selected = adw_combo_row_get_selected (self->size_row);
  guint w, h;

  if (self->updating || self->set == NULL || selected >= 16)
    return;
  arb_tile_get_size (self->set, self->id, &w, &h);
  if (selected % 4 + 1 == w && selected / 4 + 1 == h)
    return;
  begin_edit (self);
  self->column = self->row = 0;
  arb_tile_resize (self->set, self->id, selected % 4 + 1, selected / 4 + 1);
  end_edit (self);
}

/* ---- what is joined ---- */

static void
show_joins (ArbTilePage *self)
{
  arb_tile_joins_show (self->cities_row, &self->cell, CARC_CITY);
  arb_tile_joins_show (self->roads_row, &self->cell, CARC_ROAD);
  arb_tile_joins_show (self->river_row, &self->cell, CARC_RIVER);
  arb_tile_joins_show (self->farms_row, &self->cell, CARC_FARM);
}

static void
on_join (ArbTilePage *self, GParamSpec *pspec, AdwComboRow *row)
{
  const CarcKind kind = row == self->cities_row  ? CARC_CITY
                        : row == self->roads_row ? CARC_ROAD
                        : row == self->river_row ? CARC_RIVER
                                                 : CARC_FARM;

  if (self->updating || self->set == NULL || !arb_tile_joins_take (row, &self->cell, kind))
    return;
  begin_edit (self);
  write_cell (self);
}

static void
on_inner (ArbTilePage *self)
{
  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  carc_cell_set_inner_farms (&self->cell, (guint) gtk_spin_button_get_value_as_int (self->inner));
  write_cell (self);
}

static void
on_cloister (ArbTilePage *self)
{
  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  carc_cell_set_cloister (&self->cell, gtk_switch_get_active (self->cloister));
  write_cell (self);
}

static void
on_feature (ArbTilePage *self)
{
  CarcCell cell;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  cell = *arb_tile_features_get (self->features);
  self->cell = cell;
  write_cell (self);
}

/* ---- the notation ---- */

static char *
typed_text (ArbTilePage *self)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (self->lines, &start, &end);
  return gtk_text_buffer_get_text (self->lines, &start, &end, FALSE);
}

/* The lines that the person has typed, without blanks around them, as they are in a group. */
static GPtrArray *
typed_lines (ArbTilePage *self)
{
  g_autofree char *text = typed_text (self);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GPtrArray *typed = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; lines[i] != NULL && i < LINES_MAX; i++)
    if (*g_strstrip (lines[i]) != '\0')
      g_ptr_array_add (typed, g_strdup (g_strdelimit (lines[i], "\t", ' ')));
  return typed;
}

static void
on_text (ArbTilePage *self)
{
  CarcOwnGroup *group;

  if (self->updating || self->set == NULL)
    return;
  begin_edit (self);
  group = edited_group (self);
  g_ptr_array_unref (group->lines);
  group->lines = typed_lines (self);
  end_edit (self);
}

/* Text that says the same stays as it is: the person may be typing it. */
static void
show_text (ArbTilePage *self)
{
  const CarcOwnGroup *group = edited_group (self);
  g_autoptr (GPtrArray) typed = typed_lines (self);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;

  if (typed->len == group->lines->len && typed->len > 0)
    {
      guint same = 0;

      while (same < typed->len && g_str_equal (typed->pdata[same], group->lines->pdata[same]))
        same++;
      if (same == typed->len)
        return;
    }
  text = g_strchomp (carc_own_group_text (group));
  shown = typed_text (self);
  if (!g_str_equal (shown, text))
    gtk_text_buffer_set_text (self->lines, text, -1);
}

/* ---- the picture ---- */

static void
update_picture (ArbTilePage *self)
{
  g_autoptr (GdkTexture) texture = self->drawn != NULL ? arb_tile_picture_large (self->drawn) : NULL;

  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (texture));
}

static void
on_cell (GtkToggleButton *button, ArbTilePage *self)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  self->column = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "column"));
  self->row = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row"));
  tile_page_update (self);
}

static void
show_cells (ArbTilePage *self)
{
  guint w, h;

  arb_tile_get_size (self->set, self->id, &w, &h);
  arb_tile_cells_show (self->cells, w, h, G_CALLBACK (on_cell), self);
  arb_tile_cells_choose (self->cells, self->column, self->row);
}

/* ---- update ---- */

static void
show_edges (ArbTilePage *self)
{
  static const char *const titles[4] = { N_ ("North side"), N_ ("East side"), N_ ("South side"), N_ ("West side") };

  for (guint side = 0; side < 4; side++)
    {
      const char *title = edge_title ((CarcEdge) self->cell.edges[side]);
      g_autofree char *name = g_strdup_printf ("%s: %s", _ (titles[side]), title);

      gtk_button_set_label (GTK_BUTTON (self->edges[side]), title);
      arb_widget_name (self->edges[side], name);
      gtk_widget_set_sensitive (self->edges[side], self->readable);
    }
}

/* Reads the tile and its cell; `why` gets what is wrong. */
static gboolean
read_tile (ArbTilePage *self, TableRefusal *why)
{
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);
  CarcCell cell;
  const gboolean sound = carc_own_tile (self->set, (guint) arb_tile_find (self->set, self->id), tile, why);

  if (sound)
    {
      g_free (self->drawn);
      self->drawn = g_steal_pointer (&tile);
    }
  self->readable = carc_own_cell (edited_group (self), &cell, sound ? why : NULL);
  if (self->readable)
    self->cell = cell;
  for (guint i = 0; sound && i < self->set->groups->len; i++)
    {
      const CarcOwnGroup *other = self->set->groups->pdata[i];

      if ((int) i != arb_tile_find (self->set, self->id) && g_str_equal (other->id, self->id))
        return table_refuse (why, _ ("two tiles have this id"));
    }
  return sound;
}

static void
show_tile_rows (ArbTilePage *self)
{
  const CarcOwnGroup *group = tile_group (self);
  const char *name = carc_own_group_get (group, "name"), *copies = carc_own_group_get (group, "copies");
  const char *shown = gtk_editable_get_text (GTK_EDITABLE (self->name_row));
  g_autofree char *stripped = g_strstrip (g_strdup (shown));
  int number = 1;
  guint w, h;

  if (!g_str_equal (stripped, name != NULL ? name : ""))
    gtk_editable_set_text (GTK_EDITABLE (self->name_row), name != NULL ? name : "");
  gtk_editable_set_text (GTK_EDITABLE (self->id_row), self->id);
  if (copies != NULL)
    table_words_number (copies, 1, 99, &number);
  gtk_spin_button_set_value (self->copies, number);
  gtk_switch_set_active (self->start, g_strcmp0 (carc_own_group_get (group, "start"), "true") == 0);
  arb_tile_get_size (self->set, self->id, &w, &h);
  adw_combo_row_set_selected (self->size_row, 4 * (h - 1) + w - 1);
}

static gboolean
cell_has_cloister (const CarcCell *cell)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (cell->segments[i].kind == CARC_CLOISTER)
      return TRUE;
  return FALSE;
}

static void
tile_page_update (ArbTilePage *self)
{
  TableRefusal why = { "" };
  gboolean sound;
  g_autofree char *sentence = NULL;

  if (self->set == NULL || tile_group (self) == NULL)
    return;
  self->updating = TRUE;
  sound = read_tile (self, &why);
  sentence = arb_sentence (why.sentence);
  show_tile_rows (self);
  show_edges (self);
  show_joins (self);
  show_cells (self);
  gtk_spin_button_set_value (self->inner, carc_cell_inner_farms (&self->cell));
  gtk_switch_set_active (self->cloister, cell_has_cloister (&self->cell));
  arb_tile_features_set (self->features, &self->cell);
  gtk_widget_set_sensitive (self->joins_group, self->readable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->features), self->readable);
  gtk_image_set_from_icon_name (self->verdict_icon, sound ? "emblem-ok-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (self->verdict, sound ? _ ("You can play with this tile.") : sentence);
  gtk_label_set_label (self->fault, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->fault), !sound);
  arb_widget_set_class (GTK_WIDGET (self->text), "faulty", !self->readable);
  show_text (self);
  update_picture (self);
  self->updating = FALSE;
}

/* ---- the widget ---- */

static void
arb_tile_page_class_init (ArbTilePageClass *klass)
{
  TABLE_FREES (klass, ArbTilePage, g_free, id, drawn);
  table_signal_new (klass, "editing", 0);
  table_signal_new (klass, "edited", 0);
  arb_class_template (klass, "tile-page.ui");
  ARB_BIND_CHILDREN (klass, ArbTilePage, grid, picture, cells, verdict_icon, verdict, tile_group, joins_group, name_row,
                     id_row, copies, start, size_row, cities_row, roads_row, river_row, farms_row, inner, cloister,
                     features_place, text, lines, fault);
  ARB_BIND_CALLBACKS (klass, on_tile_changed, on_id, on_size, on_join, on_inner, on_cloister, on_text);
}

static void
add_edges (ArbTilePage *self)
{
  static const int places[4][2] = { { 1, 0 }, { 2, 1 }, { 1, 2 }, { 0, 1 } };

  for (guint side = 0; side < 4; side++)
    {
      GtkWidget *edge = self->edges[side] = gtk_button_new_with_label ("");
      GtkEventController *keys = gtk_event_controller_key_new ();

      gtk_widget_add_css_class (edge, "lake-edge");
      gtk_widget_set_halign (edge, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (edge, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (edge), "side", GUINT_TO_POINTER (side));
      g_signal_connect_object (edge, "clicked", G_CALLBACK (on_edge), self, 0);
      g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_edge_key), self, 0);
      gtk_widget_add_controller (edge, keys);
      gtk_grid_attach (self->grid, edge, places[side][0], places[side][1], 1, 1);
    }
}

static void
arb_tile_page_init (ArbTilePage *self)
{
  g_autoptr (GtkStringList) sizes = gtk_string_list_new (NULL);

  self->updating = TRUE;
  carc_cell_blank (&self->cell);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_edges (self);
  for (guint i = 0; i < 16; i++)
    {
      g_autofree char *size = g_strdup_printf ("%u × %u", i % 4 + 1, i / 4 + 1);

      gtk_string_list_append (sizes, size);
    }
  adw_combo_row_set_model (self->size_row, G_LIST_MODEL (sizes));
  self->features = g_object_new (ARB_TYPE_TILE_FEATURES, NULL);
  adw_bin_set_child (self->features_place, GTK_WIDGET (self->features));
  g_signal_connect_object (self->features, "changed", G_CALLBACK (on_feature), self, G_CONNECT_SWAPPED);
  self->updating = FALSE;
  tile_page_update (self);
  arb_palette_watch (G_OBJECT (self), G_CALLBACK (update_picture));
}

void
arb_tile_page_show (ArbTilePage *self, CarcOwnSet *set, const char *id)
{
  guint w, h;

  g_return_if_fail (ARB_IS_TILE_PAGE (self));

  self->set = id != NULL ? set : NULL;
  if (id != NULL && g_strcmp0 (id, self->id) != 0)
    {
      g_free (self->id);
      self->id = g_strdup (id);
      self->column = self->row = 0;
      g_clear_pointer (&self->drawn, g_free);
      carc_cell_blank (&self->cell);
    }
  if (self->set != NULL && tile_group (self) != NULL)
    {
      arb_tile_get_size (set, id, &w, &h);
      self->column = MIN (self->column, w - 1);
      self->row = MIN (self->row, h - 1);
    }
  tile_page_update (self);
}

const char *
arb_tile_page_get_id (ArbTilePage *self)
{
  g_return_val_if_fail (ARB_IS_TILE_PAGE (self), NULL);

  return self->set != NULL ? self->id : NULL;
}
