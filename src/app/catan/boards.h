/* boards.h - islands that are kept under a name, to be played again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board is a name and the setup lines of the island, so it is read like a record.
 */
#pragma once

#include <gio/gio.h>

#include "island-draft.h"

#define ARB_BOARDS "boards" /* where they are kept (kept.h) */

/* The island with this name. */
gboolean arb_boards_get (const char *name, IslandDraft *draft, TableRefusal *why);
/* Replaces a board with the same name. */
gboolean arb_boards_keep (const char *name, const IslandDraft *draft, TableRefusal *why);
