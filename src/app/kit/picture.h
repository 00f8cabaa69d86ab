/* picture.h - what cairo drew, as something GTK shows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*ArbPaint) (cairo_t *cr, gpointer user_data);

/* Paints width x height device pixels on a clear ground. */
GdkTexture *arb_picture_paint (int width, int height, ArbPaint paint, gpointer user_data);
/* What such a texture was painted on, for whoever paints with cairo: no copy, owned by the texture. */
cairo_surface_t *arb_picture_surface (GdkTexture *texture);

/* An image of a square texture, as wide as `size`. */
GtkWidget *arb_picture_new (GdkTexture *texture, int size);

G_END_DECLS
