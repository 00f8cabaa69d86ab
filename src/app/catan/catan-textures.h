/* catan-textures.h - textures of pieces, tokens and emblems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "catan/catan-state.h"

GdkTexture *arb_piece_texture (ArbTextures *textures, CatanPiece piece, const TablePlayer *who, int size);
GdkTexture *arb_robber_texture (ArbTextures *textures, int size);
GdkTexture *arb_resource_texture (ArbTextures *textures, guint resource, int size);
/* Half a card: it may be there. */
GdkTexture *arb_maybe_texture (ArbTextures *textures, guint resource, int size);
/* A number as on the disc of a hex. */
GdkTexture *arb_number_texture (ArbTextures *textures, guint number, int size);
/* `value`: as in art_fish_token_draw (). */
GdkTexture *arb_fish_texture (ArbTextures *textures, guint value, int size);
GdkTexture *arb_shoe_texture (ArbTextures *textures, int size);

/* The last two as widgets. */
GtkWidget *arb_fish_token (ArbTextures *textures, guint value, int size);
GtkWidget *arb_shoe_token (ArbTextures *textures, int size);
