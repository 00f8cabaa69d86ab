/* stock-card.h - the stock-take: what lies on the table is counted, and what does not add up is explained.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window over the table.  It shows what one player has, or what lies in the middle, with the numbers that must be
 * there.  Enter accepts a number, a digit replaces it; after the last one the count is entered, and the next player
 * follows.  What does not add up is told above; the edits that could explain it stand below.
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/session.h"
#include "table/table-edit.h"

/* Called after the window was closed: the person chose this explanation. */
typedef void (*ArbStockChosen) (gpointer user_data, const TableEdit *edit);

/* `user_data` must live as long as the window of `parent`.  In a game where nothing can be counted, nothing happens. */
void arb_stock_card_show (GtkWidget *parent, ArbSession *session, ArbStockChosen chosen, gpointer user_data);

/* What does not add up in the state of this moment, in one sentence; NULL if all does.  Free with g_free (). */
char *arb_stock_sentence (const TableMoment *moment);
