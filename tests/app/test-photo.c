/* test-photo.c - pictures that a person chooses: they become small, upright and bare JPEGs, and hostile ones are
 * refused before they cost much.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "app/table/photo-kind.h"
#include "app/table/photo.h"
#include "library/library.h"
#include "slow-picture.h"
#include "../table/test-add.h"

/* Red on the left, blue on the right. */
static GdkPixbuf *
halves (int width, int height, gboolean alpha)
{
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, alpha, 8, width, height);
  g_autoptr (GdkPixbuf) left = gdk_pixbuf_new_subpixbuf (pixbuf, 0, 0, width / 2, height);

  gdk_pixbuf_fill (pixbuf, 0x0000ffff);
  gdk_pixbuf_fill (left, 0xff0000ff);
  return pixbuf;
}

static GdkPixbuf *
noise (int width, int height)
{
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guint8 *pixels = gdk_pixbuf_get_pixels (pixbuf);
  guint32 next = 1;

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (pixbuf); i++)
    {
      next = next * 1664525 + 1013904223;
      pixels[i] = (guint8) (next >> 24);
    }
  return pixbuf;
}

/* Takes the pixbuf. */
static GBytes *
saved (GdkPixbuf *pixbuf, const char *type)
{
  g_autoptr (GError) error = NULL;
  char *buffer;
  gsize length;

  gdk_pixbuf_save_to_buffer (pixbuf, &buffer, &length, type, &error, NULL);
  g_assert_no_error (error);
  g_object_unref (pixbuf);
  return g_bytes_new_take (buffer, length);
}

/* With these bytes at this place, instead of `away` others. */
static GBytes *
altered (GBytes *bytes, gsize at, gsize away, const void *put, gsize n_put)
{
  GByteArray *array = g_byte_array_new ();
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  g_byte_array_append (array, data, (guint) at);
  g_byte_array_append (array, put, (guint) n_put);
  g_byte_array_append (array, data + at + away, (guint) (length - at - away));
  return g_byte_array_free_to_bytes (array);
}

static gsize
find (GBytes *bytes, const char *text, gsize n)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  for (gsize i = 0; i + n <= length; i++)
    if (memcmp (data + i, text, n) == 0)
      return i;
  return 0;
}

static GdkPixbuf *
read_back (GBytes *bytes)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GError) error = NULL;
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_stream (in, NULL, &error);

  g_assert_no_error (error);
  return pixbuf;
}

/* Converts it, and takes the bytes. */
static GBytes *
converted (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  GBytes *photo = arb_photo_convert (bytes, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (library_photo_fault (photo));
  g_bytes_unref (bytes);
  return photo;
}

/* The same, and decodes what it is now. */
static GdkPixbuf *
convert (GBytes *bytes)
{
  g_autoptr (GBytes) photo = converted (bytes);

  return read_back (photo);
}

static void
expect_size (GdkPixbuf *pixbuf, int width, int height)
{
  g_assert_cmpint (gdk_pixbuf_get_width (pixbuf), ==, width);
  g_assert_cmpint (gdk_pixbuf_get_height (pixbuf), ==, height);
}

static void
expect_colour (GdkPixbuf *pixbuf, int x, int y, int red, int green, int blue)
{
  const guint8 *at = gdk_pixbuf_read_pixels (pixbuf) + y * gdk_pixbuf_get_rowstride (pixbuf)
                     + x * gdk_pixbuf_get_n_channels (pixbuf);

  g_assert_cmpint (ABS (at[0] - red) + ABS (at[1] - green) + ABS (at[2] - blue), <, 40);
}

/* Takes the bytes. */
static void
expect_refused (GBytes *bytes, const char *why)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (arb_photo_convert (bytes, NULL, &error));
  g_assert_nonnull (error);
  if (why != NULL)
    g_assert_cmpstr (error->message, ==, why);
  g_bytes_unref (bytes);
}

/* ---- tests ---- */

static void
test_size (void)
{
  g_autoptr (GdkPixbuf) small = convert (saved (halves (40, 20, FALSE), "jpeg"));
  g_autoptr (GdkPixbuf) wide = convert (saved (halves (3000, 1000, FALSE), "png"));
  g_autoptr (GdkPixbuf) high = convert (saved (halves (500, 4000, FALSE), "jpeg"));
  g_autoptr (GdkPixbuf) line = convert (saved (halves (9000, 2, FALSE), "png"));
  g_autoptr (GdkPixbuf) full = convert (saved (noise (1600, 1600), "png"));

  expect_size (small, 40, 20);
  expect_size (wide, 1600, 533);
  expect_size (high, 200, 1600);
  expect_size (line, 1600, 1);
  expect_size (full, 1600, 1600); /* coarser, so that it is small enough */
}

static void
test_alpha (void)
{
  GdkPixbuf *clear = halves (40, 20, TRUE);
  g_autoptr (GdkPixbuf) plain = NULL;

  gdk_pixbuf_fill (clear, 0x00000000);
  plain = convert (saved (clear, "png"));
  g_assert_false (gdk_pixbuf_get_has_alpha (plain));
  expect_colour (plain, 20, 10, 255, 255, 255);
}

/* What a telephone writes: which side was up, and where that was. */
static void
test_orientation_and_metadata (void)
{
  static const guint8 exif[] = "\xff\xe1\x00\x2e"
                               "Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0"
                               "48.2082 N, 16.3738 E";
  g_autoptr (GBytes) plain = saved (halves (40, 20, FALSE), "jpeg"), photo = NULL;
  GBytes *turned;
  g_autoptr (GdkPixbuf) upright = NULL;
  guint8 whole[sizeof exif];

  memcpy (whole, exif, sizeof exif);
  whole[3] = (guint8) (sizeof exif - 1 - 2);
  turned = altered (plain, 2, 0, whole, sizeof exif - 1);
  g_assert_cmpuint (find (turned, "48.2082", 7), >, 0);
  photo = converted (turned);
  g_assert_cmpuint (find (photo, "48.2082", 7), ==, 0);
  g_assert_cmpuint (find (photo, "Exif", 4), ==, 0);
  upright = read_back (photo);
  expect_size (upright, 20, 40);
  expect_colour (upright, 10, 5, 255, 0, 0);
  expect_colour (upright, 10, 35, 0, 0, 255);
}

static void
test_twice (void)
{
  g_autoptr (GBytes) first = converted (saved (halves (300, 200, FALSE), "png"));
  g_autoptr (GdkTexture) texture = arb_photo_texture (first, 100, NULL);

  g_assert_cmpint (gdk_texture_get_width (texture), ==, 100);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 67);
}

static guint32
crc_of (const guint8 *data, gsize n)
{
  guint32 crc = 0xffffffff;

  for (gsize i = 0; i < n; i++)
    {
      crc ^= data[i];
      for (int bit = 0; bit < 8; bit++)
        crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
  return ~crc;
}

/* A few hundred bytes that say that they are a picture of billions of pixels: nobody makes room for them. */
static void
test_bombs (void)
{
  g_autoptr (GBytes) jpeg = saved (halves (40, 20, FALSE), "jpeg"), png = saved (halves (40, 20, FALSE), "png");
  const gsize frame = find (jpeg, "\xff\xc0", 2);
  const guint32 side = GUINT32_TO_BE (60000);
  guint32 crc;
  guint8 header[17];

  g_assert_cmpuint (frame, >, 0);
  expect_refused (altered (jpeg, frame + 5, 4, "\xea\x60\xea\x60", 4), "it has too many pixels");
  memcpy (header, (const guint8 *) g_bytes_get_data (png, NULL) + 12, sizeof header);
  memcpy (header + 4, &side, 4);
  memcpy (header + 8, &side, 4);
  crc = GUINT32_TO_BE (crc_of (header, sizeof header));
  {
    g_autoptr (GBytes) large = altered (png, 12, sizeof header, header, sizeof header);

    expect_refused (altered (large, 12 + sizeof header, 4, &crc, 4), "it has too many pixels");
  }
}

static void
test_no_pictures (void)
{
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
                    other[] = "it is not a JPEG, PNG or WebP picture";
  guint8 *huge = g_malloc0 (ARB_PHOTO_FILE_BYTES_MAX + 1);

  memcpy (huge, "\xff\xd8\xff", 3);
  expect_refused (g_bytes_new_take (huge, ARB_PHOTO_FILE_BYTES_MAX + 1), "the file is too large");
  expect_refused (g_bytes_new_static ("", 0), other);
  expect_refused (g_bytes_new_static ("GIF89a", 6), other);
  expect_refused (g_bytes_new_static (svg, sizeof svg - 1), other);
  expect_refused (saved (halves (40, 20, FALSE), "bmp"), other);
  expect_refused (g_bytes_new_static ("\xff\xd8\xff", 3), NULL);
  expect_refused (g_bytes_new_static ("\x89PNG\r\n\x1a\n", 8), NULL);
}

/* Any bytes: either a sentence, or a photo as the library keeps it. */
static void
test_random (void)
{
  static const char *const types[] = { "jpeg", "png" };

  for (guint run = 0; run < 400; run++)
    {
      g_autoptr (GBytes) whole = saved (halves (64, 48, run % 3 == 0), types[run % 2]), given = NULL, photo = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;
      g_autofree guint8 *data = g_memdup2 (g_bytes_get_data (whole, &length), g_bytes_get_size (whole));

      for (int i = g_test_rand_int_range (1, 9); i > 0; i--)
        data[g_test_rand_int_range (4, (int) length)] = (guint8) g_test_rand_int_range (0, 256);
      given = g_bytes_new (data, (gsize) g_test_rand_int_range (1, (int) length + 1));
      photo = arb_photo_convert (given, NULL, &error);
      g_assert_true ((photo == NULL) == (error != NULL));
      if (photo != NULL)
        g_assert_null (library_photo_fault (photo));
    }
}

static void
take_result (GObject *parent, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static void
expect_unread (const char *path, const char *why)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  arb_photo_read (NULL, file, NULL, NULL, take_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (arb_photo_read_finish (result, &error));
  g_assert_nonnull (error);
  if (why != NULL)
    g_assert_cmpstr (error->message, ==, why);
}

static void
test_files (void)
{
  expect_unread ("/dev/zero", "it is a folder, a pipe or a device, not a file");
  expect_unread (g_get_tmp_dir (), "it is a folder, a pipe or a device, not a file");
  expect_unread ("/no/such/picture.jpg", NULL);
}

/* A part of a file, and a kind that is not known here. */
static void
test_not_whole (void)
{
  static const char *const types[] = { "jpeg", "png" }, cut[] = "the file ends in the middle of the picture";
  static const guint8 webp[] = "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07";
  const gsize n_webp = sizeof webp; /* with the NUL, to an even number */

  for (guint t = 0; t < G_N_ELEMENTS (types); t++)
    for (guint alpha = 0; alpha < 2; alpha++)
      {
        g_autoptr (GBytes) whole = saved (halves (64, 48, alpha), types[t]), grown = NULL;
        gsize length;
        const guint8 *data = g_bytes_get_data (whole, &length);

        for (gsize n = 8; n < length; n += 1 + n % 7)
          expect_refused (g_bytes_new (data, n), cut);
        grown = altered (whole, length, 0, "and a film", 10);
        g_bytes_unref (converted (g_bytes_ref (grown)));
      }
  expect_refused (g_bytes_new (webp, n_webp - 4), cut);
  if (g_strv_contains (arb_photo_types (), "image/webp"))
    g_bytes_unref (converted (g_bytes_new (webp, n_webp)));
  else
    expect_refused (g_bytes_new (webp, n_webp), "WebP pictures cannot be read here without webp-pixbuf-loader");
}

/* A telephone puts a small picture, with an end of its own, before the large one. */
static void
test_small_inside (void)
{
  g_autoptr (GBytes) whole = saved (halves (64, 48, FALSE), "jpeg");
  g_autoptr (GBytes) large = altered (whole, 2, 0, "\xff\xe1\0\6\xff\xd8\xff\xd9", 8);
  const gsize length = g_bytes_get_size (large);

  g_bytes_unref (converted (g_bytes_ref (large)));
  expect_refused (g_bytes_new_from_bytes (large, 0, length / 2), "the file ends in the middle of the picture");
}

/* What can be decoded here is offered, and nothing else. */
static void
test_types (void)
{
  const char *const *types = arb_photo_types ();

  g_assert_true (g_strv_contains (types, "image/png") && g_strv_contains (types, "image/jpeg"));
  for (guint i = 0; types[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_mime_type (types[i], &error);

      g_assert_no_error (error);
      gdk_pixbuf_loader_close (loader, NULL);
    }
}

/* ---- a picture that costs time ---- */

static gboolean
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return G_SOURCE_REMOVE;
}

/* Whoever does not want to wait ends it at once. */
static void
test_cancel (void)
{
  g_autoptr (GBytes) slow = slow_picture (20000);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  const gint64 began = g_get_monotonic_time ();

  arb_photo_read (NULL, NULL, slow, cancellable, take_result, &result);
  g_timeout_add (200, cancel, cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (arb_photo_read_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_get_monotonic_time () - began, <, 10 * G_USEC_PER_SEC);
}

static void
test_slow (void)
{
  g_autoptr (GdkPixbuf) fine = convert (slow_picture (1));

  expect_size (fine, 1600, 1600);
  if (!g_test_thorough ())
    {
      g_test_skip ("it takes some seconds");
      return;
    }
  expect_refused (slow_picture (100000), "it takes too long to decode it");
}

TESTS_MAIN ("/photo", size, alpha, orientation_and_metadata, twice, bombs, no_pictures, random, files, not_whole,
            small_inside, types, cancel, slow)
