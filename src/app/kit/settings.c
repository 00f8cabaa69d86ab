/* settings.c - what the application remembers between two evenings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * g_settings_new () ends the program if the schema is missing.  It is better to start without remembered settings.
 */
#include "config.h"

#include "settings.h"

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
      if (schema != NULL)
        settings = g_settings_new_full (schema, NULL, NULL);
      else
        g_info ("The settings schema %s is not installed; nothing will be remembered", APP_ID);
      g_once_init_leave (&looked, 1);
    }

  return settings;
}
