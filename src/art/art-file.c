/* art-file.c - writes a file that a person has named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GLib writes the bytes to a new file with a random name in the same folder, syncs it, and renames it.  It replaces a
 * link and does not follow it.
 */
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "art-export.h"
#include "table/table-trouble.h"

static gboolean
refuse (const char *path, const char *why, GError **error)
{
  g_set_error (error, ART_EXPORT_ERROR, ART_EXPORT_ERROR_WRITE, _ ("“%s” cannot be written: %s"), path, why);
  return FALSE;
}

gboolean
art_file_write (const char *path, GBytes *bytes, GError **error)
{
  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);
  g_autoptr (GError) failed = NULL;
  GStatBuf about;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gboolean exists = g_stat (path, &about) == 0;
  int mode = exists ? (int) about.st_mode & 0777 : 0666;
  if (!exists && errno != ENOENT)
    return refuse (path, table_errno_tell (errno), error);
  if (exists && !S_ISREG (about.st_mode))
    return refuse (path, _ ("it is a folder, a pipe or a device, not a file"), error);
  if (exists && g_access (path, W_OK) != 0)
    return refuse (path, table_errno_tell (errno), error);
  if (!g_file_set_contents_full (path, text ? text : "", (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, &failed))
    return refuse (path, table_error_tell (failed), error);
  if (exists)
    g_chmod (path, mode); /* the umask may have taken something from it */
  return TRUE;
}
