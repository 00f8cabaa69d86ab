/* table-refusal.h - why an entry, a setup line or a record line was not taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A refusal is an answer of the rules, not a failure of the program: one sentence for the person at the table that
 * says what is refused, where and why.  A function that refuses writes the sentence, returns FALSE and changes nothing
 * else.
 */
#pragma once

#include <glib.h>

typedef struct
{
  char sentence[512]; /* UTF-8, translated, no final full stop, never empty after a refusal */
} TableRefusal;

/* Always FALSE, so that a rule can say `return table_refuse (why, _("..."), ...)`.  `why` may be NULL.  Then no
 * sentence is formatted or translated, because the rules ask "would it fit?" thousands of times in a turn. */
#define table_refuse(why, ...) ((why) != NULL ? table_refuse_in_words ((why), __VA_ARGS__) : FALSE)

gboolean table_refuse_in_words (TableRefusal *why, const char *format, ...) G_GNUC_PRINTF (2, 3);
