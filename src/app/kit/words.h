/* words.h - words the application says in several places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "library/library.h"
#include "table/table-journal.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

/* "red circle", translated: a colour by index into table_colours, with its shape. */
const char *arb_colour_title (guint colour);

/* With a capital first; free with g_free (). */
char *arb_capital (const char *text);
/* A refusal as a sentence that stands alone: a capital first, a full stop last; free with g_free (). */
char *arb_sentence (const char *refusal);

/* "today, 14:32", "yesterday", "21 November"; free with g_free (). */
char *arb_when (gint64 unix_time);

/* Title of a stored game: its own, or its players. */
const char *arb_game_title (const LibraryGame *game);

/* Who leads, as it is said in the end: "Anna wins with 87 points". */
char *arb_leaders_tell (const TableMoment *moment);

/* Title of a game that is set up: its own, or "Anna, Ben"; free with g_free (). */
char *arb_setup_title (const TableSetup *setup);
/* How many entries are kept that do not fit, in a sentence; "" if all do; free with g_free (). */
char *arb_refused_tell (const TableJournal *journal);

/* "Anna 34, Ben 28": as the library keeps it. */
char *arb_summary (const TableMoment *moment);

G_END_DECLS
