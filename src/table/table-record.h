/* table-record.h - a game as a text file that people can read and write; see arbitress-record(5).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     Arbitress record 1
 *     game carcassonne
 *     player Anna red
 *     ...
 *     play
 *     place crfr 0,1 r2 follower city:S
 */
#pragma once

#include "table-journal.h"

#define TABLE_RECORD_VERSION 1
#define TABLE_RECORD_BYTES_MAX (4 * 1024 * 1024)

typedef struct
{
  guint line; /* line of the file, from 1 */
  int entry;  /* index of the entry it became, -1 for a setup line */
  TableRefusal refusal;
} TableRecordFault;

typedef enum
{
  TABLE_RECORD_ERROR_NOT_A_RECORD,
  TABLE_RECORD_ERROR_VERSION,
  TABLE_RECORD_ERROR_TOO_LARGE,
  TABLE_RECORD_ERROR_SETUP,
} TableRecordError;
#define TABLE_RECORD_ERROR (table_record_error_quark ())
GQuark table_record_error_quark (void);

/* Reads a record.  Entries that do not fit are kept and reported in `faults` (GArray of TableRecordFault, may be
 * NULL; the caller frees it).  If the setup is faulty, the record cannot be read: NULL, and `error` names the line. */
TableJournal *table_record_parse (const char *text, gsize length, GArray **faults, GError **error);

/* As table_record_parse (), but `rules` ("A1=between", NULL-terminated, may be NULL) replace rules of the record, and
 * `lines` (GArray of guint, may be NULL; the caller frees it) holds for each entry the number of its line. */
TableJournal *table_record_parse_with (const char *text, gsize length, const char *const *rules, GArray **faults,
                                       GArray **lines, GError **error);

/* The journal as a record with the first `n` entries, G_MAXUINT for all of them.  Parsing it gives the same game.
 * Free with g_free (). */
char *table_record_print (const TableJournal *journal, guint n);
/* The same without what was told to the program in secret and without what was refused: all scores are the same, and it
 * can be shared. */
char *table_record_print_public (const TableJournal *journal, guint n);
/* Does the record hold something that was told in secret? */
gboolean table_record_is_secret (const TableJournal *journal);
/* A record of what table_setup_print () wrote and of these entries, NULL-terminated.  Free with g_free (). */
char *table_record_join (const char *setup, const char *const *entries);
