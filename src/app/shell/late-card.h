/* late-card.h - asks, after the end, for what belongs to the result and was not shown (table-late.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "enter" (const char *line): a player has shown something.  The card hides itself if there is nothing to ask.
 */
#pragma once

#include <adwaita.h>

#include "table/table-moment.h"

#define ARB_TYPE_LATE_CARD (arb_late_card_get_type ())
G_DECLARE_FINAL_TYPE (ArbLateCard, arb_late_card, ARB, LATE_CARD, AdwBin)

/* The moment is not kept. */
void arb_late_card_update (ArbLateCard *self, const TableMoment *moment);

/* Gives the focus to the first thing that can be entered; FALSE: there is none. */
gboolean arb_late_card_take_focus (ArbLateCard *self);
