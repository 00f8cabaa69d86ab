/* catan-fish-ties.h - private: tied pools come and go, and groups fall apart (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

/* TRUE if a holder has but sole tokens, the same in every world of the group. */
gboolean catan_worlds_same_sole (const CatanGroup *group, guint holder);
/* Such tokens become a tied pool.  There is room for it. */
void catan_worlds_tie (CatanWorlds *worlds, guint holder);
/* The tied pool that all tokens of a holder are of, in every world; n_tied if there is none. */
guint catan_worlds_tied_pool (const CatanWorlds *worlds, guint holder);
/* Tied pools that tie no two groups are none any more. */
void catan_worlds_untie (CatanWorlds *worlds);
/* After each change: what is the same in all worlds is told apart no more. */
void catan_worlds_tidy (CatanWorlds *worlds);

G_END_DECLS
