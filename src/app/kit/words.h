/* words.h - words that several parts of the application use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A translated colour with its shape, "red circle".  `colour`: an index into table_colours. */
const char *arb_colour_title (guint colour);

/* Makes a whole sentence of a refusal: a capital first, a full stop last; free with g_free (). */
char *arb_sentence (const char *refusal);

/* "today, 14:32", "yesterday", "21 November"; free with g_free (). */
char *arb_when (gint64 unix_time);
