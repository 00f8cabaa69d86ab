/* session-private.h - the fields of a session, and its two halves: session.c announces, session-store.c stores.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "drawn.h"
#include "session.h"

struct _ArbSession
{
  GObject parent_instance;

  Library *library; /* not owned; NULL: nothing is stored */
  gint64 id;
  guint64 revision;
  TableJournal *journal;
  GPtrArray *stored;    /* char*: the entries on disk in `revision` */
  ArbEntryTimes *times; /* of these entries */
  ArbTurnClock clock;
  gint64 kept;    /* what it said when the game was loaded */
  guint watchers; /* pages that show the table */
  ArbDrawn *drawn;

  guint looking_at; /* G_MAXUINT: now */
  gpointer past;    /* the state at that moment; NULL if it is now */

  char *pinned; /* a question; NULL: none */
  guint pinned_at;
  gboolean pinned_what_if;
};

/* ---- session-store.c ---- */

/* Loads the game from the library; if that fails, nothing changes. */
gboolean session_load (ArbSession *self, GError **error);
/* Writes what the journal has and the disk has not.  `back`: the change is an undo or a redo. */
gboolean session_keep (ArbSession *self, gboolean back, GError **error);
/* What somebody has thought about the entry that comes next is not lost with the session. */
void session_keep_thought (ArbSession *self);
