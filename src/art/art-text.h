/* art-text.h - text in a picture, drawn with Pango.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  Sizes are in units of the canvas.  The distance from line to line is about 1.3 times the
 * size.
 */
#pragma once

#include "art-style.h"

#include <pango/pangocairo.h>

typedef enum
{
  ART_ALIGN_LEFT,
  ART_ALIGN_MIDDLE,
  ART_ALIGN_RIGHT
} ArtAlign;

/* `y` is the middle of the capital letters, so that a letter is in the middle of its plate. */
void art_text_draw (cairo_t *cr, const char *text, double x, double y, double size, gboolean bold, ArtAlign align,
                    ArtColour colour);
double art_text_width (cairo_t *cr, const char *text, double size, gboolean bold);

/* Text in lines that are `width` wide; the top of the first line is at y.  Returns its height.  Draws only if
 * `draw`. */
double art_text_flow (cairo_t *cr, const char *text, double x, double y, double width, double size, ArtColour colour,
                      gboolean draw);
/* Text on one line, shortened with an ellipsis if it is too long. */
void art_text_fit (cairo_t *cr, const char *text, double x, double y, double width, double size, gboolean bold,
                   ArtColour colour);

/* A letter or number on a plate with round corners around x, y; returns the plate's width. */
double art_plate_draw (cairo_t *cr, const char *text, double x, double y, double size, ArtColour plate, ArtColour edge,
                       ArtColour ink);
