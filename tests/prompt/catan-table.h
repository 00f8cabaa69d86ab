/* catan-table.h - a game of Catan and its prompt, for tests without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/catan-flow.h"
#include "table/table-journal.h"

G_BEGIN_DECLS

/* A record of three players begins with START; FOUNDED lays their first settlements. */
#define START "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\n"
#define FOUNDED "play\nfound 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 44 44-45\nfound 10 9-10\nfound 13 12-13\n"

typedef struct
{
  TableJournal *journal;
  Flow *flow;
} Table;

/* None of the entries may be refused. */
Table table_from (const char *record);
void table_clear (Table *table);
/* Asks what the newest state asks. */
void ask (Table *table);
/* Types keys, and enters the line that results. */
void enter (Table *table, const char *keys, const char *line);
/* The keys of a place in the present question, "^a" with Shift; NULL: it cannot be chosen.  Free with g_free (). */
char *keys_of (Table *table, const TableOperandType *type, guint place);
/* The type of the operand that is asked for; NULL: none is. */
const TableOperandType *asked_type (Table *table);

G_END_DECLS
