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
/* Prints an entry that the window makes without any answer, because nothing else is possible.  FALSE: it is none.  In a
 * game that is opened after `from` entries, the next one is asked for in any case. */
gboolean answers_print_taken (Flow *flow, const TableGame *game, gconstpointer entry, guint number, guint from);

/* For a game of Catan.  FALSE if the prompt cannot make one of the entries. */
gboolean answers_of_catan (TableJournal *recorded, guint from);

G_END_DECLS
