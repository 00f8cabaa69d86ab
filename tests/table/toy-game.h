/* toy-game.h - a game of adding numbers, so that `table` is tested without any real one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   add NAME N       N points, at most LIMIT of the setup (`limit N`, default 9)
 *   after N          fits only when N entries or more were taken before it
 *   stop             the game is over
 */
#pragma once

#include "table/table-record.h"

G_BEGIN_DECLS

typedef struct
{
  TableSetup *setup;
  guint n_taken, n_passed;
  int limit;
  gboolean over;
  TableLedger ledger;
} ToyState;

extern const TableGame toy_game;

/* Anna and Ben, and a journal of lines parted by newlines, each kept even if it does not fit. */
TableSetup *toy_setup (void);
TableJournal *toy_journal (const char *lines);
/* "add Anna 1|after 3!": the lines, those refused with a mark. */
char *toy_lines (const TableJournal *journal);
/* "1 0": the scores. */
char *toy_scores (gconstpointer state);

G_END_DECLS
