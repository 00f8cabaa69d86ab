/* scoreboard.h - everybody's points, and how many tiles are left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal "player" (int player, -1 for all): a row was chosen, its reasons are wanted.
 */
#pragma once

#include <adwaita.h>

#include "carcassonne/play.h"
#include "textures.h"

G_BEGIN_DECLS

#define ARB_TYPE_SCOREBOARD (arb_scoreboard_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreboard, arb_scoreboard, ARB, SCOREBOARD, AdwBin)

void
arb_scoreboard_update (ArbScoreboard *self, const CarcState *state, TableAids aids, ArbTextures *textures);

/* The same in one line, for where there is no room: badge and points of each. */
#define ARB_TYPE_SCORE_STRIP (arb_score_strip_get_type ())
G_DECLARE_FINAL_TYPE (ArbScoreStrip, arb_score_strip, ARB, SCORE_STRIP, AdwBin)

void arb_score_strip_update (ArbScoreStrip *self, const CarcState *state, ArbTextures *textures);

G_END_DECLS
