/* cli-stream.c - see cli-stream.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli-stream.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gi18n.h>

#include "cli.h"

struct _CliStream
{
  GInputStream parent_instance;

  FILE *file;
};

G_DEFINE_FINAL_TYPE (CliStream, cli_stream, G_TYPE_INPUT_STREAM)

static gssize
read_some (GInputStream *stream, void *buffer, gsize count, GCancellable *cancellable, GError **error)
{
  CliStream *self = CLI_STREAM (stream);
  errno = 0;
  const gsize n = fread (buffer, 1, count, self->file);
  if (n > 0 || !ferror (self->file))
    return (gssize) n;
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), _ ("it cannot be read: %s"), g_strerror (errno));
  return -1;
}

static void
cli_stream_finalize (GObject *object)
{
  CliStream *self = CLI_STREAM (object);
  if (self->file != NULL && self->file != stdin)
    fclose (self->file);
  G_OBJECT_CLASS (cli_stream_parent_class)->finalize (object);
}

static void
cli_stream_class_init (CliStreamClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cli_stream_finalize;
  G_INPUT_STREAM_CLASS (klass)->read_fn = read_some;
}

static void
cli_stream_init (CliStream *self)
{
}

/* Opens a regular file.  Opening a pipe would wait for its writer, but not with O_NONBLOCK.  NULL: the error was
 * printed. */
static FILE *
open_file (const char *path)
{
  int descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  FILE *file = descriptor >= 0 ? fdopen (descriptor, "rb") : NULL;
  struct stat about;
  if (file == NULL)
    cli_fail (_ ("%s cannot be opened: %s"), path, g_strerror (errno));
  else if (fstat (descriptor, &about) != 0 || !S_ISREG (about.st_mode))
    {
      cli_fail (_ ("%s is a folder, a pipe or a device, not a file; “-” reads from standard input"), path);
      g_clear_pointer (&file, fclose);
    }
  return file;
}

GInputStream *
cli_stream_open (const char *path)
{
  FILE *file = strcmp (path, "-") == 0 ? stdin : open_file (path);
  if (file == NULL)
    return NULL;
  CliStream *self = g_object_new (CLI_TYPE_STREAM, NULL);
  self->file = file;
  return g_buffered_input_stream_new_sized (G_INPUT_STREAM (self), 65536);
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
  cli_fail ("%s: %s", path, error->message);
  return NULL;
}
