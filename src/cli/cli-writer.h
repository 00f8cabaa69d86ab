/* cli-writer.h - what many documents in JSON have, and printing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All keys are described in arbitress-cli(1).
 */
#pragma once

#include "cli.h"
#include "table/table-json.h"

/* Writes an entry's number, from 1, and its line of the file; null for both in a forecast, which has no entry. */
void put_entry (GString *json, const CliRecord *record, guint entry);
/* Writes the ids of the rulings in the set. */
void put_rulings (GString *json, const char *key, const TableGame *game, const TableRulingSet *rulings);

/* Writes the names of the players in the set, which has one bit for each player. */
void put_names (GString *json, const char *key, const TablePlayer *players, guint set);

/* Prints the whole document on standard output. */
void put_document (const GString *json);
