/* boards.h - islands kept under a name, to be played on again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board is a name and the setup lines that say it, so that it can be read like any record.
 */
#pragma once

#include <gio/gio.h>

#include "island-draft.h"

G_BEGIN_DECLS

#define ARB_BOARDS_MAX 60
#define ARB_BOARD_NAME_MAX 60 /* characters */

/* FALSE where nothing can be kept: the settings are not installed. */
gboolean arb_boards_can_keep (void);
/* Names, in their order; free with g_strfreev (). */
char **arb_boards_names (void);
/* The island of this name, as it was kept. */
gboolean arb_boards_get (const char *name, IslandDraft *draft, TableRefusal *why);
/* A board of the same name is replaced. */
gboolean arb_boards_keep (const char *name, const IslandDraft *draft, TableRefusal *why);
/* Removing one that is not there is no error. */
void arb_boards_remove (const char *name);

G_END_DECLS
