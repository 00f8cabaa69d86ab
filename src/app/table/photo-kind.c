/* photo-kind.c - see photo-kind.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "photo-kind.h"

#include <string.h>

/* ---- PNG ---- */

#define PNG_SIGNATURE "\x89PNG\r\n\x1a\n"

static gboolean
is_png (const guint8 *data, gsize length)
{
  return length >= 8 && memcmp (data, PNG_SIGNATURE, 8) == 0;
}

static gsize
big_endian (const guint8 *data, guint n)
{
  gsize number = 0;

  for (guint i = 0; i < n; i++)
    number = number << 8 | data[i];
  return number;
}

/* A chunk is its length, its name, so many bytes, and a sum; the last one is IEND. */
static gboolean
is_whole_png (const guint8 *data, gsize length)
{
  gsize at = 8;

  while (length - at >= 12)
    {
      const gsize chunk = big_endian (data + at, 4);

      if (chunk > length - at - 12)
        return FALSE;
      if (memcmp (data + at + 4, "IEND", 4) == 0)
        return TRUE;
      at += chunk + 12;
    }
  return FALSE;
}

/* ---- JPEG ---- */

enum
{
  JPEG_FIRST_RESTART = 0xd0,
  JPEG_LAST_RESTART = 0xd7,
  JPEG_START = 0xd8,
  JPEG_END = 0xd9,
};

static gboolean
is_jpeg (const guint8 *data, gsize length)
{
  return length >= 3 && memcmp (data, "\xff\xd8\xff", 3) == 0;
}

/* Does a marker stand alone?  The others are followed by their length.  In what is coded, 0xff 0 is a number. */
static gboolean
stands_alone (guint8 marker)
{
  return marker <= 1 || (marker >= JPEG_FIRST_RESTART && marker <= JPEG_START);
}

/* Goes over what has a length, where a small picture may have an end of its own.  What is behind the end, such as a
 * short film of a telephone, does not matter. */
static gboolean
is_whole_jpeg (const guint8 *data, gsize length)
{
  gsize at = 0;

  while (length - at >= 2)
    {
      if (data[at] != 0xff || data[at + 1] == 0xff)
        {
          at++;
          continue;
        }
      if (data[at + 1] == JPEG_END)
        return TRUE;
      if (!stands_alone (data[at + 1]))
        {
          const gsize segment = length - at >= 4 ? big_endian (data + at + 2, 2) : 0;

          if (segment < 2 || segment > length - at - 2)
            return FALSE;
          at += segment;
        }
      at += 2;
    }
  return FALSE;
}

/* ---- WebP ---- */

static gboolean
is_webp (const guint8 *data, gsize length)
{
  return length >= 12 && memcmp (data, "RIFF", 4) == 0 && memcmp (data + 8, "WEBP", 4) == 0;
}

static gboolean
is_whole_webp (const guint8 *data, gsize length)
{
  guint32 rest;

  memcpy (&rest, data + 4, sizeof rest);
  return GUINT32_FROM_LE (rest) <= length - 8;
}

/* ---- all of them ---- */

static const ArbPhotoKind kinds[] = {
  { "image/png", "PNG", "gdk-pixbuf", is_png, is_whole_png },
  { "image/jpeg", "JPEG", "gdk-pixbuf", is_jpeg, is_whole_jpeg },
  { "image/webp", "WebP", "webp-pixbuf-loader", is_webp, is_whole_webp },
};

const ArbPhotoKind *
arb_photo_kind_of (const guint8 *data, gsize length)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].is_it (data, length))
      return &kinds[i];
  return NULL;
}

static gboolean
decodes (GdkPixbufFormat *format, const char *mime)
{
  g_auto (GStrv) types = gdk_pixbuf_format_get_mime_types (format);

  return !gdk_pixbuf_format_is_disabled (format) && g_strv_contains ((const char *const *) types, mime);
}

/* Is there a decoder for it on this computer? */
static gboolean
is_known (const ArbPhotoKind *kind)
{
  g_autoptr (GSList) formats = gdk_pixbuf_get_formats ();

  for (GSList *at = formats; at != NULL; at = at->next)
    if (decodes (at->data, kind->mime))
      return TRUE;
  return FALSE;
}

const char *const *
arb_photo_types (void)
{
  static const char *types[G_N_ELEMENTS (kinds) + 1];

  if (types[0] == NULL)
    for (guint i = 0, n = 0; i < G_N_ELEMENTS (kinds); i++)
      if (is_known (&kinds[i]))
        types[n++] = kinds[i].mime;
  return types;
}
