/* test-templates.c - every template of the application is made once, with warnings fatal: no GtkBuilder tool can
 * validate libadwaita's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>

#include "app/application.h"
#include "app/start-page.h"
#include "app/table-page.h"
#include "app/window.h"

static ArbApplication *application;

static void
spin (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A page alone in a window, shown, so that it is measured and drawn as well. */
static void
test_page (gconstpointer data)
{
  GType (*get_type) (void) = data;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (get_type (), NULL);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  spin ();
  g_assert_true (gtk_widget_get_mapped (page));
  g_assert_cmpint (gtk_widget_get_width (page), >, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  spin ();
}

static void
test_window (void)
{
  ArbWindow *window = arb_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  spin ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gtk_window_close (GTK_WINDOW (window));
  spin ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  g_test_add_data_func ("/templates/start-page", (gconstpointer) arb_start_page_get_type, test_page);
  g_test_add_data_func ("/templates/table-page", (gconstpointer) arb_table_page_get_type, test_page);
  g_test_add_func ("/templates/window", test_window);
  result = g_test_run ();
  g_object_unref (application);

  return result;
}
