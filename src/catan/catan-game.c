/* catan-game.c - the TableGame of Catan: the data and callbacks that `table` needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "catan-chances.h"
#include "catan-operands-private.h"
#include "catan-query.h"
#include "catan-rooms.h"
#include "table/table-intl.h"
#include "table/table-moment.h"

TABLE_GAME_STATES (Catan, catan)

static guint
winners (gconstpointer data)
{
  const CatanState *state = data;

  if (state->winner == CATAN_NOBODY && state->finished && state->on_pad)
    return table_best (state->ledger.scores, table_there (state->rules, state->away), FALSE);
  return state->winner == CATAN_NOBODY ? 0 : 1u << state->winner;
}

/* Refused entries are counted, too: finding out that one is impossible takes as long. */
static void
passed_over (gpointer data)
{
  CatanState *state = data;

  if (state->fish != NULL)
    catan_fish_grow_older (state->fish);
}

static void
applied (gpointer data)
{
  catan_turn_won (data);
  passed_over (data);
}

static const TablePreset presets[] = {
  { "sheet",
    N_ ("Sheet of 2007"),
    N_ ("A desert; any number of fish tokens, and they are traded"),
    { { "F12", "yes" }, { "T1", "desert" }, { "T2", "any" }, { "T3", "desert" }, { "T4", "open" } } },
  { "traders",
    N_ ("Later box"),
    N_ ("A lake that yields fish, seven fish tokens at most, no trade of fish, and the robber leaves the island"),
    { { "F12", "no" }, { "T1", "lake" }, { "T2", "seven" }, { "T3", "off" }, { "T4", "open" } } },
  { "exchange",
    N_ ("Newer rules"),
    N_ ("As the later box; whoever holds seven fish tokens may exchange one, and the robber blocks the lake"),
    { { "F12", "no" }, { "T1", "lake" }, { "T2", "once" }, { "T3", "off" }, { "T4", "blocked" } } },
};

/* Was this word told to the program in secret: ?1 ?2 ?3, ?wood, ?knight? */
static gboolean
is_secret_word (const char *word)
{
  if (word[0] != TABLE_SECRET_SIGN)
    return FALSE;
  return (word[1] >= '1' && word[1] <= '0' + CATAN_FISH_MAX && word[2] == '\0')
         || table_words_find (word + 1, catan_resource_words, CATAN_N_RESOURCES) >= 0
         || table_words_find (word + 1, catan_card_words, CATAN_N_CARDS) >= 0;
}

/* The kind of a bought card is secret, too: in records of 0.2.0 it was told only to the program. */
gboolean
catan_is_secret (const char *line)
{
  TableWords words;
  gboolean secret = FALSE, bought = FALSE;
  if (!table_words_cut (&words, line, NULL))
    return strchr (line, TABLE_SECRET_SIGN) != NULL;
  const gboolean changed = words.n > 0 && table_edit_is_verb (words.word[0]);
  for (guint i = 0; i < words.n; i++)
    {
      const char *word = words.word[i];
      secret |= is_secret_word (word) || (changed && i > 0 && catan_is_secret (word))
                || (bought && table_words_find (word, catan_card_words, CATAN_N_CARDS) >= 0);
      bought |= strcmp (word, "buy") == 0 || strcmp (word, "fish") == 0;
    }
  return secret;
}

static char *
public_line (gconstpointer rules, const char *line)
{
  CatanEntry entry;
  g_autofree char *old = NULL;
  if (!table_game_read (&catan_game, rules, line, &entry, NULL))
    return g_strdup (strchr (line, TABLE_SECRET_SIGN) != NULL ? TABLE_LEFT_OUT : line);
  catan_entry_cover (&entry);
  if (entry.kind == CATAN_ENTRY_BUY || entry.kind == CATAN_ENTRY_FISH)
    entry.card = CATAN_N_CARDS;
  if (entry.edit.old != NULL)
    entry.edit.old = old = public_line (rules, entry.edit.old);
  return table_acts_print (catan_game.acts, rules, &entry);
}

static const TableSystem systems[] = { { "base", N_ ("Catan") },
                                       { "fishermen", N_ ("The Fishermen") },
                                       { "paired", N_ ("Paired players") } };

const TableGame catan_game = {
  .name = "catan",
  .title = N_ ("Catan"),
  .bgg_id = 13,
  .rulings = catan_rulings,
  .n_rulings = CATAN_N_RULINGS,
  .systems = systems,
  .n_systems = G_N_ELEMENTS (systems),
  .presets = presets,
  .n_presets = G_N_ELEMENTS (presets),
  .min_players = CATAN_MIN_PLAYERS,
  .max_players = CATAN_MAX_PLAYERS,
  .setup_line = catan_setup_line,
  .complete = catan_setup_complete,
  .in_play = catan_setup_in_play,
  .state_new = catan_game_state_new,
  .state_copy = catan_game_state_copy,
  .state_free = catan_game_state_free,
  .acts = &catan_act_table,
  .applied = applied,
  .passed_over = passed_over,
  .asked = catan_asked,
  .ask_tell = catan_ask_tell,
  .reminder = catan_reminder,
  .ask_nothing = CATAN_ASK_NOTHING,
  .things = catan_things,
  .winners = winners,
  .chances = &catan_chances,
  .luck = catan_luck_rows,
  .luck_kinds = catan_luck_kinds,
  .n_luck_kinds = CATAN_N_LUCK_KINDS,
  .effect = catan_effect_row,
  .line_title = catan_line_title,
  .line_place = catan_line_place,
  .n_kinds = CATAN_N_LINES,
  .kind_name = catan_line_kind_name,
  .kind_title = catan_line_kind_title,
  .sheet_points = catan_sheet_points,
  .noun = catan_noun,
  .points_noun = CATAN_NOUN_POINT,
  .correction = CATAN_LINE_CORRECTION,
  .because = catan_line_because,
  .queries = &catan_query_table,
  .answer = catan_answer_query,
  .alternatives = &catan_alternatives,
  .is_secret = catan_is_secret,
  .public_line = public_line,
};

void
catan_register (void)
{
  catan_acts_add ();
  catan_queries_add ();
  table_game_register (&catan_game);
}
