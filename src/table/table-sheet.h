/* table-sheet.h - the score sheet: which rows it has, and the points of each player in each row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row is a kind of ledger line.  A kind whose lines say what they are for (table-pad.h) has a row for each of these,
 * and one for the lines that say nothing.  In each column the rows add up to the score.
 */
#pragma once

#include "table-moment.h"

#define TABLE_SHEET_WHATS 8 /* rows by what was said; what was said later has one row together */

typedef struct
{
  guint kind;
  const char *title; /* of the game or of its ledger; valid as long as the moment */
  gboolean has[TABLE_MAX_PLAYERS];
  int points[TABLE_MAX_PLAYERS];
} TableSheetRow;

/* The rows with lines, an array of TableSheetRow; free with g_array_unref (). */
GArray *table_sheet (const TableMoment *moment);
