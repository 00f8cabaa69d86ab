/* bench-art.c - what a tile, a figure and a farm's outline cost, beside their goals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Time of the processor, mean over every tile of every set at four rotations.
 */
#include "picture.h"

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
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return 0;
}
