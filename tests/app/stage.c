/* stage.c - a page under test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <string.h>

#include "app/kit/wrap.h"
#include "app/table/prompt.h"
#include "carcassonne/carc-play.h"
#include "catan/catan-play.h"
#include "pad/pad-play.h"
#include "table/table-record.h"
#include "../library/session-import.h"

/* ---- programs ---- */

ArbApplication *application;

void
stage_init (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  carc_register ();
  catan_register ();
  pad_register ();
}

void
stage_translate (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ARBITRESS_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

void
stage_application (int *argc, char ***argv)
{
  g_autofree char *home = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;

  g_test_init (argc, argv, NULL);
  /* G_TEST_OPTION_ISOLATE_DIRS would also hide the icons and the MIME types.  A part of a test that runs by itself has
   * the folders of the test. */
  if (!g_test_subprocess ())
    {
      g_setenv ("XDG_DATA_HOME", home, TRUE);
      g_setenv ("XDG_CACHE_HOME", home, TRUE);
    }
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}

void
stage_draw_nothing (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (style, "window, popover { opacity: 0; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

guint
stage_share (guint n)
{
  return g_test_thorough () ? n : (n + 1) / 2;
}

int
stage_run (void)
{
  const int result = g_test_run ();

  g_clear_object (&application);
  return result;
}

/* ---- files of the sources ---- */

static char *
path_of (const char *file)
{
  return g_test_build_filename (G_TEST_DIST, "..", file, NULL);
}

GFile *
stage_file (const char *file)
{
  g_autofree char *path = path_of (file);

  return g_file_new_for_path (path);
}

char *
stage_text (const char *file)
{
  g_autofree char *path = path_of (file);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

TableJournal *
stage_journal (const char *file)
{
  g_autofree char *text = stage_text (file);
  TableJournal *journal = table_record_parse (text, strlen (text), NULL, NULL);

  g_assert_nonnull (journal);
  return journal;
}

/* ---- the application's own window ---- */

void
stage_spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

ArbWindow *
stage_window_of (ArbSession *session)
{
  ArbWindow *window = arb_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  arb_window_set_session (window, session);
  return window;
}

void
stage_window_close (ArbWindow *window)
{
  arb_window_set_session (window, NULL);
  stage_close (window);
}

ArbSession *
stage_import (const char *record)
{
  g_autoptr (GError) error = NULL;
  int later;
  ArbSession *session = arb_games_import (arb_application_games (application), record, strlen (record), &later, &error);

  g_assert_no_error (error);
  return session;
}

ArbSession *
stage_window_session (ArbWindow *window)
{
  while (arb_window_get_session (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return arb_window_get_session (window);
}

void
stage_window_shows (ArbWindow *window, const char *page)
{
  stage_spin ();
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stage_child (window, ARB_TYPE_WINDOW, "pages")), ==, page);
}

void
stage_window_is_narrow (ArbWindow *window)
{
  int minimum;

  gtk_widget_measure (adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* ---- widgets ---- */

void
stage_close (gpointer window)
{
  gtk_window_close (GTK_WINDOW (window));
  stage_spin ();
}

gpointer
stage_child (gpointer widget, GType template, const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (widget), template, name);
}

gpointer
stage_find (GtkWidget *widget, GType type)
{
  gpointer found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = stage_find (child, type);
  return found;
}

static void
collect (GtkWidget *widget, GType type, GPtrArray *found)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
        g_ptr_array_add (found, child);
      collect (child, type, found);
    }
}

GPtrArray *
stage_all (GtkWidget *widget, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (widget, type, found);
  return found;
}

gpointer
stage_row (gpointer widget, GType type, const char *title)
{
  g_autoptr (GPtrArray) rows = stage_all (GTK_WIDGET (widget), type);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      return rows->pdata[i];
  return NULL;
}

GtkWidget *
stage_hinted (GtkWidget *widget, GType type, const char *tooltip)
{
  g_autoptr (GPtrArray) found = stage_all (widget, type);

  for (guint i = 0; i < found->len; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (found->pdata[i]), tooltip) == 0)
      return found->pdata[i];
  g_error ("no %s with the tooltip “%s”", g_type_name (type), tooltip);
}

gpointer
stage_part (const Stage *stage, GType type)
{
  gpointer found = stage_find (GTK_WIDGET (stage->page), type);

  g_assert_nonnull (found);
  return found;
}

GtkWidget *
stage_answers (const Stage *stage)
{
  return stage_find (stage_find (stage_part (stage, ARB_TYPE_PROMPT), GTK_TYPE_SCROLLED_WINDOW), ARB_TYPE_WRAP);
}

Stage
stage_of (const char *record)
{
  g_autoptr (GError) error = NULL;
  Stage stage;

  stage.session = session_import (NULL, record, strlen (record), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (table_journal_n_refused (arb_session_journal (stage.session)), ==, 0);
  stage.window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (stage.window), 1100, 900);
  stage.page = g_object_new (ARB_TYPE_TABLE_PAGE, NULL);
  stage.pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_transition_type (stage.pages, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  gtk_stack_add_named (stage.pages, GTK_WIDGET (stage.page), "table");
  gtk_stack_add_named (stage.pages, gtk_label_new (NULL), "other");
  gtk_window_set_child (GTK_WINDOW (stage.window), GTK_WIDGET (stage.pages));
  gtk_window_present (GTK_WINDOW (stage.window));
  arb_table_page_set_session (stage.page, stage.session);
  stage_spin ();
  return stage;
}

Stage
stage_of_game (const char *file)
{
  g_autofree char *record = stage_text (file);

  return stage_of (record);
}

Stage
stage_of_start (const char *file, guint n)
{
  g_autofree char *record = stage_text (file);
  char *end = strstr (record, "\nplay\n") + strlen ("\nplay\n");
  Stage stage;

  for (guint i = 0; i < n; i++)
    end = strchr (end, '\n') + 1;
  *end = '\0';
  stage = stage_of (record);
  g_assert_cmpuint (stage_length (&stage), ==, n);
  return stage;
}

void
stage_clear (Stage *stage)
{
  gtk_window_destroy (GTK_WINDOW (stage->window));
  stage_spin ();
  g_object_unref (stage->session);
}

GtkWidget *
stage_modal (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_modal (window))
        return GTK_WIDGET (window);
    }
  return NULL;
}

gpointer
stage_await_over (gpointer parent, GType type)
{
  for (;;)
    {
      g_autoptr (GList) windows = gtk_window_list_toplevels ();

      for (GList *i = windows; i != NULL; i = i->next)
        if (G_TYPE_CHECK_INSTANCE_TYPE (i->data, type) && gtk_window_get_transient_for (i->data) == parent
            && gtk_widget_get_mapped (i->data))
          return i->data;
      g_main_context_iteration (NULL, TRUE);
    }
}

static const char *
label_of (GtkWidget *widget)
{
  if (GTK_IS_CHECK_BUTTON (widget))
    return gtk_check_button_get_label (GTK_CHECK_BUTTON (widget));
  return GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
}

GtkWidget *
stage_button (GtkWidget *widget, const char *label)
{
  g_autoptr (GPtrArray) all = stage_all (widget, GTK_TYPE_WIDGET);

  for (guint i = 0; i < all->len; i++)
    if (g_strcmp0 (label_of (all->pdata[i]), label) == 0 && gtk_widget_get_mapped (all->pdata[i]))
      return all->pdata[i];
  return NULL;
}

void
stage_press (GtkWidget *widget, const char *label)
{
  GtkWidget *button = stage_button (widget, label);

  g_assert_nonnull (button);
  if (GTK_IS_CHECK_BUTTON (button))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (button), TRUE);
  else
    g_signal_emit_by_name (button, "clicked");
  stage_spin ();
}

gboolean
stage_key (GtkWidget *widget, guint keyval, guint keycode, GdkModifierType state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, keycode, state, &used);
    }
  stage_spin ();
  return used;
}

void
stage_key_up (GtkWidget *widget, guint keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-released", keyval, 0, 0);
    }
}

void
stage_pick (const Stage *stage, guint choice)
{
  g_signal_emit_by_name (stage_part (stage, ARB_TYPE_PROMPT), "pick", choice);
}

void
stage_take (const Stage *stage, guint choice)
{
  stage_pick (stage, choice);
  stage_spin ();
}

void
stage_act (const Stage *stage, const char *action)
{
  g_action_group_activate_action (arb_table_page_get_actions (stage->page), action, NULL);
  stage_spin ();
}

#define FRAMES 3

static gboolean
count_frames (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  *left -= 1;
  return *left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
stage_settle_window (GtkWidget *window)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (window, count_frames, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
  stage_spin ();
}

void
stage_settle (const Stage *stage)
{
  stage_settle_window (stage->window);
}

void
stage_resize (const Stage *stage, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (stage->window), width, height);
  while (gtk_widget_get_width (stage->window) != width || gtk_widget_get_height (stage->window) != height)
    g_main_context_iteration (NULL, TRUE);
  stage_spin ();
}

guint
stage_length (const Stage *stage)
{
  return table_journal_length (arb_session_journal (stage->session));
}

const char *
stage_last (const Stage *stage)
{
  return table_journal_entry (arb_session_journal (stage->session), stage_length (stage) - 1).line;
}

gboolean
stage_says (GtkWidget *widget, const char *words, gboolean whole)
{
  if (!gtk_widget_get_visible (widget)
      || (GTK_IS_REVEALER (widget) && !gtk_revealer_get_reveal_child (GTK_REVEALER (widget))))
    return FALSE;
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      return whole ? g_str_equal (text, words) : strstr (text, words) != NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (stage_says (child, words, whole))
      return TRUE;
  return FALSE;
}
