/* cli-catan.h - Catan on the command line; private to cli-catan.c and cli-catan-json.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "catan/catan-play.h"
#include "cli-game.h"

/* See CliGame. */
void catan_json_player (GString *json, const CliRecord *record, guint player);
void catan_json_line (GString *json, gconstpointer state, const TableLine *line, guint first_tie);
void catan_json_state (GString *json, const CliRecord *record);
