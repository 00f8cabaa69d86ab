/* cli-score-text.h - a scored record for people, on a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli.h"

G_BEGIN_DECLS

/* Points by kind, figures, Arbitress, race, water, what is asked, and the ledger. */
void cli_score_text (const CliRecord *record);

G_END_DECLS
