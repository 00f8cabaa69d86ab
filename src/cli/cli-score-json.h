/* cli-score-json.h - a scored record as one JSON object; the fields are described in arbitress-cli(1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli-writer.h"
#include "table/table-luck.h"

void cli_score_json (const CliRecord *record);

/* Writes the ledger lines of `state` from index `from` on; their ties are numbered from `first_tie`. */
void score_json_ledger (GString *json, const CliRecord *record, gconstpointer state, guint from, guint first_tie);
/* The same for `n` effects. */
void score_json_effects (GString *json, const CliRecord *record, gconstpointer state, const TableLine *effects, guint n,
                         guint first_tie);
void score_json_luck (GString *json, const CliRecord *record, const TableLuckRow *row);
