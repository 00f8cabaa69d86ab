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
  g_assert (game->n_rulings <= TABLE_RULINGS_MAX);
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

/* Leaves only the sign of each value that was told in secret: a refusal quotes the words of a line, and everybody can
 * read it.  A value that is written wrongly is covered, too: all up to the end of the word or the quotation mark. */
static void
cover (char *text)
{
  static const char quotes[] = "\"“”„«»";
  char *to = text;
  for (const char *from = text; *from != '\0';)
    {
      const char *next = g_utf8_next_char (from);
      memmove (to, from, (gsize) (next - from));
      to += next - from;
      if (*from == TABLE_SECRET_SIGN)
        while (*next != '\0' && *next != ' ' && g_utf8_strchr (quotes, -1, g_utf8_get_char (next)) == NULL)
          next = g_utf8_next_char (next);
      from = next;
    }
  *to = '\0';
}

gboolean
table_game_read (const TableGame *game, gconstpointer rules, const char *line, gpointer entry, TableRefusal *why)
{
  const gboolean read = table_acts_parse (game->acts, rules, line, entry, why);
  if (!read && why != NULL && game->is_secret != NULL)
    cover (why->sentence);
  return read;
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
  if (table_state (state)->ask == game->ask_nothing)
    return table_refuse (why, _ ("the game is over"));
  ask = game->ask_tell (state);
  return table_refuse (why, _ ("something else is asked now: %s"), ask);
}

/* The lines that came since there were `before` of them, were against the rules. */
static void
mark_agreed (TableLedger *ledger, guint before, const char *reason)
{
  for (guint i = before; i < ledger->n_lines; i++)
    ledger->lines[i].agreed = table_ledger_say (ledger, *reason != '\0' ? reason : "-");
}

gboolean
table_game_apply (const TableGame *game, gpointer data, gconstpointer entry, TableRefusal *why)
{
  const TableAct *act = row_of (game, entry), *prefix = table_acts_prefix (game->acts, act, entry);
  TableState *state = data;
  const guint64 when = prefix != NULL ? act->prefixed : act->when;
  const guint n_lines = state->ledger.n_lines;
  const TableWarnings before = state->warnings;
  if (!((when >> state->ask) & 1))
    return say_when (game, state, why);
  memset (&state->warnings, 0, sizeof state->warnings);
  state->agreed = prefix != NULL;
  const gboolean applied = act->apply (state, entry, why);
  state->agreed = FALSE;
  if (!applied)
    {
      state->warnings = before;
      return FALSE;
    }
  if (prefix != NULL)
    mark_agreed (&state->ledger, n_lines, table_act_reason (prefix, entry));
  if (game->applied != NULL)
    game->applied (state);
  state->n_entries++;
  return TRUE;
}

gboolean
table_game_apply_line (const TableGame *game, gpointer state, const char *line, TableRefusal *why)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  return table_game_read (game, table_state (state)->rules, line, entry, why)
         && table_game_apply (game, state, entry, why);
}

gboolean
table_game_apply_telling (const TableGame *game, gpointer data, const char *line, TableLedger *effects,
                          TableRefusal *why)
{
  const guint before = effects->n_lines;
  TableState *state = data;
  state->effects = effects;
  const gboolean applied = table_game_apply_line (game, state, line, why);
  state->effects = NULL;
  if (!applied)
    table_ledger_cut (effects, before);
  return applied;
}

gboolean
table_game_fold_line (const TableGame *game, gpointer data, const char *line, TableLedger *effects, TableRefusal *why)
{
  TableState *state = data;
  state->recorded = TRUE;
  const gboolean applied = effects != NULL ? table_game_apply_telling (game, state, line, effects, why)
                                           : table_game_apply_line (game, state, line, why);
  state->recorded = FALSE;
  if (!applied)
    table_game_pass_over (game, state);
  return applied;
}

int
table_game_fold_made (const TableGame *game, gpointer data, const char *line)
{
  TableState *state = data;
  gpointer entry = g_alloca (game->acts->entry_size);
  const int before = table_game_on_turn (game, state);
  state->recorded = TRUE;
  const gboolean applied = table_game_read (game, table_state (state)->rules, line, entry, NULL)
                           && table_game_apply (game, state, entry, NULL);
  state->recorded = FALSE;
  if (applied)
    return row_of (game, entry)->opens ? table_game_on_turn (game, state) : before;
  table_game_pass_over (game, state);
  return -1;
}

gpointer
table_game_agreeing (const TableGame *game, gconstpointer state)
{
  if (game->acts->prefix == NULL)
    return NULL;
  TableState *agreeing = game->state_copy (state);
  agreeing->agreed = TRUE;
  return agreeing;
}

gboolean
table_game_would_agree (const TableGame *game, gconstpointer state, const char *line)
{
  const TableRules *rules = table_state (state)->rules;
  gpointer plain = g_alloca (game->acts->entry_size), agreed = g_alloca (game->acts->entry_size);
  g_autofree char *with = g_strconcat ("agreed - ", line, NULL);
  if (game->acts->prefix == NULL || !table_game_read (game, rules, line, plain, NULL)
      || !table_game_read (game, rules, with, agreed, NULL))
    return FALSE;
  gpointer trial = game->state_copy (state);
  const gboolean would = !table_game_apply (game, trial, plain, NULL) && table_game_apply (game, trial, agreed, NULL);
  game->state_free (trial);
  return would;
}

static char *
says_tell (const TableGame *game, gconstpointer before, const char *says)
{
  GString *told = g_string_new (_ (says));
  /* If nobody is asked, the entry does not fit, and it does not matter whom it names. */
  const int player = MAX (game->asked (before), 0);
  g_string_replace (told, "%s", table_name_said (&table_state (before)->rules->players[player]), 1);
  return g_string_free (told, FALSE);
}

char *
table_game_tell (const TableGame *game, gconstpointer before, gconstpointer entry)
{
  const TableAct *act = row_of (game, entry), *prefix = table_acts_prefix (game->acts, act, entry);
  g_autofree char *told = act->says != NULL ? says_tell (game, before, act->says) : act->tell (before, entry);
  if (prefix == NULL)
    return g_steal_pointer (&told);
  /* Translators: what was done, and why the table agreed to it. */
  return g_strdup_printf (_ ("%s — against the rules, as agreed: %s"), told, table_act_reason (prefix, entry));
}

/* May a line that cannot be read be secret?  If it was meant as an edit, the line that it remembers is one of its
 * words, so each word is looked at, too. */
static gboolean
may_be_secret (const TableGame *game, const char *line)
{
  TableWords words;
  if (game->is_secret == NULL)
    return FALSE;
  gboolean secret = game->is_secret (line);
  if (!table_words_cut (&words, line, NULL))
    return secret;
  for (guint i = 0; i < words.n; i++)
    secret |= game->is_secret (words.word[i]);
  return secret;
}

char *
table_game_tell_line (const TableGame *game, gconstpointer before, const char *line)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  if (!table_game_read (game, table_state (before)->rules, line, entry, NULL))
    return may_be_secret (game, line) ? g_strdup (_ ("a secret")) : table_text_shown (line, FALSE);
  return table_game_tell (game, before, entry);
}

const TableAct *
table_game_line_act (const TableGame *game, gconstpointer state, const char *line)
{
  gpointer entry = g_alloca (game->acts->entry_size);
  return table_game_read (game, table_state (state)->rules, line, entry, NULL) ? row_of (game, entry) : NULL;
}

/* ---- what every state has ---- */

gboolean
table_game_fewest_win (const TableGame *game, gconstpointer state)
{
  return game->fewest_win != NULL && game->fewest_win (state);
}

int
table_game_on_turn (const TableGame *game, gconstpointer state)
{
  return game->asked (state) < 0 ? -1 : table_state (state)->player;
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
  const TableWarnings *warnings = &table_state (state)->warnings;
  return nth < TABLE_WARNINGS_MAX && warnings->what[nth] != NULL ? _ (warnings->what[nth]) : NULL;
}

guint
table_game_turns_played (const TableGame *game, gconstpointer state)
{
  return game->turns_played != NULL ? game->turns_played (state) : table_state (state)->n_turns;
}

void
table_game_pass_over (const TableGame *game, gpointer state)
{
  ((TableState *) state)->n_entries++;
  if (game->passed_over != NULL)
    game->passed_over (state);
}

char *
table_game_reminder (const TableGame *game, gconstpointer state, TableAids aids)
{
  return game->reminder != NULL && aids != TABLE_AIDS_TOURNAMENT ? game->reminder (state) : NULL;
}

guint
table_state_there (gconstpointer data)
{
  const TableState *state = data;
  return table_there (state->rules, state->away);
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
table_game_because (const TableGame *game, gconstpointer state, const TableLine *line)
{
  g_autofree char *because = game->because (state, line);
  if (line->agreed == 0)
    return g_steal_pointer (&because);
  const char *reason = table_ledger_text (&table_state (state)->ledger, line->agreed);
  /* Translators: why there are points, and why the table agreed to what brought them. */
  return *because != '\0' ? g_strdup_printf (_ ("%s; against the rules, as agreed: %s"), because, reason)
                          : g_strdup_printf (_ ("against the rules, as agreed: %s"), reason);
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
                                    : table_ledger_points (&table_state (state)->ledger, player, kind);
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
