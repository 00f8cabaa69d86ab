/* picture.c - turns cairo drawings into textures and images for GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "picture.h"

#define SURFACE "arbitress-surface"
#define NODE "arbitress-node"

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

static cairo_surface_t *
surface_of (GdkTexture *texture)
{
  return g_object_get_data (G_OBJECT (texture), SURFACE);
}

gboolean
arb_picture_is_painted (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

void
arb_picture_draw (cairo_t *cr, GdkTexture *texture, const graphene_rect_t *at)
{
  const double x = at->origin.x, y = at->origin.y, width = at->size.width, height = at->size.height;
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (surface_of (texture));
  cairo_matrix_t matrix;

  cairo_matrix_init_scale (&matrix, gdk_texture_get_width (texture) / width, gdk_texture_get_height (texture) / height);
  cairo_matrix_translate (&matrix, -x, -y);
  cairo_pattern_set_matrix (pattern, &matrix);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_PAD); /* no seam where the texture is scaled */
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

/* The node is kept with the texture.  So GTK sees that the node is the same as in the last frame, and does not draw it
 * again. */
static GskRenderNode *
painted_node (GdkTexture *texture, const graphene_size_t *size)
{
  GskRenderNode *node = g_object_get_data (G_OBJECT (texture), NODE);
  graphene_rect_t bounds;
  cairo_t *cr;

  if (node != NULL)
    gsk_render_node_get_bounds (node, &bounds);
  if (node != NULL && graphene_size_equal (&bounds.size, size))
    return node;
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, size->width, size->height));
  cr = gsk_cairo_node_get_draw_context (node);
  arb_picture_draw (cr, texture, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height));
  cairo_destroy (cr);
  g_object_set_data_full (G_OBJECT (texture), NODE, node, (GDestroyNotify) gsk_render_node_unref);
  return node;
}

void
arb_picture_append (GtkWidget *widget, GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *at)
{
  if (!arb_picture_is_painted (widget))
    {
      gtk_snapshot_append_texture (snapshot, texture, at);
      return;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at->origin);
  gtk_snapshot_append_node (snapshot, painted_node (texture, &at->size));
  gtk_snapshot_restore (snapshot);
}

GtkWidget *
arb_picture_new (GdkTexture *texture, int size)
{
  GtkWidget *image = gtk_image_new_from_paintable (GDK_PAINTABLE (texture));

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  return image;
}
