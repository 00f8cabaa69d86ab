/* table-trouble.c - see table-trouble.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "table-trouble.h"

#include <errno.h>

#include "table-intl.h"

typedef struct
{
  int number;  /* of errno(3) */
  int of_glib; /* GFileError */
  const char *says;
} Trouble;

static const Trouble troubles[] = {
  { ENOENT, G_FILE_ERROR_NOENT, N_ ("there is no such file or folder") },
  { EACCES, G_FILE_ERROR_ACCES, N_ ("you are not allowed to do that there") },
  { EPERM, G_FILE_ERROR_PERM, N_ ("you are not allowed to do that there") },
  { ENOSPC, G_FILE_ERROR_NOSPC, N_ ("the disk is full") },
  { EROFS, G_FILE_ERROR_ROFS, N_ ("nothing can be written to this disk") },
  { EISDIR, G_FILE_ERROR_ISDIR, N_ ("it is a folder") },
  { ENOTDIR, G_FILE_ERROR_NOTDIR, N_ ("a part of its path is no folder") },
  { ENAMETOOLONG, G_FILE_ERROR_NAMETOOLONG, N_ ("its name is too long") },
  { ELOOP, G_FILE_ERROR_LOOP, N_ ("it is a link that leads nowhere") },
  { EEXIST, G_FILE_ERROR_EXIST, N_ ("there is a file or folder with this name already") },
  { EIO, G_FILE_ERROR_IO, N_ ("the disk reports an error") },
  { EMFILE, G_FILE_ERROR_MFILE, N_ ("too many files are open") },
  { ENFILE, G_FILE_ERROR_NFILE, N_ ("too many files are open") },
  { ENOMEM, G_FILE_ERROR_NOMEM, N_ ("there is not enough memory") },
  { ENODEV, G_FILE_ERROR_NODEV, N_ ("the device is not there") },
  { ENXIO, G_FILE_ERROR_NXIO, N_ ("the device is not there") },
  { EDQUOT, -1, N_ ("your part of the disk is full") },
  { EFBIG, -1, N_ ("it is too large for this disk") },
  { ETIMEDOUT, -1, N_ ("there was no answer in time") },
};

const char *
table_errno_tell (int number)
{
  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++)
    if (troubles[i].number == number)
      return _ (troubles[i].says);
  return g_strerror (number);
}

/* GLib's message names a file, often a temporary one, and at its end the reason. */
const char *
table_error_tell (const GError *error)
{
  if (error->domain != G_FILE_ERROR)
    return error->message;
  for (guint i = 0; i < G_N_ELEMENTS (troubles); i++)
    if (troubles[i].of_glib == error->code)
      return _ (troubles[i].says);
  const char *colon = g_strrstr (error->message, ": ");
  return colon != NULL ? colon + 2 : error->message;
}
