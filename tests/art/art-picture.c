/* art-picture.c - small pictures for the tests of the art room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-picture.h"

#include <math.h>
#include <stdlib.h>

void
picture_init (Picture *picture, int width, int height)
{
  picture->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  picture->cr = cairo_create (picture->surface);
  picture->width = width;
  picture->height = height;
}

void
picture_done (Picture *picture)
{
  if (picture->cr != NULL)
    g_assert_cmpint (cairo_status (picture->cr), ==, CAIRO_STATUS_SUCCESS);
  g_clear_pointer (&picture->cr, cairo_destroy);
  cairo_surface_flush (picture->surface);
  picture->stride = cairo_image_surface_get_stride (picture->surface);
  picture->data = cairo_image_surface_get_data (picture->surface);
}

void
picture_clear (Picture *picture)
{
  g_clear_pointer (&picture->cr, cairo_destroy);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
}

guint32
picture_pixel (const Picture *picture, int x, int y)
{
  return *(const guint32 *) (picture->data + y * picture->stride + x * 4) & 0xffffff;
}

guint
picture_hash (const Picture *picture)
{
  guint hash = 5381;
  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      hash = hash * 33 + picture_pixel (picture, x, y);
  return hash;
}

double
colour_light (double channel)
{
  return channel <= .04045 ? channel / 12.92 : pow ((channel + .055) / 1.055, 2.4);
}

double
colour_luminance (ArtColour c)
{
  return .2126 * colour_light (c.r) + .7152 * colour_light (c.g) + .0722 * colour_light (c.b);
}

double
light_contrast (double a, double b)
{
  return (MAX (a, b) + .05) / (MIN (a, b) + .05);
}

double
colour_contrast (ArtColour a, ArtColour b)
{
  return light_contrast (colour_luminance (a), colour_luminance (b));
}

static ArtColour
colour_of (guint32 pixel)
{
  return (ArtColour){ (pixel >> 16 & 0xff) / 255., (pixel >> 8 & 0xff) / 255., (pixel & 0xff) / 255. };
}

double
picture_luminance (const Picture *picture)
{
  double sum = 0;
  for (int y = 0; y < picture->height; y++)
    for (int x = 0; x < picture->width; x++)
      sum += colour_luminance (colour_of (picture_pixel (picture, x, y)));
  return sum / (picture->width * picture->height);
}

int
colour_distance (guint32 a, guint32 b)
{
  int worst = 0;
  for (int shift = 0; shift < 24; shift += 8)
    worst = MAX (worst, abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));
  return worst;
}

guint
picture_difference (const Picture *a, const Picture *b, int tolerance)
{
  guint n = 0;
  for (int y = 0; y < a->height; y++)
    for (int x = 0; x < a->width; x++)
      n += colour_distance (picture_pixel (a, x, y), picture_pixel (b, x, y)) > tolerance;
  return n;
}

void
picture_tile (Picture *picture, const CarcCell *cell, int size, ArtPaletteName palette)
{
  ArtStyle style = { .palette = art_palette (palette) };
  picture_init (picture, size, size);
  art_tile_draw (picture->cr, cell, size, &style);
  picture_done (picture);
}

GArray *
picture_tiles (void)
{
  GArray *tiles = g_array_new (FALSE, TRUE, sizeof (CarcTile));
  carc_register ();
  for (guint i = 0; i < carc_n_systems; i++)
    {
      const GArray *kinds = carc_system_kinds (carc_systems[i]);
      if (kinds != NULL)
        g_array_append_vals (tiles, kinds->data, kinds->len);
    }
  return tiles;
}

GPtrArray *
picture_cells (const GArray *tiles, gboolean lake)
{
  GPtrArray *cells = g_ptr_array_new ();
  for (guint i = 0; i < tiles->len; i++)
    {
      CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      guint n = (guint) tile->w * tile->h;
      for (guint rot = 0; rot < 4 && (n == 1 || lake); rot++)
        for (guint part = 0; part < n; part++)
          g_ptr_array_add (cells, &tile->cells[rot][part]);
    }
  return cells;
}
