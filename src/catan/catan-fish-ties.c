/* catan-fish-ties.c - see catan-fish-ties.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-ties.h"

#include <string.h>

#include "catan-fish-fold.h"
#include "catan-fish-group.h"

gboolean
catan_worlds_same_sole (const CatanGroup *group, guint holder)
{
  const guint8 *first = group->first->sole[holder];
  /* Invariant: in the worlds before i, the holder has only these sole tokens. */
  for (guint i = 0; i < group->n; i++)
    {
      const CatanWorld *world = catan_group_world (group, i);
      if (catan_kinds_sum (world->sole[holder]) != catan_world_held (world, holder)
          || memcmp (world->sole[holder], first, CATAN_KINDS))
        return FALSE;
    }
  return TRUE;
}

/* Adds a tied pool that nobody holds tokens of yet.  There must be room for it. */
static void
insert_tied (CatanWorlds *worlds, const guint8 kinds[CATAN_KINDS])
{
  static const CatanPool none;
  guint k = worlds->n_tied++;
  memcpy (worlds->tied[k], kinds, CATAN_KINDS);
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      CatanGroup *group = catan_group_own (&worlds->group[g], 1);
      for (guint i = 0; i < group->n; i++)
        catan_world_insert (catan_group_world (group, i), k, &none);
    }
}

void
catan_worlds_tie (CatanWorlds *worlds, guint holder)
{
  guint g = catan_worlds_group (worlds, holder), k = worlds->n_tied;
  insert_tied (worlds, worlds->group[g]->first->sole[holder]);
  CatanGroup *group = worlds->group[g];
  for (guint i = 0; i < group->n; i++)
    {
      memset (catan_group_world (group, i)->sole[holder], 0, CATAN_KINDS);
      catan_group_world (group, i)->pools[k].held[holder] = (guint8) catan_kinds_sum (worlds->tied[k]);
    }
}

guint
catan_worlds_tied_pool (const CatanWorlds *worlds, guint holder)
{
  const CatanGroup *group = worlds->group[catan_worlds_group (worlds, holder)];
  /* Invariant: the holder has nothing of the pools before k in the first world. */
  for (guint k = 0; k < worlds->n_tied; k++)
    if (group->first->pools[k].held[holder])
      {
        for (guint i = 0; i < group->n; i++)
          if (catan_group_world (group, i)->pools[k].held[holder]
              != catan_world_held (catan_group_world (group, i), holder))
            return worlds->n_tied;
        return k;
      }
  return worlds->n_tied;
}

/* TRUE if all worlds of a group have shown the same of a pool, and hold nothing of it. */
static gboolean
indifferent (const CatanGroup *group, guint k)
{
  CatanPool first = group->first->pools[k];
  memset (first.held, 0, sizeof first.held);
  for (guint i = 0; i < group->n; i++)
    if (memcmp (&catan_group_world (group, i)->pools[k], &first, sizeof first))
      return FALSE;
  return TRUE;
}

/* The groups that a pool ties, as bits. */
static guint
tied_groups (const CatanWorlds *worlds, guint k)
{
  guint groups = 0;
  for (guint g = 0; g < worlds->n_groups; g++)
    if (!indifferent (worlds->group[g], k))
      groups |= 1u << g;
  return groups;
}

void
catan_loose_init (CatanLoose *loose, const CatanWorlds *worlds, guint groups)
{
  loose->pools = 0;
  loose->n_tied = worlds->n_tied;
  /* Invariant: of the pools before k, `pools` has those that tie no other group, and tied[] what the others left. */
  for (guint k = 0; k < worlds->n_tied; k++)
    {
      if (tied_groups (worlds, k) & ~groups)
        continue;
      loose->pools |= 1u << k;
      memcpy (loose->tied[k], worlds->tied[k], CATAN_KINDS);
      for (guint g = 0; g < worlds->n_groups; g++)
        for (guint v = 0; v < CATAN_KINDS && !(groups & 1u << g); v++)
          loose->tied[k][v] -= worlds->group[g]->first->pools[k].kinds[v];
      catan_chances_init (&loose->chances[k], loose->tied[k]);
    }
}

gboolean
catan_loose_untie (const CatanLoose *loose, CatanWorld *world)
{
  guint n_tied = loose->n_tied;
  /* Invariant: the pools after k are dealt with, and n_tied are still tied; from the last to the first, so that taking
   * one out moves none that comes later. */
  for (guint k = n_tied; k-- > 0;)
    if (loose->pools & 1u << k)
      {
        CatanPool pool = catan_world_take (world, k);
        double chance = catan_pool_chance (&loose->chances[k], pool.kinds);
        if (chance <= 0)
          return FALSE;
        world->weight *= chance;
        for (guint v = 0; v < CATAN_KINDS; v++)
          pool.kinds[v] = (guint8) (loose->tied[k][v] - pool.kinds[v]);
        catan_world_settle (world, --n_tied, &pool);
      }
  return TRUE;
}

static void
drop_tied (CatanWorlds *worlds, guint k)
{
  worlds->n_tied--;
  memmove (worlds->tied[k], worlds->tied[k + 1], (worlds->n_tied - k) * sizeof *worlds->tied);
}

void
catan_loose_drop (const CatanLoose *loose, CatanWorlds *worlds, guint groups)
{
  for (guint g = 0; loose->pools && g < worlds->n_groups; g++)
    if (!(groups & 1u << g))
      {
        CatanGroup *group = catan_group_own (&worlds->group[g], 0);
        for (guint i = 0; i < group->n; i++)
          for (guint k = loose->n_tied; k-- > 0;)
            if (loose->pools & 1u << k)
              catan_world_take (catan_group_world (group, i), k);
      }
  for (guint k = loose->n_tied; k-- > 0;)
    if (loose->pools & 1u << k)
      drop_tied (worlds, k);
}

/* All that is left of a tied pool is of one kind, so everybody who has tokens of it has this kind.  Then B is the same
 * for everything that may have been shown of it. */
static gboolean
dissolve (CatanWorld *world, const CatanWorlds *worlds, guint k)
{
  CatanPool pool = catan_world_take (world, k);
  guint kind = 0;
  while (kind < CATAN_KINDS - 1 && worlds->tied[k][kind] == 0)
    kind++;
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    world->sole[h][kind] += pool.held[h];
  return TRUE;
}

/* TRUE if all tokens of this kind were shown, in every combination of worlds. */
static gboolean
all_shown (const CatanWorlds *worlds, guint k, guint kind)
{
  guint left = worlds->tied[k][kind];
  /* Invariant: all worlds of each group before g have shown the same number, and `left` is without these. */
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      const CatanGroup *group = worlds->group[g];
      guint shown = group->first->pools[k].kinds[kind];
      for (guint i = 1; i < group->n; i++)
        if (catan_group_world (group, i)->pools[k].kinds[kind] != shown)
          return FALSE;
      left -= shown;
    }
  return left == 0;
}

/* Removes a tied pool if no more than one kind is left of it.  TRUE if it did. */
static gboolean
dissolve_pool (CatanWorlds *worlds, guint k)
{
  guint kinds = 0;
  gboolean gone[CATAN_KINDS];
  for (guint v = 0; v < CATAN_KINDS; v++)
    kinds += !(gone[v] = all_shown (worlds, k, v));
  if (kinds > 1)
    return FALSE;
  for (guint v = 0; v < CATAN_KINDS; v++)
    worlds->tied[k][v] = !gone[v];
  for (guint g = 0; g < worlds->n_groups; g++)
    catan_worlds_change (worlds, g, dissolve, k);
  drop_tied (worlds, k);
  return TRUE;
}

/* Removes the tied pools that tie nothing but these groups; `groups` is one of them, or none.  FALSE if there are no
 * such pools. */
static gboolean
untie_groups (CatanWorlds *worlds, guint groups)
{
  CatanLoose loose;
  catan_loose_init (&loose, worlds, groups);
  for (guint g = 0; loose.pools && g < worlds->n_groups; g++)
    if (groups & 1u << g)
      {
        const CatanGroup *group = worlds->group[g];
        CatanGather gather;
        catan_gather_init (&gather, group->holders, group->n);
        for (guint i = 0; i < group->n; i++)
          {
            CatanWorld world;
            catan_world_copy (&world, catan_group_world (group, i));
            if (catan_loose_untie (&loose, &world))
              catan_gather_add (&gather, &world);
          }
        catan_worlds_set_group (worlds, g, catan_gather_end (&gather));
        g_assert (worlds->group[g]);
      }
  catan_loose_drop (&loose, worlds, groups);
  return loose.pools != 0;
}

/* If a holder's tokens are the same in all worlds of a group, the holder gets a group of its own. */
static void
part (CatanWorlds *worlds, guint holder)
{
  guint g = catan_worlds_group (worlds, holder);
  if (worlds->group[g]->holders == 1 << holder || !catan_worlds_same_sole (worlds->group[g], holder))
    return;
  CatanGroup *group = catan_group_own (&worlds->group[g], 0);
  CatanGroup *alone = worlds->group[worlds->n_groups++] = catan_group_new ((guint8) (1 << holder), worlds->n_tied);
  memcpy (alone->first->sole[holder], group->first->sole[holder], CATAN_KINDS);
  group->holders ^= (guint8) (1 << holder);
  for (guint i = 0; i < group->n; i++)
    memset (catan_group_world (group, i)->sole[holder], 0, CATAN_KINDS);
}

/* A group with one world is split: its own pools become tied pools, and each holder gets a group.  Nothing is lost,
 * because all that is known is about one holder or one pool. */
static void
scatter (CatanWorlds *worlds, guint index)
{
  CatanGroup *group = catan_group_own (&worlds->group[index], 0);
  CatanWorld *world = catan_group_world (group, 0);
  /* Invariant: the world has as many pools as at first; each time one more of them is tied. */
  while (world->n_pools > worlds->n_tied)
    {
      CatanPool pool = catan_world_take (world, worlds->n_tied); /* leaves room, so the group stays where it is */
      insert_tied (worlds, pool.kinds);
      memcpy (world->pools[worlds->n_tied - 1].held, pool.held, sizeof pool.held);
    }
  /* Invariant: each holder of this group before h has a group alone; the last one stays in this group. */
  for (guint h = 0; h < CATAN_HOLDERS && group->holders != 1 << h; h++)
    if (group->holders & 1 << h)
      {
        CatanGroup *alone = worlds->group[worlds->n_groups++] = catan_group_new ((guint8) (1 << h), worlds->n_tied);
        memcpy (alone->first->sole[h], world->sole[h], CATAN_KINDS);
        memset (world->sole[h], 0, CATAN_KINDS);
        for (guint k = 0; k < worlds->n_tied; k++)
          {
            alone->first->pools[k].held[h] = world->pools[k].held[h];
            world->pools[k].held[h] = 0;
          }
        group->holders ^= (guint8) (1 << h);
      }
}

static gboolean
may_scatter (const CatanWorlds *worlds, const CatanGroup *group)
{
  return group->n == 1 && (group->holders & (group->holders - 1))
         && group->first->n_pools <= CATAN_TIED_MAX; /* all pools, when they are tied */
}

void
catan_worlds_untie (CatanWorlds *worlds)
{
  /* Invariant: each pool after k ties two groups and has two kinds left.  When a pool goes, worlds of its group become
   * equal, and another pool may no longer tie that group to others, so it begins again. */
  for (guint k = worlds->n_tied; k-- > 0;)
    {
      const guint groups = tied_groups (worlds, k);
      if (dissolve_pool (worlds, k) || ((groups & (groups - 1)) == 0 && untie_groups (worlds, groups)))
        k = worlds->n_tied;
    }
}

void
catan_worlds_tidy (CatanWorlds *worlds)
{
  catan_worlds_untie (worlds);
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    part (worlds, h);
  for (guint g = worlds->n_groups; g-- > 0;)
    if (may_scatter (worlds, worlds->group[g]))
      scatter (worlds, g);
  /* If only one possibility is left, everything is known exactly again. */
  if (!worlds->exact && worlds->n_tied == 0)
    {
      worlds->exact = TRUE;
      for (guint g = 0; g < worlds->n_groups; g++)
        worlds->exact &= worlds->group[g]->n == 1 && worlds->group[g]->first->n_pools == 0;
    }
}
