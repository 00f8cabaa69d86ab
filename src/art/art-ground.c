/* art-ground.c - the meadow: tones that continue from tile to tile, grass, strips of field.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tones are the same on every tile and wrap around its borders, however the tile is turned.  So they meet at the
 * borders.  Everything that differs from tile to tile keeps away from the border.
 */
#include "art-pen.h"

/* Spots with soft edges, wrapped around the tile. */
static const struct
{
  double x, y, rx, ry, lean;
  gboolean light;
} tones[] = {
  { .02, .27, .20, .085, .10, TRUE },    { .30, .00, .17, .07, -.12, FALSE }, { .71, .985, .15, .06, .1, TRUE },
  { .985, .72, .19, .075, -.08, FALSE }, { .42, .30, .15, .065, .1, FALSE },  { .66, .62, .19, .08, -.1, TRUE },
  { .22, .74, .16, .075, .06, FALSE },   { .76, .22, .15, .06, .1, TRUE },    { .40, .86, .12, .05, -.1, TRUE },
};

static void
paint_tones (ArtPen *pen, gboolean light)
{
  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    {
      if (tones[i].light != light)
        continue;
      double rx = tones[i].rx * 1.06, ry = tones[i].ry * 1.3;
      for (int dx = -1; dx <= 1; dx++)
        for (int dy = -1; dy <= 1; dy++)
          {
            double x = tones[i].x + dx, y = tones[i].y + dy;
            if (x + rx > 0 && x - rx < 1 && y + ry > 0 && y - ry < 1)
              art_stain (pen->cr, x, y, tones[i].rx, tones[i].ry, tones[i].lean);
          }
    }
  art_fill (pen->cr, light ? pen->c->meadow_light : pen->c->meadow_dark);
}

static void
paint_tufts (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  guint32 chance = pen->chance ^ 0x51ed27u;
  guint n = pen->detail == ART_DETAIL_FINE ? 26 : 15;
  double h = .022;
  for (guint i = 0; i < n; i++)
    {
      ArtPoint p = { .04 + .92 * art_chance (&chance), .05 + .9 * art_chance (&chance) };
      p = art_turn (p, pen->plan->turns);
      if (art_plan_clearance (pen->plan, p, pen->size) < .02)
        continue;
      art_path_at (cr, p.x, p.y, h, h, "M -.55 -.75 -.1 0 .05 -1 M .15 0 .7 -.7");
    }
  art_stroke (cr, pen->c->tuft, MAX (.007, .7 / pen->size));
}

/* Strips of field side by side at an angle: ploughed, green or ripe. */
static void
paint_strips (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  const ArtScenery *scenery = &pen->scenery;
  const ArtColour colours[3] = { pen->c->wheat, pen->c->earth, pen->c->meadow_light };
  double furrow = MAX (.006, .6 / pen->size);
  for (guint i = 0; i < scenery->n_strips; i++)
    {
      art_polygon (cr, scenery->strips[i].corner, 4);
      art_fill (cr, colours[scenery->strips[i].kind]);
    }
  if (pen->detail < ART_DETAIL_FULL)
    return;
  for (guint i = 0; i < scenery->n_strips; i++)
    {
      const ArtPoint *p = scenery->strips[i].corner;
      guint lines = pen->detail == ART_DETAIL_FINE ? 5 : 3;
      for (guint k = 1; k < lines; k++)
        {
          double t = (double) k / lines;
          cairo_move_to (cr, p[0].x + (p[1].x - p[0].x) * t, p[0].y + (p[1].y - p[0].y) * t);
          cairo_line_to (cr, p[3].x + (p[2].x - p[3].x) * t, p[3].y + (p[2].y - p[3].y) * t);
        }
    }
  art_stroke (cr, art_mix (pen->c->earth, pen->c->ink, .3), furrow);
  for (guint i = 0; i < scenery->n_strips; i++)
    art_polygon (cr, scenery->strips[i].corner, 4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke (cr, art_mix (pen->c->meadow_dark, pen->c->ink, .42), pen->ink * .8);
}

void
art_paint_ground (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  art_paint (cr, pen->c->meadow);
  if (pen->plan->cell->flags & CARC_CELL_WATER)
    return;
  if (pen->c->flat)
    return;
  if (pen->detail > ART_DETAIL_SIGN)
    {
      paint_tones (pen, FALSE);
      paint_tones (pen, TRUE);
      paint_strips (pen);
    }
  if (pen->detail >= ART_DETAIL_FULL)
    paint_tufts (pen);
}
