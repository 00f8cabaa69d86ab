/* carc-facts.h - what is printed on a tile besides its edges: by this, people tell tiles with the same edges apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-play.h"

/* A fact is a number from 0: a pennant, a cloister, then each mark. */
enum
{
  CARC_FACT_PENNANT,
  CARC_FACT_CLOISTER, /* not a shrine, which is a mark */
  CARC_FACT_MARK
};
#define CARC_FACTS_MAX (CARC_FACT_MARK + CARC_MARKS_MAX)

typedef struct
{
  guint64 bits[(CARC_FACTS_MAX + 63) / 64];
} CarcFacts;
#define CARC_NO_FACTS ((CarcFacts){ { 0 } })

static inline gboolean
carc_facts_has (CarcFacts facts, guint fact)
{
  return table_bits_has (facts.bits, fact);
}

static inline void
carc_facts_put (CarcFacts *facts, guint fact)
{
  table_bits_put (facts->bits, fact);
}

static inline void
carc_facts_join (CarcFacts *facts, CarcFacts more)
{
  table_bits_join (facts->bits, more.bits, G_N_ELEMENTS (more.bits));
}

/* The first fact from `from` on; CARC_FACTS_MAX or more if there is none. */
static inline guint
carc_facts_next (CarcFacts facts, guint from)
{
  return table_bits_next (facts.bits, G_N_ELEMENTS (facts.bits), from);
}
#define CARC_EACH_FACT(fact, facts)                                                                                    \
  guint fact = carc_facts_next (facts, 0);                                                                             \
  fact < CARC_FACTS_MAX;                                                                                               \
  fact = carc_facts_next (facts, fact + 1)

gboolean carc_facts_same (CarcFacts a, CarcFacts b);
CarcFacts carc_facts_minus (CarcFacts facts, CarcFacts others); /* those that are not in `others` */

CarcFacts carc_tile_facts (const CarcTile *tile);
/* The facts that some kinds of tile of this game have and others have not.  Tiles of several cells do not count. */
CarcFacts carc_facts_that_differ (const CarcRules *rules);
/* Has a tile of one cell in this game such an edge? */
gboolean carc_rules_have_edge (const CarcRules *rules, CarcEdge edge);
const char *carc_fact_title (guint fact); /* "Pennant", translated */
