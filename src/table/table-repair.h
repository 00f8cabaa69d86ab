/* table-repair.h - which edit of an entry could explain that a count of the table does not add up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It looks at the entries between the last count that was right and the one that was not, nearest to now first.  Each
 * is left out, exchanged for others that its row of acts offers, and has others put before it; then all later entries
 * are folded again.  An edit explains a difference if more adds up afterwards, nothing else becomes wrong, and every
 * later entry up to the last count still fits.  As the last explanation, it tries that the table
 * agrees how many there are.  The search knows no game: everything comes from the rows.
 */
#pragma once

#include "table-edit.h"
#include "table-stock.h"

#define TABLE_REPAIRS_MAX 100      /* explanations */
#define TABLE_REPAIR_WORK 200000   /* entries that a whole search applies */
#define TABLE_REPAIR_LATER 10000   /* of these, for acts inside that change no count at once */
#define TABLE_REPAIR_NUMBERS 10000 /* after these, for how many there are as agreed */
#define TABLE_REPAIR_OF_ROW 60     /* ways in which a row of acts is tried at one place */
#define TABLE_REPAIR_AGREED 1000   /* ways of a row by which the table can agree how many there are */
#define TABLE_REPAIR_PLACES 7      /* places that a person is told of */

typedef struct
{
  TableEdit edit; /* how, at and line; the line belongs to the repair */
  char *told;     /* the new entry in words; NULL for one that is left out */
  char *was;      /* the entry that stands there in words; NULL for one that is put in */
  gboolean whole; /* everything adds up then; else something is still wrong */
} TableRepair;

typedef struct _TableRepairSearch TableRepairSearch;

/* The journal must not change as long as the search lives. */
TableRepairSearch *table_repair_search_new (const TableJournal *journal);
void table_repair_search_free (TableRepairSearch *search);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableRepairSearch, table_repair_search_free)
/* Goes on until at least `work` entries more were applied.  FALSE: the search is over. */
gboolean table_repair_search_step (TableRepairSearch *search, guint work);
/* What was found so far, TableRepair; it belongs to the search. */
const GPtrArray *table_repair_search_found (const TableRepairSearch *search);
/* Was something not tried because it would have been too much work? */
gboolean table_repair_search_is_cut (const TableRepairSearch *search);

/* What was found, by place: an entry, or the gap before it.  A place is a GPtrArray of its TableRepair, at least one,
 * and those that explain everything come first.  So do the places that have one; then come those nearest to now.
 * There are at most `most` places.  Free with g_ptr_array_unref (); the repairs belong to the search. */
GPtrArray *table_repair_places (const GPtrArray *found, guint most);

/* A repair in a sentence, free with g_free (). */
char *table_repair_tell (const TableRepair *repair);
