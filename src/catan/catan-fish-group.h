/* catan-fish-group.h - private: one world, the list of worlds of a group, and the list of groups (catan-fish-worlds.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

static inline guint
catan_kinds_sum (const guint8 kinds[CATAN_KINDS])
{
  guint n = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    n += kinds[v];
  return n;
}

G_STATIC_ASSERT (sizeof (CatanPool) == sizeof (guint64));
static inline guint64
catan_pool_key (const CatanPool *pool)
{
  guint64 key;
  memcpy (&key, pool, sizeof key);
  return key;
}

void catan_world_copy (CatanWorld *to, const CatanWorld *from);
/* Puts a pool into a world that has not got it: as sole tokens if it is one holder's, or all of one kind. */
void catan_world_settle (CatanWorld *world, guint n_tied, const CatanPool *pool);
/* Among the pools of the world alone, or the tied ones: where is told. */
void catan_world_insert (CatanWorld *world, guint index, const CatanPool *pool);
CatanPool catan_world_take (CatanWorld *world, guint index);
/* How many tokens a holder has. */
guint catan_world_held (const CatanWorld *world, guint holder);

CatanGroup *catan_group_new (guint8 holders, guint n_tied);
CatanGroup *catan_group_ref (CatanGroup *group);
void catan_group_unref (CatanGroup *group);
/* A copy in its place, if it is not the only one, so that it may be changed. */
CatanGroup *catan_group_own (CatanGroup **group);
gboolean catan_group_equal (const CatanGroup *a, const CatanGroup *b);
/* No two worlds equal, and the weights sum to 1. */
gboolean catan_group_sound (const CatanGroup *group);

/* Gathers worlds, equal ones as one. */
typedef struct
{
  CatanGroup *out;
  guint room, mask;
  guint32 *table; /* index into out->world, or EMPTY; NULL while there are few */
} CatanGather;

void catan_gather_init (CatanGather *gather, guint8 holders, guint expected);
void catan_gather_add (CatanGather *gather, const CatanWorld *world);
/* The group, its weights made to sum to 1; NULL if no world came. */
CatanGroup *catan_gather_end (CatanGather *gather);
void catan_gather_drop (CatanGather *gather);

/* ---- of all groups ---- */

/* Clears the one and moves the other to its place. */
void catan_worlds_replace (CatanWorlds *worlds, const CatanWorlds *with);
/* The group with most worlds. */
guint catan_worlds_widest (const CatanWorlds *worlds);
void catan_worlds_set_group (CatanWorlds *worlds, guint index, CatanGroup *group);
void catan_worlds_drop_group (CatanWorlds *worlds, guint index);
/* Each world of a group changed in the same manner; FALSE drops the world. */
typedef gboolean (*CatanChange) (CatanWorld *world, const CatanWorlds *worlds, guint pool);
void catan_worlds_change (CatanWorlds *worlds, guint index, CatanChange change, guint pool);

G_END_DECLS
