/* art-board.h - the table of any game as one picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows in art-board.c say which functions draw which game.  Code that shows a small picture, the display, a file or
 * a sheet of paper need not know the game.
 */
#pragma once

#include "art-style.h"
#include "table/table-moment.h"

/* A game uses those options that it knows.  `unit` is the width of a tile or hex in pixels. */
void art_board_size (const TableMoment *moment, double unit, const ArtBoardOptions *options, double *width,
                     double *height);
/* A unit with which everything is easy to see on a large screen or in a file. */
double art_board_usual (const TableMoment *moment);
/* Draws it; its north-west corner is at the origin. */
void art_board_draw (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double unit,
                     const ArtBoardOptions *options);
/* Draws it in the middle of width x height; its unit is at most `most`. */
void art_board_fit (cairo_t *cr, const TableMoment *moment, const ArtStyle *style, double width, double height,
                    double most, const ArtBoardOptions *options);

/* Draws another chart that the game has: the dice of Catan.  FALSE: there is none.  If cr is NULL, it only answers. */
gboolean art_board_chart (cairo_t *cr, const TableMoment *moment, double width, double height, const ArtStyle *style);

/* What it is called above it on paper; translated. */
const char *art_board_title (const TableMoment *moment);

/* Has the game a scoring track (art-track.h)? */
gboolean art_board_has_track (const TableMoment *moment);

/* Draws the scoreboard: badge, name and points of each player in one strip, `width` wide.  Returns its height.  If cr
 * is NULL, it only measures. */
double art_strip_draw (cairo_t *cr, const TableMoment *moment, double width, const ArtStyle *style);
