/* table-event.c - see table-event.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-event.h"

#include <string.h>

#include "table-intl.h"

/* Are they told together?  An effect may name the cell of a figure instead of that of its feature: so effects at other
 * cells are told by themselves. */
static gboolean
belong_together (const TableEvent *event, const TableLine *effect)
{
  const TableLine *line = event->line;
  return line->feature >= 0 && line->feature == effect->feature && line->player == effect->player
         && line->final == effect->final && (!event->effect || (line->x == effect->x && line->y == effect->y));
}

/* Would the effect be told in the same words as one that is told already, with no player?  So it is if a tile completes
 * two roads that begin on the same tile. */
static gboolean
is_told (const TableGame *game, GArray *events, guint from, const TableLine *effect)
{
  if (!game->effect (effect->kind)->plain || effect->n_terms > 1)
    return FALSE;
  for (guint i = from; i < events->len; i++)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i);
      if (told->effect && told->line->kind == effect->kind
          && memcmp (told->line->own, effect->own, sizeof effect->own) == 0 && told->line->x == effect->x
          && told->line->y == effect->y && told->line->final == effect->final)
        return TRUE;
    }
  return FALSE;
}

/* Adds the effect to an event of this entry about the same. */
static gboolean
told_with (GArray *events, guint from, const TableLine *effect)
{
  for (guint i = from; i < events->len; i++)
    {
      TableEvent *told = &g_array_index (events, TableEvent, i);
      if (told->n_also == TABLE_ALSO_MAX || !belong_together (told, effect))
        continue;
      told->also[told->n_also++] = effect;
      return TRUE;
    }
  return FALSE;
}

GArray *
table_events_gather (const TableGame *game, const TableLine *lines, guint n_lines, const TableLine *effects,
                     guint n_effects, TableTold told)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (TableEvent));
  guint l = 0, e = 0;
  while (l < n_lines || e < n_effects)
    {
      const guint from = all->len;
      const guint32 entry = MIN (l < n_lines ? lines[l].entry : G_MAXUINT32,
                                 e < n_effects ? effects[e].entry : G_MAXUINT32);
      for (; l < n_lines && lines[l].entry == entry; l++)
        {
          TableEvent line = { .line = &lines[l] };
          g_array_append_val (all, line);
        }
      for (; e < n_effects && effects[e].entry == entry; e++)
        if (game->effect (effects[e].kind)->told <= told && !is_told (game, all, from, &effects[e])
            && !told_with (all, from, &effects[e]))
          {
            TableEvent effect = { .line = &effects[e], .effect = TRUE };
            g_array_append_val (all, effect);
          }
    }
  return all;
}

/* How many lines are of entries before this one. */
static guint
lines_before (const TableLedger *ledger, guint32 entry)
{
  guint n = ledger->n_lines;
  while (n > 0 && ledger->lines[n - 1].entry >= entry)
    n--;
  return n;
}

GArray *
table_events_since (const TableMoment *moment, guint32 entry, TableTold told)
{
  const TableGame *game = moment->setup->game;
  const TableLedger *ledger = &table_state (moment->state)->ledger, none = { 0 };
  const TableLedger *effects = moment->effects != NULL ? moment->effects : &none;
  const guint line = lines_before (ledger, entry), effect = lines_before (effects, entry);
  const guint end = lines_before (effects, table_state (moment->state)->n_entries);
  return table_events_gather (game, ledger->lines + line, ledger->n_lines - line, effects->lines + effect,
                              MAX (end, effect) - effect, told);
}

int
table_event_player (const TableGame *game, const TableEvent *event)
{
  return event->effect && game->effect (event->line->kind)->plain ? -1 : event->line->player;
}

/* ---- words ---- */

char *
table_effect_tell (const TableGame *game, gconstpointer state, const TableLine *effect)
{
  const TableEffectRow *row = game->effect (effect->kind);
  return row->tell != NULL ? row->tell (state, effect) : g_strdup (_ (row->says));
}

char *
table_effect_because (const TableGame *game, gconstpointer state, const TableLine *effect)
{
  const TableEffectRow *row = game->effect (effect->kind);
  if (row->because != NULL)
    return row->because (state, effect);
  return g_strdup (row->reason != NULL ? _ (row->reason) : "");
}

const char *
table_effect_term (const TableGame *game, gconstpointer state, const TableLine *effect, guint nth)
{
  const TableEffectRow *row = game->effect (effect->kind);
  return row->term != NULL ? row->term (state, effect, nth) : row->counts;
}

/* "city at 3,2: 2 followers go home" */
static char *
effect_title (const TableGame *game, gconstpointer state, const TableLine *effect)
{
  const TableEffectRow *row = game->effect (effect->kind);
  g_autofree char *about = row->about != NULL ? row->about (state, effect) : NULL;
  g_autofree char *told = table_effect_tell (game, state, effect);
  return about != NULL ? g_strdup_printf ("%s: %s", about, told) : g_steal_pointer (&told);
}

char *
table_event_title (const TableGame *game, gconstpointer state, const TableEvent *event)
{
  return event->effect ? effect_title (game, state, event->line) : game->line_title (state, event->line);
}

char *
table_event_because (const TableGame *game, gconstpointer state, const TableEvent *event)
{
  return event->effect ? table_effect_because (game, state, event->line)
                       : table_game_because (game, state, event->line);
}

static void
append_reason (GString *out, const char *because)
{
  if (*because != '\0')
    g_string_append_printf (out, " (%s)", because);
}

char *
table_event_also (const TableGame *game, gconstpointer state, const TableEvent *event)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < event->n_also; i++)
    {
      g_autofree char *told = table_effect_tell (game, state, event->also[i]);
      g_autofree char *because = table_effect_because (game, state, event->also[i]);
      /* All of them are of one player, whom a title about nobody does not name. */
      if (i > 0)
        g_string_append (out, "; ");
      else if (table_event_player (game, event) < 0 && !game->effect (event->also[i]->kind)->plain)
        g_string_append_printf (out,
                                "%s: ", table_name_said (&table_state (state)->rules->players[event->also[i]->player]));
      g_string_append (out, told);
      append_reason (out, because);
    }
  return g_string_free (out, out->len == 0);
}

/* ---- in one line ---- */

/* The effects of one player that follow each other are told after one name; and a reason that several have, once.
 * `reason` is that of the effect before. */
static void
append_effect (GString *out, const TableGame *game, gconstpointer state, const TableEvent *event, int *player,
               char **reason)
{
  const char *name = table_name_said (&table_state (state)->rules->players[event->line->player]);
  g_autofree char *title = table_event_title (game, state, event);
  g_autofree char *because = table_event_because (game, state, event);
  const gboolean plain = game->effect (event->line->kind)->plain, again = !plain && *player == event->line->player;
  if (out->len > 0)
    g_string_append (out, again ? ", " : "; ");
  if (plain || again)
    g_string_append (out, title);
  else
    g_string_append_printf (out, "%s: %s", name, title);
  if (g_strcmp0 (because, *reason) != 0)
    append_reason (out, because);
  g_free (*reason);
  *reason = g_steal_pointer (&because);
  *player = plain ? -1 : event->line->player;
}

static gboolean
is_same (const TableGame *game, gconstpointer state, const TableEvent *a, const TableEvent *b)
{
  g_autofree char *first = table_event_title (game, state, a), *second = table_event_title (game, state, b);
  g_autofree char *why = table_event_because (game, state, a), *other = table_event_because (game, state, b);
  return g_str_equal (first, second) && g_str_equal (why, other);
}

/* Does the same happen to every player who is there, one after the other from event number `from` on?  Returns how many
 * they are, 0 if it does not, or if there is nobody else. */
static guint
same_for_each (const TableGame *game, gconstpointer state, const GArray *events, guint from)
{
  const TableEvent *first = &g_array_index (events, TableEvent, from);
  guint players = 0, n = 0;
  for (guint i = from; i < events->len; i++, n++)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i);
      if (!told->effect || told->n_also > 0 || told->line->final || game->effect (told->line->kind)->plain
          || (players >> told->line->player & 1) != 0 || !is_same (game, state, first, told))
        break;
      players |= 1u << told->line->player;
    }
  return n > 1 && players == table_state_there (state) ? n : 0;
}

static void
append_each (GString *out, const TableGame *game, gconstpointer state, const TableEvent *event)
{
  g_autofree char *title = table_event_title (game, state, event);
  g_autofree char *because = table_event_because (game, state, event);
  if (out->len > 0)
    g_string_append (out, "; ");
  /* Translators: what happens to every player: "Everyone: 6 water tokens" */
  g_string_append_printf (out, _ ("Everyone: %s"), title);
  append_reason (out, because);
}

static void
append_line (GString *out, const TableGame *game, gconstpointer state, const TableLine *line)
{
  g_autofree char *title = game->line_title (state, line);
  if (out->len > 0)
    g_string_append (out, "; ");
  /* Translators: a line of the ledger: who, points, for what. */
  g_string_append_printf (out, _ ("%s %+d: %s"), table_name_said (&table_state (state)->rules->players[line->player]),
                          line->points, title);
}

char *
table_events_tell (const TableGame *game, gconstpointer state, const GArray *events)
{
  GString *out = g_string_new (NULL);
  g_autofree char *reason = NULL;
  int player = -1;
  for (guint i = 0; i < events->len; i++)
    {
      const TableEvent *told = &g_array_index (events, TableEvent, i);
      g_autofree char *also = table_event_also (game, state, told);
      const guint each = same_for_each (game, state, events, i);
      if (told->line->final)
        continue;
      if (each > 0)
        {
          append_each (out, game, state, told);
          i += each - 1;
          player = -1;
          continue;
        }
      if (told->effect)
        append_effect (out, game, state, told, &player, &reason);
      else
        append_line (out, game, state, told->line);
      if (also != NULL)
        g_string_append_printf (out, ", %s", also);
      if (!told->effect)
        player = -1;
    }
  return g_string_free (out, FALSE);
}

char *
table_effects_tell (const TableGame *game, gconstpointer state, const TableLedger *effects)
{
  g_autoptr (GArray) events = table_events_gather (game, NULL, 0, effects->lines, effects->n_lines, TABLE_TOLD_AFTER);
  return table_events_tell (game, state, events);
}

char *
table_lines_tell (const TableGame *game, gconstpointer state, guint from, guint n)
{
  const TableLedger *ledger = &table_state (state)->ledger;
  const guint first = MIN (from, ledger->n_lines);
  g_autoptr (GArray) events = table_events_gather (game, ledger->lines + first, MIN (n, ledger->n_lines - first), NULL,
                                                   0, TABLE_TOLD_WITH_POINTS);
  return table_events_tell (game, state, events);
}
