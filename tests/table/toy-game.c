/* toy-game.c - see toy-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "toy-game.h"

#include <string.h>

#include "table/table-entry.h"

static const TableRuling rulings[] = {
  { "T1", "base", "sheet", "How much?", 2, { { "plain", "As it says." }, { "double", "Twice." } } },
  { "T2", "base", "sheet", "Why?", 1, { { "fixed", "Because." } } },
  { "T3", "extra", "sheet", "And else?", 2, { { "no", "No." }, { "yes", "Yes." } } },
};

static const TablePreset presets[] = {
  { "strict", "Strictly", "As written", { { "T1", "plain" }, { "T3", "no" } } },
  { "wild", "Wildly", "All twice", { { "T1", "double" }, { "T3", "yes" } } },
};

static gboolean
setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  int limit;
  if (strcmp (words->word[0], "limit") == 0 && words->n == 2 && table_words_number (words->word[1], 1, 99, &limit))
    return TRUE;
  if (strcmp (words->word[0], "remark") == 0)
    return TRUE;
  return table_refuse (why, "“%.40s” is not a line of a toy", words->word[0]);
}

/* A record always has the limit, even if the setup did not give it. */
static void
complete (TableSetup *setup)
{
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_has_prefix (setup->lines[i], "limit "))
      return;
  table_setup_line (setup, "limit 9", NULL);
}

static gboolean
in_play (const TableSetup *setup, const char *system)
{
  return strcmp (system, "base") == 0;
}

static ToyRules *
toy_rules_new (const TableSetup *setup, TableRefusal *why)
{
  if (setup->n_players < 2)
    {
      table_refuse (why, "a toy needs two players");
      return NULL;
    }
  ToyRules *rules = g_new0 (ToyRules, 1);
  rules->refs = 1;
  rules->game = &toy_game;
  rules->n_players = setup->n_players;
  memcpy (rules->players, setup->players, sizeof rules->players);
  rules->doubled = setup->rulings[0] != 0;
  rules->limit = 9;
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_has_prefix (setup->lines[i], "limit "))
      table_words_number (setup->lines[i] + 6, 1, 99, &rules->limit);
  return rules;
}

static void
toy_rules_unref (ToyRules *rules)
{
  if (g_atomic_int_dec_and_test (&rules->refs))
    g_free (rules);
}

static ToyState *
toy_state_new (ToyRules *rules)
{
  ToyState *state = g_new0 (ToyState, 1);
  g_atomic_int_inc (&rules->refs);
  state->rules = rules;
  return state;
}

static ToyState *
toy_state_copy (const ToyState *state)
{
  ToyState *copy = toy_state_new (state->rules);
  *copy = *state;
  copy->ledger = (TableLedger){ 0 };
  table_ledger_copy (&copy->ledger, &state->ledger);
  return copy;
}

static void
toy_state_free (ToyState *state)
{
  toy_rules_unref (state->rules);
  table_ledger_clear (&state->ledger);
  g_free (state);
}

TABLE_GAME_STATES (Toy, toy)

/* ---- entries ---- */

typedef struct
{
  TABLE_ENTRY;
  gint16 number;
} Entry;

enum
{
  ADD = 1,
  AFTER,
  LAST,
  STOP,
};

guint toy_added;

static gboolean
apply_add (gpointer data, gconstpointer given, TableRefusal *why)
{
  ToyState *state = data;
  const Entry *entry = given;
  toy_added++;
  if (entry->number > state->rules->limit)
    return table_refuse (why, "%s cannot have %d points", state->rules->players[entry->player].name, entry->number);
  TableLine added = { .entry = state->n_entries,
                      .player = entry->player,
                      .feature = -1,
                      .tie = -1,
                      .n_terms = 1,
                      .terms = { { entry->number, state->rules->doubled ? 2 : 1, 0 } } };
  table_ledger_add (&state->ledger, &added);
  state->n_turns++;
  if (entry->number == state->rules->limit)
    table_warn (&state->warnings, "nobody can have more");
  return TRUE;
}

static gboolean
apply_after (gpointer data, gconstpointer given, TableRefusal *why)
{
  const ToyState *state = data;
  const Entry *entry = given;
  return (int) state->n_taken >= entry->number
         || table_refuse (why, "only %u entries were taken before", state->n_taken);
}

static gboolean
apply_last (gpointer data, gconstpointer given, TableRefusal *why)
{
  ToyState *state = data;
  state->ask = TOY_ASK_LAST;
  return TRUE;
}

static gboolean
apply_stop (gpointer data, gconstpointer given, TableRefusal *why)
{
  ToyState *state = data;
  state->finished = TRUE;
  state->ask = TOY_ASK_NOTHING;
  return TRUE;
}

static char *
tell_add (gconstpointer before, gconstpointer given)
{
  const ToyState *state = before;
  const Entry *entry = given;
  return g_strdup_printf ("%s gets %d", state->rules->players[entry->player].name, entry->number);
}

static char *
tell_verb (gconstpointer before, gconstpointer given)
{
  const Entry *entry = given;
  return g_strdup (entry->kind == AFTER ? "after" : entry->kind == LAST ? "last" : "stop");
}

#define AT(field) .offset = G_STRUCT_OFFSET (Entry, field)
#define WHEN(ask) (1u << TOY_ASK_##ask)
static const TableAct rows[] = {
  { ADD, "add",
    .operands = { { .type = &table_operand_player, AT (player) },
                  { .type = &table_operand_number, AT (number), .low = 1, .high = 99 } },
    .when = WHEN (ENTRY), .apply = apply_add, .tell = tell_add },
  { AFTER, "after", .operands = { { .type = &table_operand_number, AT (number), .low = 0, .high = G_MAXINT16 } },
    .when = WHEN (ENTRY), .apply = apply_after, .tell = tell_verb },
  { LAST, "last", .when = WHEN (ENTRY), .apply = apply_last, .tell = tell_verb },
  { STOP, "stop", .when = WHEN (ENTRY) | WHEN (LAST), .apply = apply_stop, .tell = tell_verb },
};

static gboolean
refuse (TableRefusal *why, const char *word, const char *verbs)
{
  return table_refuse (why, "“%.40s” is not an entry of a toy", word);
}

static TableActs acts = {
  .entry_size = sizeof (Entry),
  .groups = { { .kind = G_STRUCT_OFFSET (Entry, kind), .refuse = refuse } },
};

static void
count_taken (gpointer data)
{
  ToyState *state = data;
  state->n_taken++;
}

static char *
ask_tell (gconstpointer state)
{
  return g_strdup (((const ToyState *) state)->ask == TOY_ASK_LAST ? "is that all?" : "what is added?");
}

static int
asked (gconstpointer state)
{
  return ((const ToyState *) state)->ask == TOY_ASK_NOTHING ? -1 : 0;
}

/* ---- words ---- */

static char *
line_words (gconstpointer state, const TableLine *line)
{
  return g_strdup_printf ("line of %d", line->player);
}

static const char *
kind_words (guint kind)
{
  return kind == 0 ? "sum" : NULL;
}

static const char *
noun (guint noun, int count)
{
  return count == 1 ? "point" : "points";
}

const TableGame toy_game = {
  .name = "toy",
  .title = "Toy",
  .rulings = rulings,
  .n_rulings = G_N_ELEMENTS (rulings),
  .presets = presets,
  .n_presets = G_N_ELEMENTS (presets),
  .min_players = 2,
  .max_players = 5,
  .setup_line = setup_line,
  .complete = complete,
  .in_play = in_play,
  .state_new = toy_game_state_new,
  .state_copy = toy_game_state_copy,
  .state_free = toy_game_state_free,
  .acts = &acts,
  .applied = count_taken,
  .asked = asked,
  .ask_tell = ask_tell,
  .ask_nothing = TOY_ASK_NOTHING,
  .line_title = line_words,
  .kind_name = kind_words,
  .kind_title = kind_words,
  .noun = noun,
  .because = line_words,
};

void
toy_register (void)
{
  if (acts.n_rows == 0)
    table_acts_add (&acts, rows, G_N_ELEMENTS (rows));
  table_game_register (&toy_game);
}

TableSetup *
toy_setup (void)
{
  toy_register ();
  TableSetup *setup = table_setup_new (&toy_game);
  g_assert_true (table_setup_line (setup, "player Anna red", NULL));
  g_assert_true (table_setup_line (setup, "player Ben blue", NULL));
  return setup;
}

TableJournal *
toy_journal (const char *lines)
{
  g_autoptr (TableSetup) setup = toy_setup ();
  g_auto (GStrv) split = g_strsplit (lines, "\n", -1);
  TableJournal *journal = table_journal_new (setup, NULL);
  for (guint i = 0; split[i]; i++)
    if (*split[i])
      g_assert_true (table_journal_append_kept (journal, split[i], NULL));
  return journal;
}

char *
toy_lines (const TableJournal *journal)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < table_journal_length (journal); i++)
    {
      TableEntry entry = table_journal_entry (journal, i);
      g_string_append_printf (out, "%s%s%s", i ? "|" : "", entry.line, entry.refusal ? "!" : "");
    }
  return g_string_free (out, FALSE);
}

char *
toy_scores (gconstpointer state)
{
  const TableLedger *scores = &table_state (state)->ledger;
  return g_strdup_printf ("%d %d", scores->scores[0], scores->scores[1]);
}
