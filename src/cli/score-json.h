/* score-json.h - a scored record as one JSON object; the fields are described in arbitress-cli(1).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "writer.h"

G_BEGIN_DECLS

void cli_score_json (const CliRecord *record);

/* ---- carc-json.c: what only Carcassonne has ---- */

/* The cells of what a ledger line is for. */
void carc_json_line_cells (JsonBuilder *json, const CarcState *state, const TableLine *line);
/* Everything of the state that is no player, no ledger and no rule. */
void carc_json_state (JsonBuilder *json, const CliRecord *record);
void carc_json_supply (JsonBuilder *json, const CarcState *state, guint player);
/* The ties from index `from` on. */
void carc_json_ties (JsonBuilder *json, const CliRecord *record, const CarcState *state, guint from);
/* Ledger lines from index `from` on; their ties are counted from `first_tie`. */
void score_json_ledger (JsonBuilder *json, const CliRecord *record, const CarcState *state, guint from,
                        guint first_tie);

G_END_DECLS
