/* catan-fish-fold.h - private: the groups of catan-fish-worlds.h folded together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To see what one group may hold, of the other groups only this matters: how much they have shown of each tied pool.
 * A total says it: so many tokens of each kind of each tied pool, in fields of five bits, four pools in a word.
 */
#pragma once

#include "catan-fish-worlds.h"

G_BEGIN_DECLS

#define CATAN_FIELD 5 /* bits: four, and one for the sum of two */
#define CATAN_POOL_BITS 16
#define CATAN_POOLS_A_WORD (64 / CATAN_POOL_BITS)
#define CATAN_TOTAL_WORDS (CATAN_TIED_MAX / CATAN_POOLS_A_WORD)

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

/* All groups but one.  FALSE, and no totals, if that takes more steps than CATAN_FOLD_MAX. */
gboolean catan_fold (const CatanWorlds *worlds, guint but, CatanTotals *totals);
/* Those totals, each with each of some worlds of the group left out. */
void catan_fold_worlds (const CatanWorlds *worlds, const CatanTotals *others, const CatanWorld *const *world, guint n,
                        CatanTotals *totals);
void catan_totals_clear (CatanTotals *totals);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CatanTotals, catan_totals_clear)

/* What a world has shown. */
void catan_total_of (const CatanWorlds *worlds, const CatanWorld *world, guint64 shown[CATAN_TOTAL_WORDS]);
/* The tied pools as they were at first, for catan_total_fits (). */
void catan_total_tied (const CatanWorlds *worlds, guint64 tied[CATAN_TOTAL_WORDS]);

/* TRUE if the tied pools held as much as the two have shown together.  All kinds at once: where more was shown than
 * there was, the subtraction takes the high bit of the field.  It takes no more than that, since neither of the two
 * is more than there was. */
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

/* Of one pool: an index below 4096, four bits a kind. */
static inline guint
catan_total_index (const CatanTotal *total, guint pool)
{
  guint64 fields = total->shown[pool / CATAN_POOLS_A_WORD] >> (CATAN_POOL_BITS * (pool % CATAN_POOLS_A_WORD));
  guint index = 0;
  for (guint v = 0; v < CATAN_KINDS; v++)
    index |= (guint) (fields >> (CATAN_FIELD * v) & CATAN_TIED_KIND_MAX) << (4 * v);
  return index;
}

/* B of catan-fish-worlds.h, for one pool: how many draws are possible, and of all draws one in so many. */
typedef struct
{
  const guint8 *tied;
  double ways[CATAN_KINDS][CATAN_TIED_KIND_MAX + 1], all[CATAN_KINDS * CATAN_TIED_KIND_MAX + 1];
} CatanChances;
void catan_chances_init (CatanChances *chances, const guint8 tied[CATAN_KINDS]);

/* 0 if the pool held less. */
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

G_END_DECLS
