/* search.h - finds what a person searches for by words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Without case and accents: "Günter" and "gunter" are the same.  Free with g_free (). */
char *arb_search_plain (const char *text);
/* The plain words of what was typed; NULL if there is none.  Free with g_strfreev (). */
char **arb_search_words (const char *typed);
/* Does each of these words occur in a plain text?  NULL: nothing is searched for, so everything is found. */
gboolean arb_search_finds (const char *plain, char **words);
