/* catan-fish-join.h - private: joins groups, and reduces worlds if there are too many (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-worlds.h"

/* Joins group b to group a, with one step for each pair of their worlds; *steps counts them.  FALSE, and no group is
 * changed, if that makes too many steps or worlds. */
gboolean catan_worlds_join (CatanWorlds *worlds, guint a, guint b, guint *steps);

typedef enum
{
  CATAN_POSSIBLE,
  CATAN_IMPOSSIBLE,
  CATAN_TOO_MANY
} CatanFound;

/* Drops the worlds of the widest group that fit no worlds of the other groups.  *worlds changes only if CATAN_POSSIBLE
 * is returned. */
CatanFound catan_worlds_prune (CatanWorlds *worlds);
/* Reduces the number of worlds.  The first try loses nothing; after that, the new worlds allow at least everything that
 * the old ones allowed. */
void catan_worlds_coarsen (CatanWorlds *worlds);
/* All groups become one if then one world is left, or far fewer worlds than before: such groups distinguish what does
 * not matter any more.  It is tried only if there are at most `most` ways to take a world of each group. */
void catan_worlds_simplify (CatanWorlds *worlds, guint most);
/* If the worlds are not exact any more, the groups together may allow only one world.  Then this world replaces them,
 * and everything is known again. */
void catan_worlds_sharpen (CatanWorlds *worlds);
