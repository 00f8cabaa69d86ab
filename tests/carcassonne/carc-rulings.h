/* carc-rulings.h - the tables of scripts that test-carc-rulings.c runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carc-script.h"

extern const Script rulings_arbitress[], rulings_lake[], rulings_base[];
