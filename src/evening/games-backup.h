/* games-backup.h - all games of the library in one file, and the games of such a file taken into the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both are done in a thread with a connection of its own, so that the window goes on meanwhile.
 */
#pragma once

#include "games.h"

#define ARB_BACKUP_SUFFIX "arblib"

/* Does a file with these first bytes hold the games of a library? */
gboolean arb_is_backup (const char *text, gsize length);

/* What came of taking games: a sentence for each of them. */
typedef struct
{
  guint n_taken, n_left; /* games that were taken, and those that were not */
  guint n_told;          /* with photos that were not */
  GPtrArray *sentences;  /* char* */
} ArbTaking;
ArbTaking *arb_taking_new (void);
void arb_taking_free (ArbTaking *taking);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ArbTaking, arb_taking_free)
/* Adds a game; a LibraryTell whose data is an ArbTaking. */
void arb_taking_add (const LibraryTold *told, gpointer taking);
/* "12 games were taken; 3 were not."  Free with g_free (). */
char *arb_taking_tell (const ArbTaking *taking);
/* "12 games", and how many could not be read; free with g_free (). */
char *arb_exported_tell (const LibraryExported *told);

/* Writes the games that are not hidden. */
void arb_games_backup (ArbGames *self, GFile *file, GAsyncReadyCallback done, gpointer user_data);
gboolean arb_games_backup_finish (ArbGames *self, GAsyncResult *result, LibraryExported *told, GError **error);

/* Takes the games of a file.  The result is what was taken, also if not everything could be read; then `error` says
 * why. */
void arb_games_take (ArbGames *self, GFile *file, GAsyncReadyCallback done, gpointer user_data);
ArbTaking *arb_games_take_finish (ArbGames *self, GAsyncResult *result, GError **error);
