/* cli-stream.h - a file, or standard input, as a stream: what is large is not kept as a whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

/* A GBufferedInputStream of a regular file, "-" for standard input.  NULL: the error was printed. */
GInputStream *cli_stream_open (const char *path);
/* The bytes that are left, at most one more than `most`, so that a stream without end is refused.  NULL: the error was
 * printed. */
GByteArray *cli_stream_read (GInputStream *stream, const char *path, gsize most);
