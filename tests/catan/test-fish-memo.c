/* test-fish-memo.c - what is remembered of a change is, to the last bit, what would be computed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan/catan-fish-group.h"
#include "catan/catan-fish-memo.h"
#include "../table/test-add.h"

#define GAMES 12
#define PASSES 4
#define STEPS 160

static GRand *rand_source;

static guint
pick (guint n)
{
  return (guint) g_rand_int_range (rand_source, 0, (gint32) n);
}

static guint
count_worlds (const CatanWorlds *worlds)
{
  guint n = 0;
  for (guint g = 0; g < worlds->n_groups; g++)
    n += worlds->group[g]->n;
  return n;
}

static void
assert_identical (const CatanWorlds *a, const CatanWorlds *b)
{
  g_assert_cmpuint (a->max, ==, b->max);
  g_assert_cmpuint (a->work, ==, b->work);
  g_assert_cmpuint (a->exact, ==, b->exact);
  g_assert_cmpmem (a->tied, a->n_tied * sizeof *a->tied, b->tied, b->n_tied * sizeof *b->tied);
  g_assert_cmpuint (a->n_groups, ==, b->n_groups);
  for (guint g = 0; g < a->n_groups; g++)
    {
      const CatanGroup *one = a->group[g], *other = b->group[g];
      g_assert_cmpuint (one->n, ==, other->n);
      g_assert_cmpuint (one->holders, ==, other->holders);
      for (guint i = 0; i < one->n; i++)
        {
          const CatanWorld *x = catan_group_world (one, i), *y = catan_group_world (other, i);
          g_assert_cmpuint (x->n_pools, ==, y->n_pools);
          g_assert_cmpmem (&x->weight, sizeof x->weight, &y->weight, sizeof y->weight);
          g_assert_cmpmem (x->sole, sizeof x->sole, y->sole, sizeof y->sole);
          g_assert_cmpmem (x->pools, x->n_pools * sizeof *x->pools, y->pools, y->n_pools * sizeof *y->pools);
        }
    }
}

/* One random change of both, the second without a memory.  What is shown comes back to the stack, so that the game does
 * not end.  Returns TRUE if a group of the result is one of `seen`, to which the groups are added: nobody computed it.
 * `seen` keeps them, so no address is used again. */
static gboolean
change_both (CatanMemo *memo, CatanWorlds *worlds, CatanWorlds *computed, GHashTable *seen)
{
  guint held[CATAN_HOLDERS], values[CATAN_KINDS];
  catan_worlds_count (computed, held, values);
  const guint from = held[CATAN_STACK] > 0 && pick (2) ? CATAN_STACK : pick (CATAN_HOLDERS);
  const guint to = (from + 1 + pick (CATAN_HOLDERS - 1)) % CATAN_HOLDERS;
  guint8 kinds[CATAN_KINDS] = { 0 };
  kinds[pick (CATAN_KINDS)] = 1;
  const gboolean show = pick (3) == 0;
  gboolean recalled = FALSE;
  if (held[from] == 0)
    return FALSE;
  if (show)
    {
      const gboolean shown = catan_memo_show (memo, worlds, from, kinds);
      g_assert_cmpint (shown, ==, catan_worlds_show (computed, from, kinds));
    }
  else
    {
      catan_memo_move (memo, worlds, from, to);
      catan_worlds_move (computed, from, to);
    }
  assert_identical (worlds, computed);
  for (guint g = 0; g < worlds->n_groups; g++)
    if (worlds->group[g]->n >= CATAN_MEMO_WORLDS && !g_hash_table_add (seen, catan_group_ref (worlds->group[g])))
      recalled = TRUE;
  guint now[CATAN_HOLDERS];
  catan_worlds_count (computed, now, values);
  if (show && now[from] < held[from])
    {
      catan_worlds_add (worlds, CATAN_STACK, kinds);
      catan_worlds_add (computed, CATAN_STACK, kinds);
    }
  return recalled;
}

/* The same changes several times.  The later passes differ in what a memory must not overlook: the most worlds, whether
 * they are exact, what they weigh, and the work that was done before. */
static void
play (CatanMemo *memo, guint game, guint pass, GHashTable *seen, guint *changes, guint *recalled)
{
  static const guint8 copies[CATAN_KINDS] = { 11, 10, 8 };
  CatanWorlds worlds, computed;
  g_rand_set_seed (rand_source, game);
  catan_worlds_init (&computed, copies, pass == 2 ? 200 : 2000);
  computed.exact = pass != 3;
  catan_worlds_copy (&worlds, &computed);
  for (guint step = 0; step < STEPS; step++)
    {
      if (step == STEPS / 2 && pass == 1)
        worlds.work = computed.work = 77;
      *changes += count_worlds (&computed) >= CATAN_MEMO_WORLDS;
      *recalled += change_both (memo, &worlds, &computed, seen);
    }
  catan_worlds_clear (&worlds);
  catan_worlds_clear (&computed);
}

static void
test_same (void)
{
  CatanMemo *memo = catan_memo_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) catan_group_unref, NULL);
  guint changes[PASSES + 1] = { 0 }, recalled[PASSES + 1] = { 0 };
  for (guint game = 0; game < GAMES; game++)
    for (guint pass = 0; pass < PASSES + 1; pass++)
      play (memo, game, pass % PASSES, seen, &changes[pass], &recalled[pass]);
  for (guint pass = 0; pass < PASSES + 1; pass++)
    g_test_message ("pass %u: %u great changes, %u groups met again", pass, changes[pass], recalled[pass]);
  g_assert_cmpuint (changes[0], >, 300);
  g_assert_cmpuint (recalled[1], >, changes[1] / 2);
  g_assert_cmpuint (recalled[PASSES], >, changes[PASSES] / 2);
  catan_memo_unref (memo);
}

/* Another weight of one world is another change, and another shown kind, too. */
static void
test_weight (void)
{
  CatanMemo *memo = catan_memo_new ();
  static const guint8 copies[CATAN_KINDS] = { 11, 10, 8 };
  CatanWorlds worlds, computed;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) catan_group_unref, NULL);
  g_rand_set_seed (rand_source, 5);
  catan_worlds_init (&computed, copies, 2000);
  catan_worlds_copy (&worlds, &computed);
  while (count_worlds (&computed) < 2 * CATAN_MEMO_WORLDS)
    change_both (memo, &worlds, &computed, seen);
  guint tried = 0;
  for (guint g = 0; g < computed.n_groups; g++)
    for (guint i = 0; i + 1 < computed.group[g]->n; i += 7)
      for (guint variant = 0; variant < 3; variant++)
        {
          CatanWorlds one, other;
          catan_worlds_copy (&other, &computed);
          CatanGroup *group = catan_group_own (&other.group[g], 0);
          CatanWorld *a = catan_group_world (group, i), *b = catan_group_world (group, i + 1);
          const double weight = variant ? a->weight / 2 : 0;
          a->weight -= weight;
          b->weight += weight;
          catan_worlds_copy (&one, &other);
          for (guint from = 0; from < CATAN_HOLDERS; from++)
            {
              const guint8 kinds[CATAN_KINDS] = { variant != 2, variant == 2 };
              CatanWorlds x, y;
              catan_worlds_copy (&x, &one);
              catan_worlds_copy (&y, &other);
              g_assert_cmpint (catan_memo_show (memo, &x, from, kinds), ==, catan_worlds_show (&y, from, kinds));
              assert_identical (&x, &y);
              catan_worlds_clear (&x);
              catan_worlds_clear (&y);
              tried++;
            }
          catan_worlds_clear (&one);
          catan_worlds_clear (&other);
        }
  g_assert_cmpuint (tried, >, 100);
  catan_worlds_clear (&worlds);
  catan_worlds_clear (&computed);
  catan_memo_unref (memo);
}

/* A memory that is full forgets something, and still says what is true. */
static void
test_full (void)
{
  CatanMemo *memo = catan_memo_new ();
  static const guint8 copies[CATAN_KINDS] = { 15, 15, 13 };
  gsize bytes = 0;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) catan_group_unref, NULL);
  for (guint game = 0; bytes < 3 * (gsize) CATAN_MEMO_BYTES; game++)
    for (guint pass = 0; pass < 2; pass++)
      {
        CatanWorlds worlds, computed;
        g_rand_set_seed (rand_source, game);
        catan_worlds_init (&computed, copies, 2000);
        catan_worlds_copy (&worlds, &computed);
        for (guint step = 0; step < STEPS; step++)
          {
            change_both (memo, &worlds, &computed, seen);
            for (guint g = 0; g < worlds.n_groups; g++)
              bytes += (gsize) worlds.group[g]->n * worlds.group[g]->size;
          }
        catan_worlds_clear (&worlds);
        catan_worlds_clear (&computed);
        g_hash_table_remove_all (seen);
      }
  g_assert_cmpuint (catan_memo_bytes (memo), <=, CATAN_MEMO_BYTES);
  g_assert_cmpuint (catan_memo_bytes (memo), >, CATAN_MEMO_BYTES / 2);
  catan_memo_unref (memo);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  rand_source = g_rand_new ();
  TESTS_ADD ("/fish-memo", same, weight, full);
  const int status = g_test_run ();
  g_rand_free (rand_source);
  return status;
}
