/* catan-fish-ties.h - private: makes and removes tied pools, and splits groups (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-fish-fold.h"

/* TRUE if a holder has only sole tokens, and the same ones in every world of the group. */
gboolean catan_worlds_same_sole (const CatanGroup *group, guint holder);
/* Makes such tokens a tied pool.  There must be room for one more. */
void catan_worlds_tie (CatanWorlds *worlds, guint holder);
/* The index of the tied pool that all tokens of a holder belong to in every world; n_tied if there is none. */
guint catan_worlds_tied_pool (const CatanWorlds *worlds, guint holder);
/* Removes tied pools that do not tie two groups. */
void catan_worlds_untie (CatanWorlds *worlds);

/* The tied pools that tie only some groups: in every world, each other group has shown the same of them and holds
 * nothing of them.  When these groups are one, such pools become own pools of each of its worlds. */
typedef struct
{
  guint pools, n_tied;
  guint8 tied[CATAN_TIED_MAX][CATAN_KINDS]; /* without what the other groups have shown */
  CatanChances chances[CATAN_TIED_MAX];
} CatanLoose;
/* `groups` are bits. */
void catan_loose_init (CatanLoose *loose, const CatanWorlds *worlds, guint groups);
/* Makes these pools own pools of a world of all these groups together.  FALSE if it has shown more than they held. */
gboolean catan_loose_untie (const CatanLoose *loose, CatanWorld *world);
/* Removes these pools from the other groups and from the list of tied pools. */
void catan_loose_drop (const CatanLoose *loose, CatanWorlds *worlds, guint groups);

/* Call this after each change: it removes needless ties, and splits groups where all their worlds are the same. */
void catan_worlds_tidy (CatanWorlds *worlds);
