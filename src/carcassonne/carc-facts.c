/* carc-facts.c - what is printed on a tile besides its edges.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-facts.h"

#include <string.h>
#include <glib/gi18n.h>

#include "carc-rooms.h"
#include "carc-tile-words.h"

gboolean
carc_facts_same (CarcFacts a, CarcFacts b)
{
  return memcmp (a.bits, b.bits, sizeof a.bits) == 0;
}

CarcFacts
carc_facts_minus (CarcFacts facts, CarcFacts others)
{
  for (guint i = 0; i < G_N_ELEMENTS (facts.bits); i++)
    facts.bits[i] &= ~others.bits[i];
  return facts;
}

static void
add_cell (const CarcCell *cell, CarcFacts *facts)
{
  CarcMarks marks = cell->marks;
  for (guint i = 0; i < cell->n_segments; i++)
    {
      const CarcSegment *segment = &cell->segments[i];
      marks = carc_marks_join (marks, segment->marks);
      if (segment->pennants > 0)
        carc_facts_put (facts, CARC_FACT_PENNANT);
      if (segment->kind == CARC_CLOISTER && carc_marks_name (segment->marks) == NULL)
        carc_facts_put (facts, CARC_FACT_CLOISTER);
    }
  for (CARC_EACH_MARK (mark, marks))
    if (!carc_marks[mark]->implied)
      carc_facts_put (facts, CARC_FACT_MARK + mark);
}

CarcFacts
carc_tile_facts (const CarcTile *tile)
{
  CarcFacts facts = CARC_NO_FACTS;
  for (guint i = 0; i < (guint) tile->w * tile->h; i++)
    add_cell (&tile->cells[0][i], &facts);
  return facts;
}

CarcFacts
carc_facts_that_differ (const CarcRules *rules)
{
  CarcFacts some = CARC_NO_FACTS, all = CARC_NO_FACTS;
  gboolean first = TRUE;
  for (guint i = 0; i < rules->n_tiles; i++)
    if (rules->counts[i] > 0 && rules->tiles[i].w * rules->tiles[i].h == 1)
      {
        const CarcFacts facts = carc_tile_facts (&rules->tiles[i]);
        carc_facts_join (&some, facts);
        all = first ? facts : carc_facts_minus (all, carc_facts_minus (all, facts));
        first = FALSE;
      }
  return carc_facts_minus (some, all);
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
