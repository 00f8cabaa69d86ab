/* table-what-if.c - what an answer would be by another reading of a ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-what-if.h"

#include "table-answer.h"
#include "table-intl.h"

gboolean
table_reading_next (const TableSetup *setup, TableReading *reading)
{
  const TableGame *game = setup->game;
  for (;;)
    {
      if (reading->begun)
        reading->option++;
      reading->begun = TRUE;
      while (reading->ruling < game->n_rulings && reading->option >= game->rulings[reading->ruling].n_options)
        {
          reading->ruling++;
          reading->option = 0;
        }
      if (reading->ruling >= game->n_rulings)
        return FALSE;
      if (reading->option != setup->rulings[reading->ruling]
          && game->in_play (setup, game->rulings[reading->ruling].system))
        return TRUE;
    }
}

char *
table_reading_tell (const TableGame *game, const TableReading *reading)
{
  const TableRuling *row = &game->rulings[reading->ruling];
  const TableOption *option = &row->options[reading->option];
  return g_strdup_printf ("%s %s: %s", row->id, option->word, _ (option->sentence));
}

/* The first `n` entries by this reading; NULL if the game cannot start so. */
static TableJournal *
play_again (const TableJournal *journal, guint n, const TableReading *reading)
{
  g_autoptr (TableSetup) setup = table_setup_copy (table_journal_setup (journal));
  if (reading != NULL)
    setup->rulings[reading->ruling] = (guint8) reading->option;
  TableJournal *again = table_journal_new (setup, NULL);
  for (guint i = 0; again != NULL && i < MIN (n, table_journal_length (journal)); i++)
    table_journal_append_kept (again, table_journal_entry (journal, i).line, NULL);
  return again;
}

/* The first entry that fits in one of them and not in the other; -1: there is none. */
static int
first_other (const TableJournal *one, const TableJournal *two)
{
  for (guint i = 0; i < table_journal_length (one); i++)
    if ((table_journal_entry (one, i).refusal == NULL) != (table_journal_entry (two, i).refusal == NULL))
      return (int) i;
  return -1;
}

static TableMoment
moment_of (const TableJournal *journal)
{
  return (TableMoment){ table_journal_setup (journal), table_journal_state (journal), table_journal_effects (journal) };
}

/* Who gets what instead, and what decides then; "" if nobody gets more or less. */
static char *
tell_change (const TableMoment *moment, const TableAnswer *now, const TableAnswer *then)
{
  GString *out = g_string_new (NULL);
  for (guint i = 0; i < moment->setup->n_players; i++)
    {
      const int was = table_answer_points (now, (int) i), is = table_answer_points (then, (int) i);
      if (was != is)
        /* Translators: a player, the points now, and the points by another house rule */
        g_string_append_printf (out, _ ("%s: %d instead of %d\n"), table_name_said (&moment->setup->players[i]), is,
                                was);
    }
  for (guint i = 0; out->len > 0 && i < then->lines->len; i++)
    {
      const TableAnswerLine *line = &g_array_index (then->lines, TableAnswerLine, i);
      if (line->says == TABLE_SAYS_REASON)
        g_string_append_printf (out, "%s\n", line->text);
    }
  return g_string_free (out, FALSE);
}

char *
table_what_if (const TableJournal *journal, guint n, const char *question, const TableReading *reading)
{
  g_autoptr (TableJournal) now = play_again (journal, n, NULL), then = play_again (journal, n, reading);
  g_autofree char *told = NULL, *rule = table_reading_tell (table_journal_game (journal), reading);
  if (then == NULL)
    return NULL;
  const int other = first_other (now, then);
  if (other >= 0)
    {
      const TableEntry entry = table_journal_entry (then, (guint) other);
      return g_strdup_printf (_ ("%s\nFrom entry %d on it would be another game: %s\n"), rule, other + 1,
                              entry.refusal != NULL ? entry.refusal->sentence : entry.line);
    }
  const TableMoment moments[2] = { moment_of (now), moment_of (then) };
  g_autoptr (TableAnswer) before = table_answer_read (&moments[0], question, NULL);
  g_autoptr (TableAnswer) after = table_answer_read (&moments[1], question, NULL);
  if (before == NULL || after == NULL)
    return NULL;
  told = tell_change (&moments[1], before, after);
  return *told != '\0' ? g_strdup_printf ("%s\n%s", rule, told) : NULL;
}

char *
table_what_ifs (const TableJournal *journal, guint n, const char *question)
{
  GString *out = g_string_new (NULL);
  TableReading reading = { 0, 0, FALSE };
  while (table_reading_next (table_journal_setup (journal), &reading))
    {
      g_autofree char *told = table_what_if (journal, n, question, &reading);
      if (told != NULL)
        g_string_append (out, told);
    }
  return g_string_free (out, FALSE);
}
