/* tile-editor.c - see tile-editor.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A snapshot of the set is taken before every change; undo and redo exchange the set for a snapshot.  While a person
 * types in one field, that is one change.
 */
#include "config.h"

#include "tile-editor.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/palette.h"
#include "app/kit/picture.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "art/art-export.h"
#include "evening/game-files.h"
#include "lake-editor.h"
#include "tile-page.h"
#include "tile-sets.h"

#define THUMBNAIL 40
#define UNDO_MAX 200
#define KEEP_AFTER 400 /* milliseconds without a further change */

typedef struct
{
  CarcOwnSet *set;
  char *id; /* of the tile that was shown */
} Snapshot;

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
  ArbTilePage *page;
  ArbLakeEditor *lake;

  char *folder;
  CarcOwnSet *set;
  char *kept_as;          /* the name under which it was kept last; NULL: not yet */
  GPtrArray *undo, *redo; /* Snapshot* */
  GtkWidget *typed_in;    /* where the last change was typed; not owned, only compared */
  guint keeping;          /* the source that keeps the set */
  gboolean has_lake;
  gboolean has_set;
  gboolean updating;
};

enum
{
  KEPT,
  LAYOUT,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_TYPE (ArbTileEditor, arb_tile_editor, ADW_TYPE_BIN)

static void
snapshot_free (gpointer data)
{
  Snapshot *snapshot = data;

  carc_own_set_free (snapshot->set);
  g_free (snapshot->id);
  g_free (snapshot);
}

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
      g_signal_emit (self, signals[KEPT], 0);
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
  self->keeping = g_timeout_add (KEEP_AFTER, on_keep, self);
}

/* ---- the list ---- */

static const char *
row_id (GtkListBoxRow *row)
{
  return row != NULL ? g_object_get_data (G_OBJECT (row), "id") : NULL;
}

static const char *
shown_id (ArbTileEditor *self)
{
  return row_id (gtk_list_box_get_selected_row (self->list));
}

static GtkWidget *
row_new (const char *id)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *picture = gtk_image_new ();
  GtkWidget *title = gtk_label_new (NULL), *more = gtk_label_new (NULL), *fault = gtk_image_new ();

  gtk_image_set_pixel_size (GTK_IMAGE (picture), THUMBNAIL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (more), 0);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (more), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_add_css_class (more, "dim-label");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), more);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), fault);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data_full (G_OBJECT (row), "id", g_strdup (id), g_free);
  g_object_set_data (G_OBJECT (row), "picture", picture);
  g_object_set_data (G_OBJECT (row), "title", title);
  g_object_set_data (G_OBJECT (row), "more", more);
  g_object_set_data (G_OBJECT (row), "fault", fault);
  return row;
}

static void
fill_row (GtkWidget *row, const CarcTile *tile, const char *title, const char *more, const char *fault)
{
  GtkImage *picture = g_object_get_data (G_OBJECT (row), "picture"),
           *sign = g_object_get_data (G_OBJECT (row), "fault");
  g_autofree char *said = g_strdup_printf ("%s, %s", title, fault != NULL ? fault : more);

  if (tile != NULL)
    {
      g_autoptr (GdkTexture) texture = arb_tile_page_thumbnail (tile, 2 * THUMBNAIL);

      gtk_image_set_from_paintable (picture, GDK_PAINTABLE (texture));
    }
  else
    gtk_image_set_from_icon_name (picture, "dialog-warning-symbolic");
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "title"), title);
  gtk_label_set_text (g_object_get_data (G_OBJECT (row), "more"), more);
  gtk_image_set_from_icon_name (sign, fault != NULL ? "dialog-warning-symbolic" : NULL);
  gtk_widget_set_visible (GTK_WIDGET (sign), fault != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static int
find_group (ArbTileEditor *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->set->groups->len; i++)
    if (g_str_equal (((CarcOwnGroup *) self->set->groups->pdata[i])->id, id))
      return (int) i;
  return -1;
}

static void
update_row (ArbTileEditor *self, GtkWidget *row)
{
  const char *id = row_id (GTK_LIST_BOX_ROW (row));
  const int at = find_group (self, id);
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);
  TableRefusal why = { "" };
  const CarcOwnGroup *group;
  const char *name, *copies;
  gboolean sound;
  g_autofree char *more = NULL;
  g_autofree char *fault = NULL;

  if (at < 0)
    return;
  group = self->set->groups->pdata[at];
  name = carc_own_group_get (group, "name");
  copies = carc_own_group_get (group, "copies");
  sound = carc_own_tile (self->set, (guint) at, tile, &why);
  more = g_strdup_printf ("%s × %s", id, copies != NULL ? copies : "1");
  fault = sound ? NULL : arb_sentence (why.sentence);
  fill_row (row, sound ? tile : NULL, name != NULL ? name : id, more, fault);
}

static void
fill_lake_row (ArbTileEditor *self, GtkWidget *row)
{
  g_autofree CarcTile *tile = g_new0 (CarcTile, 1);
  CarcLakeLayout layout;

  arb_lake_editor_get_layout (self->lake, &layout);
  carc_lake_layout_build (&layout, tile);
  fill_row (row, tile, _ ("The lake"), _ ("its layout"), NULL);
}

static GtkWidget *
find_row (ArbTileEditor *self, const char *id)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_strcmp0 (row_id (row), id) == 0)
      return GTK_WIDGET (row);
  return NULL;
}

/* Makes all rows anew and selects the one with this id, or else the last one. */
static void
fill_list (ArbTileEditor *self, const char *wanted)
{
  g_autofree char *id = g_strdup (wanted);
  GtkWidget *row;

  self->updating = TRUE;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  if (self->has_lake)
    {
      row = row_new ("");
      gtk_list_box_append (self->list, row);
      fill_lake_row (self, row);
    }
  for (guint i = 0; i < self->set->groups->len; i++)
    {
      const CarcOwnGroup *group = self->set->groups->pdata[i];

      if (carc_own_is_cell (group->id))
        continue;
      row = row_new (group->id);
      gtk_list_box_append (self->list, row);
      update_row (self, row);
    }
  row = find_row (self, id);
  if (row == NULL)
    row = gtk_widget_get_last_child (GTK_WIDGET (self->list));
  self->updating = FALSE;
  gtk_list_box_select_row (self->list, GTK_IS_LIST_BOX_ROW (row) ? GTK_LIST_BOX_ROW (row) : NULL);
}

/* ---- what is shown ---- */

static void
tile_editor_update (ArbTileEditor *self)
{
  const char *id = shown_id (self);
  const gboolean tile = id != NULL && *id != '\0';

  arb_tile_page_show (self->page, self->set, tile ? id : NULL);
  gtk_stack_set_visible_child_name (self->stack, id == NULL ? "none" : tile ? "tile" : "lake");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.copy", tile);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.remove", tile);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.undo", self->undo->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.redo", self->redo->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.share", self->set->groups->len > 0);
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
on_folded (ArbTileEditor *self)
{
  gtk_widget_set_visible (self->back, self->has_set && adw_leaflet_get_folded (self->leaflet));
}

static void
go_back (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  adw_leaflet_set_visible_child (self->leaflet, self->side);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* ---- changes ---- */

static Snapshot *
snapshot_new (ArbTileEditor *self)
{
  Snapshot *snapshot = g_new0 (Snapshot, 1);

  snapshot->set = carc_own_set_copy (self->set);
  snapshot->id = g_strdup (shown_id (self));
  return snapshot;
}

static void
on_editing (ArbTileEditor *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean typing = GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);

  g_ptr_array_set_size (self->redo, 0);
  if (typing && focus == self->typed_in)
    return;
  self->typed_in = typing ? focus : NULL;
  g_ptr_array_add (self->undo, snapshot_new (self));
  if (self->undo->len > UNDO_MAX)
    g_ptr_array_remove_index (self->undo, 0);
}

static void
on_edited (ArbTileEditor *self)
{
  const char *id = arb_tile_page_get_id (self->page);
  GtkWidget *row = find_row (self, id);

  if (row == NULL) /* the tile has another id now */
    fill_list (self, id);
  else
    {
      update_row (self, row);
      tile_editor_update (self);
    }
  keep_soon (self);
}

static void
exchange (ArbTileEditor *self, GPtrArray *from, GPtrArray *to)
{
  Snapshot *snapshot;

  if (from->len == 0)
    return;
  g_ptr_array_add (to, snapshot_new (self));
  snapshot = g_ptr_array_steal_index (from, from->len - 1);
  arb_tile_page_show (self->page, NULL, NULL);
  carc_own_set_free (self->set);
  self->set = g_steal_pointer (&snapshot->set);
  gtk_editable_set_text (GTK_EDITABLE (self->name_row), self->set->name);
  self->typed_in = NULL;
  fill_list (self, snapshot->id);
  tile_editor_update (self);
  snapshot_free (snapshot);
  keep_soon (self);
}

static void
undo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  exchange (self, self->undo, self->redo);
}

static void
redo (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);

  exchange (self, self->redo, self->undo);
}

/* An id that no tile of the set has: "fair/3". */
static char *
free_id (ArbTileEditor *self)
{
  g_autofree char *ascii = g_str_to_ascii (self->set->name, "C");
  g_autoptr (GString) stem = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0' && stem->len < 16; c++)
    if (g_ascii_isalnum (*c))
      g_string_append_c (stem, g_ascii_tolower (*c));
  for (guint i = 1;; i++)
    {
      char *id = g_strdup_printf ("%s/%u", stem->len > 0 ? stem->str : "own", i);

      if (find_group (self, id) < 0)
        return id;
      g_free (id);
    }
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
  g_autofree char *id = free_id (self);
  CarcOwnGroup *group;

  if (!has_room (self, 1))
    return;
  on_editing (self);
  group = carc_own_group_new (id);
  carc_own_group_set (group, "farms", "nnw nne ene ese sse ssw wsw wnw");
  g_ptr_array_add (self->set->groups, group);
  show_new (self, id);
}

/* Is this group the tile, or one of its cells? */
static gboolean
belongs_to (const CarcOwnGroup *group, const char *id)
{
  const gsize length = strlen (id);

  return g_str_equal (group->id, id)
         || (carc_own_is_cell (group->id) && strncmp (group->id, id, length) == 0 && group->id[length] == '/'
             && strchr (group->id + length + 1, '/') == NULL);
}

static void
copy_tile (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *from = g_strdup (shown_id (self));
  g_autofree char *id = free_id (self);
  const guint n = self->set->groups->len;
  guint cells = 0;

  for (guint i = 0; i < n; i++)
    cells += belongs_to (self->set->groups->pdata[i], from);
  if (!has_room (self, cells))
    return;
  on_editing (self);
  for (guint i = 0; i < n; i++)
    {
      const CarcOwnGroup *group = self->set->groups->pdata[i];
      g_autofree char *other = g_strconcat (id, group->id + MIN (strlen (group->id), strlen (from)), NULL);
      CarcOwnGroup *copy;

      if (!belongs_to (group, from))
        continue;
      copy = carc_own_group_new (other);
      for (guint k = 0; k < group->lines->len; k++)
        g_ptr_array_add (copy->lines, g_strdup (group->lines->pdata[k]));
      g_ptr_array_add (self->set->groups, copy);
    }
  show_new (self, id);
}

static void
remove_tile (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (widget);
  g_autofree char *id = g_strdup (shown_id (self));

  on_editing (self);
  arb_tile_page_show (self->page, NULL, NULL);
  for (guint i = self->set->groups->len; i-- > 0;)
    if (belongs_to (self->set->groups->pdata[i], id))
      g_ptr_array_remove_index (self->set->groups, i);
  fill_list (self, NULL);
  tile_editor_update (self);
  keep_soon (self);
}

static gboolean
is_taken (ArbTileEditor *self, const char *name)
{
  g_autoptr (GPtrArray) sets = arb_tile_sets_read (self->folder);
  g_autofree char *key = table_name_key (name);
  g_autofree char *own = self->kept_as != NULL ? table_name_key (self->kept_as) : g_strdup ("");

  for (guint i = 0; i < sets->len; i++)
    {
      g_autofree char *other = table_name_key (((CarcOwnSet *) sets->pdata[i])->name);

      if (g_str_equal (other, key) && !g_str_equal (other, own))
        return TRUE;
    }
  return FALSE;
}

static void
on_name (ArbTileEditor *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row))));
  TableRefusal why = { "" };

  if (carc_own_check_name (name, &why) && is_taken (self, name))
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
  GtkWidget *row = find_row (self, "");

  if (row != NULL)
    fill_lake_row (self, row);
  g_signal_emit (self, signals[LAYOUT], 0);
}

/* ---- sharing ---- */

static void
write_set (GFile *file, gpointer data)
{
  ArbTileEditor *self = data;
  g_autofree char *text = carc_own_set_print (self->set);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GError) error = NULL;
  g_autofree char *told = NULL;

  if (arb_text_write (text, file, &error))
    {
      told = g_strdup_printf (_ ("Saved as “%s”"), name);
      arb_dialog_toast (GTK_WIDGET (self->list), told);
      return;
    }
  told = arb_sentence (error->message);
  arb_dialog_trouble (GTK_WIDGET (self), _ ("The Set Was Not Saved"), told);
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
arb_tile_editor_finalize (GObject *object)
{
  ArbTileEditor *self = ARB_TILE_EDITOR (object);

  carc_own_set_free (self->set);
  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  g_free (self->folder);
  g_free (self->kept_as);
  G_OBJECT_CLASS (arb_tile_editor_parent_class)->finalize (object);
}

static void
tile_editor_bind (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, leaflet);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, side);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, main);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, back);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, set_place);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, name_row);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, trouble);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, list);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, stack);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, page);
  gtk_widget_class_bind_template_child (widget_class, ArbTileEditor, lake);
  gtk_widget_class_bind_template_callback (widget_class, on_folded);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_name);
  gtk_widget_class_bind_template_callback (widget_class, on_editing);
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  gtk_widget_class_bind_template_callback (widget_class, on_lake);
}

static void
arb_tile_editor_class_init (ArbTileEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = arb_tile_editor_dispose;
  G_OBJECT_CLASS (klass)->finalize = arb_tile_editor_finalize;
  widget_class->unroot = arb_tile_editor_unroot;
  signals[KEPT] = g_signal_new ("kept", ARB_TYPE_TILE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LAYOUT] = g_signal_new ("layout", ARB_TYPE_TILE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  0);

  g_type_ensure (ARB_TYPE_TILE_PAGE);
  g_type_ensure (ARB_TYPE_LAKE_EDITOR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/arbitress/Arbitress/tile-editor.ui");
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

static void
arb_tile_editor_init (ArbTileEditor *self)
{
  self->set = carc_own_set_new ("");
  self->undo = g_ptr_array_new_with_free_func (snapshot_free);
  self->redo = g_ptr_array_new_with_free_func (snapshot_free);
  gtk_widget_init_template (GTK_WIDGET (self));
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

  arb_lake_editor_set_layout (self->lake, layout);
  self->has_lake = TRUE;
  fill_list (self, self->has_set ? shown_id (self) : "");
  tile_editor_update (self);
}

void
arb_tile_editor_get_layout (ArbTileEditor *self, CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_TILE_EDITOR (self));

  arb_lake_editor_get_layout (self->lake, layout);
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
  if (set != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  return self;
}
