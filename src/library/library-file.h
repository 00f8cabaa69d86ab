/* library-file.h - reads a file in a folder of the program, where anybody may have put something else in its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* Reads a regular file of at most `most` bytes, and never waits: not for the other end of a pipe, nor for a device.
 * Links are not followed.  Returns NULL, or why it cannot be read: translated words for after a colon; then `bytes` is
 * not set.  `missing` (may be NULL) is TRUE if there is no such file. */
const char *library_file_read (const char *path, gsize most, GBytes **bytes, gboolean *missing);
