/* bench-art.c - measures a tile, a figure, a farm's outline and the island, beside their goals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Processor time, the mean over every tile of every set at four rotations.
 */
#include "art-picture.h"

#include "art/art-island.h"
#include "../catan/small-board.h"

#include <string.h>
#include <time.h>

static double
now_ms (void)
{
  struct timespec at;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &at);
  return at.tv_sec * 1e3 + at.tv_nsec / 1e6;
}

static void
report (const char *what, double ms, double goal)
{
  g_print ("%-34s %7.3f ms   goal %5.2f ms\n", what, ms, goal);
}

static void
bench_tiles (const GPtrArray *cells, int size, double goal)
{
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  double start = now_ms ();
  for (guint i = 0; i < cells->len; i++)
    art_tile_draw (cr, cells->pdata[i], size, &style);
  g_autofree char *what = g_strdup_printf ("tile at %d pixels", size);
  report (what, (now_ms () - start) / cells->len, goal);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* The island is painted once for each size.  The goal is a pause that may interrupt a zoom. */
static void
bench_island (double hex, double goal, double goal_pieces)
{
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  CatanRules rules = { .n_players = 1 };
  g_autofree CatanState *state = g_new0 (CatanState, 1);
  double width, height;
  rules.island.shape = *small_shape ();
  art_island_size (&rules.island, hex, &width, &height);
  const ArtIslandView view = art_island_view (&rules.island, hex);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cairo_t *cr = cairo_create (surface);
  state->rules = &rules;
  for (guint8 i = 0; i < SMALL_HEXES; i++)
    rules.island.land[i] = i % CATAN_N_LANDS, rules.island.number[i] = i % 2 ? 8 : 5;
  for (guint8 i = 0; i < SMALL_SEAS; i++)
    {
      rules.island.harbour[i] = i % 2 ? CATAN_NOWHERE : i % 6;
      rules.island.fishery[i] = i % 2 && i % 3 ? 6 : 0;
    }
  for (guint8 i = 0; i < SMALL_EDGES; i++)
    state->road[i] = i % 2 ? CATAN_NOBODY : 0;
  for (guint8 i = 0; i < SMALL_SPOTS; i++)
    state->building[i] = i % 3 ? CATAN_NOBODY : 0, state->city[i] = i % 2;
  g_autofree char *what = g_strdup_printf ("island, a hex of %g pixels", hex);
  g_autofree char *pieces = g_strdup_printf ("its pieces, a hex of %g pixels", hex);
  double start = now_ms ();
  for (guint i = 0; i < 10; i++)
    art_island_ground (cr, &rules.island, &view, &style);
  report (what, (now_ms () - start) / 10, goal);
  start = now_ms ();
  for (guint i = 0; i < 10; i++)
    art_island_pieces (cr, state, &view, FALSE, &style);
  report (pieces, (now_ms () - start) / 10, goal_pieces);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (void)
{
  g_autoptr (GArray) tiles = picture_tiles ();
  g_autoptr (GPtrArray) cells = picture_cells (tiles, TRUE);
  ArtStyle style = { .palette = art_palette (ART_PALETTE_LIGHT) };
  ArtFigure figure = { .letter = "A" };

  bench_tiles (cells, 24, .15);
  bench_tiles (cells, 48, .3);
  bench_tiles (cells, 96, .3);
  bench_tiles (cells, 200, .8);

  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 96, 96);
  cairo_t *cr = cairo_create (surface);
  double start = now_ms ();
  for (guint i = 0; i < 200; i++)
    art_figure_draw (cr, &figure, 48, 48, 35, &style);
  report ("figure at 35 pixels", (now_ms () - start) / 200, .3);
  guint farms = 0;
  start = now_ms ();
  for (guint i = 0; i < cells->len; i++)
    {
      const CarcCell *cell = cells->pdata[i];
      for (guint s = 0; s < cell->n_segments; s++)
        if (cell->segments[s].kind == CARC_FARM)
          {
            art_segment_fill_path (cr, cell, s, 96);
            cairo_new_path (cr);
            farms++;
          }
    }
  report ("ground of a farm", (now_ms () - start) / MAX (farms, 1), .3);
  bench_island (48, 20, 5);
  bench_island (140, 50, 8);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return 0;
}
