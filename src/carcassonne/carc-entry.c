/* carc-entry.c - the table of acts, which carc_register () fills with their rows; spots as words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "carc-entry.h"

#include "carc-rooms.h"
#include "table/table-intl.h"

gboolean
carc_rot_word (const char *word, int *rot)
{
  if (word[0] != 'r' || word[1] < '0' || word[1] > '3' || word[2] != '\0')
    return FALSE;
  *rot = word[1] - '0';
  return TRUE;
}

/* ---- spots ---- */

static const char *const inner_words[] = { "inner", "inner2" };
G_STATIC_ASSERT (G_N_ELEMENTS (inner_words) == CARC_INNER_MAX);

int
carc_farm_find (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (inner_words); i++)
    if (strcmp (word, inner_words[i]) == 0)
      return (int) (CARC_SPOT_INNER + i);
  return carc_half_find (word);
}

char *
carc_spot_word (const CarcSpot *spot)
{
  if (carc_spot_place (spot) != CARC_PLACE_FEATURE)
    return g_strdup (carc_spot_row (spot)->word);
  if (spot->kind == CARC_CLOISTER)
    return g_strdup (carc_kind_words[CARC_CLOISTER]);
  if (spot->kind == CARC_FARM)
    return g_strdup_printf ("%s:%s", carc_kind_words[CARC_FARM],
                            spot->at >= CARC_SPOT_INNER ? inner_words[spot->at - CARC_SPOT_INNER]
                                                        : carc_half_words[spot->at]);
  return g_strdup_printf ("%s:%s", carc_kind_words[spot->kind], carc_side_words[spot->at]);
}

/* ---- the table of rows ---- */

static gboolean
refuse_entry (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” is not an entry"), word);
}

static gboolean
refuse_act (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, _ ("“%.40s” is not an act: %.180s"), word, verbs);
}

static gpointer
with_tile (gconstpointer state, gconstpointer data)
{
  const CarcEntry *entry = data;
  if (entry->kind == CARC_ENTRY_THEN) /* the tile lies */
    return carc_state_copy (state);
  return carc_lay (state, (guint) entry->tile, entry->x, entry->y, entry->rot, entry->agreed, NULL);
}

static gboolean
may_be_done (gconstpointer laid, const TableAct *act)
{
  return carc_may_act (laid, act != NULL ? (guint) act->kind : CARC_ACT_NONE, NULL);
}

TableActs carc_act_table = {
  .entry_size = sizeof (CarcEntry),
  .groups = {
    [CARC_GROUP_ENTRIES] = { .kind = G_STRUCT_OFFSET (CarcEntry, kind), .refuse = refuse_entry },
    [CARC_GROUP_ACTS] = { .kind = G_STRUCT_OFFSET (CarcEntry, act), .refuse = refuse_act, .inside = with_tile,
                           .offered = may_be_done },
    [CARC_GROUP_HERE] = { .kind = G_STRUCT_OFFSET (CarcEntry, act), .refuse = refuse_act,
                           .inside = carc_snapshot_laid },
  },
};
