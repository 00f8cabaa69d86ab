/* art-export.c - the map, the score sheets and an answer as files.
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

/* What is written: something that draws itself in a certain size, in pixels or points. */
typedef struct
{
  double width, height;
  ArtColour ground;
  void (*draw) (cairo_t *cr, gconstpointer data);
  gconstpointer data;
} Picture;

/* Draws the picture in bands from top to bottom, each about BAND_PIXELS large. */
static cairo_status_t
write_png (const Picture *picture, GByteArray *bytes)
{
  const int width = (int) ceil (picture->width), height = (int) ceil (picture->height);
  const int band = CLAMP (BAND_PIXELS / width, 1, height);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, band);
  cairo_status_t status = cairo_surface_status (surface);
  ArtPng *png = status == CAIRO_STATUS_SUCCESS ? art_png_new (bytes, width, height) : NULL;
  for (int top = 0; top < height && status == CAIRO_STATUS_SUCCESS; top += band)
    {
      cairo_t *cr = cairo_create (surface);
      art_paint (cr, picture->ground); /* over the band before */
      cairo_translate (cr, 0, -top);
      picture->draw (cr, picture->data);
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

/* Ends a surface that was drawn on, and returns what it wrote. */
static GBytes *
vectors_end (cairo_surface_t *surface, cairo_t *cr, GByteArray *bytes, GError **error)
{
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return drawn (bytes, status, error);
}

static GBytes *
print_picture (const Picture *picture, ArtFormat format, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  if (format == ART_FORMAT_PNG)
    return drawn (bytes, write_png (picture, bytes), error);
  cairo_surface_t *surface = (format == ART_FORMAT_SVG ? cairo_svg_surface_create_for_stream
                                                       : cairo_pdf_surface_create_for_stream) (
      take_bytes, bytes, picture->width, picture->height);
  cairo_t *cr = cairo_create (surface);
  picture->draw (cr, picture->data);
  return vectors_end (surface, cr, bytes, error);
}

/* FALSE, and the reason, if a picture is too large for a PNG. */
static gboolean
check_size (double width, double height, ArtFormat format, GError **error)
{
  if (format != ART_FORMAT_PNG || (width * height <= PNG_PIXELS_MAX * 4 && MAX (width, height) <= PNG_SIDE_MAX))
    return TRUE;
  g_set_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_SIZE,
               _ ("a picture of %.0f by %.0f pixels is too large: choose smaller tiles"), width, height);
  return FALSE;
}

/* ---- the map ---- */

typedef struct
{
  const TableMoment *moment;
  const ArtExportOptions *options;
  ArtStyle style;
  double tile, width, map_height, height;
} Map;

static void
draw_map (cairo_t *cr, gconstpointer data)
{
  const Map *map = data;
  art_board_draw (cr, map->moment, &map->style, map->tile, &map->options->board);
  if (map->options->strip)
    {
      cairo_translate (cr, 0, map->map_height);
      art_strip_draw (cr, map->moment, map->width, &map->style);
    }
}

static void
measure (Map *map, double tile)
{
  map->tile = tile;
  art_board_size (map->moment, tile, &map->options->board, &map->width, &map->map_height);
  map->height = map->map_height
                + (map->options->strip ? art_strip_draw (NULL, map->moment, map->width, &map->style) : 0);
}

GBytes *
art_map_print (const TableMoment *moment, const ArtExportOptions *options, ArtFormat format, GError **error)
{
  g_return_val_if_fail (moment != NULL && options != NULL && format < ART_N_FORMATS, NULL);
  Map map = { .moment = moment, .options = options };
  map.style = (ArtStyle){ .palette = art_palette (options->palette), .bleed = format == ART_FORMAT_PNG ? 0 : .4 };
  measure (&map, options->tile > 0 ? round (MAX (options->tile, 1)) : art_board_usual (moment));
  while (format == ART_FORMAT_PNG && options->tile <= 0 && map.tile > 8
         && (map.width * map.height > PNG_PIXELS_MAX || MAX (map.width, map.height) > PNG_SIDE_MAX))
    measure (&map, floor (map.tile * .8));
  if (!check_size (map.width, map.height, format, error))
    return NULL;
  const Picture picture = { map.width, map.height, map.style.palette->table, draw_map, &map };
  return print_picture (&picture, format, error);
}

/* ---- an answer ---- */

#define ANSWER_WIDTH 1200.

typedef struct
{
  ArtAnswer *answer;
  ArtStyle style;
} AnswerPicture;

static void
draw_answer (cairo_t *cr, gconstpointer data)
{
  const AnswerPicture *picture = data;
  art_answer_draw (picture->answer, cr, ANSWER_WIDTH, &picture->style);
}

GBytes *
art_answer_print (ArtAnswer *answer, ArtPaletteName palette, ArtFormat format, GError **error)
{
  g_return_val_if_fail (answer != NULL && format < ART_N_FORMATS, NULL);
  if (format == ART_FORMAT_PDF)
    {
      GByteArray *bytes = g_byte_array_new ();
      cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (take_bytes, bytes, A4_WIDTH, A4_HEIGHT);
      cairo_t *cr = cairo_create (surface);
      const guint n = art_answer_pages (answer, A4_WIDTH, A4_HEIGHT);
      for (guint page = 0; page < n; page++)
        {
          art_answer_page_draw (answer, cr, page);
          cairo_show_page (cr);
        }
      return vectors_end (surface, cr, bytes, error);
    }
  AnswerPicture drawn = { answer, { .palette = art_palette (palette), .bleed = format == ART_FORMAT_PNG ? 0 : .4 } };
  const Picture picture = { ANSWER_WIDTH, art_answer_height (answer, ANSWER_WIDTH), drawn.style.palette->paper,
                            draw_answer, &drawn };
  return check_size (picture.width, picture.height, format, error) ? print_picture (&picture, format, error) : NULL;
}

/* ---- the result ---- */

#define RESULT_WIDTH 620. /* as the lengths of a page */
#define RESULT_SCALE 2.   /* pixels for each of them */

static void
draw_result (cairo_t *cr, gconstpointer data)
{
  cairo_scale (cr, RESULT_SCALE, RESULT_SCALE);
  art_page_result ((ArtPages *) data, cr);
}

GBytes *
art_result_print (const TableMoment *moment, const ArtPageWords *words, GError **error)
{
  g_return_val_if_fail (moment != NULL && words != NULL, NULL);
  ArtPageWords alone = { .title = words->title, .remark = words->remark };
  g_autoptr (ArtPages) pages = art_pages_new (moment, &alone, RESULT_WIDTH, RESULT_WIDTH);
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (nothing);
  const double height = art_page_result (pages, cr);
  cairo_destroy (cr);
  cairo_surface_destroy (nothing);
  const Picture picture = { RESULT_WIDTH * RESULT_SCALE, ceil (height * RESULT_SCALE),
                            art_palette (ART_PALETTE_LIGHT)->paper, draw_result, pages };
  return check_size (picture.width, picture.height, ART_FORMAT_PNG, error)
             ? print_picture (&picture, ART_FORMAT_PNG, error)
             : NULL;
}

/* ---- the score sheets ---- */

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
  return vectors_end (surface, cr, bytes, error);
}
