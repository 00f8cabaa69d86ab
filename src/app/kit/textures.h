/* textures.h - pictures drawn once by cairo and kept as textures, so that a moving map moves nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sizes are in logical pixels; the scale of the screen belongs to the look.  Textures are owned by the cache.
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-style.h"

G_BEGIN_DECLS

typedef struct _ArbTextures ArbTextures;

ArbTextures *arb_textures_new (void);
void arb_textures_free (ArbTextures *textures);

/* Another palette or scale makes every texture anew; TRUE if it is another. */
gboolean arb_textures_set_look (ArbTextures *textures, ArtPaletteName palette, int scale);
/* To be called when what `of` of a drawing points to goes away. */
void arb_textures_clear (ArbTextures *textures);
/* Drops what was not used since the call before. */
void arb_textures_trim (ArbTextures *textures);

const ArtPalette *arb_textures_palette (ArbTextures *textures);
ArtStyle arb_textures_style (ArbTextures *textures, guint variant);

/* A picture: its function and what that needs to know.  Drawings that say the same share one texture. */
typedef struct _ArbDrawing ArbDrawing;
struct _ArbDrawing
{
  /* The middle of the texture is at the origin. */
  void (*draw) (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style);
  gconstpointer of; /* told by its address */
  guint what, colour, variant;
  const char *letter; /* NULL: none */
  double room;        /* how much wider than its size the texture is; 0: not at all.  The function decides it. */
};

GdkTexture *arb_textures_drawn (ArbTextures *textures, const ArbDrawing *drawing, int size);
GdkTexture *arb_textures_badge (ArbTextures *textures, guint colour, const char *letter, int size);

G_END_DECLS
