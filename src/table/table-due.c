/* table-due.c - see table-due.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-due.h"

/* The questions, as bits, at which nobody must answer: it can be said whose turn it is, or the table counts by itself
 * and enters points as it likes. */
static guint64
find_open (const TableGame *game)
{
  const TableActs *acts = game->acts;
  guint64 open = 0;
  for (guint i = 0; i < acts->n_rows; i++)
    if (g_strcmp0 (acts->rows[i]->verb, "turn") == 0 || g_strcmp0 (acts->rows[i]->verb, "score") == 0)
      open |= acts->rows[i]->when;
  return open;
}

TableBefore *
table_befores_new (const TableJournal *journal)
{
  const TableGame *game = table_journal_game (journal);
  const guint n = table_journal_length (journal);
  const guint64 open = find_open (game);
  TableBefore *befores = g_new (TableBefore, n + 1);
  gpointer state = game->state_new (table_journal_setup (journal), NULL);
  for (guint i = 0; i <= n; i++)
    {
      TableBefore *before = &befores[i];
      before->ask = table_state (state)->ask;
      before->asked = game->asked (state);
      before->turn = table_game_on_turn (game, state);
      before->turns = table_state (state)->n_turns;
      before->open = (open >> before->ask & 1) != 0;
      before->fits = i < n && table_journal_entry (journal, i).refusal == NULL;
      before->made = i < n ? table_game_fold_made (game, state, table_journal_entry (journal, i).line) : -1;
    }
  game->state_free (state);
  return befores;
}

int *
table_edits_origins (guint n_before, const TableEdit *edits, guint n)
{
  g_autoptr (GArray) origins = g_array_new (FALSE, FALSE, sizeof (int));
  for (int i = 0; i < (int) n_before; i++)
    g_array_append_val (origins, i);
  for (guint k = 0; k < n; k++)
    {
      const TableEdit *edit = &edits[k];
      const gboolean takes = edit->how != TABLE_EDIT_INSERT, gives = edit->how != TABLE_EDIT_DELETE;
      const int moved = edit->how == TABLE_EDIT_MOVE ? g_array_index (origins, int, edit->at) : -1;
      if (takes)
        g_array_remove_index (origins, edit->at);
      if (gives)
        g_array_insert_val (origins, edit->how == TABLE_EDIT_MOVE ? edit->to : edit->at, moved);
    }
  return (int *) g_array_free (g_steal_pointer (&origins), FALSE);
}

static gboolean
asks_the_same (const TableBefore *one, const TableBefore *two)
{
  return one->ask == two->ask && one->asked == two->asked;
}

/* How many of the `n` entries from `at` on are of no use: within the turn, the question that is asked now came after
 * them.  If it never came, it is a new one, and they may be answers to what follows; but if a turn may begin, nothing
 * follows.  `before` has one more for the end of the journal. */
static guint
count_useless (const TableBefore *before, guint end, const TableBefore *now, const int *origins, guint at,
               const TableJournal *after)
{
  const TableBefore *first = &before[origins[at]];
  const guint n = table_journal_length (after);
  guint run = 0; /* up to an entry that remembers an edit, which cannot go */
  for (guint i = at + 1; i <= n; i++)
    {
      const int origin = i < n ? origins[i] : (int) end;
      const gboolean over = origin < 0 || before[origin].turns != first->turns || (i == n && now->open);
      if (over || asks_the_same (&before[origin], now))
        return over && !now->open ? 0 : run > 0 ? run : i - at;
      if (run == 0 && i < n && table_journal_remembers (after, i))
        run = i - at;
    }
  return 0;
}

/* Is another question asked now, or another player, so that the entry is refused, or answers for somebody else?  If the
 * same is asked in the turn of another player, the turns have moved; that is no question. */
static gboolean
is_other (const TableBefore *was, const TableBefore *is)
{
  const gboolean of_another = was->ask == is->ask && was->asked != is->asked && was->turn == is->turn;
  return was->fits && (of_another || (!is->fits && was->ask != is->ask));
}

/* Does the entry not fit any more, although the same is asked in a turn of the same player? */
static gboolean
is_misfit (const TableBefore *was, const TableBefore *is)
{
  return was->fits && !is->fits && asks_the_same (was, is) && was->turn == is->turn;
}

/* Must its question still be answered after it? */
static gboolean
is_still_asked (const TableBefore *is)
{
  return !is[1].open && asks_the_same (&is[0], &is[1]);
}

/* Did an entry that is deleted, just before entry `at`, answer the question that is asked there now? */
static gboolean
is_deleted_one (const TableBefore *before, const TableBefore *now, const int *origins, guint at)
{
  const int after = at == 0 ? -1 : origins[at - 1];
  if (at > 0 && after < 0)
    return FALSE; /* another line stands in its place */
  for (int i = after + 1; i < origins[at]; i++)
    if (asks_the_same (&before[i], now))
      return TRUE;
  return FALSE;
}

TableDue
table_due_find (const TableJournal *before, const TableEdit *edits, guint n, const TableJournal *after,
                const gboolean *left)
{
  const guint length = table_journal_length (after);
  const guint n_before = table_journal_length (before);
  g_autofree int *origins = table_edits_origins (n_before, edits, n);
  g_autofree TableBefore *was = table_befores_new (before), *is = table_befores_new (after);
  const TableBefore *deleted = NULL; /* a question whose answer the person took away: it is not asked a second time */
  for (guint i = 0; i < length; i++)
    {
      guint useless;
      if (origins[i] < 0 || table_journal_remembers (after, i))
        continue;
      if (deleted == NULL && is_misfit (&was[origins[i]], &is[i]))
        {
          if (is_still_asked (&is[i]))
            return (TableDue){ TABLE_DUE_ANSWER, i, TABLE_EDIT_REPLACE, 1, -1 };
          if (left == NULL || !left[origins[i]])
            return (TableDue){ TABLE_DUE_MISFIT, i, TABLE_EDIT_REPLACE, 1, origins[i] };
        }
      if (!is_other (&was[origins[i]], &is[i]))
        continue;
      if (deleted == NULL && is_deleted_one (was, &is[i], origins, i))
        deleted = &is[i];
      if (deleted != NULL && asks_the_same (deleted, &is[i]))
        continue;
      useless = count_useless (was, n_before, &is[i], origins, i, after);
      if (useless > 0)
        return (TableDue){ TABLE_DUE_USELESS, i, TABLE_EDIT_DELETE, useless, -1 };
      /* The answer stands behind its entry, and before what is remembered there of other edits. */
      while (i > 0 && table_journal_remembers (after, i - 1))
        i--;
      return (TableDue){ TABLE_DUE_ANSWER, i, TABLE_EDIT_INSERT, 1, -1 };
    }
  return (TableDue){ .what = TABLE_DUE_NOTHING, .at = length, .origin = -1 };
}
