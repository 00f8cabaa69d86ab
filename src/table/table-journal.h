/* table-journal.h - the entries of one evening, folded into a state; undo, redo, edits anywhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The journal owns the list of entry lines and every state it folds from them.  A snapshot now and then makes
 * going back cheap.  After an edit in the middle everything behind it is folded again; an entry that no longer
 * fits is kept, marked with its refusal and passed over, until the person edits or deletes it.
 */
#pragma once

#include "table-game.h"

G_BEGIN_DECLS

#define TABLE_ENTRIES_MAX 10000

typedef struct _TableJournal TableJournal;

typedef struct
{
  const char *line;            /* owned by the journal */
  const TableRefusal *refusal; /* NULL: it fits */
} TableEntry;

/* Takes a copy of `setup`.  NULL with a refusal if the game cannot start from it. */
TableJournal *table_journal_new (const TableSetup *setup, TableRefusal *why);
void table_journal_free (TableJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableJournal, table_journal_free)

const TableSetup *table_journal_setup (const TableJournal *journal);
const TableGame *table_journal_game (const TableJournal *journal);
guint table_journal_length (const TableJournal *journal);
TableEntry table_journal_entry (const TableJournal *journal, guint index);
guint table_journal_n_refused (const TableJournal *journal);

/* The state after all entries; owned by the journal, valid until the next change. */
gconstpointer table_journal_state (const TableJournal *journal);
/* A new state as it was after the first `n` entries; free with game->state_free. */
gpointer table_journal_state_at (const TableJournal *journal, guint n);

/* Adds an entry at the end if it fits; nothing changes if it does not. */
gboolean table_journal_append (TableJournal *journal, const char *line, TableRefusal *why);
/* Adds it even if it does not fit, marked as refused (records are read this way).  FALSE only when it is too long,
 * no UTF-8, or one too many. */
gboolean table_journal_append_kept (TableJournal *journal, const char *line, TableRefusal *why);

/* Changes anywhere.  The changed or inserted line itself must fit where it stands, or the call is refused and
 * nothing changes; later lines may come to be refused and are kept. */
gboolean table_journal_replace (TableJournal *journal, guint index, const char *line, TableRefusal *why);
gboolean table_journal_insert (TableJournal *journal, guint index, const char *line, TableRefusal *why);
gboolean table_journal_delete (TableJournal *journal, guint index, TableRefusal *why);

/* Undo takes back the last change of any kind (append, replace, insert, delete); redo brings it again. */
gboolean table_journal_can_undo (const TableJournal *journal);
gboolean table_journal_can_redo (const TableJournal *journal);
gboolean table_journal_undo (TableJournal *journal);
gboolean table_journal_redo (TableJournal *journal);
/* Drops everything after the first `n` entries, as one change that undo brings back. */
gboolean table_journal_truncate (TableJournal *journal, guint n);

G_END_DECLS
