/* carc-textures.h - tiles and figures as textures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a cell or a tile points to must live until arb_textures_clear ().
 */
#pragma once

#include "app/kit/textures.h"
#include "art/art-figure.h"
#include "art/art-tile.h"

G_BEGIN_DECLS

/* A figure's texture is so much wider than the figure, which stands in its middle. */
#define ARB_FIGURE_ROOM 1.5

GdkTexture *arb_cell_texture (ArbTextures *textures, const CarcCell *cell, guint variant, int size);
/* A tile of one or many cells as a whole, at most `size` pixels wide and high, from the texture's corner on. */
GdkTexture *arb_tile_texture (ArbTextures *textures, const CarcTile *tile, guint rot, int size);
GdkTexture *arb_figure_texture (ArbTextures *textures, const ArtFigure *figure, int size);
GdkTexture *arb_arbitress_texture (ArbTextures *textures, int size);

G_END_DECLS
