/* carc-brings.c - says in a few words what an entry would bring, before it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry is tried on a copy, and the news of that are told: the new lines of the ledger and the effects, without
 * their places and without what goes without saying.  Of an act after a tile, what the tile brings alone is left out.
 */
#include <string.h>

#include "carc-rooms.h"
#include "table/table-intl.h"
#include "table/table-news.h"

/* A part for each score and for each effect. */
typedef struct
{
  const CarcState *before;
  gboolean lays; /* it lays a tile */
  CarcState *after;
  guint from; /* the first new line of its ledger */
  TableLedger effects;
  GPtrArray *parts;
} Told;

/* ---- points ---- */

static const char *
line_name (const TableLine *line)
{
  return line->kind < CARC_N_USUAL_LINES ? carc_feature_name ((CarcKind) line->kind, line->marks)
                                         : _ (carc_lines[line->kind]->title);
}

/* The players of this line and of those after it who get the same for the same. */
static guint8
players_of (const TableLine *lines, guint n)
{
  guint8 players = 0;
  for (guint i = 0; i < n && lines[i].kind == lines->kind && lines[i].feature == lines->feature
                    && lines[i].points == lines->points && !(players >> lines[i].player & 1);
       i++)
    players |= (guint8) (1 << lines[i].player);
  return players;
}

/* "city: 12 to Anna" */
static void
tell_score (const Told *told, const char *name, int points, guint8 players)
{
  g_autofree char *names = carc_names_tell (told->after, players);
  /* Translators: what an answer would score: the kind of feature, the points, the players who get them */
  g_ptr_array_add (told->parts, g_strdup_printf (_ ("%s: %d to %s"), name, points, names));
}

static void
tell_empty (const Told *told, guint16 node)
{
  g_ptr_array_add (told->parts, g_strdup_printf (_ ("%s: complete, nobody’s"), carc_node_name (told->after, node)));
}

/* What the tile completes if a question comes before that is scored.  Who will get points is not known then. */
static void
tell_unscored (const Told *told)
{
  const guint phase = told->after->turn.phase;
  guint16 done[CARC_DONE_MAX];
  guint n_with = 0;
  const guint n = phase != CARC_PHASE_NONE && phase <= CARC_PHASE_SCORE ? carc_completed (told->after, done, &n_with)
                                                                        : 0;
  for (guint i = n_with; i < n; i++)
    tell_empty (told, done[i]);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
has_points (const Told *told, const TableLine *effect)
{
  const TableLedger *ledger = &told->after->ledger;
  for (guint i = told->from; i < ledger->n_lines; i++)
    if (ledger->lines[i].feature == effect->feature)
      return TRUE;
  return FALSE;
}

/* Sorted, so that the same scores in another order are the same. */
static void
tell_scores (const Told *told)
{
  const TableLine *lines = told->after->ledger.lines, *effects = told->effects.lines;
  const guint n_lines = told->after->ledger.n_lines, n_effects = told->effects.n_lines;
  guint8 players;
  for (guint i = told->from; i < n_lines; i += carc_ones (players))
    {
      players = players_of (lines + i, n_lines - i);
      if (!lines[i].final)
        tell_score (told, line_name (&lines[i]), lines[i].points, players);
    }
  for (guint i = 0; i < n_effects; i += carc_ones (players))
    {
      players = players_of (effects + i, n_effects - i);
      const guint16 node = (guint16) effects[i].feature;
      if (effects[i].kind == CARC_EFFECT_EMPTY)
        tell_empty (told, node);
      else if (effects[i].kind == CARC_EFFECT_NOTHING && !effects[i].final && !has_points (told, &effects[i]))
        tell_score (told, carc_node_name (told->after, node), 0, players);
    }
  if (told->lays)
    tell_unscored (told);
  g_ptr_array_sort (told->parts, compare);
}

/* ---- effects ---- */

/* Is it told with the scores, or does it go without saying? */
static gboolean
is_told (const TableLine *effect)
{
  const CarcLeft left = carc_effect_left (effect);
  const TableEffectRow *row = carc_effect_row (effect->kind);
  return effect->final || effect->kind == CARC_EFFECT_EMPTY || effect->kind == CARC_EFFECT_NOTHING || row->quiet
         || row->told == TABLE_TOLD_BY_ENTRY
         || (effect->kind == CARC_EFFECT_HOME
             && (left == CARC_LEFT_SCORED || left == CARC_LEFT_ALONE || left == CARC_LEFT_RACE));
}

/* Whoever answers is not named. */
static void
tell_effects (const Told *told)
{
  for (guint i = 0; i < told->effects.n_lines; i++)
    {
      const TableLine *effect = &told->effects.lines[i];
      if (is_told (effect))
        continue;
      char *words = table_effect_tell (&carc_game, told->after, effect);
      if (!carc_effect_row (effect->kind)->plain && effect->player != (int) carc_asked (told->before))
        {
          char *named = g_strdup_printf ("%s: %s", carc_name (told->after, effect->player), words);
          g_free (words);
          words = named;
        }
      g_ptr_array_add (told->parts, words);
    }
}

/* ---- both ---- */

/* FALSE: the entry is refused. */
static gboolean
try (const CarcState *before, const CarcEntry *entry, Told *told)
{
  *told = (Told){ .before = before, .lays = entry->kind == CARC_ENTRY_PLACE };
  told->after = carc_preview (before, entry, &told->from, &told->effects, NULL);
  if (told->after == NULL)
    return FALSE;
  told->parts = g_ptr_array_new_with_free_func (g_free);
  tell_scores (told);
  tell_effects (told);
  return TRUE;
}

static void
clear (Told *told)
{
  g_clear_pointer (&told->after, carc_state_free);
  table_ledger_clear (&told->effects);
  g_clear_pointer (&told->parts, g_ptr_array_unref);
}

/* Takes off each part that the tile alone brings, too. */
static void
take_off (Told *told, const Told *plain)
{
  for (guint i = 0; i < plain->parts->len; i++)
    for (guint k = 0; k < told->parts->len; k++)
      if (g_str_equal (told->parts->pdata[k], plain->parts->pdata[i]))
        {
          g_ptr_array_remove_index (told->parts, k);
          break;
        }
}

char *
carc_brings (const CarcState *state, const CarcEntry *entry)
{
  const gboolean acts = entry->kind == CARC_ENTRY_PLACE && entry->act != CARC_ACT_NONE;
  const CarcEntry alone = { .kind = entry->kind, .tile = entry->tile, .cell = entry->cell, .rot = entry->rot };
  Told told, plain = { 0 };
  char *words = NULL;
  if (try (state, entry, &told))
    {
      if (acts && try (state, &alone, &plain))
        take_off (&told, &plain);
      const CarcTrial trial = { state, plain.after, told.after, entry };
      for (guint i = 0; i < state->rules->n_playing; i++)
        {
          char *more = state->rules->playing[i]->outlook ? state->rules->playing[i]->outlook (&trial) : NULL;
          if (more != NULL)
            g_ptr_array_add (told.parts, more);
        }
      g_ptr_array_add (told.parts, NULL);
      words = told.parts->len > 1 ? g_strjoinv ("; ", (char **) told.parts->pdata) : NULL;
    }
  clear (&told);
  clear (&plain);
  return words;
}
