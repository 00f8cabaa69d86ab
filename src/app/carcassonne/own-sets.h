/* own-sets.h - the sets of tiles that a table made, on the setup page: which are in the game, and the way to edit them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "changed" (the game would have other tiles), "layout" (the layout of the lake is another one).
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/systems/lake/carc-lake-layout.h"
#include "carcassonne/carc-own.h"
#include "evening/games.h"

#define ARB_TYPE_OWN_SETS (arb_own_sets_get_type ())
G_DECLARE_FINAL_TYPE (ArbOwnSets, arb_own_sets, ARB, OWN_SETS, AdwBin)

/* Lists the sets beside this library; none is in the game. */
void arb_own_sets_begin (ArbOwnSets *self, ArbGames *games);
/* The same sets as in this setup are in the game, also those that are not kept on this computer. */
void arb_own_sets_take (ArbOwnSets *self, const TableSetup *setup);
/* Adds the lines of the sets that are in the game. */
gboolean arb_own_sets_fill (ArbOwnSets *self, TableSetup *setup, TableRefusal *why);
/* The editor has this lake in its list, too; NULL: there is no lake in the game. */
void arb_own_sets_set_layout (ArbOwnSets *self, const CarcLakeLayout *layout);
const CarcLakeLayout *arb_own_sets_get_layout (ArbOwnSets *self);
