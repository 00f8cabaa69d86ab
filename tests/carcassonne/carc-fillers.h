/* carc-fillers.h - systems of tests that take nearly all ids, so that the next system has the last ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fillers are in play in every game, and do nothing.
 */
#pragma once

#include "carcassonne/carc-systems.h"

/* The ids that are left: of a system, a mark, two pieces and a place. */
#define LAST_SYSTEM ((CarcSystemId) (CARC_SYSTEMS_MAX - 1))
#define LAST_MARK (CARC_MARKS_MAX - 1)
#define LAST_PIECE (CARC_PIECES_MAX - 2)
#define LAST_PLACE (CARC_PLACES_MAX - 1)

void fillers_register (void);
