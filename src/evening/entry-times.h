/* entry-times.h - the times of the entries of an open game, and whose thinking they were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is measured: the time from one entry to the next belongs to the player who is on turn before the next one.  A
 * turn is the entries in a row before which the same player is on turn, in the same turn of the game; its time is the
 * sum of theirs, and whatever held the clock (turn-clock.h) is not in it.  A turn counts if all of its entries were
 * measured.
 *
 * After a change of any kind each entry keeps its time: an entry that was replaced gives it to the new one, and one
 * that is redone has it again.  So no time counts twice.
 */
#pragma once

#include "library/library.h"
#include "table/table-journal.h"

typedef struct _ArbEntryTimes ArbEntryTimes;

/* Of entries whose times are all unknown. */
ArbEntryTimes *arb_entry_times_new (guint n_entries);
/* Takes what library_times () read; it has the time of each of `n_entries` then. */
ArbEntryTimes *arb_entry_times_new_of (GArray *times, guint n_entries);
void arb_entry_times_free (ArbEntryTimes *times);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbEntryTimes, arb_entry_times_free)

guint arb_entry_times_length (const ArbEntryTimes *times);
LibraryTime arb_entry_times_get (const ArbEntryTimes *times, guint index);

/* What becomes of an entry's time in a change. */
typedef enum
{
  ARB_TIME_KEPT,   /* the entry keeps it */
  ARB_TIME_HANDED, /* it is that of the entry that came instead */
  ARB_TIME_LOST    /* it belongs to no entry any more */
} ArbTimeFate;

/* The times of the entries after a change. */
typedef struct
{
  GArray *times;     /* LibraryTime of each entry */
  gboolean appended; /* the last entry is new */
  guint from;        /* the first entry that may be another one */
  ArbTimeFate *fate; /* of each entry before the change */
} ArbCarried;
void arb_carried_clear (ArbCarried *carried);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ArbCarried, arb_carried_clear)

/* How many of the first lines are still the same. */
guint arb_count_same (const GPtrArray *before, const TableJournal *journal);
/* `before` (char *) are the entries that `times` is about.  `back`: the change is an undo or a redo, so what was there
 * once has its old time.  An entry that is new has the time `fresh`. */
void arb_entry_times_carry (const ArbEntryTimes *times, const GPtrArray *before, const TableJournal *journal,
                            gboolean back, LibraryTime fresh, ArbCarried *carried);
/* These are the times from now on.  What is lost is remembered, for a redo.  Returns what was undone: milliseconds that
 * were thought before the entry that was the last one, or before the first of those at the end that are lost; -1 if the
 * change undid nothing there. */
gint64 arb_entry_times_set (ArbEntryTimes *times, const GPtrArray *before, ArbCarried *carried);

/* How long the game was played: from its first entry to the last, in seconds, without breaks of more than an hour; -1:
 * it is not known. */
gint64 arb_entry_times_played (const ArbEntryTimes *times);

typedef struct
{
  guint n_turns;   /* that ended, and were measured */
  gint64 total;    /* milliseconds of all that was measured */
  gint64 in_turns; /* of these turns; their average is in_turns / n_turns */
  gint64 longest;  /* of these turns */
  gint64 turn;     /* of the turn that goes on; -1: another player is on turn */
} ArbThinking;

/* How long each player has thought; `thought`: since the last entry, in milliseconds.  FALSE: nothing was measured, and
 * nothing is measured now (`thought` is -1); or nobody ever was on turn, as on a score pad. */
gboolean arb_entry_times_sum (ArbEntryTimes *times, const TableJournal *journal, gint64 thought,
                              ArbThinking players[TABLE_MAX_PLAYERS]);
