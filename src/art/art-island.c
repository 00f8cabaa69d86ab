/* art-island.c - puts the layers of the island together, and finds the place at a point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-island.h"

#include "art-island-mark.h"
#include "art-island-pen.h"
#include "art-text.h"
#include "art-token.h"

#include "catan/catan-play.h"

#include <math.h>
#include <string.h>

const guint8 art_all_places[CATAN_EDGES_MAX] = { [0 ... CATAN_EDGES_MAX - 1] = 1 };

/* ---- the shape of a hex ---- */

double
art_hex_clearance (double x, double y)
{
  x = fabs (x), y = fabs (y);
  return MIN (.5 - x, .5 - (x * .5 + y * .86602540378443865));
}

void
art_round_polygon (cairo_t *cr, const ArtPoint *points, guint n, double r)
{
  for (guint i = 0; i < n; i++)
    {
      ArtPoint before = points[(i + n - 1) % n], p = points[i], after = points[(i + 1) % n];
      double in = MIN (r / hypot (before.x - p.x, before.y - p.y), .5),
             out = MIN (r / hypot (after.x - p.x, after.y - p.y), .5);
      ArtPoint a = art_between (p, before, in), b = art_between (p, after, out);
      (i ? cairo_line_to : cairo_move_to) (cr, a.x, a.y);
      /* With control points at about two thirds of the way to the corner, the curve is almost an arc. */
      ArtPoint c = art_between (a, p, .62), d = art_between (b, p, .62);
      cairo_curve_to (cr, c.x, c.y, d.x, d.y, b.x, b.y);
    }
  cairo_close_path (cr);
}

void
art_hex_path (cairo_t *cr, double inset, double r)
{
  ArtPoint corner[6];
  double radius = ART_HEX_RADIUS * (1 - 2 * inset);
  for (guint i = 0; i < 6; i++)
    corner[i] = (ArtPoint){ radius * sin (i * G_PI / 3), -radius * cos (i * G_PI / 3) };
  art_round_polygon (cr, corner, 6, r);
}

ArtPen
art_island_pen (cairo_t *cr, double size, const ArtStyle *style)
{
  return (ArtPen){
    .cr = cr,
    .c = style->palette,
    .size = size,
    .ink = MAX (.0095, .85 / size),
    .detail = size < 34    ? ART_DETAIL_SIGN
              : size < 64  ? ART_DETAIL_SMALL
              : size < 140 ? ART_DETAIL_FULL
                           : ART_DETAIL_FINE,
  };
}

/* ---- places ---- */

ArtIslandView
art_island_fit (const CatanIsland *island, double width, double height)
{
  const ArtIslandExtent e = art_island_extent (&island->shape);
  const double hex = MIN (width / (e.right - e.left), height / (e.bottom - e.top));
  return (ArtIslandView){ width / 2 - hex * (e.left + e.right) / 2, height / 2 - hex * (e.top + e.bottom) / 2, hex,
                          island };
}

static ArtPoint
place_middle (const CatanShape *s, ArtPlace place)
{
  switch (place.kind)
    {
    case ART_PLACE_HEX: return art_island_at (s->hex[place.index % s->n_hexes]);
    case ART_PLACE_SPOT: return art_island_at (s->spot[place.index % s->n_spots]);
    case ART_PLACE_EDGE:
      {
        const guint8 *ends = s->edge_spots[place.index % s->n_edges];
        return art_between (art_island_at (s->spot[ends[0]]), art_island_at (s->spot[ends[1]]), .5);
      }
    case ART_PLACE_SEA: return art_island_at (s->sea[place.index % s->n_seas]);
    default: return (ArtPoint){ 0, 0 };
    }
}

void
art_island_point (const ArtIslandView *view, ArtPlace place, double *x, double *y)
{
  ArtPoint p = place_middle (&view->island->shape, place);
  *x = view->x + p.x * view->hex;
  *y = view->y + p.y * view->hex;
}

/* How far a point is from the area of a place, in hexes.  The area of an intersection is a disc; that of an edge is its
 * middle part. */
static double
place_distance (const CatanShape *s, ArtPlace place, ArtPoint at)
{
  ArtPoint p = place_middle (s, place);
  if (place.kind == ART_PLACE_SPOT)
    return MAX (hypot (at.x - p.x, at.y - p.y) - .14, 0);
  if (place.kind == ART_PLACE_EDGE)
    {
      const guint8 *ends = s->edge_spots[place.index];
      ArtPoint a = art_island_at (s->spot[ends[0]]), b = art_island_at (s->spot[ends[1]]);
      const ArtPoint line[2] = { art_between (a, b, .25), art_between (a, b, .75) };
      return MAX (art_line_distance (line, 2, at) - .07, 0);
    }
  return MAX (-art_hex_clearance (at.x - p.x, at.y - p.y), 0);
}

ArtPlace
art_island_nearest (const ArtIslandView *view, double x, double y, const ArtPlaces *among, double reach)
{
  const CatanShape *shape = &view->island->shape;
  const struct
  {
    const guint8 *which;
    guint n;
    ArtPlaceKind kind;
    double shy;
  } kinds[] = {
    { among->spots, shape->n_spots, ART_PLACE_SPOT, 0 },
    { among->edges, shape->n_edges, ART_PLACE_EDGE, 1e-6 },
    { among->hexes, shape->n_hexes, ART_PLACE_HEX, 0 },
    { among->seas, shape->n_seas, ART_PLACE_SEA, 0 },
  };
  ArtPlace best = { ART_PLACE_NONE, 0 };
  g_return_val_if_fail (view != NULL && among != NULL && view->hex > 0, best);
  ArtPoint at = { (x - view->x) / view->hex, (y - view->y) / view->hex };
  /* Somebody who points at a hex does not point near its border. */
  double limit = reach / view->hex, least = MIN (limit, .26) + 1e-9;
  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      if (k == 2 && best.kind == ART_PLACE_NONE)
        least = limit + 1e-9;
      else if (k == 2)
        break;
      for (guint i = 0; i < kinds[k].n && kinds[k].which; i++)
        if (kinds[k].which[i])
          {
            ArtPlace place = { (guint8) kinds[k].kind, (guint8) i };
            double distance = place_distance (shape, place, at) + kinds[k].shy;
            if (distance < least)
              {
                least = distance;
                best = place;
              }
          }
    }
  return best;
}

/* ---- layers ---- */

static void
paint_lands (ArtPen *pen, const CatanIsland *island)
{
  const CatanShape *s = &island->shape;
  for (guint i = 0; i < s->n_hexes; i++)
    {
      ArtPoint at = art_island_at (s->hex[i]);
      art_saved (pen->cr);
      cairo_translate (pen->cr, at.x, at.y);
      art_land_paint (pen, island->land[i], art_hash (i * 0x9e37u + 11));
    }
}

/* The size of a number token in pixels.  On a small map it is larger in relation to the hex. */
double
art_island_token_size (double hex)
{
  return MAX (hex * .4, MIN (hex * .48, 22));
}

static void
draw_tokens (cairo_t *cr, const CatanIsland *island, const ArtIslandView *view, const ArtStyle *style)
{
  for (guint8 i = 0; i < island->shape.n_hexes; i++)
    {
      double x, y;
      art_island_point (view, (ArtPlace){ ART_PLACE_HEX, i }, &x, &y);
      if (island->number[i])
        art_number_token_draw (cr, island->number[i], FALSE, x, y, art_island_token_size (view->hex), style);
      else if (island->land[i] == CATAN_LAKE)
        art_plate_draw (cr, i == island->further_lake ? "4 10" : "2 3 11 12", x, y + view->hex * .1,
                        MAX (view->hex * .15, MIN (view->hex * .17, 9)), style->palette->chip, style->palette->ink,
                        style->palette->chip_ink);
    }
}

void
art_island_ground (cairo_t *cr, const CatanIsland *island, const ArtIslandView *view, const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && island != NULL && view != NULL && style != NULL);
  if (!(view->hex > 0))
    return;
  ArtPen pen = art_island_pen (cr, view->hex, style);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_translate (cr, view->x, view->y);
  cairo_scale (cr, view->hex, view->hex);
  /* As for tiles, a finer tolerance would cost time and not be visible. */
  cairo_set_tolerance (cr, .25);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  art_sea_paint (&pen, island);
  paint_lands (&pen, island);
  art_fisheries_paint (&pen, island, style);
  art_harbours_paint (&pen, island, style);
  cairo_restore (cr);
  art_saved (cr);
  draw_tokens (cr, island, view, style);
}

static void
draw_roads (cairo_t *cr, const CatanState *state, const ArtIslandView *view, const ArtStyle *style)
{
  const CatanShape *s = catan_shape (state);
  for (guint8 i = 0; i < catan_shape (state)->n_edges; i++)
    {
      double ax, ay, bx, by;
      if (state->road[i] == CATAN_NOBODY)
        continue;
      const TablePlayer *player = &state->rules->players[state->road[i]];
      art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, s->edge_spots[i][0] }, &ax, &ay);
      art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, s->edge_spots[i][1] }, &bx, &by);
      art_road_draw (cr, player->colour, player->letter, ax + (bx - ax) * .19, ay + (by - ay) * .19,
                     bx + (ax - bx) * .19, by + (ay - by) * .19, view->hex * .13, style);
    }
}

double
art_island_building_size (double hex)
{
  return MAX (hex * .29, MIN (hex * .36, 17));
}

/* -1 for west, 1 for east of the number token: the side with fewer roads and buildings. */
static int
robber_side (const CatanState *state)
{
  const guint8 *spots = catan_shape (state)->hex_spots[state->robber];
  const guint8 *edges = catan_shape (state)->hex_edges[state->robber];
  guint east = state->road[edges[1]] != CATAN_NOBODY, west = state->road[edges[4]] != CATAN_NOBODY;
  for (guint i = 1; i <= 2; i++)
    {
      east += state->building[spots[i]] != CATAN_NOBODY;
      west += state->building[spots[i + 3]] != CATAN_NOBODY;
    }
  return west > east ? 1 : -1;
}

gboolean
art_island_robber (const CatanState *state, const ArtIslandView *view, double *x, double *y, double *size)
{
  if (state->robber >= catan_shape (state)->n_hexes)
    return FALSE;
  *size = MAX (view->hex * .42, MIN (view->hex * .48, 24));
  art_island_point (view, (ArtPlace){ ART_PLACE_HEX, state->robber }, x, y);
  /* The robber stands beside the token, so that the number can still be read, but not on the road at the edge. */
  if (state->rules->island.number[state->robber])
    *x += robber_side (state) * view->hex * .275;
  else if (state->rules->island.land[state->robber] == CATAN_LAKE)
    *y -= view->hex * .25;
  return TRUE;
}

static void
draw_robber (cairo_t *cr, const CatanState *state, const ArtIslandView *view, const ArtStyle *style)
{
  double x, y, token_x, token_y, size;
  if (!art_island_robber (state, view, &x, &y, &size))
    return;
  guint number = state->rules->island.number[state->robber];
  art_island_point (view, (ArtPlace){ ART_PLACE_HEX, state->robber }, &token_x, &token_y);
  if (number)
    art_number_token_draw (cr, number, TRUE, token_x, token_y, art_island_token_size (view->hex), style);
  art_robber_draw (cr, x, y, size, style);
}

void
art_island_building (cairo_t *cr, const CatanState *state, const ArtIslandView *view, guint8 spot,
                     const ArtStyle *style)
{
  double x, y, size = art_island_building_size (view->hex);
  if (state->building[spot] == CATAN_NOBODY)
    return;
  const TablePlayer *player = &state->rules->players[state->building[spot]];
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, spot }, &x, &y);
  (state->city[spot] ? art_city_draw : art_settlement_draw) (cr, player->colour, player->letter, x, y, size, style);
}

/* The ring lies on the roads, but below the buildings: a road begins under its building, and so does its ring. */
static void
draw_last (cairo_t *cr, const CatanState *state, const ArtIslandView *view, const ArtStyle *style)
{
  const ArtPlaceKind kind = state->last_kind == CATAN_ROAD ? ART_PLACE_EDGE : ART_PLACE_SPOT;
  if (state->last_at != CATAN_NOWHERE)
    art_island_last (cr, view, (ArtPlace){ (guint8) kind, state->last_at }, style);
}

void
art_island_pieces (cairo_t *cr, const CatanState *state, const ArtIslandView *view, gboolean last,
                   const ArtStyle *style)
{
  g_return_if_fail (cr != NULL && state != NULL && view != NULL && style != NULL);
  if (!(view->hex > 0))
    return;
  draw_roads (cr, state, view, style);
  if (last)
    draw_last (cr, state, view, style);
  /* Intersections are numbered from the north, so pieces further south are drawn in front. */
  for (guint8 i = 0; i < catan_shape (state)->n_spots; i++)
    art_island_building (cr, state, view, i, style);
  draw_robber (cr, state, view, style);
  for (guint8 i = 0; i < catan_shape (state)->n_edges; i++)
    if (state->agreed_edge[i])
      art_island_agreed (cr, view, (ArtPlace){ ART_PLACE_EDGE, i }, style);
  for (guint8 i = 0; i < catan_shape (state)->n_spots; i++)
    if (state->agreed_spot[i])
      art_island_agreed (cr, view, (ArtPlace){ ART_PLACE_SPOT, i }, style);
}

void
art_island_name (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double x, y;
  g_return_if_fail (place.kind == ART_PLACE_HEX || place.kind == ART_PLACE_SEA);
  art_island_point (view, place, &x, &y);
  /* Above the number of a hex, and above the ship of a harbour. */
  y -= view->hex * (place.kind == ART_PLACE_HEX ? .3 : .42);
  const CatanName name = (place.kind == ART_PLACE_HEX ? catan_hex_name : catan_sea_name) (place.index);
  art_plate_draw (cr, name.text, x, y, CLAMP (view->hex * .2, 9, 17), c->chip, c->ink, c->chip_ink);
}

/* Writes the number of each intersection and the letter of each hex. */
static void
island_names (cairo_t *cr, const ArtIslandView *view, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double type = CLAMP (view->hex * .105, 6.5, 17);
  for (guint8 i = 0; i < view->island->shape.n_spots; i++)
    {
      double x, y;
      art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, i }, &x, &y);
      cairo_arc (cr, x, y, type * .85, 0, 2 * G_PI);
      art_fill_stroke (cr, c->chip, c->ink, MAX (.7, type * .08));
      art_text_draw (cr, catan_spot_name (i).text, x, y, type, FALSE, ART_ALIGN_MIDDLE, c->chip_ink);
    }
  for (guint8 i = 0; i < view->island->shape.n_hexes; i++)
    {
      double x, y;
      art_island_point (view, (ArtPlace){ ART_PLACE_HEX, i }, &x, &y);
      art_plate_draw (cr, catan_hex_name (i).text, x, y - view->hex * .3, type * 1.1, c->chip, c->ink, c->chip_ink);
    }
}

/* ---- the whole picture ---- */

void
art_island_size (const CatanIsland *island, double hex, double *width, double *height)
{
  const ArtIslandExtent e = art_island_extent (&island->shape);
  *width = ceil (hex * (e.right - e.left));
  *height = ceil (hex * (e.bottom - e.top));
}

ArtIslandView
art_island_view (const CatanIsland *island, double hex)
{
  const ArtIslandExtent e = art_island_extent (&island->shape);
  double width, height;
  art_island_size (island, hex, &width, &height);
  return (ArtIslandView){ width / 2 - hex * (e.left + e.right) / 2, height / 2 - hex * (e.top + e.bottom) / 2, hex,
                          island };
}

void
art_island_draw (cairo_t *cr, gconstpointer data, const ArtStyle *style, double hex, const ArtBoardOptions *options)
{
  const CatanState *state = data;
  g_return_if_fail (cr != NULL && state != NULL && style != NULL && options != NULL);
  double width, height;
  const CatanIsland *island = &state->rules->island;
  art_island_size (island, hex, &width, &height);
  ArtIslandView view = art_island_view (island, hex);
  art_saved (cr);
  cairo_new_path (cr);
  if (!options->on_paper)
    {
      cairo_rectangle (cr, 0, 0, width, height);
      art_fill (cr, style->palette->table);
    }
  art_island_ground (cr, &state->rules->island, &view, style);
  if (options->captions)
    island_names (cr, &view, style);
  if (!options->no_figures)
    art_island_pieces (cr, state, &view, options->last_move, style);
  if (options->road >= 0 && (guint) options->road < state->rules->n_players)
    {
      guint8 way[CATAN_ROADS_MAX];
      guint n = catan_longest_road (state, (guint) options->road, way);
      art_island_way (cr, state, (guint) options->road, way, n, &view, style);
    }
  if (options->answer != NULL)
    art_island_answer (cr, state, options->answer, &view, style);
}
