/* table-journal-private.h - many entries at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-journal.h"

/* From now on table_journal_append_kept () only lists its entry, until table_journal_fold () applies all that were
 * listed, with the names that they give: each new name by itself would have the game played again.  Between the two,
 * nothing else is called but table_journal_length () and table_journal_setup (). */
void table_journal_list (TableJournal *journal);
void table_journal_fold (TableJournal *journal);
