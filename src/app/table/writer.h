/* writer.h - which moment of the game is shown, what is asked there, and what becomes of the answers: entries now,
 * changes of old ones, and questions about the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals:
 * "again"                             all must be drawn again, although the session has not changed
 * "begun"                             another prompt stands there; the state is the same
 * "prompt"                            the prompt has changed
 * "step"                              the same, by an answer: the person goes on
 * "place"                             the person is to find the place of an old entry on the board
 * "asked" (const char *question)      a question about the table was chosen (table-answer.h)
 * "said" (guint ArbSaid, const char *text)  what was done, in sentences, one in each line; NULL: no longer that
 */
#pragma once

#include <gtk/gtk.h>

#include "done-line.h"
#include "evening/session.h"
#include "prompt/flow.h"
#include "timeline.h"

#define ARB_TYPE_WRITER (arb_writer_get_type ())
G_DECLARE_FINAL_TYPE (ArbWriter, arb_writer, ARB, WRITER, GObject)

/* Shows its cards over `parent`, does what the timeline wants, and adds "undo", "redo", "change" and "stock" to
 * `actions`.  Parent and timeline must live as long as the writer is used. */
ArbWriter *arb_writer_new (GtkWidget *parent, ArbTimeline *timeline, GActionMap *actions);
/* NULL: no game.  Call before anybody else follows the session. */
void arb_writer_set_session (ArbWriter *self, ArbSession *session);
/* Call when the session has changed: the prompt begins. */
void arb_writer_update (ArbWriter *self);
/* Call when the prompt has changed. */
void arb_writer_update_actions (ArbWriter *self);

/* ---- what is asked ---- */

/* The prompt that answers go to; NULL: no game. */
Flow *arb_writer_get_flow (ArbWriter *self);
/* The same to be drawn; NULL while an earlier moment is only shown, or the table pauses. */
Flow *arb_writer_get_asked (ArbWriter *self);
/* The words beside an earlier moment, or an old entry that is changed; NULL: it is now.  Free with g_free (). */
char *arb_writer_aside (ArbWriter *self);
/* The entry whose moment is shown, or which is changed; -1: it is now, or there is no game. */
int arb_writer_shown (ArbWriter *self);
gboolean arb_writer_is_now (ArbWriter *self);
/* An old entry is changed, or one is inserted. */
gboolean arb_writer_is_changing (ArbWriter *self);
/* A question about the table is chosen. */
gboolean arb_writer_is_asking (ArbWriter *self);

/* ---- answers ---- */

void arb_writer_pick (ArbWriter *self, guint choice);
void arb_writer_point (ArbWriter *self, int choice);
/* FALSE: this key is no answer. */
gboolean arb_writer_key (ArbWriter *self, gunichar key, gboolean shift);
void arb_writer_unknown (ArbWriter *self, gunichar key, gboolean shift);
void arb_writer_words (ArbWriter *self, const char *words);
void arb_writer_back (ArbWriter *self);
/* Says in the prompt why something is no answer. */
void arb_writer_refuse (ArbWriter *self, const char *sentence);
/* Says why a question has no answer; while one is chosen, in its prompt. */
void arb_writer_say_why (ArbWriter *self, const TableRefusal *why);

/* ---- acts ---- */

/* Shows the moment after `n` entries; G_MAXUINT is now. */
void arb_writer_look_at (ArbWriter *self, guint n);
/* The prompt for questions about the table stands in the place of the prompt for entries, or no longer. */
void arb_writer_ask (ArbWriter *self);
void arb_writer_ask_end (ArbWriter *self);
/* Enters the line now, or where an old entry is changed.  FALSE if it is refused. */
gboolean arb_writer_enter (ArbWriter *self, const char *line, TableRefusal *why);
/* Points out the entry that laid what is at this place of the board, or this entry (-1: none), to be changed. */
void arb_writer_point_at (ArbWriter *self, int x, int y);
void arb_writer_point_at_entry (ArbWriter *self, int entry);
