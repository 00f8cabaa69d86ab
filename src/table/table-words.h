/* table-words.h - one line of text cut into words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Entries and setup lines are words between blanks; a word in double quotes may hold blanks, with \" and \\ inside.
 * A # outside quotes begins a comment.  Everything is bounded: a line has at most TABLE_LINE_MAX bytes of valid
 * UTF-8 without control characters, and at most TABLE_WORDS_MAX words.
 */
#pragma once

#include "table-refusal.h"

G_BEGIN_DECLS

#define TABLE_LINE_MAX 1024
#define TABLE_WORDS_MAX 64

typedef struct
{
  guint n;
  const char *word[TABLE_WORDS_MAX]; /* point into text */
  char text[TABLE_LINE_MAX + TABLE_WORDS_MAX + 1];
} TableWords;

/* Cuts `line` (no newline inside).  An empty or comment line gives n == 0 and TRUE. */
gboolean table_words_cut (TableWords *words, const char *line, TableRefusal *why);

/* "3,-1" into x and y; each within -TABLE_COORDINATE_MAX .. TABLE_COORDINATE_MAX. */
#define TABLE_COORDINATE_MAX 4095
gboolean table_words_xy (const char *word, int *x, int *y);

/* A decimal number within low .. high, an optional sign, nothing after it. */
gboolean table_words_number (const char *word, int low, int high, int *number);

/* "a, b or c"; "" of none; free with g_free (). */
char *table_words_or (const char *const *words, guint n);

/* Appends `text` to `out` as one word: bare when it can be, else in quotes. */
void table_words_append (GString *out, const char *text);

G_END_DECLS
