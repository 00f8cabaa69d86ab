/* cli-writer.h - writes JSON: short functions around JsonBuilder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A call with a key writes one member of the object that is open.  A call whose key is NULL writes one element of the
 * array that is open.  All keys are described in arbitress-cli(1).
 */
#pragma once

#include <json-glib/json-glib.h>

#include "cli.h"
#include "table/table-report.h"

G_BEGIN_DECLS

void put_object (JsonBuilder *json, const char *key);
void put_array (JsonBuilder *json, const char *key);
void end_object (JsonBuilder *json);
void end_array (JsonBuilder *json);

void put_text (JsonBuilder *json, const char *key, const char *text); /* NULL becomes null */
void put_own_text (JsonBuilder *json, const char *key, char *text);   /* frees `text` */
void put_number (JsonBuilder *json, const char *key, gint64 number);
void put_real (JsonBuilder *json, const char *key, double number);  /* rounded to four places */
void put_exact (JsonBuilder *json, const char *key, double number); /* with every digit */
void put_truth (JsonBuilder *json, const char *key, gboolean truth);
void put_null (JsonBuilder *json, const char *key);
void put_cell (JsonBuilder *json, const char *key, int x, int y);
/* Writes an entry's number, from 1, and its line of the file; null for both in a forecast, which has no entry. */
void put_entry (JsonBuilder *json, const CliRecord *record, guint entry);
/* Writes the ids of the rulings in the set. */
void put_rulings (JsonBuilder *json, const char *key, const TableGame *game, const TableRulingSet *rulings);

/* Writes the names of the players in the set, which has one bit for each player. */
void put_names (JsonBuilder *json, const char *key, const TablePlayer *players, guint set);

/* Writes what the rules report. */
typedef struct
{
  TableReport report; /* the first member, because the rules know only this part */
  JsonBuilder *json;
} CliReport;
CliReport cli_report (JsonBuilder *json);

/* Prints the whole document on standard output. */
void put_document (JsonBuilder *json);

G_END_DECLS
