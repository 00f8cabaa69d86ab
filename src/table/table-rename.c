/* table-rename.c - see table-rename.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-rename.h"

#include <string.h>

#include "table-intl.h"
#include "table-signs.h"

static gboolean
read_named (TableReader *in, const TableOperand *operand, gpointer field)
{
  *(const char **) field = g_intern_string (table_reader_take (in));
  return TRUE;
}

const TableOperandType table_operand_named = {
  .name = "\"NAME\"",
  .member = "name",
  .missing = N_ ("which name? it is missing"),
  .size = sizeof (const char *),
  .labels = TABLE_LABELS_TEXT,
  .read = read_named,
  .print = table_operand_print_kept,
  .report = table_operand_report_kept,
};

gboolean
table_rename_may (gconstpointer rules, const TableRenamed *renamed, TableRefusal *why)
{
  const TableRules *common = rules;
  TablePlayer players[TABLE_MAX_PLAYERS];
  if (renamed->what == TABLE_RENAMED_GAME)
    return table_title_check (renamed->to, why);
  if (renamed->what == TABLE_RENAMED_PLACE)
    return table_place_check (renamed->to, why);
  memcpy (players, common->players, common->n_players * sizeof *players);
  return table_players_rename (players, common->n_players, renamed->from, renamed->to, why);
}

/* A refused entry may have signs that no name has, so they are shown. */
char *
table_rename_tell (const TableRenamed *renamed)
{
  g_autofree char *to = table_text_shown (renamed->to, FALSE);
  if (renamed->from != NULL)
    {
      g_autofree char *from = table_text_shown (renamed->from, FALSE);
      /* Translators: the former and the new name of a player */
      return g_strdup_printf (_ ("%s is called %s now"), from, to);
    }
  if (renamed->what == TABLE_RENAMED_PLACE)
    return *to != '\0' ? g_strdup_printf (_ ("Played at “%s”"), to)
                       : g_strdup (_ ("Where it is played is not said any more"));
  return *to != '\0' ? g_strdup_printf (_ ("The game is called “%s” now"), to)
                     : g_strdup (_ ("The game has no title now"));
}

char *
table_rename_line (const char *from, const char *to)
{
  GString *line = g_string_new (from != NULL ? "rename " : "title ");
  if (from != NULL)
    {
      table_words_append (line, from);
      g_string_append_c (line, ' ');
    }
  table_words_append (line, to);
  return g_string_free (line, FALSE);
}

char *
table_rename_place_line (const char *place)
{
  GString *line = g_string_new ("played at ");
  table_words_append (line, place);
  return g_string_free (line, FALSE);
}

/* The words of such an entry; FALSE if the line is another one. */
static gboolean
cut (const char *line, TableWords *words)
{
  line += strspn (line, " \t");
  /* Nearly all lines are others. */
  if (!g_str_has_prefix (line, "rename") && !g_str_has_prefix (line, "title") && !g_str_has_prefix (line, "played"))
    return FALSE;
  return table_words_cut (words, line, NULL)
         && ((words->n == 3 && g_str_equal (words->word[0], "rename"))
             || (words->n == 3 && g_str_equal (words->word[0], "played") && g_str_equal (words->word[1], "at"))
             || (words->n == 2 && g_str_equal (words->word[0], "title")));
}

gboolean
table_rename_is (const char *line)
{
  TableWords words;
  return cut (line, &words);
}

void
table_rename_do (TableSetup *setup, const char *line)
{
  TableWords words;
  if (!cut (line, &words))
    return;
  if (g_str_equal (words.word[0], "played"))
    table_setup_place (setup, words.word[2]);
  else if (words.n == 3)
    table_players_rename (setup->players, setup->n_players, words.word[1], words.word[2], NULL);
  else
    table_setup_retitle (setup, words.word[1]);
}
