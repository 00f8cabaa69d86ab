/* carc-facts.h - what is printed on a tile besides its edges: by this, people tell tiles with the same edges apart.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-play.h"

G_BEGIN_DECLS

/* A fact is a number from 0: a pennant, a cloister, then a CarcMarkId each. */
enum
{
  CARC_FACT_PENNANT,
  CARC_FACT_CLOISTER, /* a shrine is a mark */
  CARC_FACT_MARK
};
#define CARC_FACTS_MAX (CARC_FACT_MARK + CARC_MARKS_MAX)

/* The facts of a tile, a bit each. */
guint64 carc_tile_facts (const CarcTile *tile);
/* The facts that some kinds of tile of this game have and others have not.  Tiles of several cells do not count. */
guint64 carc_facts_that_differ (const CarcRules *rules);
/* Has a tile of one cell in this game such an edge? */
gboolean carc_rules_have_edge (const CarcRules *rules, CarcEdge edge);
const char *carc_fact_title (guint fact); /* "Pennant", translated */

G_END_DECLS
