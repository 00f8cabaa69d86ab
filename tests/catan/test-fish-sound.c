/* test-fish-sound.c - catan_fish_validate () finds each single error in what is known of the fish tokens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan/catan-fish-group.h"
#include "catan/catan-fish-join.h"
#include "catan/catan-fish-private.h"
#include "catan/catan-fish-ties.h"
#include "../table/test-add.h"

#define EVENINGS 60
#define STEPS 40

static GRand *rand_source;

static guint
pick (guint n)
{
  return (guint) g_rand_int_range (rand_source, 0, (gint32) n);
}

/* ---- random acts ---- */

static void
act (CatanFish *fish)
{
  const guint player = pick (4);
  CatanTokens tokens = { 0 };
  if (catan_fish_stack (fish) == 1 && !catan_fish_shoe_drawn (fish))
    catan_fish_draw_shoe (fish, NULL);
  else if (catan_fish_stack (fish) && pick (5) < 3)
    catan_fish_draw (fish, player, pick (3) ? CATAN_FISH_SECRET : 1 + pick (3), NULL);
  else if (catan_fish_secret (fish, player) && pick (3) == 0)
    {
      tokens.secret = 1;
      catan_fish_give (fish, player, (player + 1) % 4, &tokens, NULL);
    }
  else if (catan_fish_secret (fish, player))
    {
      tokens.shown[1 + pick (3)] = 1;
      catan_fish_spend (fish, player, &tokens, NULL);
    }
}

/* ---- one error each; FALSE if nothing can be wrong in this way ---- */

/* A random group that has `least` worlds or more, safe to change; NULL if none has. */
static CatanGroup *
some_group (CatanFish *fish, guint least)
{
  CatanWorlds *worlds = &fish->worlds;
  const guint from = pick (worlds->n_groups);
  for (guint i = 0; i < worlds->n_groups; i++)
    {
      const guint g = (from + i) % worlds->n_groups;
      if (worlds->group[g]->n >= least)
        return catan_group_own (&worlds->group[g], 0);
    }
  return NULL;
}

static gboolean
token_too_many (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 1);
  catan_group_world (group, pick (group->n))->sole[pick (CATAN_HOLDERS)][pick (CATAN_KINDS)]++;
  return TRUE;
}

/* One of several worlds has a token of another kind. */
static gboolean
token_of_another_kind (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 2);
  const guint h = pick (CATAN_HOLDERS), v = pick (CATAN_KINDS);
  if (group == NULL)
    return FALSE;
  guint8 *sole = catan_group_world (group, pick (group->n))->sole[h];
  if (sole[v] == 0)
    return FALSE;
  sole[v]--;
  sole[(v + 1) % CATAN_KINDS]++;
  return TRUE;
}

static gboolean
token_of_another_holder (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 2);
  const guint h = pick (CATAN_HOLDERS), to = pick (CATAN_HOLDERS), v = pick (CATAN_KINDS);
  if (group == NULL || h == to)
    return FALSE;
  CatanWorld *world = catan_group_world (group, pick (group->n));
  if (world->sole[h][v] == 0)
    return FALSE;
  world->sole[h][v]--;
  world->sole[to][v]++;
  return TRUE;
}

static CatanPool *
some_pool (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 1);
  CatanWorld *world = catan_group_world (group, pick (group->n));
  return world->n_pools ? &world->pools[pick (world->n_pools)] : NULL;
}

static gboolean
held_of_a_pool (CatanFish *fish)
{
  CatanPool *pool = some_pool (fish);
  if (pool != NULL)
    pool->held[pick (CATAN_HOLDERS)]++;
  return pool != NULL;
}

static gboolean
kind_of_a_pool (CatanFish *fish)
{
  CatanPool *pool = some_pool (fish);
  if (pool != NULL)
    pool->kinds[pick (CATAN_KINDS)]++;
  return pool != NULL;
}

static gboolean
weight_too_large (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 1);
  catan_group_world (group, pick (group->n))->weight += 0.001;
  return TRUE;
}

/* The sum is right. */
static gboolean
weight_below_zero (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 2);
  if (group == NULL)
    return FALSE;
  group->first->weight += catan_group_world (group, 1)->weight + 0.1;
  catan_group_world (group, 1)->weight = -0.1;
  return TRUE;
}

static gboolean
world_twice (CatanFish *fish)
{
  CatanGroup *group = some_group (fish, 2);
  if (group == NULL)
    return FALSE;
  const double weight = catan_group_world (group, 1)->weight;
  catan_world_copy (catan_group_world (group, 1), catan_group_world (group, 0));
  catan_group_world (group, 1)->weight = weight;
  return TRUE;
}

#define ERROR(name, ...) ERROR_IF (name, TRUE, __VA_ARGS__)
#define ERROR_IF(name, can, ...)                                                                                       \
  static gboolean name (CatanFish *fish)                                                                               \
  {                                                                                                                    \
    if (!(can))                                                                                                        \
      return FALSE;                                                                                                    \
    __VA_ARGS__;                                                                                                       \
    return TRUE;                                                                                                       \
  }

ERROR_IF (tied_pool_too_large, fish->worlds.n_tied > 0,
          fish->worlds.tied[pick (fish->worlds.n_tied)][pick (CATAN_KINDS)]++)
ERROR (holder_of_a_group, some_group (fish, 1)->holders ^= (guint8) (1 << pick (CATAN_HOLDERS)))
ERROR (stack_too_high, fish->stack++)
ERROR (shoe_in_two_places, fish->shoe = !fish->shoe)
ERROR (secret_too_many, fish->secret[pick (4)]++)
ERROR (open_too_many, fish->open[pick (4)][1 + pick (CATAN_FISH_MAX)]++)
ERROR (used_too_many, fish->used[1 + pick (CATAN_FISH_MAX)]++)

static const struct
{
  gboolean (*make) (CatanFish *fish);
  const char *name;
} errors[] = {
  { token_too_many, "a token too many" },
  { token_of_another_kind, "a token of another kind" },
  { token_of_another_holder, "a token of another holder" },
  { held_of_a_pool, "held of a pool" },
  { kind_of_a_pool, "kind of a pool" },
  { tied_pool_too_large, "a tied pool too large" },
  { weight_too_large, "a weight too large" },
  { weight_below_zero, "a weight below 0" },
  { world_twice, "a world twice" },
  { holder_of_a_group, "the holder of a group" },
  { stack_too_high, "the stack too high" },
  { shoe_in_two_places, "the shoe in two places" },
  { secret_too_many, "a face-down token too many" },
  { open_too_many, "an open token too many" },
  { used_too_many, "a used token too many" },
};

static void
test_errors (void)
{
  guint made[G_N_ELEMENTS (errors)] = { 0 };
  rand_source = g_rand_new_with_seed (1);
  for (guint evening = 0; evening < EVENINGS; evening++)
    {
      g_autoptr (CatanFish) fish = catan_fish_new_of (4, (guint8[]){ 0, 5, 4, 4 }, evening % 2 == 0, G_MAXUINT);
      for (guint step = 0; step < STEPS; step++)
        {
          act (fish);
          g_assert_true (catan_fish_validate (fish));
          for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
            {
              g_autoptr (CatanFish) wrong = catan_fish_copy (fish);
              if (!errors[i].make (wrong))
                continue;
              made[i]++;
              if (catan_fish_validate (wrong))
                g_error ("evening %u, step %u: %s is not found", evening, step, errors[i].name);
            }
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    if (made[i] == 0)
      g_error ("%s was never made", errors[i].name);
  g_rand_free (rand_source);
}

/* Two players have one unseen token each, and the rest lies in the stack: one world with an own pool. */
static void
init_pool (CatanWorlds *worlds)
{
  static const guint8 copies[CATAN_KINDS] = { 3, 2, 1 };
  catan_worlds_init (worlds, copies, CATAN_WORLDS_MAX);
  catan_worlds_move (worlds, CATAN_STACK, 0);
  catan_worlds_move (worlds, CATAN_STACK, 1);
  for (guint steps = 0; worlds->n_groups > 1;)
    g_assert_true (catan_worlds_join (worlds, 0, 1, &steps));
  catan_worlds_untie (worlds);
  g_assert_cmpuint (worlds->n_tied, ==, 0);
  g_assert_true (catan_worlds_validate (worlds));
}

/* Each of these breaks one invariant of a pool. */
static void
test_pools (void)
{
  for (guint broken = 0; broken < 3; broken++)
    {
      CatanWorlds worlds;
      init_pool (&worlds);
      CatanWorld *world = catan_group_world (worlds.group[catan_worlds_group (&worlds, 0)], 0);
      CatanPool *pool = &world->pools[0];
      g_assert_cmpuint (world->n_pools, ==, 1);
      switch (broken)
        {
        case 0: pool->kinds[0]++; break; /* more tokens than holders have */
        case 1:                          /* only one holder */
          pool->held[CATAN_STACK] += pool->held[0] + pool->held[1];
          pool->held[0] = pool->held[1] = 0;
          break;
        default: /* only one kind */
          pool->kinds[0] += pool->kinds[1] + pool->kinds[2];
          pool->kinds[1] = pool->kinds[2] = 0;
          break;
        }
      g_assert_false (catan_worlds_validate (&worlds));
      catan_worlds_clear (&worlds);
    }
}

/* Two players are alike if their tokens come from one pool; not if each has tokens from a pool of their own. */
static void
test_alike (void)
{
  CatanWorlds worlds;
  init_pool (&worlds);
  CatanGroup *group = catan_group_own (&worlds.group[catan_worlds_group (&worlds, 0)], 0);
  CatanWorld *world = catan_group_world (group, 0);
  g_assert_cmpuint (group->n, ==, 1);
  g_assert_true (catan_worlds_alike (&worlds, 0, 1));
  world->pools[1] = world->pools[0];
  world->n_pools = 2;
  world->pools[0].held[1] = world->pools[1].held[0] = 0;
  g_assert_false (catan_worlds_alike (&worlds, 0, 1));
  catan_worlds_clear (&worlds);
}

TESTS_MAIN ("/fish", errors, pools, alike)
