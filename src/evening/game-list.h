/* game-list.h - the games as a list to look at: sorted, searched and filtered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A GListModel of ArbListedGame.  Of each game, only a few numbers are in memory; its texts are read when its item is
 * asked for.  So a list of 20,000 games takes no more than the rows that a person sees.  If one game changes, one item
 * changes.  Games that are still played come first, whatever the order is.
 */
#pragma once

#include <gio/gio.h>

#include "games.h"

G_BEGIN_DECLS

typedef enum
{
  ARB_SORT_PLAYED, /* the game that was played last comes first */
  ARB_SORT_BEGUN,
  ARB_SORT_TITLE,
  ARB_SORT_ENTRIES, /* the longest comes first */
  ARB_N_SORTS
} ArbGameSort;

typedef enum
{
  ARB_STATE_ANY,
  ARB_STATE_PLAYING,
  ARB_STATE_FINISHED,
  ARB_N_STATES
} ArbGameState;

#define ARB_TYPE_LISTED_GAME (arb_listed_game_get_type ())
G_DECLARE_FINAL_TYPE (ArbListedGame, arb_listed_game, ARB, LISTED_GAME, GObject)

/* The game as it was when the item was asked for. */
const LibraryGame *arb_listed_game_get (ArbListedGame *self);

#define ARB_TYPE_GAME_LIST (arb_game_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbGameList, arb_game_list, ARB, GAME_LIST, GObject)

ArbGameList *arb_game_list_new (ArbGames *games);

/* Reads the library.  FALSE: it cannot be read, and the list is empty. */
gboolean arb_game_list_load (ArbGameList *self, GError **error);
/* While it is held, the list stays as it is; the games that change meanwhile are read again afterwards. */
void arb_game_list_hold (ArbGameList *self, gboolean held);

void arb_game_list_sort (ArbGameList *self, ArbGameSort sort);
/* `game`: as "carcassonne"; "" for every game. */
void arb_game_list_filter (ArbGameList *self, const char *game, ArbGameState state);
/* Every word must occur in the title or in a player's name; upper and lower case and accents are the same. */
void arb_game_list_search (ArbGameList *self, const char *words);

/* How many games there are, with those that search and filter leave out. */
guint arb_game_list_n_all (ArbGameList *self);

G_END_DECLS
