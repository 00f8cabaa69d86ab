/* session.h - one open game: its journal, its place in the library, and signals when it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only a session writes to a game.  Widgets send entries by these calls, and draw the journal and the state again when
 * "changed" is emitted.  An entry is on disk before the call returns TRUE.
 *
 * Signals: "changed" (read journal and state again; older pointers into them are invalid), "trouble" (const char
 * *sentence: the library could not be written, or another window has changed the game), "pinned" (another answer is
 * pinned, or none), "clock" (the turn clock began to run, or stopped, or the table pauses or
 * goes on), "drawn" (arb_session_drawn () has found it).
 *
 * If a change cannot be stored, it is undone, "trouble" says why, and the call returns FALSE with the same sentence;
 * redo tries to store it again.  If another window has changed the game, the game is loaded again.
 *
 * A session has a turn clock, which is switched off and held at first (turn-clock.h).  What it measures is stored with
 * the entries, and what it says is stored when the session ends.
 */
#pragma once

#include <glib-object.h>
#include "entry-times.h"
#include "library/library.h"
#include "table/table-edit.h"
#include "table/table-luck.h"
#include "table/table-moment.h"
#include "table/table-record.h"
#include "turn-clock.h"

#define ARB_TYPE_SESSION (arb_session_get_type ())
G_DECLARE_FINAL_TYPE (ArbSession, arb_session, ARB, SESSION, GObject)

/* Every TableGame must be registered before, and the library must live longer than the session.  The library may be
 * NULL; then nothing is stored, which serves samples and tests.  Takes the journal. */
ArbSession *arb_session_new (Library *library, gint64 id, guint64 revision, TableJournal *journal);
/* Entries that do not fit are kept.  Errors: those of the library, and TABLE_RECORD_ERROR_SETUP. */
ArbSession *arb_session_open (Library *library, gint64 id, GError **error);
/* Stores a new game, remembers its players, and opens it. */
ArbSession *arb_session_start (Library *library, const TableSetup *setup, GError **error);
/* Stores a game that was played elsewhere, and opens it.  Its players are not remembered.  Takes the journal. */
ArbSession *arb_session_adopt (Library *library, TableJournal *journal, GError **error);

const TableJournal *arb_session_journal (ArbSession *session);
const TableSetup *arb_session_setup (ArbSession *session);
TableMoment arb_session_now (ArbSession *session);
/* The luck of what was drawn in a finished game (table-chances.h), until the next change; NULL: nothing can be said, or
 * it is not known yet.  Then it is found in the background, and "drawn" is emitted; with `at_once` it is found now,
 * which takes up to a second. */
const TableLuckRow *arb_session_drawn (ArbSession *session, gboolean at_once);
gint64 arb_session_id (ArbSession *session);
/* Where the game is stored; NULL: nowhere. */
Library *arb_session_library (ArbSession *session);
/* When the game was begun, Unix seconds; 0 if it is not stored. */
gint64 arb_session_created (ArbSession *session);

/* Changes; the moment that is shown stays the same.  `why` may be NULL. */
gboolean arb_session_append (ArbSession *session, const char *line, TableRefusal *why);
gboolean arb_session_replace (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_insert (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_delete (ArbSession *session, guint index, TableRefusal *why);
/* Edits that are remembered, as one change (table-edit.h), and what takes them back. */
gboolean arb_session_edit (ArbSession *session, const TableEdit *edits, guint n, const char *reason, TableRefusal *why);
gboolean arb_session_restore (ArbSession *session, guint index, TableRefusal *why);
gboolean arb_session_truncate (ArbSession *session, guint n, TableRefusal *why);
/* FALSE if there is nothing to undo or redo, or if the result could not be stored. */
gboolean arb_session_undo (ArbSession *session);
gboolean arb_session_redo (ArbSession *session);

/* Holds the turn clock, or lets it go on; ARB_HOLD_OFF switches it off.  Emits "clock" if it begins to run or stops,
 * and when the table pauses or goes on. */
void arb_session_hold (ArbSession *session, ArbHold why, gboolean held);
/* A page begins to show the table, or ends: while no page shows it, the clock is held (ARB_HOLD_AWAY). */
void arb_session_watch (ArbSession *session, gboolean begins);
/* The table pauses (ARB_HOLD_PAUSE): nobody makes an entry until it goes on.  It is not stored. */
gboolean arb_session_pauses (ArbSession *session);
gboolean arb_session_has_clock (ArbSession *session); /* it is switched on */
gboolean arb_session_clock_runs (ArbSession *session);
/* How long each player has thought so far; FALSE: nothing was measured, and the clock is switched off. */
gboolean arb_session_thinking (ArbSession *session, ArbThinking players[TABLE_MAX_PLAYERS]);
/* How long the game was played so far (arb_entry_times_played ()). */
gint64 arb_session_played (ArbSession *self);
LibraryTime arb_session_time (ArbSession *session, guint index);

/* Loads the game again if another window has changed it, and then returns TRUE.  To be called when the window gets
 * the focus again. */
gboolean arb_session_refresh (ArbSession *session);

/* Sets the moment that is shown: G_MAXUINT is now, else it is after the first `n` entries.  Emits "changed". */
void arb_session_look_at (ArbSession *session, guint n);
guint arb_session_looking_at (ArbSession *session);
/* The state at the moment that is shown; this is the one to draw. */
gconstpointer arb_session_shown (ArbSession *session);
TableMoment arb_session_moment (ArbSession *session);

/* ---- what everybody is shown ---- */

/* Pins the answer to a question (table-answer.h) about this moment, G_MAXUINT: always about now; NULL: nothing is
 * pinned any more.  With `what_if`, what it would be otherwise (TableWhatIfs) is shown, too.  It is not stored.  Emits
 * "pinned". */
void arb_session_pin (ArbSession *session, const char *question, guint at, gboolean what_if);
/* The question that is pinned; NULL: none.  `at` and `what_if` may be NULL. */
const char *arb_session_pinned (ArbSession *session, guint *at, gboolean *what_if);
