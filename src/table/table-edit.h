/* table-edit.h - edits of old entries, which the game remembers: what an entry was before, and why it was changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * After an edit, an entry at the end of the journal says how it is taken back.  Entries are numbered from 1; the number
 * is that of the moment of the edit, when the journal ended before this entry:
 *
 *   replaced 18 "place crfr 0,1 r2" "Ben had a follower there"
 *   inserted 19
 *   deleted 20 "points Anna +3 \"miscounted\""
 *   moved 21 19 "they were mixed up"
 *
 * These entries change nothing in the state, and are accepted at any time, also when the game is over.  Whether there
 * was such an entry can only be said when all later edits are taken back.  Whoever takes them back from the last one on
 * gets the old branch of the game, line by line.
 *
 * The rows of these acts are those of every game (table-entry.h).
 */
#pragma once

#include "table-journal.h"

typedef enum
{
  TABLE_EDIT_REPLACE = 1,
  TABLE_EDIT_INSERT,
  TABLE_EDIT_DELETE,
  TABLE_EDIT_MOVE,
} TableEditHow;

/* An edit, as it is wanted: indices from 0. */
typedef struct
{
  TableEditHow how;
  guint at;         /* the entry; for an insertion, the one before which it comes */
  guint to;         /* move: its index afterwards */
  const char *line; /* replace, insert: the new entry */
} TableEdit;

/* The part of an entry that remembers an edit; all 0 in other entries. */
typedef struct
{
  guint8 how;    /* TableEditHow; 0: the entry is not an edit */
  gint16 at, to; /* from 1 */
  /* Replaced, deleted: the line that was there.  Kept for the life of the program, as entries are plain values that own
   * nothing; a record bounds how much that is. */
  const char *old;
} TableEdited;

/* const char *: an entry in quotation marks. */
extern const TableOperandType table_operand_old;
/* gint16: the number of an entry, from 1. */
extern const TableOperandType table_operand_entry;

/* For `tell`: "Entry 18 was changed; before: …, because: …"; free with g_free ().  If `secret`, the
 * old entry is not told.  Else it is told as it stands in the record, because `tell` knows only one state;
 * table_journal_tell () tells it in words. */
char *table_edited_tell (const TableEdited *edited, gboolean secret, const char *why);

/* ---- edits of a journal ---- */

/* What this line remembers; FALSE if it is not such an entry, or if it cannot have been made when there were `n_before`
 * entries.  `why`, at least TABLE_WHY_MAX bytes, may be NULL. */
gboolean table_edit_read (const TableGame *game, gconstpointer rules, const char *line, guint n_before,
                          TableEdited *edited, char *why);
/* Makes these edits one after the other, and remembers each with this reason, which may be ""; all that is one change,
 * which can be undone.  Refused if a new entry does not fit at its place. */
gboolean table_journal_edit (TableJournal *journal, const TableEdit *edits, guint n, const char *reason,
                             TableRefusal *why);
/* A journal with these edits, and nothing remembered; new entries that do not fit are kept.  NULL and a refusal if an
 * edit is impossible. */
TableJournal *table_journal_with_edits (const TableJournal *journal, const TableEdit *edits, guint n,
                                        TableRefusal *why);

/* Is this the first word of an entry that remembers a change?  The line before is one of its other words. */
gboolean table_edit_is_verb (const char *word);
/* Has the line a value that only some of the players may know (TableGame.is_secret), or did the entry whose edit it
 * remembers have one? */
gboolean table_journal_hides (const TableJournal *journal, const char *line);

/* Entry `index` in words; `before` is the state before it.  If it remembers an edit, the old entry is in words, too.
 * Free with g_free (). */
char *table_journal_tell (const TableJournal *journal, guint index, gconstpointer before);

/* Does entry `index` remember an edit?  Nothing is asked at such an entry. */
gboolean table_journal_remembers (const TableJournal *journal, guint index);

/* How many edits are remembered. */
guint table_journal_n_edits (const TableJournal *journal);
/* The journal before the edit that entry `index` remembers: this edit and those after it are taken back, last first.
 * All other entries are kept.  NULL if the entry remembers none. */
TableJournal *table_journal_before_edit (const TableJournal *journal, guint index);
/* Puts that journal in place of this one, as one change. */
gboolean table_journal_restore (TableJournal *journal, guint index, TableRefusal *why);

/* The entries from index `n` on that remember edits of entries before `n`, as they are true there: what an undo to
 * there keeps.  An array of char *, free with g_ptr_array_unref (). */
GPtrArray *table_journal_edits_of (const TableJournal *journal, guint n);
