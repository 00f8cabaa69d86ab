/* stock-property.h - for tests of every game: a count of the true numbers is right, a game with one entry falsified is
 * found out exactly if something that can be counted differs, and then the true entry is among the explanations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "table/table-repair.h"

typedef struct
{
  guint n_true;      /* counts of the true numbers */
  guint n_wrong;     /* falsified games that were found out */
  guint n_same;      /* falsified games in which nothing that can be counted differs */
  guint n_explained; /* of those found out: the true entry is among the explanations */
  guint n_cut;       /* of those: the search was given up before */
} StockSums;

/* Counts everything of `truth` in `journal`, which may be another game. */
static inline gboolean
stock_property_count (TableJournal *journal, gconstpointer truth, GString *why)
{
  const TableGame *game = table_journal_game (journal);
  g_autoptr (GArray) things = table_stock_things (game, truth);
  for (guint i = 0; i < things->len;)
    {
      const int owner = g_array_index (things, TableThing, i).player;
      int numbers[TABLE_COUNTS_MAX];
      guint n = 0;
      TableRefusal refusal;
      for (; i < things->len && g_array_index (things, TableThing, i).player == owner; i++)
        {
          g_assert_cmpuint (n, <, TABLE_COUNTS_MAX);
          numbers[n++] = g_array_index (things, TableThing, i).there;
        }
      g_autofree char *line = table_stock_line (game, truth, owner, numbers);
      /* A thing may be there to be counted in one of the games only. */
      if (!table_journal_append (journal, line, &refusal) && truth == table_journal_state (journal))
        {
          g_string_append_printf (why, "%s is refused: %s", line, refusal.sentence);
          return FALSE;
        }
    }
  return TRUE;
}

/* How many of these things were counted and do not add up. */
static inline guint
stock_property_n_wrong (const TableJournal *journal, const GArray *things)
{
  const GArray *rows = table_stock_rows (table_journal_game (journal), table_journal_state (journal));
  guint n = 0;
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    for (guint k = 0; k < things->len; k++)
      {
        const TableStockRow *row = &g_array_index (rows, TableStockRow, i);
        const TableThing *thing = &g_array_index (things, TableThing, k);
        n += row->player == thing->player && strcmp (row->word, thing->word) == 0 && table_stock_row_is_wrong (row);
      }
  return n;
}

/* A count of the true numbers is right, and every mistake of one is found. */
static inline gboolean
stock_property_true (TableJournal *journal, StockSums *sums, GString *why)
{
  const TableGame *game = table_journal_game (journal);
  gpointer before = table_journal_state_at (journal, table_journal_length (journal));
  g_autoptr (GArray) things = table_stock_things (game, before);
  gboolean fine = stock_property_count (journal, before, why);
  const GArray *rows = table_stock_rows (game, table_journal_state (journal));
  if (fine && (stock_property_n_wrong (journal, things) > 0 || (rows != NULL ? rows->len : 0) < things->len))
    {
      g_string_append (why, "something is wrong in a count of the true numbers, or was not counted");
      fine = FALSE;
    }
  for (guint i = 0; fine && i < things->len; i++)
    {
      const TableThing *thing = &g_array_index (things, TableThing, i);
      g_autofree char *line = g_strdup_printf ("counted-table %s %d", thing->word, thing->there + 1);
      if (thing->player >= 0)
        {
          const TableRules *rules = table_state (before)->rules;
          g_autoptr (GString) named = g_string_new ("counted ");
          table_words_append (named, rules->players[thing->player].name);
          g_string_append_printf (named, " %s %d", thing->word, thing->there - 1);
          g_free (line);
          line = g_strdup (named->str);
        }
      fine = table_journal_append (journal, line, NULL) && stock_property_n_wrong (journal, things) == 1
             && table_journal_undo (journal) && stock_property_n_wrong (journal, things) == 0;
      if (!fine)
        g_string_append_printf (why, "%s is not found out, or stays after an undo", line);
    }
  game->state_free (before);
  sums->n_true++;
  return fine;
}

static inline gboolean
stock_property_differ (const TableGame *game, gconstpointer one, gconstpointer other)
{
  g_autoptr (GArray) a = table_stock_things (game, one), b = table_stock_things (game, other);
  for (guint i = 0; i < a->len; i++)
    for (guint k = 0; k < b->len; k++)
      {
        const TableThing *x = &g_array_index (a, TableThing, i), *y = &g_array_index (b, TableThing, k);
        if (x->player == y->player && strcmp (x->word, y->word) == 0 && x->there != y->there)
          return TRUE;
      }
  return FALSE;
}

/* Is it this line, or the same without a cell that need not be named? */
static inline gboolean
stock_property_is (const char *mend, const char *line)
{
  const gsize n = mend != NULL ? strlen (mend) : 0;
  return mend != NULL && strncmp (mend, line, n) == 0 && (line[n] == '\0' || line[n] == ' ');
}

static inline gboolean
stock_property_has (const GPtrArray *mends, TableEditHow how, guint at, const char *line)
{
  for (guint i = 0; i < mends->len; i++)
    {
      const TableRepair *mend = mends->pdata[i];
      if (mend->edit.how == how && mend->edit.at == at && stock_property_is (mend->edit.line, line) && mend->whole)
        return TRUE;
    }
  return FALSE;
}

/* Every explanation explains: when it is made, nothing is wrong, or less. */
static inline gboolean
stock_property_sound (const TableJournal *journal, const GPtrArray *mends, GString *why)
{
  const TableGame *game = table_journal_game (journal);
  const guint before = table_stock_n_wrong (game, table_journal_state (journal));
  for (guint i = 0; i < mends->len; i++)
    {
      const TableRepair *mend = mends->pdata[i];
      g_autofree char *told = table_repair_tell (mend);
      g_autoptr (TableJournal) mended = table_journal_with_edits (journal, &mend->edit, 1, NULL);
      const guint n = mended != NULL ? table_stock_n_wrong (game, table_journal_state (mended)) : before;
      if (n >= before || mend->whole != (n == 0)
          || table_journal_n_refused (mended) > table_journal_n_refused (journal))
        {
          g_string_append_printf (why, "it is not an explanation: %s: %u are wrong instead of %u", told, n, before);
          return FALSE;
        }
    }
  return TRUE;
}

/* The journal is the game as it is entered: `false_line` stands at `at` (NULL: nothing does) instead of `line`, which
 * is the truth.  `truth` is the state at the end of the true game. */
static inline gboolean
stock_property_false (TableJournal *journal, gconstpointer truth, guint at, const char *line, const char *false_line,
                      StockSums *sums, GString *why)
{
  const TableGame *game = table_journal_game (journal);
  const gboolean differ = stock_property_differ (game, table_journal_state (journal), truth);
  if (!stock_property_count (journal, truth, why))
    return FALSE;
  const gboolean wrong = table_stock_n_wrong (game, table_journal_state (journal)) > 0;
  if (wrong != differ)
    {
      g_string_append_printf (why, "entry %u, %s instead of %s: the states %s, the count %s", at + 1,
                              false_line != NULL ? false_line : "nothing", line, differ ? "differ" : "are the same",
                              wrong ? "is wrong" : "is right");
      return FALSE;
    }
  sums->n_wrong += wrong;
  sums->n_same += !wrong;
  if (!wrong)
    return TRUE;
  g_autoptr (TableRepairSearch) search = table_repair_search_new (journal);
  while (table_repair_search_step (search, 1000))
    ;
  const GPtrArray *mends = table_repair_search_found (search);
  const gboolean has = stock_property_has (mends, false_line != NULL ? TABLE_EDIT_REPLACE : TABLE_EDIT_INSERT, at,
                                           line);
  sums->n_explained += has;
  sums->n_cut += !has && table_repair_search_is_cut (search);
  if (!has && !table_repair_search_is_cut (search))
    {
      g_string_append_printf (why, "entry %u, %s instead of %s: not explained, by none of %u", at + 1,
                              false_line != NULL ? false_line : "nothing", line, mends->len);
      return FALSE;
    }
  return stock_property_sound (journal, mends, why);
}

/* A journal of the first `n` lines of the game, with another one at `at`; NULL if one of them does not fit. */
static inline TableJournal *
stock_property_journal (const TableSetup *setup, const GPtrArray *lines, guint n, guint at, const char *false_line)
{
  g_autoptr (TableJournal) journal = table_journal_new (setup, NULL);
  for (guint i = 0; i < n; i++)
    {
      const char *line = i == at ? false_line : lines->pdata[i];
      if (line != NULL && !table_journal_append (journal, line, NULL))
        return NULL;
    }
  return g_steal_pointer (&journal);
}
