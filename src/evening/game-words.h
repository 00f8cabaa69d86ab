/* game-words.h - a game in a few words: its title, who is in it, who leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Freed with g_free () unless const.
 */
#pragma once

#include "library/library.h"
#include "table/table-journal.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

/* Title of a stored game: its own, or its players. */
const char *arb_game_title (const LibraryGame *game);
/* "Anna, Ben" */
char *arb_setup_names (const TableSetup *setup);
/* Title of a game that is set up: its own, or its players. */
char *arb_setup_title (const TableSetup *setup);

/* Who leads, as it is said in the end: "Anna wins with 87 points". */
char *arb_leaders_tell (const TableMoment *moment);
/* "Anna 34, Ben 28": as the library keeps it. */
char *arb_summary (const TableMoment *moment);
/* How many entries are kept that do not fit, in a sentence; "" if all do. */
char *arb_refused_tell (const TableJournal *journal);

G_END_DECLS
