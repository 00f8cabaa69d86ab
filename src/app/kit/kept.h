/* kept.h - setup lines that are kept under a name, to be played again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind is a key of the settings, of the type a(ss).  Two names with the same table_name_key () are the same.
 */
#pragma once

#include <gio/gio.h>

#include "table/table-setup.h"

#define ARB_KEPT_MAX 60      /* under one key */
#define ARB_KEPT_NAME_MAX 60 /* characters */

/* FALSE if nothing can be kept because the settings are not installed or not writable. */
gboolean arb_kept_can (const char *key);
/* The names, sorted; free with g_strfreev (). */
char **arb_kept_names (const char *key);
/* Adds what is kept under this name to the setup.  It is read like a record. */
gboolean arb_kept_get (const char *key, const char *name, TableSetup *setup, TableRefusal *why);
/* Keeps these lines, which end with a newline each; they replace what has the same name. */
gboolean arb_kept_keep (const char *key, const char *name, const char *lines, TableRefusal *why);
/* Refuses a name that something else has. */
gboolean arb_kept_rename (const char *key, const char *from, const char *to, TableRefusal *why);
/* It is not an error if nothing has this name. */
void arb_kept_remove (const char *key, const char *name);
