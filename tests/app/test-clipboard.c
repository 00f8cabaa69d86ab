/* test-clipboard.c - the clipboard is read to the last byte; an owner that never ends, never answers or drips is left
 * within the bounds, and sends nothing after that.
 *
 * The owner is this program once more, in a process of its own: "own TYPE KIND [CONTENT]".  It says when it owns the
 * clipboard, and how much it has sent when it is asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/kit/clipboard.h"
#include "../table/test-add.h"

typedef enum
{
  OWNER_ENDLESS,
  OWNER_SILENT,
  OWNER_DRIPPING,
} OwnerKind;

typedef struct
{
  GdkContentProvider parent;
  OwnerKind kind;
  const char *type;
  gsize sent;
} Owner;

typedef struct
{
  GdkContentProviderClass parent;
} OwnerClass;

GType owner_get_type (void);
G_DEFINE_TYPE (Owner, owner, GDK_TYPE_CONTENT_PROVIDER)

#define MANY (64 * 1024)
#define DRIP_MS 50
#define ROUNDS 100

static const char *program;
static GSubprocess *other; /* the owner; NULL: nobody owns the clipboard */
static GDataInputStream *said;
static GtkWindow *window;
static GtkText *field;
static const char *const pictures[] = { "image/png", "image/jpeg", NULL };

/* ---- the owner ---- */

static GdkContentFormats *
owner_ref_formats (GdkContentProvider *provider)
{
  return gdk_content_formats_new (&((Owner *) provider)->type, 1);
}

static void send (GTask *task);

static void
on_drip (gpointer task)
{
  send (task);
}

static void
on_sent (GObject *stream, GAsyncResult *result, gpointer data)
{
  GTask *task = data;
  Owner *owner = g_task_get_source_object (task);
  GError *error = NULL;
  gsize sent = 0;

  if (!g_output_stream_write_all_finish (G_OUTPUT_STREAM (stream), result, &sent, &error))
    {
      g_task_return_error (task, error);
      g_object_unref (task);
      return;
    }
  owner->sent += sent;
  if (owner->kind == OWNER_DRIPPING)
    g_timeout_add_once (DRIP_MS, on_drip, task);
  else
    send (task);
}

static void
send (GTask *task)
{
  static const char zeros[MANY];
  const Owner *owner = g_task_get_source_object (task);

  g_output_stream_write_all_async (g_task_get_task_data (task), zeros, owner->kind == OWNER_DRIPPING ? 1 : sizeof zeros,
                                   G_PRIORITY_DEFAULT, NULL, on_sent, task);
}

static void
owner_write (GdkContentProvider *provider, const char *type, GOutputStream *stream, int priority,
             GCancellable *cancellable, GAsyncReadyCallback done, gpointer data)
{
  GTask *task = g_task_new (provider, cancellable, done, data);

  g_task_set_task_data (task, g_object_ref (stream), g_object_unref);
  if (((Owner *) provider)->kind != OWNER_SILENT)
    send (task);
}

static gboolean
owner_write_finish (GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
owner_class_init (OwnerClass *klass)
{
  GdkContentProviderClass *provider = (GdkContentProviderClass *) klass;

  provider->ref_formats = owner_ref_formats;
  provider->write_mime_type_async = owner_write;
  provider->write_mime_type_finish = owner_write_finish;
}

static void
owner_init (Owner *owner)
{
}

/* The bytes of a long content, of which each is where it belongs. */
static GBytes *
pattern_of (gsize length)
{
  guint8 *bytes = g_malloc (length);

  for (gsize i = 0; i < length; i++)
    bytes[i] = (guint8) ((i * 2654435761u) >> 13);
  return g_bytes_new_take (bytes, length);
}

static GdkContentProvider *
provider_of (const char *type, const char *kind, const char *content)
{
  static const char *const kinds[] = { "endless", "silent", "dripping" };
  g_autoptr (GBytes) bytes = NULL;
  Owner *owner;

  if (g_str_equal (kind, "bytes"))
    bytes = g_bytes_new (content, strlen (content));
  else if (g_str_equal (kind, "pattern"))
    bytes = pattern_of (g_ascii_strtoull (content, NULL, 10));
  if (bytes != NULL)
    return gdk_content_provider_new_for_bytes (type, bytes);
  owner = g_object_new (owner_get_type (), NULL);
  owner->type = type;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kind, kinds[i]))
      owner->kind = i;
  return (GdkContentProvider *) owner;
}

static gboolean
on_asked (GIOChannel *channel, GIOCondition condition, gpointer provider)
{
  char asked[8];

  if (read (STDIN_FILENO, asked, sizeof asked) <= 0)
    exit (0);
  printf ("%" G_GSIZE_FORMAT "\n",
          G_TYPE_CHECK_INSTANCE_TYPE (provider, owner_get_type ()) ? ((Owner *) provider)->sent : 0);
  fflush (stdout);
  return G_SOURCE_CONTINUE;
}

static void
own_until_told (const char *type, const char *kind, const char *content)
{
  g_autoptr (GIOChannel) channel = g_io_channel_unix_new (STDIN_FILENO);
  GdkContentProvider *provider;

  gtk_init ();
  provider = provider_of (type, kind, content);
  g_assert_true (gdk_clipboard_set_content (gdk_display_get_clipboard (gdk_display_get_default ()), provider));
  gdk_display_sync (gdk_display_get_default ());
  printf ("owns\n");
  fflush (stdout);
  g_io_add_watch (channel, G_IO_IN | G_IO_HUP, on_asked, provider);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

static char *
hear (void)
{
  g_autoptr (GError) error = NULL;
  char *line = g_data_input_stream_read_line (said, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (line);
  return line;
}

/* How many bytes the owner has sent. */
static gsize
sent_by_owner (void)
{
  g_autofree char *line = NULL;

  g_assert_true (g_output_stream_write_all (g_subprocess_get_stdin_pipe (other), "?", 1, NULL, NULL, NULL));
  line = hear ();
  return g_ascii_strtoull (line, NULL, 10);
}

static void
disown (void)
{
  if (other == NULL)
    return;
  g_subprocess_force_exit (other);
  g_subprocess_wait (other, NULL, NULL);
  g_clear_object (&said);
  g_clear_object (&other);
}

/* Another program owns the clipboard. */
static void
own (const char *type, const char *kind, const char *content)
{
  g_autoptr (GSubprocessLauncher)
      launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;

  disown ();
  /* When a transfer is broken off, GTK 4.8 complains as an owner. */
  g_subprocess_launcher_unsetenv (launcher, "G_DEBUG");
  other = g_subprocess_launcher_spawn (launcher, &error, program, "own", type, kind, content, NULL);
  g_assert_no_error (error);
  said = g_data_input_stream_new (g_subprocess_get_stdout_pipe (other));
  line = hear ();
  g_assert_cmpstr (line, ==, "owns");
}

/* ---- reading ---- */

static void
keep_result (GObject *source, GAsyncResult *result, gpointer kept)
{
  *(GAsyncResult **) kept = g_object_ref (result);
}

static GAsyncResult *
read_result (const char *const *types, gsize bytes_max, GCancellable *cancellable)
{
  GAsyncResult *result = NULL;

  arb_clipboard_read (GTK_WIDGET (window), types, bytes_max, cancellable, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return result;
}

static void
assert_unread (const char *const *types, gsize bytes_max, GCancellable *cancellable, int code)
{
  g_autoptr (GAsyncResult) result = read_result (types, bytes_max, cancellable);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = arb_clipboard_read_finish (result, &error);

  g_assert_null (bytes);
  g_assert_error (error, G_IO_ERROR, code);
}

static void
assert_read (const char *const *types, const void *bytes, gsize length)
{
  g_autoptr (GAsyncResult) result = read_result (types, length, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) all = arb_clipboard_read_finish (result, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (all, NULL), g_bytes_get_size (all), bytes, length);
}

/* Short and long contents arrive whole, also when they just fit; a byte more does not. */
static void
test_whole (void)
{
  const gsize lengths[] = { 1, 3, 4, 5, 1000, 65536, 262144, 262145, 8 * 1024 * 1024 + 3 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GBytes) bytes = pattern_of (lengths[i]);
      g_autofree char *length = g_strdup_printf ("%" G_GSIZE_FORMAT, lengths[i]);

      own ("image/jpeg", "pattern", length);
      assert_read (pictures, g_bytes_get_data (bytes, NULL), lengths[i]);
      assert_unread (pictures, lengths[i] - 1, NULL, G_IO_ERROR_FAILED);
    }
}

static void
test_text (void)
{
  static const struct
  {
    const char *type, *bytes, *asked;
  } cases[] = {
    { "text/plain;charset=utf-8", "r\xc3\xb6t", NULL },
    /* GTK offers this text under the older names, too. */
    { "text/plain;charset=utf-8", "r\xc3\xb6t", "UTF8_STRING" },
    { "text/plain", "r\xf6t", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      const char *asked[] = { cases[i].asked, NULL };

      own (cases[i].type, "bytes", cases[i].bytes);
      result = read_result (cases[i].asked != NULL ? asked : arb_clipboard_text, 1000, NULL);
      text = arb_clipboard_read_text_finish (result, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (text, ==, "r\xc3\xb6t");
    }
}

static void
test_nothing (void)
{
  own ("text/plain", "bytes", "words");
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
  own ("image/png", "bytes", "");
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
  disown ();
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
}

static void
test_endless (void)
{
  gsize sent;

  own ("image/png", "endless", "");
  assert_unread (pictures, 4 * 1024 * 1024, NULL, G_IO_ERROR_FAILED);
  sent = sent_by_owner ();
  g_assert_cmpuint (sent, <, 8 * 1024 * 1024);
  /* Asked many times over, it still has not sent more: nobody takes the next piece. */
  for (guint i = 0; i < ROUNDS; i++)
    sent_by_owner ();
  g_assert_cmpuint (sent_by_owner (), <, sent + 1024 * 1024);
}

/* The window that says what is waited for; NULL: there is none. */
static GtkWindow *
waiting_window (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *i = all; i != NULL; i = i->next)
    if (ADW_IS_MESSAGE_DIALOG (i->data) && gtk_widget_get_visible (i->data))
      return i->data;
  return NULL;
}

static gboolean
press_cancel (gpointer pressed)
{
  GtkWindow *dialog = waiting_window ();

  if (dialog == NULL)
    return G_SOURCE_CONTINUE;
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  *(gboolean *) pressed = TRUE;
  return G_SOURCE_REMOVE;
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean pressed = FALSE;

  own ("image/png", "silent", "");
  g_timeout_add (20, press_cancel, &pressed);
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_CANCELLED);
  g_assert_true (pressed);
  g_assert_null (waiting_window ());

  g_cancellable_cancel (cancellable);
  assert_unread (pictures, 1000, cancellable, G_IO_ERROR_CANCELLED);
  g_assert_null (waiting_window ());
}

static void
test_late (void)
{
  gint64 begun;

  own ("image/png", "dripping", "");
  begun = g_get_monotonic_time ();
  assert_unread (pictures, 64 * 1024 * 1024, NULL, G_IO_ERROR_FAILED);
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, (ARB_CLIPBOARD_SECONDS - 1) * G_USEC_PER_SEC);
  g_assert_null (waiting_window ());
}

/* ---- fields ---- */

static void
await_text (const char *text)
{
  while (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (field)), text))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_field (void)
{
  gtk_editable_set_text (GTK_EDITABLE (field), "one three");
  gtk_editable_select_region (GTK_EDITABLE (field), 0, 3);
  own ("text/plain;charset=utf-8", "bytes", "two and");
  g_signal_emit_by_name (field, "paste-clipboard");
  await_text ("two and three");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (field)), ==, 7);

  own ("text/plain;charset=utf-8", "endless", "");
  g_signal_emit_by_name (field, "paste-clipboard");
  while (waiting_window () == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (waiting_window ()), "close");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "two and three");
  g_assert_cmpuint (sent_by_owner (), <, 4 * 1024 * 1024);
}

int
main (int argc, char *argv[])
{
  int status;

  if (argc == 5 && g_str_equal (argv[1], "own"))
    own_until_told (argv[2], argv[3], argv[4]);
  program = argv[0];
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  arb_clipboard_guard_fields ();
  window = GTK_WINDOW (gtk_window_new ());
  field = GTK_TEXT (gtk_text_new ());
  gtk_window_set_child (window, GTK_WIDGET (field));
  gtk_window_present (window);

  TESTS_ADD ("/clipboard", whole, text, nothing, endless, cancel, late, field);
  status = g_test_run ();
  disown ();
  return status;
}
