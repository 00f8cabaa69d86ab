/* art-city.c - cities: the ground inside, houses, pennants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-pen.h"
#include "carcassonne/carc-dragon-marks.h"
#include "carcassonne/carc-inns-marks.h"
#include "carcassonne/carc-traders-marks.h"

#include <math.h>

/* ---- the ground ---- */

/* Shade at the foot of the wall, and worn stones. */
static void
paint_street (ArtPen *pen, const ArtCityPlan *city)
{
  cairo_t *cr = pen->cr;
  guint32 chance = pen->chance ^ 0x57e7u;
  for (guint r = 0; r < city->n_runs; r++)
    {
      const ArtLine *run = &city->runs[r];
      art_points (cr, run->p, run->n);
      for (guint k = run->n - 1; k-- > 1;)
        {
          double dx = run->p[k + 1].x - run->p[k - 1].x, dy = run->p[k + 1].y - run->p[k - 1].y, l = hypot (dx, dy);
          cairo_line_to (cr, run->p[k].x - dy / l * .034, run->p[k].y + dx / l * .034);
        }
      cairo_close_path (cr);
    }
  art_fill (cr, art_mix (pen->c->street, pen->c->street_dark, .7));
  for (guint i = 0; i < 26; i++)
    {
      ArtPoint p = { .03 + .94 * art_chance (&chance), .03 + .94 * art_chance (&chance) };
      double r = .008 + .007 * art_chance (&chance);
      p = art_turn (p, pen->plan->turns);
      if (art_city_clearance (city, p) > .05)
        art_blob (pen, p.x, p.y, r * 1.4, r * .7);
    }
  art_fill (cr, pen->c->street_dark);
}

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
          art_fill_alpha (cr, pen->c->ink, pen->c->shadow);
        }
      art_polygon (cr, city->outline, city->n_outline);
      art_fill (cr, pen->c->street);
      if (pen->detail >= ART_DETAIL_FULL && !pen->c->flat)
        paint_street (pen, city);
    }
}

/* ---- houses ---- */

static double
spot_distance (const CarcSegment *s, double x, double y)
{
  return hypot (s->spot_x / (double) CARC_SPOT_UNIT - x, s->spot_y / (double) CARC_SPOT_UNIT - y);
}

/* The place for a city's pennants: beside the place of the figure, far from the wall. */
static ArtPoint
pennant_place (const ArtPlan *plan, const ArtCityPlan *city, guint nth)
{
  const CarcSegment *s = &plan->cell->segments[city->segment];
  ArtPoint best = { s->spot_x / (double) CARC_SPOT_UNIT, s->spot_y / (double) CARC_SPOT_UNIT };
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

typedef struct
{
  ArtHouse houses[ART_HOUSES_MAX];
  ArtTree trees[6];
  guint n_houses, n_trees;
} Town;

static gboolean
house_fits (const ArtPen *pen, const ArtCityPlan *city, const Town *town, ArtPoint p, double w, double gap,
            const ArtPoint *keep, const double *keep_radius, guint n_keep)
{
  double half = w / 2 + pen->ink * .8 + 1 / pen->size;
  if (p.x < half || p.x > 1 - half || p.y < half || p.y > 1 - half)
    return FALSE;
  /* The middle of the house and its foot must both be far enough inside, because the wall stands in front of it or
   * behind. */
  double room = w * .5 + (pen->detail == ART_DETAIL_SIGN ? .0 : .012);
  double foot = pen->detail == ART_DETAIL_SIGN ? w * .2 : w * .2 + art_wall_height (pen) * .75;
  if (art_city_clearance (city, p) < room || art_city_clearance (city, (ArtPoint){ p.x, p.y + w * .45 }) < foot)
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
  for (guint i = 0; i < town->n_trees; i++)
    if (fabs (town->trees[i].x - p.x) < w / 2 + .04 && fabs (town->trees[i].y - .035 - p.y) < w / 2 + .04)
      return FALSE;
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
  double base = widths[pen->detail], gap = pen->detail == ART_DETAIL_SIGN ? .035 : .01;
  guint tries = pen->detail >= ART_DETAIL_FULL ? 230 : 110;
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
          town->trees[town->n_trees++] = (ArtTree){ p.x, p.y + .035, .032 };
          continue;
        }
      town->houses[town->n_houses++] = (ArtHouse){ p.x, p.y + w * .46, w, w * .92, kind < .55 ? 0 : 1, roof_of (roof) };
    }
}

void
art_pennant_paint (ArtPen *pen, ArtPoint at, double scale)
{
  cairo_t *cr = pen->cr;
  art_saved (cr);
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
  /* A diagonal band from corner to corner. */
  art_stroke_path (cr, "M -.6 -.42 .6 .5", pen->c->pennant_light, .3);
}

/* The marks that lie in a city beside its pennants. */
static const struct
{
  guint mark;
  void (*paint) (ArtPen *pen, guint mark, ArtPoint at, double size);
} wares[] = {
  { CARC_WINE, art_goods_paint },
  { CARC_GRAIN, art_goods_paint },
  { CARC_CLOTH, art_goods_paint },
  { CARC_PRINCESS, art_princess_paint },
};

gboolean
art_ware_paint (ArtPen *pen, guint mark, ArtPoint at, double size)
{
  for (guint i = 0; i < G_N_ELEMENTS (wares); i++)
    if (wares[i].mark == mark)
      {
        wares[i].paint (pen, mark, at, size);
        return TRUE;
      }
  return FALSE;
}

static void
paint_city (ArtPen *pen, const ArtCityPlan *city)
{
  const CarcSegment *s = &pen->plan->cell->segments[city->segment];
  ArtPoint keep[8], shield[2], ware[G_N_ELEMENTS (wares)];
  double keep_radius[8], shield_size = pen->detail == ART_DETAIL_SIGN ? .2 : .13;
  const double ware_size = pen->detail == ART_DETAIL_SIGN ? .27 : pen->detail == ART_DETAIL_SMALL ? .25 : .2;
  guint n_keep = 0, n_shields = MIN (s->pennants, 2), n_wares = 0;
  Town town;

  if (carc_marks_has (s->marks, CARC_CATHEDRAL))
    {
      keep[n_keep] = (ArtPoint){ .5, .5 };
      keep_radius[n_keep++] = .27;
    }
  for (guint i = 0; i < n_shields; i++)
    {
      /* The whole shield stays on this tile, also in a narrow city. */
      const double room = shield_size * .72 + pen->ink * 1.1 + 1 / pen->size;
      shield[i] = pennant_place (pen->plan, city, i);
      shield[i].x = CLAMP (shield[i].x, room, 1 - room);
      shield[i].y = CLAMP (shield[i].y, room, 1 - room);
      keep[n_keep] = shield[i];
      keep_radius[n_keep++] = shield_size * .55;
    }
  for (guint i = 0; i < G_N_ELEMENTS (wares) && n_keep < G_N_ELEMENTS (keep); i++)
    if (carc_marks_has (s->marks, wares[i].mark))
      {
        /* The whole disc stays on this tile. */
        const double room = ware_size * .62 + 2 * pen->ink + 2 / pen->size;
        ware[i] = pennant_place (pen->plan, city, n_shields + n_wares++);
        ware[i].x = CLAMP (ware[i].x, room, 1 - room);
        ware[i].y = CLAMP (ware[i].y, room, 1 - room);
        keep[n_keep] = ware[i];
        keep_radius[n_keep++] = ware_size * .62;
      }
  for (guint i = 0; i < pen->plan->n_gates && n_keep < G_N_ELEMENTS (keep); i++)
    {
      keep[n_keep] = (ArtPoint){ pen->plan->gates[i].at.x, pen->plan->gates[i].at.y - .06 };
      keep_radius[n_keep++] = .1;
    }
  art_walls_paint (pen, city, FALSE);
  build_town (pen, city, &town, keep, keep_radius, n_keep);
  art_houses_paint (pen, town.houses, town.n_houses);
  art_trees_paint (pen, town.trees, town.n_trees);
  if (carc_marks_has (s->marks, CARC_CATHEDRAL))
    art_church_paint (pen, (ArtPoint){ .5, .72 }, 1.35, TRUE);
  art_walls_paint (pen, city, TRUE);
  for (guint i = 0; i < n_shields; i++)
    art_pennant_paint (pen, shield[i], shield_size);
  for (guint i = 0; i < G_N_ELEMENTS (wares); i++)
    if (carc_marks_has (s->marks, wares[i].mark))
      wares[i].paint (pen, wares[i].mark, ware[i], ware_size);
}

void
art_paint_cities (ArtPen *pen)
{
  for (guint i = 0; i < pen->plan->n_cities; i++)
    paint_city (pen, &pen->plan->cities[i]);
  for (guint i = 0; i < pen->plan->n_gates; i++)
    art_gate_paint (pen, &pen->plan->gates[i]);
}
