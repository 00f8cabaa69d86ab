/* table-luck.h - what chance gave to each player, beside what was to be expected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game lists the kinds of luck that it knows (TableGame.luck_kinds), counts them in its state, and tells them as rows
 * (TableGame.luck): cards by dice, ties that were decided.  No page, command or sheet names a game; they show rows.
 *
 * `expected` is the mean of what could have come, each time as things stood then.  `spread` is the standard deviation
 * of the sum: in about two of three games chance brings a number no further from `expected` than that.
 */
#pragma once

#include "table-moment.h"

/* What a row counts. */
struct _TableLuckKind
{
  const char *word;  /* for programs: "wood"; it never changes */
  const char *title; /* N_() */
  const char *note;  /* N_(), one sentence; NULL: the row has its own, or that of the row above holds */
  gboolean within;   /* a part of the row above that is not within */
  gboolean expects;  /* there is something to expect */
  gboolean sided;    /* `got` can be on both sides of 0, and is told with its sign */
};

/* If nothing can be expected of this kind, the last two arrays are empty. */
typedef struct
{
  const TableLuckKind *kind; /* one of the game's */
  const char *note;          /* N_(), in place of that of the kind, if it depends on the game; NULL: that one */
  double got[TABLE_MAX_PLAYERS];
  double expected[TABLE_MAX_PLAYERS], spread[TABLE_MAX_PLAYERS];
} TableLuckRow;

/* The rows of a moment in which there is anything, an array of TableLuckRow; free with g_array_unref ().  The first row
 * is `drawn`, the luck of what was drawn (table-chances.h), which no state has.  NULL: without it. */
GArray *table_luck (const TableMoment *moment, const TableLuckRow *drawn);
/* What is counted, translated; NULL: the same as in the row above. */
const char *table_luck_note (const TableLuckRow *row);
/* Is there anything to tell in this row, in a game of so many players?  If not, no list has the row, and no sum counts
 * the game. */
gboolean table_luck_has (const TableLuckRow *row, guint n_players);
/* "12", "3.5", or "+3.4" in a row with sides; free with g_free (). */
char *table_luck_got (const TableLuckRow *row, guint player);
/* "10.4 ± 2.1"; NULL if nothing is expected; free with g_free (). */
char *table_luck_expected (const TableLuckRow *row, guint player);
