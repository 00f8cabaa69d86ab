/* timeline.h - the list of all entries, newest first: look back, undo to a point, change, insert, delete.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals, each with the entry's index: "look" (show the moment after it; -1: now), "undo-to" (remove all entries after
 * it), "write" (index, line: replace it by this line), "anew" (replace it by means of the prompt), "insert" (by means
 * of the prompt, before it), "remove", "earlier" and "later" (move it by one), "old-branch" (it remembers an edit: show
 * the game before that).
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

#define ARB_TYPE_TIMELINE (arb_timeline_get_type ())
G_DECLARE_FINAL_TYPE (ArbTimeline, arb_timeline, ARB, TIMELINE, AdwBin)

/* `at`: the entry whose moment is shown; -1: now.  The session may be NULL. */
void arb_timeline_update (ArbTimeline *self, ArbSession *session, int at);
/* Shows beside the entry's text why a change was refused. */
void arb_timeline_refuse (ArbTimeline *self, const char *sentence);

/* What can be done with the chosen entry; it is revealed while one is chosen.  Owned by the timeline. */
GtkRevealer *arb_timeline_tools (ArbTimeline *self);
