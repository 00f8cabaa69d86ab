/* catan-fish-worlds.c - see fish-worlds.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-worlds.h"

#include <math.h>
#include <string.h>

G_STATIC_ASSERT (sizeof (CatanPool) == sizeof (guint64));

#define EMPTY G_MAXUINT32
#define WEIGHT_MIN 1e-200 /* what is possible stays so, however unlikely: it may be all that is left one day */

/* ---- one world ---- */

static inline guint64
pool_key (const CatanPool *pool)
{
  guint64 key;
  memcpy (&key, pool, sizeof key);
  return key;
}

static inline guint
sum (const guint8 values[CATAN_FISH_MAX])
{
  return values[0] + values[1] + values[2];
}

/* Bytes of a world that mean something: copying and comparing all fourteen pools would cost more than the rest. */
static inline gsize
world_size (const CatanWorld *world)
{
  return G_STRUCT_OFFSET (CatanWorld, pools) + world->n_pools * sizeof (CatanPool);
}

static inline void
world_copy (CatanWorld *to, const CatanWorld *from)
{
  memcpy (to, from, world_size (from));
}

static gboolean
world_same (const CatanWorld *a, const CatanWorld *b)
{
  return a->n_pools == b->n_pools
         && memcmp (a->sole, b->sole, world_size (a) - G_STRUCT_OFFSET (CatanWorld, sole)) == 0;
}

static guint
world_hash (const CatanWorld *world)
{
  guint64 hash = world->n_pools, head[2];
  G_STATIC_ASSERT (sizeof head == sizeof world->sole + sizeof world->n_pools);
  memcpy (head, world->sole, sizeof head);
  hash = (hash ^ head[0]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  hash = ((hash ^ (hash >> 29)) ^ head[1]) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  for (guint i = 0; i < world->n_pools; i++)
    hash = ((hash ^ (hash >> 31)) ^ pool_key (&world->pools[i])) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) (hash >> 32);
}

static void
world_add_pool (CatanWorld *world, const CatanPool *pool)
{
  guint64 key = pool_key (pool);
  guint i = world->n_pools++;
  g_assert (i < CATAN_POOLS_MAX);
  for (; i > 0 && pool_key (&world->pools[i - 1]) > key; i--)
    world->pools[i] = world->pools[i - 1];
  world->pools[i] = *pool;
}

/* Puts a pool into a world that has not got it: as sole tokens if it is one holder's, or all of one value. */
static void
world_settle (CatanWorld *world, const CatanPool *pool)
{
  guint holders = 0, kinds = 0, holder = 0, value = 0;
  for (guint i = 0; i < CATAN_FISH_HOLDERS; i++)
    if (pool->held[i])
      {
        holders++;
        holder = i;
      }
  for (guint v = 0; v < CATAN_FISH_MAX; v++)
    if (pool->values[v])
      {
        kinds++;
        value = v;
      }
  if (holders > 1 && kinds > 1)
    world_add_pool (world, pool);
  else if (holders == 1)
    for (guint v = 0; v < CATAN_FISH_MAX; v++)
      world->sole[holder][v] += pool->values[v];
  else
    for (guint i = 0; i < CATAN_FISH_HOLDERS; i++)
      world->sole[i][value] += pool->held[i];
}

static CatanPool
world_take_pool (CatanWorld *world, guint index)
{
  CatanPool pool = world->pools[index];
  world->n_pools--;
  memmove (&world->pools[index], &world->pools[index + 1], (world->n_pools - index) * sizeof pool);
  return pool;
}

/* ---- the ways a token can leave ---- */

/* Way i is pool i, the last way the heap of sole tokens. */

static void
move_sole (CatanWorld *world, guint from, guint to)
{
  CatanPool pool = { 0 };
  memcpy (pool.values, world->sole[from], sizeof pool.values);
  memset (world->sole[from], 0, sizeof pool.values);
  pool.held[from] = (guint8) (sum (pool.values) - 1);
  pool.held[to] = 1;
  world_settle (world, &pool);
}

static void
move_pooled (CatanWorld *world, guint index, guint from, guint to)
{
  CatanPool pool = world_take_pool (world, index);
  pool.held[from]--;
  pool.held[to]++;
  world_settle (world, &pool);
}

static void
show_pooled (CatanWorld *world, guint index, guint from, guint value)
{
  CatanPool pool = world_take_pool (world, index);
  pool.held[from]--;
  pool.values[value - 1]--;
  world_settle (world, &pool);
}

/* How likely it is that the token left this way, but for a factor that all worlds share: the size of the hand. */
static inline double
move_chance (const CatanWorld *world, guint way, guint from)
{
  return way == world->n_pools ? sum (world->sole[from]) : world->pools[way].held[from];
}

static inline double
show_chance (const CatanWorld *world, guint way, guint from, guint value)
{
  if (way == world->n_pools)
    return world->sole[from][value - 1];
  const CatanPool *pool = &world->pools[way];
  return (double) (pool->held[from] * pool->values[value - 1]) / sum (pool->values);
}

/* ---- lists of worlds ---- */

static CatanWorlds *
worlds_alloc (const CatanWorlds *like, guint room)
{
  CatanWorlds *worlds = g_malloc (sizeof *worlds + room * sizeof (CatanWorld));
  worlds->refs = 1;
  worlds->n = 0;
  worlds->max = like->max;
  worlds->exact = like->exact;
  return worlds;
}

CatanWorlds *
catan_worlds_new (const guint8 copies[CATAN_FISH_MAX + 1], guint max)
{
  CatanWorlds *worlds = worlds_alloc (&(CatanWorlds){ .max = max, .exact = TRUE }, 1);
  memset (&worlds->world[0], 0, sizeof worlds->world[0]);
  worlds->n = 1;
  worlds->world[0].weight = 1;
  memcpy (worlds->world[0].sole[CATAN_FISH_STACK], copies + 1, CATAN_FISH_MAX);
  return worlds;
}

CatanWorlds *
catan_worlds_ref (CatanWorlds *worlds)
{
  g_atomic_int_inc (&worlds->refs);
  return worlds;
}

void
catan_worlds_unref (CatanWorlds *worlds)
{
  if (g_atomic_int_dec_and_test (&worlds->refs))
    g_free (worlds);
}

/* Gathers worlds, equal ones as one.  With a few a look at each is quicker than a table. */
typedef struct
{
  CatanWorlds *out;
  guint room, mask;
  guint32 *table; /* index into out->world, or EMPTY; NULL while there are few */
} Gather;

#define FEW 8

static void
gather_init (Gather *gather, const CatanWorlds *like)
{
  gather->room = MAX (like->n + like->n / 2, 2);
  gather->out = worlds_alloc (like, gather->room);
  gather->table = NULL;
  gather->mask = 0;
}

static void
gather_index (Gather *gather)
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

/* Where this world is in the table or would go; without a table the index itself, out->n if it is new. */
static guint
gather_find (const Gather *gather, const CatanWorld *world)
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

static void
gather_add (Gather *gather, const CatanWorld *world)
{
  guint at = gather_find (gather, world);
  guint found = gather->table == NULL ? at : gather->table[at];
  if (found < gather->out->n)
    {
      gather->out->world[found].weight += world->weight;
      return;
    }
  if (gather->out->n == gather->room)
    {
      gather->room *= 2;
      gather->out = g_realloc (gather->out, sizeof *gather->out + gather->room * sizeof (CatanWorld));
    }
  world_copy (&gather->out->world[gather->out->n++], world);
  if (gather->table == NULL ? gather->out->n > FEW : 2 * gather->out->n > gather->mask)
    gather_index (gather);
  else if (gather->table)
    gather->table[at] = gather->out->n - 1;
}

/* Puts pools together, so that fewer worlds remain and each allows what those before it did. */
static void
blur (CatanWorld *world, gboolean all)
{
  CatanPool one = { 0 };
  for (guint i = 0; i < world->n_pools; i++)
    {
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        one.values[v] += world->pools[i].values[v];
      for (guint h = 0; h < CATAN_FISH_HOLDERS; h++)
        one.held[h] += world->pools[i].held[h];
    }
  for (guint h = 0; all && h < CATAN_FISH_HOLDERS; h++)
    {
      one.held[h] += (guint8) sum (world->sole[h]);
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        one.values[v] += world->sole[h][v];
    }
  if (all)
    memset (world->sole, 0, sizeof world->sole);
  world->n_pools = 0;
  world_settle (world, &one);
}

static CatanWorlds *
worlds_blurred (CatanWorlds *worlds, gboolean all)
{
  Gather gather;
  gather_init (&gather, worlds);
  for (guint i = 0; i < worlds->n; i++)
    {
      blur (&worlds->world[i], all);
      gather_add (&gather, &worlds->world[i]);
    }
  g_free (gather.table);
  catan_worlds_unref (worlds);
  gather.out->exact = FALSE;
  return gather.out;
}

/* Ends gathering: weights sum to 1 again, and there are not too many worlds. */
static CatanWorlds *
gather_end (Gather *gather)
{
  CatanWorlds *out = gather->out;
  double total = 0;
  g_free (gather->table);
  if (out->n > out->max)
    out = worlds_blurred (out, FALSE);
  if (out->n > out->max)
    out = worlds_blurred (out, TRUE);
  for (guint i = 0; i < out->n; i++)
    total += out->world[i].weight;
  for (guint i = 0; i < out->n; i++)
    out->world[i].weight = MAX (out->world[i].weight / total, WEIGHT_MIN);
  /* When nothing is left to tell apart, nothing is blurred. */
  if (out->n == 1 && out->world[0].n_pools == 0)
    out->exact = TRUE;
  return out;
}

static void
replace (CatanWorlds **worlds, CatanWorlds *with)
{
  catan_worlds_unref (*worlds);
  *worlds = with;
}

/* ---- what happens ---- */

void
catan_worlds_move (CatanWorlds **worlds, guint from, guint to)
{
  const CatanWorlds *old = *worlds;
  Gather gather;
  gather_init (&gather, old);
  for (guint i = 0; i < old->n; i++)
    for (guint way = 0; way <= old->world[i].n_pools; way++)
      {
        CatanWorld world;
        double chance = move_chance (&old->world[i], way, from);
        if (chance <= 0)
          continue;
        world_copy (&world, &old->world[i]);
        world.weight *= chance;
        if (way == old->world[i].n_pools)
          move_sole (&world, from, to);
        else
          move_pooled (&world, way, from, to);
        gather_add (&gather, &world);
      }
  g_assert (gather.out->n > 0); /* the holder had a token */
  replace (worlds, gather_end (&gather));
}

void
catan_worlds_blur (CatanWorlds *worlds)
{
  g_assert (worlds->refs == 1);
  worlds->exact = FALSE;
}

gboolean
catan_worlds_alike (const CatanWorlds *worlds, guint a, guint b)
{
  for (guint i = 0; i < worlds->n; i++)
    {
      const CatanWorld *world = &worlds->world[i];
      guint pools = 0;
      for (guint p = 0; p < world->n_pools; p++)
        pools += world->pools[p].held[a] || world->pools[p].held[b];
      if (pools > 1 || sum (world->sole[a]) + sum (world->sole[b]) > 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
catan_worlds_show (CatanWorlds **worlds, guint from, guint value)
{
  const CatanWorlds *old = *worlds;
  Gather gather;
  gather_init (&gather, old);
  for (guint i = 0; i < old->n; i++)
    for (guint way = 0; way <= old->world[i].n_pools; way++)
      {
        CatanWorld world;
        double chance = show_chance (&old->world[i], way, from, value);
        if (chance <= 0)
          continue;
        world_copy (&world, &old->world[i]);
        world.weight *= chance;
        if (way == old->world[i].n_pools)
          world.sole[from][value - 1]--;
        else
          show_pooled (&world, way, from, value);
        gather_add (&gather, &world);
      }
  if (gather.out->n == 0)
    {
      g_free (gather.table);
      catan_worlds_unref (gather.out);
      return FALSE;
    }
  replace (worlds, gather_end (&gather));
  return TRUE;
}

void
catan_worlds_add (CatanWorlds **worlds, guint to, const guint8 n[CATAN_FISH_MAX + 1])
{
  const CatanWorlds *old = *worlds;
  CatanWorlds *out = worlds_alloc (old, old->n);
  for (guint i = 0; i < old->n; i++)
    {
      world_copy (&out->world[i], &old->world[i]);
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        out->world[i].sole[to][v] += n[v + 1];
    }
  out->n = old->n;
  replace (worlds, out);
}

/* ---- looking ---- */

gboolean
catan_worlds_equal (const CatanWorlds *a, const CatanWorlds *b)
{
  if (a == b)
    return TRUE;
  if (a->n != b->n || a->exact != b->exact)
    return FALSE;
  Gather gather = { .out = (CatanWorlds *) b, .room = b->n };
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

void
catan_world_count (const CatanWorld *world, guint holders[CATAN_FISH_HOLDERS], guint values[CATAN_FISH_MAX])
{
  memset (holders, 0, CATAN_FISH_HOLDERS * sizeof *holders);
  memset (values, 0, CATAN_FISH_MAX * sizeof *values);
  for (guint h = 0; h < CATAN_FISH_HOLDERS; h++)
    for (guint v = 0; v < CATAN_FISH_MAX; v++)
      {
        holders[h] += world->sole[h][v];
        values[v] += world->sole[h][v];
      }
  for (guint i = 0; i < world->n_pools; i++)
    {
      for (guint h = 0; h < CATAN_FISH_HOLDERS; h++)
        holders[h] += world->pools[i].held[h];
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        values[v] += world->pools[i].values[v];
    }
}

static gboolean
pools_sound (const CatanWorld *world)
{
  for (guint i = 0; i < world->n_pools; i++)
    {
      const CatanPool *pool = &world->pools[i];
      guint holders = 0, held = 0, kinds = 0;
      for (guint h = 0; h < CATAN_FISH_HOLDERS; h++)
        {
          holders += pool->held[h] > 0;
          held += pool->held[h];
        }
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        kinds += pool->values[v] > 0;
      if (holders < 2 || kinds < 2 || held != sum (pool->values)
          || (i && pool_key (&world->pools[i - 1]) > pool_key (pool)))
        return FALSE;
    }
  return TRUE;
}

gboolean
catan_worlds_validate (const CatanWorlds *worlds)
{
  guint holders[2][CATAN_FISH_HOLDERS], values[2][CATAN_FISH_MAX];
  double total = 0;
  if (worlds->n == 0)
    return FALSE;
  Gather gather = { .out = (CatanWorlds *) worlds, .room = worlds->n };
  gboolean sound = TRUE;
  gather_index (&gather);
  for (guint i = 0; sound && i < worlds->n; i++)
    {
      const CatanWorld *world = &worlds->world[i];
      guint slot = MIN (i, 1);
      catan_world_count (world, holders[slot], values[slot]);
      total += world->weight;
      sound = pools_sound (world) && world->weight >= 0 && gather.table[gather_find (&gather, world)] == i
              && memcmp (holders[0], holders[slot], sizeof holders[0]) == 0
              && memcmp (values[0], values[slot], sizeof values[0]) == 0;
    }
  g_free (gather.table);
  return sound && fabs (total - 1) < 1e-9;
}
