/* table-due.h - what must still be said after an edit of old entries: a question that was not asked before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A throw that is put right makes a fishery pay, so tokens are drawn that nobody entered; all entries of that turn are
 * refused until somebody says which.  Or it pays no more, and the entries that said it answer a question that nobody
 * asks.  This finds the first such place.  Whoever has put an answer there, or dropped what is of no use, looks again;
 * so the questions come in the order of the game.  An entry that does not fit any more comes in this order, too: what
 * it leaves undone changes what is asked later, so it is put right, dropped or left first.  Whoever deletes an answer
 * is not asked for it again: then what followed is only refused.  It knows no game: everything comes from the states.
 */
#pragma once

#include "table-edit.h"

typedef enum
{
  TABLE_DUE_NOTHING,
  TABLE_DUE_ANSWER,  /* the state before entry `at` asks something that it did not ask before the edits; or what it asks
                     * has an answer that is refused now, and the new one takes its place */
  TABLE_DUE_USELESS, /* `n` entries from `at` on answered questions that are not asked any more */
  TABLE_DUE_MISFIT   /* entry `at` answers what is asked, but does not fit any more */
} TableDueWhat;

typedef struct
{
  TableDueWhat what;
  guint at; /* an index into the journal after the edits */
  /* `n` edits of this kind at `at` settle it. */
  TableEditHow how;
  guint n;
  int origin; /* TABLE_DUE_MISFIT: the index that the entry had before the edits */
} TableDue;

/* The moment before an entry, and what became of the entry. */
typedef struct
{
  guint ask;   /* the question */
  int asked;   /* who is asked; -1: nobody */
  int turn;    /* whose turn it is; -1: nobody's */
  guint turns; /* that were begun */
  int made;    /* who made the entry; -1: nobody, or it does not fit */
  gboolean fits;
  gboolean open; /* it can be said whose turn begins here, or who gets points: so nobody must answer */
} TableBefore;

/* One for each entry, and one for the end, where nothing was made; free with g_free (). */
TableBefore *table_befores_new (const TableJournal *journal);

/* The first thing that is due in `after`, which is `before` with these edits.  `left` has a flag for each entry of
 * `before`: TRUE if the person leaves it as it is although it does not fit any more; NULL: nothing is left. */
TableDue table_due_find (const TableJournal *before, const TableEdit *edits, guint n, const TableJournal *after,
                         const gboolean *left);

/* For each entry after the edits, the index that it had before them; -1: it was not there, or another line stood in its
 * place.  As many as the journal after the edits has entries; free with g_free (). */
int *table_edits_origins (guint n_before, const TableEdit *edits, guint n);
