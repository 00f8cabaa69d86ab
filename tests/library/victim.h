/* victim.h - a child process that prints numbers until it is killed at a random moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parent reads a random count of numbers, runs an empty loop of random length, and kills the child.  There are no
 * sleeps, so a round takes only as long as the child needs.
 */
#pragma once

#include <glib.h>

/* Runs a program of the build's tests/library.  `words` are its name and arguments, NULL-terminated. */
GPid victim_spawn (const char *const *words, int *in, int *out);
/* The same, and kills it.  Calls `hear` for each number that it printed, and returns how many these were. */
guint victim_kill (const char *const *words, void (*hear) (gpointer data, guint number), gpointer data);
