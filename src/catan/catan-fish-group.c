/* catan-fish-group.c - see catan-fish-group.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-group.h"

#include <math.h>
#include <string.h>

#define EMPTY G_MAXUINT32
/* A possible world keeps at least this weight, because it may be the only one that is left later.  The product of such
 * weights, one from each group, is still above 0 in a double. */
#define WEIGHT_MIN 1e-40

/* ---- one world ---- */

/* The bytes of a world that are in use.  To copy and compare all of pools[] would take most of the time. */
static inline gsize
world_size (const CatanWorld *world)
{
  return G_STRUCT_OFFSET (CatanWorld, pools) + world->n_pools * sizeof (CatanPool);
}

void
catan_world_copy (CatanWorld *to, const CatanWorld *from)
{
  memcpy (to, from, world_size (from));
}

static gboolean
world_same (const CatanWorld *a, const CatanWorld *b)
{
  return a->n_pools == b->n_pools
         && memcmp (a->sole, b->sole, world_size (a) - G_STRUCT_OFFSET (CatanWorld, sole)) == 0;
}

/* Of what world_same () compares, eight bytes at a time; the last eight may overlap those before them. */
static guint
world_hash (const CatanWorld *world)
{
  const guint8 *bytes = (const guint8 *) world->sole;
  const gsize n = world_size (world) - G_STRUCT_OFFSET (CatanWorld, sole);
  guint64 hash = n, word;
  G_STATIC_ASSERT (sizeof world->sole >= sizeof word);
  for (gsize at = 0; at < n; at += sizeof word)
    {
      memcpy (&word, bytes + MIN (at, n - sizeof word), sizeof word);
      hash = ((hash ^ (hash >> 29)) ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
  return (guint) (hash >> 32);
}

void
catan_world_insert (CatanWorld *world, guint index, const CatanPool *pool)
{
  g_assert (world->n_pools < CATAN_POOLS_MAX);
  memmove (&world->pools[index + 1], &world->pools[index], (world->n_pools - index) * sizeof *pool);
  world->pools[index] = *pool;
  world->n_pools++;
}

CatanPool
catan_world_take (CatanWorld *world, guint index)
{
  CatanPool pool = world->pools[index];
  world->n_pools--;
  memmove (&world->pools[index], &world->pools[index + 1], (world->n_pools - index) * sizeof pool);
  return pool;
}

void
catan_world_settle (CatanWorld *world, guint n_tied, const CatanPool *pool)
{
  guint holders = 0, kinds = 0, holder = 0, kind = 0;
  for (guint h = 0; h < CATAN_HOLDERS; h++)
    if (pool->held[h])
      {
        holders++;
        holder = h;
      }
  for (guint v = 0; v < CATAN_KINDS; v++)
    if (pool->kinds[v])
      {
        kinds++;
        kind = v;
      }
  if (holders > 1 && kinds > 1)
    {
      guint at = world->n_pools;
      while (at > n_tied && catan_pool_compare (&world->pools[at - 1], pool) > 0)
        at--;
      catan_world_insert (world, at, pool);
    }
  else if (holders == 1)
    for (guint v = 0; v < CATAN_KINDS; v++)
      world->sole[holder][v] += pool->kinds[v];
  else
    for (guint h = 0; h < CATAN_HOLDERS; h++)
      world->sole[h][kind] += pool->held[h];
}

guint
catan_world_held (const CatanWorld *world, guint holder)
{
  guint n = catan_kinds_sum (world->sole[holder]);
  for (guint i = 0; i < world->n_pools; i++)
    n += world->pools[i].held[holder];
  return n;
}

/* ---- lists of worlds ---- */

static CatanGroup *
group_alloc (guint8 holders, guint room)
{
  CatanGroup *group = g_malloc (sizeof *group + room * sizeof (CatanWorld));
  group->refs = 1;
  group->n = 0;
  group->holders = holders;
  return group;
}

CatanGroup *
catan_group_new (guint8 holders, guint n_tied)
{
  CatanGroup *group = group_alloc (holders, 1);
  memset (&group->world[0], 0, sizeof group->world[0]);
  group->n = 1;
  group->world[0].weight = 1;
  group->world[0].n_pools = (guint8) n_tied;
  return group;
}

CatanGroup *
catan_group_ref (CatanGroup *group)
{
  g_atomic_int_inc (&group->refs);
  return group;
}

void
catan_group_unref (CatanGroup *group)
{
  if (g_atomic_int_dec_and_test (&group->refs))
    g_free (group);
}

CatanGroup *
catan_group_own (CatanGroup **group)
{
  if (g_atomic_int_get (&(*group)->refs) > 1)
    {
      CatanGroup *copy = group_alloc ((*group)->holders, (*group)->n);
      copy->n = (*group)->n;
      for (guint i = 0; i < copy->n; i++)
        catan_world_copy (&copy->world[i], &(*group)->world[i]);
      catan_group_unref (*group);
      *group = copy;
    }
  return *group;
}

/* ---- gathering ---- */

/* With few worlds, looking at each of them is faster than a hash table. */
#define FEW 8

static void
gather_index (CatanGather *gather)
{
  guint size = 4 * FEW;
  while (size <= 2 * gather->room)
    size *= 2;
  gather->mask = size - 1;
  gather->table = g_renew (guint32, gather->table, size);
  memset (gather->table, 0xff, size * sizeof *gather->table);
  for (guint i = 0; i < gather->out->n; i++)
    {
      guint at = world_hash (&gather->out->world[i]) & gather->mask;
      while (gather->table[at] != EMPTY)
        at = (at + 1) & gather->mask;
      gather->table[at] = i;
    }
}

/* The place of this world in the table, or where it would go.  Without a table: its index, or out->n if it is new. */
static guint
gather_find (const CatanGather *gather, const CatanWorld *world)
{
  guint at = 0;
  if (gather->table == NULL)
    {
      while (at < gather->out->n && !world_same (&gather->out->world[at], world))
        at++;
      return at;
    }
  at = world_hash (world) & gather->mask;
  while (gather->table[at] != EMPTY && !world_same (&gather->out->world[gather->table[at]], world))
    at = (at + 1) & gather->mask;
  return at;
}

void
catan_gather_init (CatanGather *gather, guint8 holders, guint expected)
{
  gather->room = MAX (expected + expected / 2, 2);
  gather->out = group_alloc (holders, gather->room);
  gather->table = NULL;
  gather->mask = 0;
}

void
catan_gather_append (CatanGather *gather, const CatanWorld *world)
{
  if (gather->out->n == gather->room)
    {
      gather->room *= 2;
      gather->out = g_realloc (gather->out, sizeof *gather->out + gather->room * sizeof (CatanWorld));
    }
  catan_world_copy (&gather->out->world[gather->out->n++], world);
}

void
catan_gather_add (CatanGather *gather, const CatanWorld *world)
{
  guint at = gather_find (gather, world);
  guint found = gather->table == NULL ? at : gather->table[at];
  if (found < gather->out->n)
    {
      gather->out->world[found].weight += world->weight;
      return;
    }
  catan_gather_append (gather, world);
  if (gather->table == NULL ? gather->out->n > FEW : 2 * gather->out->n > gather->mask)
    gather_index (gather);
  else if (gather->table)
    gather->table[at] = gather->out->n - 1;
}

void
catan_gather_drop (CatanGather *gather)
{
  g_clear_pointer (&gather->table, g_free);
  g_clear_pointer (&gather->out, catan_group_unref);
}

CatanGroup *
catan_gather_end (CatanGather *gather)
{
  CatanGroup *out = g_steal_pointer (&gather->out);
  double total = 0;
  g_clear_pointer (&gather->table, g_free);
  if (out->n == 0)
    {
      catan_group_unref (out);
      return NULL;
    }
  for (guint i = 0; i < out->n; i++)
    total += out->world[i].weight;
  for (guint i = 0; i < out->n; i++)
    out->world[i].weight = MAX (out->world[i].weight / total, WEIGHT_MIN);
  return out;
}

/* ---- comparing and checking ---- */

gboolean
catan_group_equal (const CatanGroup *a, const CatanGroup *b)
{
  if (a == b)
    return TRUE;
  if (a->n != b->n || a->holders != b->holders)
    return FALSE;
  CatanGather gather = { .out = (CatanGroup *) b, .room = b->n };
  gboolean equal = TRUE;
  gather_index (&gather);
  for (guint i = 0; equal && i < a->n; i++)
    {
      guint found = gather.table[gather_find (&gather, &a->world[i])];
      equal = found != EMPTY && fabs (a->world[i].weight - b->world[found].weight) < 1e-9;
    }
  g_free (gather.table);
  return equal;
}

gboolean
catan_group_sound (const CatanGroup *group)
{
  CatanGather gather = { .out = (CatanGroup *) group, .room = group->n };
  gboolean sound = group->n > 0;
  double total = 0;
  gather_index (&gather);
  for (guint i = 0; sound && i < group->n; i++)
    {
      total += group->world[i].weight;
      sound = group->world[i].weight > 0 && gather.table[gather_find (&gather, &group->world[i])] == i;
    }
  g_free (gather.table);
  return sound && fabs (total - 1) < 1e-9;
}

/* ---- the list of groups ---- */

void
catan_worlds_replace (CatanWorlds *worlds, const CatanWorlds *with)
{
  catan_worlds_clear (worlds);
  *worlds = *with;
}

guint
catan_worlds_widest (const CatanWorlds *worlds)
{
  guint wide = 0;
  for (guint g = 1; g < worlds->n_groups; g++)
    if (worlds->group[g]->n > worlds->group[wide]->n)
      wide = g;
  return wide;
}

void
catan_worlds_set_group (CatanWorlds *worlds, guint index, CatanGroup *group)
{
  catan_group_unref (worlds->group[index]);
  worlds->group[index] = group;
}

void
catan_worlds_drop_group (CatanWorlds *worlds, guint index)
{
  catan_group_unref (worlds->group[index]);
  worlds->group[index] = worlds->group[--worlds->n_groups];
}

void
catan_worlds_change (CatanWorlds *worlds, guint index, CatanChange change, guint pool)
{
  CatanGroup *group = worlds->group[index];
  CatanGather gather;
  catan_gather_init (&gather, group->holders, group->n);
  for (guint i = 0; i < group->n; i++)
    {
      CatanWorld world;
      catan_world_copy (&world, &group->world[i]);
      if (change (&world, worlds, pool))
        catan_gather_add (&gather, &world);
    }
  catan_worlds_set_group (worlds, index, catan_gather_end (&gather));
  g_assert (worlds->group[index]);
}
