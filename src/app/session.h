/* session.h - one open game: its journal, its place in the library, and the news when it changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The only writer.  Widgets send entries up by these calls and draw what "changed" tells them to read.  An entry is
 * on disk before the call returns TRUE.
 *
 * Signals: "changed" (the state is another), "trouble" (const char *sentence: the library could not be written).
 */
#pragma once

#include <glib-object.h>
#include "carcassonne/play.h"
#include "library/library.h"
#include "table/table-record.h"

G_BEGIN_DECLS

#define ARB_TYPE_SESSION (arb_session_get_type ())
G_DECLARE_FINAL_TYPE (ArbSession, arb_session, ARB, SESSION, GObject)

/* library may be NULL: nothing is kept (only for tests and read-only looks).  Takes the journal. */
ArbSession *arb_session_new (Library *library, gint64 id, guint64 revision, TableJournal *journal);
ArbSession *arb_session_open (Library *library, gint64 id, GError **error);
/* Stores a new game and opens it. */
ArbSession *arb_session_start (Library *library, const TableSetup *setup, GError **error);
/* Stores a record's game and opens it; refused entries are kept. */
ArbSession *arb_session_import (Library *library, const char *text, gsize length, GError **error);

const TableJournal *arb_session_journal (ArbSession *session);
const CarcState *arb_session_state (ArbSession *session);
gint64 arb_session_id (ArbSession *session);

gboolean arb_session_append (ArbSession *session, const char *line, TableRefusal *why);
gboolean arb_session_enter (ArbSession *session, const CarcEntry *entry, TableRefusal *why);
gboolean arb_session_replace (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_insert (ArbSession *session, guint index, const char *line, TableRefusal *why);
gboolean arb_session_delete (ArbSession *session, guint index, TableRefusal *why);
gboolean arb_session_truncate (ArbSession *session, guint n, TableRefusal *why);
gboolean arb_session_undo (ArbSession *session);
gboolean arb_session_redo (ArbSession *session);

/* The moment shown: G_MAXUINT is now, else the state after the first `n` entries (timeline).  Emits "changed". */
void arb_session_look_at (ArbSession *session, guint n);
guint arb_session_looking_at (ArbSession *session);
/* The state to draw: at the moment shown. */
const CarcState *arb_session_shown (ArbSession *session);

G_END_DECLS
