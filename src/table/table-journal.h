/* table-journal.h - the entries of one game, folded into a state; undo, redo, and edits of any entry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * To fold is to apply all entries in order, beginning with the state that the setup gives.  The journal owns the entry
 * lines and the states that it folds.  It keeps some of the states (snapshots), so that an undo is quick.  After an
 * edit of an old entry all later entries are applied again.  An entry that no longer fits is kept, marked with its
 * refusal and passed over, until the person edits or deletes it.
 */
#pragma once

#include "table-game.h"

#define TABLE_ENTRIES_MAX 10000

typedef struct _TableJournal TableJournal;

typedef struct
{
  const char *line;            /* owned by the journal */
  const TableRefusal *refusal; /* NULL: it fits */
} TableEntry;

/* Copies `setup`.  NULL and a refusal if the game cannot start from it. */
TableJournal *table_journal_new (const TableSetup *setup, TableRefusal *why);
/* The same with these entries, NULL-terminated, as they were stored; those that do not fit are kept. */
TableJournal *table_journal_new_of (const TableSetup *setup, const char *const *entries, TableRefusal *why);
void table_journal_free (TableJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableJournal, table_journal_free)

const TableSetup *table_journal_setup (const TableJournal *journal);
const TableGame *table_journal_game (const TableJournal *journal);
guint table_journal_length (const TableJournal *journal);
TableEntry table_journal_entry (const TableJournal *journal, guint index);
/* An entry of this game as everybody may see it: without what was told in secret.  Free with g_free (). */
char *table_journal_public_line (const TableJournal *journal, const char *line);
guint table_journal_n_refused (const TableJournal *journal);

/* The effects of all entries (table-ledger.h), in their order; the journal owns them, and they are valid until its next
 * change. */
const TableLedger *table_journal_effects (const TableJournal *journal);

/* The state after all entries; the journal owns it, and it is valid until the next change. */
gconstpointer table_journal_state (const TableJournal *journal);
/* A new state, the one after the first `n` entries; free with game->state_free. */
gpointer table_journal_state_at (const TableJournal *journal, guint n);

/* Adds an entry at the end.  If it does not fit, nothing changes. */
gboolean table_journal_append (TableJournal *journal, const char *line, TableRefusal *why);
/* The same, but an entry that does not fit is added, too, and marked as refused; records are read this way.  FALSE
 * only if the line is empty, cannot be cut into words (table_words_cut ()), or there are too many entries. */
gboolean table_journal_append_kept (TableJournal *journal, const char *line, TableRefusal *why);

/* Would `line` fit after the first `index` entries? */
gboolean table_journal_fits_at (const TableJournal *journal, guint index, const char *line, TableRefusal *why);

/* Changes at any place.  If the new line does not fit at its place, the call is refused and nothing changes.  Later
 * entries that do not fit any more are kept and marked as refused. */
gboolean table_journal_replace (TableJournal *journal, guint index, const char *line, TableRefusal *why);
gboolean table_journal_insert (TableJournal *journal, guint index, const char *line, TableRefusal *why);
gboolean table_journal_delete (TableJournal *journal, guint index, TableRefusal *why);

/* Undo takes back the last change of any kind (append, replace, insert, delete, truncate); redo makes it again. */
gboolean table_journal_can_undo (const TableJournal *journal);
gboolean table_journal_can_redo (const TableJournal *journal);
gboolean table_journal_undo (TableJournal *journal);
gboolean table_journal_redo (TableJournal *journal);
/* Deletes all entries after the first `n`, as one change that can be undone.  What is remembered of edits of those `n`
 * stays (table-edit.h).  FALSE if that leaves nothing to delete. */
gboolean table_journal_truncate (TableJournal *journal, guint n);
