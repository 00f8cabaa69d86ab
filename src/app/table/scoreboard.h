/* scoreboard.h - the points of all players, and the game's notes below them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal "player" (int player, -1 for all): a row was chosen to see its reasons.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "evening/session.h"

#define ARB_TYPE_SCOREBOARD (arb_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreboard, arb_scoreboard, ARB, SCOREBOARD, AdwBin)

/* NULL: no game. */
void arb_scoreboard_update (ArbScoreboard *self, const TableMoment *moment, ArbTextures *textures);
/* Shows what the turn clock of this session says of each player; NULL: there is none. */
void arb_scoreboard_follow_clock (ArbScoreboard *self, ArbSession *session);

/* Only names and points, where there is little height. */
void arb_scoreboard_set_low (ArbScoreboard *self, gboolean low);

/* A scoreboard in one line, for places with little room: badge and points of each player. */
#define ARB_TYPE_SCORE_STRIP (arb_score_strip_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreStrip, arb_score_strip, ARB, SCORE_STRIP, AdwBin)

void arb_score_strip_update (ArbScoreStrip *self, const TableMoment *moment, ArbTextures *textures);
