/* boards.h - islands that are kept under a name, to be played again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board is a name and the setup lines of the island, so it is read like a record.
 */
#pragma once

#include <gio/gio.h>

#include "island-draft.h"

G_BEGIN_DECLS

#define ARB_BOARDS_MAX 60
#define ARB_BOARD_NAME_MAX 60 /* characters */

/* FALSE if nothing can be kept because the settings are not installed or not writable. */
gboolean arb_boards_can_keep (void);
/* The names, sorted; free with g_strfreev (). */
char **arb_boards_names (void);
/* The island with this name. */
gboolean arb_boards_get (const char *name, IslandDraft *draft, TableRefusal *why);
/* Replaces a board with the same name. */
gboolean arb_boards_keep (const char *name, const IslandDraft *draft, TableRefusal *why);
/* It is not an error if there is no board with this name. */
void arb_boards_remove (const char *name);

G_END_DECLS
