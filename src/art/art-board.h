/* art-board.h - the table of any game as one picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which room draws which game is a row in art-board.c; who shows a small picture, the display, a file or a sheet of
 * paper need not know.
 */
#pragma once

#include "art-map.h"
#include "table/table-moment.h"

G_BEGIN_DECLS

/* Of the options a game takes what it knows.  `unit` is the width of a tile or hex in pixels. */
void art_board_size (const TableMoment *moment, double unit, const ArtMapOptions *options, double *width,
                     double *height);
/* A unit that shows everything well on a large screen or in a file. */
double art_board_usual (const TableMoment *moment);
/* Draws it with its north-west corner at the origin. */
void art_board_draw (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double unit,
                     const ArtMapOptions *options);
/* Draws it in the middle of width x height, its unit no larger than `most`. */
void art_board_fit (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double width, double height,
                    double most, const ArtMapOptions *options);

/* What else a game can show of its evening: the dice of Catan.  FALSE: nothing.  With a NULL cr only the answer. */
gboolean art_board_chart (cairo_t *cr, const TableMoment *moment, double width, double height, const ArtStyle *style);

/* Scoreboard: badge, name and points of each player in one strip, `width` wide; returns its height.  With a
 * NULL cr only the height. */
double art_strip_draw (cairo_t *cr, const TableMoment *moment, double width, const ArtStyle *style);

G_END_DECLS
