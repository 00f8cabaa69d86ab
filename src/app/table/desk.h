/* desk.h - the desk: a card with the answer to a question about the table, and what can be done with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "changed" (another answer, or none), "copied" (it is on the clipboard now), "print", and "save" (const char
 * *format: "png", "svg" or "pdf"): the person wants to have the answer.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "evening/session.h"
#include "prompt/flow.h"
#include "table/table-answer.h"

G_BEGIN_DECLS

#define ARB_TYPE_DESK (arb_desk_get_type ())
G_DECLARE_FINAL_TYPE (ArbDesk, arb_desk, ARB, DESK, AdwBin)

/* Adds the actions "answer-pin", "answer-copy", "answer-print" and "answer-save" to `actions`, which are the group
 * "table" of a parent. */
ArbDesk *arb_desk_new (ArbTextures *textures, GActionMap *actions);
/* Closes the desk.  The session may be NULL. */
void arb_desk_set_session (ArbDesk *self, ArbSession *session);

/* Shows the answer to this question about the moment that the session shows; takes `answer`.  Close the desk when
 * another moment is shown. */
void arb_desk_show (ArbDesk *self, TableAnswer *answer, const char *question);
void arb_desk_close (ArbDesk *self);
/* NULL: the desk is closed. */
const TableAnswer *arb_desk_get_answer (ArbDesk *self);

/* Where it stands. */
typedef enum
{
  ARB_DESK_ON_BOARD, /* as a card, which leaves most of the board free */
  ARB_DESK_ASIDE,    /* with room for all lines */
  ARB_DESK_BELOW     /* below the board, in the place of the prompt */
} ArbDeskRoom;
void arb_desk_set_room (ArbDesk *self, ArbDeskRoom room);

G_END_DECLS
