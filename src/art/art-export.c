/* art-export.c - the map and the score sheets as files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-export.h"

#include "art-png.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

/* clang-format takes the dashes for minus signs. */
/* clang-format off */
G_DEFINE_QUARK (art-export-error-quark, art_export_error)
/* clang-format on */

#define A4_WIDTH 595.28
#define A4_HEIGHT 841.89
#define PNG_PIXELS_MAX (64.0 * 1024 * 1024)
#define PNG_SIDE_MAX 32000.0
#define BAND_PIXELS (4 * 1024 * 1024) /* 16 MB */

int
art_format_find (const char *path)
{
  static const char *const endings[ART_N_FORMATS] = { ".png", ".svg", ".pdf" };
  g_autofree char *lower = g_ascii_strdown (path, -1);
  for (int i = 0; i < ART_N_FORMATS; i++)
    if (g_str_has_suffix (lower, endings[i]))
      return i;
  return -1;
}

static cairo_status_t
take_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* What was drawn, or NULL and the reason; takes the bytes. */
static GBytes *
drawn (GByteArray *bytes, cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  g_set_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_DRAW, _ ("the picture cannot be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}

static void
draw_all (cairo_t *cr, const TableMoment *moment, const ArtExportOptions *options, const ArtStyle *style, double tile,
          double width, double map_height)
{
  art_board_draw (cr, moment, style, tile, &options->board);
  if (options->strip)
    {
      cairo_translate (cr, 0, map_height);
      art_strip_draw (cr, moment, width, style);
    }
}

static void
measure (const TableMoment *moment, const ArtExportOptions *options, const ArtStyle *style, double tile, double *width,
         double *map_height, double *height)
{
  art_board_size (moment, tile, &options->board, width, map_height);
  *height = *map_height + (options->strip ? art_strip_draw (NULL, moment, *width, style) : 0);
}

/* Draws the picture in bands from top to bottom, each about BAND_PIXELS large. */
static cairo_status_t
write_png (const TableMoment *moment, const ArtExportOptions *options, const ArtStyle *style, double tile,
           GByteArray *bytes)
{
  double exact_width, map_height, exact_height;
  measure (moment, options, style, tile, &exact_width, &map_height, &exact_height);
  const int width = (int) ceil (exact_width), height = (int) ceil (exact_height);
  const int band = CLAMP (BAND_PIXELS / width, 1, height);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, band);
  cairo_status_t status = cairo_surface_status (surface);
  ArtPng *png = status == CAIRO_STATUS_SUCCESS ? art_png_new (bytes, width, height) : NULL;
  for (int top = 0; top < height && status == CAIRO_STATUS_SUCCESS; top += band)
    {
      cairo_t *cr = cairo_create (surface);
      art_set (cr, style->palette->table);
      cairo_paint (cr); /* over the band before */
      cairo_translate (cr, 0, -top);
      draw_all (cr, moment, options, style, tile, exact_width, map_height);
      status = cairo_status (cr);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      if (status == CAIRO_STATUS_SUCCESS)
        art_png_add (png, surface, MIN (band, height - top));
    }
  cairo_surface_destroy (surface);
  if (png != NULL && !art_png_end (png) && status == CAIRO_STATUS_SUCCESS)
    status = CAIRO_STATUS_NO_MEMORY;
  return status;
}

static cairo_status_t
write_vectors (const TableMoment *moment, const ArtExportOptions *options, ArtFormat format, const ArtStyle *style,
               double tile, GByteArray *bytes)
{
  double width, map_height, height;
  cairo_surface_t *surface;
  measure (moment, options, style, tile, &width, &map_height, &height);
  surface = (format == ART_FORMAT_SVG ? cairo_svg_surface_create_for_stream
                                      : cairo_pdf_surface_create_for_stream) (take_bytes, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  draw_all (cr, moment, options, style, tile, width, map_height);
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

GBytes *
art_map_print (const TableMoment *moment, const ArtExportOptions *options, ArtFormat format, GError **error)
{
  g_return_val_if_fail (moment != NULL && options != NULL && format < ART_N_FORMATS, NULL);
  ArtStyle style = { .palette = art_palette (options->palette), .bleed = format == ART_FORMAT_PNG ? 0 : .4 };
  double tile = options->tile > 0 ? round (MAX (options->tile, 1)) : art_board_usual (moment);
  double width, map_height, height;

  measure (moment, options, &style, tile, &width, &map_height, &height);
  if (format == ART_FORMAT_PNG && options->tile <= 0)
    for (; tile > 8 && (width * height > PNG_PIXELS_MAX || MAX (width, height) > PNG_SIDE_MAX);
         tile = floor (tile * .8))
      measure (moment, options, &style, floor (tile * .8), &width, &map_height, &height);
  if (format == ART_FORMAT_PNG && (width * height > PNG_PIXELS_MAX * 4 || MAX (width, height) > PNG_SIDE_MAX))
    {
      g_set_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_SIZE,
                   _ ("a picture of %.0f by %.0f pixels is too large: choose smaller tiles"), width, height);
      return NULL;
    }
  GByteArray *bytes = g_byte_array_new ();
  cairo_status_t status = format == ART_FORMAT_PNG ? write_png (moment, options, &style, tile, bytes)
                                                   : write_vectors (moment, options, format, &style, tile, bytes);
  return drawn (bytes, status, error);
}

GBytes *
art_pages_print (const TableMoment *moment, const ArtPageWords *words, GError **error)
{
  g_return_val_if_fail (moment != NULL, NULL);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (take_bytes, bytes, A4_WIDTH, A4_HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (ArtPages) pages = art_pages_new (moment, words, A4_WIDTH, A4_HEIGHT);
  for (guint page = 0; page < art_page_count (pages); page++)
    {
      art_page_draw (pages, cr, page);
      cairo_show_page (cr);
    }
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return drawn (bytes, status, error);
}
