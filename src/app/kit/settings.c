/* settings.c - what the application remembers between two evenings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib ends the program if the schema or one of its keys is missing.  It is better to start without remembered
 * settings.
 */
#include "config.h"

#include "settings.h"

/* The keys, their types, and of those that are one of several words, these words. */
static const struct
{
  const char *name, *type, *words[5];
} keys[] = {
  { "window-width", "i" },
  { "window-height", "i" },
  { "window-maximized", "b" },
  { "palette", "s", { "system", "light", "dark", "contrast" } },
  { "order", "s", { "played", "begun", "title", "entries" } },
  { "own-page", "b" },
  { "advice", "b" },
  { "turn-clock", "b" },
  { "scoring-track", "b" },
  { "tiles-by-set", "b" },
  { "boards", "a(ss)" },
  { "pads", "a(ss)" },
  { "shelf", "as" },
};

gboolean
arb_settings_fit (GSettingsSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GSettingsSchemaKey) key = NULL;

      if (!g_settings_schema_has_key (schema, keys[i].name))
        return FALSE;
      key = g_settings_schema_get_key (schema, keys[i].name);
      if (!g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (keys[i].type)))
        return FALSE;
      for (guint w = 0; keys[i].words[w] != NULL; w++)
        {
          g_autoptr (GVariant) word = g_variant_ref_sink (g_variant_new_string (keys[i].words[w]));

          if (!g_settings_schema_key_range_check (key, word))
            return FALSE;
        }
    }
  return TRUE;
}

gboolean
arb_settings_on (const char *key)
{
  return arb_settings () != NULL && g_settings_get_boolean (arb_settings (), key);
}

GSettings *
arb_settings (void)
{
  static gsize looked = 0;
  static GSettings *settings = NULL;

  if (g_once_init_enter (&looked))
    {
      GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
      g_autoptr (GSettingsSchema) schema = NULL;

      if (source != NULL)
        schema = g_settings_schema_source_lookup (source, APP_ID, TRUE);
      if (schema != NULL && arb_settings_fit (schema))
        settings = g_settings_new_full (schema, NULL, NULL);
      else
        g_info ("The settings schema %s is not installed, or it is of another version; nothing will be remembered",
                APP_ID);
      g_once_init_leave (&looked, 1);
    }

  return settings;
}
