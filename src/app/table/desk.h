/* desk.h - the desk: questions about the table, a card with the answer, and what can be done with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An answer is shown until something is entered, or until the desk is closed.
 *
 * Signals: "changed" (another answer, or none), "said" (const char *sentence), "print", and "save" (const char *format:
 * "png", "svg" or "pdf"): the person wants to have the answer.
 */
#pragma once

#include <adwaita.h>

#include "app/board/highlight.h"
#include "app/kit/textures.h"
#include "evening/session.h"
#include "table/table-answer.h"
#include "writer.h"

#define ARB_TYPE_DESK (arb_desk_get_type ())
G_DECLARE_FINAL_TYPE (ArbDesk, arb_desk, ARB, DESK, AdwBin)

/* Answers the questions that are chosen with the writer.  Adds "answer-pin", "answer-copy", "answer-print",
 * "answer-save" and "advise" to `actions`, which are the group "table" of a parent. */
ArbDesk *arb_desk_new (ArbTextures *textures, ArbWriter *writer, GActionMap *actions);
/* Closes the desk.  The session may be NULL. */
void arb_desk_set_session (ArbDesk *self, ArbSession *session);
/* What is clicked there can be asked about, and answers are marked there.  Call while the desk is closed. */
void arb_desk_set_highlight (ArbDesk *self, ArbHighlight *highlight);

/* Something was clicked: shows the answer to the question about it, or says why there is none.  FALSE: the click is not
 * for a question. */
gboolean arb_desk_ask_place (ArbDesk *self, int x, int y, int part);
gboolean arb_desk_ask_player (ArbDesk *self, int player);
gboolean arb_desk_ask_line (ArbDesk *self, const TableLine *line, gboolean effect, gboolean expected);

/* NULL: the desk is closed.  The answer is about the moment that the session shows: close it when that changes. */
const TableAnswer *arb_desk_get_answer (ArbDesk *self);
void arb_desk_close (ArbDesk *self);

/* Call when the prompt has changed.  Returns whether the program says what each place would bring. */
gboolean arb_desk_update_advice (ArbDesk *self);

/* Where it stands. */
typedef enum
{
  ARB_DESK_ON_BOARD, /* as a card, which leaves most of the board free */
  ARB_DESK_ASIDE,    /* with room for all lines */
  ARB_DESK_BELOW     /* below the board, in the place of the prompt */
} ArbDeskRoom;
void arb_desk_set_room (ArbDesk *self, ArbDeskRoom room);
