/* textures.h - keeps pictures that cairo drew once as textures, so that moving the map draws nothing again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sizes are in logical pixels; the scale is set with the look.  The cache owns the textures.
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-style.h"

typedef struct _ArbTextures ArbTextures;

ArbTextures *arb_textures_new (void);
/* Whoever may live longer than the page that made them holds a reference: a board that is taken away may still draw
 * its zoom once. */
ArbTextures *arb_textures_ref (ArbTextures *textures);
void arb_textures_unref (ArbTextures *textures); /* NULL is allowed */

/* Sets palette and scale.  If one of them changes, all textures are dropped and TRUE is returned. */
gboolean arb_textures_set_look (ArbTextures *textures, ArtPaletteName palette, int scale);
/* Drops all textures.  Call it before something goes away that `of` in a drawing points to. */
void arb_textures_clear (ArbTextures *textures);
/* Drops textures that were not used since the last call. */
void arb_textures_trim (ArbTextures *textures);

const ArtPalette *arb_textures_palette (ArbTextures *textures);
ArtStyle arb_textures_style (ArbTextures *textures, guint variant);

/* A picture: a function and its arguments.  Equal drawings share one texture. */
typedef struct _ArbDrawing ArbDrawing;
struct _ArbDrawing
{
  /* The origin is the middle of the texture. */
  void (*draw) (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style);
  gconstpointer of; /* compared by its address */
  guint what, colour, variant;
  const char *letter; /* NULL: none */
  double room;        /* texture width / size, the function decides it; 0: equal */
};

GdkTexture *arb_textures_drawn (ArbTextures *textures, const ArbDrawing *drawing, int size);
GdkTexture *arb_textures_badge (ArbTextures *textures, guint colour, const char *letter, int size);

/* Shows the badge in the image.  It grows with the size of texts; `size` is for the usual one. */
void arb_textures_show_badge (ArbTextures *textures, GtkImage *image, guint colour, const char *letter, int size);
