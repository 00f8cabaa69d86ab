/* clipboard-x11.h - reads the clipboard of X11.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GTK cannot stop reading a selection of X11: it takes whatever the owner sends, as long as the owner sends.  So this
 * uses a connection of its own.  When that is closed, the owner can send no more.
 */
#pragma once

#include <gio/gio.h>

/* Waits until it has all, so it belongs in a thread.  `display`: the name of the display; `targets` ends with NULL.
 * Errors as arb_clipboard_read_finish (). */
GBytes *arb_clipboard_x11_read (const char *display, const char *const *targets, gsize bytes_max,
                                GCancellable *cancellable, GError **error);

/* The errors that every way to read has. */
void arb_clipboard_set_empty (GError **error);
void arb_clipboard_set_large (GError **error);
