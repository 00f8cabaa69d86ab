/* catan-fish-view.c - what is told of face-down tokens: bounds, expectations, chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is taken over all worlds (catan-fish-worlds.h).  Within a world a hand is its sole tokens and, from each pool, a
 * blind draw: what it may be is multivariate hypergeometric, and the pools are independent of each other.
 */
#include "catan-fish-private.h"

#include <string.h>

#define REACH 8 /* sums 0 .. 6, and 7 or more: the dearest price is 7 */

/* What a hand holds of one pool, or of all there is in one world. */
typedef struct
{
  guint least[CATAN_FISH_MAX], most[CATAN_FISH_MAX]; /* tokens of each value */
  guint min, max;                                    /* fish */
  double expected[CATAN_FISH_MAX];                   /* tokens of each value */
  double sums[REACH];                                /* chance of each sum of fish */
} Part;

/* n over k, for as many as there are of one value and as few as can sum to less than the dearest price. */
static const guint16 choose[12][REACH - 1] = {
  { 1, 0, 0, 0, 0, 0, 0 },        { 1, 1, 0, 0, 0, 0, 0 },           { 1, 2, 1, 0, 0, 0, 0 },
  { 1, 3, 3, 1, 0, 0, 0 },        { 1, 4, 6, 4, 1, 0, 0 },           { 1, 5, 10, 10, 5, 1, 0 },
  { 1, 6, 15, 20, 15, 6, 1 },     { 1, 7, 21, 35, 35, 21, 7 },       { 1, 8, 28, 56, 70, 56, 28 },
  { 1, 9, 36, 84, 126, 126, 84 }, { 1, 10, 45, 120, 210, 252, 210 }, { 1, 11, 55, 165, 330, 462, 462 },
};

static void
pool_sums (const CatanPool *pool, guint held, double sums[REACH])
{
  const guint8 *values = pool->values;
  memset (sums, 0, REACH * sizeof *sums);
  if (held >= REACH - 1) /* a token shows one fish at least */
    {
      sums[REACH - 1] = 1;
      return;
    }
  double all = 0;
  for (guint threes = 0; threes <= MIN (held, values[2]); threes++)
    for (guint twos = 0; twos <= MIN (held - threes, values[1]); twos++)
      {
        guint ones = held - threes - twos;
        if (ones > values[0])
          continue;
        double ways = (double) choose[values[0]][ones] * choose[values[1]][twos] * choose[values[2]][threes];
        sums[MIN (ones + 2 * twos + 3 * threes, REACH - 1)] += ways;
        all += ways;
      }
  for (guint i = 0; i < REACH; i++)
    sums[i] /= all;
}

/* The fewest or most fish that so many tokens can show. */
static guint
extreme (const CatanPool *pool, guint held, gboolean most)
{
  guint fish = 0;
  for (guint i = 0; i < CATAN_FISH_MAX; i++)
    {
      guint v = most ? CATAN_FISH_MAX - 1 - i : i, n = MIN (held, pool->values[v]);
      fish += n * (v + 1);
      held -= n;
    }
  return fish;
}

static void
add_pool (Part *part, const CatanPool *pool, guint held)
{
  double sums[REACH], both[REACH] = { 0 }, rest = 1;
  guint size = pool->values[0] + pool->values[1] + pool->values[2];
  for (guint v = 0; v < CATAN_FISH_MAX; v++)
    {
      guint others = size - pool->values[v];
      part->least[v] += held > others ? held - others : 0;
      part->most[v] += MIN (held, pool->values[v]);
      part->expected[v] += (double) (held * pool->values[v]) / size;
    }
  part->min += extreme (pool, held, FALSE);
  part->max += extreme (pool, held, TRUE);
  pool_sums (pool, held, sums);
  for (guint i = 0; i < REACH - 1; i++)
    for (guint k = 0; i + k < REACH - 1; k++)
      both[i + k] += part->sums[i] * sums[k];
  for (guint i = 0; i < REACH - 1; i++)
    rest -= both[i];
  both[REACH - 1] = MAX (rest, 0);
  memcpy (part->sums, both, sizeof both);
}

static void
look (const CatanWorld *world, guint holder, guint open, Part *part)
{
  memset (part, 0, sizeof *part);
  part->min = part->max = open;
  for (guint v = 0; v < CATAN_FISH_MAX; v++)
    {
      guint n = world->sole[holder][v];
      part->least[v] = part->most[v] = n;
      part->expected[v] = n;
      part->min += n * (v + 1);
      part->max += n * (v + 1);
    }
  part->sums[MIN (part->min, REACH - 1)] = 1;
  for (guint i = 0; i < world->n_pools; i++)
    if (world->pools[i].held[holder])
      add_pool (part, &world->pools[i], world->pools[i].held[holder]);
}

void
catan_fish_view (const CatanFish *fish, guint player, CatanHandView *view)
{
  g_return_if_fail (player < fish->n_players);
  const guint8 *shown = fish->open[player];
  guint open = shown[1] + 2 * shown[2] + 3 * shown[3];
  memset (view, 0, sizeof *view);
  for (guint i = 0; i < fish->worlds->n; i++)
    {
      const CatanWorld *world = &fish->worlds->world[i];
      double least_chance = 0;
      Part part;
      look (world, player, open, &part);
      view->min = i ? MIN (view->min, part.min) : part.min;
      view->max = MAX (view->max, part.max);
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        {
          view->least[v + 1] = (guint8) (i ? MIN (view->least[v + 1], part.least[v]) : part.least[v]);
          view->most[v + 1] = (guint8) MAX (view->most[v + 1], part.most[v]);
          view->expected[v + 1] += world->weight * part.expected[v];
        }
      for (guint n = REACH; n-- > 0;)
        view->can_pay[n] += world->weight * (least_chance += part.sums[n]);
    }
  view->mean = open;
  for (guint v = 1; v <= CATAN_FISH_MAX; v++)
    view->mean += v * view->expected[v];
  /* What is certain is said without a rounding error. */
  for (guint n = 0; n < REACH; n++)
    view->can_pay[n] = n <= view->min ? 1 : n > view->max ? 0 : CLAMP (view->can_pay[n], 0, 1);
}

void
catan_fish_next (const CatanFish *fish, double chance[CATAN_FISH_MAX + 1])
{
  memset (chance, 0, (CATAN_FISH_MAX + 1) * sizeof *chance);
  if (fish->stack == 0)
    return;
  chance[0] = (double) fish->shoe / fish->stack;
  for (guint i = 0; i < fish->worlds->n; i++)
    {
      const CatanWorld *world = &fish->worlds->world[i];
      double share = world->weight / fish->stack;
      for (guint v = 0; v < CATAN_FISH_MAX; v++)
        chance[v + 1] += share * world->sole[CATAN_FISH_STACK][v];
      for (guint k = 0; k < world->n_pools; k++)
        {
          const CatanPool *pool = &world->pools[k];
          guint size = pool->values[0] + pool->values[1] + pool->values[2];
          for (guint v = 0; v < CATAN_FISH_MAX; v++)
            chance[v + 1] += share * pool->held[CATAN_FISH_STACK] * pool->values[v] / size;
        }
    }
}

gboolean
catan_fish_exact (const CatanFish *fish)
{
  return fish->worlds->exact;
}
