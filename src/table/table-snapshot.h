/* table-snapshot.h - what the games share that can be entered as they lie on the table, after they have begun.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table-act.h"

/* gint16 from `low` to `high` of the operand: how many there are.  It is written, not chosen in a list. */
extern const TableOperandType table_operand_many;

/* The entry of a row that says what lies there, in words: the title of the row, and what the entry says.  Free with
 * g_free (). */
char *table_now_tell (const TableActs *acts, gconstpointer rules, gconstpointer entry);
