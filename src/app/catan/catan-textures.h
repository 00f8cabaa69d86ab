/* catan-textures.h - textures of pieces, tokens and emblems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/kit/textures.h"
#include "catan/catan-state.h"

GdkTexture *arb_piece_texture (ArbTextures *textures, CatanPiece piece, const TablePlayer *who, int size);

typedef enum
{
  ARB_ROBBER,
  ARB_RESOURCE, /* which */
  ARB_MAYBE,    /* half a card of a resource: it may be there */
  ARB_NUMBER,   /* as on the disc of a hex */
  ARB_FISH,     /* `value` as in art_fish_token_draw () */
  ARB_SHOE
} ArbCatanThing;
/* `what`: the resource, number or value; 0 for the robber and the shoe. */
GdkTexture *arb_thing_texture (ArbTextures *textures, ArbCatanThing thing, guint what, int size);
GtkWidget *arb_thing_picture (ArbTextures *textures, ArbCatanThing thing, guint what, int size);
