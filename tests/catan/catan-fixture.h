/* catan-fixture.h - sets up and plays a game of Catan for a test, and writes a state as text for comparison.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-play.h"
#include "table/table-record.h"
#include "../table/game-fixture.h"

G_BEGIN_DECLS

GAME_FIXTURE (Catan, catan, catan_fixture)

G_END_DECLS
