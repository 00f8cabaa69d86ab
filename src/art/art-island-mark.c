/* art-island-mark.c - draws choices, the last piece, roads and payments above the island.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-island-mark.h"

#include "art-island-pen.h"
#include "art-text.h"
#include "art-token.h"

#include <math.h>

static double
thin (double hex)
{
  return CLAMP (hex * .02, 1.2, 4);
}

static void
edge_ends (const ArtIslandView *view, guint edge, double *ax, double *ay, double *bx, double *by)
{
  const guint8 *ends = view->island->shape.edge_spots[edge];
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, ends[0] }, ax, ay);
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, ends[1] }, bx, by);
}

/* The area of a place as a closed path. */
static void
place_path (cairo_t *cr, const ArtIslandView *view, ArtPlace place, double grow)
{
  double x, y, ax, ay, bx, by;
  art_island_point (view, place, &x, &y);
  cairo_new_path (cr);
  if (place.kind == ART_PLACE_SPOT)
    cairo_arc (cr, x, y, view->hex * .15 + grow, 0, 2 * G_PI);
  else if (place.kind == ART_PLACE_EDGE)
    {
      edge_ends (view, place.index, &ax, &ay, &bx, &by);
      art_saved (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, atan2 (by - ay, bx - ax));
      double w = view->hex * .42 + 2 * grow, h = view->hex * .14 + 2 * grow;
      art_rounded_path (cr, -w / 2, -h / 2, w, h, h / 2);
    }
  else
    {
      art_saved (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, view->hex, view->hex);
      art_hex_path (cr, .1 - grow / view->hex, .09);
    }
}

/* A place that can be chosen.  A building on it stays visible: only a ring is drawn around it. */
static void
choice_path (cairo_t *cr, const ArtIslandView *view, ArtPlace place, gboolean built)
{
  const double r = built ? art_island_building_size (view->hex) * .66 : art_island_mark_radius (view->hex);
  place_path (cr, view, place, place.kind == ART_PLACE_SPOT ? r - view->hex * .15 : 0);
}

/* A line from a place to its letters: they often stand between two places.  The plate covers the end. */
static void
draw_lead (cairo_t *cr, const ArtIslandView *view, const ArtIslandLabel *label, ArtColour colour, ArtColour halo)
{
  const double r = label->built                          ? art_island_building_size (view->hex) * .66
                   : label->place.kind == ART_PLACE_SPOT ? art_island_mark_radius (view->hex)
                                                         : view->hex * .07;
  const double length = hypot (label->x, label->y), line = thin (view->hex) * 1.4;
  double x, y;
  if (length <= r)
    return;
  art_island_point (view, label->place, &x, &y);
  cairo_new_path (cr);
  art_line (cr, x + label->x * r / length, y + label->y * r / length, x + label->x, y + label->y);
  art_set_alpha (cr, halo, .9);
  cairo_set_line_width (cr, line + 2);
  cairo_stroke_preserve (cr);
  art_stroke (cr, colour, line);
}

void
art_island_choice (cairo_t *cr, const ArtIslandView *view, const ArtIslandLabel *label, const char *text,
                   ArtSpotLook look, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  const ArtPlace place = label->place;
  gboolean plain = look == ART_SPOT_PLAIN;
  gboolean area = place.kind == ART_PLACE_HEX || place.kind == ART_PLACE_SEA;
  /* Number tokens are round and light too, so choices have the accent colour. */
  ArtColour edge = plain && area ? c->text : c->accent, ink = look == ART_SPOT_CHOSEN ? c->paper : c->text;
  ArtColour plate = art_mix (c->paper, c->accent, plain ? 0 : look == ART_SPOT_HOVER ? .35 : 1);
  double x, y, line = thin (view->hex) * (plain ? 1.4 : 1.9);
  cairo_save (cr);
  choice_path (cr, view, place, label->built);
  if (area || !label->built)
    {
      art_set_alpha (cr, area ? c->accent : plain ? c->paper : plate, area ? (plain ? 0 : .25) : plain ? .85 : 1);
      cairo_fill_preserve (cr);
    }
  art_set_alpha (cr, c->paper, plain && area ? .5 : .9);
  cairo_set_line_width (cr, line + (plain && area ? 1.2 : 2));
  cairo_stroke_preserve (cr);
  if (plain && area)
    {
      double dash[] = { view->hex * .08, view->hex * .05 };
      cairo_set_dash (cr, dash, 2, 0);
    }
  art_stroke (cr, edge, line);
  cairo_restore (cr);
  if (text == NULL || *text == '\0')
    return;
  if (!area)
    draw_lead (cr, view, label, edge, c->paper);
  art_island_point (view, place, &x, &y);
  art_plate_draw (cr, text, x + label->x, y + label->y, art_island_label_type (view->hex), plate, edge, ink);
}

void
art_island_number_draw (cairo_t *cr, const ArtIslandView *view, const ArtIslandLabel *label, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  double x, y;
  art_island_point (view, label->place, &x, &y);
  art_plate_draw (cr, catan_spot_name (label->place.index).text, x + label->x, y + label->y,
                  art_island_number_type (view->hex), c->chip, c->ink, c->chip_ink);
}

void
art_island_ghost (cairo_t *cr, const ArtIslandView *view, CatanPiece piece, guint place, guint colour,
                  const char *letter, const ArtStyle *style)
{
  double x, y, ax, ay, bx, by, size = art_island_building_size (view->hex);
  art_saved (cr);
  cairo_push_group (cr);
  if (piece == CATAN_ROAD)
    {
      edge_ends (view, place, &ax, &ay, &bx, &by);
      art_road_draw (cr, colour, letter, ax + (bx - ax) * .19, ay + (by - ay) * .19, bx + (ax - bx) * .19,
                     by + (ay - by) * .19, view->hex * .13, style);
    }
  else
    {
      art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, (guint8) place }, &x, &y);
      (piece == CATAN_CITY ? art_city_draw : art_settlement_draw) (cr, colour, letter, x, y, size, style);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, .75);
}

void
art_island_last (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style)
{
  double line = CLAMP (view->hex * .035, 1.8, 6);
  art_saved (cr);
  place_path (cr, view, place,
              place.kind == ART_PLACE_SPOT   ? view->hex * .11
              : place.kind == ART_PLACE_EDGE ? view->hex * .06
                                             : 0);
  cairo_set_source_rgba (cr, 1, 1, 1, .85);
  cairo_set_line_width (cr, line + 2);
  cairo_stroke_preserve (cr);
  art_stroke (cr, style->palette->accent, line);
}

void
art_island_agreed (cairo_t *cr, const ArtIslandView *view, ArtPlace place, const ArtStyle *style)
{
  double x, y, size = CLAMP (view->hex, 40, 170), r = CLAMP (size * .13, 6, 22);
  art_island_point (view, place, &x, &y);
  art_saved (cr);
  /* art_agreed_draw () draws the sign in the corner of a cell.  Here the sign must be north-east of the piece. */
  cairo_translate (cr, x + view->hex * .17 - size + r * 1.15, y - view->hex * .17 - r * 1.1);
  art_agreed_draw (cr, size, style);
}

/* ---- what pays ---- */

static void
flash_path (cairo_t *cr, const ArtIslandView *view, ArtPlace place, double grow)
{
  art_saved (cr);
  if (place.kind == ART_PLACE_SEA)
    {
      cairo_translate (cr, view->x, view->y);
      cairo_scale (cr, view->hex, view->hex);
      art_fishery_path (cr, view->island, place.index, grow);
    }
  else
    place_path (cr, view, place, (grow - .03) * view->hex);
}

void
art_island_flash (cairo_t *cr, const ArtIslandView *view, ArtPlace place, double phase, const ArtStyle *style)
{
  const ArtPalette *c = style->palette;
  g_return_if_fail (cr != NULL && view != NULL && style != NULL);
  if (!(phase >= 0) || phase >= 1)
    return;
  double left = 1 - phase;
  art_saved (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  flash_path (cr, view, place, 0);
  art_set_alpha (cr, c->gold, .55 * left);
  cairo_fill_preserve (cr);
  art_stroke_alpha (cr, c->accent, MIN (1, left * 1.6), view->hex * .05);
  for (guint i = 0; i < 2; i++)
    {
      double at = phase - .25 * i;
      if (at <= 0)
        continue;
      flash_path (cr, view, place, .09 * at);
      art_stroke_alpha (cr, c->accent, .8 * (1 - at) * left, view->hex * .03);
    }
  if (place.kind == ART_PLACE_SEA)
    {
      /* The intersections that the fishery serves. */
      guint8 spots[3];
      catan_fishery_spots (view->island, place.index, spots);
      for (guint i = 0; i < 3; i++)
        {
          double x, y;
          art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, spots[i] }, &x, &y);
          cairo_arc (cr, x, y, view->hex * (.16 + .1 * phase), 0, 2 * G_PI);
          art_stroke_alpha (cr, c->accent, left, view->hex * .035);
        }
    }
}

/* ---- roads that are counted ---- */

/* The intersections along a road.  It stops at an edge that is not connected to the one before. */
static guint
way_spots (const CatanShape *s, const guint8 *edges, guint n, guint8 *spots)
{
  guint m = 0;
  for (guint i = 0; i < n; i++)
    {
      const guint8 *e = s->edge_spots[edges[i] % s->n_edges];
      if (i == 0)
        {
          const guint8 *f = n > 1 ? s->edge_spots[edges[1] % s->n_edges] : e;
          gboolean forward = e[1] == f[0] || e[1] == f[1];
          spots[m++] = forward ? e[0] : e[1];
          spots[m++] = forward ? e[1] : e[0];
          continue;
        }
      if (spots[m - 1] != e[0] && spots[m - 1] != e[1])
        break;
      spots[m] = spots[m - 1] == e[0] ? e[1] : e[0];
      m++;
    }
  return m;
}

static void
draw_count (cairo_t *cr, guint number, double x, double y, double r, ArtColour colour, const ArtStyle *style)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
  art_fill_stroke (cr, style->palette->paper, colour, MAX (1.2, r * .22));
  art_text_draw (cr, text, x, y, r * (number < 10 ? 1.25 : 1.05), TRUE, ART_ALIGN_MIDDLE, style->palette->text);
}

/* Draws one edge of the road, in pixels, and leaves room at an intersection with a building. */
static void
way_line (cairo_t *cr, const CatanState *state, const ArtIslandView *view, guint8 from, guint8 to)
{
  double ax, ay, bx, by;
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, from }, &ax, &ay);
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, to }, &bx, &by);
  double a = state->building[from] == CATAN_NOBODY ? 0 : .36, b = state->building[to] == CATAN_NOBODY ? 0 : .36;
  art_line (cr, ax + (bx - ax) * a, ay + (by - ay) * a, bx + (ax - bx) * b, by + (ay - by) * b);
}

/* The end of a road: a ring, but nothing if there is a building. */
static void
way_end (cairo_t *cr, const CatanState *state, const ArtIslandView *view, guint8 spot, double line, ArtColour colour,
         const ArtStyle *style)
{
  double x, y;
  if (state->building[spot] != CATAN_NOBODY)
    return;
  art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, spot }, &x, &y);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, line * 1.5, 0, 2 * G_PI);
  art_fill_stroke (cr, style->palette->paper, colour, line * .8);
}

void
art_island_way (cairo_t *cr, const CatanState *state, guint player, const guint8 *edges, guint n,
                const ArtIslandView *view, const ArtStyle *style)
{
  guint8 spots[CATAN_EDGES_MAX + 1];
  double x, y, line = MAX (2.4, view->hex * .055), r = CLAMP (view->hex * .1, 6.5, 17);
  g_return_if_fail (cr != NULL && state != NULL && view != NULL && style != NULL && n <= catan_shape (state)->n_edges);
  guint m = n ? way_spots (catan_shape (state), edges, n, spots) : 0;
  ArtColour c = art_player_line (state->rules->players[player].colour, style->palette);
  if (m < 2)
    return;
  art_saved (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      for (guint i = 0; i + 1 < m; i++)
        way_line (cr, state, view, spots[i], spots[i + 1]);
      art_stroke (cr, pass ? c : style->palette->paper, pass ? line : line * 2.1);
    }
  way_end (cr, state, view, spots[0], line, c, style);
  way_end (cr, state, view, spots[m - 1], line, c, style);
  for (guint i = 0; i + 1 < m; i++)
    {
      art_island_point (view, (ArtPlace){ ART_PLACE_EDGE, edges[i] }, &x, &y);
      draw_count (cr, i + 1, x, y, r, c, style);
    }
}

/* The best ones; more would cover the island. */
#define RANKS 9

void
art_island_ranks (cairo_t *cr, const CatanState *state, const TableAnswer *answer, const ArtIslandView *view,
                  const ArtStyle *style)
{
  const double r = CLAMP (view->hex * .09, 7, 17);
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      double x, y;
      if (mark->kind != TABLE_MARK_RANK || mark->n != 1 || mark->place > RANKS)
        continue;
      const guint spot = (guint) g_array_index (answer->cells, TableAnswerCell, mark->from).x;
      art_island_point (view, (ArtPlace){ ART_PLACE_SPOT, (guint8) spot }, &x, &y);
      draw_count (cr, (guint) mark->place, x, y + 1.9 * r, r,
                  art_player_line (state->rules->players[mark->player].colour, style->palette), style);
    }
}

void
art_island_answer (cairo_t *cr, const CatanState *state, const TableAnswer *answer, const ArtIslandView *view,
                   const ArtStyle *style)
{
  for (guint i = 0; i < answer->marks->len; i++)
    {
      const TableAnswerMark *mark = &g_array_index (answer->marks, TableAnswerMark, i);
      if (mark->kind != TABLE_MARK_PLACE)
        continue;
      if (mark->place == CATAN_MARK_ROAD)
        {
          guint8 way[CATAN_ROADS_MAX];
          const guint n = catan_longest_road (state, (guint) mark->player, way);
          art_island_way (cr, state, (guint) mark->player, way, n, view, style);
        }
      else
        art_island_last (cr, view, art_island_marked (mark->place), style);
    }
  art_island_ranks (cr, state, answer, view, style);
}

ArtPlace
art_island_marked (int place)
{
  if (place >= CATAN_MARK_SPOT)
    return (ArtPlace){ ART_PLACE_SPOT, (guint8) (place - CATAN_MARK_SPOT) };
  return (ArtPlace){ ART_PLACE_HEX, (guint8) (place - CATAN_MARK_HEX) };
}
