/* ledger-row.h - a widget that shows one line of the ledger: player, points, what for, sum, reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "app/kit/textures.h"
#include "ledger-item.h"

#define ARB_TYPE_LEDGER_ROW (arb_ledger_row_get_type ())
G_DECLARE_FINAL_TYPE (ArbLedgerRow, arb_ledger_row, ARB, LEDGER_ROW, AdwBin)

void arb_ledger_row_set (ArbLedgerRow *self, ArbLedgerItem *item, const TableSetup *setup, ArbTextures *textures);
