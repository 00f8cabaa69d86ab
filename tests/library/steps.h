/* steps.h - changes to a game that follow from a number, so that one process can make them and another foretell them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint from;     /* as library_write () takes it */
  char *lines[4]; /* NULL-terminated */
} Step;

/* The `number`-th change to a game of `length` entries: mostly one line more, now and then another tail. */
void step_make (Step *step, guint number, guint length);
void step_clear (Step *step);
/* What it makes of the entries. */
void step_take (const Step *step, GPtrArray *entries);

G_END_DECLS
