/* catan-fish-fold.c - see catan-fish-fold.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-fold.h"

#include <string.h>

G_STATIC_ASSERT (CATAN_TIED_MAX % CATAN_POOLS_A_WORD == 0);
G_STATIC_ASSERT (CATAN_KINDS *CATAN_FIELD < CATAN_POOL_BITS);
G_STATIC_ASSERT (CATAN_TIED_KIND_MAX < 1 << (CATAN_FIELD - 1));

static inline guint64
pack (const guint8 kinds[CATAN_KINDS])
{
  guint64 packed = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    packed |= (guint64) kinds[v] << (CATAN_FIELD * v);
  return packed;
}

void
catan_total_of (const CatanWorlds *worlds, const CatanWorld *world, guint64 shown[CATAN_TOTAL_WORDS])
{
  memset (shown, 0, CATAN_TOTAL_WORDS * sizeof *shown);
  for (guint k = 0; k < worlds->n_tied; k++)
    shown[k / CATAN_POOLS_A_WORD] |= pack (world->pools[k].kinds) << (CATAN_POOL_BITS * (k % CATAN_POOLS_A_WORD));
}

void
catan_total_tied (const CatanWorlds *worlds, guint64 tied[CATAN_TOTAL_WORDS])
{
  memset (tied, 0, CATAN_TOTAL_WORDS * sizeof *tied);
  for (guint k = 0; k < worlds->n_tied; k++)
    tied[k / CATAN_POOLS_A_WORD] |= pack (worlds->tied[k]) << (CATAN_POOL_BITS * (k % CATAN_POOLS_A_WORD));
}

void
catan_chances_init (CatanChances *chances, const guint8 tied[CATAN_KINDS])
{
  guint size = 0;
  chances->tied = tied;
  /* Invariant: ways[v][i] = tied[v] * (tied[v] - 1) * ..., i factors. */
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      chances->ways[v][0] = 1;
      for (guint i = 0; i < tied[v]; i++)
        chances->ways[v][i + 1] = chances->ways[v][i] * (tied[v] - i);
      size += tied[v];
    }
  chances->all[0] = 1;
  /* Invariant: all[i] = 1 / (size * (size - 1) * ...), i factors. */
  for (guint i = 0; i < size; i++)
    chances->all[i + 1] = chances->all[i] / (size - i);
}

/* ---- collecting totals; equal ones become one ---- */

typedef struct
{
  CatanTotals totals;
  guint room, mask;
  guint32 *table; /* an index plus one; 0: empty */
} Gather;

static inline guint
hash (const CatanTotal *total, guint words)
{
  guint64 sum = 0;
  for (guint i = 0; i < words; i++)
    sum = ((sum ^ (sum >> 31)) + total->shown[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (sum >> 32);
}

static inline gboolean
same (const CatanTotal *a, const CatanTotal *b, guint words)
{
  gboolean equal = TRUE;
  for (guint i = 0; i < words; i++)
    equal &= a->shown[i] == b->shown[i];
  return equal;
}

static void
grow (Gather *gather, guint expected, guint words)
{
  guint room = 8;
  while (room <= expected)
    room *= 2;
  gather->room = room;
  gather->mask = 2 * room - 1;
  gather->totals.total = g_renew (CatanTotal, gather->totals.total, room);
  gather->table = g_renew (guint32, gather->table, 2 * room);
  memset (gather->table, 0, 2 * room * sizeof *gather->table);
  /* Invariant: the totals before i are in the table, and it has room for all. */
  for (guint i = 0; i < gather->totals.n; i++)
    {
      guint at = hash (&gather->totals.total[i], words) & gather->mask;
      while (gather->table[at])
        at = (at + 1) & gather->mask;
      gather->table[at] = i + 1;
    }
}

static inline void
gather_add (Gather *gather, const CatanTotal *total, guint words)
{
  guint at = hash (total, words) & gather->mask;
  /* Invariant: what stands in the slots from the hash to `at` is another total. */
  for (; gather->table[at]; at = (at + 1) & gather->mask)
    {
      CatanTotal *found = &gather->totals.total[gather->table[at] - 1];
      if (same (found, total, words))
        {
          found->weight += total->weight;
          return;
        }
    }
  gather->totals.total[gather->totals.n++] = *total;
  gather->table[at] = gather->totals.n;
  if (gather->totals.n == gather->room)
    grow (gather, gather->room, words);
}

/* Combines one world with each total; no two results are equal.  About a third of them fit, in no order, so a branch
 * would often be predicted wrong.  Usually one word is enough, and more take more time, so `words` is a parameter. */
static inline guint
fold_one (const guint64 tied[CATAN_TOTAL_WORDS], const CatanTotals *others, const CatanTotal *one, CatanTotal *out,
          guint words)
{
  guint n = 0;
  /* Invariant: the first n of `out` are all of the totals before t that fit, each with this world. */
  for (guint t = 0; t < others->n; t++)
    {
      const CatanTotal *other = &others->total[t];
      out[n].weight = other->weight * one->weight;
      for (guint w = 0; w < CATAN_TOTAL_WORDS; w++)
        out[n].shown[w] = w < words ? other->shown[w] + one->shown[w] : 0;
      n += catan_total_fits (tied, other->shown, one->shown, words) ? 1 : 0;
    }
  return n;
}

void
catan_fold_worlds (const CatanWorlds *worlds, const CatanTotals *others, const CatanWorld *const *world, guint n,
                   CatanTotals *totals)
{
  g_autofree CatanTotal *each = g_new (CatanTotal, others->n + 1);
  guint64 tied[CATAN_TOTAL_WORDS];
  gboolean narrow = worlds->n_tied <= CATAN_POOLS_A_WORD;
  Gather gather = { 0 };
  catan_total_tied (worlds, tied);
  /* Invariant: `gather` has each total with each world before i, equal ones once, with the sum of their weights. */
  for (guint i = 0; i < n; i++)
    {
      CatanTotal one = { .weight = world[i]->weight };
      catan_total_of (worlds, world[i], one.shown);
      guint fit = narrow ? fold_one (tied, others, &one, each, 1)
                         : fold_one (tied, others, &one, each, CATAN_TOTAL_WORDS);
      if (n == 1)
        {
          *totals = (CatanTotals){ .n = fit, .total = g_steal_pointer (&each) };
          return;
        }
      if (i == 0)
        grow (&gather, others->n, narrow ? 1 : CATAN_TOTAL_WORDS);
      for (guint t = 0; t < fit; t++)
        if (narrow)
          gather_add (&gather, &each[t], 1);
        else
          gather_add (&gather, &each[t], CATAN_TOTAL_WORDS);
    }
  g_free (gather.table);
  *totals = gather.totals;
}

/* Small groups come first: the last group is the largest, and each of its worlds is combined with all totals of the
 * others. */
gboolean
catan_fold (const CatanWorlds *worlds, guint but, CatanTotals *totals)
{
  const guint most = catan_worlds_fold_max (worlds);
  guint order[CATAN_HOLDERS], n = 0, steps = 0;
  /* Invariant: `order` has the groups before g, except `but`, the smallest first. */
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      guint at = n;
      if (g == but)
        continue;
      for (; at > 0 && worlds->group[order[at - 1]]->n > worlds->group[g]->n; at--)
        order[at] = order[at - 1];
      order[at] = g;
      n++;
    }
  *totals = (CatanTotals){ .n = 1, .total = g_new0 (CatanTotal, 1) };
  totals->total[0].weight = 1;
  /* Invariant: the totals are those of the first i groups, and it took `steps` to make them. */
  for (guint i = 0; i < n; i++)
    {
      const CatanGroup *group = worlds->group[order[i]];
      guint64 more = (guint64) totals->n * group->n;
      CatanTotals next;
      if (more > most - steps)
        {
          catan_totals_clear (totals);
          return FALSE;
        }
      steps += (guint) more;
      g_autofree const CatanWorld **world = g_new (const CatanWorld *, group->n);
      for (guint w = 0; w < group->n; w++)
        world[w] = catan_group_world (group, w);
      catan_fold_worlds (worlds, totals, world, group->n, &next);
      catan_totals_clear (totals);
      *totals = next;
    }
  return TRUE;
}

void
catan_totals_clear (CatanTotals *totals)
{
  g_clear_pointer (&totals->total, g_free);
  totals->n = 0;
}
