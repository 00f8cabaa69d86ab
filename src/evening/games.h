/* games.h - the games of this application: the library, and those of its games that are open in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each open game has one ArbSession, even if several windows show it.  While the library cannot be used,
 * arb_games_trouble () is the error, and every call that needs the library fails with it.
 *
 * Signals: "changed" (the library is another one, or cannot be used any more), "game-changed" (gint64 id: one game was
 * begun, changed, hidden, shown or removed).
 */
#pragma once

#include "session.h"

#define ARB_TYPE_GAMES (arb_games_get_type ())
G_DECLARE_FINAL_TYPE (ArbGames, arb_games, ARB, GAMES, GObject)

/* If `path` is NULL, it is the library of the person who runs the program. */
ArbGames *arb_games_new (const char *path);

const GError *arb_games_trouble (ArbGames *self); /* NULL: all is well */
char *arb_games_path (ArbGames *self);            /* of the library file, even if it cannot be read */
/* Opens the library again, after trouble or if it could only be read.  FALSE: nothing is done while a game is open. */
gboolean arb_games_retry (ArbGames *self);
/* If the library cannot be opened or only be read: from now on games are in memory only, and gone when the program
 * ends.  Fails while a game is open. */
gboolean arb_games_play_unkept (ArbGames *self, GError **error);
gboolean arb_games_is_unkept (ArbGames *self);
/* How many games are gone when the program ends. */
guint arb_games_n_unkept (ArbGames *self);
/* What a person must know about the games, as one or two sentences; NULL: nothing.  Free with g_free (). */
char *arb_games_note (ArbGames *self);
/* TRUE if arb_games_retry () can be of use. */
gboolean arb_games_is_read_only (ArbGames *self);
gboolean arb_games_salvage (ArbGames *self, LibrarySalvage *told, GError **error);

/* Calls `each` for every game that is not hidden, those with smaller ids first; it frees the game. */
gboolean arb_games_each (ArbGames *self, LibraryEach each, gpointer data, GError **error);
/* One of these games; NULL if there is none.  Free with library_game_free (). */
LibraryGame *arb_games_get (ArbGames *self, gint64 id);
/* The remembered players without the hidden ones; those of the last game come first.  Array of LibraryPlayer*. */
GPtrArray *arb_games_players (ArbGames *self, GError **error);
/* The setup of the newest game, as a proposal for the next one; NULL if there is none.  `game` NULL: of any game. */
TableSetup *arb_games_last_setup (ArbGames *self, const TableGame *game);

/* A stored game as a journal to look at, without a session; NULL if it cannot be read. */
TableJournal *arb_games_peek (ArbGames *self, gint64 id);
/* How long a game of the library was played, in seconds (arb_entry_times_played ()). */
gint64 arb_games_played (ArbGames *self, gint64 id);
/* A stored game as text, even if it cannot be opened any more; free with g_free (). */
char *arb_games_text (ArbGames *self, gint64 id);
gboolean arb_games_is_open (ArbGames *self, gint64 id); /* in a window */

ArbSession *arb_games_open (ArbGames *self, gint64 id, GError **error);
ArbSession *arb_games_start (ArbGames *self, const TableSetup *setup, GError **error);
/* If the record is an earlier state of a stored game, opens that game.  `*later`: how many entries that game has after
 * those of the record; -1: the record was not stored, and is kept now. */
ArbSession *arb_games_import (ArbGames *self, const char *text, gsize length, int *later, GError **error);
/* Keeps the record as a game of its own, also if it is an earlier state of a stored one. */
ArbSession *arb_games_import_copy (ArbGames *self, const char *text, gsize length, GError **error);

/* A hidden game is not in the list, but it is still stored.  It can be shown again.  The games that are hidden when
 * the program ends are removed from the library then. */
void arb_games_hide (ArbGames *self, gint64 id);
void arb_games_show (ArbGames *self, gint64 id);
gboolean arb_games_is_hidden (ArbGames *self, gint64 id);
gboolean arb_games_remove (ArbGames *self, gint64 id, GError **error);

/* The same for remembered players; their games keep the name.  A player who begins a new game is shown again. */
void arb_games_hide_player (ArbGames *self, const char *name);
void arb_games_show_player (ArbGames *self, const char *name);
gboolean arb_games_forget_player (ArbGames *self, const char *name, GError **error);
