/* catan-fish-memo.c - see catan-fish-memo.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "catan-fish-memo.h"

#include "catan-fish-group.h"

typedef struct
{
  guint8 from, to; /* `to` is CATAN_HOLDERS if tokens are shown */
  guint8 kinds[CATAN_KINDS];
} Change;

typedef struct
{
  Change change;
  guint hash; /* of the change and of the worlds before it */
  CatanWorlds before, after;
} Memory;

struct _CatanMemo
{
  gint refs;
  GMutex lock;
  GPtrArray *memories;
  GHashTable *found;  /* the same memories, as a set */
  GHashTable *groups; /* CatanGroup, in how many memories: most are in two, after a change and before the next */
  gsize bytes;        /* of these groups and of the memories */
};

/* ---- one memory ---- */

/* `work` does not matter for what a change leads to. */
static gboolean
worlds_identical (const CatanWorlds *a, const CatanWorlds *b)
{
  gboolean same = a->max == b->max && a->exact == b->exact && a->n_tied == b->n_tied && a->n_groups == b->n_groups
                  && memcmp (a->tied, b->tied, a->n_tied * sizeof *a->tied) == 0;
  for (guint g = 0; same && g < a->n_groups; g++)
    same = catan_group_identical (a->group[g], b->group[g]);
  return same;
}

static gboolean
memory_equal (gconstpointer a, gconstpointer b)
{
  const Memory *one = a, *other = b;
  return memcmp (&one->change, &other->change, sizeof one->change) == 0
         && worlds_identical (&one->before, &other->before);
}

static guint
memory_hash (gconstpointer memory)
{
  return ((const Memory *) memory)->hash;
}

/* The sizes of the groups and one weight of each are enough to tell most apart; memory_equal () compares all. */
static guint
hash_change (const Change *change, const CatanWorlds *worlds)
{
  const guint8 *bytes = (const guint8 *) change;
  guint64 hash = 0;
  for (gsize i = 0; i < sizeof *change; i++)
    hash = hash * 31 + bytes[i];
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      const CatanGroup *group = worlds->group[g];
      guint64 weight;
      memcpy (&weight, &catan_group_world (group, group->n / 2)->weight, sizeof weight);
      hash = ((hash ^ (hash >> 29)) + weight + group->n) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
  return (guint) ((hash ^ (hash >> 29)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) >> 32);
}

static void
memory_free (gpointer data)
{
  Memory *memory = data;
  catan_worlds_clear (&memory->before);
  catan_worlds_clear (&memory->after);
  g_free (memory);
}

/* ---- all of them ---- */

CatanMemo *
catan_memo_new (void)
{
  CatanMemo *memo = g_new0 (CatanMemo, 1);
  memo->refs = 1;
  g_mutex_init (&memo->lock);
  memo->memories = g_ptr_array_new_with_free_func (memory_free);
  memo->found = g_hash_table_new (memory_hash, memory_equal);
  memo->groups = g_hash_table_new (NULL, NULL);
  return memo;
}

CatanMemo *
catan_memo_ref (CatanMemo *memo)
{
  g_atomic_int_inc (&memo->refs);
  return memo;
}

void
catan_memo_unref (CatanMemo *memo)
{
  if (!g_atomic_int_dec_and_test (&memo->refs))
    return;
  g_hash_table_unref (memo->groups);
  g_hash_table_unref (memo->found);
  g_ptr_array_unref (memo->memories);
  g_mutex_clear (&memo->lock);
  g_free (memo);
}

gsize
catan_memo_bytes (CatanMemo *memo)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&memo->lock);
  return memo->bytes;
}

/* One memory more has these worlds, or one less: counts that for each of their groups. */
static void
count_groups (CatanMemo *memo, const CatanWorlds *worlds, gboolean more)
{
  for (guint g = 0; g < worlds->n_groups; g++)
    {
      CatanGroup *group = worlds->group[g];
      const gsize bytes = sizeof *group + (gsize) group->n * group->size;
      const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (memo->groups, group)) + (more ? 1 : -1);
      if (n == 0)
        {
          g_hash_table_remove (memo->groups, group);
          memo->bytes -= bytes;
          continue;
        }
      memo->bytes += more && n == 1 ? bytes : 0;
      g_hash_table_insert (memo->groups, group, GUINT_TO_POINTER (n));
    }
}

static void
count_memory (CatanMemo *memo, const Memory *memory, gboolean more)
{
  count_groups (memo, &memory->before, more);
  count_groups (memo, &memory->after, more);
  memo->bytes += more ? sizeof *memory : -sizeof *memory;
}

/* Takes the memory over.  If there is no room, memories at places that depend only on its hash are forgotten.  It does
 * not forget the oldest ones: when a game with a little too many changes is applied again, each change would then be
 * forgotten shortly before it is needed. */
static void
keep_memory (CatanMemo *memo, Memory *memory)
{
  if (g_hash_table_contains (memo->found, memory))
    return memory_free (memory); /* another thread was faster */
  count_memory (memo, memory, TRUE);
  while (memo->bytes > CATAN_MEMO_BYTES && memo->memories->len > 0)
    {
      const guint at = memory->hash % memo->memories->len;
      Memory *forgotten = g_ptr_array_index (memo->memories, at);
      count_memory (memo, forgotten, FALSE);
      g_hash_table_remove (memo->found, forgotten);
      g_ptr_array_remove_index_fast (memo->memories, at);
    }
  g_ptr_array_add (memo->memories, memory);
  g_hash_table_add (memo->found, memory);
}

/* TRUE if this change is remembered; then it is made. */
static gboolean
recall (CatanMemo *memo, const Memory *change, CatanWorlds *worlds)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&memo->lock);
  const Memory *memory = g_hash_table_lookup (memo->found, change);
  if (memory == NULL)
    return FALSE;
  CatanWorlds after;
  catan_worlds_copy (&after, &memory->after);
  after.work = worlds->work;
  catan_worlds_replace (worlds, &after);
  return TRUE;
}

static gboolean
make_change (const Change *change, CatanWorlds *worlds)
{
  if (change->to == CATAN_HOLDERS)
    return catan_worlds_show (worlds, change->from, change->kinds);
  catan_worlds_move (worlds, change->from, change->to);
  return TRUE;
}

/* FALSE and nothing changed if no world allows it. */
static gboolean
make_or_recall (CatanMemo *memo, const Change *change, CatanWorlds *worlds)
{
  if (catan_worlds_total (worlds) < CATAN_MEMO_WORLDS)
    return make_change (change, worlds);
  Memory look = { *change, hash_change (change, worlds), *worlds, { 0 } };
  if (recall (memo, &look, worlds))
    return TRUE;
  catan_worlds_copy (&look.before, worlds);
  if (!make_change (change, worlds))
    {
      catan_worlds_clear (&look.before);
      return FALSE;
    }
  catan_worlds_copy (&look.after, worlds);
  g_mutex_lock (&memo->lock);
  keep_memory (memo, g_memdup2 (&look, sizeof look));
  g_mutex_unlock (&memo->lock);
  return TRUE;
}

void
catan_memo_move (CatanMemo *memo, CatanWorlds *worlds, guint from, guint to)
{
  make_or_recall (memo, &(Change){ .from = (guint8) from, .to = (guint8) to }, worlds);
}

gboolean
catan_memo_show (CatanMemo *memo, CatanWorlds *worlds, guint from, const guint8 kinds[CATAN_KINDS])
{
  Change change = { .from = (guint8) from, .to = CATAN_HOLDERS };
  memcpy (change.kinds, kinds, sizeof change.kinds);
  return make_or_recall (memo, &change, worlds);
}
