/* art-text.c - text in a picture, drawn with Pango.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-text.h"

#include "table/table-signs.h"

#define CAPITALS .70 /* height of capital letters as a part of the font size */

/* A PDF keeps the text behind its pictures and cannot be written with a code point that is no character.  So each sign
 * that has no picture is drawn as the one for what cannot be shown. */
static void
write_drawable (GString *out, gunichar sign)
{
  g_string_append_unichar (out, sign == '\n' || table_is_turning (sign) ? sign : 0xfffd);
}

/* Without hinting, so that text is the same on the screen, in a picture and on paper. */
static PangoLayout *
layout_new (cairo_t *cr, const char *text, double size, gboolean bold)
{
  g_autofree char *signs = table_text_rewrite_hidden (text, write_drawable);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *face = pango_font_description_from_string ("Cantarell, sans");
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (pango_layout_get_context (layout), options);
  pango_cairo_context_set_resolution (pango_layout_get_context (layout), 96);
  pango_layout_context_changed (layout);
  cairo_font_options_destroy (options);
  pango_font_description_set_absolute_size (face, MAX (size, .1) * PANGO_SCALE);
  pango_font_description_set_weight (face, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, face);
  pango_font_description_free (face);
  pango_layout_set_text (layout, signs, -1);
  return layout;
}

static double
layout_width (PangoLayout *layout)
{
  PangoRectangle logical;
  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

static void
layout_show (cairo_t *cr, PangoLayout *layout, double x, double y, double size, ArtColour colour)
{
  double baseline = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  cairo_move_to (cr, x, y + size * CAPITALS / 2 - baseline);
  art_set (cr, colour);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

void
art_text_draw (cairo_t *cr, const char *text, double x, double y, double size, gboolean bold, ArtAlign align,
               ArtColour colour)
{
  if (!text || !*text)
    return;
  g_autoptr (PangoLayout) layout = layout_new (cr, text, size, bold);
  double width = align == ART_ALIGN_LEFT ? 0 : layout_width (layout);
  layout_show (cr, layout, x - (align == ART_ALIGN_MIDDLE ? width / 2 : width), y, size, colour);
}

double
art_text_width (cairo_t *cr, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout = layout_new (cr, text, size, bold);
  return layout_width (layout);
}

double
art_text_flow (cairo_t *cr, const char *text, double x, double y, double width, double size, ArtColour colour,
               gboolean draw)
{
  g_autoptr (PangoLayout) layout = layout_new (cr, text, size, FALSE);
  PangoRectangle logical;
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_get_extents (layout, NULL, &logical);
  if (draw)
    {
      cairo_move_to (cr, x, y);
      art_set (cr, colour);
      pango_cairo_show_layout (cr, layout);
      cairo_new_path (cr);
    }
  return (double) logical.height / PANGO_SCALE;
}

void
art_text_fit (cairo_t *cr, const char *text, double x, double y, double width, double size, gboolean bold,
              ArtColour colour)
{
  if (!text || !*text || width <= 0)
    return;
  g_autoptr (PangoLayout) layout = layout_new (cr, text, size, bold);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  layout_show (cr, layout, x, y, size, colour);
}

void
art_rounded_path (cairo_t *cr, double x, double y, double w, double h, double r)
{
  r = MIN (r, MIN (w, h) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + h - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

double
art_plate_draw (cairo_t *cr, const char *text, double x, double y, double size, ArtColour plate, ArtColour edge,
                ArtColour ink)
{
  g_autoptr (PangoLayout) layout = layout_new (cr, text, size, TRUE);
  double height = size * 1.35, width = MAX (height, layout_width (layout) + size * .6);
  art_rounded_path (cr, x - width / 2, y - height / 2, width, height, size * .35);
  art_fill_stroke (cr, plate, edge, MAX (1, size * .09));
  layout_show (cr, layout, x - layout_width (layout) / 2, y, size, ink);
  return width;
}
