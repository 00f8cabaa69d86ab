/* table-act-walk.h - goes through every entry that a row of acts makes from the values that it offers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-act.h"

/* Called with each entry, which is gone afterwards.  FALSE: it is enough. */
typedef gboolean (*TableActWalked) (gpointer data, gconstpointer entry);

/* Begins with what `begun` has, and gives each operand each of its values.  An operand whose value is typed is left out
 * if it is optional.  If it is not, the row must offer values, or it makes no entry.  A row with an act inside makes no
 * entry either.  `state` is where the values come from.  At most `most` entries are made or given up because they
 * become too long. */
void table_act_walk (const TableActs *acts, const TableAct *act, gconstpointer state, gconstpointer begun, guint most,
                     TableActWalked walked, gpointer data);

/* Does the operand stand inside another one that has no value? */
gboolean table_act_is_idle (const TableAct *act, guint nth, gconstpointer entry);
