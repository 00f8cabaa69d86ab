/* library-file.c - see library-file.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "library-file.h"
#include "table/table-trouble.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* A file may grow while it is read, so `most` counts what was read, too. */
static const char *
read_all (int file, gsize most, GBytes **bytes)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  struct stat about;
  guint8 part[64 * 1024];

  if (fstat (file, &about) != 0)
    return table_errno_tell (errno);
  if (!S_ISREG (about.st_mode))
    return _ ("it is a folder, a pipe or a device, not a file");
  for (gsize room = most + 1; room > 0;)
    {
      const gssize n = read (file, part, MIN (room, sizeof part));

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return table_errno_tell (errno);
      if (n == 0)
        {
          *bytes = g_byte_array_free_to_bytes (g_steal_pointer (&data));
          return NULL;
        }
      g_byte_array_append (data, part, (guint) n);
      room -= (gsize) n;
    }
  return _ ("it is too large");
}

const char *
library_file_read (const char *path, gsize most, GBytes **bytes, gboolean *missing)
{
  const int file = g_open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0);
  const char *why;

  g_return_val_if_fail (most < G_MAXUINT, "");

  if (missing != NULL)
    *missing = file < 0 && errno == ENOENT;
  if (file < 0)
    return table_errno_tell (errno);
  why = read_all (file, most, bytes);
  close (file);
  return why;
}
