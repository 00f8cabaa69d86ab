/* test-map.c - whole maps of random games, overlays, the chart, the sheets, and files that other programs can read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-paper.h"
#include "art-picture.h"
#include "carc-random-game.h"

#include "art/art-export.h"
#include "art/art-map.h"
#include "carcassonne/systems/water/carc-water.h"
#include "carc-fixture.h"
#include "carc-test-keep.h"
#include "catan/catan-play.h"
#include "../catan/small-board.h"
#include "../table/test-add.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

static CarcState *
play (guint32 seed)
{
  g_autoptr (RandomGame) game = random_game_new (seed, &random_taste_all);
  CarcState *state = random_game_start (game);
  for (guint i = 0; i < game->entries->len; i++)
    {
      TableRefusal why = { "" };
      if (!carc_apply_line (state, game->entries->pdata[i], &why))
        g_error ("seed %u, entry %u: %s", seed, i, why.sentence);
    }
  return state;
}

/* The moment as a session shows it. */
static TableMoment
moment_of (const CarcState *state, TableSetup *setup)
{
  setup->game = &carc_game;
  setup->n_players = state->rules->n_players;
  memcpy (setup->players, state->rules->players, sizeof setup->players);
  return (TableMoment){ setup, state };
}

/* Where the letter of a cell with a tile is. */
static const double corner[] = { .23, .23 };

static void
draw_map (Picture *picture, const CarcState *state, ArtPaletteName palette, double tile, const ArtBoardOptions *options)
{
  ArtStyle style = { .palette = art_palette (palette) };
  double width, height;
  art_map_size (state, tile, options, &width, &height);
  picture_init (picture, (int) ceil (width), (int) ceil (height));
  art_map_draw (picture->cr, state, &style, tile, options);
  picture_done (picture);
}

/* ---- maps ---- */

static void
test_map_drawn (void)
{
  for (guint32 seed = 1; seed <= 9; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      ArtBoardOptions options = {
        .tie = -1, .highlight = -1, .last_move = seed % 2, .captions = seed % 3, .on_paper = seed % 4 == 0
      };
      ArtPaletteName palette = (ArtPaletteName) (seed % ART_N_PALETTES);
      ArtExtent extent = art_map_extent (state);
      g_auto (Picture) a = { 0 }, b = { 0 };
      draw_map (&a, state, palette, 18 + 10 * (seed % 3), &options);
      draw_map (&b, state, palette, 18 + 10 * (seed % 3), &options);
      g_assert_cmpuint (picture_difference (&a, &b, 0), ==, 0);
      g_assert_cmpint (extent.w * extent.h, >=, (int) state->n_placed);
    }
}

static void
test_map_extent (void)
{
  g_autoptr (CarcState) state = play (3);
  ArtExtent extent = art_map_extent (state);
  gboolean west = FALSE, south = FALSE;
  for (guint i = 0; i < state->n_slots; i++)
    if (carc_slot_placed (state, (guint16) i))
      {
        const CarcSlot *slot = &state->slots[i];
        g_assert_cmpint (slot->x, >=, extent.x);
        g_assert_cmpint (slot->x, <, extent.x + extent.w);
        g_assert_cmpint (slot->y, >=, extent.y);
        g_assert_cmpint (slot->y, <, extent.y + extent.h);
        west |= slot->x == extent.x;
        south |= slot->y == extent.y + extent.h - 1;
      }
  g_assert_true (west && south);
}

/* Pixels on a line through the middle of the cells from x to x: how many are more red than blue, more blue than red. */
static void
count_colours (const CarcState *state, int from, int to, int y, guint *red, guint *blue)
{
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  const ArtView view = { .x = 120, .y = 120, .tile = 60 };
  g_auto (Picture) picture = { 0 };
  picture_init (&picture, 300, 300);
  cairo_set_source_rgb (picture.cr, 1, 1, 1);
  cairo_paint (picture.cr);
  art_overlay_owners (picture.cr, state, &view, &style);
  picture_done (&picture);
  *red = *blue = 0;
  for (int x = (int) (view.x + from * view.tile) + 5; x < (int) (view.x + (to + 1) * view.tile) - 5; x++)
    {
      const guint32 pixel = picture_pixel (&picture, x, (int) (view.y + (y + 0.5) * view.tile));
      *red += (pixel >> 16 & 0xff) > (pixel & 0xff);
      *blue += (pixel & 0xff) > (pixel >> 16 & 0xff);
    }
}

/* How many pixels between the middles of two cells side by side have a colour, if the dragon moves from 0,0. */
static guint
count_way (const CarcState *state, int x, int y)
{
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  const ArtView view = { .x = 120, .y = 120, .tile = 60 };
  Picture picture;
  picture_init (&picture, 300, 300);
  art_overlay_dragon (picture.cr, state, &view, &style);
  picture_done (&picture);
  guint n = 0;
  for (int at = 20; at < 40; at++)
    n += picture_pixel (&picture, (int) view.x + 60 * x + 30 + at, (int) view.y + 60 * y + 30) != 0;
  picture_clear (&picture);
  return n;
}

/* A line goes through the tiles where the dragon was in this move, and only through these. */
static void
test_map_dragon (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna red\nplayer Ben blue\nset base 1\nset dragon 1\n");
  fixture_play (state, "place dragon/field-volcano 0,1 r0\nplace frfr -1,0 r0\nplace frfr 1,0 r0\n"
                       "place dragon/straight-dragon 2,0 r0\n");
  g_assert_cmpint (state->ask, ==, CARC_ASK_DRAGON);
  g_assert_cmpuint (count_way (state, 0, 0), ==, 0);
  fixture_play (state, "dragon 0,0\ndragon 1,0\n");
  g_assert_cmpuint (count_way (state, 0, 0), >, 10);
  g_assert_cmpuint (count_way (state, -1, 0), ==, 0);
  g_assert_cmpuint (count_way (state, 1, 0), ==, 0);
}

/* A feature has the colour of whoever has the majority in it, those of all who are tied, or none. */
static void
test_map_owners (void)
{
  g_autoptr (CarcState) state = fixture_new ("player Anna red\nplayer Ben blue\nset base 1\n");
  guint red, blue;
  fixture_play (state, "place frfr -1,0 r0 follower road:E\nplace ffff 0,1 r0 follower cloister\n");
  count_colours (state, -1, 0, 0, &red, &blue);
  g_assert_true (red > 100 && blue == 0); /* also where the road goes on */
  count_colours (state, 0, 0, 1, &red, &blue);
  g_assert_true (red == 0 && blue > 10);
  count_colours (state, 0, 0, -1, &red, &blue);
  g_assert_true (red == 0 && blue == 0);
  fixture_play (state, "place frfr 1,0 r0\ndeploy Ben follower 1,0 road:E \"for a tie\"\n");
  count_colours (state, -1, 1, 0, &red, &blue);
  g_assert_true (red > 40 && blue > 40);
  fixture_play (state, "deploy Ben follower 1,0 road:E \"for the majority\"\n");
  count_colours (state, -1, 1, 0, &red, &blue);
  g_assert_true (red == 0 && blue > 100);
}

/* Each option changes the picture. */
static void
test_map_options (void)
{
  g_autoptr (CarcState) state = play (5);
  ArtBoardOptions plain = ART_BOARD_OPTIONS_INIT, other = plain;
  Picture a, b;
  draw_map (&a, state, ART_PALETTE_LIGHT, 30, &plain);
  for (guint i = 0; i < 3; i++)
    {
      other = plain;
      if (i == 0)
        other.no_figures = TRUE;
      else if (i == 1)
        other.last_move = TRUE;
      else
        other.highlight = state->nodes[0].feature;
      draw_map (&b, state, ART_PALETTE_LIGHT, 30, &other);
      g_assert_cmpuint (picture_difference (&a, &b, 20), >, 20);
      picture_clear (&b);
    }
  picture_clear (&a);
}

/* Every judged tie can be drawn: it adds a way for each tied player. */
static void
test_map_ties (void)
{
  guint drawn = 0;
  for (guint32 seed = 1; seed <= 60 && drawn < 12; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      for (guint i = 0; i < state->n_ties && drawn < 12; i++, drawn++)
        {
          ArtBoardOptions plain = ART_BOARD_OPTIONS_INIT, tie = plain;
          g_auto (Picture) a = { 0 }, b = { 0 };
          tie.tie = (int) i;
          draw_map (&a, state, ART_PALETTE_LIGHT, 40, &plain);
          draw_map (&b, state, ART_PALETTE_LIGHT, 40, &tie);
          g_assert_cmpuint (picture_difference (&a, &b, 20), >, 100);
        }
    }
  g_assert_cmpuint (drawn, >, 3);
}

/* ---- places of figures ---- */

static void
test_map_places (void)
{
  guint corners = 0;
  for (guint32 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      ArtView view = { 10, 20, 100 };
      ArtStanding standing[ART_STANDING_MAX];
      const guint n_standing = art_overlay_standing (state, &view, standing);
      for (guint i = 0; i < state->n_figures; i++)
        {
          const CarcFigure *figure = &state->figures[i];
          guint at = 0;
          while (at < n_standing && standing[at].figure != (int) i)
            at++;
          const gboolean placed = at < n_standing;
          g_assert_cmpint (placed, ==, figure->place != CARC_PLACE_SUPPLY && figure->slot != CARC_NONE);
          if (!placed)
            continue;
          const double x = standing[at].x, y = standing[at].y, size = standing[at].size;
          const CarcSlot *slot = &state->slots[figure->slot];
          if (figure->place == CARC_PLACE_CORNER)
            {
              g_assert_cmpfloat (x, ==, 10 + slot->x * 100);
              g_assert_cmpfloat (y, ==, 20 + slot->y * 100);
              corners++;
              continue;
            }
          g_assert_cmpfloat (x, >, 10 + slot->x * 100);
          g_assert_cmpfloat (x, <, 110 + slot->x * 100);
          g_assert_cmpfloat (y, >, 20 + slot->y * 100);
          g_assert_cmpfloat (y, <, 120 + slot->y * 100);
          g_assert_cmpfloat (size, >, 10);
        }
    }
  g_assert_cmpuint (corners, >, 0);
}

/* Every water token lies on the map, in a completed city. */
static void
test_map_tokens (void)
{
  guint tokens = 0;
  for (guint32 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      const CarcWater *water = carc_water_of (state);
      ArtView view = { 0, 0, 1 };
      ArtStanding standing[ART_STANDING_MAX];
      guint n = art_overlay_standing (state, &view, standing), drawn = 0;
      for (guint i = 0; i < n; i++)
        {
          if (standing[i].figure >= 0 || standing[i].piece != CARC_PIECE_TOKEN)
            continue;
          const guint16 slot = carc_slot_at (state, (int) floor (standing[i].x), (int) floor (standing[i].y));
          gboolean watered = FALSE;
          for (guint k = 0; k < water->placed; k++)
            watered |= state->nodes[water->cities[k]].slot == slot;
          g_assert_true (watered);
          drawn++;
        }
      g_assert_cmpuint (drawn, ==, water->placed);
      for (guint k = 0; k < water->placed; k++)
        {
          const CarcNode *city = &state->nodes[state->nodes[water->cities[k]].feature];
          g_assert_cmpuint (city->kind, ==, CARC_CITY);
          g_assert_cmpint (city->open, ==, 0);
        }
      tokens += drawn;
    }
  g_assert_cmpuint (tokens, >, 20);
}

/* ---- holes ---- */

/* A free cell does not look like a city.  The contrast of a city's ground with the table is at least 3 : 1; that of a
 * whole city tile with roofs and walls is given, too. */
static void
test_map_holes (void)
{
  g_autoptr (GArray) tiles = picture_tiles ();
  const CarcCell *city = NULL;
  for (guint i = 0; i < tiles->len && city == NULL; i++)
    {
      const CarcTile *tile = &g_array_index (tiles, CarcTile, i);
      const CarcCell *cell = &tile->cells[0][0];
      if (tile->w * tile->h == 1 && cell->n_nodes == 1 && cell->segments[0].kind == CARC_CITY)
        city = cell;
    }
  g_assert_nonnull (city);
  for (guint p = 0; p < ART_N_PALETTES; p++)
    {
      const ArtPalette *c = art_palette ((ArtPaletteName) p);
      const double table = colour_luminance (c->table);
      static const int sizes[] = { 24, 50, 96 };
      g_test_message ("%s: the ground of a city and the table have a contrast of %.2f : 1, meadow and table %.2f : 1",
                      c->name, colour_contrast (c->street, c->table), colour_contrast (c->meadow, c->table));
      g_assert_cmpfloat (colour_contrast (c->street, c->table), >=, 3);
      g_assert_cmpfloat (colour_contrast (c->rim, c->table), >=, c->flat ? 7 : 1);
      for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
        {
          g_auto (Picture) picture = { 0 };
          picture_tile (&picture, city, sizes[s], (ArtPaletteName) p);
          g_test_message ("  a city tile of %d pixels: %.2f : 1", sizes[s],
                          light_contrast (picture_luminance (&picture), table));
          g_assert_cmpfloat (light_contrast (picture_luminance (&picture), table), >=, 3);
        }
    }
}

/* The seam of two tiles can be seen and is fainter than the outline of the map. */
static void
test_map_seams (void)
{
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (guint open = 0; open < 16; open += 15)
      {
        ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
        g_auto (Picture) picture = { 0 };
        picture_init (&picture, 50, 50);
        art_set (picture.cr, style.palette->meadow);
        cairo_paint (picture.cr);
        art_overlay_edges (picture.cr, 50, open, &style);
        picture_done (&picture);
        guint32 ground = picture_pixel (&picture, 25, 25);
        int north = colour_distance (picture_pixel (&picture, 25, 0), ground);
        int south = colour_distance (picture_pixel (&picture, 25, 49), ground);
        g_assert_cmpint (north, >=, 20);
        g_assert_cmpint (colour_distance (picture_pixel (&picture, 0, 25), ground), ==, north);
        g_assert_cmpint (south, ==, open ? north : 0); /* the tile to the south draws that seam */
        if (!open && !style.palette->flat)
          g_assert_cmpint (north, <=, 60);
      }
}

/* A number of steps is at least 12 pixels high on a map of any size: its digits are as high as capitals, which have 0.7
 * of it. */
static void
test_map_numbers (void)
{
  for (double tile = 10; tile <= 256; tile *= 1.3)
    {
      ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
      const guint32 ink = 0x33271c;
      int top = 64, bottom = 0;
      g_auto (Picture) picture = { 0 };
      picture_init (&picture, 64, 64);
      art_overlay_number (picture.cr, 8, 32, 32, tile, style.palette->accent, &style);
      picture_done (&picture);
      for (int y = 0; y < 64; y++)
        for (int x = 24; x < 40; x++)
          if (colour_distance (picture_pixel (&picture, x, y), ink) < 60 && y > 32 - 10 && y < 32 + 10)
            {
              top = MIN (top, y);
              bottom = MAX (bottom, y);
            }
      g_assert_cmpint (bottom - top + 1, >=, 8);
    }
}

/* ---- overlays of one cell ---- */

static void
test_map_marks (void)
{
  g_autoptr (GArray) tiles = picture_tiles ();
  for (guint p = 0; p < ART_N_PALETTES; p++)
    for (double size = 6; size < 200; size *= 2.3)
      {
        ArtStyle style = { .palette = art_palette ((ArtPaletteName) p) };
        const CarcCell *cell = &g_array_index (tiles, CarcTile, 12).cells[0][0];
        cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 220, 220);
        cairo_t *cr = cairo_create (surface);
        art_overlay_last_move (cr, size, 1, 1, &style);
        art_agreed_draw (cr, size, &style);
        art_overlay_spot (cr, size, "k", NULL, ART_SPOT_HOVER, &style);
        art_overlay_spot (cr, size, "", corner, ART_SPOT_PLAIN, &style);
        art_overlay_claim (cr, size, size / 2, 0, "3", TRUE, &style);
        art_overlay_ghost (cr, cell, size, &style);
        art_overlay_reach (cr, size, 6, style.palette->accent, &style);
        art_badge_draw (cr, p, "Ł", 100, 100, size, &style);
        g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
        cairo_destroy (cr);
        cairo_surface_destroy (surface);
      }
}

static guint
label_ink (const double *at, int x, int y)
{
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  guint32 pixels[2];

  for (guint i = 0; i < 2; i++)
    {
      g_auto (Picture) picture = { 0 };
      picture_init (&picture, 80, 80);
      art_overlay_spot (picture.cr, 80, i == 0 ? "" : "M", at, ART_SPOT_PLAIN, &style);
      picture_done (&picture);
      pixels[i] = picture_pixel (&picture, x, y);
    }
  return colour_distance (pixels[0], pixels[1]);
}

/* The letter of a cell with a tile hides nothing in the middle of it, where figures stand. */
static void
test_map_letter (void)
{
  g_assert_cmpuint (label_ink (NULL, 40, 32), >, 0);
  g_assert_cmpuint (label_ink (corner, 40, 40), ==, 0);
  g_assert_cmpuint (label_ink (corner, 40, 20), ==, 0);
  g_assert_cmpuint (label_ink (corner, 12, 18), >, 0);
}

/* ---- chart ---- */

static void
test_chart_steps (void)
{
  g_assert_cmpfloat (art_chart_step (10, 5), ==, 2);
  g_assert_cmpfloat (art_chart_step (100, 5), ==, 20);
  g_assert_cmpfloat (art_chart_step (130, 5), ==, 50);
  g_assert_cmpfloat (art_chart_step (3, 10), ==, 1);
  g_assert_cmpfloat (art_chart_step (0, 0), ==, 1);
}

static void
test_chart_drawn (void)
{
  for (guint32 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      g_autoptr (TableSetup) setup = table_setup_new (NULL);
      const TableMoment moment = moment_of (state, setup);
      g_autoptr (ArtChart) chart = art_chart_new (&moment, ART_CHART_ALL);
      g_assert_cmpuint (chart->n_lines, ==, state->rules->n_players);
      int begun[TABLE_MAX_PLAYERS] = { 0 }; /* what was booked before the first turn */
      for (guint i = 0; i < state->ledger.n_lines; i++)
        if (state->ledger.lines[i].turn == 0 && !state->ledger.lines[i].final)
          begun[state->ledger.lines[i].player] += state->ledger.lines[i].points;
      for (guint p = 0; p < chart->n_lines; p++)
        {
          g_assert_cmpfloat (chart->lines[p].values[0], ==, begun[p]);
          g_assert_cmpfloat (chart->lines[p].values[chart->n_values - 1], ==, state->ledger.scores[p]);
        }
      for (double size = 10; size < 500; size *= 3)
        {
          ArtStyle style = { .palette = art_palette (ART_PALETTE_DARK) };
          cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 500, 500);
          cairo_t *cr = cairo_create (surface);
          art_chart_draw (cr, size, size * .7, chart, &style);
          g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
    }
}

/* The chart has one value for each turn: what everybody had when the turn was over. */
static void
check_chart (const ArtChart *chart, const GArray *after, gboolean with_end)
{
  guint n_turns = after->len / TABLE_MAX_PLAYERS - 1;
  g_assert_cmpuint (chart->n_values, ==, n_turns + 1 + with_end);
  g_assert_cmpuint (chart->final_from, ==, n_turns + 1);
  for (guint t = 0; t <= n_turns; t++)
    for (guint p = 0; p < chart->n_lines; p++)
      g_assert_cmpfloat (chart->lines[p].values[t], ==, g_array_index (after, gint32, t * TABLE_MAX_PLAYERS + p));
}

/* Notes the points, without those of the final scoring, as those after turn `turn`. */
static void
note_points (GArray *after, guint turn, const TableLedger *ledger)
{
  gint32 scores[TABLE_MAX_PLAYERS] = { 0 };
  for (guint i = 0; i < ledger->n_lines; i++)
    if (!ledger->lines[i].final)
      scores[ledger->lines[i].player] += ledger->lines[i].points;
  g_array_set_size (after, MAX (after->len, (turn + 1) * TABLE_MAX_PLAYERS));
  memcpy (&g_array_index (after, gint32, turn * TABLE_MAX_PLAYERS), scores, sizeof scores);
}

static void
test_chart_turns (void)
{
  for (guint32 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (RandomGame) game = random_game_new (seed, &random_taste_all);
      g_autoptr (CarcState) state = random_game_start (game);
      g_autoptr (TableSetup) setup = table_setup_new (NULL);
      g_autoptr (GArray) after = g_array_new (FALSE, TRUE, sizeof (gint32));
      guint turn = 0, n_others = 0;
      gboolean with_end = FALSE;
      note_points (after, 0, &state->ledger);
      for (guint i = 0; i < game->entries->len; i++)
        {
          const char *line = game->entries->pdata[i];
          const guint n_before = state->n_placed;
          const gboolean again = state->again;
          g_assert_true (carc_apply_line (state, line, NULL));
          turn += state->n_placed > n_before && !again; /* a second tile belongs to the same turn */
          n_others += state->n_placed == n_before || again;
          note_points (after, turn, &state->ledger);
        }
      for (guint i = 0; i < state->ledger.n_lines; i++)
        with_end |= state->ledger.lines[i].final;
      const TableMoment moment = moment_of (state, setup);
      g_autoptr (ArtChart) chart = art_chart_new (&moment, ART_CHART_ALL);
      check_chart (chart, after, with_end);
      g_assert_cmpuint (turn + n_others, ==, game->entries->len);
    }
}

/* ---- sheets ---- */

static void
test_page_drawn (void)
{
  for (guint32 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (CarcState) state = play (seed);
      static const double sizes[][2] = { { 595, 842 }, { 420, 298 }, { 842, 595 }, { 200, 260 } };
      g_autoptr (TableSetup) setup = table_setup_new (NULL);
      const TableMoment moment = moment_of (state, setup);
      guint before = 0;
      for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
        {
          const ArtPageWords words = { .title = seed % 2 ? "An evening" : NULL,
                                       .remark = seed % 3 ? "Last bus" : NULL,
                                       .link = seed % 2 ? "https://example.org/?data=game" : NULL };
          g_autoptr (ArtPages) pages = art_pages_new (&moment, &words, sizes[s][0], sizes[s][1]);
          cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
          cairo_t *cr = cairo_create (surface);
          for (guint page = 0; page < art_page_count (pages); page++)
            art_page_draw (pages, cr, page);
          g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
          /* A short ledger may have room below the map. */
          g_assert_cmpuint (art_page_count (pages), >=, state->ledger.n_lines > 8 ? 3 : 2);
          if (s == 1)
            g_assert_cmpuint (art_page_count (pages), >=, before); /* smaller paper needs more pages */
          before = art_page_count (pages);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
        }
    }
}

/* Each page is used, with a code and without one. */
static void
test_page_full (void)
{
  g_autofree char *packed = g_strnfill (900, 'A');
  const char *const with[] = { NULL, packed };
  for (guint32 seed = 1; seed <= 8; seed++)
    for (guint k = 0; k < G_N_ELEMENTS (with); k++)
      {
        g_autoptr (CarcState) state = play (seed);
        g_autoptr (TableSetup) setup = table_setup_new (NULL);
        g_autofree char *name = g_strdup_printf ("random-%u-%s", seed, with[k] != NULL ? "code" : "none");
        const TableMoment moment = moment_of (state, setup);
        TableLuckKind kind = { .word = "drawn", .title = "Luck", .expects = TRUE };
        TableLuckRow drawn = { .kind = &kind };
        const ArtPageWords words = { .title = "", .packed = with[k], .drawn = &drawn };
        g_autoptr (ArtPages) pages = art_pages_new (&moment, &words, PAPER_WIDTH, PAPER_HEIGHT);
        paper_check (pages, name);
      }
}

/* The result as a picture is as high as what is in it. */
static void
test_result (void)
{
  g_autoptr (CarcState) state = play (3);
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  const TableMoment moment = moment_of (state, setup);
  const ArtPageWords words = { .title = "An evening" }, longer = { .title = "An evening", .remark = "a\nb\nc\nd" };
  const ArtPageWords *const both[] = { &words, &longer };
  guint32 heights[2];
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) png = art_result_print (&moment, both[i], &error);
      const guint8 *bytes;
      gsize length;
      g_assert_no_error (error);
      bytes = g_bytes_get_data (png, &length);
      g_assert_cmpuint (length, >, 2000);
      memcpy (&heights[i], bytes + 20, 4); /* IHDR: width, height */
      heights[i] = GUINT32_FROM_BE (heights[i]);
    }
  g_assert_cmpuint (heights[0], >, 400);
  g_assert_cmpuint (heights[1], >, heights[0]);
}

/* ---- files ---- */

static void
check_file (const char *path, ArtFormat format)
{
  g_autofree char *text = NULL;
  gsize length;
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpuint (length, >, 2000);
  if (format == ART_FORMAT_PNG)
    {
      g_assert_true (memcmp (text, "\x89PNG\r\n\x1a\n", 8) == 0);
      cairo_surface_t *surface = cairo_image_surface_create_from_png (path);
      g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
      g_assert_cmpint (cairo_image_surface_get_width (surface), >, 100);
      cairo_surface_destroy (surface);
    }
  else if (format == ART_FORMAT_SVG)
    {
      GMarkupParser nothing = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&nothing, 0, NULL, NULL);
      g_assert_true (g_markup_parse_context_parse (context, text, (gssize) length, &error));
      g_assert_true (g_markup_parse_context_end_parse (context, &error));
      g_assert_nonnull (strstr (text, "<svg"));
    }
  else
    {
      g_assert_true (g_str_has_prefix (text, "%PDF-"));
      g_assert_nonnull (g_strstr_len (text + length - 32, 32, "%%EOF"));
    }
}

static void
check_files (const TableMoment *moment)
{
  static const char *const names[ART_N_FORMATS] = { "map.png", "map.SVG", "map.pdf" };
  g_autofree char *folder = g_dir_make_tmp ("arbitress-art-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;
  for (int f = 0; f < ART_N_FORMATS; f++)
    {
      ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
      g_autofree char *path = g_build_filename (folder, names[f], NULL), *beside = g_strconcat (path, ".part", NULL);
      options.palette = (ArtPaletteName) f;
      options.tile = f == 0 ? 0 : 40;
      g_assert_cmpint (art_format_find (path), ==, f);
      g_autoptr (GBytes) picture = art_map_print (moment, &options, (ArtFormat) f, &error);
      g_assert_no_error (error);
      art_file_write (path, picture, &error);
      g_assert_no_error (error);
      check_file (path, (ArtFormat) f);
      g_assert_false (g_file_test (beside, G_FILE_TEST_EXISTS));
      g_unlink (path);
    }
  g_autofree char *sheets = g_build_filename (folder, "sheets.pdf", NULL);
  const ArtPageWords words = { .title = "An evening", .packed = "ARB1:XYZ" };
  g_autoptr (GBytes) pages = art_pages_print (moment, &words, &error);
  g_assert_no_error (error);
  art_file_write (sheets, pages, &error);
  g_assert_no_error (error);
  check_file (sheets, ART_FORMAT_PDF);
  g_unlink (sheets);
  g_rmdir (folder);
}

static void
test_export_files (void)
{
  g_autoptr (CarcState) state = play (4);
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  const TableMoment moment = moment_of (state, setup);
  check_files (&moment);
  g_assert_cmpint (art_format_find ("map.jpeg"), ==, -1);
}

/* ---- the same for Catan ---- */

/* All players have founded, each at the first places with room. */
static CatanState *
found_all (TableSetup *setup)
{
  TableRefusal why = { "" };
  for (guint p = 0; p < 4; p++)
    {
      g_autofree char *name = g_strdup_printf ("P%u", p);
      g_assert_true (table_setup_add_player (setup, name, -1, &why));
    }
  catan_game.complete (setup);
  CatanState *state = catan_game.state_new (setup, &why);
  if (state == NULL)
    g_error ("%s", why.sentence);
  while (state->ask == CATAN_ASK_FOUND)
    {
      guint8 spots[CATAN_SPOTS_MAX], roads[CATAN_EDGES_MAX], spot = 0, road = 0;
      catan_spots (state, (guint) state->player, CATAN_SETTLEMENT, FALSE, spots);
      while (!spots[spot])
        spot++;
      catan_found_roads (state, spot, roads);
      while (!roads[road])
        road++;
      g_autofree char *line = g_strdup_printf ("found %s %s", catan_spot_name (spot).text,
                                               catan_edge_name (small_shape (), road).text);
      if (!table_game_apply_line (&catan_game, state, line, &why))
        g_error ("%s: %s", line, why.sentence);
    }
  return state;
}

static void
test_export_island (void)
{
  g_autoptr (TableSetup) setup = table_setup_new (&catan_game);
  g_autoptr (CatanState) state = found_all (setup);
  const TableMoment moment = { setup, state };
  g_autoptr (ArtChart) chart = art_chart_new (&moment, ART_CHART_ALL);
  g_assert_cmpuint (chart->n_lines, ==, 4);
  for (guint p = 0; p < 4; p++)
    g_assert_cmpfloat (chart->lines[p].values[chart->n_values - 1], ==, 2);
  check_files (&moment);

  /* Points and pieces of the set-up come before the first turn, and a turn of several entries is one turn. */
  static const char *const entries[] = { "roll 8", "points P1 +2 late", "points P2 +1 late", "next", "roll 6",
                                         "roll 5", "points P0 +1 late" };
  static const guint turns[] = { 1, 1, 1, 2, 2, 3, 3 };
  g_autoptr (GArray) after = g_array_new (FALSE, TRUE, sizeof (gint32));
  note_points (after, 0, &state->ledger);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      TableRefusal why = { "" };
      if (!table_game_apply_line (&catan_game, state, entries[i], &why))
        g_error ("%s: %s", entries[i], why.sentence);
      note_points (after, turns[i], &state->ledger);
    }
  g_autoptr (ArtChart) turned = art_chart_new (&moment, ART_CHART_ALL);
  check_chart (turned, after, FALSE);

  /* The options are used: the longest road of a player is drawn. */
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  Picture pictures[2];
  for (int i = 0; i < 2; i++)
    {
      ArtBoardOptions options = ART_BOARD_OPTIONS_INIT;
      double width, height;
      options.road = i - 1;
      art_board_size (&moment, 30, &options, &width, &height);
      picture_init (&pictures[i], (int) ceil (width), (int) ceil (height));
      art_board_draw (pictures[i].cr, &moment, &style, 30, &options);
      picture_done (&pictures[i]);
    }
  g_assert_cmpuint (picture_difference (&pictures[0], &pictures[1], 30), >, 20);
  picture_clear (&pictures[0]);
  picture_clear (&pictures[1]);
}

typedef struct
{
  const guint8 *data;
  gsize left;
} Reading;

static cairo_status_t
read_bytes (void *closure, unsigned char *data, unsigned int length)
{
  Reading *reading = closure;
  if (length > reading->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, reading->data, length);
  reading->data += length;
  reading->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

/* A PNG that is drawn in several bands is the same picture as one that is drawn as a whole. */
static void
test_map_bands (void)
{
  g_autoptr (CarcState) state = play (4);
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  const TableMoment moment = moment_of (state, setup);
  const ArtStyle style = { .palette = art_palette (ART_PALETTE_DARK) };
  ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  g_autoptr (GError) error = NULL;
  Picture whole, banded = { 0 };
  Reading reading;
  double width, height;
  options.palette = ART_PALETTE_DARK;
  options.strip = FALSE;
  options.tile = 360;
  art_board_size (&moment, options.tile, &options.board, &width, &height);
  g_assert_cmpfloat (width * height, >, 2.5 * 4 * 1024 * 1024);

  g_autoptr (GBytes) file = art_map_print (&moment, &options, ART_FORMAT_PNG, &error);
  g_assert_no_error (error);
  reading.data = g_bytes_get_data (file, &reading.left);
  banded.surface = cairo_image_surface_create_from_png_stream (read_bytes, &reading);
  g_assert_cmpint (cairo_surface_status (banded.surface), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpuint (reading.left, ==, 0);
  banded.width = cairo_image_surface_get_width (banded.surface);
  banded.height = cairo_image_surface_get_height (banded.surface);
  picture_done (&banded);

  picture_init (&whole, (int) ceil (width), (int) ceil (height));
  g_assert_cmpint (banded.width, ==, whole.width);
  g_assert_cmpint (banded.height, ==, whole.height);
  art_board_draw (whole.cr, &moment, &style, options.tile, &options.board);
  picture_done (&whole);
  /* Where a curve crosses the edge of a band, cairo may round a pixel otherwise. */
  g_assert_cmpuint (picture_difference (&whole, &banded, 8), <, 40);
  picture_clear (&whole);
  picture_clear (&banded);
}

static void
test_export_failures (void)
{
  g_autoptr (CarcState) state = play (4);
  g_autoptr (TableSetup) setup = table_setup_new (NULL);
  const TableMoment moment = moment_of (state, setup);
  g_autoptr (GError) error = NULL;
  ArtExportOptions options = ART_EXPORT_OPTIONS_INIT;
  g_autoptr (GBytes) picture = art_map_print (&moment, &options, ART_FORMAT_PNG, &error);
  g_assert_no_error (error);
  g_assert_false (art_file_write ("/nowhere/at/all.png", picture, &error));
  g_assert_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_WRITE);
  g_clear_error (&error);
  options.tile = 20000;
  g_assert_null (art_map_print (&moment, &options, ART_FORMAT_PNG, &error));
  g_assert_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_SIZE);
}

TESTS_MAIN_AFTER ((test_keep_register (), catan_register ()), "/art", map_drawn, map_extent, map_options, map_owners,
                  map_dragon, map_ties, map_bands, chart_turns, map_places, map_tokens, map_holes, map_seams,
                  map_numbers, map_marks, map_letter, chart_steps, chart_drawn, page_drawn, page_full, result,
                  export_files, export_island, export_failures)
