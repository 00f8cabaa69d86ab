/* carc-textures.c - textures of tiles and figures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "art/art-map.h"
#include "carc-textures.h"

/* The size of a coordinate, as a part of its texture's. */
#define NUMBER 0.5

static void
draw_cell (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  cairo_translate (cr, -size / 2, -size / 2);
  art_tile_draw (cr, drawing->of, size, style);
}

GdkTexture *
arb_cell_texture (ArbTextures *textures, const CarcCell *cell, guint variant, int size)
{
  const ArbDrawing drawing = { .draw = draw_cell, .of = cell, .variant = variant };

  return arb_textures_drawn (textures, &drawing, size);
}

static void
draw_edges (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  cairo_translate (cr, -size / 2, -size / 2);
  art_overlay_edges (cr, size, drawing->what, style);
}

GdkTexture *
arb_edges_texture (ArbTextures *textures, guint open, int size)
{
  const ArbDrawing drawing = { .draw = draw_edges, .what = open };

  return arb_textures_drawn (textures, &drawing, size);
}

static void
draw_number (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_map_number (cr, (int) drawing->what, 0, 0, size * NUMBER, style->palette->table_text);
}

GdkTexture *
arb_coordinate_texture (ArbTextures *textures, int number, int size)
{
  const ArbDrawing drawing = { .draw = draw_number, .what = (guint) number };

  return arb_textures_drawn (textures, &drawing, size);
}

static void
draw_tile (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  const CarcTile *tile = drawing->of;

  cairo_translate (cr, -size / 2, -size / 2);
  art_tile_draw_whole (cr, tile, drawing->what, size / MAX (tile->w, tile->h), style);
}

GdkTexture *
arb_tile_texture (ArbTextures *textures, const CarcTile *tile, guint rot, int size)
{
  const ArbDrawing drawing = { .draw = draw_tile, .of = tile, .what = rot };

  return arb_textures_drawn (textures, &drawing, size);
}

static void
draw_figure (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  const ArtFigure figure = { .pose = (ArtPose) (drawing->what / CARC_FIGURE_KINDS_MAX),
                             .kind = drawing->what % CARC_FIGURE_KINDS_MAX,
                             .colour = drawing->colour,
                             .letter = drawing->letter };

  art_figure_draw (cr, &figure, 0, 0, size, style);
}

GdkTexture *
arb_figure_texture (ArbTextures *textures, const ArtFigure *figure, int size)
{
  const ArbDrawing drawing = { .draw = draw_figure,
                               .what = (guint) figure->pose * CARC_FIGURE_KINDS_MAX + figure->kind,
                               .colour = figure->colour,
                               .letter = figure->letter,
                               .room = ARB_FIGURE_ROOM };

  return arb_textures_drawn (textures, &drawing, size);
}

static void
draw_piece (cairo_t *cr, const ArbDrawing *drawing, double size, const ArtStyle *style)
{
  art_table_piece_draw (cr, drawing->what, (int) drawing->colour - 1, 0, 0, size, style);
}

GdkTexture *
arb_table_piece_texture (ArbTextures *textures, guint piece, int colour, int size)
{
  const ArbDrawing drawing = {
    .draw = draw_piece, .what = piece, .colour = (guint) (colour + 1), .room = ARB_FIGURE_ROOM
  };

  return arb_textures_drawn (textures, &drawing, size);
}
