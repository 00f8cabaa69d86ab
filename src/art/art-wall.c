/* art-wall.c - city walls with their towers and gates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a wall ends in a corner of the cell, its height is zero, so it fits with any neighbour.  Walls that face north
 * are behind the houses and show their inner side.  Walls that face south are in front of the houses.
 */
#include "art-pen.h"

#include <math.h>

#define WALL_HEIGHT .058
#define TOWER_HEIGHT .125

double
art_wall_height (const ArtPen *pen)
{
  return pen->detail == ART_DETAIL_SIGN ? .05 : WALL_HEIGHT;
}

static double
wall_half (const ArtPen *pen)
{
  return pen->detail == ART_DETAIL_SIGN ? .026 : pen->detail == ART_DETAIL_SMALL ? .021 : .017;
}

static gboolean
looks_south (const ArtPoint *p, const ArtPoint *q)
{
  return q->x < p->x;
}

/* The height at a point of a wall: zero in the corners, and no more than the room to the border. */
static double
height_at (const ArtPen *pen, const ArtLine *run, guint i)
{
  double fits = run->p[i].y - wall_half (pen) - pen->ink - .01;
  return i == 0 || i + 1 == run->n ? 0 : CLAMP (fits, 0, art_wall_height (pen));
}

static void
wall_faces (ArtPen *pen, const ArtCityPlan *city, gboolean south)
{
  cairo_t *cr = pen->cr;
  for (guint shade = 0; shade < 2; shade++)
    {
      for (guint r = 0; r < city->n_runs; r++)
        for (guint i = 0; i + 1 < city->runs[r].n; i++)
          {
            const ArtLine *run = &city->runs[r];
            ArtPoint p = run->p[i], q = run->p[i + 1];
            double hp = height_at (pen, run, i), hq = height_at (pen, run, i + 1);
            /* The light comes from the north-west, so walls that face west are lit. */
            gboolean lit = q.y - p.y < 0 ? TRUE : fabs (q.y - p.y) < .03;
            if (looks_south (&p, &q) != south || (south && lit == (shade == 1)) || (!south && shade == 0))
              continue;
            ArtPoint face[4] = { p, q, { q.x, q.y - hq }, { p.x, p.y - hp } };
            art_polygon (cr, face, 4);
          }
      art_fill (cr, shade ? pen->c->stone_dark : pen->c->stone);
    }
}

/* The top of the wall: a band that gets thin towards the corners.  Pieces that face the wrong way are left out. */
static void
wall_top_path (ArtPen *pen, const ArtCityPlan *city, gboolean south, double grow)
{
  double half = wall_half (pen) + grow;
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 0; i + 1 < city->runs[r].n; i++)
      {
        const ArtLine *run = &city->runs[r];
        ArtPoint p = run->p[i], q = run->p[i + 1];
        if (looks_south (&p, &q) != south)
          continue;
        double dx = q.x - p.x, dy = q.y - p.y, length = hypot (dx, dy), nx = dy / length, ny = -dx / length;
        double wp = i == 0 ? grow : half, wq = i + 2 == run->n ? grow : half;
        p.y -= height_at (pen, run, i);
        q.y -= height_at (pen, run, i + 1);
        ArtPoint top[4] = { { p.x + nx * wp, p.y + ny * wp },
                            { q.x + nx * wq, q.y + ny * wq },
                            { q.x - nx * wq, q.y - ny * wq },
                            { p.x - nx * wp, p.y - ny * wp } };
        art_polygon (pen->cr, top, 4);
        if (i + 2 < run->n)
          art_blob (pen, q.x, q.y, half, half);
      }
}

/* Battlements: a row of small teeth on the outer edge. */
static void
paint_battlements (ArtPen *pen, const ArtCityPlan *city, gboolean south)
{
  static const double dash[] = { .02, .018 };
  cairo_t *cr = pen->cr;
  double half = wall_half (pen);
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 0; i + 1 < city->runs[r].n; i++)
      {
        const ArtLine *run = &city->runs[r];
        ArtPoint p = run->p[i], q = run->p[i + 1];
        if (looks_south (&p, &q) != south)
          continue;
        double dx = q.x - p.x, dy = q.y - p.y, length = hypot (dx, dy), out = half * .6;
        double near_p = i == 0 ? .3 : 0, near_q = i + 2 == run->n ? .3 : 0;
        double top_p = height_at (pen, run, i) * (1 - near_p) + near_p * height_at (pen, run, i + 1);
        double top_q = height_at (pen, run, i + 1) * (1 - near_q) + near_q * height_at (pen, run, i);
        cairo_move_to (cr, p.x + dx * near_p + dy / length * out, p.y + dy * near_p - dx / length * out - top_p);
        cairo_line_to (cr, q.x - dx * near_q + dy / length * out, q.y - dy * near_q - dx / length * out - top_q);
      }
  cairo_set_dash (cr, dash, 2, .01);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  art_stroke (cr, art_mix (pen->c->stone_dark, pen->c->ink, .45), half * .9);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_masonry (ArtPen *pen, const ArtCityPlan *city)
{
  cairo_t *cr = pen->cr;
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 0; i + 1 < city->runs[r].n; i++)
      {
        const ArtLine *run = &city->runs[r];
        ArtPoint p = run->p[i], q = run->p[i + 1];
        if (!looks_south (&p, &q) || p.x - q.x < .05)
          continue;
        guint n = (guint) (hypot (q.x - p.x, q.y - p.y) / .035);
        for (guint k = 1; k < n; k++)
          {
            double t = (double) k / n, h = height_at (pen, run, i) * (1 - t) + height_at (pen, run, i + 1) * t;
            double x = p.x + (q.x - p.x) * t, y = p.y + (q.y - p.y) * t - h * (k % 2 ? .12 : .42);
            art_line (cr, x - .008, y, x + .008, y + (q.y - p.y) / (q.x - p.x) * .016);
          }
      }
  art_stroke (cr, art_mix (pen->c->stone_dark, pen->c->ink, .35), MAX (.005, .5 / pen->size));
}

static void
tower_path (cairo_t *cr, double x, double y, double r, double h, double g)
{
  cairo_move_to (cr, x - r - g, y - h * .72);
  cairo_line_to (cr, x - r * 1.18 - g, y - h * .78);
  cairo_line_to (cr, x - r * 1.18 - g, y - h - g);
  cairo_line_to (cr, x + r * 1.18 + g, y - h - g);
  cairo_line_to (cr, x + r * 1.18 + g, y - h * .78);
  cairo_line_to (cr, x + r + g, y - h * .72);
  cairo_line_to (cr, x + r + g, y);
  cairo_curve_to (cr, x + r * .6, y + r * .55 + g, x - r * .6, y + r * .55 + g, x - r - g, y);
  cairo_close_path (cr);
}

typedef struct
{
  double x, y, h;
} Tower;

static void
paint_towers (ArtPen *pen, const Tower *towers, guint n)
{
  cairo_t *cr = pen->cr;
  double r = pen->detail == ART_DETAIL_SMALL ? .042 : .034;
  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    tower_path (cr, towers[i].x, towers[i].y, r, towers[i].h, pen->ink * .75);
  art_fill (cr, pen->c->ink);
  for (guint i = 0; i < n; i++)
    tower_path (cr, towers[i].x, towers[i].y, r, towers[i].h, 0);
  art_fill (cr, pen->c->stone);
  for (guint i = 0; i < n; i++)
    cairo_rectangle (cr, towers[i].x + r * .3, towers[i].y - towers[i].h, r * .86, towers[i].h + r * .1);
  art_fill (cr, pen->c->stone_dark);
  for (guint i = 0; i < n; i++)
    cairo_rectangle (cr, towers[i].x - r * 1.1, towers[i].y - towers[i].h, r * .75, towers[i].h * .95);
  art_fill (cr, pen->c->stone_light);
  if (pen->detail < ART_DETAIL_FULL)
    return;
  /* Gaps of the battlements, and a narrow window. */
  for (guint i = 0; i < n; i++)
    {
      double x = towers[i].x, h = towers[i].h, y = towers[i].y - h - pen->ink * .8;
      cairo_rectangle (cr, x - r * .62, y, r * .4, h * .13);
      cairo_rectangle (cr, x + r * .22, y, r * .4, h * .13);
      cairo_rectangle (cr, x - r * .12, towers[i].y - h * .5, r * .24, h * .2);
    }
  art_fill (cr, pen->c->ink);
}

void
art_walls_paint (ArtPen *pen, const ArtCityPlan *city, gboolean south)
{
  cairo_t *cr = pen->cr;
  Tower towers[24];
  guint n = 0;

  if (south)
    {
      /* The foot of the wall. */
      for (guint r = 0; r < city->n_runs; r++)
        for (guint i = 0; i + 1 < city->runs[r].n; i++)
          if (looks_south (&city->runs[r].p[i], &city->runs[r].p[i + 1]))
            art_points (cr, &city->runs[r].p[i], 2);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      art_stroke (cr, pen->c->ink, 2 * pen->ink);
    }
  wall_faces (pen, city, south);
  wall_top_path (pen, city, south, pen->ink * .8);
  art_fill (cr, pen->c->ink);
  wall_top_path (pen, city, south, 0);
  art_fill (cr, pen->c->stone_light);
  if (pen->detail >= ART_DETAIL_FULL)
    {
      if (south && pen->detail == ART_DETAIL_FINE)
        paint_masonry (pen, city);
      paint_battlements (pen, city, south);
    }
  if (pen->detail == ART_DETAIL_SIGN)
    return;
  for (guint r = 0; r < city->n_runs; r++)
    for (guint i = 1; i + 1 < city->runs[r].n && n < G_N_ELEMENTS (towers); i++)
      {
        const ArtLine *run = &city->runs[r];
        gboolean before = looks_south (&run->p[i - 1], &run->p[i]), after = looks_south (&run->p[i], &run->p[i + 1]);
        /* Near the northern border, the height of a tower is limited by the room there. */
        double x = run->p[i].x, y = run->p[i].y + .006, tall = MIN (TOWER_HEIGHT, y - pen->ink - 1.2 / pen->size);
        if ((before || after) == south && tall > .08 && x > .06 && x < .94)
          towers[n++] = (Tower){ x, y, tall };
      }
  paint_towers (pen, towers, n);
}

/* ---- gates ---- */

void
art_gate_paint (ArtPen *pen, const ArtGatePlan *gate)
{
  cairo_t *cr = pen->cr;
  double x = gate->at.x, y = gate->at.y + .012, w = art_road_half (pen->size) + .012, h = .15, g = pen->ink * .75;
  ArtPoint cap[] = { { x - w * 1.15, y - h * .78 },
                     { x - w * .75, y - h * 1.12 },
                     { x + w * .75, y - h * 1.12 },
                     { x + w * 1.15, y - h * .78 } };
  cairo_rectangle (cr, x - w - g, y - h * .8 - g, 2 * (w + g), h * .8 + 2 * g);
  art_polygon (cr, cap, 4);
  art_fill (cr, pen->c->ink);
  art_polygon (cr, cap, 4);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  art_stroke (cr, pen->c->ink, 2 * g);
  cairo_rectangle (cr, x - w, y - h * .8, 2 * w, h * .8);
  art_fill (cr, pen->c->stone);
  cairo_rectangle (cr, x + w * .5, y - h * .8, w * .5, h * .8);
  art_fill (cr, pen->c->stone_dark);
  art_polygon (cr, cap, 4);
  art_fill (cr, pen->c->roof[0]);
  ArtPoint shade[] = { { x + w * .35, y - h * .78 }, { x + w * .3, y - h * 1.12 }, cap[2], cap[3] };
  art_polygon (cr, shade, 4);
  art_fill (cr, pen->c->roof_dark[0]);
  double a = w * .55;
  art_path_at (cr, x, y, a, h, "M -1 0 V -.3 C -1 -.58 1 -.58 1 -.3 V 0 Z");
  art_fill (cr, pen->c->ink);
}
