/* test-carc-journal.c - undo, redo, edits anywhere and records in random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After each change the state is compared with a new one that plays all lines of the journal from the start.
 */
#include <string.h>

#include "carc-random-game.h"

#define fail random_game_fail
#define EDITS 40 /* changes tried on each game */

static TableJournal *
new_journal (const RandomGame *game)
{
  GString *lines = g_string_new (NULL);
  for (guint i = 0; i < game->setup->len; i++)
    g_string_append_printf (lines, "%s\n", (char *) game->setup->pdata[i]);
  g_autofree char *text = g_string_free (lines, FALSE);
  g_autoptr (TableSetup) setup = fixture_setup (text, NULL);
  return setup ? table_journal_new (setup, NULL) : NULL;
}

/* Does a new state that plays the first `n` lines equal `state`, and refuse the same lines with the same words? */
static gboolean
is_folded (TableJournal *journal, guint n, gconstpointer state, GString *why)
{
  g_autoptr (CarcState) fresh = carc_game.state_new (table_journal_setup (journal), NULL);
  guint n_refused = 0;
  for (guint i = 0; i < n; i++)
    {
      TableEntry entry = table_journal_entry (journal, i);
      TableRefusal refusal = { "" };
      if (carc_apply_line (fresh, entry.line, &refusal))
        {
          if (entry.refusal)
            return fail (why, "entry %u, %s, is legal and marked as refused: %s", i, entry.line,
                         entry.refusal->sentence);
          continue;
        }
      table_game_pass_over (&carc_game, fresh);
      n_refused++;
      if (entry.refusal == NULL)
        return fail (why, "entry %u, %s, is refused and not marked: %s", i, entry.line, refusal.sentence);
      if (strcmp (entry.refusal->sentence, refusal.sentence) != 0)
        return fail (why, "entry %u, %s, is marked “%s”, not “%s”", i, entry.line, entry.refusal->sentence,
                     refusal.sentence);
    }
  if (n == table_journal_length (journal) && n_refused != table_journal_n_refused (journal))
    return fail (why, "%u entries are refused, the journal says %u", n_refused, table_journal_n_refused (journal));
  g_autofree char *a = fixture_dump (state);
  g_autofree char *b = fixture_dump (fresh);
  return fixture_same (a, b, why);
}

/* ---- undo after apply ---- */

static gboolean
check_undo (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = new_journal (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      const char *line = game->entries->pdata[i];
      g_autofree char *before = fixture_dump (table_journal_state (journal));
      if (!table_journal_append (journal, line, NULL))
        continue;
      g_autofree char *after = fixture_dump (table_journal_state (journal));
      if (!table_journal_undo (journal))
        return fail (why, "%s cannot be undone", line);
      g_autofree char *undone = fixture_dump (table_journal_state (journal));
      if (!fixture_same (before, undone, why))
        return fail (why, " after %s was undone", line);
      if (!table_journal_redo (journal))
        return fail (why, "%s cannot be redone", line);
      g_autofree char *redone = fixture_dump (table_journal_state (journal));
      if (!fixture_same (after, redone, why))
        return fail (why, " after %s was redone", line);
      g_autoptr (CarcState) earlier = table_journal_state_at (journal, i / 2);
      if (i % 8 == 0 && !is_folded (journal, MIN (i / 2, table_journal_length (journal)), earlier, why))
        return fail (why, ": the state at %u", i / 2);
    }
  return TRUE;
}

/* ---- random changes ---- */

static GPtrArray *
lines_of (TableJournal *journal)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < table_journal_length (journal); i++)
    g_ptr_array_add (lines, g_strdup (table_journal_entry (journal, i).line));
  return lines;
}

static gboolean
same_lines (TableJournal *journal, const GPtrArray *lines)
{
  if (table_journal_length (journal) != lines->len)
    return FALSE;
  for (guint i = 0; i < lines->len; i++)
    if (strcmp (table_journal_entry (journal, i).line, lines->pdata[i]) != 0)
      return FALSE;
  return TRUE;
}

/* A line that may be legal at `at`: one of the game, or a new one for that place. */
static char *
some_line (GRand *rand, const RandomGame *game, TableJournal *journal, guint at)
{
  if (g_rand_boolean (rand))
    return g_strdup (game->entries->pdata[g_rand_int_range (rand, 0, (gint32) game->entries->len)]);
  g_autoptr (CarcState) state = table_journal_state_at (journal, at);
  char *line = random_entry (rand, state, &random_taste_all);
  return line ? line : g_strdup ("note done");
}

/* Makes one change in the journal and in the model; FALSE if it was refused. */
static gboolean
change (GRand *rand, const RandomGame *game, TableJournal *journal, GPtrArray *lines)
{
  guint at = (guint) g_rand_int_range (rand, 0, (gint32) lines->len + 1);
  g_autofree char *line = some_line (rand, game, journal, at);
  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      if (!table_journal_append (journal, line, NULL))
        return FALSE;
      g_ptr_array_add (lines, g_strdup (line));
      return TRUE;
    case 1:
      if (!table_journal_append_kept (journal, line, NULL))
        return FALSE;
      g_ptr_array_add (lines, g_strdup (line));
      return TRUE;
    case 2:
      if (at == lines->len || !table_journal_replace (journal, at, line, NULL))
        return FALSE;
      g_free (lines->pdata[at]);
      lines->pdata[at] = g_strdup (line);
      return TRUE;
    case 3:
      if (!table_journal_insert (journal, at, line, NULL))
        return FALSE;
      g_ptr_array_insert (lines, (gint) at, g_strdup (line));
      return TRUE;
    case 4:
      if (!table_journal_delete (journal, at, NULL))
        return FALSE;
      g_ptr_array_remove_index (lines, at);
      return TRUE;
    default:
      at = lines->len - MIN (lines->len, at % 4);
      if (!table_journal_truncate (journal, at))
        return FALSE;
      g_ptr_array_set_size (lines, (gint) at);
      return TRUE;
    }
}

/* The lines of the model before each change, and after each change that was undone. */
typedef struct
{
  GPtrArray *past, *future;
} History;

static gboolean
step_back (TableJournal *journal, gboolean undo, GPtrArray **lines, History *history, GString *why)
{
  GPtrArray *from = undo ? history->past : history->future, *to = undo ? history->future : history->past;
  gboolean can = undo ? table_journal_can_undo (journal) : table_journal_can_redo (journal);
  gboolean done = undo ? table_journal_undo (journal) : table_journal_redo (journal);
  if (can != (from->len > 0) || done != can)
    return fail (why, "%s: possible %d, done %d, %u steps are known", undo ? "undo" : "redo", can, done, from->len);
  if (!done)
    return TRUE;
  g_ptr_array_add (to, *lines);
  *lines = g_ptr_array_steal_index (from, from->len - 1);
  return TRUE;
}

static gboolean
check_edits (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = new_journal (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (game->entries->len);
  GDestroyNotify drop = (GDestroyNotify) g_ptr_array_unref;
  History history = { g_ptr_array_new_with_free_func (drop), g_ptr_array_new_with_free_func (drop) };
  gboolean good = TRUE;
  for (guint i = 0; i < game->entries->len; i++)
    table_journal_append_kept (journal, game->entries->pdata[i], NULL);
  GPtrArray *lines = lines_of (journal);
  for (guint i = 0; i < lines->len; i++)
    {
      GPtrArray *before = g_ptr_array_new_with_free_func (g_free);
      for (guint k = 0; k < i; k++)
        g_ptr_array_add (before, g_strdup (lines->pdata[k]));
      g_ptr_array_add (history.past, before);
    }
  for (guint i = 0; good && i < EDITS && game->entries->len; i++)
    {
      int what = g_rand_int_range (rand, 0, 10);
      g_autofree char *before = fixture_dump (table_journal_state (journal));
      if (what < 4)
        good = step_back (journal, what < 2, &lines, &history, why);
      else
        {
          GPtrArray *was = lines_of (journal);
          if (change (rand, game, journal, lines))
            {
              g_ptr_array_add (history.past, was);
              g_ptr_array_set_size (history.future, 0);
            }
          else
            {
              g_autofree char *after = fixture_dump (table_journal_state (journal));
              good = fixture_same (before, after, why);
              g_ptr_array_unref (was);
            }
        }
      good = good
             && (same_lines (journal, lines) || fail (why, "the lines are not those of the model after step %u", i))
             && is_folded (journal, table_journal_length (journal), table_journal_state (journal), why);
    }
  g_ptr_array_unref (lines);
  g_ptr_array_unref (history.past);
  g_ptr_array_unref (history.future);
  return good;
}

/* ---- records ---- */

static const char *const rubbish[] = {
  "place",
  "place crfr 9999,0 r0",
  "this is not an entry",
  "note \"a # in it\" # and a comment",
  "  note blanks\t ",
  "judge Anna",
  "play",
  "player Zoe",
  "place crfr 60,60 r1 follower city:N",
  "end",
};

static gboolean
check_records (const RandomGame *game, GString *why)
{
  g_autoptr (TableJournal) journal = new_journal (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) faults = NULL;
  for (guint i = 0; i < game->entries->len; i++)
    {
      table_journal_append_kept (journal, game->entries->pdata[i], NULL);
      if (i % 7 == 3)
        table_journal_append_kept (journal, rubbish[i % G_N_ELEMENTS (rubbish)], NULL);
    }
  g_autofree char *text = table_record_print (journal, G_MAXUINT);
  g_autoptr (TableJournal) read = table_record_parse (text, strlen (text), &faults, &error);
  if (read == NULL)
    return fail (why, "the printed record is not read: %s", error->message);
  g_autofree char *again = table_record_print (read, G_MAXUINT);
  if (!fixture_same (text, again, why))
    return fail (why, ": the record, printed again");
  if (table_journal_length (journal) != table_journal_length (read) || faults->len != table_journal_n_refused (journal))
    return fail (why, "%u entries and %u faults read of %u and %u", table_journal_length (read), faults->len,
                 table_journal_length (journal), table_journal_n_refused (journal));
  for (guint i = 0; i < faults->len; i++)
    {
      const TableRecordFault *fault = &g_array_index (faults, TableRecordFault, i);
      TableEntry entry = table_journal_entry (journal, (guint) fault->entry);
      if (entry.refusal == NULL || strcmp (entry.refusal->sentence, fault->refusal.sentence) != 0)
        return fail (why, "line %u has another message than entry %d", fault->line, fault->entry);
    }
  g_autofree char *a = fixture_dump (table_journal_state (journal));
  g_autofree char *b = fixture_dump (table_journal_state (read));
  return fixture_same (a, b, why);
}

#define PROPERTY(name, n)                                                                                              \
  static void test_##name (void)                                                                                       \
  {                                                                                                                    \
    random_games_check (n, &random_taste_all, check_##name);                                                           \
  }

PROPERTY (undo, 25)
PROPERTY (edits, 40)
PROPERTY (records, 100)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/journal/undo-is-identity", test_undo);
  g_test_add_func ("/journal/edits-equal-a-new-game", test_edits);
  g_test_add_func ("/journal/record-round-trip", test_records);
  return g_test_run ();
}
