/* evening.h - an evening of Carcassonne as numbered acts: turns, undo, redo, edits of old turns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An act depends only on its number and on the session.  So one process can play, and another process can compute what
 * must be on disk.
 */
#pragma once

#include "evening/session.h"

/* The entries of the sample game, NULL-terminated; `setup` gets its setup lines. */
char **evening_read (char **setup);
/* Does the `number`-th act.  Acts that the journal refuses change nothing. */
void evening_act (ArbSession *session, const char *const *sample, guint number);
