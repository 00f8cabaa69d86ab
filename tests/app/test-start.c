/* test-start.c - the program starts and shows its window also if keys are missing in the schema of its settings, as
 * after an update of which only a part is installed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "app/kit/settings.h"
#include "stage.h"

#define ID "org.arbitress.Arbitress"

/* Writes the schema with its first key alone into the folder. */
static void
write_schema (const char *folder)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "..", "data", ID ".gschema.xml", NULL);
  g_autofree char *to = g_build_filename (folder, ID ".gschema.xml", NULL), *text = NULL, *less = NULL;
  const char *words[] = { "glib-compile-schemas", "--strict", folder, NULL };
  g_autoptr (GError) error = NULL;
  const char *first, *rest;
  int status;

  g_file_get_contents (from, &text, NULL, &error);
  g_assert_no_error (error);
  first = strstr (text, "</key>") + strlen ("</key>");
  rest = strstr (text, "</schema>");
  g_assert_nonnull (strstr (first, "<key "));
  less = g_strdup_printf ("%.*s%s", (int) (first - text), text, rest);
  g_file_set_contents (to, less, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
test_less (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = g_settings_schema_source_lookup (source, ID, TRUE);
  g_autoptr (GError) error = NULL;
  ArbWindow *window;

  g_assert_nonnull (schema);
  g_assert_false (g_settings_schema_has_key (schema, "advice"));
  application = arb_application_new (G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_activate (G_APPLICATION (application));
  window = ARB_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));
  g_assert_nonnull (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  stage_spin ();
  g_assert_null (arb_settings ());
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  stage_spin ();
  stage_close (window);
  g_object_unref (application);
}

int
main (int argc, char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("arbitress-XXXXXX", NULL);

  g_test_init (&argc, &argv, NULL);
  write_schema (home);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", home, TRUE); /* before GIO looks for schemas */
  g_test_add_func ("/start/less-settings", test_less);
  return g_test_run ();
}
