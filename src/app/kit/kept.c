/* kept.c - setup lines that are kept under a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are kept in the settings.  A settings key is written completely or not at all.  Damage to it harms no game,
 * because a game has its own copy of the lines.  What cannot be read stays, until something with the same name is kept.
 */
#include "config.h"

#include "kept.h"

#include <glib/gi18n.h>
#include <string.h>

#include "settings.h"
#include "table/table-signs.h"
#include "table/table-words.h"

#define TEXT_MAX 2048 /* bytes; an island needs about 500 */

gboolean
arb_kept_can (const char *key)
{
  GSettings *settings = arb_settings ();

  return settings != NULL && g_settings_is_writable (settings, key);
}

static gint
by_name (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (*(char *const *) a, *(char *const *) b);
}

char **
arb_kept_names (const char *key)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GVariant) kept = NULL;
  GVariantIter iter;
  const char *name;

  if (settings != NULL)
    {
      kept = g_settings_get_value (settings, key);
      g_variant_iter_init (&iter, kept);
      while (g_variant_iter_next (&iter, "(&s&s)", &name, NULL))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, by_name);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

static gboolean
is_named (const char *name, const char *wanted)
{
  g_autofree char *a = table_name_key (name);
  g_autofree char *b = table_name_key (wanted);

  return g_str_equal (a, b);
}

/* The lines under this name; NULL: none. */
static char *
find_lines (const char *key, const char *name)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GVariant) kept = settings != NULL ? g_settings_get_value (settings, key) : NULL;
  GVariantIter iter;
  const char *other, *lines;

  if (kept == NULL)
    return NULL;
  g_variant_iter_init (&iter, kept);
  while (g_variant_iter_next (&iter, "(&s&s)", &other, &lines))
    if (is_named (other, name))
      return g_strdup (lines);
  return NULL;
}

/* Writes everything except what has the name `without`, and then the lines under `name` unless they are NULL. */
static gboolean
write_all (const char *key, const char *without, const char *name, const char *lines, TableRefusal *why)
{
  GSettings *settings = arb_settings ();
  g_autoptr (GVariant) kept = NULL;
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *there;
  guint n = 0;

  if (!arb_kept_can (key))
    return table_refuse (why, _ ("nothing can be kept: the settings of the program cannot be written"));
  kept = g_settings_get_value (settings, key);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  g_variant_iter_init (&iter, kept);
  while (g_variant_iter_next (&iter, "(&s&s)", &other, &there))
    if (!is_named (other, without))
      {
        g_variant_builder_add (&builder, "(ss)", other, there);
        n++;
      }
  if (lines != NULL && n >= ARB_KEPT_MAX)
    {
      g_variant_builder_clear (&builder);
      return table_refuse (why, _ ("%u are kept already; there is no room for more"), n);
    }
  if (lines != NULL)
    g_variant_builder_add (&builder, "(ss)", name, lines);
  if (!g_settings_set_value (settings, key, g_variant_builder_end (&builder)))
    return table_refuse (why, _ ("nothing can be kept: the settings of the program cannot be written"));
  g_settings_sync ();
  return TRUE;
}

static gboolean
check_name (const char *name, TableRefusal *why)
{
  if (table_text_is_blank (name))
    return table_refuse (why, _ ("what is kept needs a name"));
  if (g_utf8_strlen (name, -1) > ARB_KEPT_NAME_MAX)
    return table_refuse (why, _ ("the name is longer than %d characters"), ARB_KEPT_NAME_MAX);
  return table_text_check (name, why);
}

gboolean
arb_kept_keep (const char *key, const char *name, const char *lines, TableRefusal *why)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name));

  return check_name (stripped, why) && write_all (key, stripped, stripped, lines, why);
}

gboolean
arb_kept_rename (const char *key, const char *from, const char *to, TableRefusal *why)
{
  g_autofree char *stripped = g_strstrip (g_strdup (to)), *lines = find_lines (key, from),
                  *taken = find_lines (key, stripped);

  if (!check_name (stripped, why))
    return FALSE;
  if (lines == NULL)
    return table_refuse (why, _ ("nothing is kept under this name"));
  if (taken != NULL && !is_named (from, stripped))
    return table_refuse (why, _ ("something else is kept under this name"));
  return write_all (key, from, stripped, lines, why);
}

void
arb_kept_remove (const char *key, const char *name)
{
  write_all (key, name, NULL, NULL, NULL);
}

gboolean
arb_kept_get (const char *key, const char *name, TableSetup *setup, TableRefusal *why)
{
  g_autofree char *text = find_lines (key, name);
  g_auto (GStrv) lines = NULL;

  if (text == NULL)
    return table_refuse (why, _ ("nothing is kept under this name"));
  if (strlen (text) > TEXT_MAX)
    return table_refuse (why, _ ("it is too long to be what was kept"));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && !table_setup_line (setup, lines[i], why))
      return FALSE;
  return TRUE;
}
