/* flow-table.h - a game and its prompt, for tests without a display: keys are typed, and lines come of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/carc-flow.h"
#include "prompt/catan-flow.h"
#include "table/table-journal.h"

/* ---- any prompt ---- */

/* Types characters: '\n' is Enter, '\b' Backspace, '\033' Escape; '^' before a character is Shift.  Returns the answer
 * to the last one. */
FlowAnswer flow_type (Flow *flow, const char *keys);
/* The keys, or these words, complete this line. */
void flow_makes (Flow *flow, const char *keys, const char *line);
void flow_words_make (Flow *flow, const char *words, const char *line);
/* What the prompt says, for example with flow_ask () or flow_hint (). */
void flow_says (Flow *flow, char *(*say) (Flow *flow), const char *words);
void flow_title_is (Flow *flow, guint choice, const char *title);

/* ---- a game ---- */

typedef struct
{
  TableJournal *journal;
  Flow *flow;
  ActFlow *act; /* the same */
} Table;

/* A record of Carcassonne with two players and one base set begins with BASE, one of Catan with three players with
 * START; FOUNDED lays their first settlements. */
#define BASE "Arbitress record 1\ngame carcassonne\nplayer Anna red\nplayer Ben blue\nset base 1\n"
#define START "Arbitress record 1\ngame catan\nplayer Anna red\nplayer Ben blue\nplayer Clara green\nuse fishermen\n"
#define FOUNDED "play\nfound 34 34-35\nfound 19 18-19\nfound 40 40-41\nfound 44 44-45\nfound 10 9-10\nfound 13 12-13\n"

/* None of the entries may be refused. */
Table table_from (const char *record);
/* The first `n` entries of a recorded game, with one more line in the setup. */
Table table_from_game (const char *name, guint n, const char *line);
/* Takes the journal over. */
Table table_of (TableJournal *journal);
/* Another record instead. */
void table_again (Table *table, const char *record);
void table_clear (Table *table);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)
/* Asks what the newest state asks. */
void ask (Table *table);
/* Appends the entry that the prompt has completed, and asks on. */
void append (Table *table);
/* Types keys, and enters the line that they must complete. */
void enter (Table *table, const char *keys, const char *line);
/* The choice of this cell. */
guint choice_at (Table *table, int x, int y);
void choose_at (Table *table, int x, int y);

/* ---- Carcassonne ---- */

const CarcState *state_of (Table *table);
/* The tile with this id, its choice, and the label of that. */
int tile_index (Table *table, const char *id);
guint tile_choice (Table *table, const char *id);
const char *tile_key (Table *table, const char *id);
void choose_tile (Table *table, const char *id);

/* ---- Catan ---- */

/* The keys of a place in the present question, "^a" with Shift; NULL: it cannot be chosen.  Free with g_free (). */
char *keys_of (Table *table, const TableOperandType *type, guint place);
/* The type of the operand that is asked for; NULL: none is. */
const TableOperandType *asked_type (Table *table);
