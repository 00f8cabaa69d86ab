/* catan-fish-group.h - private: one world, the worlds of a group, and the list of groups (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "catan-fish-worlds.h"

static inline guint
catan_kinds_sum (const guint8 kinds[CATAN_KINDS])
{
  guint n = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    n += kinds[v];
  return n;
}

/* The order of own pools. */
static inline int
catan_pool_compare (const CatanPool *a, const CatanPool *b)
{
  return memcmp (a, b, sizeof *a);
}

void catan_world_copy (CatanWorld *to, const CatanWorld *from);
/* Adds a pool to a world.  If one holder has all its tokens, or if all are of one kind, they become sole tokens. */
void catan_world_settle (CatanWorld *world, guint n_tied, const CatanPool *pool);
/* Inserts a pool at this index, or takes it out.  The caller keeps the tied pools first and the others sorted. */
void catan_world_insert (CatanWorld *world, guint index, const CatanPool *pool);
CatanPool catan_world_take (CatanWorld *world, guint index);
/* How many unseen tokens a holder has. */
guint catan_world_held (const CatanWorld *world, guint holder);

/* One world in which these holders have nothing; drop with catan_group_unref (). */
CatanGroup *catan_group_new (guint8 holders, guint n_tied);
CatanGroup *catan_group_ref (CatanGroup *group);
void catan_group_unref (CatanGroup *group);
/* Makes the group safe to change, with room for so many more pools in each world: if others share it, or if there is no
 * room, a copy takes its place.  Returns *group. */
CatanGroup *catan_group_own (CatanGroup **group, guint more);
gboolean catan_group_equal (const CatanGroup *a, const CatanGroup *b);
/* TRUE if they have the same worlds in the same order, with weights that are the same to the last bit. */
gboolean catan_group_identical (const CatanGroup *a, const CatanGroup *b);
/* TRUE if no two worlds are equal and the weights sum to 1. */
gboolean catan_group_sound (const CatanGroup *group);

/* Collects worlds for a new group; the weights of equal worlds are added. */
typedef struct
{
  guint32 hash, world; /* an index, or EMPTY */
} CatanSlot;
typedef struct
{
  CatanGroup *out;
  guint room, mask;
  CatanSlot *table; /* NULL if there are few worlds */
} CatanGather;

void catan_gather_init (CatanGather *gather, guint8 holders, guint expected);
void catan_gather_add (CatanGather *gather, const CatanWorld *world);
/* The same for a world that is surely not among them; after it, no equal world may be added. */
void catan_gather_append (CatanGather *gather, const CatanWorld *world);
/* Returns the group, with weights that sum to 1; NULL if no world was added. */
CatanGroup *catan_gather_end (CatanGather *gather);
void catan_gather_drop (CatanGather *gather);

/* ---- the list of groups ---- */

/* Clears `worlds` and moves `with` into it. */
void catan_worlds_replace (CatanWorlds *worlds, const CatanWorlds *with);
/* The index of the group with the most worlds. */
guint catan_worlds_widest (const CatanWorlds *worlds);
/* Replaces a group and takes over the new one.  Removing a group gives its index to the last group. */
void catan_worlds_set_group (CatanWorlds *worlds, guint index, CatanGroup *group);
void catan_worlds_drop_group (CatanWorlds *worlds, guint index);
/* Calls `change` for each world of a group; a world for which it returns FALSE is dropped. */
typedef gboolean (*CatanChange) (CatanWorld *world, const CatanWorlds *worlds, guint pool);
void catan_worlds_change (CatanWorlds *worlds, guint index, CatanChange change, guint pool);
