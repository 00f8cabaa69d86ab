/* steps.h - changes to a game that depend only on a number: one process makes them, and another knows what they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef struct
{
  guint from;     /* as in library_write () */
  char *lines[4]; /* NULL-terminated */
} Step;

/* The `number`-th change to a game of `length` entries.  Mostly it adds a line; sometimes it replaces the last ones. */
void step_make (Step *step, guint number, guint length);
void step_clear (Step *step);
/* Makes the same change to `entries`. */
void step_take (const Step *step, GPtrArray *entries);
