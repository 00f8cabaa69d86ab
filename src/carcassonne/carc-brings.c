/* carc-brings.c - says in a few words what an entry would bring, before it is given.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entry is tried on a copy, and what that did is told: the new lines of the ledger and the effects, without
 * their places and without what goes without saying.  Of an act after a tile, what the tile brings alone is left out.
 * If somebody is asked before the tile is scored, that is scored on a second copy, and told with this condition.
 */
#include <string.h>

#include "carc-rooms.h"
#include "carc-tile-ways.h"
#include "table/table-intl.h"
#include "table/table-event.h"

/* What a state has and one before it had not, with a part for each score and for each effect. */
typedef struct
{
  CarcState *after; /* NULL: nothing */
  guint from;       /* the first new line of its ledger */
  TableLedger effects;
  GPtrArray *parts;
} Brought;

typedef struct
{
  Brought now;   /* what the entry brings */
  Brought ahead; /* what waits for answers then, if none changes it */
} Told;

/* ---- points ---- */

static const char *
line_name (const TableLine *line)
{
  return line->kind < CARC_N_USUAL_LINES ? carc_feature_name ((CarcKind) line->kind, carc_line_marks (line))
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
tell_score (const Brought *brought, const char *name, int points, guint8 players)
{
  g_autofree char *names = carc_names_tell (brought->after, players);
  /* Translators: what an answer would score: the kind of feature, the points, the players who get them */
  g_ptr_array_add (brought->parts, g_strdup_printf (_ ("%s: %d to %s"), name, points, names));
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
has_points (const Brought *brought, const TableLine *effect)
{
  const TableLedger *ledger = &brought->after->ledger;
  for (guint i = brought->from; i < ledger->n_lines; i++)
    if (ledger->lines[i].feature == effect->feature)
      return TRUE;
  return FALSE;
}

/* Sorted, so that the same scores in another order are the same. */
static void
tell_scores (const Brought *brought)
{
  const CarcState *after = brought->after;
  const TableLine *lines = after->ledger.lines, *effects = brought->effects.lines;
  const guint n_lines = after->ledger.n_lines, n_effects = brought->effects.n_lines;
  guint8 players;
  for (guint i = brought->from; i < n_lines; i += carc_ones (players))
    {
      players = players_of (lines + i, n_lines - i);
      if (carc_line_is_told (after, &lines[i]))
        tell_score (brought, line_name (&lines[i]), lines[i].points, players);
    }
  for (guint i = 0; i < n_effects; i += carc_ones (players))
    {
      players = players_of (effects + i, n_effects - i);
      const guint16 node = (guint16) effects[i].feature;
      if (effects[i].kind == CARC_EFFECT_EMPTY)
        g_ptr_array_add (brought->parts, g_strdup_printf (_ ("%s: complete, nobody’s"), carc_node_name (after, node)));
      else if (effects[i].kind == CARC_EFFECT_NOTHING && !effects[i].final && !has_points (brought, &effects[i]))
        tell_score (brought, carc_node_name (after, node), 0, players);
    }
  g_ptr_array_sort (brought->parts, compare);
}

/* ---- effects ---- */

/* Is it told with the scores, or does it go without saying? */
static gboolean
is_told (const TableLine *effect)
{
  const TableEffectRow *row = carc_effect_row (effect->kind);
  return effect->final || effect->kind == CARC_EFFECT_EMPTY || effect->kind == CARC_EFFECT_NOTHING || row->quiet
         || row->told == TABLE_TOLD_BY_ENTRY
         || (effect->kind == CARC_EFFECT_HOME && carc_lefts[carc_effect_left (effect)]->quiet);
}

/* Would every act after the tile bring it, too?  An act changes who gets points and where figures are, but not what
 * the tile completes and gives to who lays it. */
static gboolean
is_alike (const TableLine *effect)
{
  return !carc_effect_row (effect->kind)->varies;
}

/* Whoever answers is not named. */
static void
tell_effects (const Brought *brought, guint asked, CarcTell tell)
{
  for (guint i = 0; i < brought->effects.n_lines; i++)
    {
      const TableLine *effect = &brought->effects.lines[i];
      if (is_told (effect) || (tell != CARC_TELL_ALL && is_alike (effect) != (tell == CARC_TELL_ALIKE)))
        continue;
      char *words = table_effect_tell (&carc_game, brought->after, effect);
      if (!carc_effect_row (effect->kind)->plain && effect->player != (int) asked)
        {
          char *named = g_strdup_printf ("%s: %s", carc_name (brought->after, effect->player), words);
          g_free (words);
          words = named;
        }
      g_ptr_array_add (brought->parts, words);
    }
}

/* ---- both ---- */

static void
tell_brought (Brought *brought, guint asked, CarcTell tell)
{
  brought->parts = g_ptr_array_new_with_free_func (g_free);
  if (brought->after == NULL)
    return;
  if (tell != CARC_TELL_ALIKE)
    tell_scores (brought);
  tell_effects (brought, asked, tell);
}

/* FALSE: the entry is refused. */
static gboolean
try (const CarcState *before, const CarcEntry *entry, CarcTell tell, Told *told)
{
  Brought *now = &told->now, *ahead = &told->ahead;
  *told = (Told){ 0 };
  now->after = carc_preview (before, entry, &now->from, &now->effects, NULL);
  if (now->after == NULL)
    return FALSE;
  ahead->after = carc_score_ahead (now->after, &ahead->effects);
  ahead->from = now->after->ledger.n_lines;
  tell_brought (now, carc_asked (before), tell);
  tell_brought (ahead, carc_asked (before), tell);
  return TRUE;
}

static void
clear_brought (Brought *brought)
{
  g_clear_pointer (&brought->after, carc_state_free);
  table_ledger_clear (&brought->effects);
  g_clear_pointer (&brought->parts, g_ptr_array_unref);
}

static void
clear (Told *told)
{
  clear_brought (&told->now);
  clear_brought (&told->ahead);
}

/* FALSE: the part is not there. */
static gboolean
take_off_part (GPtrArray *parts, const char *part)
{
  for (guint i = 0; i < parts->len; i++)
    if (g_str_equal (parts->pdata[i], part))
      {
        g_ptr_array_remove_index (parts, i);
        return TRUE;
      }
  return FALSE;
}

/* Takes off each part that the tile alone brings, too, whether that waits for answers or not. */
static void
take_off (const Told *told, const Brought *plain)
{
  for (guint i = 0; i < plain->parts->len; i++)
    if (!take_off_part (told->now.parts, plain->parts->pdata[i]))
      take_off_part (told->ahead.parts, plain->parts->pdata[i]);
}

/* NULL: there are none. */
static char *
join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return parts->len > 1 ? g_strjoinv ("; ", (char **) parts->pdata) : NULL;
}

char *
carc_brings (const CarcState *state, const CarcEntry *entry, CarcTell tell)
{
  CarcEntry alone;
  Told told, plain = { 0 };
  char *words = NULL;
  carc_entry_lay (&alone, (guint) entry->tile, entry->x, entry->y, entry->rot);
  if (tell == CARC_TELL_ALIKE)
    entry = &alone;
  if (try (state, entry, tell, &told))
    {
      if (entry->kind == CARC_ENTRY_PLACE && entry->act != CARC_ACT_NONE && try (state, &alone, CARC_TELL_ALL, &plain))
        {
          take_off (&told, &plain.now);
          take_off (&told, &plain.ahead);
        }
      const CarcTrial trial = { state, plain.now.after, told.now.after, entry };
      if (tell != CARC_TELL_ALIKE)
        for (guint i = 0; i < state->rules->n_playing; i++)
          {
            char *more = state->rules->playing[i]->leads_to ? state->rules->playing[i]->leads_to (&trial) : NULL;
            if (more != NULL)
              g_ptr_array_add (told.now.parts, more);
          }
      g_autofree char *ahead = join (told.ahead.parts);
      if (ahead != NULL)
        g_ptr_array_add (told.now.parts, carc_unless_changed_tell (ahead));
      words = join (told.now.parts);
    }
  clear (&told);
  clear (&plain);
  return words;
}
