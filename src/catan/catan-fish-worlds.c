/* catan-fish-worlds.c - see catan-fish-worlds.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * tests/catan/fish-deals.h does the same in a slow, plain way: it lists everything that may be.
 *
 * What is counted.  Each time a stack was mixed, it was known how many tokens of each kind it had.  If a player has
 * shown or given away a token since then, nobody knows of which stack it was.  A world is one answer to this question,
 * for all such tokens.  In a world it is known what is left of each stack: how many tokens of each kind, and how many
 * tokens each holder has.  This is a pool.
 *
 * A token that leaves a hand can be any token of the hand, each with the same chance.  So a world becomes several, one
 * for each pool, and its weight is multiplied by the number of tokens that the hand has of this pool.  If the token is
 * shown, the weight is also multiplied by the share of its kind in the pool.  To get chances, one would divide by the
 * size of the hand, but that is the same in all worlds.
 *
 * Why it is exact, until worlds are put together because there are too many.  The worlds leave nothing out, and no two
 * of them are true at once.  And it is enough to keep numbers of a pool.  Its tokens were mixed, and since then they
 * were only moved blindly or shown to all.  What is left is still mixed, so all ways to deal it to its places are
 * equally likely.
 *
 * An example, which the test /fish/six-tokens plays.  The stack is 1 1 1 2 2 3.  Anna draws two tokens face down, Ben
 * one, and Clara draws a 1, a 2 and a 3 openly and spends them.  They are turned over, and Anna draws one of them face
 * down.  Then she spends a token that shows 1.  Before that, 1 1 2 are left of the first stack and 1 2 3 of the second:
 *
 *   The 1 is of         chance of this token    it shows 1    together    weight
 *   the first stack           2 of 3              2 of 3         4/9        4/5
 *   the second stack          1 of 3              1 of 3         1/9        1/5
 *
 * In the first world, Anna and Ben now have one token each of 1 2, and the second stack still is 1 2 3.  In the second
 * world, they have two and one of 1 1 2, and 2 3 lie in the stack.  So Ben's token shows 2 with a chance of 4/5 * 1/2 +
 * 1/5 * 1/3 = 7/15, and the next token of the stack shows 3 with 4/5 * 1/3 + 1/5 * 1/2 = 11/30.
 *
 * Both stacks are tied pools here.  Then the list of Anna's worlds has only the factors 2/3 and 1/3.  B has the others,
 * for all that was shown of a stack, also by Clara.  In the first world, it is B (2 1 1) = 3*2 * 2 * 1 / (6*5*4*3) =
 * 1/30 for the first stack and B (0 0 0) = 1 for the second.  In the second world, it is B (1 1 1) = 3 * 2 * 1 /
 * (6*5*4) = 1/20 and B (1 0 0) = 1/3.  So 2/3 * 1/30 * 1 = 1/45 stands against 1/3 * 1/20 * 1/3 = 1/180: four to one,
 * as above.
 */
#include "catan-fish-worlds.h"

#include <string.h>

#include "catan-fish-group.h"
#include "catan-fish-join.h"
#include "catan-fish-ties.h"

#define SIMPLIFY_MAX 300 /* ways to take a world of each group, when a new pool is tied */

/* ---- the list of groups ---- */

void
catan_worlds_init (CatanWorlds *worlds, const guint8 copies[CATAN_KINDS], guint max)
{
  memset (worlds, 0, sizeof *worlds);
  worlds->max = max;
  worlds->exact = TRUE;
  worlds->n_groups = CATAN_HOLDERS;
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    worlds->group[h] = catan_group_new ((guint8) (1 << h), 0);
  memcpy (worlds->group[CATAN_STACK]->first->sole[CATAN_STACK], copies, CATAN_KINDS);
}

void
catan_worlds_copy (CatanWorlds *to, const CatanWorlds *from)
{
  *to = *from;
  for (guint g = 0; g < to->n_groups; g++)
    catan_group_ref (to->group[g]);
}

void
catan_worlds_clear (CatanWorlds *worlds)
{
  for (guint g = 0; g < worlds->n_groups; g++)
    catan_group_unref (worlds->group[g]);
  worlds->n_groups = 0;
}

guint
catan_worlds_group (const CatanWorlds *worlds, guint holder)
{
  guint g = 0;
  /* Invariant: the holder is in none of the groups before g, and is in one of them all. */
  while (!(worlds->group[g]->holders & 1 << holder))
    g++;
  return g;
}

/* ---- changes ---- */

/* A token can leave a holder in several ways: way i is pool i, and the last way is the heap of sole tokens. */

/* How likely it is that the token left in this way, without the size of the hand, which is the same in all worlds. */
static inline double
move_chance (const CatanWorld *world, guint way, guint from)
{
  return way == world->n_pools ? catan_kinds_sum (world->sole[from]) : world->pools[way].held[from];
}

static void
move_one (CatanWorld *world, guint n_tied, guint way, guint from, guint to)
{
  CatanPool pool = { 0 };
  if (way < n_tied)
    {
      world->pools[way].held[from]--;
      world->pools[way].held[to]++;
      return;
    }
  if (way == world->n_pools)
    {
      memcpy (pool.kinds, world->sole[from], sizeof pool.kinds);
      memset (world->sole[from], 0, sizeof pool.kinds);
      pool.held[from] = (guint8) catan_kinds_sum (pool.kinds);
    }
  else
    pool = catan_world_take (world, way);
  pool.held[from]--;
  pool.held[to]++;
  catan_world_settle (world, n_tied, &pool);
}

static CatanGroup *
split_by_move (const CatanGroup *group, guint n_tied, guint from, guint to)
{
  CatanGather gather;
  catan_gather_init (&gather, group->holders, group->n);
  /* Invariant: the list has all ways of the worlds before i and the ways before `way` of world i, times the same number
   * for all: the size of the hand. */
  for (guint i = 0; i < group->n; i++)
    for (guint way = 0; way <= catan_group_world (group, i)->n_pools; way++)
      {
        CatanWorld world;
        double chance = move_chance (catan_group_world (group, i), way, from);
        if (chance <= 0)
          continue;
        catan_world_copy (&world, catan_group_world (group, i));
        world.weight *= chance;
        move_one (&world, n_tied, way, from, to);
        catan_gather_add (&gather, &world);
      }
  return catan_gather_end (&gather);
}

/* Moves a token of a pool that is the same in all worlds, or of a heap of one kind: no world splits. */
static void
move_plain (CatanWorlds *worlds, guint way, guint from, guint to)
{
  guint groups[2] = { catan_worlds_group (worlds, from), catan_worlds_group (worlds, to) };
  const guint8 *heap = worlds->group[groups[0]]->first->sole[from];
  guint kind = 0;
  /* Invariant: the heap has nothing of the kinds before `kind`. */
  while (kind < CATAN_KINDS - 1 && heap[kind] == 0)
    kind++;
  /* Invariant: on the second side, the token has left `from` in every world and is nowhere yet. */
  for (guint side = 0; side < 2; side++)
    {
      CatanGroup *group = catan_group_own (&worlds->group[groups[side]], 0);
      guint holder = side ? to : from;
      for (guint i = 0; i < group->n; i++)
        {
          guint8 *n = way < worlds->n_tied ? &catan_group_world (group, i)->pools[way].held[holder]
                                           : &catan_group_world (group, i)->sole[holder][kind];
          *n = (guint8) (side ? *n + 1 : *n - 1);
        }
    }
}

static gboolean
of_one_kind (const guint8 kinds[CATAN_KINDS])
{
  guint n = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    n += kinds[v] > 0;
  return n == 1;
}

void
catan_worlds_move (CatanWorlds *worlds, guint from, guint to)
{
  /* Three cases.  All tokens of the holder are of one kind, in every world: one of them moves.  They are the same in
   * every world, but of several kinds: they become a tied pool, and a token of it moves.  Else each world splits by
   * what moves.
   *
   * Invariant: the token has not moved yet, and the worlds allow all that is possible.  Each time there are fewer
   * worlds, groups or pools, so it ends. */
  for (guint steps = 0;; catan_worlds_coarsen (worlds))
    {
      const CatanGroup *group = worlds->group[catan_worlds_group (worlds, from)];
      gboolean same = catan_worlds_same_sole (group, from), plain = same && of_one_kind (group->first->sole[from]);
      if (same && !plain)
        {
          /* Worlds of several groups may differ only in tokens that were shown long ago.  The holder has only sole
           * tokens, and they stay the same in every world if groups become one. */
          catan_worlds_simplify (worlds, SIMPLIFY_MAX);
          if (worlds->n_tied == CATAN_TIED_MAX)
            continue;
          catan_worlds_tie (worlds, from);
        }
      guint way = same && plain ? worlds->n_tied : catan_worlds_tied_pool (worlds, from);
      if (plain || way < worlds->n_tied)
        {
          move_plain (worlds, way, from, to);
          catan_worlds_tidy (worlds);
          return;
        }
      guint a = catan_worlds_group (worlds, from), b = catan_worlds_group (worlds, to);
      if (a != b && !catan_worlds_join (worlds, MIN (a, b), MAX (a, b), &steps))
        continue;
      /* Before the split: tokens of a removed pool can become sole tokens, which leave in one way instead of two. */
      catan_worlds_untie (worlds);
      a = catan_worlds_group (worlds, from);
      catan_worlds_set_group (worlds, a, split_by_move (worlds->group[a], worlds->n_tied, from, to));
      break;
    }
  catan_worlds_tidy (worlds);
  /* Invariant: the token has moved in every world; each time there are fewer worlds, groups or pools. */
  while (catan_worlds_prune (worlds) == CATAN_TOO_MANY)
    catan_worlds_coarsen (worlds);
  catan_worlds_sharpen (worlds);
}

guint
catan_worlds_total (const CatanWorlds *worlds)
{
  guint n = 0;
  for (guint g = 0; g < worlds->n_groups; g++)
    n += worlds->group[g]->n;
  return n;
}

guint
catan_worlds_fold_max (const CatanWorlds *worlds)
{
  return worlds->max > CATAN_WORLDS_SPENT ? CATAN_FOLD_MAX : CATAN_FOLD_SPENT;
}

guint
catan_worlds_choices (const CatanWorlds *worlds, guint most)
{
  guint64 choices = 1;
  /* Invariant: `choices` is the product of the sizes of the groups before g, at most `most`. */
  for (guint g = 0; g < worlds->n_groups; g++)
    choices = MIN (choices * worlds->group[g]->n, most);
  return (guint) choices;
}

void
catan_worlds_charge (CatanWorlds *worlds)
{
  const guint steps = catan_worlds_choices (worlds, CATAN_FOLD_MAX) / CATAN_STEPS_A_WORLD;
  /* It stops one above the limit, so that it cannot overflow. */
  worlds->work = MIN (worlds->work + catan_worlds_total (worlds) + steps, CATAN_WORK_MAX + 1);
  if (worlds->work <= CATAN_WORK_MAX || worlds->max <= CATAN_WORLDS_SPENT)
    return;
  worlds->max = CATAN_WORLDS_SPENT;
  while (catan_worlds_prune (worlds) == CATAN_TOO_MANY)
    catan_worlds_coarsen (worlds);
}

gboolean
catan_worlds_alike (const CatanWorlds *worlds, guint a, guint b)
{
  guint pool = catan_worlds_tied_pool (worlds, a), group = catan_worlds_group (worlds, a);
  if (pool < worlds->n_tied && pool == catan_worlds_tied_pool (worlds, b))
    return TRUE;
  if (group != catan_worlds_group (worlds, b))
    return FALSE;
  /* Invariant: in each world before i, all tokens of both are of one pool. */
  for (guint i = 0; i < worlds->group[group]->n; i++)
    {
      const CatanWorld *world = catan_group_world (worlds->group[group], i);
      guint pools = 0;
      for (guint p = 0; p < world->n_pools; p++)
        pools += world->pools[p].held[a] || world->pools[p].held[b];
      if (pools > 1 || catan_kinds_sum (world->sole[a]) + catan_kinds_sum (world->sole[b]) > 0)
        return FALSE;
    }
  return TRUE;
}

static inline double
show_chance (const CatanWorld *world, guint n_tied, guint way, guint from, guint kind)
{
  if (way == world->n_pools)
    return world->sole[from][kind];
  const CatanPool *pool = &world->pools[way];
  return way < n_tied ? pool->held[from]
                      : (double) (pool->held[from] * pool->kinds[kind]) / catan_kinds_sum (pool->kinds);
}

static gboolean
show_one (CatanWorld *world, const CatanWorlds *worlds, guint way, guint from, guint kind)
{
  if (way == world->n_pools)
    world->sole[from][kind]--;
  else if (way < worlds->n_tied)
    {
      world->pools[way].held[from]--;
      return ++world->pools[way].kinds[kind] <= worlds->tied[way][kind];
    }
  else
    {
      CatanPool pool = catan_world_take (world, way);
      pool.held[from]--;
      pool.kinds[kind]--;
      catan_world_settle (world, worlds->n_tied, &pool);
    }
  return TRUE;
}

static CatanGroup *
split_by_show (const CatanWorlds *worlds, const CatanGroup *group, guint from, guint kind)
{
  CatanGather gather;
  catan_gather_init (&gather, group->holders, group->n);
  /* Invariant: the same as in split_by_move (), only for ways that show this kind. */
  for (guint i = 0; i < group->n; i++)
    for (guint way = 0; way <= catan_group_world (group, i)->n_pools; way++)
      {
        CatanWorld world;
        double chance = show_chance (catan_group_world (group, i), worlds->n_tied, way, from, kind);
        if (chance <= 0)
          continue;
        catan_world_copy (&world, catan_group_world (group, i));
        world.weight *= chance;
        if (show_one (&world, worlds, way, from, kind))
          catan_gather_add (&gather, &world);
      }
  return catan_gather_end (&gather);
}

/* *worlds is only of use after CATAN_POSSIBLE; else it must be cleared. */
static CatanFound
show_tokens (CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS])
{
  guint g = catan_worlds_group (worlds, from);
  /* Invariant: in each world all tokens of the kinds before v, and i of kind v, were shown. */
  for (guint v = 0; v < CATAN_KINDS; v++)
    for (guint i = 0; i < kinds[v]; i++)
      {
        CatanGroup *split = split_by_show (worlds, worlds->group[g], from, v);
        if (split == NULL)
          return CATAN_IMPOSSIBLE;
        catan_worlds_set_group (worlds, g, split);
        if (split->n > worlds->max)
          return CATAN_TOO_MANY;
      }
  return catan_worlds_prune (worlds);
}

gboolean
catan_worlds_show (CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS])
{
  CatanWorlds base;
  CatanFound found;
  catan_worlds_copy (&base, worlds);
  /* Invariant: nothing is shown in `base`, which allows all that is possible and gets simpler each time. */
  for (;; catan_worlds_coarsen (&base))
    {
      CatanWorlds next;
      catan_worlds_copy (&next, &base);
      found = show_tokens (&next, from, kinds);
      if (found == CATAN_POSSIBLE)
        {
          catan_worlds_tidy (&next);
          catan_worlds_sharpen (&next);
          catan_worlds_replace (worlds, &next);
        }
      else
        catan_worlds_clear (&next);
      if (found != CATAN_TOO_MANY)
        break;
    }
  catan_worlds_clear (&base);
  return found == CATAN_POSSIBLE;
}

void
catan_worlds_add (CatanWorlds *worlds, guint to, const guint8 kinds[CATAN_KINDS])
{
  CatanGroup *group = catan_group_own (&worlds->group[catan_worlds_group (worlds, to)], 0);
  for (guint i = 0; i < group->n; i++)
    for (guint v = 0; v < CATAN_KINDS; v++)
      catan_group_world (group, i)->sole[to][v] += kinds[v];
  catan_worlds_tidy (worlds);
}

/* ---- comparing and checking ---- */

gboolean
catan_worlds_equal (const CatanWorlds *a, const CatanWorlds *b)
{
  gboolean equal = a->n_groups == b->n_groups && a->n_tied == b->n_tied && a->exact == b->exact
                   && memcmp (a->tied, b->tied, a->n_tied * sizeof *a->tied) == 0;
  /* Invariant: if `equal`, the groups before g are. */
  for (guint g = 0; equal && g < a->n_groups; g++)
    equal = catan_group_equal (a->group[g], b->group[g]);
  return equal;
}

/* Adds the unseen tokens of a world to the counts; `kinds` begins with what the tied pools held at first, so a token
 * that was shown of them is subtracted. */
static void
count_world (const CatanWorld *world, guint n_tied, guint holders[CATAN_HOLDERS], guint kinds[CATAN_KINDS])
{
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    holders[h] += catan_world_held (world, h);
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      for (guint h = 0; h < CATAN_HOLDERS; h++)
        kinds[v] += world->sole[h][v];
      for (guint i = 0; i < world->n_pools; i++)
        kinds[v] += i < n_tied ? -(guint) world->pools[i].kinds[v] : world->pools[i].kinds[v];
    }
}

void
catan_worlds_count (const CatanWorlds *worlds, guint holders[CATAN_HOLDERS], guint kinds[CATAN_KINDS])
{
  memset (holders, 0, CATAN_HOLDERS * sizeof *holders);
  memset (kinds, 0, CATAN_KINDS * sizeof *kinds);
  for (guint k = 0; k < worlds->n_tied; k++)
    for (guint v = 0; v < CATAN_KINDS; v++)
      kinds[v] += worlds->tied[k][v];
  /* Invariant: the counts have what the groups before g hold and have shown.  Any world of a group will do. */
  for (guint g = 0; g < worlds->n_groups; g++)
    count_world (catan_group_world (worlds->group[g], 0), worlds->n_tied, holders, kinds);
}

static gboolean
pools_sound (const CatanWorld *world, guint n_tied)
{
  /* Invariant: the own pools before i are sound and sorted. */
  for (guint i = n_tied; i < world->n_pools; i++)
    {
      const CatanPool *pool = &world->pools[i];
      guint holders = 0, held = 0, kinds = 0;
      for (guint h = 0; h < CATAN_HOLDERS; h++)
        {
          holders += pool->held[h] > 0;
          held += pool->held[h];
        }
      for (guint v = 0; v < CATAN_KINDS; v++)
        kinds += pool->kinds[v] > 0;
      if (holders < 2 || kinds < 2 || held != catan_kinds_sum (pool->kinds)
          || (i > n_tied && catan_pool_compare (pool - 1, pool) > 0))
        return FALSE;
    }
  return world->n_pools >= n_tied;
}

/* TRUE if all worlds of a group have the same number of tokens of each holder, of each kind, and of each tied pool. */
static gboolean
group_agrees (const CatanWorlds *worlds, const CatanGroup *group, guint sizes[CATAN_TIED_MAX])
{
  guint holders[2][CATAN_HOLDERS], kinds[2][CATAN_KINDS], pools[2][CATAN_TIED_MAX] = { { 0 } };
  /* Invariant: slot 0 has the numbers of world 0, and all worlds before i have the same. */
  for (guint i = 0; i < group->n; i++)
    {
      guint slot = MIN (i, 1);
      memset (holders[slot], 0, sizeof holders[slot]);
      memset (kinds[slot], 0, sizeof kinds[slot]);
      count_world (catan_group_world (group, i), worlds->n_tied, holders[slot], kinds[slot]);
      for (guint k = 0; k < worlds->n_tied; k++)
        {
          const CatanPool *pool = &catan_group_world (group, i)->pools[k];
          pools[slot][k] = catan_kinds_sum (pool->kinds);
          for (guint h = 0; h < CATAN_HOLDERS; h++)
            pools[slot][k] += pool->held[h];
        }
      if (!pools_sound (catan_group_world (group, i), worlds->n_tied)
          || memcmp (holders[0], holders[slot], sizeof holders[0]) || memcmp (kinds[0], kinds[slot], sizeof kinds[0])
          || memcmp (pools[0], pools[slot], sizeof pools[0]))
        return FALSE;
      for (guint h = 0; h < CATAN_HOLDERS; h++)
        if (holders[slot][h] && !(group->holders & 1 << h))
          return FALSE;
    }
  for (guint k = 0; k < worlds->n_tied; k++)
    sizes[k] += pools[0][k];
  return TRUE;
}

gboolean
catan_worlds_validate (const CatanWorlds *worlds)
{
  guint sizes[CATAN_TIED_MAX] = { 0 }, holders = 0;
  /* Invariant: the groups before g are sound, `holders` are theirs, and `sizes` is what they have of each tied pool. */
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      if (holders & worlds->group[g]->holders || !catan_group_sound (worlds->group[g])
          || !group_agrees (worlds, worlds->group[g], sizes))
        return FALSE;
      holders |= worlds->group[g]->holders;
    }
  for (guint k = 0; k < worlds->n_tied; k++)
    if (sizes[k] != catan_kinds_sum (worlds->tied[k]))
      return FALSE;
  return holders == (1 << CATAN_HOLDERS) - 1;
}
