/* catan-fish-worlds.h - private: a probability distribution over what the face-down fish tokens may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A holder is a player or the stack.  Tokens of one kind show the same value.  A pool is a set of tokens: it is known
 * how many of each kind it holds, but not which token is of which kind.  The tokens of a pool were mixed once, so all
 * ways to deal them to their places are equally likely.
 *
 * It is uncertain from which pool each shown token came.  The holders are divided into groups, and each group has a
 * list of worlds.  A world is one possibility for the unseen tokens of the group's holders.  It has three parts:
 *
 * - sole tokens: how many tokens of each kind each holder has.  If only one holder has tokens of a pool, they are sole
 *   tokens, too, because a blind draw does not distinguish them;
 * - tied pools, which are the same in every world of every group.  kinds[] is how many tokens of each kind the group
 *   has shown of the pool, and held[] is how many tokens of it each holder still has.  What the pool held at first is
 *   in tied[];
 * - own pools, which only this world has.  kinds[] is what is left in the pool, and held[] is how many tokens of it
 *   each holder has; both have the same sum.
 *
 * The groups depend on each other only by what they have shown of the tied pools.  Take one world from each group: let
 * a(w) be the weight of world w, and M_k what the groups together have shown of the tied pool k.  The probability of
 * these worlds is proportional to the product of the a(w), times the product over k of B_k (M_k).  B_k is the
 * probability that blind draws from the pool show M_k in one given order: a ratio of falling factorials.  What is left
 * of pool k is dealt blindly to its holders.
 *
 * A token that leaves a holder may be a sole one, or of any pool that the holder has tokens of: then the world splits.
 * A draw from a stack that is one tied pool splits no world.  When a token of an unknown pool moves from one holder to
 * another, their groups become one.  With only one group there is nothing to tie.  Equal worlds of a group become one,
 * and their weights are added.  Worlds are possible together if they are in the lists, with any weight, and every B_k
 * (M_k) is above 0.
 *
 * Bounds: a group has at most `max` worlds, and folding the groups together (catan-fish-fold.h) takes at most
 * CATAN_FOLD_MAX steps; both are less in a game that has made very much work.  If that is exceeded, all groups become
 * one; if it is still exceeded, pools are put together.  Then the worlds allow more than is really possible, and are
 * not exact any more.
 *
 * Worlds of several groups may differ only in tokens that were shown long ago.  Before a new pool is tied, all groups
 * become one if that leaves one world or far fewer worlds than before.
 *
 * Invariants (catan_worlds_validate ()): each holder is in one group.  Each group has at least one world, no two equal,
 * and weights that sum to 1.  A holder has the same number of tokens in every world.  The tokens shown and held of a
 * tied pool are together as many as it had at first.  An own pool has at least two holders and two kinds.  Own pools
 * are sorted.
 */
#pragma once

#include "catan-fish.h"

#define CATAN_KINDS CATAN_FISH_MAX
#define CATAN_HOLDERS (CATAN_MAX_PLAYERS + 1)
#define CATAN_STACK CATAN_MAX_PLAYERS
#define CATAN_TIED_MAX 8
#define CATAN_TIED_KIND_MAX 15                /* tokens of one kind in a tied pool */
#define CATAN_POOLS_MAX (CATAN_TIED_MAX + 21) /* an own pool has two tokens or more, of 43 (T6) */
#define CATAN_WORLDS_MAX 20000
#define CATAN_FOLD_MAX 500000
/* catan_worlds_charge (): the work of all entries; if it is exceeded, the most worlds of a group and the most steps. */
#define CATAN_WORK_MAX 1000000
#define CATAN_WORLDS_SPENT 64
#define CATAN_FOLD_SPENT 5000
#define CATAN_STEPS_A_WORLD 500 /* so many steps of folding count as much as a world that is kept */

/* Arrays over kinds are indexed by value - 1. */
typedef struct
{
  guint8 kinds[CATAN_KINDS];
  guint8 held[CATAN_HOLDERS];
} CatanPool;

typedef struct
{
  double weight;
  guint8 sole[CATAN_HOLDERS][CATAN_KINDS];
  guint8 n_pools;                   /* with the tied ones */
  CatanPool pools[CATAN_POOLS_MAX]; /* the tied ones come first */
} CatanWorld;

/* Copies of a CatanWorlds share a group; it is copied before it is changed.  Few worlds have many pools, and a large
 * group is fast only if it is small in memory.  So its worlds lie `size` bytes apart: catan_group_world (). */
typedef struct
{
  gint refs;
  guint n;
  guint size;
  guint8 holders; /* bits */
  CatanWorld first[];
} CatanGroup;

static inline CatanWorld *
catan_group_world (const CatanGroup *group, guint index)
{
  return (CatanWorld *) ((char *) group->first + (gsize) index * group->size);
}

typedef struct
{
  guint max;    /* the most worlds that a group may have */
  guint work;   /* of all entries so far: catan_worlds_charge () */
  guint8 exact; /* FALSE: the worlds allow more than is really possible */
  guint8 n_tied;
  guint8 n_groups;
  guint8 tied[CATAN_TIED_MAX][CATAN_KINDS];
  CatanGroup *group[CATAN_HOLDERS];
} CatanWorlds;

/* All these tokens lie in the stack.  Free with catan_worlds_clear (). */
void catan_worlds_init (CatanWorlds *worlds, const guint8 copies[CATAN_KINDS], guint max);
void catan_worlds_copy (CatanWorlds *to, const CatanWorlds *from);
void catan_worlds_clear (CatanWorlds *worlds);
gboolean catan_worlds_equal (const CatanWorlds *a, const CatanWorlds *b);
gboolean catan_worlds_validate (const CatanWorlds *worlds);
/* How many unseen tokens each holder has, and how many there are of each kind. */
void catan_worlds_count (const CatanWorlds *worlds, guint holders[CATAN_HOLDERS], guint kinds[CATAN_KINDS]);
/* The number of worlds in all groups. */
guint catan_worlds_total (const CatanWorlds *worlds);
/* The index of the group that a holder is in. */
guint catan_worlds_group (const CatanWorlds *worlds, guint holder);

/* Moves a token, chosen blindly, from one holder to another; nobody sees it. */
void catan_worlds_move (CatanWorlds *worlds, guint from, guint to);
/* Tokens of a holder, chosen blindly one after the other, are shown: they are of these kinds.  They are not unseen any
 * more.  FALSE and nothing changed if no world allows it. */
gboolean catan_worlds_show (CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS]);
/* Adds tokens of these kinds, which everybody saw, to those that a holder has face down. */
void catan_worlds_add (CatanWorlds *worlds, guint to, const guint8 kinds[CATAN_KINDS]);

/* Adds the worlds, and the steps that folding them can take, to the work of earlier entries.  Over CATAN_WORK_MAX,
 * `max` becomes CATAN_WORLDS_SPENT, and folding takes at most CATAN_FOLD_SPENT steps.  The time of a change and the
 * memory of a copy are proportional to the number of worlds and these steps, so this bounds both for a whole game. */
void catan_worlds_charge (CatanWorlds *worlds);
/* The most steps that folding may take. */
guint catan_worlds_fold_max (const CatanWorlds *worlds);
/* In how many ways one world of each group can be chosen, at most `most`; folding takes no more steps for a group. */
guint catan_worlds_choices (const CatanWorlds *worlds, guint most);

/* TRUE if all unseen tokens of the two are of one pool, in every world.  Then it does not matter which of them move. */
gboolean catan_worlds_alike (const CatanWorlds *worlds, guint a, guint b);
