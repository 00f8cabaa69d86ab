/* game-list.h - the games of the library as a list of items, and what their order and a search need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Of each game, only a few numbers are in memory; its texts are read when somebody looks at its item.  So a list of
 * 20,000 games takes little more than the rows that a person sees.  If one game changes, one item changes.
 */
#pragma once

#include <gio/gio.h>

#include "games.h"

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

/* The texts are those of the moment when this was first called; they are "" if they cannot be read. */
const LibraryGame *arb_listed_game_get (ArbListedGame *self);
/* < 0: `one` comes first.  Games that are still played come first, whatever the order is.  Titles need texts. */
int arb_listed_game_compare (ArbListedGame *one, ArbListedGame *other, ArbGameSort sort);
/* `game`: as "carcassonne"; "" for every game.  Each of the words (search.h) must occur in the title or in a
 * player's name.  Words need texts; NULL: nothing is searched for. */
gboolean arb_listed_game_is_wanted (ArbListedGame *self, const char *game, ArbGameState state, char **words);

#define ARB_TYPE_GAME_LIST (arb_game_list_get_type ())
G_DECLARE_FINAL_TYPE (ArbGameList, arb_game_list, ARB, GAME_LIST, GObject)

ArbGameList *arb_game_list_new (ArbGames *games);

/* A model of ArbListedGame in no order; it belongs to the list. */
GListModel *arb_game_list_items (ArbGameList *self);
/* Reads the library.  FALSE: it cannot be read, and the list is empty. */
gboolean arb_game_list_load (ArbGameList *self, GError **error);
/* The texts of all games are in memory only while they are needed.  TRUE: the list was loaded again. */
gboolean arb_game_list_read_texts (ArbGameList *self, gboolean texts);
/* While it is held, the list stays as it is; the games that change meanwhile are read again afterwards. */
void arb_game_list_hold (ArbGameList *self, gboolean held);
