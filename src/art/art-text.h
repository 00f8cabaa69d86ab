/* art-text.h - words in a picture, set by Pango.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  Sizes are in the canvas's units: the height of the type from line to line is
 * about 1.3 times the size.
 */
#pragma once

#include "art-style.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

typedef enum
{
  ART_ALIGN_LEFT,
  ART_ALIGN_MIDDLE,
  ART_ALIGN_RIGHT
} ArtAlign;

/* `y` is the middle of the capitals, so that a letter sits in the middle of its plate. */
void art_text_draw (cairo_t *cr, const char *text, double x, double y, double size, gboolean bold, ArtAlign align,
                    ArtColour colour);
double art_text_width (cairo_t *cr, const char *text, double size, gboolean bold);

/* Text broken into lines `width` wide, its first line's top at y; returns its height.  Drawn only if `draw`.
 */
double art_text_flow (cairo_t *cr, const char *text, double x, double y, double width, double size, ArtColour colour,
                      gboolean draw);
/* The same on one line, cut with an ellipsis. */
void art_text_fit (cairo_t *cr, const char *text, double x, double y, double width, double size, gboolean bold,
                   ArtColour colour);

/* A letter or number on a rounded plate around x, y; returns the plate's width. */
double art_plate_draw (cairo_t *cr, const char *text, double x, double y, double size, ArtColour plate, ArtColour edge,
                       ArtColour ink);

void art_rounded_path (cairo_t *cr, double x, double y, double w, double h, double r);

G_END_DECLS
