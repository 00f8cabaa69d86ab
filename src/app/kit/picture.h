/* picture.h - turns cairo drawings into textures and images for GTK.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

typedef void (*ArbPaint) (cairo_t *cr, gpointer user_data);

/* Paints width x height device pixels on a transparent ground. */
GdkTexture *arb_picture_paint (int width, int height, ArbPaint paint, gpointer user_data);
/* Draws such a texture with cairo, without a copy. */
void arb_picture_draw (cairo_t *cr, GdkTexture *texture, const graphene_rect_t *at);

/* Draws such a texture.  The cairo renderer gets it as a drawing: a texture it would copy as a whole at every frame. */
void arb_picture_append (GtkWidget *widget, GtkSnapshot *snapshot, GdkTexture *texture, const graphene_rect_t *at);
/* TRUE if the widget is drawn by the cairo renderer. */
gboolean arb_picture_is_painted (GtkWidget *widget);

/* An image of a square texture; `size` is its width and height. */
GtkWidget *arb_picture_new (GdkTexture *texture, int size);
