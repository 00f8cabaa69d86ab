/* catan-fish-ties.h - private: makes and removes tied pools, and splits groups (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

/* TRUE if a holder has only sole tokens, and the same ones in every world of the group. */
gboolean catan_worlds_same_sole (const CatanGroup *group, guint holder);
/* Makes such tokens a tied pool.  There must be room for one more. */
void catan_worlds_tie (CatanWorlds *worlds, guint holder);
/* The index of the tied pool that all tokens of a holder belong to in every world; n_tied if there is none. */
guint catan_worlds_tied_pool (const CatanWorlds *worlds, guint holder);
/* Removes tied pools that do not tie two groups. */
void catan_worlds_untie (CatanWorlds *worlds);
/* Call this after each change: it removes needless ties, and splits groups where all their worlds are the same. */
void catan_worlds_tidy (CatanWorlds *worlds);

G_END_DECLS
