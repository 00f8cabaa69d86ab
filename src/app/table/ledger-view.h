/* ledger-view.h - the list of all points with their reasons, and of what else the entries did, newest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Signal "line" (const TableLine *line, gboolean effect, gboolean expected): a line or an effect, of the game or of the
 * forecast, was chosen.  The page shows what scored and what decided it.
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "table/table-journal.h"
#include "table/table-moment.h"

#define ARB_TYPE_LEDGER_VIEW (arb_ledger_view_get_type ())
G_DECLARE_FINAL_TYPE (ArbLedgerView, arb_ledger_view, ARB, LEDGER_VIEW, AdwBin)

/* The moment is one of this journal.  Both are borrowed until the next call; NULL if there is no game. */
void arb_ledger_view_update (ArbLedgerView *self, const TableMoment *moment, ArbTextures *textures);
/* Shows only the lines of one player; -1 for all. */
void arb_ledger_view_set_player (ArbLedgerView *self, int player);
