/* tile-sets.h - sets of tiles that are kept on this computer, to be played with again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is a file in the notation of tiles, in a folder beside the library.  A game has its own copy of its sets.
 */
#pragma once

#include "carcassonne/carc-own.h"
#include "evening/games.h"

#define ARB_TILE_SETS_MAX 100
#define ARB_TILES_SUFFIX ".tiles"

/* The folder of the sets beside this library; free with g_free (). */
char *arb_tile_sets_folder (ArbGames *games);

/* The sets, sorted by name: an array that owns its CarcOwnSet*.  Files that cannot be read are left out. */
GPtrArray *arb_tile_sets_read (const char *folder);
/* The set with this name, or NULL. */
CarcOwnSet *arb_tile_sets_find (const GPtrArray *sets, const char *name);
/* Replaces a set with the same name.  A set with a faulty tile can be kept, to be mended later. */
gboolean arb_tile_sets_keep (const char *folder, const CarcOwnSet *set, TableRefusal *why);
/* It is not an error if there is no set with this name. */
void arb_tile_sets_remove (const char *folder, const char *name);

/* Keeps the set in the bytes of a file, under another name if there is a different one with its name.  Returns its
 * name; NULL: it is refused.  Free with g_free (). */
char *arb_tile_set_import (const char *folder, const char *basename, GBytes *bytes, TableRefusal *why);
/* A name for the file of a set; free with g_free (). */
char *arb_tile_set_file_name (const char *name);
