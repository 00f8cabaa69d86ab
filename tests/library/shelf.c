/* shelf.c - see shelf.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <glib/gstdio.h>

#include "shelf.h"

/* Uses a file system in memory if there is one: the tests make and damage thousands of libraries, which is slow on a
 * disk.  This does not weaken the tests that kill a process: what it has written stays with the kernel. */
void
shelf_set_up (Shelf *shelf, gconstpointer data)
{
  g_autofree char *in_memory = g_strdup ("/dev/shm/arbitress-XXXXXX");
  g_autoptr (GError) error = NULL;

  if (g_mkdtemp (in_memory) != NULL)
    shelf->folder = g_steal_pointer (&in_memory);
  else
    shelf->folder = g_dir_make_tmp ("arbitress-XXXXXX", &error);
  g_assert_no_error (error);
  shelf->path = g_build_filename (shelf->folder, "library.db", NULL);
  shelf->log = shelf_beside (shelf, "-wal");
  shelf->index = shelf_beside (shelf, "-shm");
  shelf->since = shelf_beside (shelf, ".since");
  shelf->last = shelf_beside (shelf, ".last");
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

void
shelf_tear_down (Shelf *shelf, gconstpointer data)
{
  remove_folder (shelf->folder);
  g_free (shelf->folder);
  g_free (shelf->path);
  g_free (shelf->log);
  g_free (shelf->index);
  g_free (shelf->since);
  g_free (shelf->last);
}

void
shelf_test (const char *path, const char *name, void (*test) (Shelf *shelf, gconstpointer data))
{
  g_autofree char *full = tests_path (path, name);
  g_test_add (full, Shelf, NULL, shelf_set_up, test, shelf_tear_down);
}

Library *
shelf_open (Shelf *shelf)
{
  g_autoptr (GError) error = NULL;
  Library *library = library_open (shelf->path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (library);
  return library;
}

void
shelf_open_fails (Shelf *shelf, LibraryError code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (shelf->path, &error);

  g_assert_null (library);
  g_assert_error (error, LIBRARY_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, shelf->path)); /* the sentence names the file */
  g_assert_null (strchr (error->message, '\n'));
}

gint64
shelf_add (Library *library, guint n)
{
  static const char *const players[] = { "Anna\t0", "Ben\t1", NULL };
  static const LibraryFace face = { .game = "carcassonne", .title = "Evening", .players = "Anna, Ben" };
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gint64 id;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, g_strdup_printf ("entry %u", i));
  g_ptr_array_add (lines, NULL);

  id = library_add (library, &face, SHELF_SETUP, (const char *const *) lines->pdata, players, &error);
  g_assert_no_error (error);
  g_assert_cmpint (id, >, 0);
  return id;
}

void
shelf_fill (Shelf *shelf, guint n_games, guint n)
{
  Library *library = shelf_open (shelf);

  for (guint i = 0; i < n_games; i++)
    shelf_add (library, n);
  library_close (library);
  g_assert_false (g_file_test (shelf->log, G_FILE_TEST_EXISTS));
}

GBytes *
shelf_filled (Shelf *shelf, guint n_games, guint n)
{
  shelf_fill (shelf, n_games, n);
  return shelf_read (shelf->path);
}

static void
list_one (LibraryGame *game, gpointer games)
{
  g_ptr_array_add (games, game);
}

static int
compare_changed (gconstpointer a, gconstpointer b)
{
  const LibraryGame *one = *(const LibraryGame *const *) a, *other = *(const LibraryGame *const *) b;

  if (one->stamp != other->stamp)
    return one->stamp > other->stamp ? -1 : 1;
  return one->id > other->id ? -1 : 1;
}

GPtrArray *
shelf_list (Library *library, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) library_game_free);

  if (!library_each (library, list_one, games, error))
    return NULL;
  g_ptr_array_sort (games, compare_changed);
  return g_steal_pointer (&games);
}

char *
shelf_entries (Library *library, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) entries = NULL;

  g_assert_true (library_load (library, id, NULL, &entries, NULL, &error));
  g_assert_no_error (error);
  return g_strjoinv ("|", entries);
}

void
shelf_entries_are (Library *library, gint64 id, const char *entries)
{
  g_autofree char *found = shelf_entries (library, id);

  g_assert_cmpstr (found, ==, entries);
}

void
shelf_stored (Shelf *shelf, gint64 id, const char *entries)
{
  g_autoptr (Library) library = shelf_open (shelf);

  shelf_entries_are (library, id, entries);
}

guint
shelf_n_games (Library *library)
{
  g_autoptr (GPtrArray) games = shelf_list (library, NULL);

  return games->len;
}

guint64
shelf_revision (Library *library, gint64 id)
{
  g_autoptr (GError) error = NULL;
  guint64 revision = library_revision (library, id, &error);

  g_assert_no_error (error);
  return revision;
}

void
shelf_write (Library *library, gint64 id, guint from, const char *lines)
{
  g_auto (GStrv) split = g_strsplit (lines, "|", -1);
  g_autoptr (GError) error = NULL;
  guint64 revision = shelf_revision (library, id);

  g_assert_true (library_write (library, id, &revision, from, (const char *const *) split, NULL, NULL, &error));
  g_assert_no_error (error);
}

GBytes *
shelf_read (const char *path)
{
  char *bytes;
  gsize length;

  return g_file_get_contents (path, &bytes, &length, NULL) ? g_bytes_new_take (bytes, length) : NULL;
}

gssize
shelf_find (GBytes *bytes, const char *text)
{
  gsize length, wanted = strlen (text);
  const char *all = g_bytes_get_data (bytes, &length);

  for (gsize at = 0; at + wanted <= length; at++)
    if (memcmp (all + at, text, wanted) == 0)
      return (gssize) at;
  return -1;
}

void
shelf_put (const char *path, const void *bytes, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, (gssize) length, &error);
  g_assert_no_error (error);
}

void
shelf_put_bytes (const char *path, GBytes *bytes)
{
  shelf_put (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

void
shelf_file_is_bytes (const char *path, GBytes *bytes)
{
  g_autoptr (GBytes) found = shelf_read (path);

  g_assert_nonnull (found);
  g_assert_true (g_bytes_equal (found, bytes));
}

void
shelf_file_is (const char *path, const void *bytes, gsize length)
{
  g_autoptr (GBytes) expected = g_bytes_new (bytes, length);

  shelf_file_is_bytes (path, expected);
}

void
shelf_put_back (Shelf *shelf, GBytes *bytes)
{
  g_unlink (shelf->log);
  g_unlink (shelf->index);
  shelf_put_bytes (shelf->path, bytes);
}

void
shelf_drop_copies (Shelf *shelf)
{
  static const char *const endings[] = { ".last", ".day", ".week", ".since" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = shelf_beside (shelf, endings[i]);

      g_unlink (path);
    }
}

void
shelf_sql (Shelf *shelf, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (shelf->path, &db), ==, SQLITE_OK);
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (db));
  sqlite3_close (db);
}

char *
shelf_beside (Shelf *shelf, const char *ending)
{
  return g_strconcat (shelf->path, ending, NULL);
}

char *
shelf_export_some (Library *library, LibraryWanted wanted, gpointer data, LibraryExported *told)
{
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_assert_true (library_export (library, out, wanted, data, told, &error));
  g_assert_no_error (error);
  g_output_stream_write_all (out, "", 1, NULL, NULL, NULL);
  g_output_stream_close (out, NULL, NULL);
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (out));
}

char *
shelf_export (Library *library)
{
  return shelf_export_some (library, NULL, NULL, NULL);
}

void
shelf_exports (Library *library, const char *text)
{
  g_autofree char *exported = shelf_export (library);

  g_assert_cmpstr (exported, ==, text);
}

void
shelf_as_nobody (void (*check) (const char *path), const char *path)
{
  pid_t child = fork ();
  int status = 0;

  if (child == 0)
    {
      if (getuid () == 0 && (setgid (65534) != 0 || setuid (65534) != 0))
        _exit (77);
      check (path);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* ---- photos ---- */

GBytes *
shelf_photo (guint n)
{
  static const guint8 head[] = { 0xff, 0xd8, 0xff, 0xe0, 0, 16, 'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0 };
  static const guint8 tail[] = {
    0xff, 0xc0, 0, 11, 8,    0, 8, 0, 8,  1, 1,    0x11, 0,                            /* 8 bits, 8x8, one colour */
    0xff, 0xc4, 0, 20, 0x00, 1, 0, 0, 0,  0, 0,    0,    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, /* 0 is "0" */
    0xff, 0xc4, 0, 20, 0x10, 1, 0, 0, 0,  0, 0,    0,    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, /* the same */
    0xff, 0xda, 0, 8,  1,    1, 0, 0, 63, 0, 0x3f,                                     /* twice 0, then filled up */
    0xff, 0xd9,
  };
  GByteArray *bytes = g_byte_array_new ();
  guint8 tables[69] = { 0xff, 0xdb, 0, 67, 0 };

  for (guint i = 5; i < sizeof tables; i++)
    tables[i] = (guint8) (1 + n);
  g_byte_array_append (bytes, head, sizeof head);
  g_byte_array_append (bytes, tables, sizeof tables);
  g_byte_array_append (bytes, tail, sizeof tail);
  return g_byte_array_free_to_bytes (bytes);
}

char *
shelf_photo_name (guint n)
{
  g_autoptr (GBytes) bytes = shelf_photo (n);

  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

char *
shelf_photo_line (guint n)
{
  g_autofree char *name = shelf_photo_name (n);

  return g_strdup_printf ("photo %s \"the table\"", name);
}

char *
shelf_photo_path (Shelf *shelf, guint n)
{
  g_autofree char *name = shelf_photo_name (n);

  return g_strdup_printf ("%s-photos/%s.jpg", shelf->path, name);
}
