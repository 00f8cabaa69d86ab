/* answers.h - what the parts of answers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/flow.h"

G_BEGIN_DECLS

/* As JSON. */
void answers_print_string (const char *words);
void answers_print_words (const char *name, const char *words);
/* The list of answers to this question; each begins like its button, with its key and its title. */
void answers_print_offered (Flow *flow);
/* One of them, with its keys; `where` is the cell of the map where it can be taken as well, NULL: as its title says. */
void answers_print_choice (Flow *flow, guint index, const char *where);

/* Prints the answers that lead to an entry.  FALSE: it cannot be answered at the prompt. */
typedef gboolean (*AnswersPrint) (Flow *flow, gconstpointer entry, guint shown);
gboolean answers_print_catan (Flow *flow, gconstpointer entry, guint shown);

G_END_DECLS
