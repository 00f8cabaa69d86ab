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

static void
draw_robber (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_robber_draw (cr, 0, 0, size * 0.9, style);
}

GdkTexture *
arb_robber_texture (ArbTextures *textures, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_robber }, size);
}

static void
draw_resource (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_resource_draw (cr, (CatanResource) drawing->what, 0, 0, size * 0.96, style);
}

GdkTexture *
arb_resource_texture (ArbTextures *textures, guint resource, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_resource, .what = resource }, size);
}

/* The left half as it is, the right half only faint. */
static void
draw_maybe (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  cairo_push_group (cr);
  draw_resource (cr, drawing, size, style);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.3);
  cairo_save (cr);
  cairo_rectangle (cr, -size / 2, -size / 2, size / 2, size);
  cairo_clip (cr);
  draw_resource (cr, drawing, size, style);
  cairo_restore (cr);
}

GdkTexture *
arb_maybe_texture (ArbTextures *textures, guint resource, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_maybe, .what = resource }, size);
}

static void
draw_number (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_number_token_draw (cr, drawing->what, FALSE, 0, 0, size * 0.96, style);
}

GdkTexture *
arb_number_texture (ArbTextures *textures, guint number, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_number, .what = number }, size);
}

static void
draw_fish (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_fish_token_draw (cr, drawing->what, 0, 0, size * 0.96, style);
}

GdkTexture *
arb_fish_texture (ArbTextures *textures, guint value, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_fish, .what = value }, size);
}

static void
draw_shoe (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_shoe_token_draw (cr, 0, 0, size * 0.96, style);
}

GdkTexture *
arb_shoe_texture (ArbTextures *textures, int size)
{
  return arb_textures_drawn (textures, &(ArbDrawing){ .draw = draw_shoe }, size);
}

GtkWidget *
arb_fish_token (ArbTextures *textures, guint value, int size)
{
  return arb_picture_new (arb_fish_texture (textures, value, size), size);
}

GtkWidget *
arb_shoe_token (ArbTextures *textures, int size)
{
  return arb_picture_new (arb_shoe_texture (textures, size), size);
}
