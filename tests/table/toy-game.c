/* toy-game.c - see toy-game.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "toy-game.h"

#include <string.h>

static const TableRuling rulings[] = {
  { "T1", "base", "sheet", "How much?", 2, { { "plain", "As it says." }, { "double", "Twice." } } },
  { "T2", "base", "sheet", "Why?", 1, { { "fixed", "Because." } } },
  { "T3", "extra", "sheet", "And else?", 2, { { "no", "No." }, { "yes", "Yes." } } },
};

static const TablePreset presets[] = {
  { "strict", "Strictly", { { "T1", "plain" }, { "T3", "no" } } },
  { "wild", "Wildly", { { "T1", "double" }, { "T3", "yes" } } },
};

static gboolean
setup_line (const TableSetup *setup, const TableWords *words, TableRefusal *why)
{
  int limit;
  if (strcmp (words->word[0], "limit") == 0 && words->n == 2 && table_words_number (words->word[1], 1, 99, &limit))
    return TRUE;
  if (strcmp (words->word[0], "remark") == 0)
    return TRUE;
  return table_refuse (why, "“%.40s” is no line of a toy", words->word[0]);
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

static gpointer
state_new (const TableSetup *setup, TableRefusal *why)
{
  if (setup->n_players < 2)
    {
      table_refuse (why, "a toy needs two players");
      return NULL;
    }
  ToyState *state = g_new0 (ToyState, 1);
  state->setup = table_setup_copy (setup);
  state->limit = 9;
  for (guint i = 0; i < setup->n_lines; i++)
    if (g_str_has_prefix (setup->lines[i], "limit "))
      table_words_number (setup->lines[i] + 6, 1, 99, &state->limit);
  return state;
}

static gpointer
state_copy (gconstpointer data)
{
  const ToyState *state = data;
  ToyState *copy = g_new (ToyState, 1);
  *copy = *state;
  copy->setup = table_setup_copy (state->setup);
  memset (&copy->ledger, 0, sizeof copy->ledger);
  table_ledger_copy (&copy->ledger, &state->ledger);
  return copy;
}

static void
state_free (gpointer data)
{
  ToyState *state = data;
  table_setup_free (state->setup);
  table_ledger_clear (&state->ledger);
  g_free (state);
}

static gboolean
apply (gpointer data, const char *line, TableRefusal *why)
{
  ToyState *state = data;
  TableWords words;
  int n, player;
  if (!table_words_cut (&words, line, why))
    return FALSE;
  if (state->finished)
    return table_refuse (why, "the toy is over");
  if (words.n == 3 && strcmp (words.word[0], "add") == 0)
    {
      player = table_setup_player (state->setup, words.word[1]);
      if (player < 0 || !table_words_number (words.word[2], 1, state->limit, &n))
        return table_refuse (why, "%s cannot have %s points", words.word[1], words.word[2]);
      TableLine added = { .entry = state->n_entries,
                          .player = (gint8) player,
                          .feature = -1,
                          .tie = -1,
                          .n_terms = 1,
                          .terms = { { (gint16) n, state->setup->rulings[0] ? 2 : 1, 0 } } };
      table_ledger_add (&state->ledger, &added);
    }
  else if (words.n == 2 && strcmp (words.word[0], "after") == 0 && table_words_number (words.word[1], 0, 99999, &n))
    {
      if ((int) state->n_taken < n)
        return table_refuse (why, "only %u entries were taken before", state->n_taken);
    }
  else if (words.n == 1 && strcmp (words.word[0], "stop") == 0)
    state->finished = TRUE;
  else
    return table_refuse (why, "“%.40s” is no entry of a toy", words.n ? words.word[0] : "");
  state->n_taken++;
  state->n_entries++;
  return TRUE;
}

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
  .state_new = state_new,
  .state_copy = state_copy,
  .state_free = state_free,
  .apply = apply,
  .fields = TABLE_STATE_FIELDS (ToyState),
  .line_title = line_words,
  .kind_name = kind_words,
  .kind_title = kind_words,
  .noun = noun,
  .because = line_words,
};

TableSetup *
toy_setup (void)
{
  table_game_register (&toy_game);
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
  const TableLedger *scores = table_game_ledger (&toy_game, state);
  return g_strdup_printf ("%d %d", scores->scores[0], scores->scores[1]);
}
