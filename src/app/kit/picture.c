/* picture.c - what cairo drew, as something GTK shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "picture.h"

GdkTexture *
arb_picture_paint (int width, int height, ArbPaint paint, gpointer user_data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;

  paint (cr, user_data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * (gsize) height);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}
