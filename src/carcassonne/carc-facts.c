/* carc-facts.c - what is printed on a tile besides its edges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-facts.h"
#include "carcassonne/carc-mark-ids.h"

#include <glib/gi18n.h>

#include "carc-tile-words.h"

G_STATIC_ASSERT (CARC_FACTS_MAX <= 64);

static guint64
cell_facts (const CarcCell *cell)
{
  guint32 marks = cell->marks;
  guint64 facts = 0;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *segment = &cell->segments[i];
      marks |= segment->marks;
      facts |= segment->pennants > 0 ? table_bit (CARC_FACT_PENNANT) : 0;
      facts |= segment->kind == CARC_CLOISTER && !(segment->marks & CARC_MARK_SHRINE) ? table_bit (CARC_FACT_CLOISTER)
                                                                                      : 0;
    }
  for (guint mark = 0; mark < carc_n_marks; mark++)
    if ((marks >> mark & 1) != 0 && !carc_marks[mark]->implied)
      facts |= table_bit (CARC_FACT_MARK + mark);
  return facts;
}

guint64
carc_tile_facts (const CarcTile *tile)
{
  guint64 facts = 0;
  for (guint i = 0; i < (guint) tile->w * tile->h; i++)
    facts |= cell_facts (&tile->cells[0][i]);
  return facts;
}

guint64
carc_facts_that_differ (const CarcRules *rules)
{
  guint64 some = 0, all = ~G_GUINT64_CONSTANT (0);
  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->counts[i] > 0 && rules->tiles[i].w * rules->tiles[i].h == 1)
      {
        const guint64 facts = carc_tile_facts (&rules->tiles[i]);
        some |= facts;
        all &= facts;
      }
  return some & ~all;
}

gboolean
carc_rules_have_edge (const CarcRules *rules, CarcEdge edge)
{
  for (guint i = 0; i < rules->n_tiles; i++)
    for (guint side = 0; side < 4 && rules->counts[i] > 0; side++)
      if (rules->tiles[i].w * rules->tiles[i].h == 1 && rules->tiles[i].cells[0][0].edges[side] == edge)
        return TRUE;
  return FALSE;
}

const char *
carc_fact_title (guint fact)
{
  if (fact == CARC_FACT_PENNANT)
    return _ ("Pennant");
  return fact == CARC_FACT_CLOISTER ? _ ("Cloister") : carc_mark_title (fact - CARC_FACT_MARK);
}
