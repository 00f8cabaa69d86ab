/* carc-brings.c - says in a few words what an entry would bring, before it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"

static const char *
line_name (const TableLine *line)
{
  return line->kind < CARC_N_USUAL_LINES ? carc_feature_name ((CarcKind) line->kind, line->marks)
                                         : _ (carc_lines[line->kind]->title);
}

static gboolean
is_same_score (const TableLine *a, const TableLine *b)
{
  return a->kind == b->kind && a->feature == b->feature && a->points == b->points;
}

/* "city: 12 to Anna": one part for all players that get the same for the same. */
static void
tell_scores (const CarcState *before, const CarcState *after, GPtrArray *parts)
{
  const TableLedger *ledger = &after->ledger;
  for (guint i = before->ledger.n_lines; i < ledger->n_lines;)
    {
      const TableLine *line = &ledger->lines[i];
      guint8 players = 0;
      for (;
           i < ledger->n_lines && is_same_score (&ledger->lines[i], line) && !(players >> ledger->lines[i].player & 1);
           i++)
        players |= (guint8) (1 << ledger->lines[i].player);
      if (line->final)
        continue;
      g_autofree char *names = carc_names_tell (after, players);
      /* Translators: what an answer would score: the kind of feature, the points, the players who get them */
      g_ptr_array_add (parts, g_strdup_printf (_ ("%s: %d to %s"), line_name (line), line->points, names));
    }
}

/* A city for which farmers get points (B1) is not scored by that. */
static gboolean
is_scored (const CarcState *before, const CarcState *after, guint16 root)
{
  for (guint i = before->ledger.n_lines; i < after->ledger.n_lines; i++)
    if (after->ledger.lines[i].feature == root && after->ledger.lines[i].kind != CARC_LINE_FARM)
      return TRUE;
  return FALSE;
}

/* A tie after which nobody gets points (A10) leaves no line of the ledger.  A tie of farmers (B1) is not the city's. */
static gboolean
is_judged (const CarcState *before, const CarcState *after, guint16 root)
{
  for (guint i = before->n_ties; i < after->n_ties; i++)
    if (after->ties[i].feature == root && after->ties[i].kind != CARC_FARM)
      return TRUE;
  return FALSE;
}

/* Does the new tile have an earlier node of the same feature? */
static gboolean
is_known (const CarcState *after, guint first, guint node)
{
  for (guint i = first; i < node; i++)
    if (after->nodes[i].feature == after->nodes[node].feature)
      return TRUE;
  return FALSE;
}

/* Did a figure stand in it?  It may have gone home from a feature that is worth nothing. */
static gboolean
had_figures (const CarcState *before, const CarcState *after, guint16 root)
{
  for (guint i = 0; i < before->n_nodes; i++)
    if (after->nodes[i].feature == root && before->nodes[before->nodes[i].feature].figures != 0)
      return TRUE;
  return FALSE;
}

/* The cities and roads of the new tile that are complete, and score for nobody. */
static void
tell_unowned (const CarcState *before, const CarcState *after, GPtrArray *parts)
{
  for (guint i = before->n_nodes; i < after->n_nodes; i++)
    {
      const guint16 root = after->nodes[i].feature;
      const CarcNode *feature = &after->nodes[root];
      if ((feature->kind != CARC_CITY && feature->kind != CARC_ROAD) || feature->open != 0
          || is_known (after, before->n_nodes, i) || is_scored (before, after, root) || is_judged (before, after, root))
        continue;
      /* A tie that the table must decide is not scored yet. */
      if (feature->figures == 0 && !had_figures (before, after, root))
        g_ptr_array_add (parts, g_strdup_printf (_ ("%s: complete, nobody’s"), carc_kind_name (feature->kind)));
    }
}

static void
tell_tally (const CarcTrial *trial, const CarcTallyRow *tally, GPtrArray *parts)
{
  const guint player = trial->before->player;
  if (tally->named || !tally->shown (trial->before))
    return;
  const guint had = tally->count (trial->before, player), left = tally->count (trial->after, player);
  if (left >= had || (trial->plain != NULL && tally->count (trial->plain, player) == left))
    return;
  g_autofree char *spent = carc_words (carc_forms (&tally->some, had - left), had - left);
  /* Translators: "1 water token to put down, 4 left" */
  g_ptr_array_add (parts, g_strdup_printf (_ ("%s to put down, %u left"), spent, left));
}

/* What the player has to put down, such as water tokens, and how many are left then. */
static void
tell_spent (const CarcTrial *trial, GPtrArray *parts)
{
  for (guint i = 0; i < trial->before->rules->n_playing; i++)
    {
      const CarcSystem *system = trial->before->rules->playing[i];
      for (guint k = 0; k < system->n_tallies; k++)
        tell_tally (trial, &system->tallies[k], parts);
    }
}

static char *
told (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("; ", (char **) parts->pdata);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Sorted, so that the same scores in another order are the same. */
static char *
scores_of (const CarcState *before, const CarcState *after)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  tell_scores (before, after, parts);
  tell_unowned (before, after, parts);
  g_ptr_array_sort (parts, compare);
  return told (parts);
}

/* The table after the tile alone, if the entry does more; else NULL. */
static CarcState *
without_act (const CarcState *state, const CarcEntry *entry)
{
  CarcEntry plain = { .kind = entry->kind, .tile = entry->tile, .cell = entry->cell, .rot = entry->rot };
  guint from;
  return entry->kind == CARC_ENTRY_PLACE && entry->act != CARC_ACT_NONE ? carc_preview (state, &plain, &from, NULL)
                                                                        : NULL;
}

char *
carc_brings (const CarcState *state, const CarcEntry *entry)
{
  guint from;
  g_autoptr (CarcState) after = carc_preview (state, entry, &from, NULL);
  if (after == NULL)
    return NULL;
  g_autoptr (CarcState) plain = without_act (state, entry);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const CarcTrial trial = { state, plain, after, entry };
  g_autofree char *scores = scores_of (state, after), *usual = plain ? scores_of (state, plain) : NULL;
  if (*scores != '\0' && g_strcmp0 (scores, usual) != 0)
    g_ptr_array_add (parts, g_steal_pointer (&scores));
  tell_spent (&trial, parts);
  for (guint i = 0; i < state->rules->n_playing; i++)
    {
      char *more = state->rules->playing[i]->brings ? state->rules->playing[i]->brings (&trial) : NULL;
      if (more != NULL)
        g_ptr_array_add (parts, more);
    }
  return parts->len > 0 ? told (parts) : NULL;
}
