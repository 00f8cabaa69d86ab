/* table-change.h - what the next undo or redo of a journal would do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-journal.h"

/* At index `at`, so many entries go and so many come. */
typedef struct
{
  guint at, n_gone, n_come;
} TableChange;

/* All 0 if there is nothing to undo or redo. */
TableChange table_journal_undoes (const TableJournal *journal);
TableChange table_journal_redoes (const TableJournal *journal);
