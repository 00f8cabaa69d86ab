/* cli-score-text.h - a scored record for people, on a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli.h"

/* Prints what is asked, points by kind, what else is on the table, and the ledger. */
void cli_score_text (const CliRecord *record);
