/* test-old.c - the keys of setups, and libraries of versions 1 and 2, which have none or no times: they are brought up
 * to date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <sys/stat.h>

#include "fault.h"
#include "library/library-private.h"
#include "shelf.h"

#define OTHER "game catan\nplayer Clara red\n"

static gint64
add (Library *library, const char *setup)
{
  const LibraryFace face = { .title = "x" };
  const char *const entries[] = { "entry 0", "entry 1", "entry 2", NULL };
  gint64 id = library_add (library, &face, setup, entries, NULL, NULL);

  g_assert_cmpint (id, >, 0);
  return id;
}

/* What makes a library one of the version 1 or 2. */
static const char *const older[] = { NULL, "DROP TABLE entry_time; DROP TABLE setup_key; PRAGMA user_version = 1",
                                     "DROP TABLE entry_time; PRAGMA user_version = 2" };

/* A library of this version, 0 for the newest.  The games 1 and 3 have the same setup; 2 has another one. */
static void
fill (Shelf *shelf, guint version)
{
  g_autoptr (Library) library = shelf_open (shelf);

  add (library, SHELF_SETUP);
  add (library, OTHER);
  add (library, SHELF_SETUP);
  g_clear_pointer (&library, library_close);
  if (version > 0)
    shelf_sql (shelf, older[version]);
}

/* The ids, "31"; those that were changed last come first. */
static void
assert_alike (Library *library, const char *setup, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids = library_alike (library, setup, &error);
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (found, "%d", (int) g_array_index (ids, gint64, i));
  g_assert_cmpstr (found->str, ==, wanted);
}

static void
assert_whole (Library *library)
{
  for (gint64 id = 1; id <= 3; id++)
    {
      g_autofree char *setup = NULL;

      shelf_entries_are (library, id, "entry 0|entry 1|entry 2");
      g_assert_true (library_load (library, id, &setup, NULL, NULL, NULL));
      g_assert_cmpstr (setup, ==, id == 2 ? OTHER : SHELF_SETUP);
    }
}

static void
test_keys (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = NULL;
  gint64 id;

  fill (shelf, 0);
  library = shelf_open (shelf);
  assert_alike (library, SHELF_SETUP, "31");
  assert_alike (library, OTHER, "2");
  assert_alike (library, "game carcassonne\n", "");
  shelf_write (library, 1, 3, "entry 3");
  assert_alike (library, SHELF_SETUP, "13");

  g_assert_true (library_remove (library, 1, NULL));
  assert_alike (library, SHELF_SETUP, "3");
  id = add (library, OTHER);
  g_assert_cmpint (id, ==, 4);
  assert_alike (library, OTHER, "42");
}

static void
test_update (Shelf *shelf, gconstpointer data)
{
  for (guint version = 1; version < G_N_ELEMENTS (older); version++)
    {
      g_unlink (shelf->path);
      fill (shelf, version);
      for (guint i = 0; i < 2; i++)
        {
          g_autoptr (Library) library = shelf_open (shelf);

          g_assert_true (library->has_keys && library->has_times);
          assert_whole (library);
          assert_alike (library, SHELF_SETUP, "31");
          assert_alike (library, OTHER, "2");
        }
    }
}

/* A game whose setup cannot be read does not stop the others. */
static void
test_update_damaged_line (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = NULL;

  fill (shelf, 1);
  shelf_sql (shelf, "UPDATE line SET text = CAST (x'ff' AS TEXT) WHERE id = 1 << 20");
  library = shelf_open (shelf);
  g_assert_true (library->has_keys);
  assert_alike (library, SHELF_SETUP, "3");
  assert_alike (library, OTHER, "2");
}

static void
assert_old_and_read_only (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Library) library = library_open (path, &error);
  g_autoptr (GArray) times = NULL;

  g_assert_no_error (error);
  g_assert_true (library_is_read_only (library));
  assert_whole (library);
  assert_alike (library, SHELF_SETUP, library->has_keys ? "31" : "321"); /* without keys, any game may have it */
  times = library_times (library, 1, 0, NULL);
  g_assert_cmpuint (times->len, ==, 0);
}

static void
test_read_only (Shelf *shelf, gconstpointer data)
{
  for (guint version = 1; version < G_N_ELEMENTS (older); version++)
    {
      g_autoptr (GBytes) before = NULL;

      g_unlink (shelf->path);
      fill (shelf, version);
      before = shelf_read (shelf->path);
      g_chmod (shelf->path, 0444);
      g_chmod (shelf->folder, 0755);
      shelf_as_nobody (assert_old_and_read_only, shelf->path);
      shelf_file_is_bytes (shelf->path, before);
    }
}

static void
try_faults (Shelf *shelf, guint version)
{
  static const FaultKind kinds[] = { FAULT_FULL, FAULT_WRITE, FAULT_SYNC };
  g_autoptr (GBytes) old = NULL;

  fill (shelf, version);
  old = shelf_read (shelf->path);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint n = 1; n < 200; n++)
      {
        Library *library;
        gboolean failed;

        shelf_put_back (shelf, old);
        fault_arm (kinds[kind], n, TRUE);
        library = library_open (shelf->path, NULL);
        failed = fault_disarm ();
        if (library != NULL)
          {
            assert_whole (library);
            if (!library_is_read_only (library))
              shelf_write (library, 2, 3, "entry 3");
            library_close (library);
          }
        library = shelf_open (shelf);
        g_assert_true (library->has_keys && library->has_times);
        assert_alike (library, SHELF_SETUP, "31");
        assert_alike (library, OTHER, "2");
        library_close (library);
        if (!failed)
          break;
        g_assert_cmpuint (n, <, 199);
      }
}

/* The disk is full, or reports an error, at any moment of the update: the games can be read and written, now or the
 * next time. */
static void
test_faults (Shelf *shelf, gconstpointer data)
{
  fault_install ();
  for (guint version = 1; version < G_N_ELEMENTS (older); version++)
    {
      g_unlink (shelf->path);
      try_faults (shelf, version);
    }
}

static void
test_salvage (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = NULL;

  fill (shelf, 1);
  shelf_sql (shelf, "CREATE TABLE more (id INTEGER PRIMARY KEY)");
  g_assert_true (library_salvage (shelf->path, NULL, NULL));
  library = shelf_open (shelf);
  g_assert_true (library->has_keys);
  assert_whole (library);
  assert_alike (library, SHELF_SETUP, "31");
}

SHELF_MAIN ("/library/old", keys, update, update_damaged_line, read_only, faults, salvage)
