/* new-library.h - a library for a test, and a game that can be put into it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "evening/games.h"
#include "table/table-setup.h"

/* In a new folder.  The caller owns it. */
ArbGames *new_library (void);
/* Carcassonne with Anna and Ben and one base set.  The caller owns it. */
TableSetup *new_setup (void);
