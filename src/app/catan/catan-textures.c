/* catan-textures.c - textures of pieces, tokens and emblems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "catan-textures.h"

#include "app/kit/picture.h"
#include "art/art-token.h"

static void
draw_piece (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_piece_draw (cr, (CatanPiece) drawing->what, drawing->colour, drawing->letter, 0, 0, size, style);
}

GdkTexture *
arb_piece_texture (ArbTextures *textures, CatanPiece piece, const TablePlayer *who, int size)
{
  const ArbDrawing drawing = { .draw = draw_piece, .what = piece, .colour = who->colour, .letter = who->letter };

  return arb_textures_drawn (textures, &drawing, size);
}

/* The left half as it is, the right half only faint. */
static void
draw_maybe (cairo_t *cr, CatanResource resource, double size, const ArtStyle *style)
{
  cairo_push_group (cr);
  art_resource_draw (cr, resource, 0, 0, size * 0.96, style);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.3);
  art_saved (cr);
  cairo_rectangle (cr, -size / 2, -size / 2, size / 2, size);
  cairo_clip (cr);
  art_resource_draw (cr, resource, 0, 0, size * 0.96, style);
}

static void
draw_thing (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  switch ((ArbCatanThing) drawing->colour)
    {
    case ARB_ROBBER: art_robber_draw (cr, 0, 0, size * 0.9, style); break;
    case ARB_RESOURCE: art_resource_draw (cr, (CatanResource) drawing->what, 0, 0, size * 0.96, style); break;
    case ARB_MAYBE: draw_maybe (cr, (CatanResource) drawing->what, size, style); break;
    case ARB_NUMBER: art_number_token_draw (cr, drawing->what, FALSE, 0, 0, size * 0.96, style); break;
    case ARB_FISH: art_fish_token_draw (cr, drawing->what, 0, 0, size * 0.96, style); break;
    case ARB_SHOE: art_shoe_token_draw (cr, 0, 0, size * 0.96, style); break;
    }
}

GdkTexture *
arb_thing_texture (ArbTextures *textures, ArbCatanThing thing, guint what, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_thing, .colour = thing, .what = what }, size);
}

GtkWidget *
arb_thing_picture (ArbTextures *textures, ArbCatanThing thing, guint what, int size)
{
  return arb_picture_new (arb_thing_texture (textures, thing, what, size), size);
}
