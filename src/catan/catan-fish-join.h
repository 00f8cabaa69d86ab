/* catan-fish-join.h - private: groups become one, and what is done about too many worlds (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

/* Groups a and b become group a, in as many steps as there are pairs of their worlds.  FALSE, and nothing is changed,
 * if that makes too many steps or worlds. */
gboolean catan_worlds_join (CatanWorlds *worlds, guint a, guint b, guint *steps);

typedef enum
{
  CATAN_POSSIBLE,
  CATAN_IMPOSSIBLE,
  CATAN_TOO_MANY
} CatanFound;

/* Drops worlds that go with none of the other groups.  Unless it is possible, *worlds is as before. */
CatanFound catan_worlds_prune (CatanWorlds *worlds);
/* Fewer worlds, at first with nothing lost, then such that allow what those before them did. */
void catan_worlds_coarsen (CatanWorlds *worlds);
/* If it is not exact any more: the worlds of several groups may leave but one together, and then all is known again. */
void catan_worlds_simplify (CatanWorlds *worlds);

G_END_DECLS
