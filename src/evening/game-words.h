/* game-words.h - a game in a few words: its title, who plays, who leads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Results that are not const must be freed with g_free ().
 */
#pragma once

#include "entry-times.h"
#include "table/table-change.h"
#include "table/table-moment.h"

/* The title of a stored game, or the names of its players. */
char *arb_game_title (const LibraryGame *game);
/* "Anna, Ben" */
char *arb_setup_names (const TableSetup *setup);
/* The title of a game that is set up, or the names of its players. */
char *arb_setup_title (const TableSetup *setup);

/* If the table ended the game before its time: the words of that entry, with the reason; else NULL. */
char *arb_end_tell (const TableJournal *journal);
/* How many entries were against the rules, as a sentence; NULL if none was. */
char *arb_agreed_tell (const TableJournal *journal);
/* The scores as the library stores them, "Anna 34, Ben 28". */
char *arb_summary (const TableMoment *moment);
/* What the last entry before this moment did, besides what it says itself: points and effects in one line, and the
 * warnings, each on a line of its own; "" if nothing.  What the final scoring did is not told. */
char *arb_brought_tell (const TableMoment *after);
/* The entries that a change removes from the journal or, with `come`, has added to it: the words of one entry, else
 * their number; "" if there are none. */
char *arb_change_tell (const TableJournal *journal, const TableChange *change, gboolean come);
/* "1:05", or "1:02:03" from an hour on; milliseconds. */
char *arb_duration (gint64 time);
/* "1 h 52 min"; seconds. */
char *arb_time_tell (gint64 seconds);
/* Where and how long it was played; NULL: neither is known (`seconds` is -1). */
char *arb_played_tell (const TableSetup *setup, gint64 seconds);
/* How long the players thought, in a sentence; NULL if nobody's turn was measured. */
char *arb_thinking_tell (const TableSetup *setup, const ArbThinking *players);
/* A sentence that says how many entries do not fit; "" if all fit. */
char *arb_refused_tell (const TableJournal *journal);

/* The notes that the table wrote and the captions of its photos, each with the number of its entry, NULL-terminated;
 * free with g_strfreev (). */
char **arb_notes (const TableJournal *journal);
