/* art-island-sea.c - the sea and the shore, harbours with their piers, fisheries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-island-pen.h"

#include "art-text.h"
#include "art-token.h"

#include <math.h>

/* ---- the sea and the shore ---- */

#define SEA_BEYOND .48497422611928565 /* from the middles of the outer sea hexes to the edge of the sea */

/* How far c is to the right of the way from a to b. */
static double
turn (ArtPoint a, ArtPoint b, ArtPoint c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* The line around the middles of all sea hexes, clockwise from the westernmost one. */
static guint
sea_hull (const CatanShape *s, ArtPoint hull[CATAN_SEAS_MAX])
{
  guint n = 0, first = 0, at;
  for (guint i = 1; i < s->n_seas; i++)
    if (s->sea[i].x < s->sea[first].x || (s->sea[i].x == s->sea[first].x && s->sea[i].y > s->sea[first].y))
      first = i;
  at = first;
  do
    {
      guint next = at == 0 ? 1 : 0;
      hull[n++] = art_island_at (s->sea[at]);
      for (guint i = 0; i < s->n_seas; i++)
        {
          const ArtPoint from = hull[n - 1], to = art_island_at (s->sea[next]), other = art_island_at (s->sea[i]);
          const double side = turn (from, to, other);
          const gboolean further = hypot (other.x - from.x, other.y - from.y) > hypot (to.x - from.x, to.y - from.y);
          if (i != at && (side < -1e-9 || (side < 1e-9 && further)))
            next = i;
        }
      at = next;
    }
  while (at != first && n < s->n_seas);
  return n;
}

/* The corners of the sea, clockwise. */
static guint
sea_corners (const CatanShape *s, ArtPoint corner[CATAN_SEAS_MAX])
{
  ArtPoint hull[CATAN_SEAS_MAX];
  guint n = sea_hull (s, hull);
  for (guint i = 0; i < n; i++)
    {
      const ArtPoint z = hull[(i + n - 1) % n], a = hull[i], b = hull[(i + 1) % n];
      const double l = hypot (a.x - z.x, a.y - z.y), m = hypot (b.x - a.x, b.y - a.y);
      /* The outer normals of the two sides. */
      const double ux = (a.y - z.y) / l, uy = (z.x - a.x) / l, vx = (b.y - a.y) / m, vy = (a.x - b.x) / m;
      const double far = SEA_BEYOND / (1 + ux * vx + uy * vy);
      corner[i] = (ArtPoint){ a.x + (ux + vx) * far, a.y + (uy + vy) * far };
    }
  return n;
}

#define SEA_ROUND .55
#define MARGIN .065

ArtIslandExtent
art_island_extent (const CatanShape *shape)
{
  ArtPoint corner[CATAN_SEAS_MAX];
  const guint n = sea_corners (shape, corner);
  ArtIslandExtent e = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  guint west = 0, east = 0;
  for (guint i = 0; i < n; i++)
    {
      e.left = MIN (e.left, corner[i].x);
      e.right = MAX (e.right, corner[i].x);
      e.top = MIN (e.top, corner[i].y);
      e.bottom = MAX (e.bottom, corner[i].y);
    }
  for (guint i = 0; i < n; i++)
    {
      west += corner[i].x < e.left + .01;
      east += corner[i].x > e.right - .01;
    }
  /* The corners are round, so a single one in the west or east needs no margin. */
  e.left -= west > 1 ? MARGIN : -.02;
  e.right += east > 1 ? MARGIN : -.02;
  e.top -= MARGIN;
  e.bottom += MARGIN;
  return e;
}

static void
sea_path (cairo_t *cr, const CatanShape *shape)
{
  ArtPoint corner[CATAN_SEAS_MAX];
  art_round_polygon (cr, corner, sea_corners (shape, corner), SEA_ROUND);
}

/* One coast; its intersections go with the land on the right, so around an inner sea they go the other way. */
static void
coast_path (cairo_t *cr, const CatanShape *s, const guint8 *spots, guint n, double out, double uneven, guint32 *chance)
{
  ArtPoint p[CATAN_EDGES_MAX * 4];
  guint m = 0;
  for (guint i = 0; i < n; i++)
    {
      ArtPoint a = art_island_at (s->spot[spots[i]]), b = art_island_at (s->spot[spots[(i + 1) % n]]),
               z = art_island_at (s->spot[spots[(i + n - 1) % n]]);
      /* The sea is on the left. */
      double ux = b.y - a.y, uy = a.x - b.x, vx = a.y - z.y, vy = z.x - a.x, l = hypot (ux, uy);
      double wx = ux + vx, wy = uy + vy, wl = hypot (wx, wy);
      double far = out / (wl / (2 * l));
      p[m++] = (ArtPoint){ a.x + wx / wl * far, a.y + wy / wl * far };
      for (guint k = 1; k < 4; k++)
        {
          double off = out + uneven * (art_chance (chance) - .5);
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

/* The shores, uneven as if drawn by hand, everywhere a little outside the hexes. */
static void
shore_path (cairo_t *cr, const CatanShape *s, double out, double uneven)
{
  guint32 chance = 0x5eau;
  for (guint i = 0, from = 0; i < s->n_coasts; from = s->coast_end[i++])
    coast_path (cr, s, s->coast + from, s->coast_end[i] - from, out, uneven, &chance);
}

/* Far enough from the edge of the sea for a wave? */
static gboolean
is_at_sea (const CatanShape *s, ArtPoint p)
{
  ArtPoint corner[CATAN_SEAS_MAX];
  const guint n = sea_corners (s, corner);
  for (guint i = 0; i < n; i++)
    {
      const ArtPoint a = corner[i], b = corner[(i + 1) % n];
      if (turn (a, b, p) < .12 * hypot (b.x - a.x, b.y - a.y))
        return FALSE;
    }
  return TRUE;
}

/* Waves, but not under a harbour or a fishery. */
static void
paint_waves (ArtPen *pen, const CatanIsland *island)
{
  const CatanShape *s = &island->shape;
  const ArtIslandExtent e = art_island_extent (s);
  const gboolean round = catan_shape_board (s) == CATAN_BOARD_SMALL;
  guint32 chance = 0x7a7eu;
  double w = pen->detail <= ART_DETAIL_SMALL ? .075 : .05;
  ArtPoint there[48];
  guint n = 0;
  for (guint i = 0; i < 400 && n < G_N_ELEMENTS (there); i++)
    {
      double a = art_chance (&chance), b = art_chance (&chance), far = 2.55 + .85 * b;
      ArtPoint p = round ? (ArtPoint){ far * cos (2 * G_PI * a), far * sin (2 * G_PI * a) }
                         : (ArtPoint){ e.left + a * (e.right - e.left), e.top + b * (e.bottom - e.top) };
      gboolean clear = is_at_sea (s, p);
      for (guint k = 0; k < s->n_hexes && clear; k++)
        {
          ArtPoint h = art_island_at (s->hex[k]);
          clear = art_hex_clearance (p.x - h.x, p.y - h.y) < -.27;
        }
      for (guint k = 0; k < s->n_seas && clear; k++)
        {
          ArtPoint h = art_island_at (s->sea[k]);
          if (island->harbour[k] != CATAN_NOWHERE || island->fishery[k] || s->sea_sides[k] == 1)
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
  art_path (cr, "M -.2 .05 C -.22 -.08 -.1 -.14 0 -.12 .08 -.1 .12 -.02 .19 -.05 .21 -.09 .17 -.13 .13 -.15 "
                ".18 -.17 .23 -.15 .235 -.11 .27 -.15 .31 -.14 .33 -.11 .29 -.1 .25 -.08 .245 -.03 "
                ".22 .04 .1 .08 .04 .05 Z");
  art_fill (cr, body);
  art_ellipse (cr, -.14, -.03, .014, .014);
  art_fill (cr, pen->c->water_light);
  art_path (cr, "M -.07 -.15 C -.07 -.22 -.1 -.24 -.14 -.22 M -.07 -.15 C -.07 -.24 -.03 -.25 0 -.22");
  art_wave (cr, -.16, .07, .08);
  art_wave (cr, .04, .08, .08);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  art_stroke (cr, pen->c->water_light, MAX (.014, .9 / pen->size));
}

static void
paint_boat (ArtPen *pen)
{
  cairo_t *cr = pen->cr;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_path (cr, "M 0 .05 V -.29", pen->c->ink, pen->ink * 1.4);
  for (guint pass = 0; pass < 2; pass++)
    {
      art_path (cr, "M .02 -.26 .15 -.02 H .02 Z M -.02 -.22 V -.02 H -.12 Z");
      (pass ? art_fill (cr, pen->c->house) : art_stroke (cr, pen->c->ink, pen->ink * 2));
      art_path (cr, "M -.17 .02 H .18 L .12 .1 H -.12 Z");
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
  const CatanShape *s = &island->shape;
  for (guint k = 0; k < s->n_seas && n < G_N_ELEMENTS (painters); k++)
    {
      ArtPoint h = art_island_at (s->sea[k]);
      if (island->harbour[k] != CATAN_NOWHERE || s->sea_sides[k] != 1)
        continue;
      art_saved (pen->cr);
      cairo_translate (pen->cr, h.x * 1.01, h.y * 1.01);
      painters[n++](pen);
    }
}

void
art_sea_paint (ArtPen *pen, const CatanIsland *island)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  cairo_save (cr);
  sea_path (cr, &island->shape);
  art_set (cr, c->flat ? c->water : c->water_deep);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < 3 && !c->flat; i++)
    {
      static const double reach[] = { .52, .3, .1 }, light[] = { .45, 1, 1 };
      shore_path (cr, &island->shape, reach[i], .05);
      art_fill (cr, i < 2 ? art_mix (c->water_deep, c->water, light[i]) : art_mix (c->water, c->water_light, .5));
    }
  paint_waves (pen, island);
  if (pen->detail >= ART_DETAIL_FULL && !c->flat)
    paint_corners (pen, island);
  cairo_restore (cr);
  sea_path (cr, &island->shape);
  art_stroke (cr, c->flat ? c->ink : c->shore_ink, pen->ink * 1.8);
  shore_path (cr, &island->shape, .055, .03);
  art_fill_stroke (cr, c->flat ? c->sand : art_mix (c->sand, c->bank, .35),
                   c->flat ? c->ink : art_mix (c->shore_ink, c->ink, .4), pen->ink * 1.2);
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
      art_line (cr, a.x, a.y, b.x, b.y);
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
  art_path_at (cr, 0, low, k, k,
               "M -.3 .035 H .3 L .33 0 C .31 .1 .24 .135 .2 .135 H -.2 C -.24 .135 -.31 .1 -.33 0 "
               "Z");
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_fill (cr, c->ink, pen->ink * 2, c->wood);
  art_path_at (cr, 0, low, k, k, "M -.29 .075 H .29");
  art_stroke (cr, c->wood_dark, MAX (.016, .8 / pen->size));
  /* The sail, full of wind. */
  cairo_move_to (cr, -w, top);
  cairo_curve_to (cr, -w * .5, top - .02, w * .5, top - .02, w, top);
  cairo_curve_to (cr, w * 1.1, top * .5 + low * .5 - .02, w * 1.1, low - .06, w, low);
  cairo_curve_to (cr, w * .5, low + .025, -w * .5, low + .025, -w, low);
  cairo_curve_to (cr, -w * 1.1, low - .06, -w * 1.1, top * .5 + low * .5 - .02, -w, top);
  cairo_close_path (cr);
  art_stroke_fill (cr, c->ink, pen->ink * 2.2, c->chip);
  cairo_restore (cr);

  /* Text is drawn in pixels. */
  double x = at.x * pen->size, y = (at.y + (top + low) / 2 + .003) * pen->size, px = pen->size * k;
  art_saved (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  if (any)
    art_text_draw (cr, "3:1", x, y, px * .27, TRUE, ART_ALIGN_MIDDLE, c->chip_ink);
  else
    {
      art_resource_draw (cr, resource, x - px * .155, y, px * .24, style);
      art_text_draw (cr, "2:1", x + px * .14, y, px * .2, TRUE, ART_ALIGN_MIDDLE, c->chip_ink);
    }
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
  art_piece_begin (cr, x, y, hex);
  paint_ship (&pen, (ArtPoint){ 0, .02 }, resource, 1, style);
  cairo_restore (cr);
}

/* The point in the middle of the coast edge of a harbour, `off` away from the shore. */
static ArtPoint
harbour_point (const CatanIsland *island, guint sea, double off)
{
  const guint8 *spots = catan_harbour_spots (island, sea);
  ArtPoint a = art_island_at (island->shape.spot[spots[0]]), b = art_island_at (island->shape.spot[spots[1]]);
  ArtPoint m = art_between (a, b, .5);
  double nx = b.y - a.y, ny = a.x - b.x, l = hypot (nx, ny);
  return (ArtPoint){ m.x + nx / l * off, m.y + ny / l * off };
}

ArtPoint
art_harbour_ship (const CatanIsland *island, guint sea)
{
  return harbour_point (island, sea, .53);
}

void
art_harbours_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style)
{
  const CatanShape *s = &island->shape;
  for (guint sea = 0; sea < s->n_seas; sea++)
    {
      if (island->harbour[sea] == CATAN_NOWHERE)
        continue;
      const guint8 *spots = catan_harbour_spots (island, sea);
      const ArtPoint ship = art_harbour_ship (island, sea), quay = harbour_point (island, sea, .44);
      const ArtPoint ends[2] = { art_island_at (s->spot[spots[0]]), art_island_at (s->spot[spots[1]]) };
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

/* The coast of a fishery: its three intersections, and the middle of its sea hex. */
typedef struct
{
  ArtPoint spot[3], middle;
} Bay;

static Bay
bay_of (const CatanIsland *island, guint sea)
{
  guint8 spots[3];
  Bay bay = { .middle = art_island_at (island->shape.sea[sea]) };
  catan_fishery_spots (island, sea, spots);
  for (guint i = 0; i < 3; i++)
    bay.spot[i] = art_island_at (island->shape.spot[spots[i]]);
  return bay;
}

/* A point of the bay's coast: `part` of the way from the middle to the first or last intersection, and `off` away from
 * the shore. */
static ArtPoint
bay_point (const Bay *bay, gboolean last, double part, double off)
{
  ArtPoint a = bay->spot[last ? 2 : 0], b = bay->spot[1], o = bay->middle;
  double ux = a.x - b.x, uy = a.y - b.y, l = hypot (ux, uy);
  double nx = -uy / l, ny = ux / l;
  if (nx * (o.x - b.x) + ny * (o.y - b.y) < 0)
    nx = -nx, ny = -ny;
  return (ArtPoint){ b.x + ux * part + nx * off, b.y + uy * part + ny * off };
}

/* The point where the two arms meet, `off` away from the shore. */
static ArtPoint
bay_bend (const Bay *bay, double off)
{
  return art_between (bay->spot[1], bay->middle, off / (ART_HEX_RADIUS * .86602540378443865));
}

/* Where its number token lies. */
static ArtPoint
bay_token (const Bay *bay)
{
  return bay_bend (bay, NEAR + BROAD / 2 + .01);
}

ArtPoint
art_fishery_token (const CatanIsland *island, guint sea)
{
  const Bay bay = bay_of (island, sea);
  return bay_token (&bay);
}

static void
bay_path (cairo_t *cr, const Bay *bay, double grow)
{
  double near = NEAR - grow, far = NEAR + BROAD + grow, end = 1 - (TRIM - grow) / ART_HEX_RADIUS;
  const ArtPoint p[6] = { bay_point (bay, FALSE, end, near), bay_bend (bay, near), bay_point (bay, TRUE, end, near),
                          bay_point (bay, TRUE, end, far),   bay_bend (bay, far),  bay_point (bay, FALSE, end, far) };
  art_round_polygon (cr, p, 6, .07);
}

void
art_fishery_path (cairo_t *cr, const CatanIsland *island, guint sea, double grow)
{
  const Bay bay = bay_of (island, sea);
  bay_path (cr, &bay, grow);
}

static void
paint_net (ArtPen *pen, const Bay *bay)
{
  cairo_t *cr = pen->cr;
  ArtPoint o = bay->middle;
  art_saved (cr);
  bay_path (cr, bay, 0);
  cairo_clip (cr);
  for (guint i = 0; i < 18; i++)
    {
      double t = -.7 + i * .085;
      art_line (cr, o.x + t - .6, o.y - .6, o.x + t + .6, o.y + .6);
      art_line (cr, o.x + t + .6, o.y - .6, o.x + t - .6, o.y + .6);
    }
  art_stroke_alpha (cr, pen->c->shore_ink, .35, MAX (.007, .6 / pen->size));
}

static void
paint_fishery (ArtPen *pen, const Bay *bay, guint number, const ArtStyle *style)
{
  cairo_t *cr = pen->cr;
  const ArtPalette *c = pen->c;
  /* Ropes to the three intersections that it serves. */
  for (guint pass = 0; pass < 2; pass++)
    {
      for (guint i = 0; i < 3; i++)
        {
          ArtPoint from = bay->spot[i],
                   to = i == 1 ? bay_bend (bay, NEAR + .05) : bay_point (bay, i == 2, .86, NEAR + .05);
          art_line (cr, from.x, from.y, to.x, to.y);
        }
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      art_stroke (cr, pass ? c->wood : c->ink, MAX (.032, 1.2 / pen->size) + (pass ? 0 : 2 * pen->ink));
    }
  bay_path (cr, bay, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_stroke_fill (cr, c->ink, pen->ink * 2.4, c->flat ? c->chip : art_mix (c->chip_dark, c->water_light, .35));
  if (pen->detail >= ART_DETAIL_FULL && !c->flat)
    paint_net (pen, bay);
  /* A fish on each arm; its head points to the bay. */
  for (guint i = 0; i < 2; i++)
    {
      ArtPoint p = bay_point (bay, i == 1, .69, NEAR + BROAD / 2), a = bay->spot[i * 2], b = bay->spot[1];
      art_saved (cr);
      cairo_translate (cr, p.x, p.y);
      cairo_rotate (cr, atan2 (a.y - b.y, a.x - b.x));
      art_fish_path (cr, 0, 0, .23);
    }
  art_fill (cr, c->flat ? c->shore_ink : art_mix (c->shore_ink, c->water_deep, .1));
  ArtPoint b = bay_token (bay);
  art_saved (cr);
  cairo_scale (cr, 1 / pen->size, 1 / pen->size);
  art_number_token_draw (cr, number, FALSE, b.x * pen->size, b.y * pen->size,
                         MAX (pen->size * .33, MIN (pen->size * .4, 19)), style);
}

void
art_fisheries_paint (ArtPen *pen, const CatanIsland *island, const ArtStyle *style)
{
  for (guint sea = 0; sea < island->shape.n_seas; sea++)
    if (island->fishery[sea])
      {
        const Bay bay = bay_of (island, sea);
        paint_fishery (pen, &bay, island->fishery[sea], style);
      }
}
