/* games.h - the games of this application: the library, and those of its games that are open in some window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game is one ArbSession however many windows show it.  While the library cannot be used there is a
 * trouble, and every call that needs it fails with that trouble.
 *
 * Signal: "changed" (the list, or the trouble, is another).
 */
#pragma once

#include "session.h"

G_BEGIN_DECLS

#define ARB_TYPE_GAMES (arb_games_get_type ())
G_DECLARE_FINAL_TYPE (ArbGames, arb_games, ARB, GAMES, GObject)

/* `path` NULL: the library of the person who runs the program. */
ArbGames *arb_games_new (const char *path);

const GError *arb_games_trouble (ArbGames *self); /* NULL: all is well */
char *arb_games_path (ArbGames *self);            /* of the library file, readable or not */
void arb_games_retry (ArbGames *self);
gboolean arb_games_salvage (ArbGames *self, LibrarySalvage *told, GError **error);

/* Newest change first, without the hidden ones; array of LibraryGame*. */
GPtrArray *arb_games_list (ArbGames *self, GError **error);
/* Last played first; array of LibraryPlayer*. */
GPtrArray *arb_games_players (ArbGames *self, GError **error);
/* How the newest game was set up, or NULL: the next one is often like it.  `game` NULL: whichever game it is of. */
TableSetup *arb_games_last_setup (ArbGames *self, const TableGame *game);

/* A stored game as a journal to look at, nobody's session; NULL if it cannot be read. */
TableJournal *arb_games_peek (ArbGames *self, gint64 id);
/* What is stored of a game as text, even of one that cannot be opened any more; free with g_free (). */
char *arb_games_text (ArbGames *self, gint64 id);
gboolean arb_games_is_open (ArbGames *self, gint64 id); /* in some window */

ArbSession *arb_games_open (ArbGames *self, gint64 id, GError **error);
ArbSession *arb_games_start (ArbGames *self, const TableSetup *setup, GError **error);
/* A record that is an earlier moment of a stored game opens that game, and `known` tells so. */
ArbSession *arb_games_import (ArbGames *self, const char *text, gsize length, gboolean *known, GError **error);

/* A hidden game is out of the list but still stored, until it is shown again or removed; what is hidden at
 * the end of the program is removed then. */
void arb_games_hide (ArbGames *self, gint64 id);
void arb_games_show (ArbGames *self, gint64 id);
gboolean arb_games_remove (ArbGames *self, gint64 id, GError **error);

G_END_DECLS
