/* test-times.c - the times of entries: they are kept with their entries, go with them, and come through a backup.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "library/library-private.h"
#include "shelf.h"

/* The times of a game, "at/thought" for each entry; "-" for one of which nothing is known. */
static char *
tell (Library *library, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) times = library_times (library, id, 0, &error);
  GString *told = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < times->len; i++)
    {
      const LibraryTime time = g_array_index (times, LibraryTime, i);

      if (i > 0)
        g_string_append_c (told, ' ');
      if (time.at == 0 && time.thought == -1)
        g_string_append_c (told, '-');
      else
        g_string_append_printf (told, "%lld/%d", (long long) time.at, time.thought);
    }
  return g_string_free (told, FALSE);
}

static void
assert_times (Library *library, gint64 id, const char *wanted)
{
  g_autofree char *told = tell (library, id);

  g_assert_cmpstr (told, ==, wanted);
}

static void
write_timed (Library *library, gint64 id, guint from, const char *given, const LibraryTime *times)
{
  g_auto (GStrv) lines = g_strsplit (given, "|", -1);
  guint64 revision = shelf_revision (library, id);
  g_autoptr (GError) error = NULL;

  g_assert_true (library_write (library, id, &revision, from, (const char *const *) lines, times, NULL, &error));
  g_assert_no_error (error);
}

static void
test_with_entries (Shelf *shelf, gconstpointer data)
{
  static const LibraryTime first[] = { { 10, 1 }, { 0, -1 }, { 30, -1 }, { 0, 0 } }, second[] = { { 50, 5 } };
  g_autoptr (Library) library = shelf_open (shelf);
  const gint64 id = shelf_add (library, 2), other = shelf_add (library, 1);

  assert_times (library, id, "");
  write_timed (library, id, 2, "a|b|c|d", first);
  assert_times (library, id, "- - 10/1 - 30/-1 0/0");
  write_timed (library, id, 5, "e", second);
  assert_times (library, id, "- - 10/1 - 30/-1 50/5");
  shelf_write (library, id, 3, "f|g");
  assert_times (library, id, "- - 10/1");
  assert_times (library, other, "");
  g_clear_pointer (&library, library_close);
  library = shelf_open (shelf);
  assert_times (library, id, "- - 10/1");
}

/* The time of the entry that is not there yet. */
static void
test_kept (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  const gint64 id = shelf_add (library, 2);
  g_autoptr (LibraryGame) before = library_get (library, id, NULL), after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (library_keep_time (library, id, 1, 2, (LibraryTime){ 0, 700 }, NULL));
  assert_times (library, id, "- - 0/700");
  g_assert_true (library_keep_time (library, id, 1, 2, (LibraryTime){ 0, 900 }, NULL));
  assert_times (library, id, "- - 0/900");
  after = library_get (library, id, NULL);
  g_assert_cmpint (after->stamp, ==, before->stamp);
  g_assert_cmpuint (shelf_revision (library, id), ==, 1);

  /* Another window has made an entry. */
  shelf_write (library, id, 2, "x");
  assert_times (library, id, "");
  g_assert_false (library_keep_time (library, id, 1, 2, (LibraryTime){ 0, 700 }, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED);
  g_clear_error (&error);
  g_assert_false (library_keep_time (library, id, 2, 2, (LibraryTime){ 0, 700 }, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_CHANGED);
  assert_times (library, id, "");
}

static void
test_removed (Shelf *shelf, gconstpointer data)
{
  static const LibraryTime times[] = { { 10, 1 }, { 20, 2 } };
  g_autoptr (Library) library = shelf_open (shelf);
  const gint64 id = shelf_add (library, 0), other = shelf_add (library, 0);

  write_timed (library, id, 0, "a|b", times);
  write_timed (library, other, 0, "a|b", times);
  g_assert_true (library_remove (library, id, NULL));
  assert_times (library, id, "");
  assert_times (library, other, "10/1 20/2");
}

/* Nobody but this program writes the table, but its bytes can be anything. */
static void
test_impossible (Shelf *shelf, gconstpointer data)
{
  static const LibraryTime times[] = { { 10, 1 }, { 20, 2 }, { 30, 3 } };
  g_autoptr (Library) library = shelf_open (shelf);
  const gint64 id = shelf_add (library, 0);

  write_timed (library, id, 0, "a|b|c", times);
  shelf_sql (shelf,
             "UPDATE entry_time SET thought = 1 << 40 WHERE at = 20; UPDATE entry_time SET at = -5 WHERE at = 30;"
             "INSERT INTO entry_time VALUES ((1 << 20) + 1000000, 1, 1)");
  assert_times (library, id, "10/1 - -");
}

static void
on_told (const LibraryTold *told, gpointer data)
{
  *(LibraryTake *) data = told->take;
}

static LibraryTake
import_all (Library *library, const char *text)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (text, -1, NULL);
  LibraryTake take = LIBRARY_UNFIT;
  g_autoptr (GError) error = NULL;

  g_assert_true (library_import (library, in, on_told, &take, NULL, &error));
  g_assert_no_error (error);
  return take;
}

static void
test_backup (Shelf *shelf, gconstpointer data)
{
  static const LibraryTime times[] = { { 10, 1 }, { 0, -1 }, { 30, -1 } };
  g_autoptr (Library) library = shelf_open (shelf), other = library_open_memory (NULL);
  const gint64 id = shelf_add (library, 1);
  g_autofree char *plain = shelf_export (library), *timed = NULL;

  /* An older program can read the text if no time is in it; the time of an entry that is not there is not. */
  g_assert_true (library_keep_time (library, id, 1, 1, (LibraryTime){ 0, 7 }, NULL));
  timed = shelf_export (library);
  g_assert_cmpstr (timed, ==, plain);
  g_assert_true (g_str_has_prefix (plain, LIBRARY_EXPORT_HEAD "1\n"));
  g_clear_pointer (&timed, g_free);

  write_timed (library, id, 1, "a|b|c", times);
  timed = shelf_export (library);
  g_assert_true (g_str_has_prefix (timed, LIBRARY_EXPORT_HEAD "2\n"));
  g_assert_nonnull (strstr (timed, "entry a\ntime 10 1\nentry b\nentry c\ntime 30 -1\nend 1\n"));
  g_assert_cmpint (import_all (other, timed), ==, LIBRARY_TAKEN);
  assert_times (other, 1, "- 10/1 - 30/-1");
  shelf_exports (other, timed);
  g_assert_cmpint (import_all (other, timed), ==, LIBRARY_IS_HERE);
}

static void
test_hostile_backup (Shelf *shelf, gconstpointer data)
{
  static const char *const unfit[] = { "time 1 1\nentry a",   "entry a\ntime",      "entry a\ntime 1",
                                       "entry a\ntime 1 -2",  "entry a\ntime -1 1", "entry a\ntime 1 2147483648",
                                       "entry a\ntime 1 2 3", "entry a\ntime 1 2x", "entry a\ntime x 2",
                                       "entry a\ntime 1 ",    "entry a\ntime  1 2" };
  g_autoptr (Library) library = library_open_memory (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (unfit); i++)
    {
      g_autofree char *text = g_strdup_printf (LIBRARY_EXPORT_HEAD "2\ngame 1 1 playing\nsetup x\n%s\nend 1\n",
                                               unfit[i]);

      g_assert_cmpint (import_all (library, text), ==, LIBRARY_UNFIT);
    }
}

SHELF_MAIN ("/library/times", with_entries, kept, removed, impossible, backup, hostile_backup)
