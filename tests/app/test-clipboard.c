/* test-clipboard.c - the clipboard is read to the last byte; an owner that never ends, never answers or drips is left
 * within the bounds, and sends nothing after that.
 *
 * The owner is this program, too: it answers in the main loop, as another program would in its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <adwaita.h>
#include <string.h>

#include "app/kit/clipboard.h"

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
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Owner, g_object_unref)
G_DEFINE_TYPE (Owner, owner, GDK_TYPE_CONTENT_PROVIDER)

#define MANY (64 * 1024)
#define DRIP_MS 50
#define ROUNDS 100

static GtkWindow *window;
static GtkText *field;
static const char *const pictures[] = { "image/png", "image/jpeg", NULL };

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

static void
own (GdkContentProvider *provider)
{
  g_assert_true (gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), provider));
}

static Owner *
own_bad (OwnerKind kind, const char *type)
{
  Owner *owner = g_object_new (owner_get_type (), NULL);

  owner->kind = kind;
  owner->type = type;
  own ((GdkContentProvider *) owner);
  return owner;
}

static void
own_bytes (const char *type, const void *bytes, gsize length)
{
  g_autoptr (GBytes) all = g_bytes_new (bytes, length);
  g_autoptr (GdkContentProvider) provider = gdk_content_provider_new_for_bytes (type, all);

  own (provider);
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
      g_autofree guint8 *bytes = g_malloc (lengths[i]);

      for (gsize k = 0; k < lengths[i]; k++)
        bytes[k] = (guint8) g_random_int ();
      own_bytes ("image/jpeg", bytes, lengths[i]);
      assert_read (pictures, bytes, lengths[i]);
      assert_unread (pictures, lengths[i] - 1, NULL, G_IO_ERROR_NO_SPACE);
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

      own_bytes (cases[i].type, cases[i].bytes, strlen (cases[i].bytes));
      result = read_result (cases[i].asked != NULL ? asked : arb_clipboard_text, 1000, NULL);
      text = arb_clipboard_read_text_finish (result, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (text, ==, "r\xc3\xb6t");
    }
}

static void
test_nothing (void)
{
  own_bytes ("text/plain", "words", 5);
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
  own_bytes ("image/png", "", 0);
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (window)), NULL);
  assert_unread (pictures, 1000, NULL, G_IO_ERROR_NOT_FOUND);
}

static void
test_endless (void)
{
  g_autoptr (Owner) owner = own_bad (OWNER_ENDLESS, "image/png");
  gsize sent;

  assert_unread (pictures, 4 * 1024 * 1024, NULL, G_IO_ERROR_NO_SPACE);
  sent = owner->sent;
  g_assert_cmpuint (sent, <, 8 * 1024 * 1024);
  /* Another reading takes the same way many times over; meanwhile the first owner could send. */
  own_bytes ("image/png", "picture", 7);
  for (guint i = 0; i < ROUNDS; i++)
    assert_read (pictures, "picture", 7);
  g_assert_cmpuint (owner->sent, <, sent + 1024 * 1024);
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
  g_autoptr (Owner) owner = own_bad (OWNER_SILENT, "image/png");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean pressed = FALSE;

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
  g_autoptr (Owner) owner = own_bad (OWNER_DRIPPING, "image/png");
  gint64 begun = g_get_monotonic_time ();

  assert_unread (pictures, 64 * 1024 * 1024, NULL, G_IO_ERROR_TIMED_OUT);
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
  g_autoptr (Owner) owner = NULL;

  gtk_editable_set_text (GTK_EDITABLE (field), "one three");
  gtk_editable_select_region (GTK_EDITABLE (field), 0, 3);
  own_bytes ("text/plain;charset=utf-8", "two and", 7);
  g_signal_emit_by_name (field, "paste-clipboard");
  await_text ("two and three");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (field)), ==, 7);

  owner = own_bad (OWNER_ENDLESS, "text/plain;charset=utf-8");
  g_signal_emit_by_name (field, "paste-clipboard");
  while (waiting_window () == NULL)
    g_main_context_iteration (NULL, TRUE);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (waiting_window ()), "close");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (field)), ==, "two and three");
  g_assert_cmpuint (owner->sent, <, 4 * 1024 * 1024);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  arb_clipboard_guard_fields ();
  window = GTK_WINDOW (gtk_window_new ());
  field = GTK_TEXT (gtk_text_new ());
  gtk_window_set_child (window, GTK_WIDGET (field));
  gtk_window_present (window);

  g_test_add_func ("/clipboard/whole", test_whole);
  g_test_add_func ("/clipboard/text", test_text);
  g_test_add_func ("/clipboard/nothing", test_nothing);
  g_test_add_func ("/clipboard/endless", test_endless);
  g_test_add_func ("/clipboard/cancel", test_cancel);
  g_test_add_func ("/clipboard/late", test_late);
  g_test_add_func ("/clipboard/field", test_field);
  return g_test_run ();
}
