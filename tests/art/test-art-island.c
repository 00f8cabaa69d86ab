/* test-art-island.c - the island: it is complete, pieces differ without colour, places are found again, and every
 * overlay is in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-picture.h"

#include "art/art-dice.h"
#include "art/art-island-mark.h"
#include "art/art-token.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"

#include <math.h>
#include <string.h>

/* ---- an island ---- */

static void
make_island (CatanIsland *island, guint parity)
{
  static const guint8 lands[CATAN_HEXES_MAX] = { 4, 1, 0, 2, 3, 1, 3, 2, 0, 5, 0, 4, 0, 4, 2, 1, 3, 2, 1 };
  static const guint8 numbers[CATAN_HEXES_MAX] = { 10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11 };
  static const guint8 fisheries[SMALL_FISHERIES] = { 4, 10, 6, 8, 5, 9 };
  guint n = 0, m = 0;
  memset (island, 0, sizeof *island);
  island->shape = *small_shape ();
  memcpy (island->land, lands, sizeof lands);
  memcpy (island->number, numbers, sizeof numbers);
  for (guint i = 0; i < SMALL_SEAS; i++)
    {
      gboolean harbour = i % 2 == parity;
      island->harbour[i] = harbour ? (guint8) (n++ % (CATAN_ANY + 1)) : CATAN_NOWHERE;
      island->harbour_side[i] = harbour && i % 3 && i % 4 > 1;
      island->fishery[i] = !harbour && i % 3 ? fisheries[m++] : 0;
    }
}

static CatanState *
make_state (CatanRules *rules)
{
  CatanState *state = g_new0 (CatanState, 1);
  make_island (&rules->island, 0);
  rules->n_players = 4;
  for (guint i = 0; i < 4; i++)
    {
      rules->players[i].colour = (guint8) (2 * i);
      g_snprintf (rules->players[i].letter, sizeof rules->players[i].letter, "%c", 'A' + (int) i);
    }
  state->rules = rules;
  memset (state->road, CATAN_NOBODY, sizeof state->road);
  memset (state->building, CATAN_NOBODY, sizeof state->building);
  state->robber = state->last_at = CATAN_NOWHERE;
  return state;
}

/* The size of the sea of the small board. */
#define ART_ISLAND_WIDTH 7.08
#define ART_ISLAND_HEIGHT 6.3

/* ---- pictures on a transparent ground ---- */

typedef struct
{
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height, stride;
  const guint8 *data;
} Sheet;

static Sheet
sheet_new (int width, int height)
{
  Sheet sheet = { .surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height),
                  .width = width,
                  .height = height };
  sheet.cr = cairo_create (sheet.surface);
  sheet.stride = cairo_image_surface_get_stride (sheet.surface);
  sheet.data = cairo_image_surface_get_data (sheet.surface); /* cairo draws into this memory */
  return sheet;
}

static void
sheet_clear (Sheet *sheet)
{
  g_assert_cmpint (cairo_status (sheet->cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (sheet->cr);
  cairo_surface_destroy (sheet->surface);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, sheet_clear)

static guint32
sheet_pixel (const Sheet *sheet, int x, int y)
{
  g_assert_true (x >= 0 && y >= 0 && x < sheet->width && y < sheet->height);
  return *(const guint32 *) (sheet->data + y * sheet->stride + x * 4);
}

static double
grey_of (guint32 pixel)
{
  return .2126 * (pixel >> 16 & 0xff) + .7152 * (pixel >> 8 & 0xff) + .0722 * (pixel & 0xff);
}

/* The number of pixels that differ by more than `least` levels of grey; differences in opacity count too. */
static guint
sheet_difference (const Sheet *a, const Sheet *b, double least)
{
  guint n = 0;
  for (int y = 0; y < a->height; y++)
    for (int x = 0; x < a->width; x++)
      {
        guint32 p = sheet_pixel (a, x, y), q = sheet_pixel (b, x, y);
        n += fabs (grey_of (p) - grey_of (q)) > least || fabs ((p >> 24) - (double) (q >> 24)) > least;
      }
  return n;
}

static guint
sheet_drawn (const Sheet *sheet)
{
  guint n = 0;
  for (int y = 0; y < sheet->height; y++)
    for (int x = 0; x < sheet->width; x++)
      n += (sheet_pixel (sheet, x, y) >> 24) > 40;
  return n;
}

/* A sheet with just the room for the island, which is in the middle of it. */
static Sheet
island_sheet (double hex)
{
  double width, height;
  art_island_size (small_island (), hex, &width, &height);
  return sheet_new ((int) ceil (width), (int) ceil (height));
}

static ArtIslandView
island_view (double hex)
{
  double width, height;
  art_island_size (small_island (), hex, &width, &height);
  return (ArtIslandView){ width / 2, height / 2, hex, small_island () };
}

static Sheet
ground_sheet (const CatanIsland *island, double hex, ArtPaletteName palette)
{
  ArtStyle style = { .palette = art_palette (palette) };
  Sheet sheet = island_sheet (hex);
  ArtIslandView view = island_view (hex);
  art_island_ground (sheet.cr, island, &view, &style);
  return sheet;
}

static void
find_point (const Sheet *sheet, double hex, ArtPlace place, double *x, double *y)
{
  ArtIslandView view = island_view (hex);
  art_island_point (&view, place, x, y);
  *x = CLAMP (*x, 0, sheet->width - 1);
  *y = CLAMP (*y, 0, sheet->height - 1);
}

/* The number of pixels in which two pictures differ around a place. */
static guint
difference_at (const Sheet *a, const Sheet *b, double hex, ArtPlace place, double radius)
{
  guint n = 0;
  double cx, cy, r = radius * hex;
  find_point (a, hex, place, &cx, &cy);
  for (int y = (int) MAX (cy - r, 0); y < cy + r && y < a->height; y++)
    for (int x = (int) MAX (cx - r, 0); x < cx + r && x < a->width; x++)
      n += hypot (x - cx, y - cy) < r && sheet_pixel (a, x, y) != sheet_pixel (b, x, y);
  return n;
}

/* ---- the ground ---- */

/* Land and sea cover everything up to the border, without a gap.  Outside the sea nothing is painted. */
static void
test_seams (void)
{
  CatanIsland island;
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (double hex = 12; hex < 120; hex *= 1.7)
      {
        make_island (&island, p % 2);
        g_auto (Sheet) sheet = ground_sheet (&island, hex, (ArtPaletteName) p);
        for (guint8 i = 0; i < SMALL_HEXES + SMALL_SEAS; i++)
          {
            gboolean land = i < SMALL_HEXES;
            double cx, cy;
            find_point (&sheet, hex, (ArtPlace){ land ? ART_PLACE_HEX : ART_PLACE_SEA, land ? i : i - SMALL_HEXES },
                        &cx, &cy);
            for (double angle = 0; angle < 6.28; angle += .05)
              for (double far = 0; far < (land ? .6 : .3); far += .07)
                {
                  int x = (int) (cx + far * hex * cos (angle)), y = (int) (cy + far * hex * sin (angle));
                  g_assert_cmpuint (sheet_pixel (&sheet, x, y) >> 24, ==, 255);
                }
          }
        g_assert_cmpuint (sheet_pixel (&sheet, 0, 0), ==, 0);
        g_assert_cmpuint (sheet_pixel (&sheet, sheet.width - 1, 0), ==, 0);
        g_assert_cmpuint (sheet_pixel (&sheet, 0, sheet.height - 1), ==, 0);
      }
}

/* Nothing is cut off: with room on all sides, nothing is painted in that room. */
static void
test_margins (void)
{
  CatanIsland island;
  for (guint parity = 0; parity < 2; parity++)
    for (double hex = 20; hex < 150; hex *= 2.4)
      {
        double width, height;
        ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
        make_island (&island, parity);
        art_island_size (small_island (), hex, &width, &height);
        g_auto (Sheet) sheet = sheet_new ((int) ceil (width) + 80, (int) ceil (height) + 80);
        ArtIslandView view = { width / 2 + 40, height / 2 + 40, hex, &island };
        art_island_ground (sheet.cr, &island, &view, &style);
        for (int y = 0; y < sheet.height; y++)
          for (int x = 0; x < sheet.width; x++)
            if (x < 40 || y < 40 || x > width + 40 || y > height + 40)
              g_assert_cmpuint (sheet_pixel (&sheet, x, y), ==, 0);
      }
}

/* Any two lands differ around the token, with colour and without. */
static void
test_lands (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (double hex = 46; hex < 120; hex += 50)
      {
        Sheet sheets[CATAN_N_LANDS];
        for (guint land = 0; land < CATAN_N_LANDS; land++)
          {
            CatanIsland island;
            make_island (&island, 0);
            memset (island.land, (int) land, sizeof island.land);
            memset (island.number, 0, sizeof island.number);
            sheets[land] = ground_sheet (&island, hex, (ArtPaletteName) p);
          }
        for (guint a = 0; a < CATAN_N_LANDS; a++)
          for (guint b = a + 1; b < CATAN_N_LANDS; b++)
            g_assert_cmpuint (sheet_difference (&sheets[a], &sheets[b], 24), >, (guint) (hex * hex * 19 * .1));
        for (guint land = 0; land < CATAN_N_LANDS; land++)
          sheet_clear (&sheets[land]);
      }
}

static void
test_same (void)
{
  CatanIsland island;
  make_island (&island, 1);
  for (guint p = 0; p < ART_N_PALETTES; p++)
    {
      Sheet a = ground_sheet (&island, 57, (ArtPaletteName) p), b = ground_sheet (&island, 57, (ArtPaletteName) p);
      g_assert_cmpuint (sheet_difference (&a, &b, 0), ==, 0);
      sheet_clear (&a);
      sheet_clear (&b);
    }
}

/* A harbour reaches its own two intersections and no other one of the coast, on either side of its sea hex. */
static void
test_harbours (void)
{
  const CatanShape *s = small_shape ();
  const double hex = 90;
  for (guint8 sea = 0; sea < SMALL_SEAS; sea++)
    for (guint8 side = 0; side < (sea % 3 ? 2 : 1); side++)
      {
        CatanIsland island;
        make_island (&island, 0);
        memset (island.harbour, CATAN_NOWHERE, sizeof island.harbour);
        memset (island.fishery, 0, sizeof island.fishery);
        g_auto (Sheet) without = ground_sheet (&island, hex, ART_PALETTE_LIGHT);
        island.harbour[sea] = CATAN_WOOL;
        island.harbour_side[sea] = side;
        g_auto (Sheet) with = ground_sheet (&island, hex, ART_PALETTE_LIGHT);
        for (guint8 i = 0; i < SMALL_SPOTS; i++)
          {
            guint changed = difference_at (&with, &without, hex, (ArtPlace){ ART_PLACE_SPOT, i }, .17);
            if (catan_harbour_at (&island, i) != CATAN_NOWHERE)
              g_assert_cmpuint (changed, >, 20);
            else if (s->spot_seas[i][0] == sea || s->spot_seas[i][1] == sea)
              g_assert_cmpuint (changed, ==, 0);
          }
      }
}

static void
test_fisheries (void)
{
  const double hex = 90;
  for (guint8 sea = 1; sea < SMALL_SEAS; sea++)
    {
      CatanIsland island;
      if (sea % 3 == 0)
        continue;
      make_island (&island, 0);
      memset (island.harbour, CATAN_NOWHERE, sizeof island.harbour);
      memset (island.fishery, 0, sizeof island.fishery);
      Sheet without = ground_sheet (&island, hex, ART_PALETTE_LIGHT);
      island.fishery[sea] = 8;
      Sheet with = ground_sheet (&island, hex, ART_PALETTE_LIGHT);
      island.fishery[sea] = 9;
      g_auto (Sheet) other = ground_sheet (&island, hex, ART_PALETTE_LIGHT);
      for (guint8 i = 0; i < SMALL_SPOTS; i++)
        {
          guint changed = difference_at (&with, &without, hex, (ArtPlace){ ART_PLACE_SPOT, i }, .14);
          if (catan_fishery_at (&island, i) == sea)
            g_assert_cmpuint (changed, >, 12);
          else
            g_assert_cmpuint (changed, ==, 0);
        }
      g_assert_cmpuint (difference_at (&with, &other, hex, (ArtPlace){ ART_PLACE_SEA, sea }, .6), >, 60);
      sheet_clear (&with);
      sheet_clear (&without);
    }
}

/* ---- tokens ---- */

typedef void (*Draw) (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style);

static void
draw_number (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_number_token_draw (cr, which + 2, FALSE, x, y, size, style);
}

static void
draw_fish (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  if (which > CATAN_FISH_MAX)
    art_shoe_token_draw (cr, x, y, size, style);
  else
    art_fish_token_draw (cr, which, x, y, size, style);
}

static void
draw_resource (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_resource_draw (cr, (CatanResource) which, x, y, size, style);
}

static void
draw_settlement (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_settlement_draw (cr, which, "", x, y, size, style);
}

static void
draw_city (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_city_draw (cr, which, "", x, y, size, style);
}

static void
draw_road (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_road_draw (cr, which, "", x - size, y, x + size, y, size * .45, style);
}

static void
draw_kind (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  if (which == CATAN_N_PIECES)
    art_robber_draw (cr, x, y, size, style);
  else
    art_piece_draw (cr, (CatanPiece) which, 1, "B", x, y, size, style);
}

static void
draw_land (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_land_draw (cr, which, x, y, size, style);
}

static void
draw_harbour (cairo_t *cr, guint which, double x, double y, double size, const ArtStyle *style)
{
  art_harbour_draw (cr, (CatanResource) which, x, y, size, style);
}

/* Without colour, no two tokens of a kind look the same, neither at a large size nor at the smallest one that is drawn
 * on an island 340 pixels wide. */
static void
test_apart (void)
{
  static const struct
  {
    const char *name;
    Draw draw;
    guint n;
    double small;
    double part;
  } kinds[] = {
    { "number", draw_number, 11, 19, .025 },
    { "fish", draw_fish, 5, 18, .04 },
    { "resource", draw_resource, 6, 12, .12 },
    { "settlement", draw_settlement, TABLE_N_COLOURS, 16, .03 },
    { "city", draw_city, TABLE_N_COLOURS, 16, .03 },
    { "road", draw_road, TABLE_N_COLOURS, 14, .02 },
    { "kind", draw_kind, 4, 16, .1 },
    { "land", draw_land, CATAN_N_LANDS + 1, 34, .05 },
    { "harbour", draw_harbour, 6, 34, .02 },
  };
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
      for (guint large = 0; large < 2; large++)
        {
          ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
          double size = large ? 70 : kinds[k].small;
          Sheet sheets[16];
          for (guint i = 0; i < kinds[k].n; i++)
            {
              sheets[i] = sheet_new ((int) (size * 3), (int) (size * 2));
              kinds[k].draw (sheets[i].cr, i, size * 1.5, size, size, &style);
              g_assert_cmpuint (sheet_drawn (&sheets[i]), >, (guint) (size * size * .15));
            }
          for (guint a = 0; a < kinds[k].n; a++)
            for (guint b = a + 1; b < kinds[k].n; b++)
              {
                guint differ = sheet_difference (&sheets[a], &sheets[b], 40);
                if (differ <= size * size * kinds[k].part)
                  g_error ("%s %u and %u at %g look alike: %u pixels", kinds[k].name, a, b, size, differ);
              }
          for (guint i = 0; i < kinds[k].n; i++)
            sheet_clear (&sheets[i]);
        }
}

/* 6 and 8 have a ring that no other number has. */
static void
test_hot (void)
{
  g_assert_cmpuint (art_number_pips (2), ==, 1);
  g_assert_cmpuint (art_number_pips (6), ==, 5);
  g_assert_cmpuint (art_number_pips (7), ==, 0);
  g_assert_cmpuint (art_number_pips (8), ==, 5);
  g_assert_cmpuint (art_number_pips (12), ==, 1);
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint number = 2; number <= 12; number++)
      {
        ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
        g_auto (Sheet) sheet = sheet_new (100, 100);
        art_number_token_draw (sheet.cr, number, FALSE, 50, 50, 100, &style);
        double face = grey_of (sheet_pixel (&sheet, 50, 12)), ring = grey_of (sheet_pixel (&sheet, 50, 9));
        g_assert_cmpint (face - ring > 60, ==, number == 6 || number == 8);
      }
}

/* Each sum of the dice has its own column; its height is how often it was thrown. */
static void
test_dice (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint sum = 2; sum <= 12; sum++)
      {
        ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
        guint16 rolls[13] = { 0 };
        Sheet none = sheet_new (360, 200), some = sheet_new (360, 200);
        art_dice_draw (none.cr, 360, 200, rolls, 0, &style);
        rolls[sum] = 1;
        art_dice_draw (some.cr, 360, 200, rolls, 0, &style);
        guint inside = 0;
        double middle = 360 / 11. * (sum - 1.5);
        for (int y = 60; y < 160; y++)
          for (int x = 0; x < 360; x++)
            inside += fabs (x - middle) < 18 && sheet_pixel (&none, x, y) != sheet_pixel (&some, x, y);
        g_assert_cmpuint (inside, >, 1000);
        sheet_clear (&none);
        sheet_clear (&some);
      }
}

/* ---- pieces ---- */

static void
test_pieces (void)
{
  CatanRules rules = { .n_players = 0 };
  g_autofree CatanState *state = make_state (&rules);
  const double hex = 80;
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  const ArtIslandView view = island_view (hex);
  for (guint8 i = 0; i < SMALL_EDGES; i++)
    {
      g_auto (Sheet) sheet = island_sheet (hex);
      double x, y, far = hex * .34;
      gboolean at_spot = i < SMALL_SPOTS;
      if (at_spot)
        state->building[i] = 1, state->city[i] = i % 2;
      else
        state->road[i] = 2;
      art_island_pieces (sheet.cr, state, &view, FALSE, &style);
      art_island_point (&view, (ArtPlace){ at_spot ? ART_PLACE_SPOT : ART_PLACE_EDGE, i }, &x, &y);
      g_assert_cmpuint (sheet_pixel (&sheet, (int) x, (int) y) >> 24, ==, 255);
      for (int py = 0; py < sheet.height; py += 2)
        for (int px = 0; px < sheet.width; px += 2)
          if (hypot (px - x, py - y) > far)
            g_assert_cmpuint (sheet_pixel (&sheet, px, py), ==, 0);
      if (at_spot)
        state->building[i] = CATAN_NOBODY;
      else
        state->road[i] = CATAN_NOBODY;
    }
  for (guint8 i = 0; i < SMALL_HEXES; i++)
    {
      g_auto (Sheet) sheet = island_sheet (hex);
      state->robber = i;
      art_island_pieces (sheet.cr, state, &view, FALSE, &style);
      g_assert_cmpuint (sheet_drawn (&sheet), >, 600);
    }
  state->robber = CATAN_NOWHERE;
}

/* A building covers the road that begins at it, and the ring around the newest one, too. */
static void
test_buildings_above (void)
{
  CatanRules rules = { .n_players = 0 };
  g_autofree CatanState *state = make_state (&rules);
  const double hex = 80;
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  const ArtIslandView view = island_view (hex);
  for (guint8 edge = 0; edge < SMALL_EDGES; edge++)
    {
      const guint8 spot = small_shape ()->edge_spots[edge][edge % 2];
      Sheet alone = island_sheet (hex), sheet = island_sheet (hex);
      double x, y;
      guint ring = 0;
      state->building[spot] = 1;
      art_island_building (alone.cr, state, &view, spot, &style);
      state->road[edge] = 1;
      state->last_kind = CATAN_ROAD;
      state->last_at = edge;
      art_island_pieces (sheet.cr, state, &view, TRUE, &style);
      art_island_point (&view, (ArtPlace){ ART_PLACE_SPOT, spot }, &x, &y);
      for (int py = 0; py < sheet.height; py++)
        for (int px = 0; px < sheet.width; px++)
          if (sheet_pixel (&alone, px, py) >> 24 == 255)
            g_assert_cmphex (sheet_pixel (&sheet, px, py), ==, sheet_pixel (&alone, px, py));
          else
            ring += sheet_pixel (&sheet, px, py) >> 24 == 255;
      g_assert_cmpuint (ring, >, 100);
      state->building[spot] = state->road[edge] = CATAN_NOBODY;
      sheet_clear (&alone);
      sheet_clear (&sheet);
    }
  state->last_at = CATAN_NOWHERE;
}

/* Each option of the whole picture changes the picture. */
static void
test_options (void)
{
  CatanRules rules = { .n_players = 0 };
  g_autofree CatanState *state = make_state (&rules);
  const CatanShape *s = small_shape ();
  ArtStyle style = { .palette = art_palette (ART_PALETTE_DARK) };
  ArtBoardOptions plain = ART_BOARD_OPTIONS_INIT;
  state->building[20] = 0;
  state->road[s->spot_edges[20][0]] = 0;
  state->road[s->spot_edges[20][1]] = 0;
  state->last_kind = CATAN_SETTLEMENT, state->last_at = 20;
  g_auto (Sheet) base = island_sheet (40);
  art_island_draw (base.cr, state, &style, 40, &plain);
  for (guint i = 0; i < 5; i++)
    {
      g_auto (Sheet) other = island_sheet (40);
      ArtBoardOptions options = {
        .last_move = i == 0, .captions = i == 1, .no_figures = i == 2, .road = i == 3 ? 0 : CATAN_NOBODY
      };
      state->agreed_spot[20] = i == 4;
      art_island_draw (other.cr, state, &style, 40, &options);
      g_assert_cmpuint (sheet_difference (&base, &other, 30), >, 20);
    }
}

/* ---- places ---- */

static void
test_nearest (void)
{
  const ArtPlaces all = { art_all_places, art_all_places, art_all_places, NULL };
  const ArtPlaces seas = { NULL, NULL, NULL, art_all_places };
  static const guint counts[] = { 0, SMALL_HEXES, SMALL_SPOTS, SMALL_EDGES, SMALL_SEAS };
  for (double hex = 20; hex < 400; hex *= 2.3)
    {
      ArtIslandView view = { 3.5 * hex + 7, 3.1 * hex - 4, hex, small_island () };
      for (guint kind = ART_PLACE_HEX; kind <= ART_PLACE_SEA; kind++)
        for (guint i = 0; i < counts[kind]; i++)
          {
            double x, y;
            art_island_point (&view, (ArtPlace){ (guint8) kind, (guint8) i }, &x, &y);
            ArtPlace found = art_island_nearest (&view, x, y, kind == ART_PLACE_SEA ? &seas : &all, 22);
            g_assert_cmpuint (found.kind, ==, kind);
            g_assert_cmpuint (found.index, ==, i);
          }
      g_assert_cmpuint (art_island_nearest (&view, view.x + 5 * hex + 60, view.y, &all, 22).kind, ==, ART_PLACE_NONE);
    }
}

/* Only the offered places are found, each from as far away as any other, and also from a finger's breadth away. */
static void
test_offered (void)
{
  guint32 chance = 77;
  ArtIslandView view = { 300, 260, 80, small_island () };
  for (guint round = 0; round < 400; round++)
    {
      guint8 spots[CATAN_SPOTS_MAX] = { 0 }, edges[CATAN_EDGES_MAX] = { 0 };
      const ArtPlaces among = { NULL, spots, round % 2 ? edges : NULL, NULL };
      for (guint i = 0; i < 9; i++)
        {
          chance = chance * 1664525u + 1013904223u;
          spots[(chance >> 8) % SMALL_SPOTS] = 1;
          edges[(chance >> 16) % SMALL_EDGES] = 1;
        }
      double at_x = 300 + (int) (chance >> 5) % 220 * (chance & 1 ? 1. : -1.), at_y = 260 + (int) (chance >> 13) % 200;
      ArtPlace found = art_island_nearest (&view, at_x, at_y, &among, 22);
      double x = 0, y = 0, least = 1e9;
      for (guint8 i = 0; i < SMALL_SPOTS; i++)
        if (spots[i])
          {
            art_island_point (&view, (ArtPlace){ ART_PLACE_SPOT, i }, &x, &y);
            least = MIN (least, hypot (x - at_x, y - at_y));
          }
      if (found.kind == ART_PLACE_SPOT)
        {
          art_island_point (&view, found, &x, &y);
          g_assert_true (spots[found.index]);
          g_assert_cmpfloat (hypot (x - at_x, y - at_y), <, 22 + .15 * 80);
          g_assert_cmpfloat (hypot (x - at_x, y - at_y), <, least + .15 * 80);
        }
      else if (found.kind == ART_PLACE_EDGE)
        g_assert_true (round % 2 && edges[found.index]);
      else
        g_assert_cmpfloat (least, >=, 22);
    }
}

/* ---- overlays ---- */

static guint
mark_drawn (guint which, ArtPlace place, double phase, double hex, const ArtStyle *style, Sheet *out)
{
  ArtIslandView view = { hex * ART_ISLAND_WIDTH / 2, hex * ART_ISLAND_HEIGHT / 2, hex, small_island () };
  Sheet sheet = sheet_new ((int) ceil (hex * ART_ISLAND_WIDTH), (int) ceil (hex * ART_ISLAND_HEIGHT));
  switch (which)
    {
    case 0:
      {
        const ArtIslandLabel label = { .place = place, .letters = 1, .x = hex * .3 };
        art_island_choice (sheet.cr, &view, &label, "k", (ArtSpotLook) (phase * 2.9), style);
        break;
      }
    case 1: art_island_last (sheet.cr, &view, place, style); break;
    case 2: art_island_agreed (sheet.cr, &view, place, style); break;
    default: art_island_flash (sheet.cr, &view, place, phase, style); break;
    }
  guint n = sheet_drawn (&sheet);
  if (out)
    *out = sheet;
  else
    sheet_clear (&sheet);
  return n;
}

/* A mark is at its place, in every palette and at every size. */
static void
test_marks (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (double hex = 14; hex < 130; hex *= 2.9)
      for (guint which = 0; which < 4; which++)
        for (guint kind = ART_PLACE_HEX; kind <= ART_PLACE_EDGE; kind++)
          {
            ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
            ArtPlace place = { (guint8) kind, (guint8) (5 + which * 3 + p) };
            double x, y;
            Sheet sheet;
            g_assert_cmpuint (mark_drawn (which, place, .3, hex, &style, &sheet), >, 8);
            find_point (&sheet, hex, place, &x, &y);
            for (int py = 0; py < sheet.height; py++)
              for (int px = 0; px < sheet.width; px++)
                if (hypot (px - x, py - y) > hex * .75 + 24)
                  g_assert_cmpuint (sheet_pixel (&sheet, px, py), ==, 0);
            sheet_clear (&sheet);
          }
}

/* A flash begins strong, gets weaker, and leaves nothing. */
static void
test_flash (void)
{
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  for (guint8 sea = 1; sea < SMALL_SEAS; sea += 2)
    {
      ArtPlace place = { ART_PLACE_SEA, sea };
      if (sea % 3 == 0)
        continue;
      g_assert_cmpuint (mark_drawn (3, place, 0, 60, &style, NULL), >, 300);
      g_assert_cmpuint (mark_drawn (3, place, .5, 60, &style, NULL), >, 100);
      g_assert_cmpuint (mark_drawn (3, place, 1, 60, &style, NULL), ==, 0);
      g_assert_cmpuint (mark_drawn (3, place, -1, 60, &style, NULL), ==, 0);
      g_assert_cmpuint (mark_drawn (3, place, NAN, 60, &style, NULL), ==, 0);
    }
}

/* A road is drawn on all its edges and on no other, also if it comes back to an intersection that it has already
 * used. */
static void
test_way (void)
{
  const CatanShape *s = small_shape ();
  const double hex = 80;
  ArtIslandView view = { hex * ART_ISLAND_WIDTH / 2, hex * ART_ISLAND_HEIGHT / 2, hex, small_island () };
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  CatanRules rules = { .n_players = 0 };
  g_autofree CatanState *state = make_state (&rules);
  guint8 round[7];
  for (guint8 i = 0; i < 6; i++)
    round[i] = s->hex_edges[9][i];
  for (guint8 i = 0; i < 3; i++) /* and further from the corner where the circle closes */
    {
      guint8 edge = s->spot_edges[s->hex_spots[9][0]][i];
      if (edge != s->hex_edges[9][0] && edge != s->hex_edges[9][5])
        round[6] = edge;
    }
  for (guint n = 0; n <= 7; n++)
    {
      g_auto (Sheet) sheet = sheet_new ((int) (hex * ART_ISLAND_WIDTH), (int) (hex * ART_ISLAND_HEIGHT));
      state->building[s->hex_spots[9][2]] = n % 2 ? 1 : CATAN_NOBODY;
      art_island_way (sheet.cr, state, 3, round, n, &view, &style);
      for (guint8 i = 0; i < SMALL_EDGES; i++)
        {
          double x, y;
          art_island_point (&view, (ArtPlace){ ART_PLACE_EDGE, i }, &x, &y);
          gboolean on = n > 0 && memchr (round, i, n) != NULL;
          g_assert_cmpint (sheet_pixel (&sheet, (int) x, (int) y) >> 24 == 255, ==, on);
        }
      /* A building on the road stays visible. */
      double x, y;
      art_island_point (&view, (ArtPlace){ ART_PLACE_SPOT, s->hex_spots[9][2] }, &x, &y);
      g_assert_cmpint (sheet_pixel (&sheet, (int) x, (int) y) >> 24 == 255, ==, n > 1 && n % 2 == 0);
    }
}

TESTS_MAIN ("/art/island", seams, margins, lands, same, harbours, fisheries, apart, hot, dice, pieces, buildings_above,
            options, nearest, offered, marks, flash, way)
