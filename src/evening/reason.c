/* reason.c - see reason.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "reason.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "table/table-trouble.h"

/* The errors that only GIO makes.  Those that this program makes itself with a sentence of its own, such as
 * G_IO_ERROR_INVALID_DATA, are not here. */
static const struct
{
  int code;   /* GIOErrorEnum */
  int number; /* of errno(3); 0: the words are here */
  const char *says;
} reasons[] = {
  { G_IO_ERROR_NOT_FOUND, ENOENT },
  { G_IO_ERROR_PERMISSION_DENIED, EACCES },
  { G_IO_ERROR_NO_SPACE, ENOSPC },
  { G_IO_ERROR_READ_ONLY, EROFS },
  { G_IO_ERROR_IS_DIRECTORY, EISDIR },
  { G_IO_ERROR_NOT_DIRECTORY, ENOTDIR },
  { G_IO_ERROR_FILENAME_TOO_LONG, ENAMETOOLONG },
  { G_IO_ERROR_TOO_MANY_LINKS, ELOOP },
  { G_IO_ERROR_EXISTS, EEXIST },
  { G_IO_ERROR_TOO_MANY_OPEN_FILES, EMFILE },
  { G_IO_ERROR_TIMED_OUT, ETIMEDOUT },
  { G_IO_ERROR_NOT_MOUNTED, 0, N_ ("the disk or the folder of another computer is not connected") },
  { G_IO_ERROR_HOST_NOT_FOUND, 0, N_ ("the other computer cannot be reached") },
  { G_IO_ERROR_HOST_UNREACHABLE, 0, N_ ("the other computer cannot be reached") },
  { G_IO_ERROR_NETWORK_UNREACHABLE, 0, N_ ("the other computer cannot be reached") },
  { G_IO_ERROR_CONNECTION_REFUSED, 0, N_ ("the other computer cannot be reached") },
  { G_IO_ERROR_CLOSED, 0, N_ ("the connection was closed") },
  { G_IO_ERROR_BROKEN_PIPE, 0, N_ ("the connection was closed") },
  { G_IO_ERROR_CANCELLED, 0, N_ ("it was cancelled") },
};

const char *
arb_reason (const GError *error)
{
  g_return_val_if_fail (error != NULL, "");

  for (guint i = 0; error->domain == G_IO_ERROR && i < G_N_ELEMENTS (reasons); i++)
    if (reasons[i].code == error->code)
      return reasons[i].number != 0 ? table_errno_tell (reasons[i].number) : _ (reasons[i].says);
  return table_error_tell (error);
}
