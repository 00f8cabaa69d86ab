/* tile-editor.c - see tile-editor.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Before every change, the history gets the set and the layout of the lake as they are.  While a person types in one
 * field, that is one change.
 */
#include "config.h"

#include "tile-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "art/art-export.h"
#include "evening/game-files.h"
#include "evening/reason.h"
#include "lake-editor.h"
#include "tile-groups.h"
#include "tile-history.h"
#include "tile-page.h"
#include "tile-row.h"
#include "tile-sets.h"

#define KEEP_AFTER 400 /* milliseconds without a further change */

struct _ArbTileEditor
{
  AdwBin parent_instance;

  AdwLeaflet *leaflet;
  GtkWidget *side;
  GtkWidget *main;
  GtkWidget *back;
  GtkWidget *set_place;
  AdwEntryRow *name_row;
  GtkLabel *trouble;
  GtkListBox *list;
  GtkStack *stack;
  GtkWidget *first; /* the button for the first tile */
  ArbTilePage *page;
  ArbLakeEditor *lake;

  char *folder;
  CarcOwnSet *set;
  CarcLakeLayout layout;
  char *kept_as; /* the name under which it was kept last; NULL: not yet */
  ArbTileHistory *history;
  GtkWidget *typed_in; /* where the last change was typed; not owned, only compared */
  guint keeping;       /* the source that keeps the set */
  gboolean has_lake;
  gboolean has_set;
  gboolean updating;
};

G_DEFINE_TYPE (ArbTileEditor, arb_tile_editor, ADW_TYPE_BIN)

/* ---- keeping ---- */

static void
show_trouble (ArbTileEditor *self, const char *refusal)
{
  g_autofree char *sentence = arb_sentence (refusal);

  gtk_label_set_label (self->trouble, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), refusal[0] != '\0');
}

static void
keep_now (ArbTileEditor *self)
{
  TableRefusal why = { "" };

  g_clear_handle_id (&self->keeping, g_source_remove);
  if (arb_tile_sets_keep (self->folder, self->set, &why))
    {
      g_autofree char *key = table_name_key (self->set->name);
      g_autofree char *old = self->kept_as != NULL ? table_name_key (self->kept_as) : NULL;

      if (old != NULL && !g_str_equal (old, key))
        arb_tile_sets_remove (self->folder, self->kept_as);
      g_free (self->kept_as);
      self->kept_as = g_strdup (self->set->name);
      g_signal_emit_by_name (self, "kept");
    }
  show_trouble (self, why.sentence);
}

static gboolean
on_keep (gpointer data)
{
  ArbTileEditor *self = data;

  self->keeping = 0;
  keep_now (self);
  return G_SOURCE_REMOVE;
}

static void
keep_soon (ArbTileEditor *self)
{
  g_clear_handle_id (&self->keeping, g_source_remove);
  if (self->has_set)
    self->keeping = g_timeout_add (KEEP_AFTER, on_keep, self);
}

/* ---- the list ---- */

static const char *
shown_id (ArbTileEditor *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);

  return row != NULL ? arb_tile_row_get_id (ARB_TILE_ROW (row)) : NULL;
}

static ArbTileRow *
find_row (ArbTileEditor *self, const char *id)
{
  GtkListBoxRow *row;

  for (int i = 0; id != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (arb_tile_row_get_id (ARB_TILE_ROW (row)), id))
      return ARB_TILE_ROW (row);
  return NULL;
}

/* The lake is not a tile of the set, so it has a title of its own. */
static void
set_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  ArbTileEditor *self = data;

  if (!self->has_set || !arb_tile_row_is_lake (ARB_TILE_ROW (row)))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) == NULL)
    gtk_list_box_row_set_header (row, arb_label_new (_ ("Also in this game"), "list-title", NULL));
}

/* Makes all rows anew and selects the one with this id, or else the last tile. */
static void
fill_list (ArbTileEditor *self, const char *wanted)
{
  g_autofree char *id = g_strdup (wanted);
  GtkWidget *row, *last = NULL;
  GtkListBoxRow *first;
  ArbTileRow *chosen;

  self->updating = TRUE;
  while ((first = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (first));
  for (guint i = 0; i < self->set->groups->len; i++)
    {
      const CarcOwnGroup *group = self->set->groups->pdata[i];

      if (carc_own_is_cell (group->id))
        continue;
      last = arb_tile_row_new (group->id);
      gtk_list_box_append (self->list, last);
      arb_tile_row_show_tile (ARB_TILE_ROW (last), self->set);
    }
  if (self->has_lake)
    {
      row = arb_tile_row_new (ARB_TILE_ROW_LAKE);
      gtk_list_box_append (self->list, row);
      arb_tile_row_show_lake (ARB_TILE_ROW (row), &self->layout);
    }
  chosen = find_row (self, id);
  if (chosen != NULL)
    last = GTK_WIDGET (chosen);
  self->updating = FALSE;
  gtk_list_box_select_row (self->list, last != NULL ? GTK_LIST_BOX_ROW (last) : NULL);
}

/* ---- what is shown ---- */

static void
tile_editor_update (ArbTileEditor *self)
{
  const char *id = shown_id (self);
  const gboolean tile = id != NULL && !g_str_equal (id, ARB_TILE_ROW_LAKE);

  arb_tile_page_show (self->page, self->set, tile ? id : NULL);
  gtk_stack_set_visible_child_name (self->stack, id == NULL ? "none" : tile ? "tile" : "lake");
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.add", self->has_set);
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.copy", tile);
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.remove", tile);
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.undo", self->history->undo->len > 0);
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.redo", self->history->redo->len > 0);
  arb_widget_enable_action (GTK_WIDGET (self), "tiles.share", self->set->groups->len > 0);
  gtk_widget_set_visible (self->set_place, self->has_set);
}

static void
on_row_selected (ArbTileEditor *self, GtkListBoxRow *row)
{
  self->typed_in = NULL;
  if (!self->updating)
    tile_editor_update (self);
}

static void
on_row_activated (ArbTileEditor *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->main);
}

static void
follow_fold (GtkWidget *widget)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  const gboolean folded = adw_leaflet_get_folded (self->leaflet);

  gtk_widget_set_visible (self->back, self->has_set && folded);
  /* What had the focus may be hidden now. */
  if (folded && self->has_set && adw_leaflet_get_visible_child (self->leaflet) == self->side)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
on_folded (ArbTileEditor *self)
{
  arb_widget_next_frame (GTK_WIDGET (self), follow_fold);
}

static void
go_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->side);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* ---- changes ---- */

static ArbTileStep *
step_new (ArbTileEditor *self)
{
  return arb_tile_step_new (self->set, &self->layout, shown_id (self));
}

static void
on_editing (ArbTileEditor *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean typing = GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);

  arb_tile_history_forget_redo (self->history);
  if (typing && focus == self->typed_in)
    return;
  self->typed_in = typing ? focus : NULL;
  arb_tile_history_add (self->history, step_new (self));
}

static void
on_edited (ArbTileEditor *self)
{
  const char *id = arb_tile_page_get_id (self->page);
  ArbTileRow *row = find_row (self, id);

  if (row == NULL) /* the tile has another id now */
    fill_list (self, id);
  else
    {
      arb_tile_row_show_tile (row, self->set);
      tile_editor_update (self);
    }
  keep_soon (self);
}

static void
set_layout (ArbTileEditor *self, const CarcLakeLayout *layout)
{
  if (memcmp (layout, &self->layout, sizeof *layout) == 0)
    return;
  self->layout = *layout;
  arb_lake_editor_set_layout (self->lake, layout);
  g_signal_emit_by_name (self, "layout");
}

/* Goes to another step of the history; NULL: there is none. */
static void
go_to (ArbTileEditor *self, ArbTileStep *step)
{
  if (step == NULL)
    return;
  arb_tile_page_show (self->page, NULL, NULL);
  carc_own_set_free (self->set);
  self->set = g_steal_pointer (&step->set);
  set_layout (self, &step->layout);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->set->name);
  self->typed_in = NULL;
  fill_list (self, step->id);
  tile_editor_update (self);
  arb_tile_step_free (step);
  keep_soon (self);
}

static void
undo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  go_to (self, arb_tile_history_undo (self->history, step_new (self)));
}

static void
redo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  go_to (self, arb_tile_history_redo (self->history, step_new (self)));
}

static gboolean
has_room (ArbTileEditor *self, guint n)
{
  if (self->set->groups->len + n <= CARC_OWN_GROUPS_MAX)
    return TRUE;
  arb_dialog_toast (GTK_WIDGET (self->list), _ ("This set is full"));
  return FALSE;
}

static void
show_new (ArbTileEditor *self, const char *id)
{
  fill_list (self, id);
  tile_editor_update (self);
  adw_leaflet_set_visible_child (self->leaflet, self->main);
  keep_soon (self);
}

static void
add_tile (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *id = arb_tile_free_id (self->set);

  if (!has_room (self, 1))
    return;
  on_editing (self);
  arb_tile_add (self->set, id);
  show_new (self, id);
}

static void
copy_tile (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *from = g_strdup (shown_id (self));
  g_autofree char *id = arb_tile_free_id (self->set);

  if (!has_room (self, arb_tile_count (self->set, from)))
    return;
  on_editing (self);
  arb_tile_copy (self->set, from, id);
  show_new (self, id);
}

static void
remove_tile (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *id = g_strdup (shown_id (self));

  on_editing (self);
  arb_tile_page_show (self->page, NULL, NULL);
  arb_tile_remove (self->set, id);
  fill_list (self, NULL);
  tile_editor_update (self);
  keep_soon (self);
}

static gboolean
is_taken (ArbTileEditor *self, const char *name)
{
  g_autoptr (GPtrArray) sets = arb_tile_sets_read (self->folder);
  const CarcOwnSet *set = arb_tile_sets_find (sets, name);

  return set != NULL && (self->kept_as == NULL || set != arb_tile_sets_find (sets, self->kept_as));
}

static void
on_name (ArbTileEditor *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));
  TableRefusal why = { "" };

  if (carc_own_check_new_name (name, &why) && is_taken (self, name))
    table_refuse (&why, _ ("another set has this name"));
  show_trouble (self, why.sentence);
  if (why.sentence[0] != '\0' || g_str_equal (name, self->set->name))
    return;
  on_editing (self);
  g_free (self->set->name);
  self->set->name = g_steal_pointer (&name);
  tile_editor_update (self);
  keep_now (self);
}

static void
on_lake (ArbTileEditor *self)
{
  ArbTileRow *row = find_row (self, ARB_TILE_ROW_LAKE);

  on_editing (self);
  arb_lake_editor_get_layout (self->lake, &self->layout);
  if (row != NULL)
    arb_tile_row_show_lake (row, &self->layout);
  tile_editor_update (self);
  g_signal_emit_by_name (self, "layout");
}

/* ---- sharing ---- */

static void
write_set (GFile *file, gpointer data)
{
  ArbTileEditor *self = data;
  g_autofree char *text = carc_own_set_print (self->set);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;

  if (arb_text_write (text, file, &error))
    {
      g_autofree char *told = g_strdup_printf (_ ("Saved as “%s”"), name);

      arb_dialog_toast (GTK_WIDGET (self->list), told);
      return;
    }
  arb_dialog_trouble (GTK_WIDGET (self), _ ("The Set Was Not Saved"), arb_reason (error));
}

static void
share (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *name = arb_tile_set_file_name (self->set->name);
  const ArbFileChoice choice = {
    .title = _ ("Save the Set of Tiles"),
    .accept = _ ("_Save"),
    .save = TRUE,
    .name = name,
    .filter = _ ("Sets of tiles"),
    .pattern = "*" ARB_TILES_SUFFIX,
  };

  arb_dialog_file (widget, &choice, write_set, g_object_ref (self), g_object_unref);
}

/* ---- the widget ---- */

static void
arb_tile_editor_unroot (GtkWidget *widget)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  if (self->keeping != 0)
    keep_now (self);
  GTK_WIDGET_CLASS (arb_tile_editor_parent_class)->unroot (widget);
}

static void
arb_tile_editor_dispose (GObject *object)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (object);

  g_clear_handle_id (&self->keeping, g_source_remove);
  self->updating = TRUE;
  G_OBJECT_CLASS (arb_tile_editor_parent_class)->dispose (object);
}

static void
tile_editor_bind (GtkWidgetClass *widget_class)
{
  ARB_BIND_CHILDREN (widget_class, ArbTileEditor, leaflet, side, main, back, set_place, name_row, trouble, list, stack,
                     first, page, lake);
  ARB_BIND_CALLBACKS (widget_class, on_folded, on_row_activated, on_row_selected, on_name, on_editing, on_edited,
                      on_lake);
}

static void
arb_tile_editor_class_init (ArbTileEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_tile_editor_dispose;
  TABLE_FREES (klass, ArbTileEditor, carc_own_set_free, set);
  TABLE_FREES (klass, ArbTileEditor, arb_tile_history_free, history);
  TABLE_FREES (klass, ArbTileEditor, g_free, folder, kept_as);
  widget_class->unroot = arb_tile_editor_unroot;
  table_signal_new (klass, "kept", 0);
  table_signal_new (klass, "layout", 0);

  g_type_ensure (ARB_TYPE_TILE_PAGE);
  g_type_ensure (ARB_TYPE_LAKE_EDITOR);
  arb_class_template (klass, "tile-editor.ui");
  tile_editor_bind (widget_class);
  gtk_widget_class_install_action (widget_class, "tiles.add", NULL, add_tile);
  gtk_widget_class_install_action (widget_class, "tiles.copy", NULL, copy_tile);
  gtk_widget_class_install_action (widget_class, "tiles.remove", NULL, remove_tile);
  gtk_widget_class_install_action (widget_class, "tiles.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "tiles.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "tiles.share", NULL, share);
  gtk_widget_class_install_action (widget_class, "tiles.back", NULL, go_back);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "tiles.add", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, GDK_CONTROL_MASK, "tiles.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "tiles.share", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "tiles.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "tiles.redo", NULL);
}

/* Tab leaves the list at once.  From GTK 4.18 on it else goes from row to row, and selects each of them. */
static void
leave_list_by_tab (GtkListBox *list)
{
  const char *property = "tab-behavior";

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (list), property) != NULL)
    g_object_set (list, property, 1 /* GTK_LIST_TAB_ITEM */, NULL);
}

static void
arb_tile_editor_init (ArbTileEditor *self)
{
  self->set = carc_own_set_new ("");
  self->history = arb_tile_history_new ();
  carc_lake_layout_default (&self->layout);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
  leave_list_by_tab (self->list);
  fill_list (self, NULL);
  tile_editor_update (self);
}

void
arb_tile_editor_set_tiles (ArbTileEditor *self, const char *folder, const CarcOwnSet *set)
{
  g_return_if_fail (ARB_IS_TILE_EDITOR (self) && folder != NULL && set != NULL);

  arb_tile_page_show (self->page, NULL, NULL);
  g_free (self->folder);
  self->folder = g_strdup (folder);
  carc_own_set_free (self->set);
  self->set = carc_own_set_copy (set);
  g_free (self->kept_as);
  self->kept_as = g_strdup (set->name);
  self->has_set = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), set->name);
  fill_list (self, set->groups->len > 0 ? ((CarcOwnGroup *) set->groups->pdata[0])->id : NULL);
  tile_editor_update (self);
}

const CarcOwnSet *
arb_tile_editor_get_tiles (ArbTileEditor *self)
{
  g_return_val_if_fail (ARB_IS_TILE_EDITOR (self), NULL);

  return self->set;
}

void
arb_tile_editor_set_layout (ArbTileEditor *self, const CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_TILE_EDITOR (self));

  self->layout = *layout;
  arb_lake_editor_set_layout (self->lake, layout);
  self->has_lake = TRUE;
  fill_list (self, self->has_set ? shown_id (self) : ARB_TILE_ROW_LAKE);
  tile_editor_update (self);
}

void
arb_tile_editor_get_layout (ArbTileEditor *self, CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_TILE_EDITOR (self));

  *layout = self->layout;
}

ArbTileEditor *
arb_tile_editor_present (GtkWidget *parent, const char *folder, const CarcOwnSet *set, const CarcLakeLayout *layout)
{
  ArbTileEditor *self = g_object_new (ARB_TYPE_TILE_EDITOR, NULL);

  if (set != NULL)
    arb_tile_editor_set_tiles (self, folder, set);
  if (layout != NULL)
    arb_tile_editor_set_layout (self, layout);
  /* For the lake alone, a list at the side would be in the way. */
  gtk_widget_set_visible (self->side, set != NULL);
  adw_leaflet_set_visible_child (self->leaflet, set != NULL ? self->side : self->main);
  arb_dialog_page (parent, set != NULL ? _ ("Tiles of Your Own") : _ ("Layout of the Lake"), GTK_WIDGET (self),
                   set != NULL ? 900 : 560, set != NULL ? 800 : 720, TRUE);
  /* In a set without tiles, the button for the first one has the focus. */
  if (set != NULL)
    gtk_widget_grab_focus (set->groups->len > 0 ? GTK_WIDGET (self->list) : self->first);
  return self;
}
