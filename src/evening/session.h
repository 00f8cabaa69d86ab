/* session.h - one open game: its journal, its place in the library, and the news when it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The only writer.  Widgets send entries up by these calls and draw what "changed" tells them to read.  An entry is
 * on disk before the call returns TRUE.
 *
 * Signals: "changed" (read journal and state again, pointers got before are gone), "trouble" (const char *sentence:
 * the library could not be written, or another window was first).
 *
 * When a change cannot be kept it is taken back, "trouble" says why, and the call returns FALSE with the same
 * sentence; redo tries it once more.  When another window was first the game is loaded again as it left it.
 */
#pragma once

#include <glib-object.h>
#include "library/library.h"
#include "table/table-moment.h"
#include "table/table-record.h"

G_BEGIN_DECLS

#define ARB_TYPE_SESSION (arb_session_get_type ())
G_DECLARE_FINAL_TYPE (ArbSession, arb_session, ARB, SESSION, GObject)

/* The games must have been registered, and the library must outlive the session.  A library
 * may be NULL: then nothing is kept, for looks at a sample and for tests.  Takes the journal. */
ArbSession *arb_session_new (Library *library, gint64 id, guint64 revision, TableJournal *journal);
/* Errors of the library, or TABLE_RECORD_ERROR_SETUP; entries that do not fit are kept. */
ArbSession *arb_session_open (Library *library, gint64 id, GError **error);
/* Stores a new game, remembers its players, and opens it. */
ArbSession *arb_session_start (Library *library, const TableSetup *setup, GError **error);
/* Stores a record's game and opens it; refused entries are kept.  Its players are not remembered. */
ArbSession *arb_session_import (Library *library, const char *text, gsize length, GError **error);

const TableJournal *arb_session_journal (ArbSession *session);
const TableSetup *arb_session_setup (ArbSession *session);
/* The state now, of the setup's game. */
gconstpointer arb_session_state (ArbSession *session);
TableMoment arb_session_now (ArbSession *session);
gint64 arb_session_id (ArbSession *session);

/* The moment shown stays as it is.  `why` may be NULL. */
gboolean arb_session_append (ArbSession *session, const char *line, TableRefusal *why);
gboolean arb_session_replace (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_insert (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_delete (ArbSession *session, guint index, TableRefusal *why);
gboolean arb_session_truncate (ArbSession *session, guint n, TableRefusal *why);
/* FALSE when there is nothing to take back or to bring again, or it could not be kept. */
gboolean arb_session_undo (ArbSession *session);
gboolean arb_session_redo (ArbSession *session);

/* Loads the game again if another window has changed it; call when the window is looked at again.  TRUE if it was. */
gboolean arb_session_refresh (ArbSession *session);

/* The moment shown: G_MAXUINT is now, else the state after the first `n` entries (timeline).  Emits "changed". */
void arb_session_look_at (ArbSession *session, guint n);
guint arb_session_looking_at (ArbSession *session);
/* The state to draw: at the moment shown. */
gconstpointer arb_session_shown (ArbSession *session);
TableMoment arb_session_moment (ArbSession *session);

G_END_DECLS
