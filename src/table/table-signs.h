/* table-signs.h - signs in a text that nobody sees, or that change how the text around them is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Such signs are control characters but the tab (also U+0080 to U+009F, which a terminal obeys), line separators, marks
 * that turn the direction of writing, signs without width, and the code points that are no characters.  What a person
 * writes has none of them.  Records of older versions may have them: they are read as ever, but shown as \u{9b}.
 *
 * Joiners, variation selectors and tags belong to the sign before them in some scripts and in emoji; there they are
 * like any other sign.
 */
#pragma once

#include "table-refusal.h"

/* The marks that turn the direction of writing: they show text in another order than it is read. */
gboolean table_is_turning (gunichar c);
gboolean table_text_turns (const char *text);

/* The first of these signs at or behind `from`, which is in `text`; NULL: there is none. */
const char *table_text_hidden (const char *text, const char *from);

/* A copy in which `write` puts something else for each of these signs; free it with g_free (). */
typedef void (*TableSignWriter) (GString *out, gunichar sign);
char *table_text_rewrite_hidden (const char *text, TableSignWriter write);

/* Refuses a text, written just now, that has a sign of this kind. */
gboolean table_text_check (const char *text, TableRefusal *why);

/* The same of a name, in which something must be seen. */
gboolean table_name_check (const char *name, TableRefusal *why);

/* Is there nothing to be seen in it? */
gboolean table_text_is_blank (const char *text);

/* The text with \u{9b} for each of these signs but newlines.  With `isolates`, names stay isolated as
 * table_name_said () does it.  Free with g_free (). */
char *table_text_shown (const char *text, gboolean isolates);
/* The same without `isolates` into `size` bytes; what does not fit is left out. */
void table_text_copy_shown (char *into, gsize size, const char *text);
