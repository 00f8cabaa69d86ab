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
  return (guint) ((hash ^ (hash >> 29)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> 32);
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
  guint holders = 0, kinds = 0, holder = 0, kind = 0; /* how many there are, and the last one */
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
      /* Invariant: the pools from `at` on come after this one. */
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

/* The bytes from one world to the next, if it may have so many pools. */
static inline guint
step (guint pools)
{
  const gsize size = G_STRUCT_OFFSET (CatanWorld, pools) + pools * sizeof (CatanPool);
  return (guint) ((size + sizeof (double) - 1) / sizeof (double) * sizeof (double));
}

static CatanGroup *
group_alloc (guint8 holders, guint room, guint size)
{
  CatanGroup *group = g_malloc (sizeof *group + (gsize) room * size);
  group->refs = 1;
  group->n = 0;
  group->size = size;
  group->holders = holders;
  return group;
}

CatanGroup *
catan_group_new (guint8 holders, guint n_tied)
{
  CatanGroup *group = group_alloc (holders, 1, step (n_tied));
  memset (group->first, 0, group->size);
  group->n = 1;
  group->first->weight = 1;
  group->first->n_pools = (guint8) n_tied;
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
catan_group_own (CatanGroup **group, guint more)
{
  CatanGroup *old = *group;
  guint size = old->size;
  for (guint i = 0; more > 0 && i < old->n; i++)
    size = MAX (size, step (catan_group_world (old, i)->n_pools + more));
  if (size > old->size || g_atomic_int_get (&old->refs) > 1)
    {
      *group = group_alloc (old->holders, old->n, size);
      (*group)->n = old->n;
      for (guint i = 0; i < old->n; i++)
        catan_world_copy (catan_group_world (*group, i), catan_group_world (old, i));
      catan_group_unref (old);
    }
  return *group;
}

/* ---- gathering ---- */

/* With few worlds, looking at each of them is faster than a hash table. */
#define FEW 8
#define FEW_POOLS 1 /* at first there is room for so many in each world */

/* The slot of this world in the table, or the one where it would go. */
static guint
gather_find (const CatanGather *gather, const CatanWorld *world, guint32 hash)
{
  guint at = hash & gather->mask;
  /* Invariant: what stands in the slots from the hash to `at` is another world. */
  for (const CatanSlot *slot; (slot = &gather->table[at])->world != EMPTY; at = (at + 1) & gather->mask)
    if (slot->hash == hash && world_same (catan_group_world (gather->out, slot->world), world))
      break;
  return at;
}

static void
gather_put (CatanGather *gather, guint32 hash, guint world)
{
  guint at = hash & gather->mask;
  while (gather->table[at].world != EMPTY)
    at = (at + 1) & gather->mask;
  gather->table[at] = (CatanSlot){ hash, world };
}

/* Makes the table, or a larger one. */
static void
gather_index (CatanGather *gather)
{
  g_autofree CatanSlot *old = gather->table;
  const guint n_old = old ? gather->mask + 1 : 0;
  guint size = 4 * FEW;
  while (size <= 2 * gather->room)
    size *= 2;
  gather->mask = size - 1;
  gather->table = g_new (CatanSlot, size);
  memset (gather->table, 0xff, size * sizeof *gather->table);
  for (guint i = 0; i < n_old; i++)
    if (old[i].world != EMPTY)
      gather_put (gather, old[i].hash, old[i].world);
  for (guint i = 0; old == NULL && i < gather->out->n; i++)
    gather_put (gather, world_hash (catan_group_world (gather->out, i)), i);
}

void
catan_gather_init (CatanGather *gather, guint8 holders, guint expected)
{
  gather->room = MAX (expected + expected / 2, 2);
  gather->out = group_alloc (holders, gather->room, step (FEW_POOLS));
  gather->table = NULL;
  gather->mask = 0;
}

static void
gather_grow (CatanGather *gather, guint room, guint size)
{
  CatanGroup *out = gather->out = g_realloc (gather->out, sizeof *out + (gsize) room * size);
  const guint old = out->size;
  gather->room = room;
  out->size = size;
  /* From the last to the first, because they move up.  Invariant: the worlds from i on have moved. */
  for (guint i = out->n; size > old && i-- > 0;)
    memmove (catan_group_world (out, i), (char *) out->first + (gsize) i * old, old);
}

void
catan_gather_append (CatanGather *gather, const CatanWorld *world)
{
  const guint size = MAX (gather->out->size, step (world->n_pools));
  if (gather->out->n == gather->room || size > gather->out->size)
    gather_grow (gather, gather->out->n == gather->room ? 2 * gather->room : gather->room, size);
  catan_world_copy (catan_group_world (gather->out, gather->out->n++), world);
}

/* Without a table: the index of this world, or out->n if it is new. */
static guint
find_of_few (const CatanGather *gather, const CatanWorld *world)
{
  guint at = 0;
  /* Invariant: no world before `at` is the same. */
  while (at < gather->out->n && !world_same (catan_group_world (gather->out, at), world))
    at++;
  return at;
}

void
catan_gather_add (CatanGather *gather, const CatanWorld *world)
{
  const guint32 hash = gather->table ? world_hash (world) : 0;
  const guint at = gather->table ? gather_find (gather, world, hash) : 0;
  const guint found = gather->table ? gather->table[at].world : find_of_few (gather, world);
  if (found < gather->out->n)
    {
      catan_group_world (gather->out, found)->weight += world->weight;
      return;
    }
  catan_gather_append (gather, world);
  if (gather->table)
    gather->table[at] = (CatanSlot){ hash, gather->out->n - 1 };
  if (gather->table ? 2 * gather->out->n > gather->mask : gather->out->n > FEW)
    gather_index (gather);
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
    total += catan_group_world (out, i)->weight;
  for (guint i = 0; i < out->n; i++)
    {
      CatanWorld *world = catan_group_world (out, i);
      world->weight = MAX (world->weight / total, WEIGHT_MIN);
    }
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
      const CatanWorld *world = catan_group_world (a, i);
      const guint found = gather.table[gather_find (&gather, world, world_hash (world))].world;
      equal = found != EMPTY && fabs (world->weight - catan_group_world (b, found)->weight) < 1e-9;
    }
  g_free (gather.table);
  return equal;
}

gboolean
catan_group_identical (const CatanGroup *a, const CatanGroup *b)
{
  if (a == b)
    return TRUE;
  gboolean same = a->n == b->n && a->holders == b->holders;
  for (guint i = 0; same && i < a->n; i++)
    {
      const CatanWorld *one = catan_group_world (a, i), *other = catan_group_world (b, i);
      same = memcmp (&one->weight, &other->weight, sizeof one->weight) == 0 && world_same (one, other);
    }
  return same;
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
      const CatanWorld *world = catan_group_world (group, i);
      total += world->weight;
      sound = world->weight > 0 && gather.table[gather_find (&gather, world, world_hash (world))].world == i;
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
      catan_world_copy (&world, catan_group_world (group, i));
      if (change (&world, worlds, pool))
        catan_gather_add (&gather, &world);
    }
  catan_worlds_set_group (worlds, index, catan_gather_end (&gather));
  g_assert (worlds->group[index]);
}
