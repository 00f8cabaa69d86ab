/* desk.h - the desk: a card with the answer to a question about the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "close", "what-if": its buttons.  Its menu has the actions "table.answer-pin", "table.answer-copy",
 * "table.answer-print" and "table.answer-save" of the page that it is in.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "table/table-answer.h"

G_BEGIN_DECLS

#define ARB_TYPE_DESK (arb_desk_get_type ())
G_DECLARE_FINAL_TYPE (ArbDesk, arb_desk, ARB, DESK, AdwBin)

GtkWidget *arb_desk_new (void);
/* Nothing of this is kept. */
void arb_desk_update (ArbDesk *self, const TableMoment *moment, const TableAnswer *answer, ArbTextures *textures);
/* The answer has more lines, from this one on, as those of "what if". */
void arb_desk_append (ArbDesk *self, const TableMoment *moment, const TableAnswer *answer, guint from,
                      ArbTextures *textures);
/* Where it stands. */
typedef enum
{
  ARB_DESK_ON_BOARD, /* as a card, which leaves most of the board free */
  ARB_DESK_ASIDE,    /* with room for all lines */
  ARB_DESK_BELOW     /* below the board, in the place of the prompt */
} ArbDeskRoom;
void arb_desk_set_room (ArbDesk *self, ArbDeskRoom room);

G_END_DECLS
