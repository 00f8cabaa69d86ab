/* game-script.c - runs scripts: plays their lines and makes their checks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-script.h"

#include <string.h>

#include "table/table-answer.h"

/* ---- for checks ---- */

static const TableLedger *
ledger_of (const ScriptRun *run)
{
  return &table_state (run->state)->ledger;
}

static const TablePlayer *
player_of (const ScriptRun *run, guint i)
{
  return &table_state (run->state)->rules->players[i];
}

static guint
n_players (const ScriptRun *run)
{
  return table_state (run->state)->rules->n_players;
}

void
script_expect (const ScriptRun *run, gboolean true_, const char *format, ...)
{
  const TableGame *game = run->of->game;
  if (true_)
    return;
  va_list args;
  va_start (args, format);
  g_autofree char *found = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("the ledger:\n");
  for (guint i = 0; i < ledger_of (run)->n_lines; i++)
    {
      const TableLine *line = &ledger_of (run)->lines[i];
      g_autofree char *title = game->line_title (run->state, line), *sum = table_game_sum (game, line);
      g_autofree char *because = game->because (run->state, line), *cites = table_game_cites (game, &line->rulings);
      g_printerr ("  %s, %s: %s (%s) [%s]\n", player_of (run, (guint) line->player)->name, title, sum, because, cites);
    }
  g_error ("%s\nfound: %s", run->line, found);
}

void
script_expect_word (const ScriptRun *run, guint i, const char *found)
{
  script_expect (run, strcmp (found, script_word (run, i)) == 0, "%s", found);
}

void
script_expect_player (const ScriptRun *run, guint i, int found)
{
  script_expect_word (run, i, found < 0 ? "none" : player_of (run, (guint) found)->name);
}

void
script_expect_number (const ScriptRun *run, guint i, int found)
{
  script_expect (run, found == script_number (run, i), "%d", found);
}

void
script_expect_numbers (const ScriptRun *run, guint i, const guint8 *found, guint n)
{
  g_autoptr (GString) told = g_string_new (NULL);
  gboolean same = TRUE;
  for (guint k = 0; k < n; k++)
    {
      g_string_append_printf (told, "%u ", found[k]);
      same &= script_number (run, i + k) == found[k];
    }
  script_expect (run, same, "%s", told->str);
}

const char *
script_word (const ScriptRun *run, guint i)
{
  if (i >= run->n)
    g_error ("word %u is missing: %s", i, run->line);
  return run->words[i];
}

int
script_player (const ScriptRun *run, guint i)
{
  if (strcmp (script_word (run, i), "none") == 0)
    return -1;
  for (guint p = 0; p < n_players (run); p++)
    if (strcmp (player_of (run, p)->name, script_word (run, i)) == 0)
      return (int) p;
  g_error ("nobody is called %s: %s", script_word (run, i), run->line);
}

int
script_number (const ScriptRun *run, guint i)
{
  int value;
  if (!table_words_number (script_word (run, i), -99999, 99999, &value))
    g_error ("word %u is not a number: %s", i, run->line);
  return value;
}

gboolean
script_yes (const ScriptRun *run, guint i)
{
  static const char *const words[] = { "no", "yes" };
  return script_one_of (run, i, words, G_N_ELEMENTS (words)) == 1;
}

guint
script_one_of (const ScriptRun *run, guint i, const char *const *words, guint n)
{
  for (guint k = 0; k < n; k++)
    if (strcmp (script_word (run, i), words[k]) == 0)
      return k;
  g_error ("“%s” is not possible here: %s", script_word (run, i), run->line);
}

const TableLine *
script_last_line (const ScriptRun *run)
{
  script_expect (run, ledger_of (run)->n_lines > 0, "an empty ledger");
  return &ledger_of (run)->lines[ledger_of (run)->n_lines - 1];
}

/* ---- checks of every game ---- */

static gboolean
is_kind (const ScriptRun *run, const TableLine *line, guint i)
{
  return strcmp (run->of->game->kind_name (line->kind), script_word (run, i)) == 0;
}

static void
check_scores (const ScriptRun *run)
{
  for (guint p = 0; p < n_players (run); p++)
    script_expect_number (run, p + 1, ledger_of (run)->scores[p]);
}

static void
check_line (const ScriptRun *run)
{
  g_autofree char *wanted = run->n > 4 ? g_strjoinv (" ", run->words + 4) : g_strdup ("");
  for (guint i = 0; i < ledger_of (run)->n_lines; i++)
    {
      const TableLine *line = &ledger_of (run)->lines[i];
      g_autofree char *sum = table_game_sum (run->of->game, line);
      if (line->player == script_player (run, 1) && line->points == script_number (run, 2) && is_kind (run, line, 3)
          && (*wanted == '\0' || strcmp (sum, wanted) == 0))
        return;
    }
  script_expect (run, FALSE, "no such line");
}

static void
check_no (const ScriptRun *run)
{
  for (guint i = 0; i < ledger_of (run)->n_lines; i++)
    script_expect (run, !is_kind (run, &ledger_of (run)->lines[i], 2), "there is one");
}

static void
check_cites (const ScriptRun *run)
{
  const TableGame *game = run->of->game;
  const TableLine *line = NULL;
  const gboolean any = table_ruling_find (game->rulings, game->n_rulings, script_word (run, 1)) >= 0;
  for (guint i = 0; i < ledger_of (run)->n_lines; i++)
    if (any || is_kind (run, &ledger_of (run)->lines[i], 1))
      line = &ledger_of (run)->lines[i];
  script_expect (run, line != NULL, "no such line");
  g_autofree char *found = table_game_cites (game, &line->rulings);
  for (guint i = any ? 1 : 2; i < run->n; i++)
    {
      const int ruling = table_ruling_find (game->rulings, game->n_rulings, script_word (run, i));
      g_assert_cmpint (ruling, >=, 0);
      script_expect (run, table_rulings_has (&line->rulings, (guint) ruling), "%s", found);
    }
}

static void
check_says (const ScriptRun *run)
{
  g_autofree char *rest = g_strjoinv (" ", run->words + 3);
  g_auto (GStrv) parts = g_strsplit (rest, " => ", 2);
  g_autoptr (TableSetup) setup = game_fixture_setup (run->of, run->setup, NULL);
  const TableMoment moment = { setup, run->state, NULL };
  TableRefusal why = { "" };
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, parts[0], &why);
  script_expect (run, answer != NULL, "%s", why.sentence);
  for (guint i = 0; i < answer->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (answer->lines, TableAnswerLine, i);
      if (line->player == script_player (run, 1) && line->counted && line->amount == script_number (run, 2)
          && strcmp (line->text, parts[1]) == 0)
        return;
    }
  g_autofree char *told = table_answer_tell (&moment, answer);
  script_expect (run, FALSE, "%s", told);
}

static const ScriptCheck checks[] = {
  { "scores", check_scores }, { "line", check_line }, { "no", check_no },
  { "cites", check_cites },   { "says", check_says },
};

/* ---- scripts ---- */

static gboolean
make_check (const ScriptCheck *rows, guint n, const ScriptRun *run)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (rows[i].word, run->words[0]) == 0)
      {
        rows[i].check (run);
        return TRUE;
      }
  return FALSE;
}

static void
check (const ScriptGame *game, const char *setup, gpointer state, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line + 2, " ", -1);
  const ScriptRun run = { game->of, setup, state, words, g_strv_length (words), line };
  if (!make_check (checks, G_N_ELEMENTS (checks), &run) && !make_check (game->checks, game->n_checks, &run))
    g_error ("there is no such check: %s", line);
}

void
script_run (const ScriptGame *game, const char *text)
{
  const char *play = g_str_has_prefix (text, "play\n") ? text : strstr (text, "\nplay\n");
  g_assert_nonnull (play);
  g_autofree char *head = g_strndup (text, (gsize) (play - text));
  const gboolean named = strstr (head, "player ") != NULL;
  g_autofree char *setup = g_strconcat (named ? "" : game->setup, head, NULL);
  gpointer state = game_fixture_new (game->of, setup);
  g_auto (GStrv) lines = g_strsplit (strstr (play, "play\n") + 5, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      char *line = g_strstrip (lines[i]);
      if (g_str_has_prefix (line, "= "))
        check (game, setup, state, line);
      else if (g_str_has_prefix (line, "! "))
        {
          char *arrow = strstr (line, " => ");
          g_assert_nonnull (arrow);
          *arrow = '\0';
          game_fixture_refuse (game->of, state, line + 2, arrow + 4);
        }
      else
        game_fixture_play (game->of, state, strcmp (line, "...") == 0 ? game->opening : line);
    }
  game->of->game->state_free (state);
}

typedef struct
{
  const ScriptGame *game;
  const Script *script;
} Test;

static void
test_script (gconstpointer data)
{
  const Test *test = data;
  script_run (test->game, test->script->text);
}

void
scripts_add (const ScriptGame *game, const Script *scripts)
{
  for (; scripts->name; scripts++)
    {
      const Test test = { game, scripts };
      g_test_add_data_func_full (scripts->name, g_memdup2 (&test, sizeof test), test_script, g_free);
    }
}

void
scripts_test_reading (const Script *const *tables, guint n_tables, const TableRuling *ruling, guint option)
{
  const char *word = ruling->n_options > 1 ? ruling->options[option].word : "";
  g_autofree char *path = g_strdup_printf ("/ruling/%s/%s", ruling->id, word);
  const gsize length = strlen (path);
  for (guint i = 0; i < n_tables; i++)
    for (const Script *script = tables[i]; script->name; script++)
      if (g_str_has_prefix (script->name, path)
          && (*word == '\0' || script->name[length] == '/' || script->name[length] == '\0'))
        return;
  g_error ("no test %s", path);
}
