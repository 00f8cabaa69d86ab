/* picture.c - turns cairo drawings into textures and images for GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "picture.h"

#define SURFACE "arbitress-surface"

GdkTexture *
arb_picture_paint (int width, int height, ArbPaint paint, gpointer user_data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  paint (cr, user_data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data (G_OBJECT (texture), SURFACE, surface); /* lives as long as the texture: its bytes own it */
  return texture;
}

cairo_surface_t *
arb_picture_surface (GdkTexture *texture)
{
  return g_object_get_data (G_OBJECT (texture), SURFACE);
}

GtkWidget *
arb_picture_new (GdkTexture *texture, int size)
{
  GtkWidget *image = gtk_image_new_from_paintable (GDK_PAINTABLE (texture));

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  return image;
}
