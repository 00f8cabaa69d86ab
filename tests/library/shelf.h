/* shelf.h - a folder for one test with a library in it, and small words to fill, read and hurt that library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "library/library.h"

G_BEGIN_DECLS

typedef struct
{
  char *folder;
  char *path; /* of the library; not made yet */
} Shelf;

void shelf_set_up (Shelf *shelf, gconstpointer data);
void shelf_tear_down (Shelf *shelf, gconstpointer data);
#define shelf_test(name, function) g_test_add (name, Shelf, NULL, shelf_set_up, function, shelf_tear_down)

#define SHELF_SETUP "game carcassonne\nplayer Anna red\nplayer Ben blue\n"

Library *shelf_open (Shelf *shelf);
/* Opens, expects this error, whose sentence is returned. */
char *shelf_open_fails (Shelf *shelf, LibraryError code);
/* A game "Evening" of Anna and Ben with `n` entries "entry 0" ...; returns its id. */
gint64 shelf_add (Library *library, guint n);
/* Adds `n_games` such games of `n` entries each and closes the library, everything in one file. */
void shelf_fill (Shelf *shelf, guint n_games, guint n);

/* The entries of a game as one string, "a|b|c"; owned by the caller. */
char *shelf_entries (Library *library, gint64 id);
guint64 shelf_revision (Library *library, gint64 id);
/* "a|b|c" replaces the entries from `from` on; aborts the test if refused. */
void shelf_write (Library *library, gint64 id, guint from, const char *lines);

/* ---- bytes ---- */
GBytes *shelf_read (const char *path); /* NULL if there is no such file */
/* Where the text first stands, or -1. */
gssize shelf_find (GBytes *bytes, const char *text);
void shelf_put (const char *path, const void *bytes, gsize length);
/* Runs SQL on the file as any other program might. */
void shelf_sql (Shelf *shelf, const char *sql);
char *shelf_beside (Shelf *shelf, const char *ending);

G_END_DECLS
