/* art-water.c - rivers, springs and ponds, and the lake with its shore.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"

#include <math.h>

static void
way_path (cairo_t *cr, const ArtWayPlan *way)
{
  const ArtLine *line = &way->line;
  /* Continues the line a little outside the border, at a right angle, so that round line joins are not visible. */
  double dx = line->p[0].x - line->p[1].x, dy = line->p[0].y - line->p[1].y, length = hypot (dx, dy);
  cairo_move_to (cr, line->p[0].x + dx / length * .05, line->p[0].y + dy / length * .05);
  for (guint i = 0; i < line->n; i++)
    cairo_line_to (cr, line->p[i].x, line->p[i].y);
  if (way->end == ART_END_EDGE)
    {
      ArtPoint a = line->p[line->n - 2], b = line->p[line->n - 1];
      dx = b.x - a.x, dy = b.y - a.y, length = hypot (dx, dy);
      cairo_line_to (cr, b.x + dx / length * .05, b.y + dy / length * .05);
    }
}

static void
stroke_rivers (ArtPen *pen, ArtColour c, double half)
{
  for (guint i = 0; i < pen->plan->n_rivers; i++)
    way_path (pen->cr, &pen->plan->rivers[i]);
  art_stroke (pen->cr, c, 2 * half);
}

static void
pond_path (const ArtPen *pen, double grow)
{
  double x = pen->plan->pond.x, y = pen->plan->pond.y, r = ART_POND_RADIUS * .88 + grow;
  art_path_at (pen->cr, x, y, r, r,
               "M -1.05 0 C -1 -.9 -.1 -.8 .3 -.75 .9 -.75 1.15 -.2 1 .2 .9 .9 .1 .8 -.2 .85 "
               "-.8 .85 -1.1 .5 -1.05 0 Z");
}

/* Short strokes along the current, not near the border. */
static void
paint_current (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  guint32 chance = pen->chance ^ 0x1f7u;
  for (guint i = 0; i < pen->plan->n_rivers; i++)
    for (guint k = 0; k < 7; k++)
      {
        double part = .08 + .84 * (k + .6 * art_chance (&chance)) / 7, off = (art_chance (&chance) - .5) * .085;
        for (guint j = 0; j <= 3; j++)
          {
            ArtPoint along, p = art_line_at (&pen->plan->rivers[i].line, MIN (part + j * .022, .96), &along);
            (j ? cairo_line_to : cairo_move_to) (cr, p.x - along.y * off, p.y + along.x * off);
          }
      }
  art_stroke (cr, pen->c->water_light, MAX (.008, .8 / pen->size));
}

static void
paint_reeds (ArtPen *pen, ArtPoint at, guint n)
{
  cairo_t *cr = pen->cr;
  for (guint i = 0; i < n; i++)
    {
      double x = at.x + ((double) i - (n - 1) / 2.) * .014, lean = ((double) i - (n - 1) / 2.) * .005;
      double h = .05 + .012 * (i % 3);
      art_line (cr, x, at.y, x + lean, at.y - h);
    }
  art_stroke (cr, pen->c->tree_dark, MAX (.007, .7 / pen->size));
  for (guint i = 0; i < n; i += 2)
    {
      double x = at.x + ((double) i - (n - 1) / 2.) * .014, lean = ((double) i - (n - 1) / 2.) * .005;
      art_blob (pen, x + lean, at.y - .046 - .012 * (i % 3), .006, .015);
    }
  art_fill (cr, pen->c->earth);
}

static void
paint_rivers (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  double half = art_river_half (pen->size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint layer = 0; layer < 3; layer++)
    {
      double grow = layer == 0 ? .022 : layer == 1 ? pen->ink * .5 : -pen->ink * .5;
      ArtColour c = layer == 0 ? pen->c->bank : layer == 1 ? pen->c->shore_ink : pen->c->water;
      if (layer == 0 && pen->c->flat)
        continue;
      stroke_rivers (pen, c, half + grow);
      if (pen->plan->has_pond)
        {
          pond_path (pen, grow);
          art_fill (cr, c);
        }
    }
  /* The pond's outline must not cross the end of the stream. */
  if (pen->plan->has_pond)
    stroke_rivers (pen, pen->c->water, half - pen->ink * .5);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      paint_current (pen);
      if (pen->plan->has_pond)
        {
          paint_reeds (pen, (ArtPoint){ pen->plan->pond.x - .12, pen->plan->pond.y - .06 }, 5);
          paint_reeds (pen, (ArtPoint){ pen->plan->pond.x + .11, pen->plan->pond.y + .13 }, 4);
        }
    }
}

/* ---- the lake ---- */

static void
paint_boat (ArtPen *pen, double x, double y)
{
  cairo_t *cr = pen->cr;
  static const char hull[] = "M -.085 -.005 H .085 L .055 .035 H -.055 Z";
  static const char sail[] = "M 0 -.15 .07 -.03 H 0 Z";
  static const char jib[] = "M -.012 -.13 V -.03 H -.06 Z";
  art_saved (cr);
  cairo_translate (cr, x, y);
  art_path (cr, sail);
  art_path (cr, jib);
  art_set (cr, pen->c->house);
  cairo_fill_preserve (cr);
  art_stroke_path (cr, hull, pen->c->ink, pen->ink * 1.6);
  art_path (cr, sail);
  art_path (cr, jib);
  art_fill (cr, pen->c->house);
  art_fill_path (cr, hull, pen->c->roof_dark[1]);
  art_stroke_path (cr, "M -.005 0 V -.16", pen->c->ink, pen->ink);
}

void
art_bed_path (cairo_t *cr, double x, double y, double r, double uneven)
{
  for (guint i = 0; i < 48; i++)
    {
      double a = 2 * G_PI * i / 48, k = r * (1 + uneven * (sin (2 * a + .6) + .6 * sin (3 * a + 2) + .5 * sin (5 * a)));
      (i ? cairo_line_to : cairo_move_to) (cr, x + k * cos (a), y + k * sin (a));
    }
  cairo_close_path (cr);
}

static void
paint_open_water (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  static const ArtPoint waves[] = { { .16, .14 }, { .74, .12 }, { .42, .3 }, { .88, .4 }, { .12, .5 }, { .3, .74 },
                                    { .74, .78 }, { .86, .62 }, { .2, .9 },  { .55, .9 }, { .66, .4 } };
  art_paint (cr, pen->c->water);
  if (!pen->c->flat)
    {
      art_bed_path (cr, .5, .52, .43, .05);
      art_fill (cr, art_mix (pen->c->water, pen->c->water_deep, .5));
      art_bed_path (cr, .5, .52, .33, .08);
      art_fill (cr, pen->c->water_deep);
    }
  guint n = pen->detail == ART_DETAIL_SIGN ? 5 : G_N_ELEMENTS (waves);
  for (guint i = 0; i < n; i++)
    art_wave (cr, waves[i].x, waves[i].y, pen->detail == ART_DETAIL_SIGN ? .07 : .038);
  art_stroke (cr, pen->c->water_light, MAX (.010, 1 / pen->size));
  if (pen->detail > ART_DETAIL_SIGN)
    paint_boat (pen, .5, .58);
}

/* The shore, moved away from the border or towards it.  It is not moved in the corners, because the next cell does not
 * know about it. */
static void
moved_shore (cairo_t *cr, const ArtLine *shore, double by, gboolean close)
{
  ArtPoint a = shore->p[0], b = shore->p[shore->n - 1], border = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  for (guint i = 0; i < shore->n; i++)
    {
      double t = (double) i / (shore->n - 1), grow = 1 + by * pow (sin (G_PI * t), .8);
      (i ? cairo_line_to : cairo_move_to) (cr, border.x + (shore->p[i].x - border.x) * grow,
                                           border.y + (shore->p[i].y - border.y) * grow);
    }
  if (close)
    cairo_close_path (cr);
}

static void
paint_shore (ArtPen *pen, const ArtLine *shore)
{
  cairo_t *cr = pen->cr;
  ArtPoint a = shore->p[0], b = shore->p[shore->n - 1], border = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
  ArtPoint middle = shore->p[shore->n / 2];
  if (!pen->c->flat)
    {
      moved_shore (cr, shore, .2, TRUE);
      art_fill (cr, pen->c->bank);
      if (pen->detail >= ART_DETAIL_FULL)
        {
          moved_shore (cr, shore, .2, FALSE);
          art_stroke (cr, art_mix (pen->c->bank, pen->c->ink, .3), pen->ink * .7);
        }
    }
  art_polygon (cr, shore->p, shore->n);
  art_fill (cr, pen->c->flat ? pen->c->water : art_mix (pen->c->water, pen->c->water_light, .45));
  moved_shore (cr, shore, -.2, TRUE);
  art_fill (cr, pen->c->water);
  art_points (cr, shore->p, shore->n);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke (cr, pen->c->shore_ink, pen->ink);
  if (pen->detail < ART_DETAIL_FULL)
    return;
  for (int side = -1; side <= 1; side += 2)
    {
      ArtPoint p = { border.x + (middle.x - border.x) * .36 + (b.x - a.x) * .2 * side,
                     border.y + (middle.y - border.y) * .36 + (b.y - a.y) * .2 * side };
      art_wave (cr, p.x, p.y, .035);
    }
  art_stroke (cr, pen->c->water_light, MAX (.009, .9 / pen->size));
  static const guint8 reeds[][2] = { { 4, 5 }, { 6, 3 }, { 13, 4 }, { 15, 5 } };
  for (guint i = 0; i < G_N_ELEMENTS (reeds); i++)
    if (reeds[i][0] < shore->n)
      paint_reeds (pen, (ArtPoint){ shore->p[reeds[i][0]].x, shore->p[reeds[i][0]].y + .02 }, reeds[i][1]);
}

void
art_paint_water (ArtPen *pen)
{
  if (pen->plan->cell->flags & CARC_CELL_WATER)
    paint_open_water (pen);
  for (guint i = 0; i < pen->plan->n_shores; i++)
    paint_shore (pen, &pen->plan->shores[i]);
  if (pen->plan->n_rivers)
    paint_rivers (pen);
}
