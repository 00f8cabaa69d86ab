/* victim.h - a child that says numbers until it is killed, at a moment that is the dice's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parent hears a random count of numbers, spins for a random while, and kills.  No sleeps: a round takes as long
 * as what the child does.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Runs `words` (the program of the build's tests/library first, NULL-terminated), kills it, and calls `hear` for each
 * number it said before.  Returns how many those were. */
guint victim_kill (const char *const *words, void (*hear) (gpointer data, guint number), gpointer data);

G_END_DECLS
