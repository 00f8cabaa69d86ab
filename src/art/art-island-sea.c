/* art-island-sea.c - the sea and the shore, harbours with their piers, fisheries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-island-pen.h"

#include "art-text.h"
#include "art-token.h"

#include <math.h>

#define COAST_MAX 32

static void
sea_path (cairo_t *cr)
{
  ArtPoint corner[6];
  for (guint i = 0; i < 6; i++)
    corner[i] = (ArtPoint){ ART_SEA_RADIUS * cos (i * G_PI / 3), ART_SEA_RADIUS * sin (i * G_PI / 3) };
  art_round_polygon (cr, corner, 6, .55);
}

/* The intersections of the coast, clockwise. */
static guint
coast_spots (guint8 spots[COAST_MAX])
{
  const CatanShape *s = catan_shape ();
  guint n = 0;
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    for (guint i = 0; i < 3 && s->sea_spots[sea][i] != CATAN_NOWHERE; i++)
      if (n < COAST_MAX && (n == 0 || (spots[n - 1] != s->sea_spots[sea][i] && spots[0] != s->sea_spots[sea][i])))
        spots[n++] = s->sea_spots[sea][i];
  return n;
}

/* The shore, uneven as if drawn by hand, everywhere a little outside the hexes. */
static void
shore_path (cairo_t *cr, double out, double uneven)
{
  guint8 spots[COAST_MAX];
  ArtPoint p[COAST_MAX * 4];
  guint n = coast_spots (spots), m = 0;
  guint32 chance = 0x5eau;
  for (guint i = 0; i < n; i++)
    {
      ArtPoint a = art_island_at (catan_shape ()->spot[spots[i]]),
               b = art_island_at (catan_shape ()->spot[spots[(i + 1) % n]]),
               z = art_island_at (catan_shape ()->spot[spots[(i + n - 1) % n]]);
      /* The points go clockwise, so the sea is on the left. */
      double ux = b.y - a.y, uy = a.x - b.x, vx = a.y - z.y, vy = z.x - a.x, l = hypot (ux, uy);
      double wx = ux + vx, wy = uy + vy, wl = hypot (wx, wy);
      double far = out / (wl / (2 * l));
      p[m++] = (ArtPoint){ a.x + wx / wl * far, a.y + wy / wl * far };
      for (guint k = 1; k < 4; k++)
        {
          double off = out + uneven * (art_chance (&chance) - .5);
          ArtPoint q = art_between (a, b, k / 4.);
          p[m++] = (ArtPoint){ q.x + ux / l * off, q.y + uy / l * off };
        }
    }
  for (guint i = 0; i < m; i++)
    {
      ArtPoint b = p[i], c = p[(i + 1) % m], a = p[(i + m - 1) % m], d = p[(i + 2) % m];
      if (i == 0)
        cairo_move_to (cr, b.x, b.y);
      cairo_curve_to (cr, b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6, c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6,
                      c.x, c.y);
    }
  cairo_close_path (cr);
}

/* Waves, but not under a harbour or a fishery. */
static void
paint_waves (ArtPen *pen, const CatanIsland *island)
{
  const CatanShape *s = catan_shape ();
  guint32 chance = 0x7a7eu;
  double w = pen->detail <= ART_DETAIL_SMALL ? .075 : .05;
  ArtPoint there[48];
  guint n = 0;
  for (guint i = 0; i < 400 && n < G_N_ELEMENTS (there); i++)
    {
      double a = 2 * G_PI * art_chance (&chance), far = 2.55 + .85 * art_chance (&chance);
      ArtPoint p = { far * cos (a), far * sin (a) };
      gboolean clear = fabs (p.y) < ART_SEA_RADIUS * .866 - .1
                       && fabs (p.x) * .866 + fabs (p.y) * .5 < ART_SEA_RADIUS * .866 - .14;
      for (guint k = 0; k < CATAN_N_HEXES && clear; k++)
        {
          ArtPoint h = art_island_at (s->hex[k]);
          clear = art_hex_clearance (p.x - h.x, p.y - h.y) < -.27;
        }
      for (guint k = 0; k < CATAN_N_SEAS && clear; k++)
        {
          ArtPoint h = art_island_at (s->sea[k]);
          if (island->harbour[k] != CATAN_NOWHERE || island->fishery[k] || k % 3 == 0)
            clear = hypot (p.x - h.x, p.y - h.y) > .5;
        }
      for (guint k = 0; k < n && clear; k++)
        clear = hypot (p.x - there[k].x, p.y - there[k].y) > .3;
      if (!clear)
        continue;
      there[n++] = p;
      art_wave (pen->cr, p.x, p.y, w);
    }
  cairo_set_line_cap (pen->cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (pen->cr, pen->c->water_light, MAX (.012, .9 / pen->size));
}

/* ---- decorations of an old sea chart ---- */

static void
paint_rose (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  ArtColour light = pen->c->water_light, dim = art_mix (pen->c->water_deep, pen->c->shore_ink, .6);
  for (guint ring = 0; ring < 2; ring++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, ring ? .1 : .165, 0, 2 * G_PI);
    }
  art_stroke (cr, light, pen->ink);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < 8; i++)
      {
        /* The shorter points first. */
        double a = (i % 4) * G_PI_2 + (i < 4 ? G_PI_4 : 0), far = i < 4 ? .15 : (i == 4 ? .27 : .23), w = .042;
        double ux = sin (a), uy = -cos (a);
        const ArtPoint p[] = { { 0, 0 },
                               { (ux + (pass ? uy : -uy)) * w, (uy + (pass ? -ux : ux)) * w },
                               { ux * far, uy * far } };
        art_polygon (cr, p, 3);
        art_fill (cr, pass ? light : dim);
      }
}

static void
paint_whale (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  ArtColour body = art_mix (pen->c->water_deep, pen->c->shore_ink, .7);
  cairo_move_to (cr, -.2, .05);
  cairo_curve_to (cr, -.22, -.08, -.1, -.14, .0, -.12);
  cairo_curve_to (cr, .08, -.1, .12, -.02, .19, -.05);
  cairo_curve_to (cr, .21, -.09, .17, -.13, .13, -.15);
  cairo_curve_to (cr, .18, -.17, .23, -.15, .235, -.11);
  cairo_curve_to (cr, .27, -.15, .31, -.14, .33, -.11);
  cairo_curve_to (cr, .29, -.1, .25, -.08, .245, -.03);
  cairo_curve_to (cr, .22, .04, .1, .08, .04, .05);
  cairo_close_path (cr);
  art_fill (cr, body);
  art_ellipse (cr, -.14, -.03, .014, .014);
  art_fill (cr, pen->c->water_light);
  cairo_move_to (cr, -.07, -.15);
  cairo_curve_to (cr, -.07, -.22, -.1, -.24, -.14, -.22);
  cairo_move_to (cr, -.07, -.15);
  cairo_curve_to (cr, -.07, -.24, -.03, -.25, .0, -.22);
  art_wave (cr, -.16, .07, .08);
  art_wave (cr, .04, .08, .08);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, pen->c->water_light, MAX (.014, .9 / pen->size));
}

static void
paint_boat (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  static const ArtPoint hull[] = { { -.17, .02 }, { .18, .02 }, { .12, .1 }, { -.12, .1 } };
  static const ArtPoint sails[2][3] = { { { .02, -.26 }, { .15, -.02 }, { .02, -.02 } },
                                        { { -.02, -.22 }, { -.02, -.02 }, { -.12, -.02 } } };
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0, .05);
  cairo_line_to (cr, 0, -.29);
  art_stroke (cr, pen->c->ink, pen->ink * 1.4);
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < 2; i++)
        art_polygon (cr, sails[i], 3);
      (pass ? art_fill (cr, pen->c->house) : art_stroke (cr, pen->c->ink, pen->ink * 2));
      art_polygon (cr, hull, 4);
      (pass ? art_fill (cr, pen->c->wood) : art_stroke (cr, pen->c->ink, pen->ink * 2));
    }
  art_wave (cr, -.2, .13, .06);
  art_wave (cr, .1, .14, .07);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, pen->c->water_light, MAX (.014, .9 / pen->size));
}

/* Decorates the corners that have no harbour. */
static void
paint_corners (ArtPen *pen, const CatanIsland *island)
{
  static void (*const painters[]) (ArtPen *) = { paint_rose, paint_whale, paint_boat };
  guint n = 0;
  for (guint k = 0; k < CATAN_N_SEAS && n < G_N_ELEMENTS (painters); k += 3)
    {
      ArtPoint h = art_island_at (catan_shape ()->sea[k]);
      if (island->harbour[k] != CATAN_NOWHERE)
        continue;
      cairo_save (pen->cr);
      cairo_translate (pen->cr, h.x * 1.01, h.y * 1.01);
      painters[n++](pen);
      cairo_restore (pen->cr);
    }
}

void
art_sea_paint (ArtPen *pen, const CatanIsland *island)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  cairo_save (cr);
  sea_path (cr);
  art_set (cr, c->flat ? c->water : c->water_deep);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 3 && !c->flat; i++)
    {
      static const double reach[] = { .52, .3, .1 }, light[] = { .45, 1, 1 };
      shore_path (cr, reach[i], .05);
      art_fill (cr, i < 2 ? art_mix (c->water_deep, c->water, light[i]) : art_mix (c->water, c->water_light, .5));
    }
  paint_waves (pen, island);
  if (pen->detail >= ART_DETAIL_FULL && !c->flat)
    paint_corners (pen, island);
  cairo_restore (cr);
  sea_path (cr);
  art_stroke (cr, c->flat ? c->ink : c->shore_ink, pen->ink * 1.8);
  shore_path (cr, .055, .03);
  art_set (cr, c->flat ? c->sand : art_mix (c->sand, c->bank, .35));
  cairo_fill_preserve (cr);
  art_stroke (cr, c->flat ? c->ink : art_mix (c->shore_ink, c->ink, .4), pen->ink * 1.2);
}

/* ---- harbours ---- */

/* A wooden pier. */
static void
paint_pier (ArtPen *pen, ArtPoint a, ArtPoint b)
{
  cairo_t *cr = pen->cr;
  double dx = b.x - a.x, dy = b.y - a.y, l = hypot (dx, dy), half = .042;
  double ux = dx / l, uy = dy / l;
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      art_stroke (cr, pass ? pen->c->wood : pen->c->ink, 2 * half + (pass ? 0 : 2.2 * pen->ink));
    }
  if (pen->detail < ART_DETAIL_SMALL)
    return;
  guint planks = pen->detail >= ART_DETAIL_FULL ? (guint) (l / .045) : (guint) (l / .08);
  for (guint i = 1; i < planks; i++)
    {
      double t = l * i / planks;
      cairo_move_to (cr, a.x + ux * t - uy * half, a.y + uy * t + ux * half);
      cairo_line_to (cr, a.x + ux * t + uy * half, a.y + uy * t - ux * half);
    }
  art_stroke (cr, art_mix (pen->c->wood_dark, pen->c->ink, .3), MAX (.009, .7 / pen->size));
}

/* A merchant ship, `k` times the usual size.  Its sail shows what is traded, and how many cards it takes. */
static void
paint_ship (ArtPen *pen, ArtPoint at, CatanResource resource, double k, const ArtStyle *style)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  gboolean any = resource == CATAN_ANY;
  double w = .31 * k, top = -.2 * k, low = .1 * k;
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  /* Hull and keel. */
  cairo_move_to (cr, -.3 * k, low + .035 * k);
  cairo_line_to (cr, .3 * k, low + .035 * k);
  cairo_line_to (cr, .33 * k, low + .0 * k);
  cairo_curve_to (cr, .31 * k, low + .1 * k, .24 * k, low + .135 * k, .2 * k, low + .135 * k);
  cairo_line_to (cr, -.2 * k, low + .135 * k);
  cairo_curve_to (cr, -.24 * k, low + .135 * k, -.31 * k, low + .1 * k, -.33 * k, low + .0 * k);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_set (cr, c->ink);
  cairo_set_line_width (cr, pen->ink * 2);
  cairo_stroke_preserve (cr);
  art_fill (cr, c->wood);
  cairo_move_to (cr, -.29 * k, low + .075 * k);
  cairo_line_to (cr, .29 * k, low + .075 * k);
  art_stroke (cr, c->wood_dark, MAX (.016, .8 / pen->size));
  /* The sail, full of wind. */
  cairo_move_to (cr, -w, top);
  cairo_curve_to (cr, -w * .5, top - .02, w * .5, top - .02, w, top);
  cairo_curve_to (cr, w * 1.1, top * .5 + low * .5 - .02, w * 1.1, low - .06, w, low);
  cairo_curve_to (cr, w * .5, low + .025, -w * .5, low + .025, -w, low);
  cairo_curve_to (cr, -w * 1.1, low - .06, -w * 1.1, top * .5 + low * .5 - .02, -w, top);
  cairo_close_path (cr);
  art_set (cr, c->ink);
  cairo_set_line_width (cr, pen->ink * 2.2);
  cairo_stroke_preserve (cr);
  art_fill (cr, c->chip);
  cairo_restore (cr);

  /* Text is drawn in pixels. */
  double x = at.x * pen->size, y = (at.y + (top + low) / 2 + .003) * pen->size, px = pen->size * k;
  cairo_save (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  if (any)
    art_text_draw (cr, "3:1", x, y, px * .27, TRUE, ART_ALIGN_MIDDLE, c->chip_ink);
  else
    {
      art_resource_draw (cr, resource, x - px * .155, y, px * .24, style);
      art_text_draw (cr, "2:1", x + px * .14, y, px * .2, TRUE, ART_ALIGN_MIDDLE, c->chip_ink);
    }
  cairo_restore (cr);
}

void
art_harbour_draw (cairo_t *cr, CatanResource resource, double x, double y, double size, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && style != NULL);
  if (!(size > 0))
    return;
  /* A ship is 0.66 of a hex wide. */
  double hex = size * 1.45;
  ArtPen pen = art_island_pen (cr, hex, style);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, hex, hex);
  paint_ship (&pen, (ArtPoint){ 0, .02 }, resource, 1, style);
  cairo_restore (cr);
}

void
art_harbours_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style)
{
  const CatanShape *s = catan_shape ();
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    {
      if (island->harbour[sea] == CATAN_NOWHERE)
        continue;
      guint side = sea % 3 ? island->harbour_side[sea] & 1 : 0;
      ArtPoint a = art_island_at (s->spot[s->sea_spots[sea][side]]),
               b = art_island_at (s->spot[s->sea_spots[sea][side + 1]]), m = art_between (a, b, .5);
      double nx = b.y - a.y, ny = a.x - b.x, l = hypot (nx, ny);
      ArtPoint ship = { m.x + nx / l * .53, m.y + ny / l * .53 };
      ArtPoint quay = { m.x + nx / l * .44, m.y + ny / l * .44 };
      const ArtPoint ends[2] = { a, b };
      for (guint i = 0; i < 2; i++)
        {
          /* From the intersection towards the ship; a building there must stay visible. */
          ArtPoint to = art_between (quay, ends[i], .14);
          double far = hypot (to.x - ends[i].x, to.y - ends[i].y);
          paint_pier (pen, art_between (ends[i], to, .075 / far), to);
        }
      /* On a small map, ships are a little larger. */
      paint_ship (pen, ship, (CatanResource) island->harbour[sea], CLAMP (62 / pen->size, 1, 1.14), style);
    }
}

/* ---- fisheries ---- */

#define NEAR .15 /* from the coast to the band; the width of the band */
#define BROAD .25
#define TRIM .04 /* how much the ends are shortened */

static ArtPoint
sea_spot (guint sea, guint i)
{
  const CatanShape *s = catan_shape ();
  return art_island_at (s->spot[s->sea_spots[sea][i]]);
}

/* A point of the bay's coast: `part` of the way from the middle to the first or last intersection, and `off` away from
 * the shore. */
static ArtPoint
bay_point (guint sea, gboolean last, double part, double off)
{
  ArtPoint a = sea_spot (sea, last ? 2 : 0), b = sea_spot (sea, 1), o = art_island_at (catan_shape ()->sea[sea]);
  double ux = a.x - b.x, uy = a.y - b.y, l = hypot (ux, uy);
  double nx = -uy / l, ny = ux / l;
  if (nx * (o.x - b.x) + ny * (o.y - b.y) < 0)
    nx = -nx, ny = -ny;
  return (ArtPoint){ b.x + ux * part + nx * off, b.y + uy * part + ny * off };
}

/* The point where the two arms meet, `off` away from the shore. */
static ArtPoint
bay_bend (guint sea, double off)
{
  ArtPoint b = sea_spot (sea, 1), o = art_island_at (catan_shape ()->sea[sea]);
  return art_between (b, o, off / (ART_HEX_RADIUS * .86602540378443865));
}

void
art_fishery_path (cairo_t *cr, guint sea, double grow)
{
  double near = NEAR - grow, far = NEAR + BROAD + grow, end = 1 - (TRIM - grow) / ART_HEX_RADIUS;
  const ArtPoint p[6] = { bay_point (sea, FALSE, end, near), bay_bend (sea, near), bay_point (sea, TRUE, end, near),
                          bay_point (sea, TRUE, end, far),   bay_bend (sea, far),  bay_point (sea, FALSE, end, far) };
  art_round_polygon (cr, p, 6, .07);
}

static void
paint_net (ArtPen *pen, guint sea)
{
  cairo_t *cr = pen->cr;
  ArtPoint o = art_island_at (catan_shape ()->sea[sea]);
  cairo_save (cr);
  art_fishery_path (cr, sea, 0);
  cairo_clip (cr);
  for (guint i = 0; i < 18; i++)
    {
      double t = -.7 + i * .085;
      cairo_move_to (cr, o.x + t - .6, o.y - .6);
      cairo_line_to (cr, o.x + t + .6, o.y + .6);
      cairo_move_to (cr, o.x + t + .6, o.y - .6);
      cairo_line_to (cr, o.x + t - .6, o.y + .6);
    }
  art_set_alpha (cr, pen->c->shore_ink, .35);
  cairo_set_line_width (cr, MAX (.007, .6 / pen->size));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_fishery (ArtPen *pen, guint sea, guint number, const ArtStyle *style)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  /* Ropes to the three intersections that it serves. */
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < 3; i++)
        {
          ArtPoint from = sea_spot (sea, i),
                   to = i == 1 ? bay_bend (sea, NEAR + .05) : bay_point (sea, i == 2, .86, NEAR + .05);
          cairo_move_to (cr, from.x, from.y);
          cairo_line_to (cr, to.x, to.y);
        }
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_stroke (cr, pass ? c->wood : c->ink, MAX (.032, 1.2 / pen->size) + (pass ? 0 : 2 * pen->ink));
    }
  art_fishery_path (cr, sea, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_set (cr, c->ink);
  cairo_set_line_width (cr, pen->ink * 2.4);
  cairo_stroke_preserve (cr);
  art_fill (cr, c->flat ? c->chip : art_mix (c->chip_dark, c->water_light, .35));
  if (pen->detail >= ART_DETAIL_FULL && !c->flat)
    paint_net (pen, sea);
  /* A fish on each arm; its head points to the bay. */
  for (guint i = 0; i < 2; i++)
    {
      ArtPoint p = bay_point (sea, i == 1, .69, NEAR + BROAD / 2), a = sea_spot (sea, i * 2), b = sea_spot (sea, 1);
      cairo_save (cr);
      cairo_translate (cr, p.x, p.y);
      cairo_rotate (cr, atan2 (a.y - b.y, a.x - b.x));
      art_fish_path (cr, 0, 0, .23);
      cairo_restore (cr);
    }
  art_fill (cr, c->flat ? c->shore_ink : art_mix (c->shore_ink, c->water_deep, .1));
  ArtPoint b = bay_bend (sea, NEAR + BROAD / 2 + .01);
  cairo_save (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  art_number_token_draw (cr, number, FALSE, b.x * pen->size, b.y * pen->size,
                         MAX (pen->size * .33, MIN (pen->size * .4, 19)), style);
  cairo_restore (cr);
}

void
art_fisheries_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style)
{
  for (guint sea = 0; sea < CATAN_N_SEAS; sea++)
    if (island->fishery[sea])
      paint_fishery (pen, sea, island->fishery[sea], style);
}
