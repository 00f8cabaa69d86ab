/* carc-sheets.h - the tables of scripts that test-carc-sheets.c runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-script.h"

extern const Script sheet_arbitress[], sheet_lake[], sheet_race[], sheet_water[];
