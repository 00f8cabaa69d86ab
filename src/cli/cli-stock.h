/* cli-stock.h - what was counted on the table and does not add up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli-game.h"

/* Prints an empty line and what does not add up; nothing if all does. */
void cli_stock_print (const CliRecord *record);
/* `explain FILE stock`: the same, and which entries could explain it. */
CliExit cli_stock_explain (const CliRecord *record);
