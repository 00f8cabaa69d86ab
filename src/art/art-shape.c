/* art-shape.c - the shapes that go with the colours, badges, and the sign of what was agreed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-shape.h"
#include "art-text.h"
#include "table/table-setup.h"

#include <math.h>

enum
{
  CIRCLE,
  SQUARE,
  TRIANGLE,
  DIAMOND,
  STAR,
  HEXAGON,
  CROSS,
  DROP,
  HEART,
  N_SHAPES
};
G_STATIC_ASSERT (N_SHAPES == TABLE_N_COLOURS);

/* The corners of a polygon or star on one or two circles; the first corner is at the top. */
static void
ring (cairo_t *cr, double x, double y, guint n, double outer, double inner)
{
  for (guint i = 0; i < n; i++)
    {
      double angle = 2 * G_PI * i / n - G_PI_2, r = i % 2 ? inner : outer;
      (i ? cairo_line_to : cairo_move_to) (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
}

static void
cross_path (cairo_t *cr, double x, double y, double r)
{
  static const double at[12][2] = { { -1, -3 }, { 1, -3 }, { 1, -1 }, { 3, -1 }, { 3, 1 },   { 1, 1 },
                                    { 1, 3 },   { -1, 3 }, { -1, 1 }, { -3, 1 }, { -3, -1 }, { -1, -1 } };
  for (guint i = 0; i < 12; i++)
    {
      double ox = at[i][0] / 3 * (fabs (at[i][0]) < 2 ? 1.5 : 1), oy = at[i][1] / 3 * (fabs (at[i][1]) < 2 ? 1.5 : 1);
      (i ? cairo_line_to : cairo_move_to) (cr, x + r * ox, y + r * oy);
    }
  cairo_close_path (cr);
}

static void
heart_path (cairo_t *cr, double x, double y, double r)
{
  cairo_move_to (cr, x, y + r * 1.06);
  cairo_curve_to (cr, x - r * .46, y + r * .76, x - r * 1.03, y + r * .32, x - r * 1.03, y - r * .26);
  cairo_curve_to (cr, x - r * 1.03, y - r * 1.06, x - r * .24, y - r * 1.12, x, y - r * .58);
  cairo_curve_to (cr, x + r * .24, y - r * 1.12, x + r * 1.03, y - r * 1.06, x + r * 1.03, y - r * .26);
  cairo_curve_to (cr, x + r * 1.03, y + r * .32, x + r * .46, y + r * .76, x, y + r * 1.06);
  cairo_close_path (cr);
}

void
art_shape_path (cairo_t *cr, guint shape, double x, double y, double size)
{
  double r = size / 2;
  switch (shape % TABLE_N_COLOURS)
    {
    case CIRCLE:
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, r * .96, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case SQUARE: cairo_rectangle (cr, x - r * .84, y - r * .84, r * 1.68, r * 1.68); break;
    case TRIANGLE:
      cairo_move_to (cr, x, y - r * 1.16);
      cairo_line_to (cr, x + r * 1.16, y + r * .84);
      cairo_line_to (cr, x - r * 1.16, y + r * .84);
      cairo_close_path (cr);
      break;
    case DIAMOND: ring (cr, x, y, 4, r * 1.18, r * 1.02); break;
    case STAR: ring (cr, x, y, 10, r * 1.22, r * .66); break;
    case HEXAGON: ring (cr, x, y, 6, r * 1.02, r * 1.02); break;
    case CROSS: cross_path (cr, x, y, r * .98); break;
    case HEART: heart_path (cr, x, y, r); break;
    case DROP:
    default:
      cairo_move_to (cr, x, y - r * 1.22);
      cairo_curve_to (cr, x + r * .35, y - r * .7, x + r * .92, y - r * .4, x + r * .92, y + r * .18);
      cairo_curve_to (cr, x + r * .92, y + r * .72, x + r * .5, y + r * 1.02, x, y + r * 1.02);
      cairo_curve_to (cr, x - r * .5, y + r * 1.02, x - r * .92, y + r * .72, x - r * .92, y + r * .18);
      cairo_curve_to (cr, x - r * .92, y - r * .4, x - r * .35, y - r * .7, x, y - r * 1.22);
      cairo_close_path (cr);
      break;
    }
}

/* How far below the middle a letter is in this shape, and how large it may be. */
static void
letter_place (guint shape, double *down, double *scale)
{
  static const double downs[TABLE_N_COLOURS] = { 0, 0, .14, 0, .02, 0, 0, .08, -.04 };
  static const double scales[TABLE_N_COLOURS] = { .66, .7, .58, .58, .54, .66, .62, .6, .6 };
  *down = downs[shape % TABLE_N_COLOURS];
  *scale = scales[shape % TABLE_N_COLOURS];
}

void
art_badge_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, const ArtStyle *style)
{
  double down, scale, line = MAX (1, size * .06);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_shape_path (cr, colour, x, y, size);
  cairo_set_line_width (cr, line * 3);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, line * 1.4);
  art_set (cr, (ArtColour){ .08, .06, .05 });
  cairo_stroke_preserve (cr);
  art_set (cr, art_player_colour (colour, style->palette));
  cairo_fill (cr);
  letter_place (colour, &down, &scale);
  if (letter && *letter && size >= 9)
    art_text_draw (cr, letter, x, y + size * down, size * scale, TRUE, ART_ALIGN_MIDDLE,
                   art_player_ink (colour, style->palette));
  cairo_restore (cr);
}

void
art_mark_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, double scale,
               const ArtStyle *style)
{
  double down, type;
  cairo_new_path (cr);
  art_shape_path (cr, colour, x, y, size);
  art_set (cr, art_player_ink (colour, style->palette));
  cairo_fill (cr);
  if (!letter || !*letter || size * scale < 8)
    return;
  /* Text is drawn in pixels, because Pango rounds smaller sizes. */
  letter_place (colour, &down, &type);
  cairo_save (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  art_text_draw (cr, letter, x * scale, (y + down * size) * scale, size * scale * .66, TRUE, ART_ALIGN_MIDDLE,
                 art_player_colour (colour, style->palette));
  cairo_restore (cr);
}

/* A red triangle with a bar, in the corner. */
void
art_agreed_draw (cairo_t *cr, double size, const ArtStyle *style)
{
  double r = CLAMP (size * .13, 6, 22), x = size - r * 1.15, y = r * 1.1;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, x, y - r * .85);
  cairo_line_to (cr, x + r, y + r * .8);
  cairo_line_to (cr, x - r, y + r * .8);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, r * .55);
  cairo_stroke_preserve (cr);
  art_set (cr, style->palette->warning);
  cairo_set_line_width (cr, r * .3);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  art_set (cr, style->palette->warning);
  cairo_rectangle (cr, x - r * .12, y - r * .38, r * .24, r * .62);
  cairo_rectangle (cr, x - r * .12, y + r * .38, r * .24, r * .24);
  cairo_fill (cr);
  cairo_restore (cr);
}
