/* library-jpeg.c - is this a picture as the library keeps it?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture of an export may come from anybody, so only the plainest kind of JPEG is taken: baseline, one or three
 * colours, and nothing else in the file.  A place, a date or the name of a camera has no room in it, a small file is
 * never a huge picture, and a decoder needs as long for it as for any photo: a progressive picture of the same size
 * could cost it a thousand times as much.
 *
 * Segments are walked from one marker to the next; the compressed data between them is left to the decoder.
 */
#include <string.h>
#include <glib/gi18n-lib.h>

#include "library-private.h"

#define SCANS_MAX 3 /* one for each colour */

enum
{
  BASELINE = 0xc0,
  HUFFMAN = 0xc4,
  RESTART_FIRST = 0xd0,
  RESTART_LAST = 0xd7,
  BEGIN = 0xd8,
  END = 0xd9,
  SCAN = 0xda,
  QUANTIZATION = 0xdb,
  INTERVAL = 0xdd,
  JFIF = 0xe0,
};

typedef struct
{
  const guint8 *bytes;
  gsize length, at;
  guint n_frames, n_scans, n_headers;
} Jpeg;

static guint
two_bytes (const guint8 *bytes)
{
  return (guint) bytes[0] << 8 | bytes[1];
}

/* The size of the picture. */
static const char *
look_at_frame (const guint8 *body, guint length)
{
  const guint height = length >= 6 ? two_bytes (body + 1) : 0, width = length >= 6 ? two_bytes (body + 3) : 0;

  if (length < 6 || body[0] != 8 || (body[5] != 1 && body[5] != 3) || length != 6 + 3u * body[5] || width == 0
      || height == 0)
    return _ ("its colours or its size are not those of a photo");
  if (width > LIBRARY_PHOTO_SIDE_MAX || height > LIBRARY_PHOTO_SIDE_MAX)
    return _ ("it has too many pixels");
  return NULL;
}

/* What may follow SOI: NULL, or why not. */
static const char *
look_at_segment (Jpeg *jpeg, guint marker, const guint8 *body, guint length)
{
  switch (marker)
    {
    case HUFFMAN:
    case QUANTIZATION:
    case INTERVAL: return NULL;
    case JFIF:
      /* It has no room for a small picture or for anything else. */
      return jpeg->n_headers++ == 0 && length == 14 && memcmp (body, "JFIF", 5) == 0
                 ? NULL
                 : _ ("it holds more than a picture");
    case BASELINE: return jpeg->n_frames++ == 0 ? look_at_frame (body, length) : _ ("it is not a plain JPEG");
    case SCAN: return jpeg->n_frames == 1 && jpeg->n_scans++ < SCANS_MAX ? NULL : _ ("it is not a plain JPEG");
    default: return marker > JFIF ? _ ("it holds more than a picture") : _ ("it is not a plain JPEG");
    }
}

/* Goes behind the compressed data, to the marker after it. */
static void
pass_data (Jpeg *jpeg)
{
  for (; jpeg->at + 1 < jpeg->length; jpeg->at++)
    if (jpeg->bytes[jpeg->at] == 0xff)
      {
        const guint8 next = jpeg->bytes[jpeg->at + 1];

        if (next != 0 && (next < RESTART_FIRST || next > RESTART_LAST))
          return;
        jpeg->at++;
      }
}

/* NULL, or why it is not such a picture. */
static const char *
look_at (Jpeg *jpeg)
{
  if (jpeg->length > LIBRARY_PHOTO_BYTES_MAX)
    return _ ("it is too large");
  if (jpeg->length < 4 || jpeg->bytes[0] != 0xff || jpeg->bytes[1] != BEGIN)
    return _ ("it is not a JPEG");
  jpeg->at = 2;
  while (jpeg->at + 2 <= jpeg->length && jpeg->bytes[jpeg->at] == 0xff)
    {
      const guint8 *marker = jpeg->bytes + jpeg->at;
      const gsize left = jpeg->length - jpeg->at - 2;
      const char *why;
      guint length;

      if (marker[1] == END)
        return left > 0 ? _ ("it holds more than a picture") : jpeg->n_scans == 0 ? _ ("it has no picture") : NULL;
      length = left >= 2 ? two_bytes (marker + 2) : 0;
      if (length < 2 || length > left)
        break;
      why = look_at_segment (jpeg, marker[1], marker + 4, length - 2);
      if (why != NULL)
        return why;
      jpeg->at += 2 + length;
      if (marker[1] == SCAN)
        pass_data (jpeg);
    }
  return _ ("its end is missing");
}

const char *
library_photo_fault (GBytes *bytes)
{
  Jpeg jpeg = { 0 };

  g_return_val_if_fail (bytes != NULL, NULL);

  jpeg.bytes = g_bytes_get_data (bytes, &jpeg.length);
  return look_at (&jpeg);
}
