/* catan-fish-view.c - what is known about face-down tokens: bounds, means and chances.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of them are computed over all worlds, which catan-fish-worlds.c explains.  In one world, a hand is its sole
 * tokens and a blind draw from each pool.  Take a pool of 1 1 2 of which the hand has two tokens.  There are 3 ways to
 * choose two of three: 1 1 once and 1 2 twice.  So they are 2 fish with a chance of 1/3, and 3 fish with 2/3.  Draws
 * from different pools have nothing to do with each other: chances are multiplied, fish and tokens are added.
 *
 * Worlds in which the hand is the same are looked at together.  What is left of the tied pools, and how likely that is,
 * depends only on what all groups have shown of them.  So first the totals of all groups are made (catan-fish-fold.h),
 * and then each pool is looked at once for each case of what was shown of it, not once for each total.
 */
#include "catan-fish-private.h"

#include <string.h>

#include "catan-fish-fold.h"
#include "catan-fish-group.h"

#define REACH 8 /* sums 0 .. 7 are counted, because the highest price is 7 */
#define BOUNDS (2 * (CATAN_KINDS + 1))
#define NONE G_MAXINT16

/* What a hand holds of one pool, or of everything, in one world or in several.  Chances and means are already
 * multiplied by the weight. */
typedef struct
{
  double weight;
  double none[REACH];           /* all 0: the chances of sums below 0, so that add_both () needs no branch */
  double sums[REACH];           /* chance of each sum of fish */
  double expected[CATAN_KINDS]; /* mean number of tokens of each value */
  gint16 bounds[BOUNDS]; /* fewest tokens of each value, fewest fish; then the most of both, as negative numbers */
} Part;

/* Binomial coefficients: k tokens taken of n tokens of one value.  More than 7 tokens are more fish than any price. */
static const guint16 choose[CATAN_TIED_KIND_MAX + 1][REACH] = {
  { 1, 0, 0, 0, 0, 0, 0, 0 },
  { 1, 1, 0, 0, 0, 0, 0, 0 },
  { 1, 2, 1, 0, 0, 0, 0, 0 },
  { 1, 3, 3, 1, 0, 0, 0, 0 },
  { 1, 4, 6, 4, 1, 0, 0, 0 },
  { 1, 5, 10, 10, 5, 1, 0, 0 },
  { 1, 6, 15, 20, 15, 6, 1, 0 },
  { 1, 7, 21, 35, 35, 21, 7, 1 },
  { 1, 8, 28, 56, 70, 56, 28, 8 },
  { 1, 9, 36, 84, 126, 126, 84, 36 },
  { 1, 10, 45, 120, 210, 252, 210, 120 },
  { 1, 11, 55, 165, 330, 462, 462, 330 },
  { 1, 12, 66, 220, 495, 792, 924, 792 },
  { 1, 13, 78, 286, 715, 1287, 1716, 1716 },
  { 1, 14, 91, 364, 1001, 2002, 3003, 3432 },
  { 1, 15, 105, 455, 1365, 3003, 5005, 6435 },
};

/* The chance of each sum if `held` tokens are drawn blindly from a pool with these kinds: the multivariate
 * hypergeometric distribution.  `all` is in the end the number of ways to choose them. */
static void
pool_sums (const guint8 kinds[CATAN_KINDS], guint held, double sums[REACH])
{
  double all = 0;
  memset (sums, 0, REACH * sizeof *sums);
  if (held >= REACH) /* each token shows at least one fish */
    return;
  /* Invariant: `sums` and `all` count the choices with fewer threes, and those with as many threes and fewer twos. */
  for (guint threes = 0; threes <= held; threes++)
    for (guint twos = 0; twos <= held - threes; twos++)
      {
        guint ones = held - threes - twos, fish = ones + 2 * twos + 3 * threes;
        double ways = (double) choose[kinds[0]][ones] * choose[kinds[1]][twos] * choose[kinds[2]][threes];
        if (fish < REACH)
          sums[fish] += ways;
        all += ways;
      }
  all = 1 / all;
  for (guint i = 0; i < REACH; i++)
    sums[i] *= all;
}

/* The fewest or most fish that so many tokens can show. */
static guint
extreme (const guint8 kinds[CATAN_KINDS], guint held, gboolean most)
{
  guint fish = 0;
  /* Invariant: `held` tokens are still to be chosen, and nothing is left of the kinds before i, or `held` is 0. */
  for (guint i = 0; i < CATAN_KINDS; i++)
    {
      guint v = most ? CATAN_KINDS - 1 - i : i, n = MIN (held, kinds[v]);
      fish += n * (v + 1);
      held -= n;
    }
  return fish;
}

/* Fills `part` for some tokens of a pool, drawn blindly. */
static void
look_pool (const guint8 kinds[CATAN_KINDS], guint held, Part *part)
{
  guint size = catan_kinds_sum (kinds);
  memset (part->none, 0, sizeof part->none);
  gint16 *least = part->bounds, *most = part->bounds + CATAN_KINDS + 1;
  part->weight = 1;
  pool_sums (kinds, held, part->sums);
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      guint others = size - kinds[v];
      least[v] = (gint16) (held > others ? held - others : 0);
      most[v] = (gint16) - (gint) MIN (held, kinds[v]);
      part->expected[v] = held ? (double) (held * kinds[v]) / size : 0;
    }
  least[CATAN_KINDS] = (gint16) extreme (kinds, held, FALSE);
  most[CATAN_KINDS] = (gint16) - (gint) extreme (kinds, held, TRUE);
}

/* Empties a part, for add_part (). */
static void
clear (Part *part)
{
  memset (part, 0, sizeof *part);
  for (guint i = 0; i < BOUNDS; i++)
    part->bounds[i] = NONE;
}

/* Adds another possibility to a part. */
static void
add_part (Part *part, const Part *other, double weight)
{
  part->weight += weight * other->weight;
  for (guint i = 0; i < REACH; i++)
    part->sums[i] += weight * other->sums[i];
  for (guint v = 0; v < CATAN_KINDS; v++)
    part->expected[v] += weight * other->expected[v];
  for (guint i = 0; i < BOUNDS; i++)
    part->bounds[i] = MIN (part->bounds[i], other->bounds[i]);
}

/* The same for two parts that are both in the hand, and independent of each other.  Both have cases: clear () is none.
 * b->none stands before b->sums, so that shifted[k - i] is 0 for k below i. */
static void
add_both (Part *part, const Part *a, const Part *b, double weight)
{
  gint first = a->bounds[CATAN_KINDS], last = MIN (-a->bounds[BOUNDS - 1], REACH - 1);
  double of_a = weight * a->weight, of_b = weight * b->weight;
  double sums[REACH];
  const double *shifted = (const double *) ((const char *) b + G_STRUCT_OFFSET (Part, sums));
  memcpy (sums, part->sums, sizeof sums);
  /* Invariant: the cases in which `a` has fewer than i fish are added. */
  for (gint i = first; i <= last; i++)
    {
      double chance = weight * a->sums[i];
      for (gint k = 0; k < REACH; k++)
        sums[k] += chance * shifted[k - i];
    }
  memcpy (part->sums, sums, sizeof sums);
  part->weight += of_a * b->weight;
  for (guint v = 0; v < CATAN_KINDS; v++)
    part->expected[v] += a->expected[v] * of_b + b->expected[v] * of_a;
  for (guint i = 0; i < BOUNDS; i++)
    part->bounds[i] = MIN (part->bounds[i], (gint16) (a->bounds[i] + b->bounds[i]));
}

/* What a hand holds in a world without the tied pools, and `open` fish. */
static void
look_alone (const CatanWorld *world, guint n_tied, guint holder, guint open, Part *part)
{
  guint fish = open;
  memset (part, 0, sizeof *part);
  part->weight = 1;
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      guint n = world->sole[holder][v];
      part->bounds[v] = (gint16) n;
      part->bounds[CATAN_KINDS + 1 + v] = (gint16) - (gint) n;
      part->expected[v] = n;
      fish += n * (v + 1);
    }
  part->bounds[CATAN_KINDS] = (gint16) fish;
  part->bounds[BOUNDS - 1] = (gint16) - (gint) fish;
  if (fish < REACH)
    part->sums[fish] = 1;
  /* Invariant: *part has the sole tokens and what is held of the own pools before i. */
  for (guint i = n_tied; i < world->n_pools; i++)
    if (world->pools[i].held[holder])
      {
        Part pool, before = *part;
        look_pool (world->pools[i].kinds, world->pools[i].held[holder], &pool);
        clear (part);
        add_both (part, &pool, &before, 1);
      }
}

/* ---- the tied pools ---- */

/* The totals that are equal in this pool and in the pools before it.  The nodes of all pools are a prefix tree (a trie)
 * of the totals; after the last node of a pool stands one more, with which the last one ends. */
typedef struct
{
  guint32 from;  /* the first total */
  guint32 child; /* the first node of the next pool */
  guint16 which; /* the case of this pool */
} Node;

/* The tied pools in the order in which they are gone through: first the pools that the hand has tokens of, and newer
 * pools before older ones.  A case is what was shown of one pool, a number for each kind. */
typedef struct
{
  const CatanWorlds *worlds;
  CatanChances chances[CATAN_TIED_MAX];
  guint n_held, n; /* pools that the hand has tokens of; totals */
  guint pool[CATAN_TIED_MAX], held[CATAN_TIED_MAX];
  guint n_nodes[CATAN_TIED_MAX];
  double *chance; /* of each total; sorted */
  Node *nodes[CATAN_TIED_MAX];
  Part *parts[CATAN_TIED_MAX]; /* of each case */
} Look;

/* Returns the chance of one case of a pool, and fills `part` with what the hand has of the pool. */
static double
look_case (const Look *look, guint level, guint index, Part *part)
{
  guint8 shown[CATAN_KINDS], left[CATAN_KINDS];
  guint k = look->pool[level];
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      shown[v] = (guint8) (index >> (4 * v) & CATAN_TIED_KIND_MAX);
      left[v] = (guint8) (look->worlds->tied[k][v] - shown[v]);
    }
  if (look->held[level])
    look_pool (left, look->held[level], part);
  return catan_pool_chance (&look->chances[k], shown);
}

/* Gives the cases of a pool numbers; of[i] is the case of total i.  Clearing all of `number` costs more than clearing
 * what is used if there are few totals. */
static void
number_cases (Look *look, const CatanTotals *totals, guint level, guint16 *of)
{
  guint16 number[1 << (4 * CATAN_KINDS)];
  g_autofree double *chance = g_new (double, totals->n);
  guint n = 0, pool = look->pool[level];
  if (totals->n > G_N_ELEMENTS (number) / 16)
    memset (number, 0xff, sizeof number);
  else
    for (guint i = 0; i < totals->n; i++)
      number[catan_total_index (&totals->total[i], pool)] = G_MAXUINT16;
  look->parts[level] = look->held[level] ? g_new (Part, MIN (totals->n, G_N_ELEMENTS (number))) : NULL;
  /* Invariant: the totals before i have n different cases, which have the numbers 0 to n - 1. */
  for (guint i = 0; i < totals->n; i++)
    {
      guint index = catan_total_index (&totals->total[i], pool);
      if (number[index] == G_MAXUINT16)
        {
          number[index] = (guint16) n;
          chance[n] = look_case (look, level, index, &look->parts[level][n]);
          n++;
        }
      of[i] = number[index];
      look->chance[i] *= chance[of[i]];
    }
}

/* Sorts `order` by these cases into `next`; totals of the same case stay in the order they had. */
static void
sort_totals (guint n, const guint16 *of, guint32 *order, guint32 *next)
{
  guint32 start[(1 << (4 * CATAN_KINDS)) + 1];
  guint cases = 0;
  for (guint i = 0; i < n; i++)
    cases = MAX (cases, of[i] + 1u);
  memset (start, 0, (cases + 1) * sizeof *start);
  for (guint i = 0; i < n; i++)
    start[of[i] + 1]++;
  /* Invariant: start[c] is where the first total of case c goes, for c up to i. */
  for (guint i = 0; i < cases; i++)
    start[i + 1] += start[i];
  /* Invariant: start[c] is where the next total of case c goes. */
  for (guint i = 0; i < n; i++)
    next[start[of[order[i]]]++] = order[i];
}

/* Makes the nodes of each pool from the sorted totals. */
static void
make_nodes (Look *look, const guint16 *of, const guint32 *order)
{
  guint last = look->n_held - 1;
  for (guint level = 0; level <= last; level++)
    {
      look->nodes[level] = g_new (Node, look->n + 1);
      look->n_nodes[level] = 0;
    }
  /* Invariant: of each pool, the nodes of the totals before i are made; the last one may still get total i. */
  for (guint i = 0; i <= look->n; i++)
    {
      guint level = 0;
      if (i > 0 && i < look->n)
        while (level <= last && of[level * look->n + order[i]] == of[level * look->n + order[i - 1]])
          level++;
      for (; level <= last; level++)
        look->nodes[level][look->n_nodes[level]++] = (Node){ .from = i,
                                                             .child = level < last ? look->n_nodes[level + 1] : i,
                                                             .which = i < look->n ? of[level * look->n + order[i]]
                                                                                  : 0 };
    }
  for (guint level = 0; level <= last; level++)
    look->n_nodes[level]--;
}

static void
look_init (Look *look, const CatanTotals *totals)
{
  guint n = look->n = totals->n;
  g_autofree guint32 *orders = g_new (guint32, 2 * n);
  g_autofree guint16 *of = g_new (guint16, n * look->worlds->n_tied);
  g_autofree double *chance = look->chance = g_new (double, n);
  guint32 *order = orders, *next = orders + n;
  for (guint i = 0; i < n; i++)
    {
      order[i] = i;
      chance[i] = totals->total[i].weight;
    }
  /* Invariant: `order` is sorted by the pools after this one, the first of them first. */
  for (guint level = look->worlds->n_tied; level-- > 0;)
    {
      number_cases (look, totals, level, of + level * n);
      if (level >= look->n_held)
        continue;
      sort_totals (n, of + level * n, order, next);
      guint32 *swap = order;
      order = next;
      next = swap;
    }
  make_nodes (look, of, order);
  /* Until here they were in the order of `totals`. */
  look->chance = g_new (double, n);
  for (guint i = 0; i < n; i++)
    look->chance[i] = chance[order[i]];
}

static void
look_clear (Look *look)
{
  for (guint level = 0; level < look->n_held; level++)
    {
      g_free (look->nodes[level]);
      g_free (look->parts[level]);
    }
  g_free (look->chance);
}

/* Adds up the nodes from .. to - 1 of a pool. */
static void
walk (const Look *look, guint level, guint from, guint to, Part *part)
{
  guint last = look->n_held - 1;
  /* Invariant: *part has the totals of the nodes before this one, without the pools before `level`. */
  for (const Node *node = &look->nodes[level][from], *end = &look->nodes[level][to]; node < end; node++)
    {
      const Part *one = &look->parts[level][node->which];
      if (level == last || (level + 1 == last && node[1].child == node->child + 1))
        {
          double chance = 0;
          for (guint i = node[0].from; i < node[1].from; i++)
            chance += look->chance[i];
          if (level == last)
            add_part (part, one, chance);
          else /* what walk () would find for the next pool, without the call */
            add_both (part, one, &look->parts[last][look->nodes[last][node->child].which], chance);
        }
      else
        {
          Part rest;
          clear (&rest);
          walk (look, level + 1, node[0].child, node[1].child, &rest);
          add_both (part, one, &rest, 1);
        }
    }
}

/* What a hand has of the tied pools, for these totals of all groups. */
static void
look_tied (Look *look, const CatanTotals *totals, Part *part)
{
  clear (part);
  if (totals->n > 1 && look->n_held)
    {
      look_init (look, totals);
      walk (look, 0, 0, look->n_nodes[0], part);
      look_clear (look);
      return;
    }
  /* For one total, or for a hand without tied tokens, this is faster.  Invariant: *part has the totals before i. */
  for (guint i = 0; i < totals->n; i++)
    {
      Part all = { .weight = 1, .sums = { 1 } };
      double chance = totals->total[i].weight;
      /* Invariant: `all` is what the hand has of the pools before `level`, `chance` the weight times B of these. */
      for (guint level = 0; level < look->worlds->n_tied; level++)
        {
          Part one, before = all;
          chance *= look_case (look, level, catan_total_index (&totals->total[i], look->pool[level]), &one);
          if (look->held[level] == 0)
            continue;
          clear (&all);
          add_both (&all, &one, &before, 1);
        }
      add_part (part, &all, chance);
    }
}

/* ---- over all worlds ---- */

/* A world of a group.  In worlds with the same key the hand is the same, except for what is left of the tied pools. */
typedef struct
{
  guint8 key[CATAN_TIED_MAX + CATAN_KINDS];
  guint32 world;
} Entry;

static int
compare (const void *a, const void *b)
{
  const Entry *one = a, *other = b;
  int order = memcmp (one->key, other->key, sizeof one->key);
  return order ? order : (one->world > other->world) - (one->world < other->world);
}

/* Sets the order of the pools. */
static void
look_order (Look *look, const CatanWorld *hand, guint holder)
{
  guint n = 0;
  look->n_held = 0;
  /* Invariant: the first n pools are in their order; n_held of them are held. */
  for (gint side = TRUE; side >= FALSE; side--)
    for (guint k = look->worlds->n_tied; k-- > 0;)
      if ((hand->pools[k].held[holder] > 0) == side)
        {
          look->pool[n] = k;
          look->held[n++] = hand->pools[k].held[holder];
          if (side)
            look->n_held = n;
        }
}

/* Some worlds in which the hand is alike.  `hand` is the holder's one world if another group is looked at; NULL: the
 * hand is that of the worlds themselves. */
static void
look_alike (Look *look, const CatanGroup *group, const CatanWorld *hand, const Entry *entries, guint n, guint holder,
            guint open, const CatanTotals *others, Part *part)
{
  g_autofree const CatanWorld **alike = g_new (const CatanWorld *, n);
  g_auto (CatanTotals) totals = { 0 };
  Part alone, tied;
  for (guint i = 0; i < n; i++)
    alike[i] = catan_group_world (group, entries[i].world);
  catan_fold_worlds (look->worlds, others, alike, n, &totals);
  if (totals.n == 0)
    return;
  if (hand == NULL)
    hand = alike[0];
  look_order (look, hand, holder);
  look_alone (hand, look->worlds->n_tied, holder, open, &alone);
  look_tied (look, &totals, &tied);
  add_both (part, &tied, &alone, 1);
}

/* Every group has one world: then each pool is what was not shown of it.  FALSE if some group has several. */
static gboolean
look_certain (const CatanWorlds *worlds, guint holder, guint open, Part *part)
{
  const CatanWorld *hand = catan_group_world (worlds->group[catan_worlds_group (worlds, holder)], 0);
  for (guint g = 0; g < worlds->n_groups; g++)
    if (worlds->group[g]->n > 1)
      return FALSE;
  look_alone (hand, worlds->n_tied, holder, open, part);
  /* Invariant: *part has what is held of the tied pools before k, too. */
  for (guint k = 0; k < worlds->n_tied; k++)
    {
      guint8 left[CATAN_KINDS];
      Part pool, before = *part;
      if (hand->pools[k].held[holder] == 0)
        continue;
      memcpy (left, worlds->tied[k], sizeof left);
      for (guint g = 0; g < worlds->n_groups; g++)
        for (guint v = 0; v < CATAN_KINDS; v++)
          left[v] = (guint8) (left[v] - worlds->group[g]->first->pools[k].kinds[v]);
      look_pool (left, hand->pools[k].held[holder], &pool);
      clear (part);
      add_both (part, &pool, &before, 1);
    }
  return TRUE;
}

/* Looks at the worlds of one group: the holder's, or the largest if the holder's group has only one world. */
static void
look_at (const CatanWorlds *worlds, guint holder, guint open, Part *part)
{
  g_auto (CatanTotals) others = { 0 };
  if (look_certain (worlds, holder, open, part))
    return;
  guint own = catan_worlds_group (worlds, holder), at = own;
  for (guint g = 0; worlds->group[own]->n == 1 && g < worlds->n_groups; g++)
    if (worlds->group[g]->n > worlds->group[at]->n)
      at = g;
  const CatanGroup *group = worlds->group[at];
  const CatanWorld *hand = at == own ? NULL : catan_group_world (worlds->group[own], 0);
  g_autofree Entry *entries = g_new0 (Entry, group->n);
  Look look = { .worlds = worlds };
  gboolean folded = catan_fold (worlds, at, &others);
  g_assert (folded);
  for (guint k = 0; k < worlds->n_tied; k++)
    catan_chances_init (&look.chances[k], worlds->tied[k]);
  gboolean alone = FALSE;
  for (guint i = 0; i < group->n; i++)
    {
      const CatanWorld *world = catan_group_world (group, i);
      entries[i].world = i;
      for (guint k = 0; hand == NULL && k < worlds->n_tied; k++)
        entries[i].key[k] = world->pools[k].held[holder];
      if (hand == NULL)
        memcpy (entries[i].key + CATAN_TIED_MAX, world->sole[holder], CATAN_KINDS);
      /* Two worlds seldom have equal own pools.  So if any world has some, every world is looked at alone. */
      alone |= hand == NULL && world->n_pools > worlds->n_tied;
    }
  if (!alone)
    qsort (entries, group->n, sizeof *entries, compare);
  clear (part);
  /* Invariant: *part has the worlds of the entries before i, each with its weight and all that fits it. */
  for (guint i = 0, end; i < group->n; i = end)
    {
      end = i + 1;
      while (!alone && end < group->n && memcmp (entries[i].key, entries[end].key, sizeof entries[i].key) == 0)
        end++;
      look_alike (&look, group, hand, entries + i, end - i, holder, open, &others, part);
    }
}

void
catan_fish_view (const CatanFish *fish, guint player, CatanHandView *view)
{
  g_return_if_fail (player < fish->n_players);
  const guint8 *shown = fish->open[player];
  guint open = shown[1] + 2 * shown[2] + 3 * shown[3];
  double less = 0;
  Part part;
  look_at (&fish->worlds, player, open, &part);
  memset (view, 0, sizeof *view);
  view->min = (guint) part.bounds[CATAN_KINDS];
  view->max = (guint) -part.bounds[BOUNDS - 1];
  view->mean = open;
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      view->least[v + 1] = (guint8) part.bounds[v];
      view->most[v + 1] = (guint8) -part.bounds[CATAN_KINDS + 1 + v];
      view->expected[v + 1] = part.expected[v] / part.weight;
      view->mean += (v + 1) * view->expected[v + 1];
    }
  /* Invariant: `less` is the weight of fewer than n fish.  What is certain is exactly 0 or 1, not nearly. */
  for (guint n = 0; n < REACH; n++)
    {
      view->can_pay[n] = n <= view->min ? 1 : n > view->max ? 0 : CLAMP (1 - less / part.weight, 0, 1);
      less += part.sums[n];
    }
}

void
catan_fish_next (const CatanFish *fish, double chance[CATAN_FISH_MAX + 1])
{
  Part part;
  memset (chance, 0, (CATAN_FISH_MAX + 1) * sizeof *chance);
  if (fish->stack == 0)
    return;
  look_at (&fish->worlds, CATAN_STACK, 0, &part);
  chance[0] = (double) fish->shoe / fish->stack;
  for (guint v = 0; v < CATAN_KINDS; v++)
    chance[v + 1] = part.expected[v] / part.weight / fish->stack;
}

gboolean
catan_fish_exact (const CatanFish *fish)
{
  return fish->worlds.exact;
}
