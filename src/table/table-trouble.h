/* table-trouble.h - why a file could not be read or written, in plain words: the system and GLib say it in words for
 * programmers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words go on after a colon: "games.arblib cannot be written: the disk is full".  They are translated, have no full
 * stop, and are valid at least until the next call in this thread.
 */
#pragma once

#include <glib.h>

/* Of a number of errno(3); what the system says of a number that is not usual. */
const char *table_errno_tell (int number);
/* Of an error of GLib's functions for files; of any other error its message. */
const char *table_error_tell (const GError *error);
