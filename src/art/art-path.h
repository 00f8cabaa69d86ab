/* art-path.h - paths that are written as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Private to the art room.  The notation is a part of SVG's, with absolute coordinates:
 *
 *     M x y               begins a line there; further points are as after L
 *     L x y               goes on to there
 *     H x                 goes on to there at the same height
 *     V y                 goes on to there straight up or down
 *     C x y x y x y       goes on as a curve; the first two points pull it
 *     Z                   closes the line
 *     O x y r             is a circle around this point; SVG does not have it
 *
 * What follows a letter may be given several times.  Any other text is an error of the program.
 */
#pragma once

#include <cairo.h>

/* Adds the path to the one of the canvas. */
void art_path (cairo_t *cr, const char *text);
/* The same, but 0,0 of the text is the point x,y; its units are w wide and h high.  Of a circle only w counts. */
void art_path_at (cairo_t *cr, double x, double y, double w, double h, const char *text);
