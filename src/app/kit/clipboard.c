/* clipboard.c - see clipboard.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "clipboard.h"

#include <glib/gi18n.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

#include "clipboard-x11.h"
#include "dialogs.h"

#define PIECE (64 * 1024)

const char *const arb_clipboard_text[] = { "text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", NULL };

typedef struct
{
  char **types;
  char *display;
  gsize bytes_max;
  guint late_source;
  gboolean is_late;
  ArbWait *wait; /* what is read also ends when it is late */
  GInputStream *stream;
  GByteArray *bytes;
} Reading;

void
arb_clipboard_set_empty (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("the clipboard has nothing that can be used here"));
}

void
arb_clipboard_set_large (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("there is more on the clipboard than can be read"));
}

static void
reading_free (gpointer data)
{
  Reading *self = data;

  g_clear_handle_id (&self->late_source, g_source_remove);
  g_clear_pointer (&self->wait, arb_dialog_wait_end);
  g_clear_object (&self->stream);
  g_clear_pointer (&self->bytes, g_byte_array_unref);
  g_strfreev (self->types);
  g_free (self->display);
  g_free (self);
}

/* Ends the task, in the main thread.  Both are taken over. */
static void
finish (GTask *task, GBytes *bytes, GError *error)
{
  Reading *self = g_task_get_task_data (task);

  g_clear_handle_id (&self->late_source, g_source_remove);
  g_clear_pointer (&self->wait, arb_dialog_wait_end);
  /* Whoever has the stream open can still write into it. */
  if (self->stream != NULL)
    g_input_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
  if (bytes != NULL)
    g_task_return_pointer (task, bytes, (GDestroyNotify) g_bytes_unref);
  else if (self->is_late)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED,
                             ngettext ("the program that has the clipboard did not give it within %d second",
                                       "the program that has the clipboard did not give it within %d seconds",
                                       ARB_CLIPBOARD_SECONDS),
                             ARB_CLIPBOARD_SECONDS);
  else
    g_task_return_error (task, g_error_copy (error));
  g_clear_error (&error);
  g_object_unref (task);
}

static gboolean
on_late (gpointer data)
{
  Reading *self = data;

  self->late_source = 0;
  self->is_late = TRUE;
  g_cancellable_cancel (arb_dialog_wait_cancellable (self->wait));
  return G_SOURCE_REMOVE;
}

/* ---- X11 ---- */

#ifdef GDK_WINDOWING_X11
static void
read_x11 (GTask *work, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Reading *self = data;
  GError *error = NULL;
  GBytes *bytes = arb_clipboard_x11_read (self->display, (const char *const *) self->types, self->bytes_max,
                                          cancellable, &error);

  if (bytes != NULL)
    g_task_return_pointer (work, bytes, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (work, error);
}

static void
on_x11_read (GObject *source, GAsyncResult *work, gpointer task)
{
  GError *error = NULL;
  GBytes *bytes = g_task_propagate_pointer (G_TASK (work), &error);

  finish (task, bytes, error);
}
#endif

/* ---- others, whose stream ends when it is closed ---- */

static void read_more (GTask *task);

static void
on_piece (GObject *stream, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Reading *self = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GBytes) piece = g_input_stream_read_bytes_finish (G_INPUT_STREAM (stream), result, &error);
  gsize length = piece != NULL ? g_bytes_get_size (piece) : 0;

  if (piece != NULL && length > self->bytes_max - self->bytes->len)
    arb_clipboard_set_large (&error);
  else if (length > 0)
    {
      g_byte_array_append (self->bytes, g_bytes_get_data (piece, NULL), (guint) length);
      read_more (task);
      return;
    }
  else if (piece != NULL && self->bytes->len == 0)
    arb_clipboard_set_empty (&error);
  finish (task, error == NULL ? g_byte_array_free_to_bytes (g_steal_pointer (&self->bytes)) : NULL, error);
}

static void
read_more (GTask *task)
{
  Reading *self = g_task_get_task_data (task);

  g_input_stream_read_bytes_async (self->stream, PIECE, G_PRIORITY_DEFAULT, arb_dialog_wait_cancellable (self->wait),
                                   on_piece, task);
}

static void
on_stream (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Reading *self = g_task_get_task_data (task);
  GError *error = NULL;

  self->stream = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, &error);
  if (self->stream == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_clear_error (&error);
      arb_clipboard_set_empty (&error);
    }
  if (self->stream == NULL)
    {
      finish (task, NULL, error);
      return;
    }
  self->bytes = g_byte_array_new ();
  read_more (task);
}

/* ---- all ---- */

void
arb_clipboard_read (GtkWidget *widget, const char *const *types, gsize bytes_max, GCancellable *cancellable,
                    GAsyncReadyCallback done, gpointer user_data)
{
  GTask *task = g_task_new (widget, NULL, done, user_data);
  Reading *self = g_new0 (Reading, 1);
  GdkDisplay *display = gtk_widget_get_display (widget);

  self->types = g_strdupv ((char **) types);
  self->display = g_strdup (gdk_display_get_name (display));
  self->bytes_max = bytes_max;
  g_task_set_task_data (task, self, reading_free);
  self->late_source = g_timeout_add_seconds (ARB_CLIPBOARD_SECONDS, on_late, self);
  self->wait = arb_dialog_wait (widget, _ ("Waiting for the Clipboard"), cancellable);
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY (display))
    {
      g_autoptr (GTask) work = g_task_new (NULL, arb_dialog_wait_cancellable (self->wait), on_x11_read, task);

      g_task_set_task_data (work, self, NULL);
      g_task_run_in_thread (work, read_x11);
      return;
    }
#endif
  gdk_clipboard_read_async (gdk_display_get_clipboard (display), (const char **) types, G_PRIORITY_DEFAULT,
                            arb_dialog_wait_cancellable (self->wait), on_stream, task);
}

GBytes *
arb_clipboard_read_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

char *
arb_clipboard_read_text_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (GBytes) bytes = arb_clipboard_read_finish (result, error);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  if (text == NULL)
    return NULL;
  /* Some programs count the NUL behind the text. */
  while (length > 0 && text[length - 1] == '\0')
    length--;
  if (length > 0 && g_utf8_validate_len (text, length, NULL))
    return g_strndup (text, length);
  /* STRING is Latin-1 (ICCCM, section 2.7.1). */
  if (length > 0 && memchr (text, '\0', length) == NULL)
    return g_convert (text, (gssize) length, "UTF-8", "ISO-8859-1", NULL, NULL, error);
  arb_clipboard_set_empty (error);
  return NULL;
}

/* ---- fields ---- */

static void
insert_into (GtkWidget *field, const char *text)
{
  if (GTK_IS_TEXT_VIEW (field))
    {
      GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (field));

      gtk_text_buffer_begin_user_action (buffer);
      gtk_text_buffer_delete_selection (buffer, TRUE, TRUE);
      gtk_text_buffer_insert_interactive_at_cursor (buffer, text, -1, TRUE);
      gtk_text_buffer_end_user_action (buffer);
      gtk_text_view_scroll_mark_onscreen (GTK_TEXT_VIEW (field), gtk_text_buffer_get_insert (buffer));
    }
  else
    {
      int place;
      /* A field has one line. */
      gsize length = gtk_text_get_truncate_multiline (GTK_TEXT (field)) ? strcspn (text, "\n") : strlen (text);

      gtk_editable_delete_selection (GTK_EDITABLE (field));
      place = gtk_editable_get_position (GTK_EDITABLE (field));
      gtk_editable_insert_text (GTK_EDITABLE (field), text, (int) length, &place);
      gtk_editable_set_position (GTK_EDITABLE (field), place);
    }
}

static gboolean
is_editable (GtkWidget *field)
{
  return GTK_IS_TEXT_VIEW (field) ? gtk_text_view_get_editable (GTK_TEXT_VIEW (field))
                                  : gtk_editable_get_editable (GTK_EDITABLE (field));
}

static void
on_field_read (GObject *field, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = arb_clipboard_read_text_finish (result, &error);

  /* Meanwhile the field may be gone. */
  if (gtk_widget_get_root (GTK_WIDGET (field)) == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (text != NULL && is_editable (GTK_WIDGET (field)))
    insert_into (GTK_WIDGET (field), text);
  else if (text != NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    gtk_widget_error_bell (GTK_WIDGET (field));
  else
    arb_dialog_trouble (GTK_WIDGET (field), _ ("Nothing Was Pasted"), error->message);
}

static void
paste_into (GtkWidget *field)
{
  if (!is_editable (field))
    {
      gtk_widget_error_bell (field);
      return;
    }
  arb_clipboard_read (field, arb_clipboard_text, ARB_CLIPBOARD_FIELD_BYTES_MAX, NULL, on_field_read, NULL);
}

void
arb_clipboard_guard_fields (void)
{
  const GType fields[] = { GTK_TYPE_TEXT, GTK_TYPE_TEXT_VIEW };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      /* The signals are there when the class is. */
      g_type_class_ref (fields[i]);
      g_signal_override_class_handler ("paste-clipboard", fields[i], G_CALLBACK (paste_into));
    }
}
