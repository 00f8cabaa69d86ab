/* change-ask.h - asks what an edit of an old entry makes due (table-due.h), with the prompt of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its keys work while the focus is in it.  Signal: "answered" (const char *line), the entry that is the answer.
 */
#pragma once

#include <adwaita.h>

#include "table/table-journal.h"

#define ARB_TYPE_CHANGE_ASK (arb_change_ask_get_type ())
G_DECLARE_FINAL_TYPE (ArbChangeAsk, arb_change_ask, ARB, CHANGE_ASK, AdwBin)

/* `roomy`: there is room for a board, on which places can be chosen; they can always be chosen in the list. */
GtkWidget *arb_change_ask_new (const TableGame *game, gboolean roomy);
/* Asks what the state before entry `at` asks; the journal is not kept.  `line`: the entry that is entered again, whose
 * answers are under the cursor; NULL: none. */
void arb_change_ask_begin (ArbChangeAsk *self, const TableJournal *journal, guint at, const char *line);
