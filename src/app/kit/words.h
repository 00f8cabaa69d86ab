/* words.h - words the application says in several places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "red circle", translated: a colour by index into table_colours, with its shape. */
const char *arb_colour_title (guint colour);

/* With a capital first; free with g_free (). */
char *arb_capital (const char *text);
/* A refusal as a sentence that stands alone: a capital first, a full stop last; free with g_free (). */
char *arb_sentence (const char *refusal);

/* "today, 14:32", "yesterday", "21 November"; free with g_free (). */
char *arb_when (gint64 unix_time);

G_END_DECLS
