/* toy-game.h - a game of adding numbers, so that `table` is tested without a real game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   add NAME N       N points, at most the limit in the setup (`limit N`, default 9)
 *   after N          fits only if N or more entries before it were accepted
 *   last             nothing but `stop` may follow
 *   stop             the game is over
 */
#pragma once

#include "table/table-record.h"

enum
{
  TOY_ASK_ENTRY,
  TOY_ASK_NOTHING,
  TOY_ASK_LAST, /* after the entry `last`: only `stop` answers it */
};

typedef struct
{
  TABLE_RULES;
  gboolean doubled;
  int limit;
} ToyRules;

typedef struct
{
  TABLE_STATE (ToyRules, gint8);
  guint n_taken; /* of all entries, so many were taken */
} ToyState;

extern const TableGame toy_game;
void toy_register (void);

/* A setup with Anna and Ben, and a journal of these lines; lines that do not fit are kept, too. */
TableSetup *toy_setup (void);
TableJournal *toy_journal (const char *lines);
/* The lines, "add Anna 1|after 3!"; refused lines have a mark. */
char *toy_lines (const TableJournal *journal);
/* How often a number was added, in all states. */
extern guint toy_added;
/* The scores, "1 0". */
char *toy_scores (gconstpointer state);
