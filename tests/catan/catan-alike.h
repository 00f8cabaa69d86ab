/* catan-alike.h - says the program the same about two records that differ only in what was told in secret?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table/table-edit.h"

/* How often something was compared. */
typedef struct
{
  guint due, rows, readings, lines;
} CatanAlike;

/* The same edit of both: what is due after it, what it changes, a house rule that is read in another way, and
 * some questions with all that could have been otherwise.  FALSE and `why`: something differs. */
gboolean catan_alike (const TableJournal *const records[2], const TableEdit *edit, GRand *rand, CatanAlike *tally,
                      GString *why);
