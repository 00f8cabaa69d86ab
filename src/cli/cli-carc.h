/* cli-carc.h - Carcassonne on the command line; private to cli-carc.c and cli-carc-json.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "carcassonne/carc-play.h"
#include "cli-game.h"

/* See CliGame. */
void carc_json_player (GString *json, const CliRecord *record, guint player);
void carc_json_line (GString *json, gconstpointer state, const TableLine *line, guint first_tie);
void carc_json_effect (GString *json, gconstpointer state, const TableLine *effect, guint first_tie);
void carc_json_state (GString *json, const CliRecord *record);
