/* table-words.h - cuts one line of text into words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Entries and setup lines are words with blanks between them.  A word in double quotes may hold blanks; \" and \\ in
 * it mean " and \.  A # outside quotes begins a comment.  Everything is bounded: a line has at most TABLE_LINE_MAX
 * bytes of valid UTF-8 without the control characters of ASCII (except the tab), and at most TABLE_WORDS_MAX words.
 */
#pragma once

#include "table-signs.h"

#define TABLE_LINE_MAX 1024
#define TABLE_WORDS_MAX 64

typedef struct
{
  guint n;
  const char *word[TABLE_WORDS_MAX]; /* point into text */
  char text[TABLE_LINE_MAX + TABLE_WORDS_MAX + 1];
} TableWords;

/* Cuts `line`, which has no newline.  For an empty line or a comment, n is 0 and the result TRUE. */
gboolean table_words_cut (TableWords *words, const char *line, TableRefusal *why);

/* The index of a word in a list; -1 if it is not there. */
int table_words_find (const char *word, const char *const *words, guint n);

/* Reads "3,-1" into x and y; each is from -TABLE_COORDINATE_MAX to TABLE_COORDINATE_MAX. */
#define TABLE_COORDINATE_MAX 4095
gboolean table_words_xy (const char *word, int *x, int *y);

/* Reads a decimal number from `low` to `high`, with an optional sign and nothing after it. */
gboolean table_words_number (const char *word, int low, int high, int *number);

/* "a, b or c"; "" if `n` is 0; free with g_free (). */
char *table_words_or (const char *const *words, guint n);

/* Appends `text` to `out` as one word, in quotes if it needs them. */
void table_words_append (GString *out, const char *text);

/* The text with a capital at its beginning; free with g_free (). */
char *table_capital (const char *text);

/* The same key for a name in upper and lower case, and for all ways to write its accents; free with g_free (). */
char *table_name_key (const char *name);
