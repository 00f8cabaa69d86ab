/* test-photos.c - photos beside the library: stored, shared, removed with the last game that names them, exported and
 * imported; and what is not a photo is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>
#include <glib/gstdio.h>

#include "library/library-private.h"
#include "shelf.h"
#include "../table/test-add.h"

static void
store (Library *library, guint n)
{
  g_autoptr (GBytes) bytes = shelf_photo (n);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = library_photo_add (library, bytes, &error), *expected = shelf_photo_name (n);

  g_assert_no_error (error);
  g_assert_cmpstr (name, ==, expected);
}

static gboolean
is_here (Library *library, guint n)
{
  g_autofree char *name = shelf_photo_name (n);
  g_autoptr (GBytes) expected = shelf_photo (n), bytes = library_photo (library, name, NULL);

  if (bytes != NULL)
    g_assert_true (g_bytes_equal (bytes, expected));
  return bytes != NULL;
}

/* A game that shows these photos; -1 ends them. */
static gint64
add_game (Library *library, const char *title, const int *photos)
{
  const LibraryFace face = { .game = "pad", .title = title };
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gint64 id;

  for (guint i = 0; photos[i] >= 0; i++)
    g_ptr_array_add (lines, shelf_photo_line ((guint) photos[i]));
  g_ptr_array_add (lines, NULL);
  id = library_add (library, &face, title, (const char *const *) lines->pdata, NULL, &error);
  g_assert_no_error (error);
  return id;
}
#define GAME(library, title, ...) add_game (library, title, (const int[]){ __VA_ARGS__, -1 })

static void
drop_game (Library *library, gint64 id)
{
  g_autoptr (GError) error = NULL;

  library_remove (library, id, &error);
  g_assert_no_error (error);
}

/* As if it had been stored long ago. */
static void
make_old (Shelf *shelf, guint n)
{
  const struct utimbuf old = { 1000000000, 1000000000 };
  g_autofree char *path = shelf_photo_path (shelf, n);

  g_assert_cmpint (utime (path, &old), ==, 0);
}

/* ---- keeping ---- */

static void
test_store (Shelf *shelf, gconstpointer data)
{
  g_autofree char *folder = shelf_beside (shelf, "-photos"), *path = shelf_photo_path (shelf, 1);
  Library *library = shelf_open (shelf);
  GStatBuf about;

  GAME (library, "a", 1);
  g_assert_false (is_here (library, 1));
  store (library, 1);
  store (library, 1);
  g_assert_true (is_here (library, 1));
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_cmpuint (about.st_mode & 0777, ==, 0600);
  g_assert_cmpint (g_stat (folder, &about), ==, 0);
  g_assert_cmpuint (about.st_mode & 0777, ==, 0700);
  library_close (library);
  library = shelf_open (shelf);
  g_assert_true (is_here (library, 1));
  library_close (library);
}

/* A photo goes with the last game that has it, also if only a remembered edit names it. */
static void
test_share (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autofree char *line = shelf_photo_line (2), *quoted = g_strescape (line, NULL),
                  *old = g_strdup_printf ("deleted 1 \"%s\"", quoted);
  gint64 one, two, three;

  store (library, 1);
  store (library, 2);
  one = GAME (library, "a", 1, 2);
  two = GAME (library, "b", 1);
  three = shelf_add (library, 1);
  shelf_write (library, three, 1, old);
  drop_game (library, one);
  g_assert_true (is_here (library, 1));
  g_assert_true (is_here (library, 2));
  drop_game (library, three);
  g_assert_true (is_here (library, 1));
  g_assert_false (is_here (library, 2));
  drop_game (library, two);
  g_assert_false (is_here (library, 1));
}

/* Two windows: what the other one has stored stays.  What was taken back goes when the library is closed. */
static void
test_taken_back (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  Library *other = shelf_open (shelf);
  gint64 id = shelf_add (other, 2);
  g_autofree char *line = shelf_photo_line (1);

  store (library, 3);
  store (other, 1);
  store (other, 2);
  shelf_write (other, id, 2, line);
  shelf_write (other, id, 2, "note x");
  g_assert_true (is_here (other, 1)); /* it can be entered again */
  shelf_write (other, id, 2, line);
  library_close (other);
  g_assert_true (is_here (library, 1));
  g_assert_false (is_here (library, 2));
  g_assert_true (is_here (library, 3));
}

static int
count_statement (guint event, gpointer n, gpointer statement, gpointer text)
{
  ++*(guint *) n;
  return 0;
}

/* A photo is stored without a look at the games, however many there are, and also if another photo is old. */
static void
test_no_scan (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  guint n = 0;

  GAME (library, "a", 1);
  store (library, 1);
  store (library, 2);
  make_old (shelf, 1);
  make_old (shelf, 2);
  sqlite3_trace_v2 (library->db, SQLITE_TRACE_STMT, count_statement, &n);
  store (library, 3);
  g_assert_cmpuint (n, ==, 0);
  GAME (library, "b", 3);
  g_assert_cmpuint (n, >, 0); /* they are counted */
  sqlite3_trace_v2 (library->db, 0, NULL, NULL);
}

static void
check_file (Shelf *shelf)
{
  g_autoptr (GError) error = NULL;
  const gint stop = 0;

  library_check_file (shelf->path, &stop, &error);
  g_assert_no_error (error);
}

/* What a crash has left goes when the library is checked, but not at once: maybe its entry is just being made.  When a
 * photo is stored, nobody looks for it. */
static void
test_forgotten (Shelf *shelf, gconstpointer data)
{
  g_autofree char *half = NULL, *path = shelf_photo_path (shelf, 2);
  g_autoptr (Library) library = shelf_open (shelf);

  half = g_strconcat (path, ".K4ZQ01", NULL);
  GAME (library, "a", 1);
  store (library, 1);
  store (library, 2);
  store (library, 3);
  make_old (shelf, 1);
  make_old (shelf, 2);
  shelf_put (half, "x", 1);
  store (library, 4);
  g_assert_true (is_here (library, 2));
  check_file (shelf);
  g_assert_true (is_here (library, 1));
  g_assert_false (is_here (library, 2));
  g_assert_true (is_here (library, 3));
  g_assert_true (g_file_test (half, G_FILE_TEST_EXISTS));
  g_assert_cmpint (utime (half, &(struct utimbuf){ 0, 0 }), ==, 0);
  check_file (shelf);
  g_assert_false (g_file_test (half, G_FILE_TEST_EXISTS));
}

static void
test_memory (void)
{
  g_autoptr (Library) library = library_open_memory (NULL);
  gint64 id = GAME (library, "a", 1);

  store (library, 1);
  g_assert_true (is_here (library, 1));
  g_assert_false (is_here (library, 2));
  drop_game (library, id);
  g_assert_false (is_here (library, 1));
}

static void
test_bound (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GBytes) bytes = shelf_photo (2);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = shelf_photo_path (shelf, 1);

  GAME (library, "a", 1);
  store (library, 1);
  g_assert_cmpint (truncate (path, LIBRARY_PHOTOS_BYTES_MAX), ==, 0);
  g_assert_null (library_photo_add (library, bytes, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_true (g_str_has_suffix (error->message, ": all photos together would be too large"));
}

static void
test_count (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GBytes) bytes = shelf_photo (2);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = shelf_photo_path (shelf, 1), *folder = g_path_get_dirname (path);

  store (library, 1);
  for (guint i = 1; i < LIBRARY_PHOTOS_MAX; i++)
    {
      g_autofree char *empty = g_strdup_printf ("%s/%064x.jpg", folder, i);

      shelf_put (empty, "", 0);
    }
  g_assert_null (library_photo_add (library, bytes, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_WRITE);
  g_assert_true (g_str_has_suffix (error->message, ": there are too many photos"));
}

/* ---- what is not a photo ---- */

static void
expect_fault (const guint8 *bytes, gsize length, const char *fault)
{
  g_autoptr (GBytes) given = g_bytes_new (bytes, length);

  g_assert_cmpstr (library_photo_fault (given), ==, fault);
}

/* With these bytes at this place; 0 of them are taken away. */
static void
expect_altered (gsize at, gsize away, const char *put, gsize n_put, const char *fault)
{
  g_autoptr (GBytes) photo = shelf_photo (1);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize length;
  const guint8 *data = g_bytes_get_data (photo, &length);

  g_byte_array_append (bytes, data, (guint) at);
  g_byte_array_append (bytes, (const guint8 *) put, (guint) n_put);
  g_byte_array_append (bytes, data + at + away, (guint) (length - at - away));
  expect_fault (bytes->data, bytes->len, fault);
}
#define ALTERED(at, away, put, fault) expect_altered (at, away, put, sizeof (put) - 1, fault)

#define SCAN_AGAIN "\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00\x3f"

static void
test_faults (void)
{
  static const char more[] = "it holds more than a picture", plain[] = "it is not a plain JPEG";
  g_autoptr (GBytes) photo = shelf_photo (1);
  g_autofree guint8 *large = g_malloc0 (LIBRARY_PHOTO_BYTES_MAX + 1);
  gsize length;
  const guint8 *data = g_bytes_get_data (photo, &length);

  g_assert_null (library_photo_fault (photo));
  expect_fault (large, LIBRARY_PHOTO_BYTES_MAX + 1, "it is too large");
  expect_fault ((const guint8 *) "", 0, "it is not a JPEG");
  expect_fault ((const guint8 *) "\x89PNG\r\n\x1a\n", 8, "it is not a JPEG");
  for (gsize n = 4; n < length; n++)
    expect_fault (data, n, "its end is missing");
  ALTERED (2, 0,
           "\xff\xe1\x00\x08"
           "Exif\0\0",
           more);
  ALTERED (2, 0, "\xff\xfe\x00\x04hi", more);
  ALTERED (2, 0, "\xff\xe0\x00\x10JFIF\0\1\1\0\0\1\0\1\0\0", more); /* a second one */
  ALTERED (5, 1, "\x11", more);                                     /* room in the first one, which then is not one */
  ALTERED (length, 0, "x", more);
  ALTERED (SHELF_PHOTO_FRAME + 1, 1, "\xc2", plain);                                             /* progressive */
  ALTERED (SHELF_PHOTO_FRAME, 13, "", plain);                                                    /* a scan of nothing */
  ALTERED (SHELF_PHOTO_FRAME, 0, "\xff\xc0\x00\x0b\x08\x00\x08\x00\x08\x01\x01\x11\x00", plain); /* two sizes */
  ALTERED (SHELF_PHOTO_FRAME + 5, 4, "\x06\x40\x06\x40", NULL);
  ALTERED (SHELF_PHOTO_FRAME + 5, 4, "\x06\x41\x06\x40", "it has too many pixels");
  ALTERED (SHELF_PHOTO_FRAME + 5, 4, "\x06\x40\xff\xff", "it has too many pixels");
  ALTERED (SHELF_PHOTO_FRAME + 5, 4, "\x00\x00\x00\x08", "its colours or its size are not those of a photo");
  ALTERED (SHELF_PHOTO_FRAME + 4, 1, "\x0c", "its colours or its size are not those of a photo");
  ALTERED (SHELF_PHOTO_FRAME + 9, 1, "\x04", "its colours or its size are not those of a photo");
  ALTERED (length - 2, 0, SCAN_AGAIN SCAN_AGAIN, NULL);
  ALTERED (length - 2, 0, SCAN_AGAIN SCAN_AGAIN SCAN_AGAIN, plain);
}

/* Any bytes: nothing is read behind their end (a sanitizer sees it), and what is taken is a JPEG from SOI to EOI. */
static void
test_random (void)
{
  for (guint run = 0; run < 20000; run++)
    {
      g_autoptr (GBytes) photo = shelf_photo (1);
      gsize length = g_bytes_get_size (photo);
      g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (photo, NULL), length);
      g_autoptr (GBytes) given = NULL;

      for (int i = g_test_rand_int_range (0, 4); i >= 0; i--)
        data[g_test_rand_int_range (0, (int) length)] = (guint8) g_test_rand_int_range (0, 256);
      given = g_bytes_new (data, (gsize) g_test_rand_int_range (0, (int) length + 1));
      if (library_photo_fault (given) != NULL)
        continue;
      length = g_bytes_get_size (given);
      data = (g_free (data), g_memdup2 (g_bytes_get_data (given, NULL), length));
      g_assert_true (data[0] == 0xff && data[1] == 0xd8 && data[length - 2] == 0xff && data[length - 1] == 0xd9);
    }
}

/* ---- files that are not what they were ---- */

static void
expect_unread (Library *library, guint n, const char *why)
{
  g_autofree char *name = shelf_photo_name (n);
  g_autoptr (GError) error = NULL;

  g_assert_null (library_photo (library, name, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_DAMAGED);
  g_assert_true (g_str_has_suffix (error->message, why));
}

static void
test_altered_files (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf);
  g_autoptr (GBytes) another = shelf_photo (9);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = shelf_photo_path (shelf, 1), *elsewhere = shelf_beside (shelf, "-elsewhere");

  GAME (library, "a", 1, 2);
  store (library, 1);
  store (library, 2);
  shelf_put_bytes (path, another);
  expect_unread (library, 1, ": it was changed");
  g_assert_cmpint (truncate (path, LIBRARY_PHOTO_BYTES_MAX + 1), ==, 0);
  expect_unread (library, 1, ": it is too large");
  store (library, 1);
  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
  g_assert_cmpint (symlink (elsewhere, path), ==, 0); /* even to the photo itself */
  expect_unread (library, 1, "");
  g_unlink (path);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0); /* nobody waits for it */
  expect_unread (library, 1, ": it is a folder, a pipe or a device, not a file");
  g_unlink (path);
  g_assert_null (library_photo (library, "../library", &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_MISSING);
}

/* ---- all games as one text ---- */

static void
on_told (const LibraryTold *told, gpointer data)
{
  GPtrArray *faults = data;

  if (told->take == LIBRARY_PHOTO_UNFIT)
    g_ptr_array_add (faults, g_strdup (told->why));
}

/* The reasons of the photos that were not taken, "a|b"; free with g_free (). */
static char *
import_all (Library *library, const char *text, gboolean whole)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_data (text, (gssize) strlen (text), NULL);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  g_assert_true (library_import (library, in, on_told, faults, NULL, &error) == whole);
  g_assert_true ((error == NULL) == whole);
  g_ptr_array_add (faults, NULL);
  return g_strjoinv ("|", (char **) faults->pdata);
}

static gboolean
is_not (gint64 id, gpointer unwanted)
{
  return id != *(const gint64 *) unwanted;
}

static void
test_there_and_back (Shelf *shelf, gconstpointer data)
{
  g_autoptr (Library) library = shelf_open (shelf), other = library_open_memory (NULL);
  g_autofree char *text = NULL, *faults = NULL, *less = NULL, *mended = NULL, *path = NULL;
  g_autofree char *second = shelf_photo_name (2), *third = shelf_photo_name (3);
  LibraryExported told;
  gint64 id;

  g_assert_true (g_str_has_prefix (less = shelf_export (library), LIBRARY_EXPORT_HEAD "1\n"));
  for (guint n = 1; n < 4; n++)
    store (library, n);
  GAME (library, "a", 1, 2);
  id = GAME (library, "b", 3, 5);
  GAME (library, "c", 2);
  text = shelf_export_some (library, NULL, NULL, &told);
  g_assert_true (g_str_has_prefix (text, LIBRARY_EXPORT_HEAD "3\n"));
  g_assert_cmpuint (told.unread_photos, ==, 0); /* 5 never was here */
  faults = import_all (other, text, TRUE);
  g_assert_cmpstr (faults, ==, "");
  shelf_exports (other, text);
  for (guint n = 1; n < 6; n++)
    g_assert_true (is_here (other, n) == (n < 4));

  /* A part of the games has only their photos. */
  g_free (less);
  less = shelf_export_some (library, is_not, &id, NULL);
  g_assert_nonnull (strstr (less, second));
  g_assert_null (strstr (less, third));

  /* A damaged photo is missing and told; the text of another computer mends it. */
  path = shelf_photo_path (shelf, 1);
  shelf_put (path, "x", 1);
  g_free (less);
  less = shelf_export_some (library, NULL, NULL, &told);
  g_assert_cmpuint (told.unread_photos, ==, 1);
  mended = import_all (library, text, TRUE);
  g_assert_cmpstr (mended, ==, "");
  g_assert_true (is_here (library, 1));
}

/* Texts of a game with photo 1, and something that says that it is this photo. */
static char *
text_with (const char *photo)
{
  g_autofree char *line = shelf_photo_line (1);

  return g_strdup_printf (LIBRARY_EXPORT_HEAD "3\ngame 5 6 playing\nkind pad\nsetup a\nentry %s\n%send 1\n", line,
                          photo);
}

static char *
coded (guint named, GBytes *bytes)
{
  g_autofree char *name = shelf_photo_name (named);
  g_autoptr (GString) text = g_string_new (NULL);
  const gsize length = g_bytes_get_size (bytes);

  g_string_append_printf (text, "photo %s\n", name);
  for (gsize at = 0; at < length; at += 1500)
    {
      g_autofree char *part = g_base64_encode ((const guint8 *) g_bytes_get_data (bytes, NULL) + at,
                                               MIN (1500, length - at));
      g_string_append_printf (text, "data %s\n", part);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
expect_taken (const char *photo, const char *faults, gboolean taken)
{
  g_autoptr (Library) library = library_open_memory (NULL);
  g_autofree char *text = text_with (photo), *told = import_all (library, text, TRUE);

  g_assert_cmpstr (told, ==, faults);
  g_assert_true (is_here (library, 1) == taken);
  g_assert_false (is_here (library, 2));
}

static void
test_hostile_text (void)
{
  g_autoptr (GBytes) one = shelf_photo (1), two = shelf_photo (2);
  g_autoptr (GBytes) huge = g_bytes_new_take (g_malloc0 (8 * LIBRARY_PHOTO_BYTES_MAX), 8 * LIBRARY_PHOTO_BYTES_MAX);
  g_autofree char *fine = coded (1, one), *other = coded (1, two), *unasked = coded (2, two), *large = coded (1, huge);
  g_autofree char *name = shelf_photo_name (1), *empty = g_strdup_printf ("photo %s\n", name);
  g_autofree char *rubbish = g_strdup_printf ("photo %s\ndata ===\ndata <b>\ndata\n", name);
  g_autofree char *twice = g_strconcat (other, fine, fine, NULL);
  g_autofree char *text = NULL, *told = NULL;
  g_autoptr (Library) library = library_open_memory (NULL);

  expect_taken (fine, "", TRUE);
  expect_taken (other, "it was changed", FALSE);
  expect_taken (unasked, "", FALSE);
  expect_taken (large, "it is too large", FALSE);
  expect_taken (empty, "it is not a JPEG", FALSE);
  expect_taken (rubbish, "it is not a JPEG", FALSE);
  expect_taken ("photo ../../x\ndata eHh4\nphoto\ndata eA==\n", "", FALSE);
  expect_taken (twice, "it was changed", TRUE);

  /* A text that was cut off inside a photo: the game is here, and the photo can come later. */
  text = text_with (fine);
  strstr (text, "data")[20] = '\0';
  told = import_all (library, text, FALSE);
  g_assert_false (is_here (library, 1));
  g_free (text);
  text = text_with (fine);
  g_free (told);
  told = import_all (library, text, TRUE);
  g_assert_true (is_here (library, 1));
}

/* A text that says the same photo again and again ends, however large it is. */
static void
test_endless_text (void)
{
  g_autofree char *name = shelf_photo_name (1), *text = NULL;
  g_autoptr (GString) photos = g_string_new (NULL);
  g_autoptr (GInputStream) in = NULL;
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (Library) library = library_open_memory (NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2 * LIBRARY_PHOTOS_MAX; i++)
    g_string_append_printf (photos, "photo %s\n", name);
  text = text_with (photos->str);
  in = g_memory_input_stream_new_from_data (text, (gssize) strlen (text), NULL);
  g_assert_false (library_import (library, in, on_told, faults, NULL, &error));
  g_assert_error (error, LIBRARY_ERROR, LIBRARY_ERROR_TEXT);
  g_assert_cmpstr (error->message, ==, "the file has too many photos");
  g_assert_cmpuint (faults->len, <=, LIBRARY_PHOTOS_MAX);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  SHELF_TESTS ("/photos", store, share, taken_back, no_scan, forgotten, bound, count, altered_files, there_and_back);
  TESTS_ADD ("/photos", memory, faults, random, hostile_text, endless_text);
  return g_test_run ();
}
