/* shelf.h - a folder with a library for one test, and short functions that fill, read and damage this library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "library/library.h"
#include "../table/test-add.h"

typedef struct
{
  char *folder;
  char *path;         /* of the library, which does not exist yet */
  char *log, *index;  /* SQLite's files beside it */
  char *since, *last; /* what was noted since the last copy, and this copy */
} Shelf;

void shelf_set_up (Shelf *shelf, gconstpointer data);
void shelf_tear_down (Shelf *shelf, gconstpointer data);
/* SHELF_TESTS ("/clock", turns, note) adds test_turns () as /clock/turns and so on, each with a shelf of its own. */
#define SHELF_TESTS(path, ...) TABLE_EACH (SHELF_TEST, path, , __VA_ARGS__)
#define SHELF_TEST(path, unused, name) shelf_test (path, #name, test_##name)
void shelf_test (const char *path, const char *name, void (*test) (Shelf *shelf, gconstpointer data));
/* A program that does nothing else, or only `first` before. */
#define SHELF_MAIN(path, ...) SHELF_MAIN_AFTER ((void) 0, path, __VA_ARGS__)
#define SHELF_MAIN_AFTER(first, path, ...)                                                                             \
  int main (int argc, char *argv[])                                                                                    \
  {                                                                                                                    \
    g_test_init (&argc, &argv, NULL);                                                                                  \
    first;                                                                                                             \
    SHELF_TESTS (path, __VA_ARGS__);                                                                                   \
    return g_test_run ();                                                                                              \
  }

#define SHELF_SETUP "game carcassonne\nplayer Anna red\nplayer Ben blue\n"

Library *shelf_open (Shelf *shelf);
/* Expects that opening fails with this error, and a sentence that names the file. */
void shelf_open_fails (Shelf *shelf, LibraryError code);
/* Adds a game "Evening" of Anna and Ben with `n` entries "entry 0" ...; returns its id. */
gint64 shelf_add (Library *library, guint n);
/* Adds `n_games` such games with `n` entries each, and closes the library; no log is left. */
void shelf_fill (Shelf *shelf, guint n_games, guint n);
GBytes *shelf_filled (Shelf *shelf, guint n_games, guint n); /* the same; returns the file */

/* Every game; the one that was changed last comes first.  The array owns its LibraryGame*. */
GPtrArray *shelf_list (Library *library, GError **error);
/* The entries of a game as one string, "a|b|c"; free with g_free (). */
char *shelf_entries (Library *library, gint64 id);
/* Expects these entries; the second one opens the library for that. */
void shelf_entries_are (Library *library, gint64 id, const char *entries);
void shelf_stored (Shelf *shelf, gint64 id, const char *entries);
guint shelf_n_games (Library *library);
guint64 shelf_revision (Library *library, gint64 id);
/* Replaces the entries from `from` on by `lines`, "a|b|c".  If this is refused, the test fails. */
void shelf_write (Library *library, gint64 id, guint from, const char *lines);

/* Runs a check in a child process that is not root, because root may write to read-only files. */
void shelf_as_nobody (void (*check) (const char *path), const char *path);

/* All games as one text, or those that are wanted; free with g_free (). */
char *shelf_export (Library *library);
void shelf_exports (Library *library, const char *text); /* expects this text */
char *shelf_export_some (Library *library, LibraryWanted wanted, gpointer data, LibraryExported *told);

/* ---- bytes ---- */
GBytes *shelf_read (const char *path); /* NULL if there is no such file */
/* The first position of the text, or -1. */
gssize shelf_find (GBytes *bytes, const char *text);
void shelf_put (const char *path, const void *bytes, gsize length);
void shelf_put_bytes (const char *path, GBytes *bytes);
/* Expects that the file has just these bytes. */
void shelf_file_is (const char *path, const void *bytes, gsize length);
void shelf_file_is_bytes (const char *path, GBytes *bytes);
/* Makes a library of these bytes again, without SQLite's files beside it. */
void shelf_put_back (Shelf *shelf, GBytes *bytes);
/* Removes the copies and the notes: the library is as one of 0.3.0. */
void shelf_drop_copies (Shelf *shelf);
/* Runs SQL on the file, as another program could. */
void shelf_sql (Shelf *shelf, const char *sql);
char *shelf_beside (Shelf *shelf, const char *ending);

/* ---- photos ---- */

#define SHELF_PHOTO_FRAME 89 /* where the SOF0 of such a photo begins */
/* A grey JPEG of 8x8 pixels; another one for each `n` below 250. */
GBytes *shelf_photo (guint n);
char *shelf_photo_name (guint n);               /* its SHA-256 */
char *shelf_photo_line (guint n);               /* an entry that shows it */
char *shelf_photo_path (Shelf *shelf, guint n); /* of its file */
