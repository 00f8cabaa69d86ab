/* cli-writer.h - JSON in the words of this program: short calls around JsonBuilder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every call that takes a key writes one member of the object that is open; a NULL key writes one element of the
 * array that is open.  All keys are described in arbitress-cli(1).
 */
#pragma once

#include <json-glib/json-glib.h>

#include "cli.h"

G_BEGIN_DECLS

void put_object (JsonBuilder *json, const char *key);
void put_array (JsonBuilder *json, const char *key);
void end_object (JsonBuilder *json);
void end_array (JsonBuilder *json);

void put_text (JsonBuilder *json, const char *key, const char *text); /* NULL: null */
void put_own_text (JsonBuilder *json, const char *key, char *text);   /* frees it */
void put_number (JsonBuilder *json, const char *key, gint64 number);
void put_real (JsonBuilder *json, const char *key, double number);  /* rounded to four places */
void put_exact (JsonBuilder *json, const char *key, double number); /* every digit */
void put_truth (JsonBuilder *json, const char *key, gboolean truth);
void put_null (JsonBuilder *json, const char *key);
void put_cell (JsonBuilder *json, const char *key, int x, int y);
/* An entry by its number, from 1, and the line of the file it is on; null for what no entry brought (a forecast). */
void put_entry (JsonBuilder *json, const CliRecord *record, guint entry);
/* Ids of the rulings in the set. */
void put_rulings (JsonBuilder *json, const char *key, const TableGame *game, const TableRulingSet *rulings);

/* Names of the players in the set, a bit for each. */
void put_names (JsonBuilder *json, const char *key, const TablePlayer *players, guint set);

/* The whole document, to standard output. */
void put_document (JsonBuilder *json);

G_END_DECLS
