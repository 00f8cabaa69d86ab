/* catan-alike.c - see catan-alike.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of each record the words are written down, line by line; then both texts are compared.
 */
#include "catan-alike.h"

#include <string.h>

#include "catan-fixture.h"
#include "table/table-difference.h"
#include "table/table-due.h"
#include "table/table-what-if.h"

#define QUESTIONS 4

/* What was chosen at random for both records. */
typedef struct
{
  guint reading, moment[QUESTIONS], question[QUESTIONS];
} Chosen;

/* What is due, and the entry that it is about. */
static void
tell_due (const TableJournal *before, const TableEdit *edit, const TableJournal *after, GString *out, CatanAlike *tally)
{
  const TableDue due = table_due_find (before, edit, 1, after, NULL);
  g_string_append_printf (out, "due %d at %u: %d %u, from %d\n", due.what, due.at, due.how, due.n, due.origin);
  if (due.what == TABLE_DUE_NOTHING)
    return;
  tally->due++;
  CatanState *state = table_journal_state_at (after, due.at);
  if (due.at < table_journal_length (after))
    {
      g_autofree char *told = table_journal_tell (after, due.at, state);
      const TableRefusal *refusal = table_journal_entry (after, due.at).refusal;
      g_string_append_printf (out, "due: %s: %s\n", told, refusal != NULL ? refusal->sentence : "");
    }
  g_autofree char *asked = catan_game.ask_tell (state);
  g_string_append_printf (out, "asked: %s\n", asked);
  catan_state_free (state);
}

/* How two foldings of the game differ. */
static void
tell_difference (const TableJournal *before, const TableJournal *after, GString *out, CatanAlike *tally)
{
  g_autoptr (TableDifference) difference = table_difference_new (before, after);
  for (guint i = 0; i < difference->rows->len; i++)
    {
      const TableDifferenceRow *row = &g_array_index (difference->rows, TableDifferenceRow, i);
      g_autofree char *title = table_difference_title (difference, row);
      g_autofree char *because = table_difference_because (difference, row);
      g_string_append_printf (out, "differs %d: %d %d, by %d %d: %s: %s\n", row->topic, row->entry[0], row->entry[1],
                              row->player[0], row->player[1], title, because);
      tally->rows++;
    }
}

/* By another reading, as arbitress-cli what-if tells it. */
static void
tell_reading (const TableJournal *journal, guint chosen, GString *out, CatanAlike *tally)
{
  TableReading reading = { 0, 0, FALSE };
  TableRefusal why = { "" };
  for (guint i = 0; i <= chosen; i++)
    if (!table_reading_next (table_journal_setup (journal), &reading))
      return;
  g_autofree char *told = table_reading_tell (table_journal_game (journal), &reading);
  g_string_append_printf (out, "by %s:\n", told);
  g_autoptr (TableJournal) other = table_journal_reread (journal, reading.ruling, reading.option, &why);
  tally->readings++;
  if (other != NULL)
    tell_difference (journal, other, out, tally);
  else
    g_string_append_printf (out, "%s\n", why.sentence);
}

/* One of the questions after the first entries, with what could have been otherwise. */
static void
tell_question (const TableJournal *journal, guint n, guint chosen, GString *out, CatanAlike *tally)
{
  CatanState *state = table_journal_state_at (journal, n);
  const TableMoment moment = { table_journal_setup (journal), state, NULL };
  g_auto (GStrv) questions = table_query_list (&moment);
  const guint n_questions = g_strv_length (questions);
  const char *question = n_questions > 0 ? questions[chosen % n_questions] : "game";
  TableRefusal why = { "" };
  g_autoptr (TableAnswer) answer = table_answer_read (&moment, question, &why);
  g_string_append_printf (out, "after %u, %u questions: %s: %s\n", n, n_questions, question,
                          answer != NULL ? answer->title : why.sentence);
  if (answer != NULL)
    {
      g_autoptr (TableWhatIfs) ifs = table_what_ifs_new (journal, n, question);
      while (table_what_ifs_step (ifs, answer))
        ;
      for (guint i = 0; i < answer->lines->len; i++)
        g_string_append_printf (out, "%s\n", g_array_index (answer->lines, TableAnswerLine, i).text);
      tally->lines += answer->lines->len;
    }
  catan_state_free (state);
}

static char *
tell_all (const TableJournal *journal, const TableEdit *edit, const Chosen *chosen, CatanAlike *tally)
{
  GString *out = g_string_new (NULL);
  TableRefusal why = { "" };
  g_autoptr (TableJournal) after = table_journal_with_edits (journal, edit, 1, &why);
  if (after == NULL)
    {
      g_string_append_printf (out, "%s\n", why.sentence);
      return g_string_free (out, FALSE);
    }
  tell_due (journal, edit, after, out, tally);
  tell_difference (journal, after, out, tally);
  tell_reading (after, chosen->reading, out, tally);
  for (guint i = 0; i < QUESTIONS; i++)
    tell_question (after, chosen->moment[i] % (table_journal_length (after) + 1), chosen->question[i], out, tally);
  return g_string_free (out, FALSE);
}

gboolean
catan_alike (const TableJournal *const records[2], const TableEdit *edit, GRand *rand, CatanAlike *tally, GString *why)
{
  Chosen chosen = { .reading = (guint) g_rand_int_range (rand, 0, 20) };
  for (guint i = 0; i < QUESTIONS; i++)
    {
      chosen.moment[i] = g_rand_int (rand);
      chosen.question[i] = g_rand_int (rand);
    }
  g_autofree char *one = tell_all (records[0], edit, &chosen, tally);
  g_autofree char *two = tell_all (records[1], edit, &chosen, tally);
  return fixture_same (one, two, why);
}
