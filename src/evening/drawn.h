/* drawn.h - the luck of what was drawn in a finished game (table-chances.h): found once, and known until the game
 * changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "table/table-chances.h"

typedef struct _ArbDrawn ArbDrawn;

/* Calls `there` when it was found for somebody who did not wait for it. */
ArbDrawn *arb_drawn_new (void (*there) (gpointer data), gpointer data);
void arb_drawn_free (ArbDrawn *drawn);
/* NULL: nothing can be said of this game, or it is not known yet.  Then it is found, now if `at_once`. */
const TableLuckRow *arb_drawn_get (ArbDrawn *drawn, const TableJournal *journal, gboolean at_once);
/* The game has changed. */
void arb_drawn_forget (ArbDrawn *drawn);
