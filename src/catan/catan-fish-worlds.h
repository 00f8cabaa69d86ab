/* catan-fish-worlds.h - private: the distribution over what face-down fish tokens may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A holder is a player or the stack.  A world says how the unseen tokens may lie, as far as that cannot be read off
 * elsewhere:
 *
 * - a pool is a set of unseen tokens whose values are known together but not singly; they were mixed once, so each way
 *   of dealing them to the places they are at is as likely as any other.  values[] is what the pool holds, held[] how
 *   many of its tokens each holder has, and both have the same sum;
 * - tokens of a pool that all came to one holder, or that all show the same, need no pool any more: they are `sole`, of
 *   which each holder has so many of each value.  What one holder has of several pools is one pool to whoever draws
 *   blindly from it, so sole tokens are kept as one heap.
 *
 * Drawing blindly from a heap of sole tokens makes a pool of it, held by two.  A token that leaves a holder may have
 * come from the heap or from any pool the holder has tokens of: then the world splits.  Equal worlds are one, with
 * the weights added.  Support is being in the list, whatever the weight.
 *
 * Invariants (catan_worlds_validate ()): at least one world, no two equal; weights sum to 1; each holder has as many
 * tokens in every world, and there are as many of each value; a pool has at least two holders and two values; pools
 * are sorted.
 */
#pragma once

#include "catan-fish.h"

G_BEGIN_DECLS

#define CATAN_FISH_HOLDERS (CATAN_MAX_PLAYERS + 1)
#define CATAN_FISH_STACK CATAN_MAX_PLAYERS
#define CATAN_POOLS_MAX 14 /* of two tokens each at least */
#define CATAN_WORLDS_MAX 20000

/* Arrays over values are indexed by value - 1 here. */
typedef struct
{
  guint8 values[CATAN_FISH_MAX];
  guint8 held[CATAN_FISH_HOLDERS];
} CatanPool;

typedef struct
{
  double weight;
  guint8 sole[CATAN_FISH_HOLDERS][CATAN_FISH_MAX];
  guint8 n_pools;
  CatanPool pools[CATAN_POOLS_MAX];
} CatanWorld;

/* Shared by copies of a CatanFish and copied before it is changed. */
typedef struct
{
  gint refs;
  guint n;
  guint max;    /* more worlds than that are not kept apart */
  guint8 exact; /* FALSE: there are more worlds than the table allows, as when pools were put together */
  CatanWorld world[];
} CatanWorlds;

/* One world: all of these lie in the stack. */
CatanWorlds *catan_worlds_new (const guint8 copies[CATAN_FISH_MAX + 1], guint max);
CatanWorlds *catan_worlds_ref (CatanWorlds *worlds);
void catan_worlds_unref (CatanWorlds *worlds);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CatanWorlds, catan_worlds_unref)
gboolean catan_worlds_equal (const CatanWorlds *a, const CatanWorlds *b);
gboolean catan_worlds_validate (const CatanWorlds *worlds);
/* How many unseen tokens each holder has and how many there are of each value. */
void catan_world_count (const CatanWorld *world, guint holders[CATAN_FISH_HOLDERS], guint values[CATAN_FISH_MAX]);

/* These change *worlds, or put another in its place. */

/* A holder's token, blindly chosen, goes unseen to another. */
void catan_worlds_move (CatanWorlds **worlds, guint from, guint to);
/* A holder's token, blindly chosen, turns out to be this and is unseen no more.  FALSE, and nothing is changed, if no
 * world allows it. */
gboolean catan_worlds_show (CatanWorlds **worlds, guint from, guint value);
/* Tokens that were seen, n[value], come to a holder and lie face down there among the others. */
void catan_worlds_add (CatanWorlds **worlds, guint to, const guint8 n[CATAN_FISH_MAX + 1]);
/* More worlds than the table allows were let in: not exact any more.  Only on worlds that are nobody else's. */
void catan_worlds_blur (CatanWorlds *worlds);

/* TRUE if all unseen tokens of the two are of one pool, in every world: then it is the same which of them move. */
gboolean catan_worlds_alike (const CatanWorlds *worlds, guint a, guint b);

G_END_DECLS
