/* desk.h - the desk: a card with the answer to a question about the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "close", "copy", "what-if": its buttons.
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
/* Appends a paragraph under a heading, as one of "what if". */
void arb_desk_append (ArbDesk *self, const char *heading, const char *text);
/* It stands beside the board, with room for all lines, or on it. */
void arb_desk_set_aside (ArbDesk *self, gboolean aside);
/* The text of all lines, for tests and for screen readers; free with g_free (). */
char *arb_desk_get_text (ArbDesk *self);

G_END_DECLS
