/* catan-fish-join.c - see catan-fish-join.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-join.h"

#include <string.h>

#include "catan-fish-fold.h"
#include "catan-fish-group.h"
#include "catan-fish-ties.h"

/* Limits when all groups are joined: pairs of worlds that are looked at, and worlds that are kept in between. */
#define JOIN_MAX 3000000
#define JOIN_WORLDS 100000
#define FEW_TOGETHER 64 /* combinations of worlds: with so few, joining is tried after each act */

/* ---- joining groups ---- */

/* Adds a world of another group to this one. */
static void
meld (CatanWorld *world, const CatanWorld *other, guint n_tied)
{
  world->weight *= other->weight;
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    for (guint v = 0; v < CATAN_KINDS; v++)
      world->sole[h][v] += other->sole[h][v];
  for (guint k = 0; k < n_tied; k++)
    {
      CatanPool *pool = &world->pools[k];
      for (guint v = 0; v < CATAN_KINDS; v++)
        pool->kinds[v] += other->pools[k].kinds[v];
      for (guint h = 0; h < CATAN_HOLDERS; h++)
        pool->held[h] += other->pools[k].held[h];
    }
  for (guint i = n_tied; i < other->n_pools; i++)
    catan_world_settle (world, n_tied, &other->pools[i]);
}

/* What each world of a group has shown of the tied pools. */
static CatanTotal *
group_totals (const CatanWorlds *worlds, const CatanGroup *group)
{
  CatanTotal *totals = g_new (CatanTotal, group->n);
  for (guint i = 0; i < group->n; i++)
    catan_total_of (worlds, catan_group_world (group, i), totals[i].shown);
  return totals;
}

/* Pools that tied only these two groups become own pools at once: that makes many of the melded worlds equal. */
gboolean
catan_worlds_join (CatanWorlds *worlds, guint a, guint b, guint *steps)
{
  const CatanGroup *one = worlds->group[a], *other = worlds->group[b];
  const guint groups = 1u << a | 1u << b;
  guint64 tied[CATAN_TOTAL_WORDS];
  CatanGather gather;
  CatanLoose loose;
  if ((guint64) one->n * other->n > JOIN_MAX - *steps)
    return FALSE;
  *steps += one->n * other->n;
  catan_total_tied (worlds, tied);
  catan_loose_init (&loose, worlds, groups);
  g_autofree CatanTotal *ones = group_totals (worlds, one), *others = group_totals (worlds, other);
  catan_gather_init (&gather, one->holders | other->holders, MAX (one->n, other->n));
  /* Invariant: `gather` has each world before i with each world of the other group that fits it, and with those before
   * j for world i. */
  for (guint i = 0; i < one->n && gather.out->n <= JOIN_WORLDS; i++)
    for (guint j = 0; j < other->n; j++)
      if (catan_total_fits (tied, ones[i].shown, others[j].shown, CATAN_TOTAL_WORDS))
        {
          CatanWorld world;
          catan_world_copy (&world, catan_group_world (one, i));
          meld (&world, catan_group_world (other, j), worlds->n_tied);
          if (catan_loose_untie (&loose, &world))
            catan_gather_add (&gather, &world);
        }
  if (gather.out->n > JOIN_WORLDS)
    {
      catan_gather_drop (&gather);
      return FALSE;
    }
  catan_loose_drop (&loose, worlds, groups);
  catan_worlds_set_group (worlds, a, catan_gather_end (&gather));
  catan_worlds_drop_group (worlds, b);
  return TRUE;
}

/* Joins all groups; then nothing is tied any more.  FALSE and nothing changed if there are too many worlds. */
static gboolean
join_all (CatanWorlds *worlds)
{
  CatanWorlds next;
  guint steps = 0;
  catan_worlds_copy (&next, worlds);
  /* Invariant: `next` allows what `worlds` allows, with the same chances. */
  while (next.n_groups > 1)
    {
      guint a = 0, b = 1; /* the two smallest */
      /* Invariant: of the groups before g, a is the smallest and b the next. */
      for (guint g = 1; g < next.n_groups; g++)
        if (next.group[g]->n < next.group[a]->n)
          {
            b = a;
            a = g;
          }
        else if (g != b && next.group[g]->n < next.group[b]->n)
          b = g;
      if (!catan_worlds_join (&next, MIN (a, b), MAX (a, b), &steps))
        {
          catan_worlds_clear (&next);
          return FALSE;
        }
    }
  catan_worlds_tidy (&next);
  if (next.group[catan_worlds_widest (&next)]->n > next.max)
    {
      catan_worlds_clear (&next);
      return FALSE;
    }
  catan_worlds_replace (worlds, &next);
  return TRUE;
}

/* ---- too many worlds ---- */

/* Puts all own pools of the world together. */
static gboolean
blur (CatanWorld *world, const CatanWorlds *worlds, guint pool G_GNUC_UNUSED)
{
  CatanPool one = { 0 };
  /* Invariant: `one` and the own pools that are left have all tokens of the world's own pools. */
  while (world->n_pools > worlds->n_tied)
    {
      CatanPool taken = catan_world_take (world, worlds->n_tied);
      for (guint v = 0; v < CATAN_KINDS; v++)
        one.kinds[v] += taken.kinds[v];
      for (guint h = 0; h < CATAN_HOLDERS; h++)
        one.held[h] += taken.held[h];
    }
  catan_world_settle (world, worlds->n_tied, &one);
  return TRUE;
}

static gboolean
blur_groups (CatanWorlds *worlds)
{
  gboolean blurred = FALSE;
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      guint pools = 0;
      for (guint i = 0; i < worlds->group[g]->n; i++)
        pools = MAX (pools, catan_group_world (worlds->group[g], i)->n_pools);
      if (pools <= worlds->n_tied + 1u)
        continue;
      catan_worlds_change (worlds, g, blur, 0);
      blurred = TRUE;
    }
  return blurred;
}

static gboolean
blend (CatanWorld *world, const CatanWorlds *worlds G_GNUC_UNUSED, guint pool G_GNUC_UNUSED)
{
  CatanPool taken = catan_world_take (world, 1);
  for (guint v = 0; v < CATAN_KINDS; v++)
    world->pools[0].kinds[v] += taken.kinds[v];
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    world->pools[0].held[h] += taken.held[h];
  return TRUE;
}

/* What all worlds of a group have shown of a pool is taken out of the pool, as if it had never been in it. */
static void
lessen (CatanWorlds *worlds, CatanGroup *group, guint k)
{
  guint8 least[CATAN_KINDS];
  memcpy (least, group->first->pools[k].kinds, sizeof least);
  /* Invariant: every world before i has shown at least this. */
  for (guint i = 1; i < group->n; i++)
    for (guint v = 0; v < CATAN_KINDS; v++)
      least[v] = MIN (least[v], catan_group_world (group, i)->pools[k].kinds[v]);
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      worlds->tied[k][v] -= least[v];
      for (guint i = 0; i < group->n; i++)
        catan_group_world (group, i)->pools[k].kinds[v] -= least[v];
    }
}

/* Puts the two oldest tied pools together.  FALSE if there are fewer than two, or if the new pool is too large. */
static gboolean
blend_pools (CatanWorlds *worlds)
{
  gboolean fits = TRUE;
  if (worlds->n_tied < 2)
    return FALSE;
  for (guint v = 0; v < CATAN_KINDS; v++)
    worlds->tied[0][v] += worlds->tied[1][v];
  worlds->n_tied--;
  memmove (worlds->tied[1], worlds->tied[2], (worlds->n_tied - 1u) * sizeof *worlds->tied);
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      catan_worlds_change (worlds, g, blend, 0);
      lessen (worlds, worlds->group[g], 0);
    }
  for (guint v = 0; v < CATAN_KINDS; v++)
    fits &= worlds->tied[0][v] <= CATAN_TIED_KIND_MAX;
  return fits;
}

/* Puts all unseen tokens into one pool. */
static void
forget_holders (CatanWorlds *worlds)
{
  guint holders[CATAN_HOLDERS], kinds[CATAN_KINDS];
  guint8 copies[CATAN_KINDS];
  CatanWorlds next;
  catan_worlds_count (worlds, holders, kinds);
  for (guint v = 0; v < CATAN_KINDS; v++)
    copies[v] = (guint8) kinds[v];
  catan_worlds_init (&next, copies, worlds->max);
  next.work = worlds->work;
  next.exact = FALSE;
  catan_worlds_tie (&next, CATAN_STACK);
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    next.group[h]->first->pools[0].held[h] = (guint8) holders[h];
  catan_worlds_replace (worlds, &next);
}

void
catan_worlds_coarsen (CatanWorlds *worlds)
{
  if (worlds->exact && worlds->group[catan_worlds_widest (worlds)]->n > 1 && worlds->n_tied > 0 && join_all (worlds))
    return;
  worlds->exact = FALSE;
  if (!blur_groups (worlds) && !blend_pools (worlds))
    forget_holders (worlds);
  catan_worlds_tidy (worlds);
}

/* TRUE if the groups can be folded within catan_worlds_fold_max () steps, whichever of them is left out.  *folded gets
 * the totals of all groups except the widest. */
static gboolean
foldable (const CatanWorlds *worlds, guint wide, CatanTotals *folded)
{
  const guint most = catan_worlds_fold_max (worlds), together = catan_worlds_choices (worlds, most + 1);
  for (guint g = 0; g < worlds->n_groups; g++)
    if (g == wide || (together > most && worlds->group[g]->n > 1))
      {
        g_auto (CatanTotals) totals = { 0 };
        if (!catan_fold (worlds, g, &totals) || (guint64) totals.n * worlds->group[g]->n > most)
          return FALSE;
        if (g == wide)
          {
            *folded = totals;
            totals = (CatanTotals){ 0 };
          }
      }
  return TRUE;
}

/* TRUE if one of the totals goes with what this world has shown. */
static gboolean
goes_with (const CatanWorlds *worlds, const CatanWorld *world, const CatanTotals *totals,
           const guint64 tied[CATAN_TOTAL_WORDS])
{
  guint64 shown[CATAN_TOTAL_WORDS];
  catan_total_of (worlds, world, shown);
  /* Invariant: no total before t fits. */
  for (guint t = 0; t < totals->n; t++)
    if (catan_total_fits (tied, totals->total[t].shown, shown, CATAN_TOTAL_WORDS))
      return TRUE;
  return FALSE;
}

CatanFound
catan_worlds_prune (CatanWorlds *worlds)
{
  g_auto (CatanTotals) totals = { 0 };
  guint64 tied[CATAN_TOTAL_WORDS];
  guint wide = catan_worlds_widest (worlds), first = 0;
  CatanGroup *group = worlds->group[wide];
  if (group->n > worlds->max || !foldable (worlds, wide, &totals))
    return CATAN_TOO_MANY;
  CatanGather gather;
  catan_total_tied (worlds, tied);
  /* Invariant: all worlds before `first` fit the other groups. */
  while (first < group->n && goes_with (worlds, catan_group_world (group, first), &totals, tied))
    first++;
  /* Usually all worlds fit those of the other groups. */
  if (first == group->n)
    return CATAN_POSSIBLE;
  catan_gather_init (&gather, group->holders, group->n);
  /* Invariant: `gather` has the worlds before i that fit. */
  for (guint i = 0; i < group->n; i++)
    if (i < first || (i > first && goes_with (worlds, catan_group_world (group, i), &totals, tied)))
      catan_gather_append (&gather, catan_group_world (group, i));
  if (gather.out->n == 0)
    {
      catan_gather_drop (&gather);
      return CATAN_IMPOSSIBLE;
    }
  catan_worlds_set_group (worlds, wide, catan_gather_end (&gather));
  catan_worlds_tidy (worlds); /* without the worlds that went, a pool may tie nothing any more */
  return CATAN_POSSIBLE;
}

void
catan_worlds_simplify (CatanWorlds *worlds, guint most)
{
  const guint together = catan_worlds_choices (worlds, JOIN_MAX);
  CatanWorlds next;
  if (together == 1 || together > most)
    return;
  catan_worlds_copy (&next, worlds);
  if (join_all (&next)
      && (next.group[catan_worlds_widest (&next)]->n == 1
          || 4 * catan_worlds_total (&next) < catan_worlds_total (worlds)))
    catan_worlds_replace (worlds, &next);
  else
    catan_worlds_clear (&next);
}

void
catan_worlds_sharpen (CatanWorlds *worlds)
{
  gboolean held = FALSE;
  for (guint h = 0; h < CATAN_STACK; h++)
    held |= catan_world_held (catan_group_world (worlds->group[catan_worlds_group (worlds, h)], 0), h) > 0;
  if (!worlds->exact)
    catan_worlds_simplify (worlds, held || worlds->work > CATAN_WORK_MAX ? FEW_TOGETHER : JOIN_MAX);
}
