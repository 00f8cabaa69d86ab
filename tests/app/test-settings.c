/* test-settings.c - a schema of the settings in which something is missing or different is not used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "app/kit/settings.h"
#include "../table/test-add.h"

#define ID "org.arbitress.Arbitress"

static char *
read_schema (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", ID ".gschema.xml", NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Compiles this schema in a folder of its own. */
static gboolean
fits (const char *text)
{
  g_autofree char *folder = g_dir_make_tmp ("arbitress-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, ID ".gschema.xml", NULL);
  g_autofree char *compiled = g_build_filename (folder, "gschemas.compiled", NULL);
  const char *words[] = { "glib-compile-schemas", "--strict", folder, NULL };
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GError) error = NULL;
  gboolean fits;
  int status;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  source = g_settings_schema_source_new_from_directory (folder, NULL, FALSE, &error);
  g_assert_no_error (error);
  schema = g_settings_schema_source_lookup (source, ID, FALSE);
  fits = arb_settings_fit (schema);
  g_unlink (compiled);
  g_unlink (path);
  g_rmdir (folder);
  return fits;
}

/* Takes out what is between two words, the words included; NULL: the first one does not come any more. */
static char *
without (const char *text, const char *from, const char *to, guint nth)
{
  const char *begin = text, *end;

  for (guint i = 0; (begin = strstr (begin, from)) != NULL && i < nth; i++)
    begin++;
  if (begin == NULL)
    return NULL;
  end = strstr (begin, to) + strlen (to);
  return g_strdup_printf ("%.*s%s", (int) (begin - text), text, end);
}

static guint
expect_needed (const char *text, const char *from, const char *to)
{
  char *less;
  guint n = 0;

  for (; (less = without (text, from, to, n)) != NULL; n++)
    {
      g_assert_false (fits (less));
      g_free (less);
    }
  return n;
}

static void
test_fit (void)
{
  g_autofree char *text = read_schema ();
  g_auto (GStrv) parts = g_strsplit (text, "<key name=\"advice\" type=\"b\">\n      <default>false", 2);
  g_autofree char *other = g_strjoinv ("<key name=\"advice\" type=\"i\">\n      <default>0", parts);

  g_assert_true (fits (text));
  g_assert_cmpuint (expect_needed (text, "<key ", "</key>"), >, 8);
  g_assert_cmpuint (expect_needed (text, "<value nick=\"c", "/>"), >, 0);
  g_assert_cmpstr (other, !=, text);
  g_assert_false (fits (other));
}

TESTS_MAIN ("/settings", fit)
