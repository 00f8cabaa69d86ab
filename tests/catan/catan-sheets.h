/* catan-sheets.h - the tables of scripts that test-catan-sheets.c and test-catan-rulings.c run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan-script.h"

extern const Script sheet_fishermen[], sheet_market[], sheet_base[], sheet_hands[], sheet_covered[], sheet_six[],
    sheet_paired[], rulings_fishermen[], rulings_paired[];

/* Entries that give fish tokens to Anna: one, or all there are of a value. */
#define ONE "token Anna draw 1 t\n"
#define TWO "token Anna draw 2 t\n"
#define THREE "token Anna draw 3 t\n"
#define ONES ONE ONE ONE ONE ONE ONE ONE ONE ONE ONE ONE
#define TWOS TWO TWO TWO TWO TWO TWO TWO TWO TWO TWO
#define THREES THREE THREE THREE THREE THREE THREE THREE THREE
#define SEVEN_THREES THREE THREE THREE THREE THREE THREE THREE
