/* table-mend.h - which edit of an entry could explain that a count of the table does not add up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It looks at the entries between the last count that was right and the one that was not, nearest to now first.  Each
 * is left out, exchanged for others that its row of acts offers, and has others put before it; then all later entries
 * are folded again.  An edit explains a difference if more adds up afterwards, nothing else becomes wrong, and every
 * later entry up to the last count still fits.  The search knows no game: everything comes from the rows.
 */
#pragma once

#include "table-edit.h"
#include "table-stock.h"

G_BEGIN_DECLS

#define TABLE_MENDS_MAX 100    /* explanations */
#define TABLE_MEND_WORK 200000 /* entries that a whole search applies */
#define TABLE_MEND_OF_ROW 60   /* ways in which a row of acts is tried at one place */
#define TABLE_MEND_PLACES 7    /* places that a person is told of */

typedef struct
{
  TableEdit edit; /* how, at and line; the line belongs to the mend */
  char *told;     /* the new entry in words; NULL for one that is left out */
  char *was;      /* the entry that stands there in words; NULL for one that is put in */
  gboolean whole; /* everything adds up then; else something is still wrong */
} TableMend;

typedef struct _TableMendSearch TableMendSearch;

/* The journal must not change as long as the search lives. */
TableMendSearch *table_mend_search_new (const TableJournal *journal);
void table_mend_search_free (TableMendSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableMendSearch, table_mend_search_free)
/* Goes on until at least `work` entries more were applied.  FALSE: the search is over. */
gboolean table_mend_search_step (TableMendSearch *search, guint work);
/* What was found so far, TableMend; it belongs to the search. */
const GPtrArray *table_mend_search_found (const TableMendSearch *search);
/* Was it given up because it would have been too much work? */
gboolean table_mend_search_is_cut (const TableMendSearch *search);

/* What was found, by place: an entry, or the gap before it.  A place is a GPtrArray of its TableMend, at least one, and
 * those that explain everything come first.  So do the places that have one; then come those nearest to now.  There are
 * at most `most` places.  Free with g_ptr_array_unref (); the mends belong to the search. */
GPtrArray *table_mend_places (const GPtrArray *found, guint most);

/* A mend in a sentence, free with g_free (). */
char *table_mend_tell (const TableMend *mend);

G_END_DECLS
