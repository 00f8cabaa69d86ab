/* cli-stream.c - see cli-stream.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-stream.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "cli.h"
#include "evening/reason.h"
#include "table/table-trouble.h"

/* Opens a regular file.  Opening a pipe would wait for its writer, but not with O_NONBLOCK.  -1: the error was
 * printed. */
static int
open_file (const char *path)
{
  int descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  struct stat about;
  if (descriptor < 0)
    cli_fail (_ ("%s cannot be opened: %s"), path, table_errno_tell (errno));
  else if (fstat (descriptor, &about) != 0 || !S_ISREG (about.st_mode))
    {
      cli_fail (_ ("%s is a folder, a pipe or a device, not a file; “-” reads from standard input"), path);
      close (descriptor);
      return -1;
    }
  return descriptor;
}

GInputStream *
cli_stream_open (const char *path)
{
  const gboolean is_file = strcmp (path, "-") != 0;
  int descriptor = is_file ? open_file (path) : STDIN_FILENO;
  if (descriptor < 0)
    return NULL;
  g_autoptr (GInputStream) plain = g_unix_input_stream_new (descriptor, is_file);
  return g_buffered_input_stream_new_sized (plain, 65536);
}

GByteArray *
cli_stream_read (GInputStream *stream, const char *path, gsize most)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GError) error = NULL;
  gssize n = 1;
  while (bytes->len <= most && n > 0)
    {
      guint8 block[65536];
      n = g_input_stream_read (stream, block, MIN (sizeof block, most + 1 - bytes->len), NULL, &error);
      if (n > 0)
        g_byte_array_append (bytes, block, (guint) n);
    }
  if (n >= 0)
    return g_steal_pointer (&bytes);
  cli_fail ("%s: %s", path, arb_reason (error));
  return NULL;
}
