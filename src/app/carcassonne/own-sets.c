/* own-sets.c - see own-sets.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CarcOwnSet.copies is how often a set is in the game; 0: it is not.
 */
#include "config.h"

#include "own-sets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/kit/dialogs.h"
#include "app/kit/widgets.h"
#include "app/kit/words.h"
#include "carcassonne/carc-systems.h"
#include "evening/game-files.h"
#include "evening/reason.h"
#include "tile-editor.h"
#include "tile-sets.h"

#define COPIES_MAX 4 /* the most that can be chosen here */

struct _ArbOwnSets
{
  AdwBin parent_instance;

  AdwPreferencesGroup *group;
  GPtrArray *rows; /* GtkWidget*, one for each set */
  GPtrArray *sets; /* CarcOwnSet* */
  char *folder;
  GFileMonitor *monitor; /* a file may come from another window */
  CarcLakeLayout layout;
  gboolean has_lake; /* the lake is in the game, so the editor has it, too */
};

G_DEFINE_TYPE (ArbOwnSets, arb_own_sets, ADW_TYPE_BIN)

static void own_sets_update (ArbOwnSets *self);

/* Reads the folder again.  Sets that only the last game had stay, and all stay in the game as often as they are. */
static void
refresh (ArbOwnSets *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->sets);

  self->sets = arb_tile_sets_read (self->folder);
  for (guint i = 0; i < self->sets->len; i++)
    {
      CarcOwnSet *set = self->sets->pdata[i];
      const CarcOwnSet *old = arb_tile_sets_find (before, set->name);

      set->copies = old != NULL ? old->copies : 0;
    }
  for (guint i = 0; i < before->len; i++)
    {
      const CarcOwnSet *set = before->pdata[i];

      if (set->copies > 0 && arb_tile_sets_find (self->sets, set->name) == NULL)
        g_ptr_array_add (self->sets, carc_own_set_copy (set));
    }
  own_sets_update (self);
  g_signal_emit_by_name (self, "changed");
}

/* A set that was written to the folder just now comes into the game. */
static void
put_in_game (ArbOwnSets *self, const char *name)
{
  CarcOwnSet *set;

  refresh (self);
  set = arb_tile_sets_find (self->sets, name);
  if (set != NULL)
    set->copies = 1;
  own_sets_update (self);
  g_signal_emit_by_name (self, "changed");
}

/* ---- the editor ---- */

static void
on_kept (ArbTileEditor *editor, ArbOwnSets *self)
{
  const CarcOwnSet *set = arb_tile_editor_get_tiles (editor);
  const char *before = g_object_get_data (G_OBJECT (editor), "kept-as");
  CarcOwnSet *old = before != NULL ? arb_tile_sets_find (self->sets, before) : NULL;
  CarcOwnSet *kept = carc_own_set_copy (set);

  /* The set may have another name now.  A new one is in the game at once: it was made for it. */
  kept->copies = old != NULL ? old->copies : 1;
  g_ptr_array_remove (self->sets, old);
  g_ptr_array_add (self->sets, kept);
  g_object_set_data_full (G_OBJECT (editor), "kept-as", g_strdup (set->name), g_free);
  refresh (self);
}

static void
on_layout (ArbTileEditor *editor, ArbOwnSets *self)
{
  arb_tile_editor_get_layout (editor, &self->layout);
  g_signal_emit_by_name (self, "layout");
}

static void
edit (ArbOwnSets *self, const CarcOwnSet *set, gboolean known)
{
  ArbTileEditor *editor = arb_tile_editor_present (GTK_WIDGET (self), self->folder, set,
                                                   self->has_lake ? &self->layout : NULL);

  if (known)
    g_object_set_data_full (G_OBJECT (editor), "kept-as", g_strdup (set->name), g_free);
  g_signal_connect_object (editor, "kept", G_CALLBACK (on_kept), self, 0);
  g_signal_connect_object (editor, "layout", G_CALLBACK (on_layout), self, 0);
}

/* "Our tiles", "Our tiles 2": a name that no set has. */
static char *
free_name (ArbOwnSets *self, const char *wanted)
{
  g_autofree char *stem = g_utf8_substring (wanted, 0, MIN (g_utf8_strlen (wanted, -1), CARC_SET_CHARS - 4));

  if (arb_tile_sets_find (self->sets, wanted) == NULL)
    return g_strdup (wanted);
  for (guint i = 2;; i++)
    {
      char *name = g_strdup_printf ("%s %u", stem, i);

      if (arb_tile_sets_find (self->sets, name) == NULL)
        return name;
      g_free (name);
    }
}

static void
new_set (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  ArbOwnSets *self = ARB_OWN_SETS (widget);
  g_autofree char *name = free_name (self, _ ("Our tiles"));
  g_autoptr (CarcOwnSet) set = carc_own_set_new (name);

  edit (self, set, FALSE);
}

/* A set with what a system needs, for the person to complete it.  It is kept and in the game at once. */
static void
on_begin (GtkWidget *button, ArbOwnSets *self)
{
  const CarcSystem *system = g_object_get_data (G_OBJECT (button), "system");
  const char *text = carc_tiles_builtin (system->own_start);
  g_autofree char *name = free_name (self, _ (system->title));
  g_autoptr (CarcOwnSet) set = carc_own_set_read (text, strlen (text), NULL, NULL);
  TableRefusal why = { "" };

  g_free (set->name);
  set->name = g_steal_pointer (&name);
  if (!arb_tile_sets_keep (self->folder, set, &why))
    {
      arb_dialog_trouble (GTK_WIDGET (self), _ ("The Tiles Were Not Opened"), why.sentence);
      return;
    }
  put_in_game (self, set->name);
  edit (self, set, TRUE);
}

static guint
number_of (GtkWidget *widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), "set"));
}

static void
on_edit (GtkWidget *button, ArbOwnSets *self)
{
  edit (self, self->sets->pdata[number_of (button)], TRUE);
}

static void
on_copies (GtkWidget *spin, ArbOwnSets *self)
{
  CarcOwnSet *set = self->sets->pdata[number_of (spin)];

  set->copies = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
  g_signal_emit_by_name (self, "changed");
}

/* ---- removing ---- */

static void
remove_set (gpointer data)
{
  const ArbAbout *removal = data;
  ArbOwnSets *self = ARB_OWN_SETS (removal->widget);

  arb_tile_sets_remove (self->folder, removal->text);
  g_ptr_array_remove (self->sets, arb_tile_sets_find (self->sets, removal->text));
  refresh (self);
}

static void
on_remove (GtkWidget *button, ArbOwnSets *self)
{
  const CarcOwnSet *set = self->sets->pdata[number_of (button)];
  g_autofree char *heading = g_strdup_printf (_ ("Remove the Tiles “%s”?"), set->name);

  arb_dialog_confirm (GTK_WIDGET (self), heading, _ ("Games that were played with them keep them."), _ ("_Remove"),
                      remove_set, arb_about_new (GTK_WIDGET (self), g_strdup (set->name)), arb_about_free);
}

/* ---- files ---- */

static void
on_read (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (ArbOwnSets) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_record_read_finish (G_FILE (file), result, &error);
  g_autofree char *basename = g_file_get_basename (G_FILE (file));
  g_autofree char *name = NULL;
  TableRefusal why = { "" };

  if (bytes == NULL)
    {
      arb_dialog_trouble (GTK_WIDGET (self), _ ("The Tiles Were Not Opened"), arb_reason (error));
      return;
    }
  name = arb_tile_set_import (self->folder, basename, bytes, &why);
  if (name == NULL)
    {
      arb_dialog_trouble (GTK_WIDGET (self), _ ("The Tiles Were Not Opened"), why.sentence);
      return;
    }
  put_in_game (self, name);
}

static void
on_chosen (GFile *file, gpointer self)
{
  arb_record_read (file, NULL, on_read, g_object_ref (self));
}

static void
open_set (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const ArbFileChoice choice = {
    .title = _ ("Open a Set of Tiles"),
    .accept = _ ("_Open"),
    .filter = _ ("Sets of tiles"),
    .pattern = "*" ARB_TILES_SUFFIX,
  };

  arb_dialog_file (widget, &choice, on_chosen, g_object_ref (widget), g_object_unref);
}

/* ---- the rows ---- */

/* The expansions that what is printed on the tiles belongs to; "" if it is the base game. */
static char *
expansions_of (const GArray *tiles)
{
  GString *out = g_string_new (NULL);
  CarcMarks marks = CARC_NO_MARKS;

  for (guint i = 0; i < tiles->len; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);

      for (guint k = 0; k < (guint) tile->w * tile->h; k++)
        {
          marks = carc_marks_join (marks, tile->cells[0][k].marks);
          for (guint s = 0; s < tile->cells[0][k].n_segments; s++)
            marks = carc_marks_join (marks, tile->cells[0][k].segments[s].marks);
        }
    }
  for (guint i = 0; i < carc_n_systems; i++)
    {
      gboolean used = FALSE;

      for (guint k = 0; k < carc_systems[i]->n_marks; k++)
        used |= carc_marks_has (marks, carc_systems[i]->marks[k].id);
      if (!carc_systems[i]->always && used)
        g_string_append_printf (out, out->len > 0 ? ", %s" : "%s", _ (carc_systems[i]->title));
    }
  return g_string_free (out, FALSE);
}

static char *
set_words (const CarcOwnSet *set)
{
  g_autoptr (GArray) tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  g_autofree char *expansions = NULL;
  g_autofree char *number = NULL;
  TableRefusal why = { "" };
  guint n = 0;

  if (!carc_own_set_check (set, tiles, NULL, &why))
    return arb_sentence (why.sentence);
  for (guint i = 0; i < tiles->len; i++)
    n += g_array_index (tiles, CarcTile, i).copies;
  number = g_strdup_printf (ngettext ("%u tile", "%u tiles", n), n);
  expansions = expansions_of (tiles);
  if (*expansions == '\0')
    return g_steal_pointer (&number);
  /* Translators: "12 tiles; their marks count with: Inns and Cathedrals, Siege" */
  return g_strdup_printf (_ ("%s; their marks count with: %s"), number, expansions);
}

static GtkWidget *
button_new (ArbOwnSets *self, guint i, const char *icon, const char *words, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  arb_widget_name (button, words);
  g_object_set_data (G_OBJECT (button), "set", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", clicked, self, 0);
  return button;
}

static void
add_row (ArbOwnSets *self, guint i)
{
  const CarcOwnSet *set = self->sets->pdata[i];
  g_autofree char *words = set_words (set);
  GtkWidget *row = arb_row_new (ADW_TYPE_ACTION_ROW, set->name, words);
  GtkWidget *copies = gtk_spin_button_new_with_range (0, COPIES_MAX, 1);
  g_autofree char *change = g_strdup_printf (_ ("Change “%s”"), set->name);
  g_autofree char *forget = g_strdup_printf (_ ("Remove “%s”"), set->name);

  gtk_widget_set_valign (copies, GTK_ALIGN_CENTER);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (copies), set->copies);
  g_object_set_data (G_OBJECT (copies), "set", GUINT_TO_POINTER (i));
  g_signal_connect_object (copies, "value-changed", G_CALLBACK (on_copies), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             button_new (self, i, "document-edit-symbolic", change, G_CALLBACK (on_edit)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             button_new (self, i, "user-trash-symbolic", forget, G_CALLBACK (on_remove)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), copies);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), copies);
  adw_preferences_group_add (self->group, row);
  arb_widget_mend_parts (row);
  g_ptr_array_add (self->rows, row);
}

/* A row for each system that needs tiles of the table's own: it begins a set of them. */
static void
add_starts (ArbOwnSets *self)
{
  for (guint i = 0; i < carc_n_systems; i++)
    {
      GtkWidget *row, *button;
      g_autofree char *title = NULL;

      if (carc_systems[i]->own_start == NULL)
        continue;
      button = gtk_button_new_from_icon_name ("list-add-symbolic");
      /* Translators: an expansion whose starting tile the table describes */
      title = g_strdup_printf (_ ("%s: start"), _ (carc_systems[i]->title));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      arb_widget_name (button, title);
      g_object_set_data (G_OBJECT (button), "system", (gpointer) carc_systems[i]);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_begin), self, 0);
      row = arb_row_new (ADW_TYPE_ACTION_ROW, title,
                         _ ("A set with the starting tile; change it to match yours and add your tiles"));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
      adw_preferences_group_add (self->group, row);
      arb_widget_mend_parts (row);
    }
}

static void
own_sets_update (ArbOwnSets *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < self->sets->len; i++)
    add_row (self, i);
}

/* ---- the widget ---- */

static void
arb_own_sets_class_init (ArbOwnSetsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TABLE_FREES (klass, ArbOwnSets, g_object_unref, monitor);
  TABLE_FREES (klass, ArbOwnSets, g_ptr_array_unref, rows, sets);
  TABLE_FREES (klass, ArbOwnSets, g_free, folder);
  table_signal_new (klass, "changed", 0);
  table_signal_new (klass, "layout", 0);
  gtk_widget_class_install_action (widget_class, "own.new", NULL, new_set);
  gtk_widget_class_install_action (widget_class, "own.open", NULL, open_set);
}

static GtkWidget *
header_button (const char *icon, const char *words, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  arb_widget_name (button, words);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
arb_own_sets_init (ArbOwnSets *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->rows = g_ptr_array_new ();
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) carc_own_set_free);
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _ ("Tiles of Your Own"));
  adw_preferences_group_set_description (self->group,
                                         _ ("Describe the tiles of any other expansion; the game keeps them"));
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (buttons), header_button ("list-add-symbolic", _ ("Make a set of tiles"), "own.new"));
  gtk_box_append (GTK_BOX (buttons),
                  header_button ("document-open-symbolic", _ ("Open a set of tiles from a file"), "own.open"));
  adw_preferences_group_set_header_suffix (self->group, buttons);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  add_starts (self);
}

void
arb_own_sets_begin (ArbOwnSets *self, ArbGames *games)
{
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (ARB_IS_OWN_SETS (self));

  g_free (self->folder);
  g_clear_object (&self->monitor);
  self->folder = games != NULL ? arb_tile_sets_folder (games) : NULL;
  g_ptr_array_set_size (self->sets, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), self->folder != NULL);
  if (self->folder == NULL)
    {
      own_sets_update (self);
      return;
    }
  folder = g_file_new_for_path (self->folder);
  self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

void
arb_own_sets_take (ArbOwnSets *self, const TableSetup *setup)
{
  g_autoptr (GPtrArray) sets = carc_own_sets (setup);

  g_return_if_fail (ARB_IS_OWN_SETS (self));

  for (guint i = 0; i < self->sets->len; i++)
    ((CarcOwnSet *) self->sets->pdata[i])->copies = 0;
  for (guint i = 0; i < sets->len; i++)
    {
      const CarcOwnSet *set = sets->pdata[i];
      CarcOwnSet *known = arb_tile_sets_find (self->sets, set->name);

      if (known != NULL)
        known->copies = MIN (set->copies, COPIES_MAX);
      else
        g_ptr_array_add (self->sets, carc_own_set_copy (set));
    }
  own_sets_update (self);
}

gboolean
arb_own_sets_fill (ArbOwnSets *self, TableSetup *setup, TableRefusal *why)
{
  g_return_val_if_fail (ARB_IS_OWN_SETS (self), FALSE);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const CarcOwnSet *set = self->sets->pdata[i];

      if (set->copies > 0 && (!carc_own_set_check (set, NULL, NULL, why) || !carc_own_set_fill (set, setup, why)))
        return FALSE;
    }
  return TRUE;
}

void
arb_own_sets_set_layout (ArbOwnSets *self, const CarcLakeLayout *layout)
{
  g_return_if_fail (ARB_IS_OWN_SETS (self));

  self->has_lake = layout != NULL;
  if (layout != NULL)
    self->layout = *layout;
}

const CarcLakeLayout *
arb_own_sets_get_layout (ArbOwnSets *self)
{
  g_return_val_if_fail (ARB_IS_OWN_SETS (self), NULL);

  return &self->layout;
}
