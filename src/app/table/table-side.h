/* table-side.h - the column beside the board: the points, their reasons, the moves, and the game's own page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signals: "player" (int player, -1 for all: a row of the points was chosen), "line" (as of ledger-view.h), and "ask"
 * (int player, int topic: as of ArbGameFace.side_new).
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "evening/session.h"
#include "timeline.h"

#define ARB_TYPE_TABLE_SIDE (arb_table_side_get_type ())
G_DECLARE_FINAL_TYPE (ArbTableSide, arb_table_side, ARB, TABLE_SIDE, AdwBin)

void arb_table_side_set_textures (ArbTableSide *self, ArbTextures *textures);
/* NULL: no game.  The old game is not drawn any more. */
void arb_table_side_set_session (ArbTableSide *self, ArbSession *session);
/* `shown`: the entry whose moment is shown; -1: now. */
void arb_table_side_update (ArbTableSide *self, int shown);

/* Shows the points of one player. */
void arb_table_side_show_player (ArbTableSide *self, int player);
ArbTimeline *arb_table_side_get_timeline (ArbTableSide *self);
/* Places for other widgets, hidden until somebody shows them: for an answer, instead of the points and the moves, and
 * for a line below them. */
AdwBin *arb_table_side_answer_place (ArbTableSide *self);
AdwBin *arb_table_side_line_place (ArbTableSide *self);
