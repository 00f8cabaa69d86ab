/* test-two.c - two windows and several processes use one library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "library/library-private.h"
#include "shelf.h"
#include "victim.h"

static void
test_second_window (Shelf *shelf, gconstpointer data)
{
  const char *const mine[] = { "mine", NULL }, *const theirs[] = { "theirs", NULL };
  g_autoptr (Library) first = shelf_open (shelf), second = shelf_open (shelf);
  gint64 id = shelf_add (first, 2);
  g_autoptr (GError) error = NULL;
  guint64 here, there;

  g_assert_true (library_load (first, id, NULL, NULL, &here, NULL));
  g_assert_true (library_load (second, id, NULL, NULL, &there, NULL));

  g_assert_true (library_write (second, id, &there, 2, theirs, NULL, NULL, NULL));
  g_assert_false (library_write (first, id, &here, 2, mine, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED);
  g_assert_cmpuint (here, ==, 1);
  shelf_entries_are (first, id, "entry 0|entry 1|theirs");

  g_assert_true (library_load (first, id, NULL, NULL, &here, NULL));
  g_assert_cmpuint (here, ==, there);
  g_assert_true (library_write (first, id, &here, 3, mine, NULL, NULL, NULL));
  shelf_entries_are (second, id, "entry 0|entry 1|theirs|mine");
}

/* The other window replaces the last entry, so the number of entries stays the same. */
static void
test_same_length (Shelf *shelf, gconstpointer data)
{
  const char *const mine[] = { "mine", NULL };
  g_autoptr (Library) first = shelf_open (shelf), second = shelf_open (shelf);
  gint64 id = shelf_add (first, 2);
  g_autoptr (GError) error = NULL;
  guint64 revision = 1;

  shelf_write (second, id, 1, "other");
  g_assert_false (library_write (first, id, &revision, 2, mine, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED);
}

static void
test_removed_elsewhere (Shelf *shelf, gconstpointer data)
{
  const char *const mine[] = { "mine", NULL };
  g_autoptr (Library) first = shelf_open (shelf), second = shelf_open (shelf);
  gint64 id = shelf_add (first, 2);
  g_autoptr (GError) error = NULL;
  guint64 revision = 1;

  g_assert_true (library_remove (second, id, NULL));
  shelf_add (second, 2); /* must not be taken for the removed game */
  g_assert_false (library_write (first, id, &revision, 2, mine, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
}

static void
test_held (Shelf *shelf, gconstpointer data)
{
  const char *const mine[] = { "mine", NULL };
  g_autoptr (Library) first = shelf_open (shelf), second = shelf_open (shelf);
  gint64 id = shelf_add (first, 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *entries = NULL;
  guint64 revision = 1;

  sqlite3_busy_timeout (first->db, 20);
  g_assert_true (library_begin (second, NULL));
  g_assert_false (library_write (first, id, &revision, 2, mine, NULL, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "another program"));
  entries = shelf_entries (first, id); /* reading is still possible */
  g_assert_cmpstr (entries, ==, "entry 0|entry 1");

  library_end (second, FALSE, NULL);
  g_assert_true (library_write (first, id, &revision, 2, mine, NULL, NULL, NULL));
}

/* ---- processes ---- */

static void
await (GPid child)
{
  int status;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
test_shared_game (Shelf *shelf, gconstpointer data)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dora" };
  guint next[G_N_ELEMENTS (names)] = { 0 };
  GPid children[G_N_ELEMENTS (names)];
  Library *library = shelf_open (shelf);
  gint64 id = shelf_add (library, 0);
  g_autofree char *id_word = g_strdup_printf ("%d", (int) id);
  g_auto (GStrv) entries = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *const words[] = { "hand", "share", shelf->path, id_word, names[i], "40", NULL };

      children[i] = victim_spawn (words, NULL, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    await (children[i]);

  g_assert_true (library_load (library, id, NULL, &entries, NULL, NULL));
  g_assert_cmpuint (g_strv_length (entries), ==, 40 * G_N_ELEMENTS (names));
  for (guint i = 0; entries[i] != NULL; i++)
    for (guint name = 0; name < G_N_ELEMENTS (names); name++)
      if (g_str_has_prefix (entries[i], names[name]))
        {
          g_autofree char *expected = g_strdup_printf ("%s %u", names[name], next[name]++);

          g_assert_cmpstr (entries[i], ==, expected);
        }
  for (guint name = 0; name < G_N_ELEMENTS (names); name++)
    g_assert_cmpuint (next[name], ==, 40);
  library_close (library);
}

/* Hears every statement of each library that is opened from now on. */
static int (*hears) (unsigned kind, void *data, void *statement, void *text);

static int
watch (sqlite3 *db, const char **error, gconstpointer functions)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, hears, NULL);
}

/* Another connection has begun to create the library.  It gives up when the second
 * attempt to make the log begins. */
static sqlite3 *creator;
static guint n_attempts;

static int
on_statement (unsigned kind, void *data, void *statement, void *text)
{
  if (strstr (text, "journal_mode = WAL") != NULL && ++n_attempts == 2)
    g_assert_cmpint (sqlite3_exec (creator, "ROLLBACK", NULL, NULL, NULL), ==, SQLITE_OK);
  return 0;
}

static void
test_being_made (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  Library *library;

  g_assert_cmpint (sqlite3_open (shelf->path, &creator), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (creator, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  n_attempts = 0;
  hears = on_statement;
  sqlite3_auto_extension ((void (*) (void)) watch);
  library = library_open (shelf->path, &error);
  sqlite3_cancel_auto_extension ((void (*) (void)) watch);
  g_assert_no_error (error);
  g_assert_cmpuint (n_attempts, >=, 2);
  library_close (library);
  sqlite3_close (creator);
}

/* A change that comes while a copy is made is not in the copy, so it stays noted. */
static Library *writer;

static int
on_check (unsigned kind, void *data, void *statement, void *text)
{
  Library *library = writer;

  if (library == NULL || strstr (text, "quick_check") == NULL)
    return 0;
  writer = NULL;
  shelf_write (library, 1, 2, "meanwhile");
  return 0;
}

static void
test_copied_meanwhile (Shelf *shelf, gconstpointer data)
{
  Library *first = shelf_open (shelf), *second = shelf_open (shelf);
  g_autoptr (GBytes) noted = NULL, copy = NULL, after = NULL, more = NULL;

  shelf_add (first, 2);
  writer = second;
  hears = on_check;
  sqlite3_auto_extension ((void (*) (void)) watch);
  library_copy (first, NULL);
  sqlite3_cancel_auto_extension ((void (*) (void)) watch);
  g_assert_null (writer);
  noted = shelf_read (shelf->since);
  copy = shelf_read (shelf->last);
  g_assert_cmpint (shelf_find (copy, "entry 1"), >, 0);
  g_assert_cmpint (shelf_find (copy, "meanwhile"), <, 0);
  g_assert_cmpint (shelf_find (noted, "entry meanwhile"), >, 0);

  library_copy (first, NULL);
  after = shelf_read (shelf->since);
  g_assert_cmpuint (g_bytes_get_size (after), ==, 0);

  /* If this copy is lost, the notes have the game as a whole. */
  shelf_write (second, 1, 3, "more");
  shelf_write (second, 1, 4, "and more");
  more = shelf_read (shelf->since);
  g_assert_cmpint (shelf_find (more, "setup game carcassonne"), >, 0);
  library_close (first);
  library_close (second);
}

/* A process that was stopped while it held the notes does not stop the others; later, they note the whole game. */
static void
test_notes_held (Shelf *shelf, gconstpointer data)
{
  Library *library = shelf_open (shelf);
  g_autoptr (GBytes) noted = NULL, more = NULL;
  int file;

  shelf_add (library, 1);
  file = library_since_hold (shelf->path);
  g_assert_cmpint (file, >=, 0);
  shelf_write (library, 1, 1, "held");
  noted = shelf_read (shelf->since);
  g_assert_cmpint (shelf_find (noted, "entry held"), <, 0);
  close (file);
  shelf_write (library, 1, 2, "free");
  more = shelf_read (shelf->since);
  g_assert_cmpint (shelf_find (more, "entry held\nentry free"), >, 0);
  library_close (library);
}

/* What another window could not note is in the next note of this one, which would not fit without it. */
static void
test_not_noted_elsewhere (Shelf *shelf, gconstpointer data)
{
  Library *first = shelf_open (shelf), *second = shelf_open (shelf);
  g_autoptr (GBytes) more = NULL;
  g_auto (LibrarySalvage) told = { 0 };
  int file;

  shelf_add (first, 1);
  shelf_write (first, 1, 1, "noted"); /* the first note behind a copy is always followed by a whole game */
  file = library_since_hold (shelf->path);
  shelf_write (second, 1, 2, "held");
  close (file);
  shelf_write (first, 1, 3, "free");
  more = shelf_read (shelf->since);
  library_close (first);
  library_close (second);

  shelf_put (shelf->path, "damaged", 7);
  shelf_drop_copies (shelf);
  shelf_put_bytes (shelf->since, more);
  g_assert_true (library_salvage (shelf->path, &told, NULL));
  first = shelf_open (shelf);
  shelf_entries_are (first, 1, "entry 0|noted|held|free");
  library_close (first);
}

/* The steps of several processes fall together differently each time, so this is done several times. */
static void
test_made_at_once (Shelf *shelf, gconstpointer data)
{
  for (guint round = 0; round < 10; round++)
    {
      g_autofree char *path = g_strdup_printf ("%s-%u", shelf->path, round);
      const char *const words[] = { "hand", "make", path, NULL };
      GPid children[6];
      g_autoptr (Library) library = NULL;
      g_autoptr (GError) error = NULL;

      for (guint i = 0; i < G_N_ELEMENTS (children); i++)
        children[i] = victim_spawn (words, NULL, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (children); i++)
        await (children[i]);

      library = library_open (path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (shelf_n_games (library), ==, G_N_ELEMENTS (children));
    }
}

static void
test_salvage_waits (Shelf *shelf, gconstpointer data)
{
  const char *const words[] = { "hand", "hold", shelf->path, NULL };
  g_autoptr (GError) error = NULL;
  int in, out;
  char byte;
  GPid child;

  shelf_fill (shelf, 1, 1);
  child = victim_spawn (words, &in, &out);
  g_assert_cmpint (read (out, &byte, 1), ==, 1);

  g_assert_false (library_salvage (shelf->path, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_OPEN);
  close (in);
  close (out);
  await (child);
  g_assert_true (library_salvage (shelf->path, NULL, NULL));
}

SHELF_MAIN ("/library/two", second_window, same_length, removed_elsewhere, held, shared_game, copied_meanwhile,
            notes_held, not_noted_elsewhere, being_made, made_at_once, salvage_waits)
