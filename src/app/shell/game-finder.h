/* game-finder.h - finds games in the list: what is searched for, the order, and which games are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "evening/game-list.h"

#define ARB_TYPE_GAME_FINDER (arb_game_finder_get_type ())
G_DECLARE_FINAL_TYPE (ArbGameFinder, arb_game_finder, ARB, GAME_FINDER, GtkWidget)

/* Letters that are typed in `page` are searched for.  Called once.  Returns the games that are found, in their order: a
 * model that belongs to the finder. */
GListModel *arb_game_finder_set_list (ArbGameFinder *self, ArbGameList *list, GtkWidget *page);
/* The person wants to search. */
void arb_game_finder_search (ArbGameFinder *self);
