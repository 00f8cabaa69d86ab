/* table-what-if.h - what an answer would be by another reading of a ruling.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries are folded again by the other reading, from the first one on, so it is the game that would have been
 * played.
 */
#pragma once

#include "table-journal.h"

G_BEGIN_DECLS

/* Goes through the other readings of all rulings in play.  Begin with both numbers 0 and `begun` FALSE; FALSE after the
 * last one. */
typedef struct
{
  guint ruling, option;
  gboolean begun;
} TableReading;
gboolean table_reading_next (const TableSetup *setup, TableReading *reading);

/* "A1 between: the cells between the two ..."; free with g_free (). */
char *table_reading_tell (const TableGame *game, const TableReading *reading);

/* What the answer to a question after the first `n` entries would be by this reading, as far as it differs, in a few
 * lines.  NULL: it is the same, or the game cannot start so.  Free with g_free (). */
char *table_what_if (const TableJournal *journal, guint n, const char *question, const TableReading *reading);
/* All of them in one text; "" if no other reading gives another answer. */
char *table_what_ifs (const TableJournal *journal, guint n, const char *question);

G_END_DECLS
