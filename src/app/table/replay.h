/* replay.h - looks back on a game: a slider over its entries, a player of turns, and the points over time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal: "look" (int: show the moment after so many entries).
 */
#pragma once

#include <adwaita.h>

#include "evening/session.h"

#define ARB_TYPE_REPLAY (arb_replay_get_type ())
G_DECLARE_FINAL_TYPE (ArbReplay, arb_replay, ARB, REPLAY, AdwBin)

/* Draws the game of this session, the moment that is shown, and the last photo of its turn.  NULL: nothing. */
void arb_replay_update (ArbReplay *self, ArbSession *session);

/* So many entries on or, if negative, back. */
void arb_replay_step (ArbReplay *self, int entries);
/* To the end of the next turn or of the one before. */
void arb_replay_step_turn (ArbReplay *self, gboolean back);
