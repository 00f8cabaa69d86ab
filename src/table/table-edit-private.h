/* table-edit-private.h - how edits change a journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-journal.h"

/* Puts these lines (char *) in place of all entries, as one change, which can be undone.  Refused if there are too many
 * or if one is not a sound line; entries that do not fit are kept. */
gboolean table_journal_exchange (TableJournal *journal, const GPtrArray *lines, TableRefusal *why);

/* Refuses a line with a sign that no new text may have (table_text_check ()).  A name in the setup may have it, and so
 * may an entry that stands in the journal. */
gboolean table_journal_may_be_new (const TableJournal *journal, const char *line, TableRefusal *why);
