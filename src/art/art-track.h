/* art-track.h - the scoring track of Carcassonne: 50 paving stones around the map, from 0 to 49.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each player's follower stands on the stone of the points.  Who has been around it has a plate with what to add, as
 * with the tiles that are laid below the follower at the table: "+50", "+100".  What else a system has there stands
 * beside them (CarcOnTrack).
 */
#pragma once

#include "art-style.h"
#include "table/table-moment.h"

#define ART_TRACK_STONES 50

/* The stone for these points, and how often the track is behind them: below 0 for less than 0 points. */
guint art_track_stone (int points, int *laps);

/* Draws it inside the edge of width x height.  Its stones are `wide` x `tall`; the rest in the middle stays free. */
void art_track_draw (cairo_t *cr, const TableMoment *moment, double width, double height, const ArtStyle *style,
                     double *wide, double *tall);

/* The same in words: "Scoring track: Anna on 12, Ben on 3 (+50)"; free with g_free (). */
char *art_track_words (const TableMoment *moment);
