/* table-top.h - the board, and what lies over it: buttons, a card, and a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A parent must have the other actions of the buttons, in the group "table".
 */
#pragma once

#include <adwaita.h>

#include "app/board/board.h"

#define ARB_TYPE_TABLE_TOP (arb_table_top_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableTop, arb_table_top, ARB, TABLE_TOP, AdwBin)

/* `below`: the buttons are below the board, because they would cover what is read all the time. */
void arb_table_top_set_board (ArbTableTop *self, ArbBoard *board, gboolean below);
/* The window is narrow. */
void arb_table_top_set_narrow (ArbTableTop *self, gboolean narrow);
/* What the prompt covers of it, in pixels from below. */
void arb_table_top_set_covered (ArbTableTop *self, int covered);
/* Adds "fit", "zoom-in", "zoom-out" and "owners" to the group.  Call once. */
void arb_table_top_add_actions (ArbTableTop *self, GActionMap *actions);
/* NULL: no game.  `advice`: what each place would bring may be asked. */
void arb_table_top_update_actions (ArbTableTop *self, const TableSetup *setup, gboolean advice);

/* NULL: none is there.  `low`: at the top, it would cover what it is about. */
void arb_table_top_show_card (ArbTableTop *self, GtkWidget *card, gboolean shown, gboolean low);
/* NULL: nothing is said. */
void arb_table_top_show_words (ArbTableTop *self, const char *words);
