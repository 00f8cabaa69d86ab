/* clipboard.h - reads what another program has put on the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other program may be slow, may never answer, or may never end.  So the bytes and the seconds are bounded, and a
 * window with Cancel says what is waited for.  When reading ends early, nothing of it goes on.
 */
#pragma once

#include <gtk/gtk.h>

#define ARB_CLIPBOARD_SECONDS 10
#define ARB_CLIPBOARD_FIELD_BYTES_MAX (64 * 1024) /* of a text for a field */

extern const char *const arb_clipboard_text[]; /* how texts are called on a clipboard; ends with NULL */

/* Reads what the clipboard holds under the first of these names that it knows (media types, or names of X11); an empty
 * answer is as none.  `done` gets the widget, which lives until then. */
void arb_clipboard_read (GtkWidget *widget, const char *const *types, gsize bytes_max, GCancellable *cancellable,
                         GAsyncReadyCallback done, gpointer user_data);

/* NULL and an error.  G_IO_ERROR_NOT_FOUND: the clipboard has nothing of this kind.  G_IO_ERROR_CANCELLED: the person
 * does not want it any more.  Else a sentence says why it cannot be read. */
GBytes *arb_clipboard_read_finish (GAsyncResult *result, GError **error);
/* The same as valid UTF-8 without NUL.  Free with g_free (). */
char *arb_clipboard_read_text_finish (GAsyncResult *result, GError **error);

/* From now on, fields paste in this way, too. */
void arb_clipboard_guard_fields (void);
