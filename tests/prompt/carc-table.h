/* carc-table.h - a game of Carcassonne and its prompt, for tests without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/carc-flow.h"
#include "table/table-journal.h"

G_BEGIN_DECLS

typedef struct
{
  TableJournal *journal;
  ActFlow *flow;
} Table;

/* A record of two players with one base set begins with this. */
#define BASE "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n"

Table table_from (const char *record);
void table_clear (Table *table);
const CarcState *state_of (Table *table);
/* Asks what the newest state asks. */
void ask (Table *table);
/* The tile with this id, and the label of its choice. */
int tile_index (Table *table, const char *id);
const char *tile_key (Table *table, const char *id);
/* Appends the entry that the prompt has completed, and asks on. */
void enter (Table *table);

G_END_DECLS
