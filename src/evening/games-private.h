/* games-private.h - the games of this application, for the files of this room that open the library and use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "games.h"

struct _ArbGames
{
  GObject parent_instance;

  char *path; /* NULL: of the person who runs the program */
  Library *library;
  GError *trouble;
  struct _ArbCheck *checking; /* the thread that checks the library; NULL: none does */
  gboolean unkept;            /* the library is in memory */
  GHashTable *sessions;       /* id -> ArbSession, not owned */
  GHashTable *hidden;         /* set of ids */
  GHashTable *hidden_players; /* table_name_key () to the name */
};

void arb_games_emit_changed (ArbGames *self);

/* ---- games-library.c ---- */

void arb_games_open_library (ArbGames *self);
void arb_games_close_library (ArbGames *self);

/* ---- games.c ---- */

/* Removes the hidden games and players from the library. */
void arb_games_remove_hidden (ArbGames *self);
