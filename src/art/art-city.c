/* art-city.c - walled cities: the ground within, houses, walls with towers, gates, pennants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A wall sinks to nothing in the corner of the cell where it ends, so that it meets whatever lies beyond.  Walls that
 * look north stand behind the houses and show their inner side; walls that look south stand before them.
 */
#include "art-pen.h"

#include <math.h>

#define WALL_HEIGHT .058
#define TOWER_HEIGHT .125

static double
wall_height (const ArtPen *pen)
{
  return pen->detail == ART_DETAIL_SIGN ? .05 : WALL_HEIGHT;
}

static double
wall_half (const ArtPen *pen)
{
  return pen->detail == ART_DETAIL_SIGN ? .026 : pen->detail == ART_DETAIL_SMALL ? .021 : .017;
}

/* ---- the ground ---- */

void
art_paint_city_ground (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  for (guint i = 0; i < pen->plan->n_cities; i++)
    {
      const ArtCityPlan *city = &pen->plan->cities[i];
      if (pen->c->shadow > 0 && pen->detail > ART_DETAIL_SIGN)
        {
          for (guint r = 0; r < city->n_runs; r++)
            {
              const ArtLine *run = &city->runs[r];
              for (guint k = 0; k < run->n; k++)
                {
                  double deep = k == 0 || k + 1 == run->n ? 0 : 1;
                  (k ? cairo_line_to : cairo_move_to) (cr, run->p[k].x + .022 * deep, run->p[k].y + .028 * deep);
                }
              for (guint k = run->n; k-- > 0;)
                cairo_line_to (cr, run->p[k].x, run->p[k].y);
              cairo_close_path (cr);
            }
          art_set_alpha (cr, pen->c->ink, pen->c->shadow);
          cairo_fill (cr);
        }
      art_polygon (cr, city->outline, city->n_outline);
      art_fill (cr, pen->c->street);
    }
}

/* ---- houses ---- */

static double
spot_distance (const CarcSegment *s, double x, double y)
{
  return hypot (s->spot_x / 255. - x, s->spot_y / 255. - y);
}

/* Where a city's shields hang: beside the place of the figure, deep in the city. */
static ArtPoint
pennant_place (const ArtPlan *plan, const ArtCityPlan *city, guint nth)
{
  const CarcSegment *s = &plan->cell->segments[city->segment];
  ArtPoint best = { s->spot_x / 255., s->spot_y / 255. };
  double score = -1;
  for (int ix = 1; ix < 10; ix++)
    for (int iy = 1; iy < 10; iy++)
      {
        ArtPoint p = { ix / 10., iy / 10. };
        double from_wall = art_city_clearance (city, p), border = MIN (MIN (p.x, 1 - p.x), MIN (p.y, 1 - p.y));
        double from_spot = spot_distance (s, p.x, p.y);
        double value = MIN (MIN (from_wall, border - .02), from_spot * .62) - .02 * hypot (p.x - .3, p.y - .3)
                       - (nth ? .2 / (1 + 20 * fabs (p.x - .7)) : 0);
        if (value > score)
          {
            score = value;
            best = p;
          }
      }
  return best;
}

typedef struct { ArtHouse houses[ART_HOUSES_MAX]; ArtTree trees[6]; guint n_houses, n_trees; } Town;

static gboolean
house_fits (const ArtPen *pen, const ArtCityPlan *city, const Town *town, ArtPoint p, double w, double gap,
            const ArtPoint *keep, const double *keep_radius, guint n_keep)
{
  double half = w / 2 + .004;
  if (p.x < half || p.x > 1 - half || p.y < half || p.y > 1 - half)
    return FALSE;
  /* The middle of the house and its foot both well within: the wall rises before or behind. */
  double room = w * .5 + (pen->detail == ART_DETAIL_SIGN ? .0 : .012);
  double foot = pen->detail == ART_DETAIL_SIGN ? w * .2 : w * .2 + wall_height (pen) * .75;
  if (art_city_clearance (city, p) < room || art_city_clearance (city, (ArtPoint) { p.x, p.y + w * .45 }) < foot)
    return FALSE;
  for (guint i = 0; i < n_keep; i++)
    if (hypot (p.x - keep[i].x, p.y - keep[i].y) < keep_radius[i] + w * .4)
      return FALSE;
  for (guint i = 0; i < town->n_houses; i++)
    {
      const ArtHouse *o = &town->houses[i];
      double dx = fabs (o->x - p.x) - (o->w + w) / 2, dy = fabs (o->y - o->h / 2 - p.y) - (o->h + w) / 2;
      if (MAX (dx, dy) < gap)
        return FALSE;
    }
  return TRUE;
}

static guint8
roof_of (double chance)
{
  return chance < .66 ? 0 : chance < .88 ? 1 : 2;
}

static void
build_town (ArtPen *pen, const ArtCityPlan *city, Town *town, const ArtPoint *keep, const double *keep_radius,
            guint n_keep)
{
  static const double widths[] = { .175, .155, .125, .112 };
  guint32 chance = pen->chance ^ (0x70a1u + city->segment);
  double base = widths[pen->detail], gap = pen->detail == ART_DETAIL_SIGN ? .035 : .012;
  guint tries = pen->detail >= ART_DETAIL_FULL ? 150 : 90;
  town->n_houses = town->n_trees = 0;
  for (guint i = 0; i < tries && town->n_houses < ART_HOUSES_MAX; i++)
    {
      ArtPoint p = { art_chance (&chance), art_chance (&chance) };
      double w = base * (i < 40 ? .92 + .3 * art_chance (&chance) : .72 + .2 * art_chance (&chance));
      double kind = art_chance (&chance), roof = art_chance (&chance), green = art_chance (&chance);
      p = art_turn (p, pen->plan->turns);
      if (!house_fits (pen, city, town, p, w, gap, keep, keep_radius, n_keep))
        continue;
      if (green < .07 && pen->detail >= ART_DETAIL_FULL && town->n_trees < G_N_ELEMENTS (town->trees))
        {
          town->trees[town->n_trees++] = (ArtTree) { p.x, p.y + .035, .032 };
          continue;
        }
      town->houses[town->n_houses++] = (ArtHouse) { p.x, p.y + w * .46, w, w * .92, kind < .55 ? 0 : 1,
                                                    roof_of (roof) };
    }
}

/* ---- walls ---- */

static gboolean
looks_south (const ArtPoint *p, const ArtPoint *q)
{
  return q->x < p->x;
}

/* Height at a point of a run: none in the corners. */
static double
height_at (const ArtPen *pen, const ArtLine *run, guint i)
{
  return i == 0 || i + 1 == run->n ? 0 : wall_height (pen);
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
            /* Light comes from the north-west: what looks west is lit. */
            gboolean lit = q.y - p.y < 0 ? TRUE : fabs (q.y - p.y) < .03;
            if (looks_south (&p, &q) != south || (south && lit == (shade == 1)) || (!south && shade == 0))
              continue;
            ArtPoint face[4] = { p, q, { q.x, q.y - hq }, { p.x, p.y - hp } };
            art_polygon (cr, face, 4);
          }
      art_fill (cr, shade ? pen->c->stone_dark : pen->c->stone);
    }
}

/* The top of the wall: a ribbon that tapers into the corners; pieces that look the wrong way are left out. */
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
        ArtPoint top[4] = { { p.x + nx * wp, p.y + ny * wp }, { q.x + nx * wq, q.y + ny * wq },
                            { q.x - nx * wq, q.y - ny * wq }, { p.x - nx * wp, p.y - ny * wp } };
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
            cairo_move_to (cr, x - .008, y);
            cairo_line_to (cr, x + .008, y + (q.y - p.y) / (q.x - p.x) * .016);
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

typedef struct { ArtPoint at; gboolean roofed; } Tower;

static void
paint_towers (ArtPen *pen, const Tower *towers, guint n)
{
  cairo_t *cr = pen->cr;
  double r = pen->detail == ART_DETAIL_SMALL ? .042 : .034, h = TOWER_HEIGHT;
  if (n == 0)
    return;
  for (guint i = 0; i < n; i++)
    tower_path (cr, towers[i].at.x, towers[i].at.y, r, h, pen->ink * .75);
  art_fill (cr, pen->c->ink);
  for (guint i = 0; i < n; i++)
    tower_path (cr, towers[i].at.x, towers[i].at.y, r, h, 0);
  art_fill (cr, pen->c->stone);
  for (guint i = 0; i < n; i++)
    cairo_rectangle (cr, towers[i].at.x + r * .3, towers[i].at.y - h, r * .86, h + r * .1);
  art_fill (cr, pen->c->stone_dark);
  for (guint i = 0; i < n; i++)
    cairo_rectangle (cr, towers[i].at.x - r * 1.1, towers[i].at.y - h, r * .75, h * .95);
  art_fill (cr, pen->c->stone_light);
  if (pen->detail < ART_DETAIL_FULL)
    return;
  /* Notches of the battlement, and a slit. */
  for (guint i = 0; i < n; i++)
    {
      double x = towers[i].at.x, y = towers[i].at.y - h - pen->ink * .8;
      cairo_rectangle (cr, x - r * .62, y, r * .4, h * .13);
      cairo_rectangle (cr, x + r * .22, y, r * .4, h * .13);
      cairo_rectangle (cr, x - r * .12, towers[i].at.y - h * .5, r * .24, h * .2);
    }
  art_fill (cr, pen->c->ink);
}

static void
paint_walls (ArtPen *pen, const ArtCityPlan *city, gboolean south)
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
            art_path (cr, &city->runs[r].p[i], 2);
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
        if ((before || after) == south && run->p[i].y > TOWER_HEIGHT + .015 && run->p[i].x > .05 && run->p[i].x < .95)
          towers[n++] = (Tower) { { run->p[i].x, run->p[i].y + .006 }, FALSE };
      }
  paint_towers (pen, towers, n);
}

/* ---- gates ---- */

static void
paint_gate (ArtPen *pen, const ArtGatePlan *gate)
{
  cairo_t *cr = pen->cr;
  double x = gate->at.x, y = gate->at.y + .012, w = art_road_half (pen->size) + .012, h = .15, g = pen->ink * .75;
  ArtPoint cap[] = { { x - w * 1.15, y - h * .78 }, { x - w * .75, y - h * 1.12 }, { x + w * .75, y - h * 1.12 },
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
  cairo_move_to (cr, x - a, y);
  cairo_line_to (cr, x - a, y - h * .3);
  cairo_curve_to (cr, x - a, y - h * .58, x + a, y - h * .58, x + a, y - h * .3);
  cairo_line_to (cr, x + a, y);
  cairo_close_path (cr);
  art_fill (cr, pen->c->ink);
}

void
art_pennant_paint (ArtPen *pen, ArtPoint at, double scale)
{
  cairo_t *cr = pen->cr;
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_scale (cr, scale, scale);
  for (guint pass = 0; pass < 2; pass++)
    {
      double g = pass ? 0 : pen->ink * 1.1 / scale;
      cairo_move_to (cr, -.5 - g, -.55 - g);
      cairo_line_to (cr, .5 + g, -.55 - g);
      cairo_line_to (cr, .5 + g, .0);
      cairo_curve_to (cr, .5 + g, .4, .2, .6, 0, .72 + g);
      cairo_curve_to (cr, -.2, .6, -.5 - g, .4, -.5 - g, 0);
      cairo_close_path (cr);
      if (pass == 0)
        art_fill (cr, pen->c->ink);
    }
  art_set (cr, pen->c->pennant);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  /* A bend from corner to corner. */
  cairo_move_to (cr, -.6, -.42);
  cairo_line_to (cr, .6, .5);
  art_stroke (cr, pen->c->pennant_light, .3);
  cairo_restore (cr);
}

static void
paint_city (ArtPen *pen, const ArtCityPlan *city)
{
  const CarcSegment *s = &pen->plan->cell->segments[city->segment];
  ArtPoint keep[8], shield[2];
  double keep_radius[8], shield_size = pen->detail == ART_DETAIL_SIGN ? .2 : .13;
  guint n_keep = 0, n_shields = MIN (s->pennants, 2);
  Town town;

  if (s->marks & CARC_MARK_CATHEDRAL)
    {
      keep[n_keep] = (ArtPoint) { .5, .5 };
      keep_radius[n_keep++] = .27;
    }
  for (guint i = 0; i < n_shields; i++)
    {
      shield[i] = pennant_place (pen->plan, city, i);
      keep[n_keep] = shield[i];
      keep_radius[n_keep++] = shield_size * .55;
    }
  for (guint i = 0; i < pen->plan->n_gates && n_keep < G_N_ELEMENTS (keep); i++)
    {
      keep[n_keep] = (ArtPoint) { pen->plan->gates[i].at.x, pen->plan->gates[i].at.y - .06 };
      keep_radius[n_keep++] = .1;
    }
  paint_walls (pen, city, FALSE);
  build_town (pen, city, &town, keep, keep_radius, n_keep);
  art_houses_paint (pen, town.houses, town.n_houses);
  art_trees_paint (pen, town.trees, town.n_trees);
  if (s->marks & CARC_MARK_CATHEDRAL)
    art_church_paint (pen, (ArtPoint) { .5, .72 }, 1.35, TRUE);
  paint_walls (pen, city, TRUE);
  for (guint i = 0; i < n_shields; i++)
    art_pennant_paint (pen, shield[i], shield_size);
}

void
art_paint_cities (ArtPen *pen)
{
  for (guint i = 0; i < pen->plan->n_cities; i++)
    paint_city (pen, &pen->plan->cities[i]);
  for (guint i = 0; i < pen->plan->n_gates; i++)
    paint_gate (pen, &pen->plan->gates[i]);
}
