/* art-ground.c - the meadow: tones that run on from tile to tile, tufts of grass, strips of field.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tones lie the same on every tile and wrap around its borders, whichever way the tile is turned, so they meet.
 * Everything that differs from tile to tile keeps away from the border.
 */
#include "art-pen.h"

#include <math.h>

/* A soft-edged stain, wrapped around the tile. */
static const struct { double x, y, rx, ry, lean; gboolean light; } tones[] = {
  { .02, .27, .20, .085, .10, TRUE },  { .30, .00, .17, .07, -.12, FALSE }, { .71, .985, .15, .06, .1, TRUE },
  { .985, .72, .19, .075, -.08, FALSE }, { .42, .30, .15, .065, .1, FALSE }, { .66, .62, .19, .08, -.1, TRUE },
  { .22, .74, .16, .075, .06, FALSE }, { .76, .22, .15, .06, .1, TRUE }, { .40, .86, .12, .05, -.1, TRUE },
};

static void
tone_path (cairo_t *cr, double x, double y, double rx, double ry, double lean)
{
  cairo_move_to (cr, x - rx, y - lean * rx);
  cairo_curve_to (cr, x - rx * .9, y - ry * 1.1, x - rx * .2, y - ry * 1.3, x + rx * .25, y - ry * .8);
  cairo_curve_to (cr, x + rx * .6, y - ry * .95, x + rx * 1.05, y - ry * .5, x + rx, y + lean * rx);
  cairo_curve_to (cr, x + rx * .95, y + ry * .9, x + rx * .3, y + ry * .75, x, y + ry);
  cairo_curve_to (cr, x - rx * .45, y + ry * 1.25, x - rx * 1.05, y + ry * .8, x - rx, y - lean * rx);
  cairo_close_path (cr);
}

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
              tone_path (pen->cr, x, y, tones[i].rx, tones[i].ry, tones[i].lean);
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
      cairo_move_to (cr, p.x - h * .55, p.y - h * .75);
      cairo_line_to (cr, p.x - h * .1, p.y);
      cairo_line_to (cr, p.x + h * .05, p.y - h);
      cairo_move_to (cr, p.x + h * .15, p.y);
      cairo_line_to (cr, p.x + h * .7, p.y - h * .7);
    }
  art_stroke (cr, pen->c->tuft, MAX (.007, .7 / pen->size));
}

/* A strip of field, ploughed or in ears. */
static void
paint_strip (ArtPen *pen, ArtPoint at, double w, double h, double lean, gboolean wheat)
{
  cairo_t *cr = pen->cr;
  ArtPoint box[4] = { { at.x - w + lean, at.y - h }, { at.x + w + lean, at.y - h * .8 },
                      { at.x + w - lean, at.y + h }, { at.x - w - lean, at.y + h * .85 } };
  art_polygon (cr, box, 4);
  art_fill (cr, wheat ? pen->c->wheat : pen->c->earth);
  if (pen->detail < ART_DETAIL_FULL)
    return;
  guint lines = pen->detail == ART_DETAIL_FINE ? 6 : 4;
  for (guint i = 1; i < lines; i++)
    {
      double t = (double) i / lines;
      cairo_move_to (cr, box[0].x + (box[1].x - box[0].x) * t, box[0].y + (box[1].y - box[0].y) * t);
      cairo_line_to (cr, box[3].x + (box[2].x - box[3].x) * t, box[3].y + (box[2].y - box[3].y) * t);
    }
  art_stroke (cr, art_mix (wheat ? pen->c->wheat : pen->c->earth, pen->c->ink, .28), MAX (.006, .6 / pen->size));
  art_polygon (cr, box, 4);
  art_stroke (cr, art_mix (pen->c->meadow_dark, pen->c->ink, .38), pen->ink * .8);
}

static gboolean
spot_near (const CarcCell *cell, ArtPoint p, double distance)
{
  for (guint i = 0; i < cell->n_segments; i++)
    if (hypot (cell->segments[i].spot_x / 255. - p.x, cell->segments[i].spot_y / 255. - p.y) < distance)
      return TRUE;
  return FALSE;
}

static void
paint_strips (ArtPen *pen)
{
  guint32 chance = pen->chance ^ 0x7a11f1u;
  guint done = 0, wanted = 1 + (art_chance (&chance) < .45);
  for (guint tries = 0; tries < 14 && done < wanted; tries++)
    {
      ArtPoint p = { .16 + .68 * art_chance (&chance), .16 + .68 * art_chance (&chance) };
      gboolean wheat = art_chance (&chance) < .55;
      double lean = (art_chance (&chance) - .5) * .05;
      p = art_turn (p, pen->plan->turns);
      if (art_plan_clearance (pen->plan, p, pen->size) < .135 || spot_near (pen->plan->cell, p, .11))
        continue;
      paint_strip (pen, p, .10, .062, lean, wheat);
      done++;
    }
}

void
art_paint_ground (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  art_set (cr, pen->c->meadow);
  cairo_paint (cr);
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
