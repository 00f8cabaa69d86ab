/* stage.c - a page under test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stage.h"

#include <string.h>

#include "app/kit/wrap.h"
#include "app/table/prompt.h"

void
stage_spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

ArbWindow *
stage_window_of (ArbApplication *application, ArbSession *session)
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
  gtk_window_close (GTK_WINDOW (window));
  stage_spin ();
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

  stage.session = arb_session_import (NULL, record, strlen (record), &error);
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

static char *
read_record (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", file, NULL);
  char *record;

  g_assert_true (g_file_get_contents (path, &record, NULL, NULL));
  return record;
}

Stage
stage_of_game (const char *file)
{
  g_autofree char *record = read_record (file);

  return stage_of (record);
}

Stage
stage_of_start (const char *file, guint n)
{
  g_autofree char *record = read_record (file);
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
