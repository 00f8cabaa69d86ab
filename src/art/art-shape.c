/* art-shape.c - the shapes that go with the colours, badges, and the sign of what was agreed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "art-shape.h"
#include "art-path.h"
#include "art-text.h"
#include "table/table-setup.h"

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

void
art_shape_path (cairo_t *cr, guint shape, double x, double y, double size)
{
  static const char *const paths[TABLE_N_COLOURS] = {
    [CIRCLE] = "O 0 0 .96",
    [SQUARE] = "M -.84 -.84 H .84 V .84 H -.84 Z",
    [TRIANGLE] = "M 0 -1.16 1.16 .84 H -1.16 Z",
    [DIAMOND] = "M 0 -1.18 1.02 0 0 1.18 -1.02 0 Z",
    [STAR] = "M 0 -1.22 .38794 -.53395 1.16029 -.377 .6277 .20395 .7171 .987 0 .66 "
             "-.7171 .987 -.6277 .20395 -1.16029 -.377 -.38794 -.53395 Z",
    [HEXAGON] = "M 0 -1.02 .88335 -.51 V .51 L 0 1.02 -.88335 .51 V -.51 Z",
    [CROSS] = "M -.49 -.98 H .49 V -.49 H .98 V .49 H .49 V .98 H -.49 V .49 H -.98 V -.49 H -.49 Z",
    [DROP] = "M 0 -1.22 C .35 -.7 .92 -.4 .92 .18 .92 .72 .5 1.02 0 1.02 "
             "-.5 1.02 -.92 .72 -.92 .18 -.92 -.4 -.35 -.7 0 -1.22 Z",
    [HEART] = "M 0 1.06 C -.46 .76 -1.03 .32 -1.03 -.26 -1.03 -1.06 -.24 -1.12 0 -.58 "
              ".24 -1.12 1.03 -1.06 1.03 -.26 1.03 .32 .46 .76 0 1.06 Z",
  };
  art_path_at (cr, x, y, size / 2, size / 2, paths[shape % TABLE_N_COLOURS]);
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
  art_saved (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_shape_path (cr, colour, x, y, size);
  cairo_set_line_width (cr, line * 3);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, line * 1.4);
  art_set (cr, (ArtColour){ .08, .06, .05 });
  cairo_stroke_preserve (cr);
  art_fill (cr, art_player_colour (colour, style->palette));
  letter_place (colour, &down, &scale);
  if (letter && *letter && size >= 9)
    art_text_draw (cr, letter, x, y + size * down, size * scale, TRUE, ART_ALIGN_MIDDLE,
                   art_player_ink (colour, style->palette));
}

void
art_mark_draw (cairo_t *cr, guint colour, const char *letter, double x, double y, double size, double scale,
               const ArtStyle *style)
{
  double down, type;
  cairo_new_path (cr);
  art_shape_path (cr, colour, x, y, size);
  art_fill (cr, art_player_ink (colour, style->palette));
  if (!letter || !*letter || size * scale < 8)
    return;
  /* Text is drawn in pixels, because Pango rounds smaller sizes. */
  letter_place (colour, &down, &type);
  art_saved (cr);
  cairo_scale (cr, 1 / scale, 1 / scale);
  art_text_draw (cr, letter, x * scale, (y + down * size) * scale, size * scale * .66, TRUE, ART_ALIGN_MIDDLE,
                 art_player_colour (colour, style->palette));
}

/* A red triangle with a bar, in the corner. */
void
art_agreed_draw (cairo_t *cr, double size, const ArtStyle *style)
{
  double r = CLAMP (size * .13, 6, 22), x = size - r * 1.15, y = r * 1.1;
  art_saved (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  art_path_at (cr, x, y, r, r, "M 0 -.85 1 .8 H -1 Z");
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
}
