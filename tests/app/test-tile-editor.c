/* test-tile-editor.c - tiles that a table describes: the editor, the sets that are kept, and their part of the setup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/carcassonne/lake-editor.h"
#include "app/carcassonne/own-sets.h"
#include "app/carcassonne/setup-carcassonne.h"
#include "app/carcassonne/tile-editor.h"
#include "app/carcassonne/tile-page.h"
#include "app/carcassonne/tile-sets.h"
#include "carcassonne/carc-play.h"
#include "stage.h"
#include "../table/test-add.h"
#include "../table/texts.h"

#define CHILD(object, TYPE, name) stage_child (object, TYPE, name)

/* ---- helpers ---- */

static char *
folder_new (void)
{
  static guint n;

  return g_strdup_printf ("%s/sets-%u", g_get_user_data_dir (), ++n);
}

static CarcOwnSet *
set_of (const char *text)
{
  TableRefusal why = { "" };
  CarcOwnSet *set = carc_own_set_read (text, strlen (text), NULL, &why);

  if (set == NULL)
    g_error ("%s", why.sentence);
  return set;
}

static ArbTileEditor *
editor_new (const char *folder, const char *text)
{
  ArbTileEditor *editor = g_object_ref_sink (g_object_new (ARB_TYPE_TILE_EDITOR, NULL));
  g_autoptr (CarcOwnSet) set = set_of (text);

  arb_tile_editor_set_tiles (editor, folder, set);
  return editor;
}

static GtkWidget *
page_of (ArbTileEditor *editor)
{
  return CHILD (editor, ARB_TYPE_TILE_EDITOR, "page");
}

#define PAGE(editor, name) CHILD (page_of (editor), ARB_TYPE_TILE_PAGE, name)

static GtkWidget *
find_named (GtkWidget *root, GType type, const char *start)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *tooltip = gtk_widget_get_tooltip_text (child);
      GtkWidget *found;

      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type) && tooltip != NULL && g_str_has_prefix (tooltip, start))
        return child;
      found = find_named (child, type, start);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
click_edge (ArbTileEditor *editor, const char *side, guint times)
{
  for (guint i = 0; i < times; i++)
    g_signal_emit_by_name (find_named (page_of (editor), GTK_TYPE_BUTTON, side), "clicked");
}

static char *
printed (ArbTileEditor *editor)
{
  return carc_own_set_print (arb_tile_editor_get_tiles (editor));
}

static void
assert_has (ArbTileEditor *editor, const char *part)
{
  g_autofree char *text = printed (editor);

  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

static GtkTextBuffer *
lines_of (ArbTileEditor *editor)
{
  return GTK_TEXT_BUFFER (PAGE (editor, "lines"));
}

static void
type_text (ArbTileEditor *editor, const char *text)
{
  gtk_text_buffer_set_text (lines_of (editor), text, -1);
}

static char *
shown_text (ArbTileEditor *editor)
{
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (lines_of (editor), &start, &end);
  return gtk_text_buffer_get_text (lines_of (editor), &start, &end, FALSE);
}

static const char *
fault_of (ArbTileEditor *editor)
{
  GtkWidget *fault = GTK_WIDGET (PAGE (editor, "fault"));

  return gtk_widget_get_visible (fault) ? gtk_label_get_label (GTK_LABEL (fault)) : "";
}

#define FIELD "[own/1]\nfarms=nnw nne ene ese sse ssw wsw wnw\n"

/* ---- a tile made with controls ---- */

static void
test_controls (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=Our own\n");
  g_autofree char *text = NULL;

  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.add", NULL);
  assert_has (editor, "[ourown/1]\nfarms=nnw nne ene ese sse ssw wsw wnw\n");
  click_edge (editor, "North side", 2); /* field, road, city */
  click_edge (editor, "East side", 2);
  click_edge (editor, "South side", 1);
  assert_has (editor, "cities=N E\nroads=S\nfarms=");
  assert_has (editor, "farms=sse @1; ssw wsw wnw @1");

  /* The two cities are not joined. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (PAGE (editor, "cities_row")), 1);
  assert_has (editor, "cities=N; E\n");
  gtk_switch_set_active (GTK_SWITCH (PAGE (editor, "cloister")), TRUE);
  assert_has (editor, "cloister=true\n");
  assert_has (editor, "links=road:S cloister\n");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (PAGE (editor, "copies")), 3);
  gtk_editable_set_text (GTK_EDITABLE (PAGE (editor, "name_row")), "two towns");
  assert_has (editor, "copies=3\n");
  assert_has (editor, "name=two towns\n");
  text = shown_text (editor);
  g_assert_nonnull (strstr (text, "cities=N; E"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (PAGE (editor, "verdict"))), ==, "You can play with this tile.");
  g_assert_true (carc_own_set_check (arb_tile_editor_get_tiles (editor), NULL, NULL, NULL));
  g_object_unref (editor);
}

/* ---- the notation ---- */

static void
test_notation (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=s\n" FIELD);

  type_text (editor, "roads=N S inn\nfarms=nne ene ese sse; ssw wsw wnw nnw");
  assert_has (editor, "roads=N S inn\n");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (find_named (page_of (editor), GTK_TYPE_BUTTON, "North side"))), ==,
                   "Road");
  g_assert_cmpstr (fault_of (editor), ==, "");

  /* A fault is told at the text, with the words that can stand there; the controls wait until it is mended. */
  type_text (editor, "roads=N S in\nfarms=nne ene ese sse; ssw wsw wnw nnw");
  g_assert_cmpstr (fault_of (editor), ==, "“in” cannot stand behind “roads=”; possible here: inn.");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (PAGE (editor, "text")), "faulty"));
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (PAGE (editor, "joins_group"))));
  type_text (editor, "farms=nnw nne ene ese sse ssw wsw wnw\nwat");
  g_assert_nonnull (strstr (fault_of (editor), "possible here: name=, copies=, start=, order=, cities=, roads="));
  type_text (editor, "farms=nnw nne ene ese sse ssw wsw wnw");
  g_assert_cmpstr (fault_of (editor), ==, "");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (PAGE (editor, "text")), "faulty"));
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (PAGE (editor, "joins_group"))));

  /* The cells of a larger tile have other words than a tile of one cell. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (PAGE (editor, "size_row")), 1); /* 2 × 1 */
  type_text (editor, "farms=nnw nne ene ese sse ssw wsw wnw\nwat");
  g_assert_cmpstr (fault_of (editor), ==, "“wat” is not of the form KEY=VALUE; possible here: water=.");
  g_object_unref (editor);
}

/* ---- undo ---- */

static void
test_undo (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=s\n" FIELD);
  g_autofree char *first = printed (editor);
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;
  g_autofree char *now = NULL;

  click_edge (editor, "North side", 1);
  second = printed (editor);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.copy", NULL);
  third = printed (editor);
  g_assert_nonnull (strstr (third, "[s/1]"));
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.remove", NULL);
  now = printed (editor);
  g_assert_cmpstr (now, ==, second);

  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.undo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.undo", NULL);
  g_free (now);
  now = printed (editor);
  g_assert_cmpstr (now, ==, first);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (find_named (page_of (editor), GTK_TYPE_BUTTON, "North side"))), ==,
                   "Field");
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.redo", NULL);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.redo", NULL);
  g_free (now);
  now = printed (editor);
  g_assert_cmpstr (now, ==, third);
  g_object_unref (editor);
}

/* ---- several cells ---- */

static void
test_cells (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=s\n[own/1]\nroads=E W\nfarms=nnw nne ene wnw; ese sse ssw wsw\n");
  TableRefusal why = { "" };

  adw_combo_row_set_selected (ADW_COMBO_ROW (PAGE (editor, "size_row")), 4 * 1 + 2); /* 3 × 2 */
  if (!carc_own_set_check (arb_tile_editor_get_tiles (editor), NULL, NULL, &why))
    g_error ("%s", why.sentence);
  assert_has (editor, "size=3x2\n");
  assert_has (editor, "[own/1/0,0]\nroads=E W\n");
  g_assert_nonnull (find_named (page_of (editor), GTK_TYPE_TOGGLE_BUTTON, "Cell 2,1"));

  /* The edge between two cells changes on both. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_named (page_of (editor), GTK_TYPE_TOGGLE_BUTTON, "Cell 2,1")),
                                TRUE);
  click_edge (editor, "West side", 3);
  assert_has (editor, "[own/1/2,1]\nfarms=nnw nne ene ese sse ssw\nwater=W\n");
  if (!carc_own_set_check (arb_tile_editor_get_tiles (editor), NULL, NULL, &why))
    g_error ("%s", why.sentence);

  adw_combo_row_set_selected (ADW_COMBO_ROW (PAGE (editor, "size_row")), 0);
  if (!carc_own_set_check (arb_tile_editor_get_tiles (editor), NULL, NULL, &why))
    g_error ("%s", why.sentence);
  assert_has (editor, "[own/1]\nroads=E W\n");
  g_assert_cmpuint (arb_tile_editor_get_tiles (editor)->groups->len, ==, 1);
  g_object_unref (editor);
}

/* ---- keeping ---- */

static void
on_kept (gboolean *kept)
{
  *kept = TRUE;
}

static void
test_kept (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=Our own\n" FIELD);
  g_autoptr (GPtrArray) sets = NULL;
  gboolean kept = FALSE;

  g_signal_connect_swapped (editor, "kept", G_CALLBACK (on_kept), &kept);
  click_edge (editor, "North side", 1);
  while (!kept)
    g_main_context_iteration (NULL, TRUE);
  sets = arb_tile_sets_read (folder);
  g_assert_cmpuint (sets->len, ==, 1);

  /* Another name is the same set. */
  gtk_editable_set_text (CHILD (editor, ARB_TYPE_TILE_EDITOR, "name_row"), "Another / name");
  g_signal_emit_by_name (CHILD (editor, ARB_TYPE_TILE_EDITOR, "name_row"), "apply");
  g_ptr_array_unref (sets);
  sets = arb_tile_sets_read (folder);
  g_assert_cmpuint (sets->len, ==, 1);
  g_assert_cmpstr (((CarcOwnSet *) sets->pdata[0])->name, ==, "Another / name");
  g_object_unref (editor);
}

/* A set from a file is kept beside a different one with the same name. */
static void
test_import (void)
{
  g_autofree char *folder = folder_new ();
  const char *const texts[] = { "set=s\n" FIELD, "set=s\n" FIELD, "set=S\n" FIELD "copies=2\n" };
  const char *const names[] = { "s", "s", "S 2" };
  g_autoptr (GBytes) rubbish = g_bytes_new_static ("a\0b", 3);
  g_autoptr (GBytes) faulty = g_bytes_new_static ("[a]\nroads=Q\n", 12);
  TableRefusal why = { "" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autofree char *name = arb_tile_set_import (folder, "x.tiles", bytes, &why);

      g_assert_cmpstr (name, ==, names[i]);
    }
  assert_refused_with (arb_tile_set_import (folder, "x.tiles", rubbish, &why) != NULL, why.sentence, "not text");
  assert_refused_with (arb_tile_set_import (folder, "x.tiles", faulty, &why) != NULL, why.sentence,
                       "tile a of the set x");
}

/* ---- the lake ---- */

static void
count (guint *n)
{
  (*n)++;
}

/* The window of the lake is the same one: the list at the side is hidden, because there is nothing else in it. */
static void
test_lake (void)
{
  GtkWidget *parent = gtk_window_new ();
  CarcLakeLayout layout, after;
  ArbTileEditor *editor;
  GtkWidget *lake;
  guint n = 0;

  carc_lake_layout_default (&layout);
  layout.pennants = 2;
  editor = arb_tile_editor_present (parent, NULL, NULL, &layout);
  g_signal_connect_swapped (editor, "layout", G_CALLBACK (count), &n);
  lake = CHILD (editor, ARB_TYPE_TILE_EDITOR, "lake");
  g_assert_true (gtk_widget_get_mapped (lake));
  g_assert_false (gtk_widget_get_visible (CHILD (editor, ARB_TYPE_TILE_EDITOR, "side")));
  arb_tile_editor_get_layout (editor, &after);
  g_assert_cmpmem (&layout, sizeof layout, &after, sizeof after);
  gtk_widget_activate_action (lake, "lake.reset", NULL);
  g_assert_cmpuint (n, ==, 1);
  arb_tile_editor_get_layout (editor, &after);
  g_assert_cmpuint (after.pennants, ==, 0);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (editor))));
  gtk_window_destroy (GTK_WINDOW (parent));
}

static GtkListBoxRow *
last_row (ArbTileEditor *editor)
{
  GtkListBox *list = CHILD (editor, ARB_TYPE_TILE_EDITOR, "list");
  GtkListBoxRow *last = NULL, *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)) != NULL; i++)
    last = row;
  return last;
}

static const char *
shown_page (ArbTileEditor *editor)
{
  return gtk_stack_get_visible_child_name (CHILD (editor, ARB_TYPE_TILE_EDITOR, "stack"));
}

/* With the tiles of a set, the lake is the last in the list; what changes there can be undone, too. */
static void
test_lake_in_list (void)
{
  g_autofree char *folder = folder_new ();
  ArbTileEditor *editor = editor_new (folder, "set=s\n");
  GtkListBox *list = CHILD (editor, ARB_TYPE_TILE_EDITOR, "list");
  CarcLakeLayout layout, after;
  guint n = 0;

  carc_lake_layout_default (&layout);
  layout.pennants = 2;
  g_assert_null (gtk_list_box_get_row_at_index (list, 0));
  arb_tile_editor_set_layout (editor, &layout);
  g_signal_connect_swapped (editor, "layout", G_CALLBACK (count), &n);
  /* A set without tiles says so: the lake is none of them. */
  g_assert_cmpstr (shown_page (editor), ==, "none");
  gtk_list_box_select_row (list, last_row (editor));
  g_assert_cmpstr (shown_page (editor), ==, "lake");
  gtk_widget_activate_action (CHILD (editor, ARB_TYPE_TILE_EDITOR, "lake"), "lake.reset", NULL);
  arb_tile_editor_get_layout (editor, &after);
  g_assert_cmpuint (after.pennants, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.add", NULL);
  g_assert_cmpstr (shown_page (editor), ==, "tile");
  g_assert_nonnull (gtk_list_box_row_get_header (last_row (editor)));

  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.undo", NULL);
  g_assert_cmpuint (n, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.undo", NULL);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (shown_page (editor), ==, "lake");
  arb_tile_editor_get_layout (editor, &after);
  g_assert_cmpmem (&layout, sizeof layout, &after, sizeof after);
  gtk_widget_activate_action (GTK_WIDGET (editor), "tiles.redo", NULL);
  arb_tile_editor_get_layout (editor, &after);
  g_assert_cmpuint (after.pennants, ==, 0);
  g_object_unref (editor);
}

/* ---- the setup ---- */

/* The editor that is open; NULL if there is none. */
static ArbTileEditor *
open_editor (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      GtkWidget *found = stage_find (window, ARB_TYPE_TILE_EDITOR);

      if (found != NULL)
        return ARB_TILE_EDITOR (found);
    }
  return NULL;
}

/* The layout of the lake, as the game would have it. */
static char *
layout_of (ArbSetupPart *part)
{
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);
  TableRefusal why = { "" };

  g_assert_true (arb_setup_part_fill (part, setup, &why));
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_has_prefix (setup->lines[i], "layout lake"))
      return g_strdup (setup->lines[i]);
  return NULL;
}

/* From the setup page, the editor of a set has the lake if the game has it, and what changes there is in the game. */
static void
test_setup_lake (void)
{
  g_autofree char *path = g_strdup_printf ("%s/setup-lake/library.db", g_get_user_data_dir ());
  g_autoptr (ArbGames) games = arb_games_new (path);
  g_autoptr (ArbSetupPart) part = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_CARCASSONNE, NULL));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  for (guint lake = 0; lake < 2; lake++)
    {
      g_autoptr (TableSetup) with = table_setup_new (&carc_game);
      TableRefusal why = { "" };
      ArbTileEditor *editor;

      g_assert_true (table_setup_line (with, "set base", &why));
      if (lake)
        {
          g_assert_true (table_setup_line (with, "use lake", &why));
        }
      arb_setup_part_begin (part, games);
      arb_setup_part_take (part, with);
      g_assert_true (gtk_widget_activate_action (CHILD (part, ARB_TYPE_SETUP_CARCASSONNE, "own"), "own.new", NULL));
      editor = open_editor ();
      g_assert_nonnull (editor);
      g_assert_true ((last_row (editor) != NULL) == lake);
      if (lake)
        {
          GtkWidget *page = CHILD (editor, ARB_TYPE_TILE_EDITOR, "lake");

          before = layout_of (part);
          gtk_list_box_select_row (CHILD (editor, ARB_TYPE_TILE_EDITOR, "list"), last_row (editor));
          gtk_spin_button_set_value (CHILD (page, ARB_TYPE_LAKE_EDITOR, "pennants"), 3);
          after = layout_of (part);
          g_assert_cmpstr (before, !=, after);
        }
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (editor))));
    }
}

static guint
n_lines (const TableSetup *setup, const char *start)
{
  guint n = 0;

  for (guint i = 0; i < setup->n_lines; i++)
    n += g_str_has_prefix (setup->lines[i], start);
  return n;
}

/* The words below the title of the first row of the part with this title. */
static const char *
subtitle_of (GtkWidget *root, const char *title)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const char *found;

      if (ADW_IS_ACTION_ROW (child) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)), title))
        return adw_action_row_get_subtitle (ADW_ACTION_ROW (child));
      found = subtitle_of (child, title);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_setup (void)
{
  /* A file of an older version may have signs that nobody sees; they are not kept anew. */
  static const char *const hidden[] = { "set=s\u200b\n" FIELD, "set=\u200b\n" FIELD, "set=s\n" FIELD "name=a\uffff\n" };
  g_autofree char *path = g_strdup_printf ("%s/setup/library.db", g_get_user_data_dir ());
  g_autoptr (ArbGames) games = arb_games_new (path);
  g_autofree char *folder = arb_tile_sets_folder (games);
  g_autoptr (ArbSetupPart) part = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_CARCASSONNE, NULL));
  g_autoptr (CarcOwnSet) set = set_of ("set=s\n" FIELD);
  g_autoptr (TableSetup) none = table_setup_new (&carc_game);
  g_autoptr (TableSetup) some = table_setup_new (&carc_game);
  g_autoptr (TableSetup) again = table_setup_new (&carc_game);
  TableRefusal why = { "" };

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    {
      g_autoptr (CarcOwnSet) refused = set_of (hidden[i]);

      g_assert_false (arb_tile_sets_keep (folder, refused, &why));
    }
  g_assert_true (arb_tile_sets_keep (folder, set, &why));
  arb_setup_part_begin (part, games);
  g_assert_true (arb_setup_part_fill (part, none, &why));
  g_assert_cmpuint (n_lines (none, "tile"), ==, 0);
  g_assert_cmpstr (subtitle_of (GTK_WIDGET (part), "s"), ==, "1 tile");

  /* A game that had this set, and one that is not on this computer. */
  g_assert_true (table_setup_line (some, "set base", &why));
  g_assert_true (table_setup_line (some, "tiles s 2", &why));
  g_assert_true (table_setup_line (some, "tiles foreign", &why));
  g_assert_true (
      table_setup_line (some, "tile f/1 copies=2 \"roads=N inn\" \"farms=nnw nne ene ese sse ssw wsw wnw\"", &why));
  arb_setup_part_take (part, some);
  g_assert_cmpstr (subtitle_of (GTK_WIDGET (part), "foreign"), ==,
                   "2 tiles; their marks count with: Inns and Cathedrals");
  g_assert_true (arb_setup_part_fill (part, again, &why));
  g_assert_cmpuint (n_lines (again, "tiles s 2"), ==, 1);
  g_assert_cmpuint (n_lines (again, "tile own/1 "), ==, 1);
  g_assert_cmpuint (n_lines (again, "tiles foreign"), ==, 1);
  g_assert_cmpuint (n_lines (again, "tile f/1 "), ==, 1);
}

/* A game of two players as the part says; NULL: it is refused. */
static CarcState *
state_of (ArbSetupPart *part, TableRefusal *why)
{
  g_autoptr (TableSetup) setup = table_setup_new (&carc_game);

  g_assert_true (table_setup_add_player (setup, "Anna", 0, why));
  g_assert_true (table_setup_add_player (setup, "Ben", 1, why));
  g_assert_true (arb_setup_part_fill (part, setup, why));
  return carc_game.state_new (setup, why);
}

/* The Wheel of Fortune needs a starting tile: one click makes a set with it, which is in the game at once. */
static void
test_start (void)
{
  g_autofree char *path = g_strdup_printf ("%s/start/library.db", g_get_user_data_dir ());
  g_autoptr (ArbGames) games = arb_games_new (path);
  g_autofree char *folder = arb_tile_sets_folder (games);
  g_autoptr (ArbSetupPart) part = g_object_ref_sink (g_object_new (ARB_TYPE_SETUP_CARCASSONNE, NULL));
  g_autoptr (TableSetup) with = table_setup_new (&carc_game);
  g_autoptr (GPtrArray) sets = NULL;
  g_autoptr (CarcState) state = NULL;
  TableRefusal why = { "" };

  arb_setup_part_begin (part, games);
  g_assert_true (table_setup_line (with, "use wheel", &why));
  arb_setup_part_take (part, with);
  assert_refused_with (state_of (part, &why) != NULL, why.sentence, "needs a starting tile with the wheel");

  g_signal_emit_by_name (find_named (GTK_WIDGET (part), GTK_TYPE_BUTTON, "Wheel of Fortune: start"), "clicked");
  state = state_of (part, &why);
  g_assert_nonnull (state);
  g_assert_cmpuint (state->n_placed, ==, 16);
  g_signal_emit_by_name (find_named (GTK_WIDGET (part), GTK_TYPE_BUTTON, "Wheel of Fortune: start"), "clicked");
  sets = arb_tile_sets_read (folder);
  g_assert_cmpuint (sets->len, ==, 2);
  g_assert_cmpstr (((CarcOwnSet *) sets->pdata[0])->name, ==, "Wheel of Fortune");
  g_assert_cmpstr (((CarcOwnSet *) sets->pdata[1])->name, ==, "Wheel of Fortune 2");
  g_assert_true (carc_own_set_check (sets->pdata[0], NULL, NULL, &why));
  g_assert_cmpstr (subtitle_of (GTK_WIDGET (part), "Wheel of Fortune 2"), ==,
                   "1 tile; their marks count with: Wheel of Fortune");
}

STAGE_MAIN (stage_application, "/tile-editor", controls, notation, undo, cells, kept, import, lake, lake_in_list, setup,
            setup_lake, start)
