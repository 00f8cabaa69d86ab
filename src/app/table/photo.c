/* photo.c - see photo.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The decoder gets the file in small pieces, so that a picture that takes too long is given up between two of them.  It
 * says how large the picture is before it makes room for it.
 */
#include "config.h"

#include "photo.h"

#include <glib/gi18n.h>
#include <string.h>

#include "evening/photos.h"
#include "evening/reason.h"
#include "photo-kind.h"

#define PIECE 4096
#define DECODE_SECONDS 20

static gboolean
refuse (GError **error, const char *why)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, why);
  return FALSE;
}

/* ---- decoding ---- */

typedef struct
{
  int side; /* the most pixels */
  gboolean too_many;
} Decoding;

static void
size_known (GdkPixbufLoader *loader, int width, int height, Decoding *decoding)
{
  const double scale = MIN (1, (double) decoding->side / MAX (MAX (width, height), 1));

  decoding->too_many = width < 1 || height < 1 || (gint64) width * height > ARB_PHOTO_PIXELS_MAX;
  if (decoding->too_many)
    gdk_pixbuf_loader_set_size (loader, 0, 0); /* the decoder refuses that */
  else
    gdk_pixbuf_loader_set_size (loader, MAX ((int) (width * scale + 0.5), 1), MAX ((int) (height * scale + 0.5), 1));
}

static gboolean
feed (GdkPixbufLoader *loader, const guint8 *data, gsize length, const Decoding *decoding, GCancellable *cancellable,
      GError **error)
{
  const gint64 until = g_get_monotonic_time () + DECODE_SECONDS * G_USEC_PER_SEC;

  for (gsize at = 0; at < length; at += PIECE)
    {
      if (!gdk_pixbuf_loader_write (loader, data + at, MIN (PIECE, length - at), error))
        return FALSE;
      if (decoding->too_many || g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (g_get_monotonic_time () > until)
        return refuse (error, _ ("it takes too long to decode it"));
    }
  return TRUE;
}

static GdkPixbuf *
load (GdkPixbufLoader *loader, const guint8 *data, gsize length, int side, GCancellable *cancellable, GError **error)
{
  Decoding decoding = { side, FALSE };
  g_autoptr (GError) failed = NULL;
  gboolean fed;

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_known), &decoding);
  fed = feed (loader, data, length, &decoding, cancellable, &failed);
  if (!gdk_pixbuf_loader_close (loader, fed ? &failed : NULL))
    fed = FALSE;
  g_signal_handlers_disconnect_by_data (loader, &decoding);
  if (decoding.too_many)
    return refuse (error, _ ("it has too many pixels")), NULL;
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  if (!fed)
    return refuse (error, failed == NULL || failed->domain == GDK_PIXBUF_ERROR
                              ? _ ("it is damaged, or no picture of a kind that can be read here")
                              : arb_reason (failed)),
           NULL;
  if (gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    return refuse (error, _ ("it cannot be decoded")), NULL;
  return gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
}

/* What a file of this kind lacks; NULL: it can be decoded. */
static const char *
fault_of (const ArbPhotoKind *kind, const guint8 *data, gsize length)
{
  if (length > ARB_PHOTO_FILE_BYTES_MAX)
    return _ ("the file is too large");
  if (kind == NULL)
    return _ ("it is not a JPEG, PNG or WebP picture");
  return NULL;
}

/* Only a picture from elsewhere can be cut: what is kept was made here. */
static gboolean
is_cut (GBytes *bytes)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  const ArbPhotoKind *kind = arb_photo_kind_of (data, length);

  return kind != NULL && length <= ARB_PHOTO_FILE_BYTES_MAX && !kind->is_whole (data, length);
}

static GdkPixbuf *
decode (GBytes *bytes, int side, GCancellable *cancellable, GError **error)
{
  g_autoptr (GdkPixbufLoader) loader = NULL;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);
  const ArbPhotoKind *kind = arb_photo_kind_of (data, length);
  const char *fault = fault_of (kind, data, length);
  double scale;

  if (fault != NULL)
    return refuse (error, fault), NULL;
  loader = gdk_pixbuf_loader_new_with_mime_type (kind->mime, NULL);
  if (loader == NULL)
    {
      /* Translators: a kind of picture, such as WebP, and the name of a package */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("%s pictures cannot be read here without %s"),
                   kind->name, kind->more);
      return NULL;
    }
  pixbuf = load (loader, data, length, side, cancellable, error);
  if (pixbuf == NULL)
    return NULL;
  scale = (double) side / MAX (gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf));
  if (scale >= 1)
    return g_steal_pointer (&pixbuf);
  return gdk_pixbuf_scale_simple (pixbuf, MAX ((int) (gdk_pixbuf_get_width (pixbuf) * scale), 1),
                                  MAX ((int) (gdk_pixbuf_get_height (pixbuf) * scale), 1), GDK_INTERP_BILINEAR);
}

GdkTexture *
arb_photo_texture (GBytes *bytes, int side, GError **error)
{
  g_autoptr (GdkPixbuf) pixbuf = NULL;

  g_return_val_if_fail (bytes != NULL && side > 0, NULL);

  pixbuf = decode (bytes, side, NULL, error);
  return pixbuf != NULL ? gdk_texture_new_for_pixbuf (pixbuf) : NULL;
}

GtkWidget *
arb_photo_picture_new (GBytes *bytes, const char *caption, int side, GError **error)
{
  g_autoptr (GdkTexture) texture = arb_photo_texture (bytes, side, error);
  GtkWidget *picture;

  if (texture == NULL)
    return NULL;
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), *caption != '\0' ? caption : _ ("A photo of the table"));
  return picture;
}

/* ---- converting ---- */

/* On white, as on paper. */
static GdkPixbuf *
without_alpha (GdkPixbuf *pixbuf)
{
  if (!gdk_pixbuf_get_has_alpha (pixbuf))
    return g_object_ref (pixbuf);
  return gdk_pixbuf_composite_color_simple (pixbuf, gdk_pixbuf_get_width (pixbuf), gdk_pixbuf_get_height (pixbuf),
                                            GDK_INTERP_NEAREST, 255, 8, 0xffffff, 0xffffff);
}

GBytes *
arb_photo_convert (GBytes *bytes, GCancellable *cancellable, GError **error)
{
  static const char *const qualities[] = { "84", "70", "50", "30", "10" };
  g_autoptr (GdkPixbuf) pixbuf = NULL, plain = NULL;

  g_return_val_if_fail (bytes != NULL, NULL);

  if (is_cut (bytes))
    return refuse (error, _ ("the file ends in the middle of the picture")), NULL;
  pixbuf = decode (bytes, LIBRARY_PHOTO_SIDE_MAX, cancellable, error);
  if (pixbuf == NULL)
    return NULL;
  plain = without_alpha (pixbuf);
  for (guint i = 0; plain != NULL && i < G_N_ELEMENTS (qualities); i++)
    {
      g_autoptr (GBytes) jpeg = NULL;
      char *buffer;
      gsize length;

      if (!gdk_pixbuf_save_to_buffer (plain, &buffer, &length, "jpeg", error, "quality", qualities[i], NULL))
        return NULL;
      jpeg = g_bytes_new_take (buffer, length);
      if (library_photo_fault (jpeg) == NULL)
        return g_steal_pointer (&jpeg);
    }
  return refuse (error, _ ("it cannot be made small enough")), NULL;
}

/* ---- reading ---- */

gboolean
arb_photo_is_named (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *type = NULL, *mime = NULL;

  type = name != NULL ? g_content_type_guess (name, NULL, 0, NULL) : NULL;
  mime = type != NULL ? g_content_type_get_mime_type (type) : NULL;
  return mime != NULL && g_str_has_prefix (mime, "image/");
}

/* Not more than a byte above the bound is read. */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo)
      info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                G_FILE_QUERY_INFO_NONE, cancellable, error);
  g_autoptr (GFileInputStream) in = NULL;
  gsize length, most;
  char *data;

  if (info == NULL)
    return NULL;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return refuse (error, _ ("it is a folder, a pipe or a device, not a file")), NULL;
  if (g_file_info_get_size (info) > ARB_PHOTO_FILE_BYTES_MAX)
    return refuse (error, _ ("the file is too large")), NULL;
  in = g_file_read (file, cancellable, error);
  if (in == NULL)
    return NULL;
  most = (gsize) g_file_info_get_size (info) + 1;
  data = g_malloc (most);
  if (!g_input_stream_read_all (G_INPUT_STREAM (in), data, most, &length, cancellable, error))
    {
      g_free (data);
      return NULL;
    }
  return g_bytes_new_take (data, length);
}

typedef struct
{
  GFile *file;
  GBytes *bytes;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_clear_object (&reading->file);
  g_clear_pointer (&reading->bytes, g_bytes_unref);
  g_free (reading);
}

static void
work (GTask *task, gpointer parent, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  GBytes *photo;

  if (reading->bytes == NULL)
    reading->bytes = read_file (reading->file, cancellable, &error);
  photo = reading->bytes != NULL ? arb_photo_convert (reading->bytes, cancellable, &error) : NULL;
  if (photo != NULL)
    g_task_return_pointer (task, photo, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, error);
}

void
arb_photo_read (GtkWidget *parent, GFile *file, GBytes *bytes, GCancellable *cancellable, GAsyncReadyCallback done,
                gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (parent, cancellable, done, user_data);
  Reading *reading = g_new0 (Reading, 1);

  g_return_if_fail ((file == NULL) != (bytes == NULL));

  reading->file = file != NULL ? g_object_ref (file) : NULL;
  reading->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, work);
}

GBytes *
arb_photo_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
