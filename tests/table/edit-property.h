/* edit-property.h - for tests of every game: edits are remembered, and taken back from the last to the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "table/table-edit.h"
#include "table/table-record.h"

#define EDITS_AT_ONCE 3

/* An edit of any kind, with a line of the game itself. */
static inline TableEdit
edit_property_any (const TableJournal *journal, GRand *rand)
{
  const TableGame *game = table_journal_game (journal);
  const gint32 n = (gint32) table_journal_length (journal);
  const char *line = table_journal_entry (journal, (guint) g_rand_int_range (rand, 0, n)).line;
  TableEdited edited;
  if (g_rand_int_range (rand, 0, 3) == 0
      || table_edit_read (game, table_state (table_journal_state (journal))->rules, line, (guint) n, &edited, NULL))
    line = "note \"a \\\"quoted\\\" \\\\ note # here\"";
  return (TableEdit){ (TableEditHow) g_rand_int_range (rand, TABLE_EDIT_REPLACE, TABLE_EDIT_MOVE + 1),
                      (guint) g_rand_int_range (rand, 0, n), (guint) g_rand_int_range (rand, 0, n), line };
}

static inline gboolean
edit_property_same (const TableJournal *journal, const char *record, const char *when, GString *why)
{
  g_autofree char *now = table_record_print (journal, G_MAXUINT);
  if (strcmp (now, record) == 0)
    return TRUE;
  g_string_append_printf (why, "%s the record differs:\n%s\ninstead of\n%s", when, now, record);
  return FALSE;
}

/* Are these the first entries of the other journal? */
static inline gboolean
edit_property_begins (const TableJournal *journal, const TableJournal *other, guint n)
{
  if (MAX (n, table_journal_length (journal)) > table_journal_length (other))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (strcmp (table_journal_entry (journal, i).line, table_journal_entry (other, i).line) != 0)
      return FALSE;
  return TRUE;
}

/* Deletes the entries after the first ones, none of which remembers anything, of a journal that remembers all edits
 * since `first`.  Those that are left are as they were, and behind them is nothing but what is remembered: it leads
 * back to the beginning of `first`.  Undo and redo do it again. */
static inline gboolean
edit_property_truncate (TableJournal *journal, GRand *rand, const TableJournal *first, GString *why)
{
  guint end = 0;
  while (end < table_journal_length (journal) && !table_journal_remembers (journal, end))
    end++;
  const guint n = (guint) g_rand_int_range (rand, 0, (gint32) end + 1);
  g_autofree char *whole = table_record_print (journal, G_MAXUINT);
  g_autoptr (TableJournal) before = table_record_parse (whole, strlen (whole), NULL, NULL);
  if (!table_journal_truncate (journal, n))
    return edit_property_same (journal, whole, "after nothing was deleted", why);
  g_autofree char *cut = table_record_print (journal, G_MAXUINT);
  guint n_edits = 0;
  for (guint i = n; i < table_journal_length (journal); i++)
    n_edits += table_journal_remembers (journal, i);
  if (!edit_property_begins (journal, before, n) || n + n_edits != table_journal_length (journal))
    {
      g_string_append_printf (why, "%s\nafter the first %u entries of it:\n%s", whole, n, cut);
      return FALSE;
    }
  g_autoptr (TableJournal) taken_back = n_edits > 0 ? table_journal_before_edit (journal, n) : NULL;
  const TableJournal *back = n_edits > 0 ? taken_back : journal;
  if (back == NULL || !edit_property_begins (back, first, table_journal_length (back)))
    {
      g_string_append_printf (why, "%s\nafter the first %u entries of it leads back to another beginning:\n%s", whole,
                              n, cut);
      return FALSE;
    }
  return table_journal_undo (journal) && edit_property_same (journal, whole, "after what was deleted is back", why)
         && table_journal_redo (journal) && edit_property_same (journal, cut, "after it was deleted again", why)
         && table_journal_undo (journal);
}

/* Edits a journal with at least one entry at random, several times, and checks: what is remembered fits, leads back to
 * each record before, byte for byte, also after the record was printed and read and one entry more was made. */
static inline gboolean
edit_property_check (TableJournal *journal, GRand *rand, guint *n_made, GString *why)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  const gboolean is_plain = table_journal_n_edits (journal) == 0;
  for (guint i = 0; i < 6; i++)
    {
      const guint n = (guint) g_rand_int_range (rand, 1, EDITS_AT_ONCE + 1);
      TableEdit edits[EDITS_AT_ONCE];
      for (guint k = 0; k < n; k++)
        edits[k] = edit_property_any (journal, rand);
      g_autofree char *record = table_record_print (journal, G_MAXUINT);
      const guint before = table_journal_n_edits (journal);
      TableRefusal refusal = { "" };
      g_autoptr (TableJournal) bare = table_journal_with_edits (journal, edits, n, NULL);
      if (!table_journal_edit (journal, edits, n, g_rand_boolean (rand) ? "so it \"was\"" : "", &refusal))
        {
          if (*refusal.sentence == '\0' || !edit_property_same (journal, record, "after a refused edit", why))
            return FALSE;
          continue;
        }
      *n_made += n;
      if (table_journal_n_edits (journal) != before + n)
        {
          g_string_append_printf (why, "%u edits, and %u are remembered more than before", n,
                                  table_journal_n_edits (journal) - before);
          return FALSE;
        }
      /* Without what is remembered it is the same as the bare edits. */
      const guint kept = table_journal_length (journal) - n;
      g_autofree char *here = table_record_print (journal, kept), *there = table_record_print (bare, G_MAXUINT);
      if (strcmp (here, there) != 0)
        {
          g_string_append (why, "the edits and the bare edits differ");
          return FALSE;
        }
      g_autoptr (TableJournal) back = table_journal_before_edit (journal, kept);
      if (back == NULL || !edit_property_same (back, record, "before the edit", why))
        return FALSE;
      g_array_append_val (places, kept);
      g_ptr_array_add (records, g_steal_pointer (&record));
    }
  /* Each is reached from the last record, too, which is printed and read; a later entry stays. */
  g_autofree char *whole = table_record_print (journal, G_MAXUINT);
  g_autoptr (TableJournal) read = table_record_parse (whole, strlen (whole), NULL, NULL);
  if (is_plain && records->len > 0)
    {
      const char *record = records->pdata[0];
      g_autoptr (TableJournal) first = table_record_parse (record, strlen (record), NULL, NULL);
      for (guint i = 0; i < 3; i++)
        if (!edit_property_truncate (read, rand, first, why))
          return FALSE;
    }
  table_journal_append_kept (read, "note later", NULL);
  while (records->len > 0)
    {
      const guint at = g_array_index (places, guint, places->len - 1);
      g_autofree char *later = g_strconcat (records->pdata[records->len - 1], "note later\n", NULL);
      if (!table_journal_restore (read, at, NULL) || !edit_property_same (read, later, "after an entry more", why)
          || !table_journal_restore (journal, at, NULL)
          || !edit_property_same (journal, records->pdata[records->len - 1], "after the edit was taken back", why))
        return FALSE;
      g_ptr_array_set_size (records, (int) records->len - 1);
      g_array_set_size (places, places->len - 1);
    }
  g_autofree char *undone = table_record_print (journal, G_MAXUINT);
  while (strcmp (undone, whole) != 0 && table_journal_undo (journal))
    {
      g_free (undone);
      undone = table_record_print (journal, G_MAXUINT);
    }
  return strcmp (undone, whole) == 0 || (g_string_append (why, "the edits are not undone one by one"), FALSE);
}
