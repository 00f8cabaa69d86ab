/* catan-fish-fold.h - private: folds the groups of catan-fish-worlds.h together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What one group may hold depends on the other groups only by what they have shown of the tied pools.  A total has
 * this: the number of tokens of each kind that were shown of each tied pool, in fields of five bits, four pools in a
 * word.  Its weight is the sum over all choices of one world from each group that give this total.
 */
#pragma once

#include "catan-fish-worlds.h"

#define CATAN_FIELD 5 /* bits: four for a number, and one more for the sum of two numbers */
#define CATAN_POOL_BITS 16
#define CATAN_POOLS_A_WORD (64 / CATAN_POOL_BITS)
#define CATAN_TOTAL_WORDS (CATAN_TIED_MAX / CATAN_POOLS_A_WORD)
G_STATIC_ASSERT (CATAN_FIELD == 5); /* catan_total_index () */

typedef struct
{
  guint64 shown[CATAN_TOTAL_WORDS];
  double weight;
} CatanTotal;

typedef struct
{
  guint n;
  CatanTotal *total; /* no two with the same `shown` */
} CatanTotals;

/* Folds all groups except `but`.  Free with catan_totals_clear ().  FALSE and no totals if it takes more than
 * catan_worlds_fold_max () steps. */
gboolean catan_fold (const CatanWorlds *worlds, guint but, CatanTotals *totals);
/* Combines each of these totals with each of `n` worlds of the group that was left out. */
void catan_fold_worlds (const CatanWorlds *worlds, const CatanTotals *others, const CatanWorld *const *world, guint n,
                        CatanTotals *totals);
void catan_totals_clear (CatanTotals *totals);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CatanTotals, catan_totals_clear)

/* What a world has shown of the tied pools. */
void catan_total_of (const CatanWorlds *worlds, const CatanWorld *world, guint64 shown[CATAN_TOTAL_WORDS]);
/* What the tied pools held at first, for catan_total_fits (). */
void catan_total_tied (const CatanWorlds *worlds, guint64 tied[CATAN_TOTAL_WORDS]);

/* TRUE if the two together have shown no more than the tied pools held.  All fields are checked at once: if more was
 * shown than there was, the subtraction clears the high bit of the field.  It takes nothing from the next field,
 * because neither of the two alone is more than there was. */
static inline gboolean
catan_total_fits (const guint64 tied[CATAN_TOTAL_WORDS], const guint64 a[CATAN_TOTAL_WORDS],
                  const guint64 b[CATAN_TOTAL_WORDS], guint words)
{
  const guint64 high = G_GUINT64_CONSTANT (0x4210421042104210);
  guint64 kept = high;
  for (guint i = 0; i < words; i++)
    kept &= (tied[i] | high) - a[i] - b[i];
  return kept == high;
}

/* What was shown of one pool, as an index below 4096: four bits for each kind. */
static inline guint
catan_total_index (const CatanTotal *total, guint pool)
{
  /* The fifth bit of each field is taken out. */
  guint fields = (guint) (total->shown[pool / CATAN_POOLS_A_WORD] >> (CATAN_POOL_BITS * (pool % CATAN_POOLS_A_WORD)));
  guint index = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    index |= fields >> v & (guint) CATAN_TIED_KIND_MAX << (4 * v);
  return index;
}

/* For the factor B of catan-fish-worlds.h, for one pool: `ways` are the falling factorials of each kind, `all` is 1
 * divided by the falling factorial of the whole pool. */
typedef struct
{
  const guint8 *tied;
  double ways[CATAN_KINDS][CATAN_TIED_KIND_MAX + 1], all[CATAN_KINDS * CATAN_TIED_KIND_MAX + 1];
} CatanChances;
void catan_chances_init (CatanChances *chances, const guint8 tied[CATAN_KINDS]);

/* B of what was shown; 0 if the pool held less. */
static inline double
catan_pool_chance (const CatanChances *chances, const guint8 shown[CATAN_KINDS])
{
  double ways = 1;
  guint n = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    {
      if (shown[v] > chances->tied[v])
        return 0;
      ways *= chances->ways[v][shown[v]];
      n += shown[v];
    }
  return ways * chances->all[n];
}
