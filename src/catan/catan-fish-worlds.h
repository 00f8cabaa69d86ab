/* catan-fish-worlds.h - private: the distribution over what face-down fish tokens may be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A holder is a player or the stack.  Tokens of one kind show the same value.  A pool is a set of tokens whose kinds
 * are known together but not singly.  They were mixed once, so each way of dealing them to the places they are at is
 * as likely as any other.
 *
 * What is not known is of which pool each shown token was.  The holders are divided into groups, and each group has a
 * list of worlds.  A world says how the unseen tokens of the group's holders may lie:
 *
 * - sole tokens: each holder has so many of each kind.  What one holder has of several pools is one heap to whoever
 *   draws blindly from it;
 * - tied pools, the same ones in every world of every group.  A world says how many tokens of each kind the group has
 *   shown of it (kinds[]) and how many each holder still has (held[]).  What the pool held at first is in tied[];
 * - pools of this world alone: kinds[] is what is left in it, held[] how many tokens of it each holder has, and both
 *   have the same sum.
 *
 * The groups are tied together only by what they have shown of the tied pools.  If world w has weight a(w) and the
 * groups together have shown M_k of the tied pool k, then the probability of one world in each group is proportional
 * to the product of the a(w), times the product over k of B_k (M_k).  B_k is the probability that blind draws from
 * the pool show M_k in one certain order: a ratio of falling factorials.  What is left of pool k is dealt blindly to
 * those who hold it.
 *
 * A token that leaves a holder may be a sole one or of any pool that the holder has tokens of: then the world splits.
 * A draw from a stack that is one tied pool splits no world.  When a token of an unknown pool moves from one holder
 * to another, their groups become one.  If there is only one group, the worlds are all there is to tell apart.  Equal
 * worlds of a group are one, with the weights added.  Support is being in the list, whatever the weight, and B_k
 * being possible.
 *
 * Bounds: a group has at most `max` worlds, and folding the groups together (catan-fish-fold.h) takes at most
 * CATAN_FOLD_MAX steps.  If that is not enough, all groups become one; if it is still not enough, pools are put
 * together.  Then more is possible than the table allows: not exact any more.
 *
 * Invariants (catan_worlds_validate ()): each holder is in one group; each group has at least one world, no two
 * equal, and weights that sum to 1; each holder has as many tokens in every world; a tied pool has as many tokens
 * shown and held as it had at first; a pool of a world alone has at least two holders and two kinds; these pools are
 * sorted.
 */
#pragma once

#include "catan-fish.h"

G_BEGIN_DECLS

#define CATAN_KINDS CATAN_FISH_MAX
#define CATAN_HOLDERS (CATAN_MAX_PLAYERS + 1)
#define CATAN_STACK CATAN_MAX_PLAYERS
#define CATAN_TIED_MAX 8
#define CATAN_TIED_KIND_MAX 15                /* tokens of one kind in a tied pool */
#define CATAN_POOLS_MAX (CATAN_TIED_MAX + 14) /* those of a world alone have two tokens each at least */
#define CATAN_WORLDS_MAX 20000
#define CATAN_FOLD_MAX 500000

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
  guint8 n_pools;                   /* the tied ones among them */
  CatanPool pools[CATAN_POOLS_MAX]; /* the tied ones come first */
} CatanWorld;

/* Shared by copies of a CatanWorlds and copied before it is changed. */
typedef struct
{
  gint refs;
  guint n;
  guint8 holders; /* bits */
  CatanWorld world[];
} CatanGroup;

typedef struct
{
  guint max;    /* more worlds than that are not kept apart */
  guint8 exact; /* FALSE: more is possible than the table allows, as when pools were put together */
  guint8 n_tied;
  guint8 n_groups;
  guint8 tied[CATAN_TIED_MAX][CATAN_KINDS];
  CatanGroup *group[CATAN_HOLDERS];
} CatanWorlds;

/* All of these lie in the stack. */
void catan_worlds_init (CatanWorlds *worlds, const guint8 copies[CATAN_KINDS], guint max);
void catan_worlds_copy (CatanWorlds *to, const CatanWorlds *from);
void catan_worlds_clear (CatanWorlds *worlds);
gboolean catan_worlds_equal (const CatanWorlds *a, const CatanWorlds *b);
gboolean catan_worlds_validate (const CatanWorlds *worlds);
/* How many unseen tokens each holder has and how many there are of each kind. */
void catan_worlds_count (const CatanWorlds *worlds, guint holders[CATAN_HOLDERS], guint kinds[CATAN_KINDS]);
/* The index of the group that a holder is in. */
guint catan_worlds_group (const CatanWorlds *worlds, guint holder);

/* A holder's token, blindly chosen, goes unseen to another. */
void catan_worlds_move (CatanWorlds *worlds, guint from, guint to);
/* A holder's tokens, blindly chosen one after the other, turn out to be these and are unseen no more.  FALSE, and
 * nothing is changed, if no world allows it. */
gboolean catan_worlds_show (CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS]);
/* Tokens that were seen come to a holder and lie face down there among the others. */
void catan_worlds_add (CatanWorlds *worlds, guint to, const guint8 kinds[CATAN_KINDS]);

/* TRUE if all unseen tokens of the two are of one pool, in every world: then it is the same which of them move. */
gboolean catan_worlds_alike (const CatanWorlds *worlds, guint a, guint b);

G_END_DECLS
