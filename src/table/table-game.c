/* table-game.c - the registered games, and what is the same in every game: entries, what a state has, words of a line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-game.h"

#include <string.h>

#include "table-intl.h"

#define GAMES_MAX 8
static const TableGame *games[GAMES_MAX];
static guint n_games;

void
table_game_register (const TableGame *game)
{
  g_assert (game->n_rulings <= TABLE_RULINGS_MAX && game->fields.rules == 0);
  if (table_game_find (game->name))
    return;
  g_assert (n_games < GAMES_MAX);
  games[n_games++] = game;
}

const TableGame *
table_game_find (const char *name)
{
  for (guint i = 0; i < n_games; i++)
    if (strcmp (games[i]->name, name) == 0)
      return games[i];
  return NULL;
}

const TableGame *const *
table_games (guint *n)
{
  *n = n_games;
  return games;
}

/* ---- entries ---- */

gboolean
table_game_read (const TableGame *game, gconstpointer rules, const char *line, gpointer entry, TableRefusal *why)
{
  return table_acts_parse (game->acts, rules, line, entry, why);
}

static const TableAct *
row_of (const TableGame *game, gconstpointer entry)
{
  const TableAct *act = table_acts_find (game->acts, 0, entry);
  g_assert (act != NULL);
  return act;
}

/* Refuses an entry that does not answer the question. */
static gboolean
say_when (const TableGame *game, gconstpointer state, TableRefusal *why)
{
  g_autofree char *ask = NULL;
  if (why == NULL)
    return FALSE;
  if (table_game_ask (game, state) == game->ask_nothing)
    return table_refuse (why, _ ("the game is over"));
  ask = game->ask_tell (state);
  return table_refuse (why, _ ("something else is asked now: %s"), ask);
}

gboolean
table_game_apply (const TableGame *game, gpointer state, gconstpointer entry, TableRefusal *why)
{
  const TableAct *act = row_of (game, entry);
  TableWarnings *warnings = &G_STRUCT_MEMBER (TableWarnings, state, game->fields.warnings), before = *warnings;
  if (!(act->when & (1u << table_game_ask (game, state))))
    return say_when (game, state, why);
  memset (warnings, 0, sizeof *warnings);
  if (!act->apply (state, entry, why))
    {
      *warnings = before;
      return FALSE;
    }
  if (game->applied != NULL)
    game->applied (state);
  G_STRUCT_MEMBER (guint, state, game->fields.n_entries)++;
  return TRUE;
}

gboolean
table_game_apply_line (const TableGame *game, gpointer state, const char *line, TableRefusal *why)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  return table_game_read (game, table_game_rules (game, state), line, entry, why)
         && table_game_apply (game, state, entry, why);
}

gboolean
table_game_apply_telling (const TableGame *game, gpointer state, const char *line, TableLedger *effects,
                          TableRefusal *why)
{
  const guint before = effects->n_lines;
  if (game->effects == 0)
    return table_game_apply_line (game, state, line, why);
  G_STRUCT_MEMBER (TableLedger *, state, game->effects) = effects;
  const gboolean applied = table_game_apply_line (game, state, line, why);
  G_STRUCT_MEMBER (TableLedger *, state, game->effects) = NULL;
  if (!applied)
    table_ledger_cut (effects, before);
  return applied;
}

gboolean
table_game_fold_line (const TableGame *game, gpointer state, const char *line, TableLedger *effects, TableRefusal *why)
{
  const gboolean applied = effects != NULL ? table_game_apply_telling (game, state, line, effects, why)
                                           : table_game_apply_line (game, state, line, why);
  if (!applied)
    table_game_pass_over (game, state);
  return applied;
}

int
table_game_fold_made (const TableGame *game, gpointer state, const char *line)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  const int before = table_game_on_turn (game, state);
  if (table_game_read (game, table_game_rules (game, state), line, entry, NULL)
      && table_game_apply (game, state, entry, NULL))
    return row_of (game, entry)->opens ? table_game_on_turn (game, state) : before;
  table_game_pass_over (game, state);
  return -1;
}

char *
table_game_tell (const TableGame *game, gconstpointer before, gconstpointer entry)
{
  return row_of (game, entry)->tell (before, entry);
}

char *
table_game_tell_line (const TableGame *game, gconstpointer before, const char *line)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  if (!table_game_read (game, table_game_rules (game, before), line, entry, NULL))
    return g_strdup (line);
  return table_game_tell (game, before, entry);
}

/* ---- what every state has ---- */

const TableRules *
table_game_rules (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const gconstpointer, state, game->fields.rules);
}

guint
table_game_ask (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint8, state, game->fields.ask);
}

gboolean
table_game_on_pad (const TableGame *game, gconstpointer state)
{
  return game->on_pad != NULL && game->on_pad (state);
}

gboolean
table_game_fewest_win (const TableGame *game, gconstpointer state)
{
  return game->fewest_win != NULL && game->fewest_win (state);
}

int
table_game_on_turn (const TableGame *game, gconstpointer state)
{
  return table_game_finished (game, state) || table_game_on_pad (game, state)
             ? -1
             : G_STRUCT_MEMBER (const gint8, state, game->fields.player);
}

void
table_warn (TableWarnings *warnings, const char *what)
{
  guint n = 0;
  while (n < TABLE_WARNINGS_MAX && warnings->what[n] != NULL)
    n++;
  g_return_if_fail (n < TABLE_WARNINGS_MAX);
  warnings->what[n] = what;
}

const char *
table_game_warning (const TableGame *game, gconstpointer state, guint nth)
{
  const TableWarnings *warnings = &G_STRUCT_MEMBER (const TableWarnings, state, game->fields.warnings);
  return nth < TABLE_WARNINGS_MAX && warnings->what[nth] != NULL ? _ (warnings->what[nth]) : NULL;
}

guint
table_game_turns (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint16, state, game->fields.n_turns);
}

guint
table_game_n_entries (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint, state, game->fields.n_entries);
}

void
table_game_pass_over (const TableGame *game, gpointer state)
{
  G_STRUCT_MEMBER (guint, state, game->fields.n_entries)++;
  if (game->passed_over != NULL)
    game->passed_over (state);
}

char *
table_game_reminder (const TableGame *game, gconstpointer state, TableAids aids)
{
  return game->reminder != NULL && aids != TABLE_AIDS_TOURNAMENT ? game->reminder (state) : NULL;
}

gboolean
table_game_finished (const TableGame *game, gconstpointer state)
{
  return G_STRUCT_MEMBER (const guint8, state, game->fields.finished);
}

guint
table_game_there (const TableGame *game, gconstpointer state)
{
  return table_there (table_game_rules (game, state), G_STRUCT_MEMBER (const guint8, state, game->fields.away));
}

const TableLedger *
table_game_ledger (const TableGame *game, gconstpointer state)
{
  return &G_STRUCT_MEMBER (const TableLedger, state, game->fields.ledger);
}

/* ---- words ---- */

static gboolean
is_bonus (const TableGame *game, const TableTerm *term)
{
  return game->is_bonus != NULL && game->is_bonus (term->noun);
}

/* The note stands behind the terms that it changed: all but the bonuses. */
static void
append_note (const TableGame *game, const TableLine *line, guint n_told, GString *out)
{
  const gboolean last = n_told == line->n_terms || is_bonus (game, &line->terms[n_told]);
  if (game->sum_note == NULL || n_told == 0 || !last || is_bonus (game, &line->terms[n_told - 1]))
    return;
  g_autofree char *note = game->sum_note (line);
  if (note != NULL)
    g_string_append_printf (out, " (%s)", note);
}

gboolean
table_game_is_plain (const TableGame *game, const TableLine *line)
{
  return line->n_terms == 1 && line->terms[0].noun == game->points_noun && line->terms[0].each == 1;
}

char *
table_game_sum (const TableGame *game, const TableLine *line)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < line->n_terms; i++)
    {
      const TableTerm *term = &line->terms[i];
      const gboolean less = i > 0 && term->count < 0, bonus = is_bonus (game, term);
      const int count = bonus ? term->count * term->each : term->count;
      if (i > 0)
        g_string_append (out, less ? " − " : " + ");
      g_string_append_printf (out, "%d %s", less ? -count : count, game->noun (term->noun, term->count));
      if (term->each != 1 && !bonus)
        g_string_append_printf (out, " × %d", term->each);
      append_note (game, line, i + 1, out);
    }
  if (line->n_terms == 0)
    g_string_append_c (out, '0');
  else if (!table_game_is_plain (game, line))
    g_string_append_printf (out, " = %d", line->points);
  return g_string_free (out, FALSE);
}

int
table_game_points (const TableGame *game, gconstpointer state, int player, guint kind)
{
  return game->sheet_points != NULL ? game->sheet_points (state, player, kind)
                                    : table_ledger_points (table_game_ledger (game, state), player, kind);
}

char *
table_game_cites (const TableGame *game, const TableRulingSet *rulings)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < game->n_rulings; i++)
    if (table_rulings_has (rulings, i))
      g_string_append_printf (out, out->len ? " %s" : "%s", game->rulings[i].id);
  return g_string_free (out, FALSE);
}
