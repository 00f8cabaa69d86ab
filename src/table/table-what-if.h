/* table-what-if.h - what an answer would be by another reading of a ruling, or if another entry had been made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The entries are folded again by the other reading, from the first one on, or from the other entry on.  So it is the
 * game that would have been played.
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

/* ---- another entry ---- */

/* What could have been entered instead. */
typedef struct
{
  char *line;
  guint topic; /* what is different: entries with the same outcome are told together if they have the same topic */
} TableOther;
/* For TableGame.others; takes `line`. */
void table_others_add (GArray *others, guint topic, char *line);

/* Tries everything that could have been entered instead of what decided the answer to a question after the first `n`
 * entries.  Whatever was entered after that entry is applied again; where that does not fit any more, it would be
 * another game, and nothing is told. */
typedef struct _TableOthers TableOthers;
/* NULL: there is nothing to try.  The journal must not change until it is freed. */
TableOthers *table_others_new (const TableJournal *journal, guint n, const char *question);
void table_others_free (TableOthers *others);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableOthers, table_others_free)
/* Tries the next one.  FALSE: all were tried. */
gboolean table_others_step (TableOthers *others);
/* Adds a sentence (char *) for each outcome in which somebody gets more or less, as far as it was tried. */
void table_others_tell (const TableOthers *others, GPtrArray *sentences);

/* The outcomes, for tests: the entry that is another one, what would be there, the question, and the points of each
 * player.  FALSE: there is no outcome with this number. */
gboolean table_others_outcome (const TableOthers *others, guint nth, guint *entry, const char **line,
                               const char **question, gint32 points[TABLE_MAX_PLAYERS]);

G_END_DECLS
