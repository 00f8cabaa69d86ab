/* settings.h - what the application remembers between two evenings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* The one GSettings of the application.  NULL if its schema is not installed or does not fit: then every setting has
 * its default and nothing is remembered.  The function owns it. */
GSettings *arb_settings (void);
/* TRUE if this switch is on.  Without settings it is off. */
gboolean arb_settings_on (const char *key);
/* Has the schema every key of this version, with its type? */
gboolean arb_settings_fit (GSettingsSchema *schema);
