/* carc-fixture.h - sets up and plays a table for a test, and writes a state as text, so that two can be compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-play.h"
#include "table/table-record.h"
#include "../table/game-fixture.h"

GAME_FIXTURE (Carc, carc, fixture)
