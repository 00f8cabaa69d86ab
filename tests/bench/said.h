/* said.h - what chances were said in games, and what came of them: do the chances come true?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All players of a game count.  Their chances depend on each other, so a standard error (±) treats a game as one
 * sample.
 */
#pragma once

#include "table/table-chances.h"

#define SAID_MOMENTS 3

/* What was said in one game at each moment, and what came of it. */
typedef struct
{
  guint64 seed;
  guint n_players;
  guint weak; /* the weaker players, a bit for each */
  gboolean known;
  double chance[SAID_MOMENTS][TABLE_MAX_PLAYERS];
  double leads[SAID_MOMENTS][TABLE_MAX_PLAYERS]; /* the chance if whoever leads wins */
  double won[TABLE_MAX_PLAYERS];                 /* a part of the win if several share it */
  double open; /* the score that exact chances would expect at the last moment, if that was measured */
} Said;

/* Writes to `shares` what part of a win each of the `winners` has. */
void said_share (guint winners, guint n_players, double shares[TABLE_MAX_PLAYERS]);

typedef struct
{
  const char *title; /* what a moment is counted in */
  gint moments[SAID_MOMENTS];
  const double *goals; /* of each moment; NULL: there are none */
} SaidMoments;

/* How often what was said came true, for each tenth, and the Brier score of each moment: the mean of the squares of
 * what was said less what came.  With `open`, also that of exact chances between equals. */
void said_print (const Said *said, guint n, const SaidMoments *moments, gboolean open);
