/* textures.h - tiles and figures drawn once by cairo and kept as textures, so that a moving map moves nothing
 * else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sizes are in logical pixels; the scale of the screen belongs to the look.  Textures are owned by the cache.
 */
#pragma once

#include <gtk/gtk.h>

#include "art/art-figure.h"
#include "art/art-tile.h"

G_BEGIN_DECLS

typedef struct _ArbTextures ArbTextures;

ArbTextures *arb_textures_new (void);
void arb_textures_free (ArbTextures *textures);

/* Another palette or scale makes every texture anew; TRUE if it is another. */
gboolean arb_textures_set_look (ArbTextures *textures, ArtPaletteName palette, int scale);
/* To be called when the tiles a cell pointer belongs to go away. */
void arb_textures_clear (ArbTextures *textures);
/* Drops what was not used since the call before. */
void arb_textures_trim (ArbTextures *textures);

const ArtPalette *arb_textures_palette (ArbTextures *textures);
ArtStyle arb_textures_style (ArbTextures *textures, guint variant);

GdkTexture *arb_textures_tile (ArbTextures *textures, const CarcCell *cell, guint variant, int size);
/* The texture is half as wide again as `size`, the figure in its middle. */
GdkTexture *arb_textures_figure (ArbTextures *textures, const ArtFigure *figure, int size);
GdkTexture *arb_textures_arbitress (ArbTextures *textures, int size);
GdkTexture *arb_textures_badge (ArbTextures *textures, guint colour, const char *letter, int size);
GdkTexture *arb_textures_water (ArbTextures *textures, guint colour, int size);
/* A tile of one or many cells as a whole, at most `size` pixels wide and high. */
GdkTexture *arb_textures_whole (ArbTextures *textures, const CarcTile *tile, guint rot, int size);

#define ARB_FIGURE_ROOM 1.5

/* Whatever else a game draws: the middle of a square of `size` is at the origin; `what` and `colour` below 4096. */
typedef void (*ArbDraw) (cairo_t *cr, guint what, guint colour, const char *letter, double size, const ArtStyle *style);
GdkTexture *arb_textures_drawn (ArbTextures *textures, ArbDraw draw, guint what, guint colour, const char *letter,
                                int size);

/* What a texture of these was drawn on, for whoever paints with cairo: no copy, owned by the texture. */
cairo_surface_t *arb_texture_surface (GdkTexture *texture);

G_END_DECLS
