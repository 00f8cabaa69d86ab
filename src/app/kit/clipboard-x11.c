/* clipboard-x11.c - see clipboard-x11.h.
 *
 * The words are those of the protocol: the owner converts the selection to a target, and leaves it in a property of our
 * window.  What is large comes in pieces (INCR): the owner writes the next piece when the last one was deleted, and an
 * empty piece is the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "clipboard-x11.h"

#include <glib/gi18n.h>
#include <poll.h>
#include <xcb/xcb.h>

typedef struct
{
  xcb_connection_t *connection;
  xcb_window_t window;
  xcb_atom_t clipboard, incr, property;
  gsize bytes_max;
  GCancellable *cancellable;
} Reader;

static gboolean
lost (const Reader *self, GError **error)
{
  if (xcb_connection_has_error (self->connection) == 0)
    return FALSE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("the clipboard cannot be reached"));
  return TRUE;
}

static xcb_atom_t
atom (Reader *self, const char *name)
{
  xcb_intern_atom_cookie_t cookie = xcb_intern_atom (self->connection, FALSE, (uint16_t) strlen (name), name);
  xcb_intern_atom_reply_t *reply = xcb_intern_atom_reply (self->connection, cookie, NULL);
  xcb_atom_t found = reply != NULL ? reply->atom : XCB_ATOM_NONE;

  free (reply);
  return found;
}

/* Waits for an event.  NULL and an error if none can come any more. */
static xcb_generic_event_t *
next_event (Reader *self, GError **error)
{
  for (;;)
    {
      struct pollfd ready[2] = { { .fd = xcb_get_file_descriptor (self->connection), .events = POLLIN } };
      GPollFD cancelled = { .fd = -1 };
      xcb_generic_event_t *event;

      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return NULL;
      event = xcb_poll_for_event (self->connection);
      if (event != NULL || lost (self, error))
        return event;
      if (g_cancellable_make_pollfd (self->cancellable, &cancelled))
        {
          ready[1].fd = cancelled.fd;
          ready[1].events = POLLIN;
          poll (ready, 2, -1);
          g_cancellable_release_fd (self->cancellable);
        }
      else
        poll (ready, 1, 100);
    }
}

/* Waits until the owner has answered.  FALSE and no error: it knows no such target. */
static gboolean
await_answer (Reader *self, xcb_atom_t target, GError **error)
{
  for (;;)
    {
      xcb_generic_event_t *event = next_event (self, error);
      const xcb_selection_notify_event_t *answer = (const void *) event;
      gboolean is_answer = event != NULL && (event->response_type & 0x7f) == XCB_SELECTION_NOTIFY;
      gboolean is_mine = is_answer && answer->target == target && answer->selection == self->clipboard;
      gboolean has = is_mine && answer->property == self->property;
      gboolean failed = event == NULL;

      free (event);
      if (is_mine || failed)
        return has;
    }
}

/* Waits until the owner has written the next piece. */
static gboolean
await_piece (Reader *self, GError **error)
{
  for (;;)
    {
      xcb_generic_event_t *event = next_event (self, error);
      const xcb_property_notify_event_t *change = (const void *) event;
      gboolean failed = event == NULL;
      gboolean is_piece = !failed && (event->response_type & 0x7f) == XCB_PROPERTY_NOTIFY
                          && change->atom == self->property && change->state == XCB_PROPERTY_NEW_VALUE;

      free (event);
      if (is_piece || failed)
        return is_piece;
    }
}

/* Adds what the property holds to `bytes`, and deletes the property.  `type`: of the property. */
static gboolean
take_property (Reader *self, GByteArray *bytes, xcb_atom_t *type, gsize *taken, GError **error)
{
  gsize room = self->bytes_max - bytes->len;
  xcb_get_property_cookie_t cookie = xcb_get_property (self->connection, TRUE, self->window, self->property,
                                                       XCB_GET_PROPERTY_TYPE_ANY, 0, (uint32_t) (room / 4 + 1));
  xcb_get_property_reply_t *reply = xcb_get_property_reply (self->connection, cookie, NULL);
  gboolean fits;

  if (reply == NULL)
    {
      if (!lost (self, error))
        arb_clipboard_set_empty (error);
      return FALSE;
    }
  *type = reply->type;
  *taken = (gsize) xcb_get_property_value_length (reply);
  fits = reply->bytes_after == 0 && *taken <= room;
  if (fits && *type != self->incr)
    g_byte_array_append (bytes, xcb_get_property_value (reply), (guint) *taken);
  free (reply);
  if (!fits)
    arb_clipboard_set_large (error);
  return fits;
}

static gboolean
take_pieces (Reader *self, GByteArray *bytes, GError **error)
{
  gsize taken = 0;
  xcb_atom_t type;

  do
    if (!await_piece (self, error) || !take_property (self, bytes, &type, &taken, error))
      return FALSE;
  while (taken > 0);
  return TRUE;
}

/* FALSE and no error: the owner does not know the target, or has nothing. */
static gboolean
read_target (Reader *self, const char *name, GByteArray *bytes, GError **error)
{
  xcb_atom_t target = atom (self, name), type = XCB_ATOM_NONE;
  gsize taken;

  xcb_convert_selection (self->connection, self->window, self->clipboard, target, self->property, XCB_CURRENT_TIME);
  xcb_flush (self->connection);
  if (!await_answer (self, target, error))
    return FALSE;
  /* The property was written before the answer, and tells so in an event of its own: it is no piece.  A piece can only
   * come after the property is deleted here. */
  if (!take_property (self, bytes, &type, &taken, error) || (type == self->incr && !take_pieces (self, bytes, error)))
    return FALSE;
  return bytes->len > 0;
}

static gboolean
reader_init (Reader *self, const char *display, GError **error)
{
  int number = 0;
  xcb_screen_iterator_t screens;
  const uint32_t events[] = { XCB_EVENT_MASK_PROPERTY_CHANGE };

  self->connection = xcb_connect (display, &number);
  if (lost (self, error))
    return FALSE;
  screens = xcb_setup_roots_iterator (xcb_get_setup (self->connection));
  while (number-- > 0 && screens.rem > 1)
    xcb_screen_next (&screens);
  self->window = xcb_generate_id (self->connection);
  xcb_create_window (self->connection, XCB_COPY_FROM_PARENT, self->window, screens.data->root, 0, 0, 1, 1, 0,
                     XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, events);
  self->clipboard = atom (self, "CLIPBOARD");
  self->incr = atom (self, "INCR");
  self->property = atom (self, "ARBITRESS_PASTE");
  return !lost (self, error);
}

GBytes *
arb_clipboard_x11_read (const char *display, const char *const *targets, gsize bytes_max, GCancellable *cancellable,
                        GError **error)
{
  Reader self = { .bytes_max = bytes_max, .cancellable = cancellable };
  GByteArray *bytes = g_byte_array_new ();
  gboolean has = FALSE;
  GError *trouble = NULL;

  if (reader_init (&self, display, &trouble))
    for (guint i = 0; targets[i] != NULL && !has && trouble == NULL; i++)
      has = read_target (&self, targets[i], bytes, &trouble);
  xcb_disconnect (self.connection);
  if (has)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  if (trouble == NULL)
    arb_clipboard_set_empty (&trouble);
  g_propagate_error (error, trouble);
  return NULL;
}
