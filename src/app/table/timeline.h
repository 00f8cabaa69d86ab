/* timeline.h - every entry in words, newest first: look back, undo to a point, change, insert, delete.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals, all with the entry's index: "look" (show the moment after it; -1: now), "undo-to" (drop all behind
 * it), "write" (index, line: it becomes this line), "anew" (enter it again by the prompt), "insert" (by the
 * prompt, before it), "remove".
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

G_BEGIN_DECLS

#define ARB_TYPE_TIMELINE (arb_timeline_get_type ())
G_DECLARE_FINAL_TYPE (ArbTimeline, arb_timeline, ARB, TIMELINE, AdwBin)

/* `at`: the entry whose moment is shown, -1 for now. */
void arb_timeline_update (ArbTimeline *self, const TableJournal *journal, int at);
/* What a change was refused for, shown beside the entry's text. */
void arb_timeline_refuse (ArbTimeline *self, const char *sentence);

G_END_DECLS
