/* art-tile.c - paints a tile, layer by layer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-tile.h"

#include "art-pen.h"

#include <math.h>

static ArtDetail
detail_of (double size)
{
  return size < 34 ? ART_DETAIL_SIGN : size < 64 ? ART_DETAIL_SMALL : size < 140 ? ART_DETAIL_FULL : ART_DETAIL_FINE;
}

void
art_tile_draw (cairo_t *cr, const CarcCell *cell, double size, const ArtStyle *style)
{
  ArtPlan plan;
  g_return_if_fail (cr != NULL && cell != NULL && style != NULL && style->palette != NULL);
  if (!(size > 0))
    return;

  art_plan_init (&plan, cell);
  ArtPen pen = {
    .cr = cr,
    .plan = &plan,
    .c = style->palette,
    .size = size,
    .detail = detail_of (size),
    .ink = MAX (.0095, .85 / size),
    .chance = art_hash (plan.seed + style->variant * 77),
  };
  art_saved (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, -style->bleed, -style->bleed, size + 2 * style->bleed, size + 2 * style->bleed);
  cairo_clip (cr);
  cairo_scale (cr, size, size);
  /* A tolerance of a quarter of a pixel is not visible here.  Exact curves would take three times as long. */
  cairo_set_tolerance (cr, .25);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  art_scenery_plan (&pen);
  art_paint_ground (&pen);
  art_paint_water (&pen);
  art_paint_fences (&pen);
  art_paint_city_ground (&pen);
  art_paint_roads (&pen);
  art_paint_bridges (&pen);
  art_paint_cities (&pen);
  art_paint_ornaments (&pen);
  art_paint_buildings (&pen);
}

void
art_tile_draw_whole (cairo_t *cr, const CarcTile *tile, guint rot, double size, const ArtStyle *style)
{
  guint w = carc_tile_w (tile, rot), h = carc_tile_h (tile, rot);
  for (guint i = 0; i < w * h; i++)
    {
      art_saved (cr);
      cairo_translate (cr, (i % w) * size, (i / w) * size);
      art_tile_draw (cr, &tile->cells[rot % 4][i], size, style);
    }
}
