/* catan-fixture.h - sets up and plays a game of Catan for a test, and writes a state as text for comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-play.h"
#include "table/table-record.h"
#include "../table/game-fixture.h"

GAME_FIXTURE (Catan, catan, catan_fixture)

/* Is what the player on turn can build said to be legal, and nothing else?  Of every `step`-th place.  FALSE, a reason
 * if not. */
gboolean catan_fixture_legal (const CatanState *state, guint step, GString *why);

/* Would the entry be accepted?  `why` may be NULL. */
gboolean catan_may (const CatanState *state, const CatanEntry *entry, TableRefusal *why);
