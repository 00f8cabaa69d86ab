/* handed.h - an edit of an old entry can hand later turns to other players; the entries that prevent it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player is not written in most entries: it is the one whose turn it is.  So an edit can hand all later entries to
 * other players, who then have the figures and the points: a tile more or less, a builder's second tile that is gone,
 * a later entry that does not fit any more and takes no turn.
 */
#pragma once

#include "table/table-edit.h"

/* The edits that leave later entries with their players, to be made after `edits` in this order: each inserts an entry
 * that says whose turn it is.  None where that is not needed, or where the game refuses it.  `after` is the journal
 * with `edits`.  TableEdit; the array owns their lines; free with g_array_unref (). */
GArray *arb_handed_keep (const TableJournal *journal, const TableEdit *edits, guint n, const TableJournal *after);
/* An array for edits, which owns the lines that are added to it. */
GArray *arb_edits_new (void);
void arb_edits_add (GArray *edits, TableEditHow how, guint at, guint to, const char *line);
