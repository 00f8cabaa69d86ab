/* carc-textures.h - textures of tiles and figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Call arb_textures_clear () before a cell or a tile given here goes away: the cache keeps its address.
 */
#pragma once

#include "app/kit/textures.h"
#include "art/art-figure.h"
#include "art/art-tile.h"

/* The width of a figure's texture, in widths of the figure.  The figure stands in the middle of the texture. */
#define ARB_FIGURE_ROOM 1.5

GdkTexture *arb_cell_texture (ArbTextures *textures, const CarcCell *cell, guint variant, int size);
/* The lines around a cell, see art_overlay_edges (); to be laid over its texture. */
GdkTexture *arb_edges_texture (ArbTextures *textures, guint open, int size);
/* A coordinate at the edge of the map; `size` pixels wide and high. */
GdkTexture *arb_coordinate_texture (ArbTextures *textures, int number, int size);
/* A whole tile of one or more cells, at most `size` pixels wide and high.  It begins at the texture's top left
 * corner. */
GdkTexture *arb_tile_texture (ArbTextures *textures, const CarcTile *tile, guint rot, int size);
GdkTexture *arb_figure_texture (ArbTextures *textures, const ArtFigure *figure, int size);
/* A CarcPieceId.  `colour` is that of its player, -1 if it belongs to nobody. */
GdkTexture *arb_table_piece_texture (ArbTextures *textures, guint piece, int colour, int size);
