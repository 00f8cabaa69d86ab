/* art-png.c - writes a PNG row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If libpng fails, it jumps back to the place that setjmp () marked last.  So every call of it is in one of the
 * functions below that mark a place, and they have no variables that change after that.
 */
#include "art-png.h"

#include <png.h>
#include <setjmp.h>

struct _ArtPng
{
  png_structp out;
  png_infop info;
  GByteArray *bytes;
  int width, height;
  guint8 *row; /* three bytes a pixel */
  gboolean failed;
};

static void
write_bytes (png_structp out, png_bytep data, png_size_t length)
{
  g_byte_array_append (png_get_io_ptr (out), data, (guint) length);
}

static void
flush_bytes (png_structp out)
{
}

/* A warning is not for the person who saves a picture. */
static void
ignore (png_structp out, png_const_charp message)
{
}

static void
fail (png_structp out, png_const_charp message)
{
  g_info ("libpng: %s", message);
  longjmp (png_jmpbuf (out), 1);
}

static void
begin_file (ArtPng *png)
{
  if (setjmp (png_jmpbuf (png->out)) != 0)
    {
      png->failed = TRUE;
      return;
    }
  png_set_write_fn (png->out, png->bytes, write_bytes, flush_bytes);
  png_set_IHDR (png->out, png->info, (png_uint_32) png->width, (png_uint_32) png->height, 8, PNG_COLOR_TYPE_RGB,
                PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info (png->out, png->info);
}

static void
write_row (ArtPng *png)
{
  if (setjmp (png_jmpbuf (png->out)) != 0)
    png->failed = TRUE;
  else
    png_write_row (png->out, png->row);
}

static void
end (ArtPng *png)
{
  if (setjmp (png_jmpbuf (png->out)) != 0)
    png->failed = TRUE;
  else
    png_write_end (png->out, png->info);
}

ArtPng *
art_png_new (GByteArray *bytes, int width, int height)
{
  ArtPng *png = g_new0 (ArtPng, 1);
  png->bytes = bytes;
  png->width = width;
  png->height = height;
  png->row = g_malloc (3 * (gsize) width);
  png->out = png_create_write_struct (PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png->info = png->out != NULL ? png_create_info_struct (png->out) : NULL;
  png->failed = png->info == NULL;
  if (!png->failed)
    begin_file (png);
  return png;
}

void
art_png_add (ArtPng *png, cairo_surface_t *rows, int n)
{
  const guint8 *data = cairo_image_surface_get_data (rows);
  const gsize stride = (gsize) cairo_image_surface_get_stride (rows);
  for (int y = 0; y < n && !png->failed; y++)
    {
      const guint32 *pixels = (const guint32 *) (gconstpointer) (data + (gsize) y * stride);
      for (int x = 0; x < png->width; x++)
        {
          png->row[3 * x] = (guint8) (pixels[x] >> 16);
          png->row[3 * x + 1] = (guint8) (pixels[x] >> 8);
          png->row[3 * x + 2] = (guint8) pixels[x];
        }
      write_row (png);
    }
}

gboolean
art_png_end (ArtPng *png)
{
  gboolean done;
  if (!png->failed)
    end (png);
  done = !png->failed;
  png_destroy_write_struct (&png->out, &png->info);
  g_free (png->row);
  g_free (png);
  return done;
}
