/* journals.h - for tests of every game: journals from a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <string.h>

#include "table/table-journal.h"
#include "table/table-record.h"

/* Anna and Ben play, with this line of the setup, or ""; the entries are "note a|note b". */
static inline TableJournal *
journal_of_lines (const TableGame *game, const char *rules, const char *lines)
{
  g_autoptr (TableSetup) setup = table_setup_new (game);
  g_auto (GStrv) each = g_strsplit (lines, "|", -1);
  table_setup_add_player (setup, "Anna", -1, NULL);
  table_setup_add_player (setup, "Ben", -1, NULL);
  if (*rules != '\0')
    g_assert_true (table_setup_line (setup, rules, NULL));
  return table_journal_new_of (setup, (const char *const *) each, NULL);
}

/* A whole record. */
static inline TableJournal *
journal_of_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  TableJournal *journal = table_record_parse (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  return journal;
}
