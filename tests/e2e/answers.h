/* answers.h - what the parts of answers share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "prompt/flow.h"
#include "table/table-journal.h"

G_BEGIN_DECLS

/* As JSON. */
void answers_print_string (const char *words);
void answers_print_words (const char *name, const char *words);
/* The list of answers to this question; each begins like its button, with its key and its title. */
void answers_print_offered (Flow *flow);

/* For a game of Catan.  FALSE if the prompt cannot make one of the entries. */
gboolean answers_of_catan (TableJournal *recorded, guint from);

G_END_DECLS
