/* settings.h - what the application remembers between two evenings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The one GSettings of the application.  NULL if its schema is not installed: then every setting has its default and
 * nothing is remembered.  The function owns it. */
GSettings *arb_settings (void);

G_END_DECLS
