/* art-pad.h - the score pad as a picture: a column for each player, a row for each turn, and the sums.
 *
 * As on paper, the first rows of a long game can be carried forward: one row has their sums.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "art-shape.h"
#include "pad/pad-play.h"

/* Lengths in units; a unit is the width of a player's column. */
#define ART_PAD_LABELS 0.62 /* the column with the numbers of the rows */
#define ART_PAD_HEAD 0.62   /* the row with the names, below a title if there is one */
#define ART_PAD_TITLE 0.36
#define ART_PAD_ROW 0.34
#define ART_PAD_SUM 0.46

/* `carried` turns are carried forward in all of these; fewer than there are. */

/* The rows that are drawn: one for what is carried forward, the other turns, and one for corrections, if there are
 * any. */
guint art_pad_rows (const PadState *state, guint carried);
void art_pad_size (const PadState *state, guint carried, double unit, double *width, double *height);
/* The row in which a line of the ledger is counted. */
guint art_pad_row_of (const PadState *state, guint carried, const TableLine *line);
/* The top of a row, from 0, in units. */
double art_pad_row_top (const PadState *state, guint row);
/* The row of a turn; and the turn of a row, 0 if it is no turn. */
guint art_pad_row_at (const PadState *state, guint carried, guint turn);
guint art_pad_turn_at (const PadState *state, guint carried, guint row);
/* What is in a row, in words: "Round 3: Anna 12, Ben 5"; free with g_free (). */
char *art_pad_row_tell (const PadState *state, guint carried, guint row);
/* Draws it; its north-west corner is at the origin. */
void art_pad_draw (cairo_t *cr, const PadState *state, guint carried, const ArtStyle *style, double unit);
/* Draws over it that this cell is written in; `typed` is what was typed so far, "": what is there stays. */
void art_pad_draw_cursor (cairo_t *cr, const PadState *state, guint row, guint player, const char *typed,
                          const ArtStyle *style, double unit);
