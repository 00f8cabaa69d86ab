/* carc-policy.h - a simple player for playouts: it takes what brings its forecast most, and that of the others least.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The player looks one act ahead and not at what may be drawn.  It knows what everybody at the table sees.  What it
 * aims at is the forecast, the points if the game ended now, with three additions: what unfinished features may still
 * bring, a price for each figure in the supply, and the same of the others, subtracted.  A tie counts as it would be
 * decided now, so that a step of the Arbitress is worth what it moves.
 *
 * A policy belongs to one game and to one thread.  It has its own random numbers: only they decide between acts that
 * are worth the same, so the same seed plays the same way.
 */
#pragma once

#include "carc-play.h"

/* How a player plays. */
typedef struct
{
  double others;   /* the weight of the others' gain; 0: it looks at its own only */
  double hand;     /* points for the last figure in the supply; one more is always worth less than the one before */
  double city;     /* what completing a city adds, in its own points, if that were certain */
  double cloister; /* points for each cell that is missing around a cloister, if it were certain to come */
  double prize;    /* the weight of what completing a feature brings besides points now (CarcSystem.prize) */
  guint random;    /* percent of the turns that are played at random */
} CarcTaste;
extern const CarcTaste carc_taste_usual;   /* plays the playouts */
extern const CarcTaste carc_taste_greedy;  /* the forecasts only: no additions */
extern const CarcTaste carc_taste_selfish; /* its own forecast only */
extern const CarcTaste carc_taste_random;

typedef struct _CarcPolicy CarcPolicy;

CarcPolicy *carc_policy_new (const CarcRules *rules, const CarcTaste *taste);
void carc_policy_free (CarcPolicy *policy);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CarcPolicy, carc_policy_free)
void carc_policy_taste (CarcPolicy *policy, const CarcTaste *taste);
void carc_policy_seed (CarcPolicy *policy, guint64 seed);
/* 0 .. n - 1, from the policy's random numbers. */
guint carc_policy_pick (CarcPolicy *policy, guint n);

/* What a state is worth to each player: the forecast with the additions. */
void carc_policy_value (CarcPolicy *policy, const CarcState *state, double values[TABLE_MAX_PLAYERS]);
/* How much better the first is for a player than the second, in the state that was looked at last.  Whoever has left
 * cannot win, so what they gain does not matter. */
double carc_policy_gain (const CarcPolicy *policy, guint player, const double after[TABLE_MAX_PLAYERS],
                         const double before[TABLE_MAX_PLAYERS]);

/* The best entries with this tile for the player on turn, best first; `gains` may be NULL.  Returns their number, 0 if
 * the tile fits nowhere. */
#define CARC_RANKED_MAX 16
guint carc_policy_rank (CarcPolicy *policy, const CarcState *state, guint tile, CarcEntry *entries, double *gains,
                        guint max);

/* Plays the tile for the player on turn, and answers the questions up to the next tile.  A tile that fits nowhere is
 * put aside.  FALSE: a question has no answer that the policy could find; the state must not be used any more. */
gboolean carc_policy_play (CarcPolicy *policy, CarcState *state, guint tile);
/* Answers the questions up to the next tile, for everybody who is asked. */
gboolean carc_policy_answer (CarcPolicy *policy, CarcState *state);
